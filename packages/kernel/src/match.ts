import { RecordingChance, type Chance } from "./chance.ts";
import { chainOf } from "./chain.ts";
import { admit, isSeat, type Game, type GameTypes, type Seat, type Viewer } from "./game.ts";
import type { Json, JsonObject } from "./json.ts";
import type { Chain } from "./links.ts";
import { FORMAT_1, RECORD_FORMAT, type Entry, type GameRecord, type RecordFormat } from "./record.ts";
import { refuse, type Refusal } from "./refusal.ts";
import { err, ok, type Result } from "./result.ts";
import { chancesOf, commitTo, momentOf, type Moment } from "./seeded.ts";
import { checkSeed, drewChance, faultOf, open, step } from "./verify.ts";

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
export interface Step<T extends GameTypes> {
  /** How many entries there were before it. */
  readonly after: number;
  readonly entry: Entry;
  readonly state: T["state"];
  readonly events: readonly T["event"][];
  /** Whether it showed or drew anything, so that it cannot be taken back. */
  readonly reveals: boolean;
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
  readonly #entries: Entry[] = [];
  /** How many of them drew chance. */
  #throws = 0;
  readonly #chances: (moment: Moment) => Chance;
  readonly #chain: Chain;
  #undoable: Before<T>[] = [];

  constructor(game: Game<T>, config: T["config"], options: MatchOptions) {
    this.game = game;
    this.config = config;
    this.#options = options;
    if (options.seats.length !== game.seats(config)) {
      throw new RangeError(`${options.seats.length} seats are named, the game has ${game.seats(config)}`);
    }
    this.#chances = chancesOf(this.#format, options.seed, this.#nonces);
    this.#chain = chainOf(this.#format, options);
    const deal = game.deal(config, this.#chances("deal"));
    this.#config = game.json.writeConfig(config);
    this.#deal = game.json.writeDeal(config, deal);
    this.state = game.setup(config, deal, (event) => this.events.push(event));
  }

  /** Takes up a running game where its record ends. The record must reveal its seed, as a saved local game does. */
  static resume<T extends GameTypes>(game: Game<T>, record: GameRecord): Result<Match<T>, Refusal> {
    try {
      return Match.#resume(game, record);
    } catch (error) {
      return err(refuse("record.fault", { detail: faultOf(error) }));
    }
  }

  static #resume<T extends GameTypes>(newest: Game<T>, record: GameRecord): Result<Match<T>, Refusal> {
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
    for (const entry of record.entries) {
      const done = step(game, match.state, entry, match.#chance());
      if (!done.ok) return done;
      match.events.push(...done.value);
      match.#keep(format === FORMAT_1 ? unlinked(entry) : entry);
    }
    return ok(match);
  }

  get over(): boolean {
    return this.game.toAct(this.state).length === 0;
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
    return this.#chances(momentOf(this.#format, this.#entries.length, this.#throws));
  }

  #keep(entry: Entry): void {
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
  prepare(seat: Seat, action: T["action"], extra: JsonObject = {}): Result<Step<T>, Refusal> {
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
      const entry = { ...extra, seat, action: written, ...(outcomes.length > 0 && { outcomes }) };
      const reveals = outcomes.length > 0 || events.some((event) => game.reveals(event));
      return ok({ after: this.#entries.length, entry, state, events, reveals });
    } catch (error) {
      return err(refuse("match.fault", { detail: faultOf(error) }));
    }
  }

  /** Takes a step that was prepared for the game as it stands. */
  take({ after, entry, state, events, reveals }: Step<T>): void {
    if (after !== this.#entries.length) throw new Error("the game has moved on since this step was prepared");
    const { seat } = entry;
    const before: Before<T> = { seat, state: this.state, events: this.events.length };
    this.state = state;
    this.events.push(...events);
    this.#keep(entry);
    this.#undoable = reveals ? [] : [...this.#undoable.filter((earlier) => earlier.seat === seat), before];
  }

  /** How many steps this seat can take back: those since anything was revealed or anybody else decided something. */
  undoable(seat: Seat): number {
    return this.#undoable.at(-1)?.seat === seat ? this.#undoable.length : 0;
  }

  undo(seat: Seat): Result<void, Refusal> {
    if (this.undoable(seat) === 0) return err(refuse("undo.nothing"));
    const before = this.#undoable.pop()!;
    this.state = before.state;
    this.events.length = before.events;
    this.#entries.pop();
    return ok(undefined);
  }

  /** What a viewer was told so far. */
  log(viewer: Viewer): T["event"][] {
    admit(viewer, this.seats.length);
    return this.events.map((event) => this.game.seen(event, viewer)).filter((event) => event !== undefined);
  }

  /**
   * The record so far. It holds everything hidden: while the game runs it is for the table's own storage, not for the
   * players. The seed is revealed once the game is over, or to `keep` a game of one's own and go on with it. With `next`, the
   * record as it will be when that step is taken.
   */
  record(purpose: "store" | "keep" = "store", next?: Step<T>): GameRecord {
    const { game } = this;
    const { seats, seed, salt } = this.#options;
    const format = this.#format;
    const outcome = game.outcome(next?.state ?? this.state);
    const revealed = outcome !== undefined || purpose === "keep";
    return this.#chain.close({
      format,
      game: game.id,
      rules: game.rules,
      config: this.#config,
      seats,
      chance: this.#deal,
      seed: {
        commitment: commitTo(format, this.#options),
        nonces: this.#nonces,
        ...(revealed && salt !== undefined && { salt }),
        ...(revealed && { reveal: seed }),
      },
      entries: next ? [...this.#entries, next.entry] : this.#entries.slice(),
      ...(outcome !== undefined && { result: game.json.writeOutcome(outcome) }),
    });
  }
}

const unlinked = ({ prev: _prev, ...entry }: Entry): Entry => entry;
