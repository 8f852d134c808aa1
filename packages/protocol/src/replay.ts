import {
  err,
  ok,
  open,
  step,
  verify,
  type Entry,
  type Game,
  type GameRecord,
  type GameTypes,
  type Mistake,
  type Result,
  type Viewer,
} from "@ara/kernel";

/** A moment of a game that is looked back on. */
export interface Moment<T extends GameTypes> {
  readonly view: T["view"];
  /** What the viewer was told at this step: of the set-up for moment 0, of decision n for moment n. */
  readonly log: readonly T["event"][];
  readonly entry: Entry | null;
}

/** A verified record, to be leafed through. Moment 0 is the set-up, moment n the table after decision n. */
export class Replay<T extends GameTypes> {
  readonly record: GameRecord;
  readonly #game: Game<T>;
  readonly #states: T["state"][];
  readonly #events: (readonly T["event"][])[];

  private constructor(game: Game<T>, record: GameRecord, states: T["state"][], events: (readonly T["event"][])[]) {
    this.#game = game;
    this.record = record;
    this.#states = states;
    this.#events = events;
  }

  /** Only a record without a mistake can be looked at; the first mistake is named. */
  static open<T extends GameTypes>(newest: Game<T>, record: GameRecord): Result<Replay<T>, Mistake> {
    const verdict = verify(newest, record);
    if (!verdict.ok) return verdict;
    const opening = open(newest, record);
    if (!opening.ok) return err({ entry: 0, refusal: opening.error });
    const { game, state, events } = opening.value;
    const states = [game.clone(state)];
    const told = [events];
    for (const [index, entry] of record.entries.entries()) {
      const done = step(game, state, entry);
      if (!done.ok) return err({ entry: index + 1, refusal: done.error });
      states.push(game.clone(state));
      told.push(done.value);
    }
    return ok(new Replay(game, record, states, told));
  }

  get length(): number {
    return this.#states.length;
  }

  /** One moment as a viewer saw it. */
  moment(index: number, viewer: Viewer): Moment<T> {
    const at = Math.max(0, Math.min(index, this.length - 1));
    const game = this.#game;
    return {
      view: game.view(this.#states[at]!, viewer),
      log: this.told(at, viewer),
      entry: this.record.entries[at - 1] ?? null,
    };
  }

  /** What a viewer was told at a step; whoever wants no more is spared the view. */
  told(index: number, viewer: Viewer): readonly T["event"][] {
    return this.#events[index]!.map((event) => this.#game.seen(event, viewer)).filter((event) => event !== undefined);
  }

  state(index: number): T["state"] {
    return this.#states[index]!;
  }
}

/** The record of a game that goes on from one of its moments: everything after it is forgotten. */
export function branch(record: GameRecord, decisions: number, seats: readonly string[]): GameRecord {
  const { result: _result, head: _head, seal: _seal, chain: _chain, ...rest } = record;
  const entries = record.entries.slice(0, decisions).map(({ prev: _prev, ...entry }) => entry);
  return { ...rest, seats, entries };
}
