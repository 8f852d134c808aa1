import { describe, expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { CARTHAGE, FRESH, HORDE_0, RANGES, ROME, UNITS, type UnitName } from "../../data/index.ts";
import type { Event } from "../../event.ts";
import { addArmy, horde, slavesOf, soldier } from "../../state/armies.ts";
import type { State } from "../../state/state.ts";
import { addUnits, countAt, keyOf } from "../../state/table.ts";
import { nodeIn, position, putPieces, type Given } from "../../testing/position.ts";
import { setup } from "../../setup.ts";
import { config } from "../../config.ts";
import { data } from "../../data/index.ts";
import { afterStep } from "../after-step.ts";
import { answerFirst, begin, entering, setOut, told as toldOf } from "../battle/testing.ts";
import { rangeOf } from "./range.ts";
import { setControl, settle } from "./settle.ts";

const node = (state: State, id: string): number => nodeIn(worldOf(state.config).map, id);
const unit = (name: UnitName): number => UNITS.indexOf(name);
const level = (state: State, power: number): number => state.powers[power]!.stability;

function given(
  pieces: Given["pieces"],
  stability: Given["stability"] = { rome: 2, carthage: 2, greece: 2, east: 2 },
): State {
  const state = position("V", { pieces: pieces!, stability });
  setControl(state);
  return state;
}

/** Settles after something was put on the map, and lists what was told. */
function after(state: State, where: string, pieces: Parameters<typeof putPieces>[2]): string[] {
  const told: string[] = [];
  putPieces(state, where, pieces);
  settle(state, ({ type: e }) => told.push(e));
  return told;
}

describe("14.2: Stability follows control", () => {
  test("6.12: what is controlled at the start costs and gives nothing", () => {
    const table = config("V");
    const objectives = data.charts.objectives.flatMap(({ count }, i) => Array.from({ length: count }, () => i));
    const state = setup(table, { tribes: data.tribes.slice(), objectives });
    const { scenario } = worldOf(table);
    expect(state.powers.map(({ stability }) => stability)).toEqual(scenario.stability);
    expect(state.control.some((power) => power === ROME)).toBe(true);
    expect(state.capitals).toBe(0b111111);
  });

  test("14.21: +1 for a province gained, -1 for one lost, at once", () => {
    const state = given({});
    expect(after(state, "rome narbo", { LI: 1 })).toEqual(["controlChanged", "stability"]);
    expect(level(state, ROME)).toBe(3);
    after(state, "carthage massilia", { LI: 1 });
    expect([level(state, ROME), level(state, CARTHAGE)]).toEqual([2, 2]);
  });

  test("14.21: what changes nothing in a province costs, gives and tells nothing", () => {
    const state = given({ "rome narbo": { LI: 1 } });
    expect(after(state, "rome massilia", { LI: 1 })).toEqual([]);
    expect(level(state, ROME)).toBe(2);
  });

  test("14.21: a scenario without Stability has none to lose", () => {
    const state = position("I", { settled: true });
    const before = level(state, ROME);
    expect(after(state, "greece roma", { HI: 1 })).toEqual(["capitalLost"]);
    expect(level(state, ROME)).toBe(before);
  });

  test("14.21: -2 and +2 for provinces of a power's own Home; for the conqueror they are like any other", () => {
    const state = given({ "carthage tarentum": { LI: 1 }, "carthage croton": { LI: 1 } });
    after(state, "carthage venusia", { LI: 1 });
    expect([level(state, ROME), level(state, CARTHAGE)]).toEqual([0, 3]);
    addUnits(state, keyOf(node(state, "venusia"), CARTHAGE, FRESH), unit("LI"), -1);
    settle(state, undefined);
    expect([level(state, ROME), level(state, CARTHAGE)]).toEqual([2, 2]);
  });

  const four = Object.fromEntries(["capua", "barium", "ancona", "pisae"].map((id) => [`carthage ${id}`, { GARR: 1 }]));

  test("14.21, R47: a capital costs 1 beside its province, and gives 1 when it is retaken", () => {
    const state = given(four);
    expect(after(state, "carthage roma", { LI: 1 })).toEqual([
      "controlChanged",
      "capitalLost",
      "stability",
      "stability",
    ]);
    expect(level(state, ROME)).toBe(-1);
    addUnits(state, keyOf(node(state, "roma"), CARTHAGE, FRESH), unit("LI"), -1);
    settle(state, undefined);
    expect(level(state, ROME)).toBe(2);
  });

  test("6.12, 14.21: a capital in enemy hands at the start is lost already, and gives 1 when it is retaken", () => {
    const state = given({ "carthage roma": { LI: 1 } });
    expect(state.capitals & 1).toBe(0);
    after(state, "carthage roma", { LI: 1 });
    expect(level(state, ROME)).toBe(2);
    addUnits(state, keyOf(node(state, "roma"), CARTHAGE, FRESH), unit("LI"), -2);
    settle(state, undefined);
    expect(level(state, ROME)).toBe(3);
  });

  test("5.22: a capital that is not in play is in nobody's hands", () => {
    const capitals = (scenario: "I" | "II" | "III"): string[] => {
      const state = position(scenario, { settled: true });
      const { map } = worldOf(state.config);
      return map.capitals.flatMap((capital, i) => ((state.capitals & (1 << i)) === 0 ? [] : [map.ids[capital]!]));
    };
    expect(capitals("I")).toEqual(["roma"]);
    expect(capitals("II")).toEqual(["roma", "carthago"]);
    expect(capitals("III")).toEqual(["athenae", "pella", "alexandria", "antiochia"]);
  });

  test("14.21: Roma alone, without the majority, costs only the capital", () => {
    const state = given({ "rome capua": { LI: 1 } });
    after(state, "carthage roma", { LI: 1 });
    expect([level(state, ROME), level(state, CARTHAGE)]).toEqual([1, 2]);
  });

  test("14.14, R179: the causes of one instant are summed and stay on the track", () => {
    const low = given(four, { rome: -5, carthage: 8 });
    after(low, "carthage roma", { LI: 1 });
    expect([level(low, ROME), level(low, CARTHAGE)]).toEqual([-6, 8]);
    // One province lost and one gained in one step at the top of the track is no loss.
    const high = given({ "rome narbo": { LI: 1 } }, { rome: 8 });
    addUnits(high, keyOf(node(high, "narbo"), ROME, FRESH), unit("LI"), -1);
    after(high, "rome burdigala", { LI: 1 });
    expect(level(high, ROME)).toBe(8);
  });

  test("R46: a march may swing a province twice, and both count", () => {
    const state = given({});
    after(state, "rome narbo", { LI: 1 });
    addUnits(state, keyOf(node(state, "narbo"), ROME, FRESH), unit("LI"), -1);
    const told: Event[] = [];
    settle(state, (event) => told.push(event));
    expect(told.map(({ type: e }) => e)).toEqual(["controlChanged", "stability"]);
    expect(level(state, ROME)).toBe(2);
  });

  test("R179: nothing is settled while a battle is under way", () => {
    const state = given({});
    state.frames.push({ proc: "landBattle", step: "begin" });
    putPieces(state, "rome narbo", { LI: 1 });
    afterStep(state, undefined);
    expect(level(state, ROME)).toBe(2);
    state.frames.pop();
    afterStep(state, undefined);
    expect(level(state, ROME)).toBe(3);
  });

  test("R222: a whole arrival is one instant: whoever enters a province and is thrown out at once has never been there", () => {
    const state = given({ "carthage narbo": { HI: 9 }, "rome lugdunum": { LI: 1 } }, { carthage: -6 });
    const force = setOut(state, "rome", "lugdunum", "nemausus");
    const played = begin(state, entering(force), [6, 6, 6, 1], [{ type: "intercept" }, { type: "all" }]);
    expect(toldOf(played, "battleOpened")).toHaveLength(1);
    while (state.frames.length > 0) answerFirst(state, { yes: false });
    expect(countAt(state, node(state, "nemausus"), ROME, unit("LI"))).toBe(0);
    expect(toldOf(played, "controlChanged")).toEqual([]);
    // A province lost and won again would have lifted Carthage from the end of the track.
    expect(level(state, CARTHAGE)).toBe(-6);
  });

  test("13.44, R102: a horde next to a capital costs its power 1, once for each army", () => {
    const state = given({});
    addArmy(state, horde(HORDE_0, "westGauls", CARTHAGE, 0));
    after(state, "horde0 corfinium", { BI: 4 });
    expect(level(state, ROME)).toBe(1);
    after(state, "horde0 capua", { BI: 1 });
    expect(level(state, ROME)).toBe(1);
    expect(worldOf(state.config).map.direct[node(state, "roma")]).toContain(node(state, "corfinium"));
  });

  test("13.44: Greece and The East are frightened for either capital", () => {
    const state = given({});
    addArmy(state, horde(HORDE_0, "eastGauls", ROME, 0));
    const { map } = worldOf(state.config);
    const near = map.direct[node(state, "pella")]!.find((to) => map.homeAt[to] === 2)!;
    after(state, `horde0 ${map.ids[near]!}`, { BI: 4 });
    expect(level(state, 2)).toBeLessThan(2);
  });

  test("13.44, 14.21: a horde in the capital frightens its power too, beside the capital it has lost", () => {
    const state = given({ "rome capua": { LI: 1 } });
    addArmy(state, horde(HORDE_0, "westGauls", CARTHAGE, 0));
    after(state, "horde0 roma", { BI: 4 });
    expect(level(state, ROME)).toBe(0);
  });

  test("13.44: a capital that is in other hands already frightens nobody", () => {
    const state = given({ "carthage roma": { LI: 1 } });
    addArmy(state, horde(HORDE_0, "westGauls", CARTHAGE, 0));
    after(state, "horde0 corfinium", { BI: 4 });
    expect(level(state, ROME)).toBe(2);
  });

  test("13.44: nor do slaves or the Soldier of Fortune next to it", () => {
    const state = given({});
    state.armies = [soldier(CARTHAGE), slavesOf(ROME, node(state, "corfinium"))];
    after(state, "slavesRome corfinium", { BI: 2 });
    after(state, "sof capua", { HI: 2 });
    expect(level(state, ROME)).toBe(2);
  });

  test("13.44: two Spaces away nobody is frightened", () => {
    const state = given({});
    addArmy(state, horde(HORDE_0, "westGauls", CARTHAGE, 0));
    after(state, "horde0 ariminum", { BI: 4 });
    expect(level(state, ROME)).toBe(2);
  });
});

describe("14.1: the track", () => {
  test("14.11, 14.13: three ranges by level", () => {
    const state = given({});
    const at = (stability: number): string => {
      state.powers[ROME]!.stability = stability;
      return RANGES[rangeOf(state, ROME)]!;
    };
    expect([at(8), at(0), at(-1), at(-3)]).toEqual(["stable", "stable", "unrest", "unrest"]);
    expect([at(-4), at(-6)]).toEqual(["turmoil", "turmoil"]);
  });

  test("14.12: powers start where the scenario says", () => {
    const state = given({}, {});
    expect(level(state, ROME)).toBe(worldOf(state.config).scenario.stability![ROME]);
  });
});
