import type { Chance } from "@ara/kernel";
import { worldOf } from "../../config.ts";
import { POWERS, type Power } from "../../data/index.ts";
import { procedure, type Body } from "../../engine/procedure.ts";
import type { State } from "../../state/state.ts";
import { cvpOf } from "./points.ts";

type PlayOrder = Body<"playOrder", { acts: "begin" }>;

/** Phase I, 3.42, 15.13: the order of the first markers of the next turn; row and cup are filled. */
export const playOrder = procedure<PlayOrder>({
  name: "playOrder",
  rule: "3.42",
  steps: {
    begin(state, _, course) {
      if (state.turn >= worldOf(state.config).measures.lastTurn) return course.end();
      state.order = nextOrder(state, course.chance);
      fillRowAndCup(state);
      course.tell({ type: "playOrder", order: state.order.slice(), rule: "3.42" });
      course.end();
    },
  },
});

/** 15.13: fewest VP first, then the lower Stability, then fewer CVP, then the lower die (R27: again among equals). */
function nextOrder(state: State, chance: Chance): Power[] {
  const standing = (power: Power): readonly number[] => {
    const { victoryPoints, stability } = state.powers[power]!;
    return [victoryPoints, stability, cvpOf(state, power)];
  };
  return ranked(worldOf(state.config).scenario.powers, standing, chance);
}

function ranked(powers: readonly Power[], measure: (power: Power) => readonly number[], chance: Chance): Power[] {
  const measured = powers.map((power) => ({ power, by: measure(power) })).toSorted((a, b) => compare(a.by, b.by));
  const found: Power[] = [];
  for (let i = 0; i < measured.length;) {
    const { by } = measured[i]!;
    const equal = measured.filter((one) => compare(one.by, by) === 0).map(({ power }) => power);
    if (equal.length === 1) found.push(equal[0]!);
    else found.push(...byDice(equal, chance));
    i += equal.length;
  }
  return found;
}

function byDice(powers: readonly Power[], chance: Chance): Power[] {
  const dice = new Map(powers.map((power) => [power, [chance.die(6)]]));
  return ranked(powers, (power) => dice.get(power)!, chance);
}

function compare(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((n, at) => n !== b[at]);
  return i < 0 ? 0 : a[i]! - b[i]!;
}

/** 3.42, 3.8: one marker of each power in the row, or of the first only (option); the others, and event markers, in the cup. */
export function fillRowAndCup(state: State): void {
  const { scenario, measures } = worldOf(state.config);
  state.row = state.config.options.includes("firstMarker") ? state.order.slice(0, 1) : state.order.slice();
  const left = (power: Power): number => measures.activations - Number(state.row.includes(power));
  state.cup = [...POWERS.map((_, power) => (scenario.powers.includes(power) ? left(power) : 0)), measures.events];
}
