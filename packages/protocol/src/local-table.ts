import type { Reason } from "@ara/bots";
import {
  decisionOf,
  type Decision,
  type Game,
  type GameRecord,
  type GameTypes,
  type Match,
  type Refusal,
  type Seat,
  type Viewer,
} from "@ara/kernel";
import type { Advice, News, Table, TableSeat } from "./table.ts";

/** What a table must know of a game besides its rules. */
export interface Served<T extends GameTypes, Prompt> {
  readonly game: Game<T>;
  prompt(state: T["state"], seat: Seat): Prompt;
  /** Whether everybody sees what was done: only then may a bot say why. */
  isOpen(action: T["action"]): boolean;
}

/** The bots of a table, wherever they think. */
export interface Thinkers<T extends GameTypes> {
  choose(
    level: string,
    decision: Decision<T>,
  ): Promise<{ readonly action: T["action"]; readonly reason: Reason | null }>;
  advise(decision: Decision<T>): Promise<Advice>;
  close(): void;
}

export interface LocalTableOptions<T extends GameTypes> {
  readonly seats: readonly TableSeat[];
  readonly bots: Thinkers<T>;
  /** Keeps the game after every step. */
  save(record: GameRecord): Promise<void>;
}

interface Watcher<T extends GameTypes, Prompt> {
  readonly viewer: Viewer;
  readonly listener: (news: News<T, Prompt>) => void;
  /** How many events it has been told. */
  told: number;
}

/** A table in this very process: the judge, the bots' turns and the record. */
export class LocalTable<T extends GameTypes, Prompt> implements Table<T, Prompt> {
  readonly seats: readonly TableSeat[];
  readonly #served: Served<T, Prompt>;
  readonly #match: Match<T>;
  readonly #options: LocalTableOptions<T>;
  readonly #watchers = new Set<Watcher<T, Prompt>>();
  #version = 0;
  #unsaved: string | null = null;
  #thinking = false;
  #closed = false;

  constructor(served: Served<T, Prompt>, match: Match<T>, options: LocalTableOptions<T>) {
    this.seats = options.seats;
    this.#served = served;
    this.#match = match;
    this.#options = options;
  }

  get config(): T["config"] {
    return this.#match.config;
  }

  /** Keeps the game as it is and lets the bots begin. */
  async start(): Promise<void> {
    await this.#changed(null);
    void this.#runBots();
  }

  watch(viewer: Viewer, listener: (news: News<T, Prompt>) => void): () => void {
    const watcher = { viewer, listener, told: 0 };
    this.#watchers.add(watcher);
    this.#tell(watcher, null);
    return () => this.#watchers.delete(watcher);
  }

  async act(seat: Seat, action: T["action"]): Promise<Refusal | null> {
    if (this.seats[seat]?.bot !== null) return { key: "table.notYours", params: {} };
    const done = this.#match.act(seat, action);
    if (!done.ok) return done.error;
    await this.#changed(null);
    void this.#runBots();
    return null;
  }

  async undo(seat: Seat, all: boolean): Promise<Refusal | null> {
    const steps = all ? Math.max(1, this.#match.undoable(seat)) : 1;
    for (let i = 0; i < steps; i++) {
      const undone = this.#match.undo(seat);
      if (!undone.ok) return undone.error;
    }
    // What may come before the telling must not hide that these events are void.
    for (const watcher of this.#watchers) {
      watcher.told = Math.min(watcher.told, this.#match.log(watcher.viewer).length);
    }
    await this.#changed(null);
    return null;
  }

  async why(seat: Seat, action: T["action"]): Promise<Refusal | null> {
    return this.#match.game.check(this.#match.state, seat, action) ?? null;
  }

  advise(seat: Seat): Promise<Advice> {
    return this.#options.bots.advise(plain(decisionOf(this.#match, seat)));
  }

  async record(): Promise<GameRecord> {
    return this.#match.record("keep");
  }

  close(): void {
    this.#closed = true;
    this.#watchers.clear();
    this.#options.bots.close();
  }

  /** Every bot whose turn it is decides, until a person has to. A step taken back meanwhile voids the thought. */
  async #runBots(): Promise<void> {
    if (this.#thinking) return;
    this.#thinking = true;
    try {
      for (let seat = this.#botToAct(); seat !== undefined; seat = this.#botToAct()) {
        const version = this.#version;
        const decision = plain(decisionOf(this.#match, seat));
        const { action, reason } = await this.#options.bots.choose(this.seats[seat]!.bot!, decision);
        if (this.#closed) return;
        if (version !== this.#version) continue;
        const done = this.#match.act(seat, action);
        if (!done.ok) throw new Error(`the bot in seat ${seat} chose what is refused: ${done.error.key}`);
        await this.#changed(reason && this.#served.isOpen(action) ? { seat, reason } : null);
      }
    } finally {
      this.#thinking = false;
    }
  }

  #botToAct(): Seat | undefined {
    if (this.#closed) return undefined;
    return this.#match.game.toAct(this.#match.state).find((seat) => this.seats[seat]?.bot !== null);
  }

  /** Kept first, told then: what a player has seen is not lost. */
  async #changed(said: News<T, Prompt>["said"]): Promise<void> {
    this.#version++;
    await this.#save();
    for (const watcher of this.#watchers) this.#tell(watcher, said);
  }

  async #save(): Promise<void> {
    try {
      await this.#options.save(this.#match.record("keep"));
      this.#unsaved = null;
    } catch (error) {
      this.#unsaved = error instanceof Error ? error.message : String(error);
    }
  }

  #tell(watcher: Watcher<T, Prompt>, said: News<T, Prompt>["said"]): void {
    const { viewer } = watcher;
    const { game, state } = this.#match;
    const toAct = game.toAct(state);
    const log = this.#match.log(viewer);
    const from = Math.min(watcher.told, log.length);
    watcher.told = log.length;
    const asked = viewer !== "spectator" && toAct.includes(viewer);
    watcher.listener({
      version: this.#version,
      view: game.view(state, viewer),
      from,
      log: log.slice(from),
      toAct,
      prompt: asked ? this.#served.prompt(state, viewer) : null,
      undoable: viewer === "spectator" ? 0 : this.#match.undoable(viewer),
      said,
      unsaved: this.#unsaved,
      over: toAct.length === 0,
    });
  }
}

/** A decision that can travel: nothing in it is worked out later. */
const plain = <T extends GameTypes>({ seat, legal, view, log }: Decision<T>): Decision<T> => ({
  seat,
  legal,
  view,
  log,
});
