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

/** Where what stands outlives the table: what was kept of it, by seat, and whoever keeps what a seat lets stand from now on. */
export interface Keeping {
  readonly kept: unknown;
  keep(bySeat: readonly unknown[], changed: Seat): Promise<unknown>;
}

/**
 * How answers that stand are given where others must not notice that they do: after a while, as somebody would who is asked.
 * All others are told that the seat is asked until it has answered.
 */
export interface Discretion<T extends TableTypes> {
  /** The answer calls it off. */
  after(seat: Seat, view: T["view"], give: () => void): () => void;
}

interface Waiting {
  readonly question: string;
  readonly callOff: () => void;
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
  readonly #watchers = new Map<() => void, Viewer>();
  /** By seat, its last decisions in order: whether it made them itself. */
  readonly #own = new Map<Seat, boolean[]>();
  readonly #discretion: Discretion<T> | undefined;
  readonly #waiting = new Map<Seat, Waiting>();

  constructor(table: LocalTable<T>, attendant: Attendant<T, Standing>, keeping?: Keeping, discretion?: Discretion<T>) {
    this.#discretion = discretion;
    this.#table = table;
    this.#attendant = attendant;
    this.#keeping = keeping;
    const people = table.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    this.#alone = people.length === 1 ? people[0]! : null;
    // Before anybody is answered for: what stands for one is of no use to the others if it comes later.
    this.restore(keeping?.kept);
    for (const seat of people)
      table.watch(seat, (news) => {
        this.#last.set(seat, news);
        this.#attend(seat);
      });
  }

  /** What was kept, by seat, perhaps elsewhere. */
  restore(kept: unknown): void {
    if (!Array.isArray(kept)) return;
    for (const [seat, { bot }] of this.seats.entries()) {
      const standing = bot === null ? this.#attendant.read(kept[seat]) : null;
      if (standing === null) this.#standing.delete(seat);
      else this.#standing.set(seat, standing);
      if (this.#last.has(seat)) this.#attend(seat);
    }
  }

  /** Whether a seat that is asked will be answered for. */
  answersFor(seat: Seat): boolean {
    const last = this.#last.get(seat);
    return last !== undefined && last.prompt !== null && this.#answerOf(seat, last.view) !== null;
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
    this.#watchers.set(tell, viewer);
    return () => {
      this.#watchers.delete(tell);
      leave();
    };
  }

  act(seat: Seat, action: T["action"], version: number, id?: string): Promise<Refusal | null> {
    if (isStand(action)) return this.#stand(seat, action);
    this.#resting.delete(seat);
    return this.#decide(seat, action, version, true, id);
  }

  async #stand(seat: Seat, action: Stand): Promise<Refusal | null> {
    if (!this.#last.has(seat)) return refuse("table.notYours");
    const standing = this.#attendant.read(action.standing);
    if (standing === null) return refuse("line.badMessage");
    this.#standing.set(seat, standing);
    await this.#keeping?.keep(
      this.seats.map((_, one) => this.#standing.get(one) ?? null),
      seat,
    );
    this.#attend(seat);
    // Whoever is answered for is not asked; everybody else is told nothing.
    if (this.#discretion) this.#tellAgain(seat);
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
    for (const { callOff } of this.#waiting.values()) callOff();
    this.#waiting.clear();
    this.#table.close();
  }

  #tellAgain(viewer: Viewer): void {
    for (const [tell, whose] of this.#watchers) if (whose === viewer) tell();
  }

  /** Answers the open question of a seat, if something stands for it. */
  #attend(seat: Seat): void {
    const { prompt, view, version } = this.#last.get(seat)!;
    const action = prompt === null ? null : this.#answerOf(seat, view);
    if (!this.#discretion) return void (action !== null && this.#give(seat, action, version));
    const waiting = this.#waiting.get(seat);
    const question = action === null ? "" : JSON.stringify(prompt);
    if (waiting?.question === question) return undefined;
    waiting?.callOff();
    this.#waiting.delete(seat);
    if (action === null) return undefined;
    const callOff = this.#discretion.after(seat, view, () => {
      this.#waiting.delete(seat);
      const now = this.#last.get(seat)!;
      const answer = now.prompt === null ? null : this.#answerOf(seat, now.view);
      if (answer !== null) void this.#give(seat, answer, now.version);
    });
    this.#waiting.set(seat, { question, callOff });
    return undefined;
  }

  async #give(seat: Seat, action: T["action"], version: number): Promise<void> {
    const refused = await this.#decide(seat, action, version, false);
    // Something else came first, and with it what is asked now.
    if (!refused || refused.key === "table.stale") return;
    // Whatever cannot be answered like this is asked after all.
    this.#resting.add(seat);
    if (this.#discretion) this.#tellAgain(seat);
    else for (const tell of this.#watchers.keys()) tell();
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
    // Nobody is answered for where nothing stands, but for whoever is alone.
    if (this.#standing.size === 0 && this.#alone === null) return news;
    const standing = viewer === "spectator" ? undefined : this.#standing.get(viewer);
    const told = standing === undefined ? news : { ...news, standing };
    const answered = (seat: Seat): boolean => this.#answerOf(seat, news.view) !== null;
    const isDiscreet = this.#discretion !== undefined;
    const attended = news.asked.filter((seat) => (!isDiscreet || seat === viewer) && answered(seat));
    if (attended.length === 0) return told;
    const isOwn = viewer !== "spectator" && attended.includes(viewer);
    return {
      ...told,
      asked: news.asked.filter((seat) => !attended.includes(seat)),
      prompt: isOwn ? null : news.prompt,
    };
  }
}
