import { describe, expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { CARTHAGE, data, NONE, ROME, UNITS, type UnitName } from "../../data/index.ts";
import { addArmy, soldier } from "../../state/armies.ts";
import { nodeOfPlace } from "../../state/keys.ts";
import { DEAD, putLeader } from "../../state/leaders.ts";
import { permit } from "../diplomacy/pacts.ts";
import type { Call } from "../../engine/procedure.ts";
import type { State } from "../../state/state.ts";
import { countAt } from "../../state/table.ts";
import { March } from "../../testing/march.ts";
import { nodeIn, ownerOf, position, type Given, type Pieces } from "../../testing/position.ts";
import { setControl } from "../stability/settle.ts";
import { forcedAfter, type AttritionFrame } from "./attrition.ts";
import { isolatedStacks } from "./attrition-phase.ts";

const node = (state: State, id: string): number => nodeIn(worldOf(state.config).map, id);
const count = (state: State, id: string, name: UnitName, owner = CARTHAGE): number =>
  countAt(state, node(state, id), owner, UNITS.indexOf(name));

/** Attrition of Carthaginian units that stand in Narbo. */
function suffer(pieces: Pieces, die: number): March {
  const state = position("V", { pieces: { "carthage narbo": pieces } });
  const suffers: Call<"attrition"> = {
    proc: "attrition",
    power: CARTHAGE,
    force: NONE,
    node: node(state, "narbo"),
    rule: "9.41",
  };
  return new March(state, suffers, [die]);
}

describe("9.43: attrition", () => {
  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 2],
    [6, 2],
  ])("9.43: a %i costs %i of six units, rounded up", (die, need) => {
    const [rolled] = suffer({ LI: 3, CAV: 3 }, die).events;
    expect(rolled).toMatchObject({ type: "attritionRolled", need });
  });

  test("9.43: the example, 3 HI and 3 LI with a 4: two HI, two LI, or one of each (R171)", () => {
    const table = suffer({ HI: 3, LI: 3 }, 4);
    expect(table.options).toEqual(["lose HI 0", "lose HI 1"]);
    table.answer("lose HI 0");
    expect(table.options).toEqual(["flip HI 0", "flip HI 1", "flip HI 2"]);
    // Two reduced ones combine at once: one heavy infantry is gone.
    table.answer("flip HI 2");
    expect([
      count(table.state, "narbo", "HI"),
      count(table.state, "narbo", "hi"),
      count(table.state, "narbo", "LI"),
    ]).toEqual([2, 0, 3]);
    const each = suffer({ HI: 3, LI: 3 }, 4).answer(["lose HI 0", "flip HI 1"]);
    expect([count(each.state, "narbo", "hi"), count(each.state, "narbo", "LI")]).toEqual([1, 2]);
    const light = suffer({ HI: 3, LI: 3 }, 4).answer(["lose HI 0", "flip HI 0"]);
    expect(count(light.state, "narbo", "LI")).toBe(1);
  });

  test("9.43: it is known what an answer leaves no choice about: who spares the one loses the other", () => {
    const table = suffer({ HI: 3, hi: 1 }, 1);
    expect(table.options).toEqual(["flip HI 0", "flip HI 1"]);
    const frame = table.state.frames.at(-1) as AttritionFrame;
    const [spared, reduced] = [0, 1].map((n) => forcedAfter(table.state, frame, n));
    expect([spared!.lost[UNITS.indexOf("hi")], reduced!.lost.some((n) => n > 0)]).toEqual([1, false]);
    table.answer("flip HI 0");
    expect([count(table.state, "narbo", "HI"), count(table.state, "narbo", "hi")]).toEqual([3, 0]);
  });

  test("10.85: reducing counts one, losing a whole legion or heavy infantry counts two", () => {
    const table = suffer({ HI: 3, LI: 3 }, 4).answer("lose HI 1");
    expect([count(table.state, "narbo", "HI"), count(table.state, "narbo", "LI")]).toEqual([2, 3]);
    // One loss can only reduce the lone heavy infantry.
    const one = suffer({ HI: 1 }, 1);
    expect([one.options, count(one.state, "narbo", "hi")]).toEqual([[], 1]);
  });

  test("9.43: garrisons and galleys neither count nor pay; elephants and mercenaries do", () => {
    const none = suffer({ GARR: 5, GS: 2 }, 1);
    expect([none.events, count(none.state, "narbo", "GARR")]).toEqual([[], 5]);
    const table = suffer({ GARR: 20, LI: 1, EL: 1, MHI: 1 }, 1);
    expect(table.events[0]).toMatchObject({ need: 1 });
    expect(table.options).toEqual(["lose LI 0", "lose LI 1"]);
    table.answer("lose LI 0");
    expect(table.options).toEqual(["lose EL 0", "lose EL 1"]);
    table.answer("lose EL 0");
    expect([count(table.state, "narbo", "MHI"), count(table.state, "narbo", "GARR")]).toEqual([0, 20]);
  });
});

describe("9.4: isolation", () => {
  const phase = (): Call<"attritionPhase"> => ({ proc: "attritionPhase" });
  const given = (pieces: Given["pieces"], more: Given = {}): State => {
    const state = position("V", { ...more, pieces: pieces! });
    setControl(state);
    return state;
  };

  /** A ring of tribes around Lutetia, so that no line leads home. */
  const lost = (pieces: Given["pieces"]): State => {
    const state = position("V", {});
    const { map } = worldOf(state.config);
    const ring = map.land[node(state, "lutetia")]!.filter((near) => near < map.spaces);
    return given({ ...pieces, ...Object.fromEntries(ring.map((near) => [`rebels ${map.ids[near]}`, { BI: 1 }])) });
  };
  const isolated = (state: State): string[] =>
    isolatedStacks(state).map((stack) => worldOf(state.config).map.ids[nodeOfPlace(stack)]!);

  test("9.41: an army without a line home suffers; one with a line does not", () => {
    const state = lost({ "rome lutetia": { LI: 4 }, "rome pisae": { LI: 2 } });
    expect(isolated(state)).toEqual(["lutetia"]);
    const table = new March(state, phase(), [1]);
    expect([table.options, count(state, "lutetia", "LI", ROME), count(state, "pisae", "LI", ROME)]).toEqual([[], 3, 2]);
  });

  test("9.43, 8.44, R261: a leader is lost with the last unit of his army, and with nobody else's", () => {
    const leaders = (pieces: Given["pieces"]): (number | undefined)[] => {
      const state = lost(pieces);
      permit(state, CARTHAGE, ROME, "pass");
      for (const id of ["rome-7", "carthage-7"]) putLeader(state, data.leaders.ids.indexOf(id), node(state, "lutetia"));
      const { leaders: places } = new March(state, phase(), [1]).state;
      return ["rome-7", "carthage-7"].map((id) => places[data.leaders.ids.indexOf(id)]);
    };
    const lutetia = node(position("V"), "lutetia");
    expect(leaders({ "rome lutetia": { LI: 1 } })).toEqual([DEAD, lutetia]);
    expect(leaders({ "rome lutetia": { LI: 2 } })).toEqual([lutetia, lutetia]);
    expect(leaders({ "rome lutetia": { LI: 1, GARR: 1 } })).toEqual([lutetia, lutetia]);
  });

  test("9.41: garrisons alone are not isolated", () => {
    expect(isolated(lost({ "rome lutetia": { GARR: 2 } }))).toEqual([]);
  });

  test("9.42: units in Towns and Cities never, non-players never, mercenaries and the Soldier of Fortune do (R170)", () => {
    expect(isolated(lost({ "rome lutetia": { LI: 1, town: 2 } }))).toEqual([]);
    expect(isolated(lost({ "tribes lutetia": { TI: 3 } }))).toEqual([]);
    expect(isolated(lost({ "carthage lutetia": { MHI: 1 } }))).toEqual(["lutetia"]);
    const state = lost({ "sof lutetia": { HI: 2 } });
    addArmy(state, soldier(CARTHAGE));
    expect(isolated(state)).toEqual(["lutetia"]);
  });

  test("9.43, 12.44: one die for each Space: the Soldier of Fortune and his player's units there suffer together", () => {
    const state = lost({ "carthage lutetia": { LI: 4, GARR: 1 }, "sof lutetia": { HI: 2, CAV: 1 } });
    state.armies = [soldier(CARTHAGE)];
    expect(isolated(state)).toEqual(["lutetia"]);
    // A fifth of seven units, rounded up, is two.
    const table = new March(state, phase(), [3]);
    expect(table.options).toEqual(["lose HI 0", "lose HI 1"]);
    table.answer(["lose HI 0", "flip HI 1", "lose LI 0"]);
    const sof = ownerOf("sof");
    expect([count(state, "lutetia", "hi", sof), count(state, "lutetia", "CAV", sof)]).toEqual([1, 0]);
    expect(count(state, "lutetia", "LI")).toBe(4);
    expect(state.frames).toEqual([]);
    const both = lost({ "carthage lutetia": { LI: 1 }, "sof lutetia": { LI: 1 } });
    both.armies = [soldier(CARTHAGE)];
    expect(new March(both, phase(), [1]).options).toEqual([]);
    expect([count(both, "lutetia", "LI"), count(both, "lutetia", "LI", sof)]).toEqual([1, 0]);
  });

  test("9.44, 11.15: fleets outside a friendly port are lost, with what they carry and their leaders (8.43)", () => {
    const state = given(
      {
        "rome roma": { GS: 1 },
        "rome narbo": { GS: 2 },
        "rome massilia": { GS: 1, GARR: 1 },
        "carthage caralis": { GS: 1, EL: 1 },
      },
      { leaders: { "rome-3": "narbo" } },
    );
    expect(new March(state, phase()).options).toEqual([]);
    const left = (id: string, owner = ROME): number => count(state, id, "GS", owner);
    expect([left("roma"), left("narbo"), left("massilia"), left("caralis", CARTHAGE)]).toEqual([1, 0, 1, 0]);
    expect(state.leaders[worldOf(state.config).data.leaders.leaderOf.get("rome-3")!]).toBe(DEAD);
  });

  test("9.44: the squadrons of independents stay", () => {
    const state = given({ "rhodes rhodus": { GS: 2, LI: 1 } });
    expect(new March(state, phase()).options).toEqual([]);
    expect(count(state, "rhodus", "GS", ownerOf("rhodes"))).toBe(2);
  });
});
