import { signal, type ReadonlySignal } from "@preact/signals";
import { moves } from "../../../app/settings.ts";
import type { Chapter } from "@ara/pax-romana/story";
import { stayOf } from "./drawn.ts";

/** What is shown of the past just now. */
export interface Shot {
  readonly chapter: Chapter;
  readonly n: number;
  readonly of: number;
  /** How long it takes, in milliseconds; 0: until somebody goes on. The last one stays. */
  readonly stay: number;
}

/** Chapters shown one after the other; whoever has seen enough stops it. */
export class Playback {
  readonly shot: ReadonlySignal<Shot | null>;
  readonly #shot = signal<Shot | null>(null);
  #chapters: readonly Chapter[] = [];
  #timer = 0;

  constructor() {
    this.shot = this.#shot;
  }

  /** Where things may not move, each waits until somebody goes on. */
  start(chapters: readonly Chapter[]): void {
    this.#chapters = chapters;
    this.#show(0);
  }

  /** The next one, or the end. */
  next(): void {
    this.#show(this.#shot.peek()?.n ?? 0);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#shot.value = null;
  }

  #show(i: number): void {
    clearTimeout(this.#timer);
    const chapter = this.#chapters[i];
    const of = this.#chapters.length;
    const stay = moves() ? stayOf(of) : 0;
    this.#shot.value = chapter ? { chapter, n: i + 1, of, stay } : null;
    // The last one is read as long as one likes.
    if (chapter && stay > 0 && i + 1 < of) this.#timer = window.setTimeout(() => this.#show(i + 1), stay);
  }
}
