import {
  decisionOf,
  err,
  FastChance,
  isSeat,
  isViewer,
  legalActions,
  ok,
  refuse,
  type Ahead,
  type Decision,
  type Game,
  type GameRecord,
  type Match,
  type Refusal,
  type Result,
  type Seat,
  type Viewer,
} from "@ara/kernel";
import type { Beat } from "./beat.ts";
import { Channel, type Common } from "./channel.ts";
import { TableError, type Served, type Thinkers } from "./served.ts";
import type { News, Preview, Rules, Table, TableSeat, TableTypes } from "./table.ts";

/** A step that is about to be kept: whose it is, the name under which he sent it, and what it changes. */
export interface Step<T extends TableTypes> {
  readonly seat: Seat;
  readonly id: string | undefined;
  readonly ahead: Ahead<Rules<T>>;
}

export interface LocalTableOptions<T extends TableTypes> {
  readonly seats: readonly TableSeat[];
  readonly bots: Thinkers<T>;
  /** Keeps the game as it will be after a step, or (`null`) as it is: the whole record, or only what the step adds to it. */
  save(record: () => GameRecord, step: Step<T> | null): Promise<void>;
  /** A step that cannot be kept: the game goes on and says so, or the step is refused. */
  readonly unsaved?: "go on" | "refuse";
  /** So many entries were made before somebody else took a seat: nobody takes those back. */
  readonly settled?: number;
  /** Whether more people have played this game than sit here now. */
  readonly shared?: boolean;
  /** By seat: the names of its last answers, which were carried out before this table was opened. */
  readonly known?: readonly (readonly string[])[];
  /** Versions count from here: where it differs each time a game is opened, nobody's old version is taken for one of now. */
  readonly first?: number;
  /** Questions are put before this; nothing is done. */
  readonly ready?: Promise<unknown> | undefined;
  /** Where people play with others far away: how long a question under seal lasts at least. */
  readonly beat?: Beat;
  /** Does something later. */
  readonly after?: (milliseconds: number, work: () => void) => unknown;
  /** Something failed that should not: a bot, the rules. Nobody at the table is told more than that. */
  onFault?(what: string): void;
}

/** So many of a seat's last answers are known again when they are sent twice. */
const REMEMBERED_IDS = 64;
/** Milliseconds until bots try again what could not be done: on a full disk, or where the rules fail. */
const BOTS_PAUSE = 1000;
const DONE: Promise<Refusal | null> = Promise.resolve(null);

declare function setTimeout(done: () => void, milliseconds: number): unknown;

/** A table in this very process: the judge, the bots' turns and the record. One thing is done at a time. */
export class LocalTable<T extends TableTypes> implements Table<T> {
  readonly seats: readonly TableSeat[];
  readonly #served: Served<T>;
  readonly #match: Match<Rules<T>>;
  readonly #options: LocalTableOptions<T>;
  readonly #channels = new Map<Viewer, Channel<T>>();
  /** By seat, the names of its last answers and what came of them, the oldest first. */
  readonly #known: Map<string, Promise<Refusal | null>>[];
  #unsaved: string | null = null;
  /** Counts every step, also what was taken back: thoughts about an older one are void. */
  #steps = 0;
  #thinking = false;
  #fallbacks = 0;
  #closed = false;
  #busy: Promise<unknown>;

  constructor(served: Served<T>, match: Match<Rules<T>>, options: LocalTableOptions<T>) {
    this.seats = options.seats;
    this.#served = served;
    this.#match = match;
    this.#options = options;
    this.#known = options.seats.map(() => new Map());
    this.#busy = Promise.resolve(options.ready);
    options.known?.forEach((ids, seat) => ids.forEach((id) => this.#remember(seat, id, DONE)));
    const people = options.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    for (const viewer of [...people, "spectator" as const]) this.#channels.set(viewer, this.#channelOf(viewer));
  }

  get config(): T["config"] {
    return this.#match.config;
  }

  /** Under the version of its rules that this game is played by. */
  get game(): Game<Rules<T>> {
    return this.#match.game;
  }

  /** Keeps the game as it is, once more if something beside it has changed, and lets the bots begin. */
  async start(): Promise<void> {
    await this.#inTurn(async () => {
      await this.#save(null);
      this.#tellAll(null, null);
    });
    this.#runBots();
  }

  watch(viewer: Viewer, listener: (news: News<T>) => void, since?: number): () => void {
    if (!isViewer(viewer, this.seats.length)) throw new RangeError("there is no such viewer");
    const channel = this.#channels.get(viewer) ?? this.#channelOf(viewer);
    this.#channels.set(viewer, channel);
    return channel.add(listener, this.#common(null), since);
  }

  /** An answer with an id is carried out once, however often it is sent. */
  act(seat: Seat, action: T["action"], version: number, id?: string): Promise<Refusal | null> {
    const channel = this.#personAt(seat);
    if (!channel) return Promise.resolve(refuse("table.notYours"));
    return this.#once(seat, id, () =>
      this.#onBeat(seat, () =>
        channel.isFresh(version) ? this.#step(seat, action, null, id) : Promise.resolve(refuse("table.stale")),
      ),
    );
  }

  /** In its turn, once its beat is over. */
  #onBeat<Value>(seat: Seat, work: () => Promise<Value>): Promise<Value | Refusal> {
    const { beat } = this.#options;
    return beat && this.#served.lasts ? this.#afterBeat(beat, seat, work) : this.#inTurn(work);
  }

  /** Meanwhile others have theirs. */
  async #afterBeat<Value>(beat: Beat, seat: Seat, work: () => Promise<Value>): Promise<Value | Refusal> {
    for (;;) {
      const done = await this.#inTurn(async () => {
        const wait = beat.wait(seat, this.seats[seat]!.bot !== null);
        return wait > 0 ? { wait } : { value: await work() };
      });
      if ("value" in done) return done.value;
      await beat.over(done.wait);
      if (this.#closed) return refuse("table.stale");
    }
  }

  undo(seat: Seat, steps: number, version: number, id?: string): Promise<Refusal | null> {
    const channel = this.#personAt(seat);
    if (!channel) return Promise.resolve(refuse("table.notYours"));
    return this.#once(seat, id, () =>
      this.#inTurn(async () => {
        if (version !== channel.version) return refuse("table.stale");
        const most = Math.max(this.#undoable(seat), this.#free(seat));
        if (!Number.isInteger(steps) || steps < 1 || steps > most) return refuse("undo.nothing");
        const refused = await this.#goBack(seat, steps, id);
        if (refused) return refused;
        // What was done for him he takes back with what led to it.
        while (this.#forced(seat) !== null && this.#undoable(seat) + this.#free(seat) > 0)
          if (await this.#goBack(seat, 1)) break;
        this.#tellAll(null, seat);
        return null;
      }),
    );
  }

  /** Goes back to when there were so many entries, by leave of all others: `may` is asked when nothing else is under way. */
  goBackTo(seat: Seat, to: number, may: () => Refusal | null): Promise<Refusal | null> {
    return this.#inTurn(async () => {
      if (this.#match.over || to >= this.#match.length || to < (this.#options.settled ?? 0))
        return refuse("undo.nothing");
      const refused = may() ?? (await this.#keep({ seat, id: undefined, ahead: { to } }));
      if (refused) return refused;
      this.#match.goBack(to);
      this.#tellAll(null, seat);
      this.#runBots();
      return null;
    });
  }

  /** Something that was kept elsewhere is done to the game here, in its turn, and told like any other step. */
  follow(seat: Seat, id: string | undefined, work: (match: Match<Rules<T>>) => void): Promise<void> {
    return this.#inTurn(async () => {
      work(this.#match);
      if (id) this.#remember(seat, id, DONE);
      this.#tellAll(null, seat);
      this.#runBots();
    });
  }

  async #goBack(seat: Seat, steps: number, id?: string): Promise<Refusal | null> {
    const to = this.#match.before(seat, steps);
    const refused = await this.#keep({ seat, id, ahead: { to } });
    if (!refused) this.#match.goBack(to);
    return refused;
  }

  async why(seat: Seat, action: T["action"]): Promise<Refusal | null> {
    if (!this.#personAt(seat)) return refuse("table.notYours");
    try {
      return this.game.check(this.#match.state, seat, action) ?? null;
    } catch (error) {
      return this.#fault(error);
    }
  }

  async advise(seat: Seat): Promise<T["advice"]> {
    if (!this.#personAt(seat)) throw new TableError(refuse("table.notYours"));
    try {
      return await this.#options.bots.advise(plain(decisionOf(this.#match, seat)));
    } catch (error) {
      throw error instanceof TableError ? error : new TableError(this.#fault(error));
    }
  }

  async preview(seat: Seat, actions: readonly T["action"][]): Promise<Preview<T>> {
    if (!this.#personAt(seat)) throw new TableError(refuse("table.notYours"));
    try {
      // Loaded where it is asked for: not every game has large answers.
      const { previewOf } = await import("./preview.ts");
      await this.#options.ready;
      return previewOf({ ...this.#served, game: this.game }, this.game.view(this.#match.state, seat), seat, actions);
    } catch (error) {
      throw new TableError(this.#fault(error));
    }
  }

  async record(): Promise<Result<GameRecord, Refusal>> {
    return this.#match.over ? ok(this.#match.record()) : err(refuse("table.running"));
  }

  close(): void {
    this.#closed = true;
    for (const channel of this.#channels.values()) channel.clear();
    this.#options.bots.close();
  }

  /** The channel of a person's seat; nobody else's decisions come from outside. */
  #personAt(seat: Seat): Channel<T> | undefined {
    return isSeat(seat, this.seats.length) && this.seats[seat]!.bot === null ? this.#channels.get(seat) : undefined;
  }

  /** One after the other; what fails stops nobody behind it. */
  #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.#busy.then(work);
    this.#busy = done.catch(() => undefined);
    return done;
  }

  #once(seat: Seat, id: string | undefined, work: () => Promise<Refusal | null>): Promise<Refusal | null> {
    if (id === undefined) return work();
    const known = this.#known[seat]!;
    const before = known.get(id);
    if (before) return before;
    const done = work();
    this.#remember(seat, id, done);
    // What was refused changed nothing: sent again, it is looked at again.
    const forget = (): unknown => known.delete(id);
    void done.then((refusal) => refusal && forget(), forget);
    return done;
  }

  #remember(seat: Seat, id: string, done: Promise<Refusal | null>): void {
    const known = this.#known[seat]!;
    known.set(id, done);
    if (known.size > REMEMBERED_IDS) known.delete(known.keys().next().value!);
  }

  #channelOf(viewer: Viewer): Channel<T> {
    return new Channel(this.#served, this.#match, viewer, this.#options.first);
  }

  /** Worked out on a copy, kept, taken, told, in this order: what a player has seen is not lost. */
  async #step(seat: Seat, action: T["action"], reason: T["reason"] | null, id?: string): Promise<Refusal | null> {
    const match = this.#match;
    const prepared = match.prepare(seat, action);
    if (!prepared.ok) return prepared.error.key === "match.fault" ? this.#fault(prepared.error) : prepared.error;
    const refused = await this.#keep({ seat, id, ahead: prepared.value });
    if (refused) return refused;
    match.take(prepared.value);
    const forced = this.#forced(seat);
    this.#tellAll(reason !== null && this.#served.isOpen(action) ? { seat, reason } : null, seat, forced !== null);
    // Told and recorded like any other step, so that everybody sees what came and where it went.
    const undone = forced === null ? null : await this.#step(seat, forced, null);
    // It could not be done for him: he is asked.
    if (undone) this.#tellAll(null, seat);
    this.#runBots();
    return null;
  }

  /** What a person has to do next without any choice, which everybody can tell. */
  #forced(seat: Seat): T["action"] | null {
    const channel = this.#served.forced && this.#personAt(seat);
    if (!channel) return null;
    try {
      const { game, state } = this.#match;
      return game.toAct(state).includes(seat) ? this.#served.forced!(channel.view, seat) : null;
    } catch (error) {
      this.#fault(error);
      return null;
    }
  }

  /** Every bot whose turn it is decides, until a person has to. One that cannot go on tries again a little later. */
  #runBots(): void {
    if (this.#thinking || this.#closed || this.seats.every(({ bot }) => bot === null)) return;
    this.#thinking = true;
    const goOn = (): void => {
      this.#thinking = false;
      if (this.#botToAct() !== undefined) this.#runBots();
    };
    const after = this.#options.after ?? ((milliseconds, work) => setTimeout(work, milliseconds));
    const pause = (): unknown => after(BOTS_PAUSE, goOn);
    void this.#botsTurn().then(
      (isDone) => (isDone ? goOn() : pause()),
      (error: unknown) => {
        this.#fault(error);
        pause();
      },
    );
  }

  /** `false`: something could not be done. */
  async #botsTurn(): Promise<boolean> {
    for (let seat = this.#botToAct(); seat !== undefined; seat = this.#botToAct()) {
      const steps = this.#steps;
      const { action, reason } = await this.#chosen(seat);
      // A step taken back meanwhile voids the thought.
      const isVoid = (): boolean => this.#closed || steps !== this.#steps;
      const bot = seat;
      const refused = await this.#onBeat(bot, async () => (isVoid() ? null : this.#step(bot, action, reason)));
      if (refused?.key === "table.unsaved") return false;
      if (!refused) continue;
      const instead = await this.#inTurn(async () => (isVoid() ? null : this.#step(bot, this.#any(bot), null)));
      if (instead) return false;
    }
    return true;
  }

  /** A bot that fails does not hold up the table: anything legal is done in its place. */
  async #chosen(seat: Seat): Promise<{ readonly action: T["action"]; readonly reason: T["reason"] | null }> {
    try {
      return await this.#options.bots.choose(this.seats[seat]!.bot!, plain(decisionOf(this.#match, seat)));
    } catch (error) {
      this.#fault(error);
      return { action: this.#any(seat), reason: null };
    }
  }

  #any(seat: Seat): T["action"] {
    const { game, state } = this.#match;
    return new FastChance(`fallback ${this.#steps} ${this.#fallbacks++}`).pick(legalActions(game, state, seat));
  }

  #botToAct(): Seat | undefined {
    if (this.#closed) return undefined;
    return this.#match.game.toAct(this.#match.state).find((seat) => this.seats[seat]?.bot !== null);
  }

  /** Keeps what is about to happen; a refusal where it must not happen without. */
  async #keep(next: Step<T>): Promise<Refusal | null> {
    await this.#save(next);
    if (this.#unsaved === null || this.#options.unsaved !== "refuse") return null;
    return refuse("table.unsaved", { reason: this.#unsaved });
  }

  async #save(step: Step<T> | null): Promise<void> {
    try {
      await this.#options.save(() => this.#match.record("keep", step?.ahead), step);
      this.#unsaved = null;
    } catch (error) {
      this.#unsaved = messageOf(error);
    }
  }

  /** Whoever has just acted is not asked what will be done for him. */
  #tellAll(said: News<T>["said"], actor: Seat | null, isForced = false): void {
    this.#steps++;
    this.#hearBeat();
    const common = { ...this.#common(said), unasked: isForced ? actor : null };
    for (const channel of this.#channels.values()) {
      try {
        channel.hear(common, channel.viewer === actor);
      } catch (error) {
        // What cannot be shown to one is shown to all others, and what was done is done.
        this.#fault(error);
      }
    }
  }

  #hearBeat(): void {
    if (!this.#options.beat || !this.#served.lasts) return;
    const { game, state } = this.#match;
    this.#options.beat.hear(this.#served.lasts(game.view(state, "spectator")), game.toAct(state));
  }

  #common(said: News<T>["said"]): Common<T> {
    const [undoable, free] = [(viewer: Viewer) => this.#undoable(viewer), (viewer: Viewer) => this.#free(viewer)];
    return { said, unsaved: this.#unsaved, undoable, free, unasked: null };
  }

  /** While several decide at once nothing can be taken back: what one of them did in secret would end it for the others. */
  #undoable(viewer: Viewer): number {
    const { game, state, alone } = this.#match;
    // An end is an end: seed and secrets are out.
    if (viewer === "spectator" || game.toAct(state).length !== 1) return 0;
    // The last steps are all his own.
    return Math.max(
      0,
      Math.min(alone, this.#match.undoable(viewer), this.#match.length - (this.#options.settled ?? 0)),
    );
  }

  /** Whoever plays with bots alone may take back all he has done while the game runs; nobody else is wronged. */
  #free(viewer: Viewer): number {
    if (viewer === "spectator" || this.#match.over || this.#options.shared || !this.#personAt(viewer)) return 0;
    return this.seats.some(({ bot }, seat) => bot === null && seat !== viewer) ? 0 : this.#own(viewer);
  }

  /** His decisions since all sit as they do now. */
  #own(seat: Seat): number {
    return this.#match.decisions(seat, this.#options.settled);
  }

  #fault(what: unknown): Refusal {
    this.#options.onFault?.(messageOf(what));
    return refuse("table.fault");
  }
}

function messageOf(what: unknown): string {
  // A browser that is full says only by the name of the error what is wrong.
  if (what instanceof Error) return what.message || what.name;
  return typeof what === "string" ? what : (JSON.stringify(what) ?? "");
}

/** A decision that can travel: nothing in it is worked out later. */
const plain = <T extends TableTypes>({ seat, legal, view, log }: Decision<Rules<T>>): Decision<Rules<T>> => ({
  seat,
  legal,
  view,
  log,
});
