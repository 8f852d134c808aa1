import type { Refusal, Viewer } from "@ara/kernel";
import type { News, Table, TableSeat, TableTypes } from "@ara/protocol";
import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { Desk, Line, Refused } from "./desk.ts";
import type { Manner } from "./manner.ts";

/** Where somebody sits. */
export interface Place<T extends TableTypes> {
  readonly id: string;
  readonly table: Table<T>;
  readonly viewer: Viewer;
  readonly manner: Manner<T>;
  /** Whether somebody looks: what nobody sees needs no pace. */
  readonly watched?: boolean;
}

/** The answer of a table that was gone before it gave one. Nothing is known of what was asked. */
export const LOST: Refusal = { key: "table.lost", params: {} };

/** One viewer at a table in progress: news are shown one by one at a human pace, decisions go to the table. */
export class Session<T extends TableTypes> implements Desk<T> {
  readonly id: string;
  readonly viewer: Viewer;
  readonly seats: readonly TableSeat[];
  readonly news: ReadonlySignal<News<T>>;
  readonly lines: Signal<readonly Line<T>[]>;
  readonly since: Signal<number>;
  readonly busy: ReadonlySignal<boolean>;
  readonly refused = signal<Refused<T> | null>(null);
  readonly advice = signal<T["advice"] | "thinking" | null>(null);
  readonly #manner: Manner<T>;
  readonly #news: Signal<News<T>>;
  readonly #waiting = signal<readonly News<T>[]>([]);
  readonly #listeners = new Set<(news: News<T>) => void>();
  #table: Table<T>;
  #leave: () => void;
  #watched: boolean;
  #showing = false;
  #skips = 0;
  /** Somebody wants to see no more until it is his turn. */
  #hurried = false;
  #wake: (() => void) | undefined;
  /** The version to which an answer is on its way: whoever presses twice over a slow line has answered once. */
  #answering = -1;

  /** Sits down; resolves once there is something to show. */
  static sit<T extends TableTypes>(place: Place<T>): Promise<Session<T>> {
    return new Promise((resolve) => {
      let session: Session<T> | undefined;
      const leave = place.table.watch(place.viewer, (news) => {
        if (session) session.#receive(news);
        else resolve((session = new Session(place, news, () => leave())));
      });
    });
  }

  private constructor({ id, table, viewer, manner, watched = true }: Place<T>, first: News<T>, leave: () => void) {
    this.id = id;
    this.viewer = viewer;
    this.seats = table.seats;
    this.#table = table;
    this.#manner = manner;
    this.#watched = watched;
    this.#leave = leave;
    this.#news = signal(first);
    this.news = computed(() => this.#news.value);
    this.busy = computed(() => this.#waiting.value.length > 0);
    this.lines = signal(first.log.map((event) => ({ event, said: null })));
    this.since = signal(manner.newsFrom(first.log, viewer));
  }

  /** Is told all that is shown from now on, and what is shown already. */
  onNews(listener: (news: News<T>) => void): void {
    this.#listeners.add(listener);
    listener(this.#news.value);
  }

  /** Why it was refused; `null` when it was done. */
  async act(action: T["action"]): Promise<Refusal | null> {
    const { viewer } = this;
    const { version } = this.#news.value;
    if (viewer === "spectator") return null;
    if (this.#answering === version) return LOST;
    this.#answering = version;
    this.refused.value = null;
    this.advice.value = null;
    const refusal = await this.#ask(() => this.#table.act(viewer, action, version));
    this.#answering = -1;
    return this.#shown(action, refusal);
  }

  async undo(all: boolean, steps = 1): Promise<Refusal | null> {
    const { viewer } = this;
    if (viewer === "spectator") return null;
    // The last step is taken back, whatever is still waiting to be shown.
    const { version, undoable } = this.#waiting.value.at(-1) ?? this.#news.value;
    const refusal = await this.#ask(() => this.#table.undo(viewer, all ? Math.max(1, undoable) : steps, version));
    this.refused.value = refusal && refusal !== LOST ? { action: null, refusal } : null;
    this.advice.value = null;
    return refusal;
  }

  async why(action: T["action"]): Promise<Refusal | null> {
    const { viewer } = this;
    if (viewer === "spectator") return null;
    const refusal = await this.#ask(() => this.#table.why(viewer, action));
    if (refusal === null) this.refused.value = null;
    return this.#shown(action, refusal);
  }

  /** What a bot would do; `null` where none can say, or the table is gone. */
  async advise(): Promise<T["advice"] | null> {
    const { viewer } = this;
    if (viewer === "spectator" || this.advice.value === "thinking") return null;
    const { version } = this.#news.value;
    this.advice.value = "thinking";
    const advice = await this.#table.advise(viewer).catch(() => null);
    if (version === this.#news.value.version) this.advice.value = advice;
    return advice;
  }

  /** Shows all that waits at once, and what comes until the viewer is asked; whoever only looks on is never asked. */
  skip(): void {
    this.#hurried = this.viewer !== "spectator" && !this.#isAsked(this.#waiting.value.at(-1) ?? this.#news.value);
    this.#flush();
  }

  /** Somebody looks, or looks away. */
  look(watched: boolean): void {
    this.#watched = watched;
    if (!watched) this.#flush();
  }

  /** The table was opened again: what it told already is not told anew. */
  rejoin(table: Table<T>): void {
    this.#leave();
    this.#flush();
    this.#table = table;
    this.#leave = table.watch(this.viewer, (news) => this.#receive(news));
  }

  close(): void {
    this.#leave();
    this.#listeners.clear();
    this.#waiting.value = [];
    this.#wake?.();
  }

  #flush(): void {
    this.#skips++;
    const waiting = this.#waiting.value;
    this.#waiting.value = [];
    for (const news of waiting) this.#take(news);
    this.#wake?.();
  }

  #isAsked({ asked, over }: News<T>): boolean {
    return over || (this.viewer !== "spectator" && asked.includes(this.viewer));
  }

  async #ask(question: () => Promise<Refusal | null>): Promise<Refusal | null> {
    try {
      const refusal = await question();
      return refusal?.key === "line.closed" ? LOST : refusal;
    } catch {
      return LOST;
    }
  }

  #shown(action: T["action"], refusal: Refusal | null): Refusal | null {
    if (refusal && refusal !== LOST) {
      this.#manner.refused?.();
      this.refused.value = { action, refusal };
    }
    return refusal;
  }

  #receive(told: News<T>): void {
    const news = this.#unknownOf(told);
    this.#waiting.value = [...this.#waiting.value, news];
    if (!this.#watched || this.#hurried || this.#manner.isInstant()) this.#flush();
    else if (!this.#showing) void this.#showAll();
  }

  /** A table that was opened again, or a server that began anew, tells everything: what is known stays as it is. */
  #unknownOf(news: News<T>): News<T> {
    const { from, log } = news;
    const known = this.#waiting.value.reduce<readonly T["event"][]>(
      (all, next) => [...all.slice(0, next.from), ...next.log],
      this.lines.value.map(({ event }) => event),
    );
    let told = 0;
    while (told < log.length && JSON.stringify(log[told]) === JSON.stringify(known[from + told])) told++;
    return { ...news, from: from + told, log: log.slice(told) };
  }

  /** One after the other: first what moved, then a pause if somebody else did it. */
  async #showAll(): Promise<void> {
    this.#showing = true;
    for (let next = this.#waiting.value[0]; next; next = this.#waiting.value[0]) {
      const news = next;
      const take = (): void => {
        this.#waiting.value = this.#waiting.value.slice(1);
        this.#take(news);
      };
      const still = this.#manner.perform ? this.#manner.perform(news, this.viewer, take) : take();
      const lingers = this.#manner.lingers?.(news) ?? false;
      if (!lingers && !news.log.some((event) => this.#manner.isOthers(event, this.viewer))) continue;
      const skips = this.#skips;
      await still;
      // Where the viewer is not asked, more is to come, however long a bot thinks about it.
      if ((lingers || this.busy.value || !this.#isAsked(news)) && skips === this.#skips) await this.#pause(news);
    }
    this.#showing = false;
  }

  #take(news: News<T>): void {
    const before = this.#news.value;
    if (this.#isAsked(news)) this.#hurried = false;
    const told = news.said ? this.#manner.reasonAt(news) : -1;
    const fresh = news.log.map((event, i) => ({ event, said: i === told ? news.said!.reason : null }));
    this.lines.value = [...this.lines.value.slice(0, news.from), ...fresh];
    if (news.version !== before.version) {
      this.advice.value = null;
      this.refused.value = null;
    }
    if (this.#manner.endsTurn(news, before, this.viewer)) this.since.value = news.from;
    // The end of the turn was taken back; or there is no turn of one's own.
    else if (this.since.value > this.lines.value.length || this.viewer === "spectator") {
      this.since.value = this.#manner.newsFrom(
        this.lines.value.map(({ event }) => event),
        this.viewer,
      );
    }
    this.#news.value = news;
    for (const listener of this.#listeners) listener(news);
  }

  #pause(news: News<T>): Promise<void> {
    const time = this.#manner.pause(news);
    if (time <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(done, time);
      this.#wake = done;
      function done(): void {
        clearTimeout(timer);
        resolve();
      }
    });
  }
}
