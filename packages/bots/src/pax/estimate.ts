import { FastChance, type Chance } from "@ara/kernel";
import { determinize, pax, recall, type Action, type Event, type State, type View } from "@ara/pax";
import { Centurio } from "./centurio.ts";
import { weights } from "./weights.ts";

/** How a game may end, as far as it can be told. */
export interface Estimate {
  /** The chance that Rome wins. */
  readonly rome: number;
  /** The chance of each seat to win; a shared victory in part. */
  readonly win: readonly number[];
}

/** From what one viewer may know: a view, and the log he was told. */
export function estimate(view: View, log: readonly Event[], playouts: number, seed: string): Estimate {
  const chance = new FastChance(`${seed}/estimate`);
  const recalled = recall(log, view.players.length);
  return average(() => determinize(view, chance, recalled), view.players.length, playouts, chance);
}

/** From everything, for a game that is over and looked back on: the cards still in the deck are known. */
export function estimateKnowing(state: State, playouts: number, seed: string): Estimate {
  return average(() => pax.clone(state), state.players.length, playouts, new FastChance(`${seed}/knowing`));
}

/** One decision in so many is taken at random: players are not all alike, and a known deck would leave no doubt. */
const WHIM = 12;

function average(sample: () => State, players: number, playouts: number, chance: Chance): Estimate {
  const brain = new Centurio(weights);
  const win = Array.from({ length: players }, () => 0);
  let rome = 0;
  for (let i = 0; i < playouts; i++) {
    const state = sample();
    while (state.step !== "over") {
      const legal: Action[] = [];
      pax.legal(state, state.decider, legal);
      const action = chance.below(WHIM) === 0 ? chance.pick(legal) : brain.choose(state, legal);
      pax.apply(state, state.decider, action, chance);
    }
    const { winner, winners } = pax.outcome(state)!;
    if (winner === "rome") rome++;
    for (const seat of winners) win[seat]! += 1 / winners.length;
  }
  return { rome: rome / playouts, win: win.map((won) => won / playouts) };
}
