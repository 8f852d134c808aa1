import { expect, test } from "vitest";
import { DEAD } from "../../state/leaders.ts";
import { position, type Pieces } from "../../testing/position.ts";
import { asked, at, battle, begin, setOut, standing, told } from "../battle/testing.ts";

/** Carthage marches from Mediolanum to Taurinorum; Rome and its leader withdraw over the Cottian Alps. */
function overTheAlps(romans: Pieces, dice: readonly number[], leaders: Readonly<Record<string, string>> = {}) {
  const pieces = { "carthage mediolanum": { HI: 6 }, "rome taurinorum": romans };
  const state = position("V", { pieces, leaders, treasury: { rome: 0, carthage: 0 } });
  const force = setOut(state, "carthage", "mediolanum", "taurinorum");
  const answers = [{ do: "withdraw" }, { do: "step", node: at(state, "ap_cottiae") }];
  if (Object.keys(leaders).length > 0) answers.splice(1, 0, { do: "leader" });
  return { state, played: begin(state, battle(state, force, ["rome"]), dice, answers) };
}

test("9.32, 10.44: who withdraws over a pass suffers there like any other army", () => {
  const { state, played } = overTheAlps({ LG: 1 }, [6, 1]);
  expect(told(played, "attritionRolled")).toMatchObject([{ die: 1, need: 1, rule: "9.32" }]);
  expect(asked(state)).toBe("withdrawal.go");
  expect(state.forces[1]!.rows[0]!.counts.slice(0, 2)).toEqual([0, 1]);
});

test("9.32, 8.44: where the army dies in the pass, its leader is lost with it", () => {
  const { state, played } = overTheAlps({ LI: 1 }, [6, 1], { "rome-5": "taurinorum" });
  expect(told(played, "attritionRolled")).toHaveLength(1);
  expect(standing(state, "rome", "taurinorum", "LI")).toBe(0);
  expect(state.leaders[4]).toBe(DEAD);
  expect(state.handed).toMatchObject({ winner: "vacated" });
});
