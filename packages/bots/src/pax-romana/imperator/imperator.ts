import { FastChance, type Chance, type Decision } from "@ara/kernel";
import {
  askedPower,
  paxRomana,
  questionOf,
  underWay,
  type Action,
  type PaxRomana,
  type Power,
  type View,
} from "@ara/pax-romana";
import { USUAL_LEVY, type Levy } from "../wish.ts";
import { Steady } from "../steady.ts";
import type { Mind } from "../table.ts";
import { LEVIES } from "./levies.ts";
import { Lookahead, type Value, type Way } from "./lookahead.ts";
import { Paired } from "./paired.ts";
import { waysOf } from "./ways.ts";

/** How much is tried: guesses of luck for each way, at the most; and for each levy, which is followed for a turn. */
export interface Effort {
  readonly rounds: number;
  readonly levies: number;
}
export const EFFORT: Effort = { rounds: 6, levies: 0 };

/** Victory Points that have to be gained; and of how many ways one is followed further after every second guess. */
const LEAST_GAIN = 0.1;
const DROPPED = 3;

/** Levies of how many Manpower Phases are kept in mind. */
const KEPT = 16;

interface Making {
  readonly seed: string;
  readonly effort?: Effort;
  /** What positions are worth; what is forecast if nothing else is said. */
  readonly value?: Value;
}

/**
 * `steady` with plans: where one answer decides what an Activation brings, and when a turn's units are raised, a few ways are
 * played out on guesses of what is hidden, all with the same luck, and judged by what is forecast. It leaves what `steady`
 * would do only where a paired test says that another way is better. It is handed what its seat may know, never a state.
 */
export class Imperator implements Mind {
  readonly #steady: Steady;
  readonly #chance: FastChance;
  readonly #lookahead: Lookahead;
  readonly #effort: Effort;
  /** Orders are asked for one by one: what they are to come to is worked out once for the position they are given in. */
  readonly #levies = new Map<string, Levy>();

  constructor({ seed, effort = EFFORT, value }: Making) {
    this.#lookahead = new Lookahead(value);
    this.#steady = new Steady({ seed });
    this.#chance = new FastChance(`${seed}/imperator`);
    this.#effort = effort;
  }

  choose(asked: Decision<PaxRomana>): Action {
    const { legal, seat } = asked;
    if (legal.length === 1) return legal[0]!;
    // A view is made whenever it is asked for: once is enough.
    const decision = { seat, legal, view: asked.view, log: [] };
    const power = askedPower(decision.view, seat);
    const key = questionOf(decision.view)?.key ?? "";
    if (power !== undefined && key === "manpower.plan") return this.#raise(decision, power);
    const usual = this.#steady.choose(decision);
    if (power === undefined || underWay(decision.view, "activation")?.power !== power) return usual;
    const ways = waysOf(this.#steady, decision, usual, key, power);
    const [first] = ways;
    const { rounds } = this.#effort;
    return ways.length < 2 ? usual : (this.#best(decision, power, ways, rounds, this.#chance) ?? first!).action!;
  }

  /** An order of the Manpower Phase, by the levy that is best in this position. */
  #raise(decision: Decision<PaxRomana>, power: Power): Action {
    this.#steady.levy = this.#levyFor(decision, power);
    const action = this.#steady.choose(decision);
    this.#steady.levy = USUAL_LEVY;
    return action;
  }

  #levyFor(decision: Decision<PaxRomana>, power: Power): Levy {
    const position = positionOf(decision.view, power);
    let levy = this.#levies.get(position);
    if (levy) return levy;
    const ways = LEVIES.map((one) => ({ levy: one }));
    // The luck is that of the position: whoever works it out again comes to the same.
    const found = this.#best(decision, power, ways, this.#effort.levies, new FastChance(position));
    levy = found?.levy ?? USUAL_LEVY;
    if (this.#levies.size >= KEPT) this.#levies.clear();
    this.#levies.set(position, levy);
    return levy;
  }

  /** The best way by a paired test with the first; none where that stays the best. */
  #best(
    { view, seat }: Decision<PaxRomana>,
    power: Power,
    [usual, ...others]: readonly Way[],
    rounds: number,
    chance: Chance,
  ): Way | undefined {
    let live = others.map((way) => ({ way, gain: new Paired() }));
    for (let round = 0; round < rounds && live.length > 0; round++) {
      const guess = paxRomana.determinize(view, chance);
      const luck = `${chance.below(1e9)}`;
      const after = (way: Way): number => this.#lookahead.try(paxRomana.clone(guess), seat, power, way, luck);
      const base = after(usual!);
      for (const { way, gain } of live) gain.add(after(way) - base);
      if (round % 2 === 1)
        live = live
          .toSorted((x, y) => y.gain.mean - x.gain.mean)
          .slice(0, Math.ceil(live.length / DROPPED))
          .filter(({ gain }) => gain.mean > 0);
    }
    const better = live.filter(({ gain }) => gain.isBetter(LEAST_GAIN));
    return better.toSorted((x, y) => y.gain.mean - x.gain.mean)[0]?.way;
  }
}

/** What orders are given in, without the orders. */
const positionOf = ({ turn, table, powers, control }: View, power: Power): string =>
  JSON.stringify([turn, power, table, control, powers.map(({ treasury, victoryPoints }) => [treasury, victoryPoints])]);
