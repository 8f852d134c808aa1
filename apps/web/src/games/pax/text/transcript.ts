import type { Reason } from "@ara/bots/pax";
import type { Seat, Viewer } from "@ara/kernel";
import type { Event } from "@ara/pax";
import { signal, type Signal } from "@preact/signals";
import { Announcer, sinceOwn } from "./announce.ts";
import type { Which } from "./commands.ts";
import type { PaxNews } from "../types.ts";
import { questionOf } from "./question.ts";
import type { Speech } from "./speech.ts";

/** A line or more of what was typed, answered, refused or told. */
export interface Entry {
  readonly id: number;
  readonly kind: "input" | "answer" | "refusal" | "news";
  readonly lines: readonly string[];
}

const RECAP = 12;
const KEPT = 200;
const REASONS = 6;

/** Where one person sits: what the table told this seat, and what was said to it. Nobody else sees it. */
export class Transcript {
  readonly viewer: Viewer;
  readonly news: Signal<PaxNews | null> = signal(null);
  readonly entries: Signal<readonly Entry[]> = signal([]);
  readonly log: Event[] = [];
  /** What was typed, for the arrow keys. */
  readonly history: string[] = [];
  /** Why each bot did what it has done in its last turn. */
  readonly reasons = new Map<Seat, Reason[]>();
  /** Told while another person had the screen. */
  unheard: string[] = [];
  pending: Which | null = null;
  readonly #announcer: Announcer;
  #next = 1;

  constructor(viewer: Viewer) {
    this.viewer = viewer;
    this.#announcer = new Announcer(viewer);
  }

  add(kind: Entry["kind"], lines: readonly string[]): void {
    if (lines.length === 0) return;
    this.entries.value = [...this.entries.value, { id: this.#next++, kind, lines }].slice(-KEPT);
  }

  /** The sentences that are new to this seat, and whether its turn begins with them. */
  receive(news: PaxNews, speech: Speech): { readonly lines: string[]; readonly turn: boolean } {
    const before = this.news.value;
    const known = this.log.length;
    const undone = news.from < known;
    this.log.length = news.from;
    this.log.push(...news.log);
    this.news.value = news;
    this.#remember(news);

    const asked = news.prompt !== null;
    const events = before === null ? sinceOwn(this.log, this.viewer) : undone ? [] : this.log.slice(known);
    if (undone) this.#announcer.forget();
    const told = this.#announcer.tell(events, asked || news.over, speech, news.view);
    const left = Math.max(0, before === null ? told.length - RECAP : 0);
    const earlier = left > 0 ? [speech.text.news.earlier({ lines: left })] : [];
    const changed = before === null || undone || events.length > 0;
    return {
      lines: [
        ...(undone ? [speech.text.news[before?.undoable === 0 ? "undoneSeen" : "undone"]] : []),
        ...earlier,
        ...told.slice(left),
        ...(changed && (asked || news.over) ? [questionOf(news, speech)] : []),
        ...(news.unsaved !== null && news.unsaved !== before?.unsaved
          ? [speech.text.page.unsaved({ reason: news.unsaved })]
          : []),
      ],
      turn: asked && before?.prompt?.seat !== this.viewer,
    };
  }

  #remember({ said, log }: PaxNews): void {
    for (const event of log) if (event.type === "turn") this.reasons.delete(event.seat);
    if (said) this.reasons.set(said.seat, [...(this.reasons.get(said.seat) ?? []), said.reason].slice(-REASONS));
  }
}
