import { expect, test } from "vitest";
import { position } from "../../testing/position.ts";
import { at, battle, begin, goOn, owner, setOut, standing, answerFirst, asked } from "./testing.ts";

const UNSHIFTED = { n: 0 };

const FLEE = { type: "retreat", yes: true };

const NO_LEVY = { type: "levy", yes: false };

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
  begin(state, battle(state, force, ["sof"]), [3, 1], [{ type: "stand" }]);
  goOn(state, UNSHIFTED, FLEE, { type: "bySea" }, NO_LEVY);
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
    begin(state, battle(state, force, ["greece"]), dice, [{ type: "stand" }]);
    goOn(state, UNSHIFTED);
    expect(state.forces[force]!.node).toBe(at(state, node));
  }
});

/** Carthage marches from Genua to Pisae and beats Rome. */
function pisae(punic: object, romans: object, more: Parameters<typeof position>[1] = {}, mp = 5) {
  const pieces = { "carthage genua": punic, "rome pisae": romans, ...more.pieces };
  const state = position("V", { treasury: { rome: 0, carthage: 0 }, ...more, pieces });
  const force = setOut(state, "carthage", "genua", "pisae", mp);
  return { state, force, frame: battle(state, force, ["rome"]) };
}

const STAND = [{ type: "stand" }];

test("10.97: the attacker is placed back where he came from; nobody intercepts that", () => {
  const { state, force, frame } = pisae({ HI: 3 }, { LI: 9 }, { pieces: { "rome placentia": { LG: 3 } } });
  begin(state, frame, [2, 2], STAND);
  while (state.frames.length > 0) {
    expect(asked(state)).not.toBe("interception.attempt");
    answerFirst(state);
  }
  expect(state.forces[force]!.node).toBe(at(state, "genua"));
});

test("10.97: on a point only with the MP to leave it, counted after the loser's point; else the last Space (R159)", () => {
  for (const [mp, node] of [
    [3, "ltp_pindus"],
    [2, "ltp_pindus"],
    [1, "actium"],
  ] as const) {
    const state = position("V", { pieces: { "rome actium": { LG: 2 }, "greece larissa": { HI: 4 } } });
    const force = setOut(state, "rome", "actium", "larissa", mp);
    state.forces[force]!.from = at(state, "ltp_pindus");
    begin(state, battle(state, force, ["greece"]), [1, 3], STAND);
    while (state.frames.length > 0) answerFirst(state, { n: 0 });
    expect(state.forces[force]!.node).toBe(at(state, node));
    // R451: put back into the Space it set out from, its way begins anew; a horde may be there among those it has attacked.
    expect(state.forces[force]!.from).toBe(at(state, node));
  }
});

test("10.95, 12.51, R274: squadrons of Rhodes that serve the retreating player carry his army, and go along", () => {
  const state = position("V", {
    pieces: {
      "rome pisae": { LI: 9 },
      "rome rhodus": { LI: 1 },
      "rhodes pisae": { GS: 2 },
      "rome aleria": { town: 2 },
      "carthage genua": { HI: 9 },
    },
    treasury: { rome: 0, carthage: 0 },
  });
  const force = setOut(state, "carthage", "genua", "pisae");
  begin(state, battle(state, force, ["rome"]), [3, 1], STAND);
  goOn(state, UNSHIFTED, FLEE, { type: "bySea" }, NO_LEVY);
  expect(standing(state, "rome", "aleria", "LI")).toBeGreaterThan(0);
  expect([standing(state, "rhodes", "aleria", "GS"), standing(state, "rhodes", "pisae", "GS")]).toEqual([2, 0]);
});
