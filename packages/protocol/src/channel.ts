import type { Game, Match, Seat, Viewer } from "@ara/kernel";
import { isAlike } from "./diff.ts";
import type { Served } from "./served.ts";
import type { News, Rules, TableTypes } from "./table.ts";

/** So many news are remembered for whoever comes back. */
const REMEMBERED = 256;

/** What a table knows and its channels do not. */
export interface Common<T extends TableTypes> {
  readonly said: News<T>["said"];
  readonly unsaved: string | null;
  /** How many steps a viewer may take back: none that others could answer at the same time. */
  readonly undoable: (viewer: Viewer) => number;
  readonly free: (viewer: Viewer) => number;
  /** A seat that is asked nothing though it decides: what it has to do is done for it. */
  readonly unasked: Seat | null;
}

type Standing<T extends TableTypes> = Pick<News<T>, "view" | "asked" | "undoable" | "free" | "unsaved" | "over">;
type Listener<T extends TableTypes> = (news: News<T>) => void;

/**
 * One viewer, and all who look with his eyes. He has a version of his own, which counts what he was told: an event he sees,
 * or a view that changed. What others do in secret moves nothing here.
 */
export class Channel<T extends TableTypes> {
  readonly viewer: Viewer;
  readonly #served: Served<T>;
  readonly #match: Match<Rules<T>>;
  readonly #listeners = new Set<Listener<T>>();
  /** Everything this viewer was told, and from which event on each of the last news was new. */
  #log: T["event"][] = [];
  /** Of how many events of the match `#log` is made. */
  #heard = 0;
  /** How long the log was before each event of the match. */
  readonly #lengths: number[] = [];
  readonly #froms: number[] = [];
  readonly #first: number;
  #version: number;
  #askedAt: number;
  /** The first event that could not be told yet: something failed on the way. */
  #untold = Infinity;
  #last: News<T> | undefined;
  /** The state that was last looked at, and what this viewer may know of it: a state that stands is not changed any more. */
  #seen: { readonly state: T["state"]; readonly view: T["view"] } | undefined;

  constructor(served: Served<T>, match: Match<Rules<T>>, viewer: Viewer, first = 0) {
    this.#served = served;
    this.#match = match;
    this.viewer = viewer;
    this.#first = this.#version = this.#askedAt = first;
  }

  get version(): number {
    return this.#version;
  }

  /** What this viewer may know now. */
  get view(): T["view"] {
    const { game, state } = this.#match;
    if (this.#seen?.state !== state) this.#seen = { state, view: game.view(state, this.viewer) };
    return this.#seen.view;
  }

  /** Whether an answer to news of this version answers the question that is open now. */
  isFresh(version: unknown): boolean {
    return Number.isInteger(version) && (version as number) >= this.#askedAt && (version as number) <= this.#version;
  }

  /** Somebody looks with these eyes; `since` is the last version he has seen. */
  add(listener: Listener<T>, common: Common<T>, since?: number): () => void {
    if (!this.#last) this.#change(common, false);
    this.#listeners.add(listener);
    const from = since === undefined ? 0 : this.#fromSince(since);
    tell(listener, { ...this.#last!, from, log: this.#log.slice(from) });
    return () => this.#listeners.delete(listener);
  }

  /** Something happened at the table: whoever looks is told what of it he may know, if there is anything. */
  hear(common: Common<T>, own: boolean): void {
    if (!this.#change(common, own)) return;
    for (const listener of this.#listeners) if (!tell(listener, this.#last!)) this.#listeners.delete(listener);
  }

  clear(): void {
    this.#listeners.clear();
  }

  #change(common: Common<T>, own: boolean): boolean {
    const { game, state } = this.#match;
    const from = Math.min(this.#listen(game), this.#untold);
    this.#untold = from;
    const { view } = this;
    const asked = game.asked(view);
    const isAsked = this.viewer !== "spectator" && asked.includes(this.viewer);
    const { said, unsaved } = common;
    const news = {
      view,
      asked,
      prompt: isAsked && common.unasked !== this.viewer ? this.#served.prompt(view, this.viewer) : null,
      undoable: common.undoable(this.viewer),
      free: common.free(this.viewer),
      unsaved,
      over: game.outcome(state) !== undefined,
    };
    const last = this.#last;
    this.#untold = Infinity;
    const isLogSame = last !== undefined && from === last.from + last.log.length && from === this.#log.length;
    const isQuestionSame = last !== undefined && isAlike(last.prompt, news.prompt);
    // That nobody says anything any more is no news: it may be somebody's secret step.
    if (isLogSame && isQuestionSame && isSame(last, news) && said === null && !own) return false;
    this.#version++;
    if (own || !isQuestionSame) this.#askedAt = this.#version;
    this.#froms.push(from);
    if (this.#froms.length > REMEMBERED) this.#froms.shift();
    this.#last = { version: this.#version, from, log: this.#log.slice(from), said, ...news };
    return true;
  }

  /** Adds what was seen since, takes off what is void; from which event on the log is new. */
  #listen(game: Game<Rules<T>>): number {
    const { events } = this.#match;
    if (events.length < this.#heard) {
      this.#log.length = this.#lengths[events.length]!;
      this.#lengths.length = events.length;
      this.#heard = events.length;
    }
    const from = this.#log.length;
    for (; this.#heard < events.length; this.#heard++) {
      this.#lengths.push(this.#log.length);
      const seen = game.seen(events[this.#heard]!, this.viewer);
      if (seen !== undefined) this.#log.push(seen);
    }
    return from;
  }

  /** The first event that somebody has not seen who has seen everything up to a version. */
  #fromSince(since: number): number {
    const missed = this.#version - since;
    if (!Number.isInteger(since) || missed < 0 || missed > this.#froms.length || since <= this.#first) return 0;
    return missed === 0 ? this.#log.length : Math.min(...this.#froms.slice(-missed));
  }
}

/** Whether all that news say of how things stand was said before; the question is looked at elsewhere. */
const isSame = <T extends TableTypes>(last: News<T>, news: Standing<T>): boolean =>
  last.undoable === news.undoable &&
  last.free === news.free &&
  last.unsaved === news.unsaved &&
  last.over === news.over &&
  isAlike(last.asked, news.asked) &&
  isAlike(last.view, news.view);

/** Whoever does not listen any more spoils nothing for the others. */
function tell<T extends TableTypes>(listener: Listener<T>, news: News<T>): boolean {
  try {
    listener(news);
    return true;
  } catch {
    return false;
  }
}
