import { config, paxRomana, POWERS, worldOf, type State } from "@ara/pax-romana";
import { describe, expect, test } from "vitest";
import { Outlook } from "./outlook.ts";
import { standingOf } from "./standing.ts";
import { opening } from "./testing.ts";
import { startingWeights } from "./weights.ts";

const [ROME, CARTHAGE, GREECE, EAST] = [0, 1, 2, 3];

/** A position in which powers control so many provinces without any whole Territory, given out in the order of the map. */
function withProvinces(counts: readonly number[]): State {
  const state = paxRomana.clone(opening(config("V"), "standing"));
  const { territoryOf } = worldOf(state.config).map;
  state.control.fill(-1);
  const left = counts.slice();
  const used = new Set<number>();
  state.control.forEach((_, province) => {
    const power = left.findIndex((n) => n > 0);
    // One province of each Territory, so that nobody has a whole one by accident.
    if (power < 0 || used.has(territoryOf[province]!)) return;
    used.add(territoryOf[province]!);
    left[power]!--;
    state.control[province] = power;
  });
  expect(left).toEqual(POWERS.map(() => 0));
  return state;
}

const standing = (state: State, power: number): ReturnType<typeof standingOf> =>
  standingOf({ view: paxRomana.view(state, power), world: worldOf(state.config), power });

describe("worth by rank", () => {
  test("15.23: a province that brings a better place is worth more than one that brings nothing near", () => {
    const near = standing(withProvinces([2, 3, 1, 1]), ROME).gop;
    const far = standing(withProvinces([1, 7, 2, 0]), CARTHAGE).gop;
    expect(near).toBeGreaterThan(1);
    expect(far).toBeLessThan(near / 2);
  });

  test("15.23: what a rival loses counts where one stands just behind him, and not where he is far off", () => {
    const { less } = standing(withProvinces([2, 3, 0, 1]), ROME);
    expect(less[CARTHAGE]).toBeGreaterThan(0);
    expect(less[GREECE]).toBe(0);
    expect(less[EAST]).toBe(0);
  });

  test("15.2: the same province is worth more to whoever gains a place by it, and less with every turn that is over", () => {
    const state = opening(config("V"), "standing");
    const worth = (turn: number, rank: number): number => {
      const later = paxRomana.clone(state);
      later.turn = turn;
      const outlook = new Outlook({ ...startingWeights, rank });
      outlook.look(paxRomana.view(later, ROME), ROME);
      return outlook.gain(worldOf(state.config).map.nodeOf.get("massilia")!);
    };
    expect(worth(1, 1)).toBeGreaterThan(worth(5, 1));
    expect(worth(5, 1)).toBeGreaterThan(worth(5, 0));
    expect(worth(1, 0)).toBe(worth(5, 0));
  });
});
