import { describe, expect, test } from "vitest";
import { CARTHAGE, data, EL, FRESH, GREECE, LI, MOVED, NAVAL_POINT, ROME } from "../../data/index.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { marchMachine, standIn, Table, UNHINDERED } from "../../testing/march.ts";
import type { Arrived } from "../frames.ts";
import { STACK } from "../control/relation.ts";
import { majorMoveOf } from "./major-move.ts";
import { minorMoveOf } from "./minor-move.ts";
import { minorStarts } from "./movers.ts";
import { count, given, march, mpOf, node, unit } from "./testing.ts";

const steps = ({ options }: Table): string[] => options.filter((name) => name.startsWith("step"));

describe("12.32, 10.68: units with borders of their own", () => {
  test("12.32, R133: militia go over a point inside their Home, and neither out of it nor over a point at its edge", () => {
    const inside = march(given({ "greece actium": { MIL: 1 } }), "actium", 6, GREECE).answer("step ltp_epirus");
    expect(inside.options).toContain("step dyrrhachium");
    inside.answer("step dyrrhachium");
    expect(inside.options).not.toContain("step lissa");
    expect(inside.why({ do: "step", node: node(inside.state, "lissa") })).toBe("12.32");
    const edge = march(given({ "greece amphipolis": { MIL: 1 } }), "amphipolis", 6, GREECE);
    expect(edge.options).not.toContain("step ltp_strymon");
    const desert = march(given({ "carthage leptis_magna": { MIL: 1 } }), "leptis_magna", 6, CARTHAGE);
    expect(desert.options).not.toContain("step ltp_syrtis_w");
  });

  test("10.68, R132: an elephant alone goes neither through an empty Space nor over a point to other land units", () => {
    const alone = (pieces: Parameters<typeof given>[0], from: string): Table =>
      new Table(given(pieces), minorMoveOf(CARTHAGE)).answer(`at ${from}`).answer("moveUnit EL", [6]);
    const army = { "carthage utica": { LI: 1, EL: 1 }, "carthage cirta": { LI: 1 }, "carthage thevestis": { LI: 1 } };
    const table = alone(army, "utica");
    expect(steps(table)).toEqual([]);
    expect(table.why({ do: "step", node: node(table.state, "hippo_regius") })).toBe("10.68");
    const point = alone({ "carthage thevestis": { LI: 1, EL: 1 }, "carthage tacape": { LI: 1 } }, "thevestis");
    expect(point.why({ do: "step", node: node(point.state, "ltp_tritonis") })).toBe("10.68");
  });

  test("10.68, R132: at sea no elephant sails away from the army it is with", () => {
    const state = given({}, {});
    const point = data.map.kind.indexOf(NAVAL_POINT);
    for (const sort of [EL, LI]) addUnits(state, keyOf(point, CARTHAGE, FRESH), sort, 1);
    const table = new Table(state, minorMoveOf(CARTHAGE)).answer(`at ${data.map.ids[point]}`);
    expect(table.options).toEqual(["moveUnit LI"]);
    addUnits(state, keyOf(point, CARTHAGE, FRESH), LI, -1);
    expect(minorStarts(state, CARTHAGE)).toEqual([]);
  });
});

describe("10.86: reduced units that meet", () => {
  test("10.86, R135: without an MP, and in a Minor Move, the full unit stays where they met", () => {
    const pieces = { "rome roma": { lg: 1, LI: 1 }, "rome capua": { lg: 1 } };
    const spent = march(given(pieces), "roma", 1).answer("step capua");
    expect([count(spent.state, "capua", "LG"), count(spent.state, "capua", "lg")]).toEqual([1, 0]);
    const minor = new Table(given(pieces), minorMoveOf(ROME)).answer("at roma").answer("moveUnit lg", [6]);
    minor.answer("step capua");
    expect([minor.options, count(minor.state, "capua", "LG"), minor.state.forces]).toEqual([[], 1, []]);
  });

  test("10.86, R135: with exactly one MP it may join; one that has moved and rests there joins too", () => {
    const state = given({ "rome roma": { LI: 1, hi: 1 } });
    addUnits(state, keyOf(node(state, "capua"), ROME, MOVED), unit("hi"), 1);
    const table = march(state, "roma", 2).answer("step capua");
    expect(table.options).toEqual(["mergePair yes", "mergePair no"]);
    table.answer("mergePair yes");
    expect([count(state, "capua", "HI"), count(state, "capua", "hi")]).toEqual([1, 0]);
  });

  test("10.86: a reduced unit of a friend, or of another sort, is nobody's other half", () => {
    const state = given({ "rome roma": { lg: 1 }, "rome capua": { hi: 1 }, "carthage capua": { LI: 1, lg: 1 } });
    state.pacts[CARTHAGE * 4 + ROME] = STACK;
    expect(march(state, "roma", 4).answer("step capua").options).not.toContain("mergePair yes");
    const none = march(given({ "rome roma": { LG: 1 }, "rome capua": { lg: 1 } }), "roma", 4).answer("step capua");
    expect(none.options).not.toContain("mergePair yes");
  });
});

describe("9.21: after an arrival", () => {
  /** A force meets another reduced legion in Capua; interceptors beside it have decided what becomes of it. */
  const entering = (how: Arrived): string[] => {
    const pieces = { "rome roma": { lg: 1, LI: 1 }, "rome capua": { lg: 1 }, "carthage venusia": { LI: 1 } };
    const machine = marchMachine([standIn("interception", { ...UNHINDERED, how })]);
    const table = new Table(given(pieces), majorMoveOf(ROME, "own"), [6], machine).answer(["at roma", "all"]);
    return table.answer("step capua").options;
  };

  test("7.53, 10.37: who is finished ends his Move; who was put back goes on without meeting anybody", () => {
    expect(entering("finished")).toEqual([]);
    expect(entering("back")).not.toContain("mergePair yes");
    expect(entering("back")).toContain("step barium");
    expect(entering("held")).toContain("mergePair yes");
  });
});

describe("9.21, 12.13: what is left behind", () => {
  test("12.13: garrisons are dropped in a Mountain Fortress only beside a land unit that stands there", () => {
    const drops = (pieces: Parameters<typeof given>[0]): string[] => {
      const state = given({ "carthage hippo_regius": { LI: 1, GARR: 1 }, ...pieces });
      const table = march(state, "hippo_regius", 6, CARTHAGE, ["all"]).answer("step cirta").answer("drop");
      if (table.options.includes("some")) table.answer("some");
      return table.options;
    };
    expect(drops({}).join(" ")).not.toContain("GARR");
    expect(drops({ "carthage cirta": { LI: 1 } })).toContain("takeUnits LI 0");
  });

  test("8.23, R134: a lone leader picks up with the last MP of his single allowance", () => {
    const far = given({ "rome paestum": { LG: 1 } }, { leaders: { "rome-7": "arretium" } });
    const table = new Table(far, majorMoveOf(ROME, "own")).answer("at arretium", [1]);
    table.answer(["step roma", "step capua", "step paestum"]);
    expect(mpOf(table)).toBe(5);
    table.answer("pickUp");
    expect([far.forces, count(far, "paestum", "LG")]).toEqual([[], 1]);
  });

  test("8.23: of two leaders one may stay behind; the last one cannot leave himself", () => {
    const state = given({}, { leaders: { "rome-3": "roma", "rome-7": "roma" } });
    const table = march(state, "roma", 3, ROME, ["leader rome-3 yes", "leader rome-7 yes", "lead rome-3"]);
    table.answer("step capua");
    table.answer("dropLeader rome-3");
    expect(state.leaders[data.leaders.ids.indexOf("rome-3")]).toBe(node(state, "capua"));
    expect(table.options).not.toContain("dropLeader rome-7");
  });

  test("7.43: the works of a friend are not one's own to destroy", () => {
    const options = (owner: string): string[] => {
      const state = given({ "rome massilia": { LG: 1 }, [`${owner} nemausus`]: { LI: 1, town: 1 } });
      state.pacts[CARTHAGE * 4 + ROME] = STACK;
      return march(state, "massilia", 6).answer("step nemausus").options;
    };
    expect([options("rome").includes("destroy"), options("carthage").includes("destroy")]).toEqual([true, false]);
  });

  test("12.14, R225: a Minor Move begins where infantry that has moved could become garrisons, and nowhere else", () => {
    const state = given({});
    const put = (id: string, owner: number, name: "LI" | "CAV", mark: number): void =>
      addUnits(state, keyOf(node(state, id), owner, mark), unit(name), 1);
    put("capua", ROME, "LI", MOVED);
    put("capua", CARTHAGE, "LI", MOVED);
    put("roma", ROME, "CAV", MOVED);
    put("barium", CARTHAGE, "LI", MOVED);
    put("cirta", ROME, "LI", MOVED);
    put("venusia", ROME, "LI", FRESH);
    put("venusia", ROME, "LI", MOVED);
    const ids = ["venusia", "capua"].map((id) => node(state, id));
    expect(minorStarts(state, ROME)).toEqual(ids);
  });
});
