import { expect, test } from "vitest";
import { CAV } from "../../data/index.ts";
import { position } from "../../testing/position.ts";
import { STACK } from "../control/relation.ts";
import { answerFirst, asked, battle, begin, capua, owner, setOut, told } from "./testing.ts";

test("7.31: walls of somebody else are nobody's to use", () => {
  const state = position("V", {
    pieces: { "rome roma": { LG: 3 }, "carthage capua": { LI: 3 }, "greece capua": { town: 2 } },
    treasury: { rome: 0, carthage: 0 },
  });
  for (const taker of ["rome", "carthage"] as const) state.pacts[owner("greece") * 4 + owner(taker)] = STACK;
  begin(state, battle(state, setOut(state, "rome", "roma", "capua"), ["carthage"]), [3, 1], [{ type: "stand" }]);
  expect(asked(state)).not.toBe("battle.walls");
});

test("10.62: whoever lands has no cavalry in the battle: it is worth nothing, and takes no losses; the defender's counts", () => {
  const { state, force } = capua({ LG: 2, CAV: 3 }, { HI: 2, CAV: 2 });
  const played = begin(state, battle(state, force, ["carthage"], "amphibious"), [2, 2], [{ type: "stand" }]);
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([8, 8]);
  expect(told(played, "shiftsCounted")[0]!.list).toEqual([
    { side: "defender", cause: "cavalry", n: 3 },
    { side: "defender", cause: "amphibious", n: 2 },
  ]);
  while (state.frames.length > 0) answerFirst(state, { n: 0 }, played);
  expect(state.forces[force]!.rows[0]!.counts[CAV]).toBe(3);
});
