/** 9.3: marches over points, passes and straits. */
import { describe, expect, test } from "vitest";
import { CARTHAGE, EAST, GREECE, ROME, type Power } from "../../data/index.ts";
import { DEAD } from "../../state/leaders.ts";
import type { March } from "../../testing/march.ts";
import { position, type Given, type Pieces } from "../../testing/position.ts";
import { permit } from "../diplomacy/pacts.ts";
import { asked, at, battle, begin, setOut, standing, told } from "../battle/testing.ts";
import { count, given, march, mpOf, node } from "./testing.ts";

describe("9.3: special Spaces", () => {
  test("9.31, R140: a point is entered only with the MP to leave it, attack included, and is no place to stop", () => {
    const one = march(given({ "rome salonae": { LG: 1 } }), "salonae", 1);
    expect(one.options).not.toContain("step ltp_dalmatia");
    expect(one.why({ type: "step", node: node(one.state, "ltp_dalmatia") })).toBe("9.31");
    const held = march(given({ "rome salonae": { LG: 1 }, "carthage lissa": { LI: 1 } }), "salonae", 2);
    expect(held.options).not.toContain("step ltp_dalmatia");
    const two = march(given({ "rome salonae": { LG: 1 } }), "salonae", 2).answer("step ltp_dalmatia");
    expect(two.options).toEqual(["step salonae", "step lissa"]);
    expect(two.options).not.toContain("stop");
    expect(two.why({ type: "stop" })).toBe("9.31");
  });

  test("9.31: two points in a row need the MP for both", () => {
    const pieces = { "carthage leptis_magna": { HI: 1 } };
    expect(march(given(pieces), "leptis_magna", 2, CARTHAGE).options).not.toContain("step ltp_syrtis_w");
    const table = march(given(pieces), "leptis_magna", 3, CARTHAGE);
    table.answer(["step ltp_syrtis_w", "step ltp_syrtis_e", "step berenice"]);
    expect(count(table.state, "berenice", "HI", CARTHAGE)).toBe(1);
  });

  test("9.32, R53: the Alps kill a lone LI, reduce a lone LG, and let leaders and garrisons pass", () => {
    const over = (
      pieces: NonNullable<Given["pieces"]>,
      leaders = {},
      choices = ["all"],
      dice: number[] = [1],
    ): March => {
      const table = march(given(pieces, { leaders }), "valentia", 6, ROME, choices);
      return table.answer("step ap_cottiae", dice);
    };
    const light = over({ "rome valentia": { LI: 1 } });
    expect(light.state.forces).toEqual([]);
    expect(count(light.state, "valentia", "LI")).toBe(0);
    expect(over({ "rome valentia": { LG: 1 } }).state.forces[0]!.rows[0]!.counts.slice(0, 2)).toEqual([0, 1]);
    expect(over({ "rome valentia": { GARR: 1 } }, {}, ["all"], []).options).toContain("step taurinorum");
    expect(over({}, { "rome-3": "valentia" }, ["leader rome-3 yes"], []).options).toContain("step taurinorum");
  });

  test("9.33: straits cost 2 MP", () => {
    const table = march(given({ "greece sestus": { HI: 1 } }), "sestus", 3, 2);
    expect(mpOf(table.answer("step abydos"))).toBe(1);
  });

  test("9.33: enemy squadrons at either end close a strait; own ones do not", () => {
    for (const end of ["sestus", "abydos"]) {
      const table = march(given({ "greece sestus": { HI: 1 }, [`east ${end}`]: { GS: 1 } }), "sestus", 6, 2);
      expect(table.options).not.toContain("step abydos");
      expect(table.why({ type: "step", node: node(table.state, "abydos") })).toBe("9.33");
    }
    const own = march(given({ "greece sestus": { HI: 1, GS: 1 } }), "sestus", 6, 2, ["army"]);
    expect(own.options).toContain("step abydos");
  });

  test("9.33, 4.1, R260, R516: squadrons of who lets fleets pass, or is let pass, close no strait", () => {
    const crosses = (giver: Power, taker: Power): boolean => {
      const state = given({ "greece sestus": { HI: 1 }, "east abydos": { GS: 1 } });
      permit(state, giver, taker, "sea");
      return march(state, "sestus", 6, GREECE).options.includes("step abydos");
    };
    expect([crosses(EAST, GREECE), crosses(GREECE, EAST), crosses(ROME, GREECE)]).toEqual([true, true, false]);
  });

  test("9.33, 12.51, R233: Rhodian squadrons close a strait to others, but not to the power they serve", () => {
    const pieces = { "greece sestus": { HI: 1 }, "rhodes abydos": { GS: 1 } };
    expect(march(given(pieces), "sestus", 6, 2).options).not.toContain("step abydos");
    const served = given({ ...pieces, "greece rhodus": { LI: 1 } });
    expect(march(served, "sestus", 6, 2).options).toContain("step abydos");
  });

  test("9.33, R52: Messana, Rhegium and Tingi only if nobody else holds them; into Asia one may fight", () => {
    const into = (from: string, to: string, enemy: boolean): boolean => {
      const pieces = { [`rome ${from}`]: { LG: 1 }, ...(enemy && { [`carthage ${to}`]: { LI: 1 } }) };
      return march(given(pieces), from, 6).options.includes(`step ${to}`);
    };
    expect([into("rhegium", "messana", false), into("rhegium", "messana", true)]).toEqual([true, false]);
    expect([into("messana", "rhegium", false), into("messana", "rhegium", true)]).toEqual([true, false]);
    expect([into("sestus", "abydos", true), into("byzantium", "nicomedia", true)]).toEqual([true, true]);
  });

  test("9.33, R191: from Baetica over the point to Tingi and back, 2 MP over the water", () => {
    const table = march(given({ "carthage gades": { HI: 1 } }), "gades", 4, CARTHAGE).answer("step ltp_fretum");
    expect(mpOf(table)).toBe(3);
    expect(mpOf(table.answer("step tingi"))).toBe(1);
    const held = march(given({ "carthage gades": { HI: 1 }, "rome tingi": { GARR: 1 } }), "gades", 4, CARTHAGE);
    expect(held.answer("step ltp_fretum").options).not.toContain("step tingi");
  });
});

/** Carthage marches from Mediolanum to Taurinorum; Rome and its leader withdraw over the Cottian Alps. */
function overTheAlps(romans: Pieces, dice: readonly number[], leaders: Readonly<Record<string, string>> = {}) {
  const pieces = { "carthage mediolanum": { HI: 6 }, "rome taurinorum": romans };
  const state = position("V", { pieces, leaders, treasury: { rome: 0, carthage: 0 } });
  const force = setOut(state, "carthage", "mediolanum", "taurinorum");
  const answers = [{ type: "withdraw" }, { type: "step", node: at(state, "ap_cottiae") }];
  if (Object.keys(leaders).length > 0) answers.splice(1, 0, { type: "leader" });
  return { state, played: begin(state, battle(state, force, ["rome"]), dice, answers) };
}

test("9.32, 10.44: whoever withdraws over a pass suffers there like any other army", () => {
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
