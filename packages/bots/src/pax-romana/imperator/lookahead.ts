import { FastChance } from "@ara/kernel";
import { paxRomana, questionOf, type Action, type Power, type State } from "@ara/pax-romana";
import { USUAL_LEVY, type Aim, type Levy } from "../wish.ts";
import type { Weights } from "../weights.ts";
import { Steady } from "../steady.ts";
import { decisionIn } from "../table.ts";
import { forecastOf } from "./forecast.ts";
import { valueOf } from "./value.ts";

/** One way to go on: the answer that is given now, and what is wanted until the Move, Activation or turn ends. */
export interface Way {
  /** Absent where nothing but a levy is decided. */
  readonly action?: Action;
  readonly aim?: Aim | undefined;
  readonly levy?: Levy;
  /** What is gone by instead of the usual weights. */
  readonly mood?: Partial<Weights> | undefined;
}

/** What a position is worth to a power. */
export type Value = (state: State, power: Power) => number;

/** Victory Points that the learned value, which goes from about 0 to 1, counts for beside what is forecast. */
const LEARNED = 10;

const judge: Value = (state, power) => forecastOf(state, power) + LEARNED * valueOf(state, power);

/** No turn takes so many answers; a guess that does is judged as it stands. */
const MOST_ANSWERS = 3000;

/** Plays ways out on guesses, with `steady` in all seats. */
export class Lookahead {
  readonly #players: Steady[] = [];
  readonly #value: Value;

  constructor(value: Value = judge) {
    this.#value = value;
  }

  /** What a guess is worth to a power after a way; the same seed throws the same dice. The guess is used up. */
  try(state: State, seat: number, power: Power, { action, aim, levy, mood }: Way, seed: string): number {
    const chance = new FastChance(seed);
    const isOver = endOf(state, levy !== undefined);
    const { turn } = state;
    if (action) paxRomana.apply(state, seat, action, chance);
    for (let i = 0; i < MOST_ANSWERS; i++) {
      const [asked] = paxRomana.toAct(state);
      if (asked === undefined || isOver(state)) break;
      const player = this.#playerIn(asked);
      player.aim = asked === seat ? aim : undefined;
      player.mood = asked === seat ? mood : undefined;
      player.levy = (asked === seat && state.turn === turn ? levy : undefined) ?? USUAL_LEVY;
      paxRomana.apply(state, asked, player.choose(decisionIn(state, asked)), chance);
    }
    return this.#value(state, power);
  }

  #playerIn(seat: number): Steady {
    return (this.#players[seat] ??= new Steady({ seed: `lookahead/${seat}` }));
  }
}

/** Where a way ends: with the Activation; a levy with the first marker of the next turn. */
function endOf(start: State, isLevy: boolean): (state: State) => boolean {
  const { turn } = start;
  return (state) => questionOf(state)!.key === "activation.pay" && (!isLevy || state.turn > turn);
}
