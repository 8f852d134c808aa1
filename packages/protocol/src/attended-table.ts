import {
  isObject,
  refuse,
  type GameRecord,
  type Game,
  type Refusal,
  type Result,
  type Seat,
  type Viewer,
} from "@ara/kernel";
import type { LocalTable } from "./local-table.ts";
import type { Servable } from "./serve.ts";
import type { News, Preview, Rules, Table, TableSeat, TableTypes } from "./table.ts";

/** What a game lets stand: read from what somebody sent, and answered with, by what everybody at the table sees. */
export interface Attendant<T extends TableTypes, Standing> {
  /** What somebody wants to stand from now on; null for what is none. */
  read(json: unknown): Standing | null;
  /** What a seat answers by it, whoever looks: views of all viewers must lead to the same; null where it has to be asked. */
  answer(standing: Standing, view: T["view"], seat: Seat): T["action"] | null;
  /**
   * What is answered for the only person at a table, who has no choice: from nobody there anything has to be hidden, so that
   * it may be told from a hand. Null where he is asked.
   */
  alone?(prompt: T["prompt"], standing: Standing | null): T["action"] | null;
}

/** Where what stands outlives the table: what was kept of it, by seat, and whoever keeps it from now on. */
export interface Keeping {
  readonly kept: unknown;
  keep(bySeat: readonly unknown[]): Promise<unknown>;
}

/**
 * Sent in place of an action of a seat: what it lets stand from now on, instead of all that stood before. It has no type, as
 * every action has: no verb of any game is mistaken for it.
 */
export interface Stand {
  readonly standing: unknown;
}

const isStand = (action: unknown): action is Stand => isObject(action) && "standing" in action && !("type" in action);

/**
 * A table at which people can let answers stand: they are given in their name, recorded like any others, and whoever is
 * answered for is not asked. Whoever takes something back is asked there himself.
 */
export class AttendedTable<T extends TableTypes, Standing> implements Table<T>, Servable<T> {
  readonly #table: LocalTable<T>;
  readonly #attendant: Attendant<T, Standing>;
  readonly #keeping: Keeping | undefined;
  readonly #standing = new Map<Seat, Standing>();
  readonly #last = new Map<Seat, News<T>>();
  /** The only person here; null where there are several, or none. */
  readonly #alone: Seat | null;
  /** Seats that have taken something back: they are asked until they have answered themselves. */
  readonly #resting = new Set<Seat>();
  readonly #watchers = new Set<() => void>();
  /** By seat, its last decisions in order: whether it made them itself. */
  readonly #own = new Map<Seat, boolean[]>();

  constructor(table: LocalTable<T>, attendant: Attendant<T, Standing>, keeping?: Keeping) {
    this.#table = table;
    this.#attendant = attendant;
    this.#keeping = keeping;
    const people = table.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    this.#alone = people.length === 1 ? people[0]! : null;
    // Before anybody is answered for: what stands for one is of no use to the others if it comes later.
    if (Array.isArray(keeping?.kept)) for (const seat of people) this.#restore(seat, keeping.kept[seat]);
    for (const seat of people)
      table.watch(seat, (news) => {
        this.#last.set(seat, news);
        this.#attend(seat);
      });
  }

  #restore(seat: Seat, kept: unknown): void {
    const standing = this.#attendant.read(kept);
    if (standing !== null) this.#standing.set(seat, standing);
  }

  get game(): Game<Rules<T>> {
    return this.#table.game;
  }

  get config(): T["config"] {
    return this.#table.config;
  }

  get seats(): readonly TableSeat[] {
    return this.#table.seats;
  }

  /** Nobody is told that somebody is asked who is answered for. */
  watch(viewer: Viewer, listener: (news: News<T>) => void, since?: number): () => void {
    let last: News<T>;
    const tell = (): void => listener(this.#attendedOf(last, viewer));
    const leave = this.#table.watch(
      viewer,
      (news) => {
        last = news;
        tell();
      },
      since,
    );
    this.#watchers.add(tell);
    return () => {
      this.#watchers.delete(tell);
      leave();
    };
  }

  async act(seat: Seat, action: T["action"], version: number, id?: string): Promise<Refusal | null> {
    if (!isStand(action)) {
      this.#resting.delete(seat);
      return this.#decide(seat, action, version, true, id);
    }
    if (!this.#last.has(seat)) return refuse("table.notYours");
    const standing = this.#attendant.read(action.standing);
    if (standing === null) return refuse("line.badMessage");
    this.#standing.set(seat, standing);
    await this.#keeping?.keep(this.seats.map((_, one) => this.#standing.get(one) ?? null));
    this.#attend(seat);
    return null;
  }

  /** What was answered for a seat since it decided itself goes back with that. */
  async undo(seat: Seat, steps: number, version: number, id?: string): Promise<Refusal | null> {
    const isResting = this.#resting.has(seat);
    this.#resting.add(seat);
    const own = this.#own.get(seat) ?? [];
    let [all, left] = [0, steps];
    while (left > 0 && all < own.length) if (own.at(-1 - all++)) left--;
    const { undoable = 0, free = 0 } = this.#last.get(seat) ?? {};
    const back = all + left <= Math.max(undoable, free) ? all + left : steps;
    const refused = await this.#table.undo(seat, back, version, id);
    if (!refused) own.splice(Math.max(0, own.length - back));
    else if (!isResting) {
      // Nothing was taken back: what stands goes on standing, also for what was asked meanwhile.
      this.#resting.delete(seat);
      if (this.#last.has(seat)) this.#attend(seat);
    }
    return refused;
  }

  why(seat: Seat, action: T["action"]): Promise<Refusal | null> {
    return this.#table.why(seat, action);
  }

  advise(seat: Seat): Promise<T["advice"]> {
    return this.#table.advise(seat);
  }

  preview(seat: Seat, actions: readonly T["action"][]): Promise<Preview<T>> {
    return this.#table.preview(seat, actions);
  }

  record(): Promise<Result<GameRecord, Refusal>> {
    return this.#table.record();
  }

  close(): void {
    this.#table.close();
  }

  /** Answers the open question of a seat, if something stands for it. */
  #attend(seat: Seat): void {
    const { prompt, view, version } = this.#last.get(seat)!;
    const action = prompt === null ? null : this.#answerOf(seat, view);
    if (action === null) return;
    void this.#give(seat, action, version);
  }

  async #give(seat: Seat, action: T["action"], version: number): Promise<void> {
    const refused = await this.#decide(seat, action, version, false);
    // Something else came first, and with it what is asked now.
    if (!refused || refused.key === "table.stale") return;
    // Whatever cannot be answered like this is asked after all.
    this.#resting.add(seat);
    for (const tell of this.#watchers) tell();
  }

  async #decide(
    seat: Seat,
    action: T["action"],
    version: number,
    isOwn: boolean,
    id?: string,
  ): Promise<Refusal | null> {
    const refused = await this.#table.act(seat, action, version, id);
    if (refused) return refused;
    const own = this.#own.get(seat) ?? [];
    this.#own.set(seat, own);
    own.push(isOwn);
    return null;
  }

  #answerOf(seat: Seat, view: T["view"]): T["action"] | null {
    if (this.#resting.has(seat)) return null;
    const standing = this.#standing.get(seat);
    const action = standing === undefined ? null : this.#attendant.answer(standing, view, seat);
    return action ?? (seat === this.#alone ? this.#idleAnswer(seat) : null);
  }

  #idleAnswer(seat: Seat): T["action"] | null {
    const prompt = this.#last.get(seat)?.prompt ?? null;
    return prompt === null ? null : (this.#attendant.alone?.(prompt, this.#standing.get(seat) ?? null) ?? null);
  }

  /** To whoever let something stand, with it; nobody else hears of it. */
  #attendedOf(news: News<T>, viewer: Viewer): News<T> {
    const standing = viewer === "spectator" ? undefined : this.#standing.get(viewer);
    const told = standing === undefined ? news : { ...news, standing };
    const attended = news.asked.filter((seat) => this.#answerOf(seat, news.view) !== null);
    if (attended.length === 0) return told;
    const isOwn = viewer !== "spectator" && attended.includes(viewer);
    return {
      ...told,
      asked: news.asked.filter((seat) => !attended.includes(seat)),
      prompt: isOwn ? null : news.prompt,
    };
  }
}
