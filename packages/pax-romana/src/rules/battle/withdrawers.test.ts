import { expect, test } from "vitest";
import { position } from "../../testing/position.ts";
import { asked, at, battle, begin, owner, setOut, standing } from "./testing.ts";

/** Carthage marches from Genua to Pisae, where Rome stands. */
function pisae(punic: object, romans: object, more: Parameters<typeof position>[1] = {}, mp = 5) {
  const pieces = { "carthage genua": punic, "rome pisae": romans, ...more.pieces };
  const state = position("V", { treasury: { rome: 0, carthage: 0 }, stability: { rome: 3 }, ...more, pieces });
  const force = setOut(state, "carthage", "genua", "pisae", mp);
  return { state, force, frame: battle(state, force, ["carthage"]) };
}

/** One unit goes without further questions. */
const GO = [{ type: "withdraw" }];

test("10.44: garrisons by themselves never withdraw", () => {
  const { state, force } = pisae({ HI: 4 }, { GARR: 2 });
  begin(state, battle(state, force, ["rome"]), [3, 3]);
  expect(asked(state)).not.toBe("withdrawal.ask");
});

test("12.32: militia stay behind (R156)", () => {
  const { state, force } = pisae({ HI: 4 }, { LG: 1, MIL: 2 });
  begin(
    state,
    battle(state, force, ["rome"]),
    [1, 3, 3],
    [...GO, { type: "step", node: at(state, "roma") }, { type: "stop" }],
  );
  expect(standing(state, "rome", "pisae", "MIL")).toBe(2);
  expect(owner("rome")).toBe(0);
});

test("13.13: tribes, and all who have no player, never withdraw", () => {
  const state = position("V", { pieces: { "carthage genua": { HI: 3 }, "tribes pisae": { TI: 3 } } });
  const force = setOut(state, "carthage", "genua", "pisae");
  begin(state, battle(state, force, ["tribes"]), [3, 3]);
  expect(asked(state)).not.toBe("withdrawal.ask");
});

test("10.44: with nowhere to go nobody is asked (R149)", () => {
  const shut = { pieces: { "greece roma": { HI: 1 }, "east arretium": { town: 1 } } };
  const { state, force } = pisae({ HI: 4 }, { LG: 1 }, shut);
  begin(state, battle(state, force, ["rome"]), [3, 3]);
  expect(asked(state)).not.toBe("withdrawal.ask");
});
