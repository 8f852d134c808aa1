import { RecordingChance, type Chance } from "./chance.ts";
import { chainOf } from "./chain.ts";
import { admit, isSeat, type Game, type GameTypes, type Seat, type Viewer } from "./game.ts";
import type { Json, JsonObject } from "./json.ts";
import type { Chain } from "./links.ts";
import { FORMAT_1, RECORD_FORMAT, type Entry, type GameRecord, type RecordFormat } from "./record.ts";
import { refuse, type Refusal } from "./refusal.ts";
import { err, ok, type Result } from "./result.ts";
import { chancesOf, commitTo, drawOf, type Draw } from "./seeded.ts";
import { checkSeed, drewChance, faultOf, marksOf, open, step } from "./step.ts";

export interface MatchOptions {
  readonly seats: readonly string[];
  /** The secret seed. The record commits to it from the start and reveals it at the end. */
  readonly seed: string;
  /** A random text, secret as long as the seed: with it, not even a short seed can be guessed from its commitment. */
  readonly salt?: string | undefined;
  /** What the players added to the seed after the commitment. */
  readonly nonces?: readonly string[];
  /** How the game is recorded and dealt. A game taken up again goes on as it began. */
  readonly format?: RecordFormat;
}

/** A step that can be taken back: how things stood before it. */
interface Before<T extends GameTypes> {
  readonly seat: Seat;
  readonly state: T["state"];
  readonly events: number;
}

/** A step that was worked out and not taken yet. */
export interface Prepared<T extends GameTypes> {
  /** How many entries there were before it. */
  readonly after: number;
  readonly entry: Entry;
  readonly state: T["state"];
  readonly events: readonly T["event"][];
  /** Whether it showed or drew anything, so that it cannot be taken back. */
  readonly reveals: boolean;
}

/** What is about to happen to a game: a step, or that it goes back to when it had so many entries. */
export type Ahead<T extends GameTypes> = Prepared<T> | { readonly to: number };

/** The chain after so many entries. */
export interface Standing {
  readonly on: number;
  readonly head: string;
}

/** A game as it stood after so many entries, with all its secrets: plain data, from which it is taken up without replaying those. */
export interface Snapshot<T extends GameTypes> extends Standing {
  readonly state: T["state"];
  readonly events: readonly T["event"][];
  readonly alone: number;
  readonly throws: number;
  /** How many of the last entries could be taken back: where they can still be, they are to be replayed. */
  readonly undoable: number;
}

/** A game in progress: state, log and record of one table. */
export class Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly config: T["config"];
  state: T["state"];
  readonly events: T["event"][] = [];
  readonly #options: MatchOptions;
  /** As they stand in the record: what was written once is not spelled anew, or heads that were shown would not fit. */
  #config: Json;
  #deal: Json;
  readonly #dealt: T["deal"];
  #knownHeader: Omit<GameRecord, "entries"> | undefined;
  #entries: Entry[] = [];
  /** How many events there were before each of them, but for those before a snapshot. */
  readonly #marks: number[] = [];
  /** How many of them drew chance. */
  #throws = 0;
  readonly #chances: (draw: Draw) => Chance;
  readonly #chain: Chain;
  readonly #commitment: string;
  #undoable: Before<T>[] = [];
  #alone = 0;
  /** Entries that were taken back after something had been seen; the next entry says so. */
  #back = 0;

  constructor(game: Game<T>, config: T["config"], options: MatchOptions) {
    this.game = game;
    this.config = config;
    this.#options = options;
    if (options.seats.length !== game.seats(config)) {
      throw new RangeError(`${options.seats.length} seats are named, the game has ${game.seats(config)}`);
    }
    this.#chances = chancesOf(this.#format, options.seed, this.#nonces);
    this.#chain = chainOf(this.#format, options);
    this.#commitment = commitTo(this.#format, options);
    this.#dealt = game.deal(config, this.#chances("deal"));
    this.#config = game.json.writeConfig(config);
    this.#deal = game.json.writeDeal(config, this.#dealt);
    this.state = game.setup(config, this.#dealt, (event) => this.events.push(event));
  }

  /**
   * Takes up a running game where its record ends. The record must reveal its seed, as a saved local game does. With a
   * snapshot of its own, only what came after that is replayed.
   */
  static resume<T extends GameTypes>(
    game: Game<T>,
    record: GameRecord,
    snapshot?: Snapshot<T>,
  ): Result<Match<T>, Refusal> {
    try {
      return Match.#resume(game, record, snapshot);
    } catch (error) {
      return err(refuse("record.fault", { detail: faultOf(error) }));
    }
  }

  static #resume<T extends GameTypes>(
    newest: Game<T>,
    record: GameRecord,
    snapshot: Snapshot<T> | undefined,
  ): Result<Match<T>, Refusal> {
    const opening = open(newest, record);
    if (!opening.ok) return opening;
    const { game } = opening.value;
    const { format, seats, seed: proof } = record;
    if (proof?.reveal === undefined) return err(refuse("record.noSeed"));
    const unexplained = checkSeed(game, record, opening.value.config, opening.value.deal);
    if (unexplained) return err(unexplained);
    const { nonces, salt, reveal: seed } = proof;
    const match = new Match(game, opening.value.config, { format, seats, seed, salt, nonces });
    match.#config = record.config as Json;
    match.#deal = record.chance as Json;
    const entries = record.entries.map((entry) => (format === FORMAT_1 ? unlinked(entry) : entry));
    const done = match.#replay(entries, snapshot);
    if (!done.ok) return done;
    if (snapshot) match.#chain.goOn?.(entries.slice(0, snapshot.on), snapshot.head);
    match.#back = marksOf(record);
    return ok(match);
  }

  /** Begins anew and carries out entries; the last of them can be taken back as they could when they were made. */
  #replay(entries: readonly Entry[], from?: Snapshot<T>): Result<unknown, Refusal> {
    const played = this.#play(entries, entries.length, from);
    if (!played.ok || played.value === 0) return played;
    const remembered = entries.length - played.value;
    return this.#play(entries, remembered, from && from.on <= remembered ? from : undefined);
  }

  /** Remembers how things stood before each entry from one on; how many of the last entries could be taken back. */
  #play(entries: readonly Entry[], remembered: number, from?: Snapshot<T>): Result<number, Refusal> {
    const { game } = this;
    this.events.length = 0;
    this.#entries = entries.slice(0, from?.on ?? 0);
    this.#throws = from?.throws ?? 0;
    this.#undoable = [];
    this.#marks.length = 0;
    this.#alone = from?.alone ?? 0;
    this.state = from
      ? game.clone(from.state)
      : game.setup(this.config, this.#dealt, (event) => this.events.push(event));
    for (const event of from?.events ?? []) this.events.push(event);
    let undoable = from?.undoable ?? 0;
    for (let i = this.#entries.length; i < entries.length; i++) {
      const entry = entries[i]!;
      this.#count();
      const before = { seat: entry.seat, state: this.state, events: this.events.length };
      if (i >= remembered) this.state = game.clone(this.state);
      const done = step(game, this.state, entry, this.#chance());
      if (!done.ok) return done;
      if (i >= remembered) this.#undoable.push(before);
      const isPlain = !drewChance(entry) && !done.value.some((event) => game.reveals(event));
      undoable = isPlain ? (this.#entries.at(-1)?.seat === entry.seat ? undoable : 0) + 1 : 0;
      this.#keep(entry);
      this.events.push(...done.value);
    }
    return ok(undoable);
  }

  get over(): boolean {
    return this.game.toAct(this.state).length === 0;
  }

  /** Steps since several seats could decide at once: taking back those before would tell who was first. */
  get alone(): number {
    return this.#alone;
  }

  /** How many decisions were made. */
  get length(): number {
    return this.#entries.length;
  }

  get seats(): readonly string[] {
    return this.#options.seats;
  }

  get #nonces(): readonly string[] {
    return this.#options.nonces ?? [];
  }

  get #format(): RecordFormat {
    return this.#options.format ?? RECORD_FORMAT;
  }

  /** Of the next step. */
  #chance(): Chance {
    return this.#chances(drawOf(this.#format, this.#entries.length, this.#throws));
  }

  /** Before a step: whether others could decide at the same time. */
  #count(): void {
    this.#alone = this.game.toAct(this.state).length > 1 ? 0 : this.#alone + 1;
  }

  /** Before its events are. */
  #keep(entry: Entry): void {
    this.#marks[this.#entries.length] = this.events.length;
    this.#entries.push(entry);
    if (drewChance(entry)) this.#throws++;
  }

  /**
   * Carries out an action and tells what happened, or says why it cannot be and changes nothing. `extra` goes into the
   * entry beside it (a time, say); readers ignore what they do not know.
   */
  act(seat: Seat, action: T["action"], extra: JsonObject = {}): Result<readonly T["event"][], Refusal> {
    const prepared = this.prepare(seat, action, extra);
    if (!prepared.ok) return prepared;
    this.take(prepared.value);
    return ok(prepared.value.events);
  }

  /**
   * Works out a step on a copy: nothing has happened until it is taken, so that it can be kept first. Rules that fail do no
   * harm: the fault is named, and the game stands as it stood.
   */
  prepare(seat: Seat, action: T["action"], extra: JsonObject = {}): Result<Prepared<T>, Refusal> {
    const { game } = this;
    if (!isSeat(seat, this.seats.length)) return err(refuse("match.noSeat"));
    try {
      const refusal = game.check(this.state, seat, action);
      if (refusal) return err(refusal);
      const state = game.clone(this.state);
      const events: T["event"][] = [];
      const chance = new RecordingChance(this.#chance());
      const written = game.json.writeAction(state, seat, action);
      game.apply(state, seat, action, chance, (event) => events.push(event));
      const { outcomes } = chance;
      const marks = this.#back > 0 && { back: this.#back };
      const entry = { ...extra, seat, action: written, ...(outcomes.length > 0 && { outcomes }), ...marks };
      const reveals = outcomes.length > 0 || events.some((event) => game.reveals(event));
      return ok({ after: this.#entries.length, entry, state, events, reveals });
    } catch (error) {
      return err(refuse("match.fault", { detail: faultOf(error) }));
    }
  }

  /** Takes a step that was prepared for the game as it stands. */
  take({ after, entry, state, events, reveals }: Prepared<T>): void {
    if (after !== this.#entries.length) throw new Error("the game has moved on since this step was prepared");
    const { seat } = entry;
    const before: Before<T> = { seat, state: this.state, events: this.events.length };
    this.#count();
    this.state = state;
    this.#keep(entry);
    this.events.push(...events);
    this.#back = 0;
    if (reveals || this.#undoable.at(-1)?.seat !== seat) this.#undoable = [];
    if (!reveals) this.#undoable.push(before);
  }

  /** How many steps this seat can take back: those since anything was revealed or anybody else decided something. */
  undoable(seat: Seat): number {
    return this.#undoable.at(-1)?.seat === seat ? this.#undoable.length : 0;
  }

  undo(seat: Seat): Result<void, Refusal> {
    if (this.undoable(seat) === 0) return err(refuse("undo.nothing"));
    this.#back = this.#marksAt(this.#entries.length - 1);
    const before = this.#undoable.pop()!;
    this.state = before.state;
    this.events.length = before.events;
    this.#entries.pop();
    this.#marks.length = this.#entries.length;
    this.#alone = Math.max(0, this.#alone - 1);
    return ok(undefined);
  }

  /** How many decisions a seat has made since there were so many entries. */
  decisions(seat: Seat, since = 0): number {
    return this.#entries.slice(since).reduce((count, entry) => count + (entry.seat === seat ? 1 : 0), 0);
  }

  /** How many entries there were before the last so many decisions of a seat; -1 if it has not made as many. */
  before(seat: Seat, decisions: number): number {
    let left = decisions;
    for (let i = this.#entries.length - 1; i >= 0; i--) if (this.#entries[i]!.seat === seat && --left === 0) return i;
    return -1;
  }

  /** Goes back to when there were so many entries, whatever has been seen since. The next entry says how many are void. */
  goBack(to: number): void {
    const marks = this.#marksAt(to);
    const done = this.#replay(this.#entries.slice(0, to));
    if (!done.ok) throw new Error(`a game in progress does not replay: ${done.error.key}`);
    this.#back = marks;
  }

  /** Steps that nobody has learnt anything from leave no mark. */
  #marksAt(to: number): number {
    const isPlain = this.#entries.length - to <= this.#undoable.length;
    return this.#entries
      .slice(to)
      .reduce((sum, entry) => sum + marksOf(entry), this.#back + (isPlain ? 0 : this.#entries.length - to));
  }

  #after(next: Ahead<T> | undefined): { readonly entries: readonly Entry[]; readonly back: number } {
    if (!next) return { entries: this.#entries.slice(), back: this.#back };
    if ("entry" in next) return { entries: [...this.#entries, next.entry], back: 0 };
    return { entries: this.#entries.slice(0, next.to), back: this.#marksAt(next.to) };
  }

  /** What happened with an entry, counted from 0; `undefined` where that was before the snapshot it was taken up from. */
  eventsOf(entry: number): readonly T["event"][] | undefined {
    const from = this.#marks[entry];
    return from === undefined || entry >= this.#entries.length
      ? undefined
      : this.events.slice(from, this.#marks[entry + 1]);
  }

  /** What a viewer was told so far. */
  log(viewer: Viewer): T["event"][] {
    admit(viewer, this.seats.length);
    return this.events.map((event) => this.game.seen(event, viewer)).filter((event) => event !== undefined);
  }

  /**
   * The record so far. It holds everything hidden: while the game runs it is for the table's own storage, not for the
   * players. The seed is revealed once the game is over, or to `keep` a game of one's own and go on with it. With `next`, the
   * record as it will be when that has happened.
   */
  record(purpose: "store" | "keep" = "store", next?: Ahead<T>): GameRecord {
    const { game } = this;
    const { seed, salt } = this.#options;
    const { entries, back } = this.#after(next);
    const header = this.#header;
    // Whatever is taken back, the game went on after it.
    const outcome = next && !("entry" in next) ? undefined : game.outcome(next?.state ?? this.state);
    const revealed = outcome !== undefined || purpose === "keep";
    return this.#chain.close({
      ...header,
      seed: {
        ...header.seed!,
        ...(revealed && salt !== undefined && { salt }),
        ...(revealed && { reveal: seed }),
      },
      entries,
      ...(back > 0 && { back }),
      ...(outcome !== undefined && { result: game.json.writeOutcome(outcome) }),
    });
  }

  /** The game as it stands. It shares its parts with the game: it is to be written before anything else happens. */
  snapshot(): Snapshot<T> {
    const { events } = this;
    const state = this.game.clone(this.state);
    const undoable = this.#undoable.length;
    return { ...this.standing(), state, events, alone: this.#alone, throws: this.#throws, undoable };
  }

  /** How many entries there are, and the head of the chain over them; with `next`, when that has happened. */
  standing(next?: Ahead<T>): Standing {
    const entries = next && !("entry" in next) ? this.#entries.slice(0, next.to) : this.#entries;
    const isAhead = next !== undefined && "entry" in next;
    // However long the game is, only what is new is looked at.
    if (isAhead) entries.push(next.entry);
    const head = this.#chain.headOf?.(this.#header, entries);
    const on = entries.length;
    if (isAhead) entries.pop();
    return { on, head: String(head) };
  }

  /** What of the record everybody at the table knows from the start, and the deal. */
  get #header(): Omit<GameRecord, "entries"> {
    return (this.#knownHeader ??= {
      format: this.#format,
      game: this.game.id,
      rules: this.game.rules,
      config: this.#config,
      seats: this.seats,
      chance: this.#deal,
      seed: { commitment: this.#commitment, nonces: this.#nonces },
    });
  }
}

const unlinked = ({ prev: _prev, ...entry }: Entry): Entry => entry;
