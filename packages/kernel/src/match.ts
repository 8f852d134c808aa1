import { RecordingChance, type Chance } from "./chance.ts";
import { admit, isSeat, type Game, type GameTypes, type Seat, type Viewer } from "./game.ts";
import type { Json, JsonObject } from "./json.ts";
import { chain, RECORD_FORMAT, type Entry, type GameRecord } from "./record.ts";
import { refuse, type Refusal } from "./refusal.ts";
import { err, ok, type Result } from "./result.ts";
import { chanceOf, commitTo } from "./seeded.ts";
import { checkSeed, open, step } from "./verify.ts";

export interface MatchOptions {
  readonly seats: readonly string[];
  /** The secret seed. The record commits to it from the start and reveals it at the end. */
  readonly seed: string;
  /** What the players added to the seed after the commitment. */
  readonly nonces?: readonly string[];
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
  readonly #deal: Json;
  readonly #entries: Entry[] = [];
  /** The entries of the last record: chained already, as far as they still stand. */
  #chained: readonly Entry[] = [];
  #undoable: Before<T>[] = [];

  constructor(game: Game<T>, config: T["config"], options: MatchOptions) {
    this.game = game;
    this.config = config;
    this.#options = options;
    if (options.seats.length !== game.seats(config)) {
      throw new RangeError(`${options.seats.length} seats are named, the game has ${game.seats(config)}`);
    }
    const deal = game.deal(config, chanceOf(options.seed, this.#nonces, "deal"));
    this.#deal = game.json.writeDeal(config, deal);
    this.state = game.setup(config, deal, (event) => this.events.push(event));
  }

  /** Takes up a running game where its record ends. The record must reveal its seed, as a saved local game does. */
  static resume<T extends GameTypes>(newest: Game<T>, record: GameRecord): Result<Match<T>, Refusal> {
    const opening = open(newest, record);
    if (!opening.ok) return opening;
    const { game } = opening.value;
    const seed = record.seed?.reveal;
    if (seed === undefined) return err(refuse("record.noSeed"));
    const unproven = checkSeed(game, record, opening.value.config, opening.value.deal);
    if (unproven) return err(unproven);
    const match = new Match(game, opening.value.config, { seats: record.seats, seed, nonces: record.seed!.nonces });
    for (const [index, entry] of record.entries.entries()) {
      const done = step(game, match.state, entry, match.#chance(index));
      if (!done.ok) return done;
      match.events.push(...done.value);
      const { prev: _prev, ...kept } = entry;
      match.#entries.push(kept);
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

  #chance(entry: number): Chance {
    return chanceOf(this.#options.seed, this.#nonces, entry);
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
      const chance = new RecordingChance(this.#chance(this.#entries.length));
      const written = game.json.writeAction(state, seat, action);
      game.apply(state, seat, action, chance, (event) => events.push(event));
      const { outcomes } = chance;
      const entry = { ...extra, seat, action: written, ...(outcomes.length > 0 && { outcomes }) };
      const reveals = outcomes.length > 0 || events.some((event) => game.reveals(event));
      return ok({ after: this.#entries.length, entry, state, events, reveals });
    } catch (error) {
      return err(refuse("match.fault", { detail: error instanceof Error ? error.message : String(error) }));
    }
  }

  /** Takes a step that was prepared for the game as it stands. */
  take({ after, entry, state, events, reveals }: Step<T>): void {
    if (after !== this.#entries.length) throw new Error("the game has moved on since this step was prepared");
    const { seat } = entry;
    const before: Before<T> = { seat, state: this.state, events: this.events.length };
    this.state = state;
    this.events.push(...events);
    this.#entries.push(entry);
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
    this.#chained = this.#chained.slice(0, this.#entries.length);
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
    const { game, config } = this;
    const { seats, seed } = this.#options;
    const outcome = game.outcome(next?.state ?? this.state);
    const revealed = outcome !== undefined || purpose === "keep";
    const record = chain(
      {
        format: RECORD_FORMAT,
        game: game.id,
        rules: game.rules,
        config: game.json.writeConfig(config),
        seats,
        chance: this.#deal,
        seed: { commitment: commitTo(seed), nonces: this.#nonces, ...(revealed && { reveal: seed }) },
        entries: next ? [...this.#entries, next.entry] : this.#entries,
        ...(outcome !== undefined && { result: game.json.writeOutcome(outcome) }),
      },
      this.#chained,
    );
    this.#chained = next ? record.entries.slice(0, -1) : record.entries;
    return record;
  }
}
