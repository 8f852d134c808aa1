import { canonical, FastChance, type Decision, type Json, type Seat } from "@ara/kernel";
import { determinize, recall, type Action, type Outcome, type Pax, type Recalled, type State } from "@ara/pax";
import { Centurio } from "./centurio.ts";
import type { Plan } from "./plan.ts";
import { foreseen } from "./search.ts";
import { weights } from "./weights.ts";

/** How a game may end, as far as somebody can tell. */
export interface Chances {
  /** How many games were played out. */
  readonly playouts: number;
  /** The chance that Rome wins. */
  readonly rome: number;
  /** The chance of each seat to win; a shared victory in part. */
  readonly win: readonly number[];
  /** The part of it in which Rome wins too: the seat is then primus conspiratus (6.3). */
  readonly withRome: readonly number[];
}

/** What somebody may know of a position. */
export type Known = Pick<Decision<Pax>, "view" | "log">;

/** What the luck is for. Who chooses by some luck and reports with other luck does not report his own good fortune. */
export type Use = "choose" | "report" | "confirm";

/**
 * What is known of where the unknown can be. A card laid out or bought moves, and nothing is learnt by it: within a turn
 * the luck stays the same, and a move can be compared with what follows it.
 */
function unknownIn({ round, taken, deck, rome, setAside, legions, players, drawn }: Known["view"]): Json {
  const shown = players.flatMap(({ display, hand }) => [...display, ...(hand ?? [])]);
  const known = [...shown, ...rome.open, ...legions.flat(), ...drawn].filter((c) => c !== null);
  return { round, taken, deck, setAside, hidden: rome.hidden, known: known.toSorted((a, b) => a - b) };
}

/**
 * The luck of a position: guess number `i` of all that is hidden, and the dice that go with it, are the same whoever
 * asks, whenever, and whatever is tried on it.
 */
export class Luck {
  readonly #view: Known["view"];
  readonly #recalled: readonly Recalled[];
  readonly #seed: string;

  constructor({ view, log }: Known, use: Use) {
    this.#view = view;
    this.#recalled = recall(log, view.players.length);
    const digest = new FastChance(canonical(unknownIn(view)));
    this.#seed = `${use}/${digest.below(2 ** 32)}/${digest.below(2 ** 32)}`;
  }

  guess(i: number): State {
    return determinize(this.#view, new FastChance(`${this.#seed}/${i}`), this.#recalled);
  }

  dice(i: number): FastChance {
    return new FastChance(`${this.#seed}/${i}/dice`);
  }
}

const brain = new Centurio(weights);

/** What is thought of each action beforehand, from 0 (the best) down to -1. */
export function priorsOf(guess: State, legal: readonly Action[]): number[] {
  const priors = new Map(foreseen(guess, legal, brain).map(({ action, prior }) => [action, prior]));
  return legal.map((action) => priors.get(action)!);
}

/** The outcomes of many playouts, added up. */
export class Tally {
  readonly plan: Plan;
  /** What the seat that asks won in each playout: two tallies that met the same luck can be compared one by one. */
  readonly own: number[] = [];
  /** The lead in points, added up; it decides between actions that win equally often. */
  margin = 0;
  readonly #seat: Seat;
  readonly #win: number[];
  readonly #withRome: number[];
  #rome = 0;

  constructor(plan: Plan, seat: Seat, players: number) {
    this.plan = plan;
    this.#seat = seat;
    this.#win = Array.from({ length: players }, () => 0);
    this.#withRome = Array.from({ length: players }, () => 0);
  }

  get action(): Action | null {
    return this.plan.action;
  }

  add({ winner, winners, points, romeAhead }: Outcome): void {
    const seat = this.#seat;
    const isRome = winner === "rome";
    if (isRome) this.#rome++;
    for (const each of winners) {
      this.#win[each]! += 1 / winners.length;
      if (isRome) this.#withRome[each]! += 1 / winners.length;
    }
    this.own.push(winners.includes(seat) ? 1 / winners.length : 0);
    const rivals = points.filter((_, other) => other !== seat);
    // Alone, the fewer categories Rome is ahead in the better.
    this.margin += rivals.length === 0 ? -4 * romeAhead.length : points[seat]! - Math.max(...rivals);
  }

  get chances(): Chances {
    const n = Math.max(1, this.own.length);
    const share = (sums: readonly number[]): number[] => sums.map((sum) => sum / n);
    return {
      playouts: this.own.length,
      rome: this.#rome / n,
      win: share(this.#win),
      withRome: share(this.#withRome),
    };
  }
}
