import { worldOf } from "../../config.ts";
import type { Power } from "../../data/index.ts";
import type { Outcome, State } from "../../state/state.ts";

/** 3.7, 15.11: after the last turn most Victory Points win; a tie goes to the higher Stability. */
export function outcomeOf(state: State): Outcome {
  const { powers } = worldOf(state.config).scenario;
  const best = (of: readonly Power[], measure: (power: Power) => number): Power[] => {
    const most = Math.max(...of.map(measure));
    return of.filter((power) => measure(power) === most);
  };
  const first = best(powers, (power) => state.powers[power]!.victoryPoints);
  const winners = best(first, (power) => state.powers[power]!.stability);
  return { winners, points: state.powers.map(({ victoryPoints }) => victoryPoints), reason: "15.11" };
}
