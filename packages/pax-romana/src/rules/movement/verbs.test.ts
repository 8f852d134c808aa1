import { describe, expect, test } from "vitest";
import {
  CARTHAGE,
  data,
  ESCORTED,
  FRESH,
  GARR,
  GREECE,
  GS,
  LI,
  MIL,
  MOVED,
  ROME,
  type Power,
} from "../../data/index.ts";
import { addArmy, soldier } from "../../state/armies.ts";
import { addUnits, countIn, keyOf } from "../../state/table.ts";
import { worksAt } from "../../state/works.ts";
import { March } from "../../testing/march.ts";
import { ownerOf, position, type Pieces } from "../../testing/position.ts";
import { PASS, STACK } from "../control/relation.ts";
import { majorMoveOf } from "./major-move.ts";
import { minorMoveOf } from "./minor-move.ts";
import { majorStarts, minorStarts } from "./movers.ts";
import { count, given, march, mpOf, node, unit } from "./testing.ts";

describe("8.2: leaders on the march", () => {
  test("8.23, R56: alone they have twice the sum of die and Campaign Rating", () => {
    const state = given({}, { leaders: { "rome-3": "roma" } });
    expect(mpOf(new March(state, majorMoveOf(ROME, "own"), [3]).answer("at roma"))).toBe(16);
  });

  test("8.23, R134: whoever picks up has the single allowance, and only while it lasts", () => {
    const state = given(
      { "rome venusia": { LG: 1 }, "rome tarentum": { LG: 1 } },
      { leaders: { "rome-3": "arretium" } },
    );
    const table = new March(state, majorMoveOf(ROME, "own")).answer("at arretium", [3]);
    table.answer(["step roma", "step capua", "step venusia"]);
    expect(mpOf(table)).toBe(13);
    table.answer("pickUp");
    expect(mpOf(table)).toBe(4);
    const far = given({ "rome rhegium": { LG: 1 } }, { leaders: { "rome-7": "arretium" } });
    const late = new March(far, majorMoveOf(ROME, "own")).answer("at arretium", [1]);
    late.answer(["step roma", "step capua", "step paestum", "step rhegium"]);
    expect(mpOf(late)).toBe(4);
    expect(late.options).not.toContain("pickUp");
  });

  test("8.23, R134: once he has an army he marches and picks up like any other", () => {
    const pieces = { "rome roma": { LG: 1 }, "rome capua": { LI: 1 } };
    const table = march(given(pieces, { leaders: { "rome-3": "roma" } }), "roma", 3, ROME, [
      "none",
      "leader rome-3 yes",
    ]);
    expect(mpOf(table)).toBe(16);
    table.answer("pickUp");
    expect(mpOf(table)).toBe(7);
    table.answer("step capua").answer("pickUp");
    expect(mpOf(table)).toBe(5);
  });

  test("8.23: a leader is picked up for nothing and lends no Campaign Rating; dropped, he stays (R195)", () => {
    const state = given({ "rome roma": { LG: 1 } }, { leaders: { "rome-3": "capua" } });
    const table = march(state, "roma", 4).answer("step capua");
    table.answer("pickLeader rome-3");
    expect(mpOf(table)).toBe(3);
    table.answer("dropLeader rome-3");
    expect(table.options).not.toContain("pickLeader rome-3");
  });

  test("8.23: in a Minor Move a leader moves alone with his rating, doubled, and picks up no units", () => {
    const state = given({ "rome capua": { LG: 1 } }, { leaders: { "rome-3": "roma" } });
    const table = new March(state, minorMoveOf(ROME)).answer("at roma").answer("moveLeader rome-3", [2]);
    expect(mpOf(table)).toBe(14);
    expect(table.answer("step capua").options).not.toContain("pickUp");
  });
});

describe("9.2: picking up, dropping, breaking down", () => {
  test("9.21: fresh units are picked up for 1 MP, spent ones never", () => {
    const state = given({ "rome roma": { LG: 1 }, "rome capua": { LI: 2 } });
    const table = march(state, "roma", 4).answer("step capua");
    table.answer("pickUp").answer("all");
    expect(mpOf(table)).toBe(2);
    table.answer(["drop", "some", "takeUnits LG 0", "takeUnits LI 1"]);
    expect(table.options).not.toContain("pickUp");
    expect(countIn(state, keyOf(node(state, "capua"), ROME, MOVED), unit("LI"))).toBe(1);
  });

  test("12.14, R57, R127: garrisons of a Major Move cost 1 MP for any number, and are fresh", () => {
    const state = given({ "rome roma": { LG: 2, LI: 1 } });
    const table = march(state, "roma", 4).answer("step capua");
    table.answer(["breakDown", "some", "takeUnits LG 1", "takeUnits LI 1"]);
    expect(mpOf(table)).toBe(2);
    expect(countIn(state, keyOf(node(state, "capua"), ROME, FRESH), GARR)).toBe(5);
    expect(table.options).toContain("pickUp");
  });

  test("12.14, 5.12: no garrisons are made where a power may only pass", () => {
    const options = (permission: number): string[] => {
      const state = given({ "carthage roma": { LI: 2 }, "rome capua": { LG: 1 } });
      state.pacts[ROME * 4 + CARTHAGE] = permission;
      return march(state, "roma", 4, CARTHAGE).answer("step capua").options;
    };
    expect(options(STACK)).toContain("breakDown");
    expect(options(PASS)).not.toContain("breakDown");
  });

  test("12.14, R225: the example of creating garrisons: a light unit is dropped, then broken down by a Minor Move", () => {
    const state = given({ "greece tarentum": { HI: 2, LI: 1 } });
    const table = march(state, "tarentum", 4, 2).answer("step venusia");
    table.answer(["drop", "some", "takeUnits HI 0"]);
    table.answer(["step capua", "stop"]);
    const minor = new March(state, minorMoveOf(2)).answer(["at venusia", "breakDownUnit LI"]);
    expect(minor.state.frames).toEqual([]);
    expect([count(state, "venusia", "GARR", 2), count(state, "venusia", "LI", 2)]).toEqual([2, 0]);
    expect(countIn(state, keyOf(node(state, "venusia"), 2, MOVED), GARR)).toBe(2);
  });

  test("12.13, 12.14, R225: in a Mountain Fortress a unit is broken down only if another land unit stays", () => {
    const options = (pieces: Pieces): string[] =>
      new March(given({ "carthage cirta": pieces }), minorMoveOf(CARTHAGE)).answer("at cirta").options;
    expect(options({ LI: 1 })).toEqual(["moveUnit LI"]);
    expect(options({ LI: 1, GARR: 1 })).not.toContain("breakDownUnit LI");
    expect(options({ LI: 2 })).toContain("breakDownUnit LI");
    expect(options({ LI: 1, CAV: 1 })).toContain("breakDownUnit LI");
    const table = new March(given({ "carthage cirta": { LI: 1 } }), minorMoveOf(CARTHAGE)).answer("at cirta");
    expect([table.why({ type: "breakDownUnit", unit: LI }), table.why({ type: "breakDownUnit", unit: MIL })]).toEqual([
      "12.13",
      "12.17",
    ]);
  });

  test("12.13, 12.44, R476: the Soldier of Fortune is an army of his player: beside him the last unit of a Mountain Fortress may be broken down", () => {
    const options = (keeper: Power): string[] => {
      const state = given({ "carthage cirta": { LI: 1 }, "sof cirta": { HI: 1 } });
      state.armies = [];
      addArmy(state, soldier(keeper));
      return new March(state, minorMoveOf(CARTHAGE)).answer("at cirta").options;
    };
    expect(options(CARTHAGE)).toContain("breakDownUnit LI");
    expect(options(GREECE)).not.toContain("breakDownUnit LI");
  });

  test("12.15, 12.17: cavalry, mercenaries and militia never become garrisons", () => {
    const table = march(given({ "rome roma": { CAV: 1, MIL: 1, MHI: 1 } }), "roma", 4);
    expect(table.options).not.toContain("breakDown");
    const minor = new March(given({ "rome roma": { CAV: 1, MIL: 1, MHI: 1 } }), minorMoveOf(ROME)).answer("at roma");
    expect(minor.options).toEqual(["moveUnit CAV", "moveUnit MIL", "moveUnit MHI"]);
  });

  test.each([
    ["LG", 3],
    ["HI", 3],
    ["LI", 2],
    ["lg", 1],
    ["hi", 1],
  ] as const)("12.16: one %s becomes %i garrisons", (name, garrisons) => {
    const state = given({ "rome narbo": { [name]: 1 } });
    expect(new March(state, minorMoveOf(ROME)).answer(["at narbo", `breakDownUnit ${name}`]).options).toEqual([]);
    expect(count(state, "narbo", "GARR")).toBe(garrisons);
  });

  test("12.13: garrisons do not end alone in a Mountain Fortress, but with an army", () => {
    const pieces = { "carthage thevestis": { GARR: 1 } };
    const alone = new March(given(pieces), minorMoveOf(CARTHAGE)).answer("at thevestis").answer("moveUnit GARR", [2]);
    expect(alone.options).not.toContain("step cirta");
    const through = new March(given(pieces), minorMoveOf(CARTHAGE)).answer("at thevestis").answer("moveUnit GARR", [3]);
    expect(through.answer("step cirta").options).not.toContain("stop");
    const joined = { ...pieces, "carthage cirta": { LI: 1 } };
    const army = new March(given(joined), minorMoveOf(CARTHAGE)).answer("at thevestis").answer("moveUnit GARR", [3]);
    expect(army.answer("step cirta").options).toContain("stop");
  });

  test("7.42, R86: a garrison does not take works, however low and empty", () => {
    const state = given({ "rome roma": { GARR: 1 }, "carthage capua": { town: 1 } });
    const table = new March(state, minorMoveOf(ROME), [6]).answer(["at roma", "moveUnit GARR"]);
    expect(table.options).not.toContain("step capua");
  });

  test("9.14, 11.32: squadrons that have escorted do not sail by themselves, nor do those that moved", () => {
    const state = given({ "rome roma": { LI: 1 } });
    const roma = node(state, "roma");
    addUnits(state, keyOf(roma, ROME, ESCORTED), GS, 1);
    addUnits(state, keyOf(roma, ROME, MOVED), GS, 1);
    expect(new March(state, minorMoveOf(ROME)).answer("at roma").options).toEqual(["moveUnit LI", "breakDownUnit LI"]);
    addUnits(state, keyOf(roma, ROME, FRESH), GS, 1);
    expect(new March(state, minorMoveOf(ROME)).answer("at roma").options).toContain("moveUnit GS");
  });

  test("11.31: in a port a force with the MP to land elsewhere may go aboard", () => {
    const pieces = { "rome roma": { LI: 1 } };
    expect(march(given(pieces), "roma", 3).options).toContain("embark");
    expect(march(given(pieces), "roma", 2).options).not.toContain("embark");
  });

  test("12.32, R133: militia stay in their Home, also over points", () => {
    const table = march(given({ "rome taurinorum": { MIL: 1 } }), "taurinorum", 6);
    expect(table.options).not.toContain("step ap_cottiae");
    expect(table.why({ type: "step", node: node(table.state, "ap_cottiae") })).toBe("12.32");
    expect(table.options).toContain("step mediolanum");
  });

  test("10.68, R132: an elephant moves alone only between own land units", () => {
    const pieces = { "carthage utica": { LI: 1, EL: 1 }, "carthage carthago": { HI: 1 } };
    const table = new March(given(pieces), minorMoveOf(CARTHAGE)).answer("at utica").answer("moveUnit EL", [6]);
    expect(table.options.filter((name) => name.startsWith("step"))).toEqual(["step carthago"]);
  });

  test("10.68, R227: elephants left without the land units they came with stay with them", () => {
    const state = given({ "carthage utica": { LI: 1, EL: 1 } }, { leaders: { "carthage-4": "utica" } });
    const table = march(state, "utica", 6, CARTHAGE, ["all", "leader carthage-4 yes"]).answer("step carthago");
    table.answer(["drop", "some", "takeUnits LI 1"]);
    expect([count(state, "carthago", "EL", CARTHAGE), count(state, "carthago", "LI", CARTHAGE)]).toEqual([1, 1]);
    expect(table.state.forces[0]!.rows).toEqual([]);
  });

  test("10.86, R135: a reduced unit meets another: the full one joins for 1 MP, or stays", () => {
    const pieces = { "rome roma": { lg: 1, LI: 1 }, "rome capua": { lg: 1 } };
    const table = march(given(pieces), "roma", 4).answer("step capua");
    expect(table.options).toEqual(["mergePair yes", "mergePair no"]);
    table.answer("mergePair yes");
    expect([mpOf(table), table.state.forces[0]!.rows[0]!.counts[0]]).toEqual([2, 1]);
    const stays = march(given(pieces), "roma", 4).answer("step capua").answer("mergePair no");
    expect([mpOf(stays), count(stays.state, "capua", "LG")]).toEqual([3, 1]);
  });

  test("12.14: a unit that moves by a Minor Move does not become garrisons on the way", () => {
    const minor = new March(given({ "rome roma": { LI: 1 } }), minorMoveOf(ROME)).answer("at roma");
    minor.answer("moveUnit LI", [3]).answer("step capua");
    expect(minor.options.some((name) => name.startsWith("breakDown"))).toBe(false);
  });

  test("7.43: whoever has fewer MP than there are walls destroys nothing", () => {
    const state = given({ "rome narbo": { LG: 1 }, "rome nemausus": { city: 5 } });
    const table = march(state, "narbo", 5).answer("step nemausus");
    expect(table.options).not.toContain("destroy");
    expect(march(given({ "rome nemausus": { city: 5, LG: 1 } }), "nemausus", 5).options).toContain("destroy");
  });

  test("7.43: own works are destroyed for as many MP as they have walls, not at Home", () => {
    const state = given({ "rome narbo": { LG: 1 }, "rome nemausus": { town: 2 } });
    const table = march(state, "narbo", 4).answer("step nemausus");
    table.answer("destroy");
    expect([mpOf(table), worksAt(state, node(state, "nemausus"))]).toEqual([1, undefined]);
    expect(march(given({ "rome capua": { LG: 1, town: 2 } }), "capua", 6).options).not.toContain("destroy");
  });

  test("12.44: the Soldier of Fortune picks up his own units, and nobody of his player's", () => {
    const state = given({ "sof pella": { HI: 2 }, "greece pella": { LI: 1 }, "sof larissa": { LI: 1 } });
    addArmy(state, soldier(2));
    const table = new March(state, majorMoveOf(2, "sof")).answer("at pella").answer("all", [4]);
    expect(table.options).not.toContain("pickUp");
    table.answer(["step larissa", "pickUp"]);
    expect([mpOf(table), state.forces[0]!.rows.map(({ owner }) => owner)]).toEqual([2, [ownerOf("sof")]]);
    const own = new March(given({ "greece pella": { HI: 1 }, "sof larissa": { LI: 1 } }), majorMoveOf(2, "own"), [4]);
    addArmy(own.state, soldier(2));
    expect(own.answer(["at pella", "step larissa"]).options).not.toContain("pickUp");
  });

  test("12.44: in scenario I he is a Greek like others", () => {
    const state = given({ "sof pella": { HI: 2 }, "greece pella": { LI: 1 } });
    addArmy(state, soldier(2));
    new March(state, majorMoveOf(2, "sof")).answer("at pella").answer("all", [4]);
    expect(state.forces[0]!.rows.map(({ owner }) => owner)).toEqual([ownerOf("sof")]);
    const pyrrhus = position("I", { pieces: { "sof tarentum": { HI: 2 }, "greece tarentum": { CAV: 1 } } });
    if (pyrrhus.armies.length === 0) addArmy(pyrrhus, soldier(2));
    const all = new March(pyrrhus, majorMoveOf(2, "own")).answer("at tarentum").answer("all").answer("all", [4]);
    expect(all.state.forces[0]!.rows.length).toBe(2);
  });

  test("12.44, 3.6: in scenario I Pyrrhus picks up the cavalry of Tarentum on his way, in any Move of Greece", () => {
    const pyrrhus = position("I", { pieces: { "sof brundisium": { HI: 2 }, "greece tarentum": { CAV: 1 } } });
    pyrrhus.armies = [soldier(2)];
    expect(majorStarts(pyrrhus, 2, "sof")).toEqual([]);
    const table = new March(pyrrhus, majorMoveOf(2, "own")).answer("at brundisium").answer("all", [4]);
    table.answer("step tarentum").answer("pickUp");
    expect(mpOf(table)).toBe(2);
    expect(table.state.forces[0]!.rows.map(({ owner }) => owner)).toEqual([ownerOf("sof"), 2]);
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
    const table = new March(far, majorMoveOf(ROME, "own")).answer("at arretium", [1]);
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
