import { expect, test } from "vitest";
import { position } from "../../testing/position.ts";
import { at, battle, begin, goOn, owner, setOut, standing } from "./testing.ts";

const UNSHIFTED = { n: 0 };
const FLEE = { do: "retreat", yes: true };
const NO_LEVY = { do: "levy", yes: false };

test("10.95, 12.44, R274: the Soldier of Fortune takes one squadron of his player along", () => {
  const state = position("V", {
    pieces: {
      "sof pisae": { HI: 4 },
      "rome pisae": { GS: 3 },
      "rome aleria": { town: 2 },
      "carthage genua": { HI: 9 },
    },
    treasury: { rome: 0, carthage: 0 },
  });
  state.armies[0]!.keeper = owner("rome");
  const force = setOut(state, "carthage", "genua", "pisae");
  begin(state, battle(state, force, ["sof"]), [3, 1], [{ do: "stand" }]);
  goOn(state, UNSHIFTED, FLEE, { do: "bySea" }, NO_LEVY);
  expect(standing(state, "sof", "aleria", "HI")).toBeGreaterThan(0);
  expect([standing(state, "rome", "aleria", "GS"), standing(state, "rome", "pisae", "GS")]).toEqual([1, 2]);
});

test("10.97: if a leader's death then takes the MP off a point, the force goes to the last Space (R159)", () => {
  for (const [dice, node] of [
    [[1, 3, 3, 4], "ltp_pindus"],
    [[1, 3, 1, 1], "actium"],
  ] as const) {
    const state = position("V", {
      pieces: { "rome actium": { LG: 2 }, "greece larissa": { HI: 4 } },
      leaders: { "rome-9": "actium" },
    });
    const force = setOut(state, "rome", "actium", "larissa", 2);
    state.forces[force]!.from = at(state, "ltp_pindus");
    begin(state, battle(state, force, ["greece"]), dice, [{ do: "stand" }]);
    goOn(state, UNSHIFTED);
    expect(state.forces[force]!.node).toBe(at(state, node));
  }
});
