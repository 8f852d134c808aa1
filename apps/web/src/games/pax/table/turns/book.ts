import type { Seat, Viewer } from "@ara/kernel";
import { plain, tellings, tellTurn, turnsIn, viewBefore, type Sentence, type Turn } from "@ara/pax/turn";
import type { TurnTexts } from "@ara/pax/turn/en";
import { computed, effect, type ReadonlySignal } from "@preact/signals";
import type { PaxNews } from "../../types.ts";
import { paxWords } from "../../words.ts";
import { nameOf, type Desk } from "../desk.ts";
import { turnWords } from "./words.ts";

/** What is remembered of the turns at a desk: what was told, and how the table looked at each step. */
export class Book {
  readonly turns: ReadonlySignal<readonly Turn[]>;
  readonly #viewer: Viewer;
  readonly #nameOf: (seat: Seat) => string;
  readonly #told = new Map<number, { key: string; words: TurnTexts; sentence: Sentence; all: readonly Sentence[] }>();
  #shots: readonly PaxNews[] = [];

  constructor(desk: Desk) {
    this.#viewer = desk.viewer;
    this.#nameOf = nameOf(desk);
    this.turns = computed(() => turnsIn(desk.lines.value.map(({ event }) => event)));
    effect(() => {
      const news = desk.news.value;
      // What was taken back did not happen.
      this.#shots = [...this.#shots.filter(({ from }) => from < news.from), news];
    });
  }

  sentence(index: number): Sentence {
    return this.#tell(index)?.sentence ?? [];
  }

  /** In full, then shorter and shorter. */
  tellings(index: number): readonly Sentence[] {
    return this.#tell(index)?.all ?? [];
  }

  #tell(index: number): { sentence: Sentence; all: readonly Sentence[] } | undefined {
    const turn = this.turns.value[index];
    if (!turn) return undefined;
    const next = this.turns.value[index + 1];
    const end = next ? this.#at(next.from) : this.#shots.length - 1;
    const { turnTexts: words } = turnWords.now.value;
    // News have each a version of their own, also after something was taken back.
    const key = `${turn.events.length} ${this.#shots[end]?.version}`;
    const told = this.#told.get(index);
    if (told?.key === key && told.words === words) return told;
    // From how things stand now, so that a turn is told alike when it happens and when somebody comes back to it.
    const now = this.#shots.at(-1)?.view;
    const happened = this.turns.value.slice(index + 1).flatMap(({ events }) => events);
    const after = now && viewBefore(now, happened);
    const before = after && viewBefore(after, turn.events);
    const telling = {
      texts: paxWords.now.value,
      words,
      nameOf: this.#nameOf,
      viewer: this.#viewer,
      before,
      after,
    };
    const fresh = { key, words, sentence: tellTurn(turn, telling), all: tellings(turn, telling) };
    this.#told.set(index, fresh);
    return fresh;
  }

  /** The turns of others that began at this line or later, each in its sentence. */
  since(line: number): string[] {
    const all = this.turns.value.map((turn, i) => ({ ...turn, told: plain(this.sentence(i)) }));
    return all.flatMap(({ seat, from, told }) => (from >= line && seat !== this.#viewer && told ? [told] : []));
  }

  /**
   * In the order of play, every turn of others and of Rome since this line of which there is something to tell; of who has
   * not moved since, the one before.
   */
  lately(line: number): readonly number[] {
    const all = this.turns.value;
    const told = all.flatMap((_, i) => (this.sentence(i).length > 0 ? [i] : []));
    return told.filter((i) => {
      const { seat, from, events } = all[i]!;
      if (seat === this.#viewer) return false;
      if (seat === "rome") return from >= line && takesLegion(events);
      return from >= line || told.findLast((other) => all[other]!.seat === seat) === i;
    });
  }

  /** The same of one of them alone. */
  latelyOf(seat: Seat | "rome", line: number): readonly number[] {
    return this.lately(line).filter((i) => this.turns.value[i]!.seat === seat);
  }

  /** Several turns told one after the other: each in full, then each shorter and shorter. */
  together(turns: readonly number[]): readonly Sentence[] {
    const all = turns.map((turn) => this.tellings(turn));
    if (all.length === 1) return all[0]!;
    const most = Math.max(0, ...all.map(({ length }) => length));
    return Array.from({ length: most }, (_, i) =>
      all.flatMap((told, at) => [...(at > 0 ? [{ text: " " }] : []), ...told[Math.min(i, told.length - 1)]!]),
    );
  }

  /** How the table looked before a turn and after each of its steps; nothing of what was over before one sat down. */
  steps(index: number): readonly PaxNews[] {
    const turn = this.turns.value[index];
    if (!turn) return [];
    const next = this.turns.value[index + 1];
    const start = this.#at(turn.from);
    return start < 1 ? [] : this.#shots.slice(start, next ? this.#at(next.from) + 1 : undefined);
  }

  /** Which of the news told this line of the log. */
  #at(line: number): number {
    return this.#shots.findLastIndex(({ from }) => from <= line);
  }
}

/** At the end there is more to tell of Rome than where this stands has room for. */
const takesLegion = (events: Turn["events"]): boolean =>
  events.some(({ type }) => type === "collected") && !events.some(({ type }) => type === "over");

const books = new WeakMap<Desk["lines"], Book>();

/** One for each viewer at a table; a desk that shows an earlier moment has the same lines. */
export function bookOf(desk: Desk): Book {
  const book = books.get(desk.lines) ?? new Book(desk);
  books.set(desk.lines, book);
  return book;
}
