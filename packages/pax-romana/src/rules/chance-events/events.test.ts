import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { CAV, data, FRESH, LG, NONE, MOVED } from "../../data/index.ts";
import { FLAGS, hasFlag, setFlag } from "../../state/flags.ts";
import { DEAD } from "../../state/leaders.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { count, nodeIn, position, powerOf, putPieces, type Given } from "../../testing/position.ts";
import { dice } from "../../testing/table.ts";
import { answerFirst, asked, begin } from "../battle/testing.ts";
import { expansionOf } from "../sequence/expansion.ts";
import { activates, draws, eventOf } from "./testing.ts";

const leader = (id: string): number => data.leaders.leaderOf.get(id)!;
const ROMAN = (of: (id: number) => boolean): string =>
  data.leaders.ids.find((_, id) => data.leaders.power[id] === 0 && of(id))!;
const ELITE = ROMAN((id) => data.leaders.elite[id] === 1);
const PLAIN = ROMAN((id) => data.leaders.elite[id] === 0);

test("16.2 Conqueror, R173: only a power with an Elite leader in play gets it, for the turn", () => {
  for (const [id, gets] of [
    [ELITE, true],
    [PLAIN, false],
  ] as const) {
    const state = position("V", { leaders: { [id]: "roma" } });
    state.waiting = [eventOf("conqueror")];
    const table = activates(state, "rome");
    expect(hasFlag(state, powerOf("rome"), FLAGS.conqueror)).toBe(gets);
    expect(table.told("noEvent")).toHaveLength(gets ? 0 : 1);
  }
});

test("16.2 Conqueror: one Elite leader among others is enough", () => {
  const state = position("V", { leaders: { [ELITE]: "roma", [PLAIN]: "roma" } });
  state.waiting = [eventOf("conqueror")];
  activates(state, "rome");
  expect(hasFlag(state, powerOf("rome"), FLAGS.conqueror)).toBe(true);
});

test("16.2 Disease: it asks only for leaders of the power drawn, and spares one whose rating the die passes", () => {
  const weak = ROMAN((id) => data.leaders.campaign[id]! < 6);
  const struck = (id: string, die: number) => {
    const state = position("V", { leaders: { [id]: "roma" } });
    state.waiting = [eventOf("disease")];
    return activates(state, "rome", dice(die));
  };
  expect(struck(weak, 6).state.leaders[leader(weak)]).not.toBe(DEAD);
  expect(struck(weak, data.leaders.campaign[leader(weak)]!).state.leaders[leader(weak)]).toBe(DEAD);
  expect(struck("greece-1", 1).told("noEvent")).toHaveLength(1);
});

test("16.2 Conqueror, R104: an Elite leader at sea sails a second time, too", () => {
  const state = position("V", { pieces: { "rome pisae": { GS: 2 } }, leaders: { [ELITE]: "pisae" }, settled: true });
  setFlag(state, powerOf("rome"), FLAGS.conqueror);
  begin(state, expansionOf(powerOf("rome")), [], [{ do: "major", kind: "own" }, { do: "at" }, { do: "fleet" }]);
  for (const wanted of ["all", "leader", "halt"]) answerFirst(state, { do: wanted });
  expect(asked(state)).toBe("major.again");
  answerFirst(state, { yes: true });
  expect([asked(state), state.forces[0]!.leaders]).toEqual(["sea.sail", [leader(ELITE)]]);
  answerFirst(state, { do: "halt" });
  expect(asked(state)).toBe("expansion.choose");
});

test("16.2 Disease, R20: the highest-rated leader dies on a die up to his Campaign Rating", () => {
  const worth = (id: number): number => data.leaders.tactical[id]! + data.leaders.campaign[id]!;
  const romans = data.leaders.ids
    .flatMap((_, id) => (data.leaders.power[id] === 0 ? [id] : []))
    .toSorted((a, b) => worth(b) - worth(a));
  const [best, worst] = [romans[0]!, romans.at(-1)!];
  const rating = data.leaders.campaign[best]!;
  for (const [die, dead] of [
    [rating, true],
    [rating + 1, false],
  ] as const) {
    if (die > 6) continue;
    const state = position("V", {
      leaders: { [data.leaders.ids[best]!]: "roma", [data.leaders.ids[worst]!]: "capua" },
    });
    state.waiting = [eventOf("disease")];
    activates(state, "rome", dice(die));
    expect(state.leaders[best] === DEAD).toBe(dead);
    expect(state.leaders[worst]).toBeGreaterThanOrEqual(0);
  }
});

test("16.2 Disease: among equals the player chooses; without leaders nothing happens", () => {
  const worth = (id: number): string =>
    `${data.leaders.power[id]} ${data.leaders.tactical[id]! + data.leaders.campaign[id]!}`;
  const ids = data.leaders.ids.flatMap((_, id) => (data.leaders.power[id]! >= 0 ? [id] : []));
  const [a, b] = ids.flatMap((one) =>
    ids.filter((other) => other > one && worth(other) === worth(one)).map((other) => [one, other]),
  )[0]!;
  const power = ["rome", "carthage", "greece", "east"][data.leaders.power[a!]!]! as "rome";
  const home = data.map.ids[data.map.capitalsOf[data.leaders.power[a!]!]![0]!]!;
  const state = position("V", { leaders: { [data.leaders.ids[a!]!]: home, [data.leaders.ids[b!]!]: home } });
  state.waiting = [eventOf("disease")];
  const table = activates(state, power, dice(1));
  expect(table.choices(power, "leader")).toEqual([data.leaders.ids[a!], data.leaders.ids[b!]]);
  table.take(power, { leader: data.leaders.ids[b!]! });
  expect(state.leaders[b!]).toBe(DEAD);
  expect(state.leaders[a!]).not.toBe(DEAD);
  const empty = position("V");
  empty.waiting = [eventOf("disease")];
  expect(activates(empty, "rome").told("noEvent")).toHaveLength(1);
});

test("16.2 Harvest, R22: even +2, odd -2 for the controller of the Territory; without one nothing", () => {
  const provinces = data.map.provincesOf[data.charts.harvest[1]!]!.map((province) => data.map.provinceIds[province]!);
  for (const [die, level] of [
    [2, 3],
    [3, -1],
  ] as const) {
    const state = position("V", { control: { rome: provinces }, stability: { rome: 1 } });
    const table = draws(state, "carthage", "harvest", dice(1, die));
    expect(table.told("harvest")).toMatchObject([{ die, power: powerOf("rome") }]);
    expect(state.powers[powerOf("rome")]!.stability).toBe(level);
  }
  const nobody = position("V", { stability: { rome: 1 } });
  expect(draws(nobody, "carthage", "harvest", dice(1, 1)).told("harvest")).toMatchObject([{ power: NONE }]);
  expect(nobody.powers[powerOf("rome")]!.stability).toBe(1);
});

test("16.2 Revenues and Stability: under 3T -1, over 12T +1, for all", () => {
  const state = position("V", {
    treasury: { rome: 2, carthage: 3, greece: 12, east: 13 },
    stability: { rome: 0, carthage: 0, greece: 0, east: 0 },
  });
  draws(state, "rome", "revenues");
  expect(state.powers.map(({ stability }) => stability)).toEqual([-1, 0, 0, 1]);
});

test("16.2 Galley Technology: a flag of the power activated next", () => {
  const state = position("V");
  state.waiting = [eventOf("galleyTechnology")];
  activates(state, "east");
  expect(hasFlag(state, powerOf("east"), FLAGS.galleyTechnology)).toBe(true);
});

const check = (given: Given, chance: readonly number[] = []) => {
  const state = position("V", { ...given, settled: true });
  state.waiting = [eventOf("stabilityCheck")];
  return activates(state, "rome", chance);
};
const roman = (table: { state: ReturnType<typeof position> }) => table.state.powers[powerOf("rome")]!;

test("16.2 Stability Check, R21, R105: at 0 to +3 up to 3T are paid, each missing one costs a level", () => {
  const table = check({ treasury: { rome: 2 }, stability: { rome: 3 } });
  expect(table.choices("rome", "n")).toEqual([2, 1, 0]);
  table.take("rome", { n: 1 });
  expect(roman(table)).toMatchObject({ treasury: 1, stability: 1 });
  const poor = check({ treasury: { rome: 0 }, stability: { rome: 0 } });
  expect(roman(poor).stability).toBe(-3);
});

test("R190: above +3 nothing happens, unless no power at all is at +3 or lower", () => {
  const safe = check({ stability: { rome: 4, carthage: 3, greece: 8, east: 8 } });
  expect(roman(safe).stability).toBe(4);
  const all = check({ stability: { rome: 4, carthage: 4, greece: 8, east: 8 } });
  expect(roman(all).stability).toBe(3);
});

test("16.2 Disorder, R184, R209: three Battle Points must come to a capital, else -1 and all garrisons are lost", () => {
  const given: Given = {
    stability: { rome: -2 },
    treasury: { rome: 5 },
    pieces: {
      "rome roma": { LG: 2 },
      "rome massilia": { GARR: 2 },
      "rome capua": { LG: 1, GARR: 1 },
      "greece pella": { GARR: 1 },
    },
  };
  const failed = check(given)
    .take("rome", { do: "pay" })
    .take("rome", { kind: "expansion" })
    .take("rome", { do: "done" });
  expect(failed.told("disorder")).toMatchObject([{ calmed: false }]);
  expect(failed.told("stability")).toMatchObject([{ change: -1, level: -3, rule: "16.2" }, { change: -1 }]);
  expect(count(failed.state, "rome massilia", "GARR") + count(failed.state, "rome capua", "GARR")).toBe(0);
  expect([count(failed.state, "rome capua", "LG"), count(failed.state, "greece pella", "GARR")]).toEqual([1, 1]);
});

test("R184: BP that moved there count; those that were there before do not, nor do two BP", () => {
  for (const [unit, n, calmed] of [
    ["LG", 1, true],
    ["CAV", 3, true],
    ["CAV", 2, false],
  ] as const) {
    const table = check({ stability: { rome: -2 }, treasury: { rome: 5 }, pieces: { "rome roma": { LG: 2 } } });
    table.take("rome", { do: "pay" }).take("rome", { kind: "expansion" });
    spentAt(table.state, "roma", unit, n);
    table.take("rome", { do: "done" });
    expect(table.told("disorder")).toMatchObject([{ calmed }]);
  }
});

test("16.2 Disorder: calmed in one of two capitals, nothing is lost", () => {
  const given: Given = { stability: { greece: -2 }, treasury: { greece: 5 }, pieces: { "greece sparta": { GARR: 1 } } };
  const state = position("V", { ...given, settled: true });
  state.waiting = [eventOf("stabilityCheck")];
  const table = activates(state, "greece");
  table.take("greece", { do: "pay" }).take("greece", { kind: "expansion" });
  addUnits(state, keyOf(data.map.nodeOf.get("pella")!, powerOf("greece"), MOVED), CAV, 3);
  table.take("greece", { do: "done" });
  expect(table.told("disorder")).toMatchObject([{ calmed: true }]);
  expect(table.told("stability").filter(({ rule }) => rule === "16.2")).toEqual([]);
  expect(count(state, "greece sparta", "GARR")).toBe(1);
});

test("R209: units that were raised in the capital did not come there", () => {
  const table = check({ stability: { rome: -2 }, treasury: { rome: 5 }, pieces: { "rome roma": { LG: 2 } } });
  table.take("rome", { do: "pay" }).take("rome", { kind: "expansion" });
  putPieces(table.state, "rome roma", { LG: 2 });
  table.take("rome", { do: "done" });
  expect(table.told("disorder")).toMatchObject([{ calmed: false }]);
});

test("R209: units that only took the place of others are no more than before; and all of it must be in one capital", () => {
  const moved = (after: (state: ReturnType<typeof position>) => void) => {
    const table = check({ stability: { rome: -2 }, treasury: { rome: 5 }, pieces: { "rome roma": { LG: 2 } } });
    table.take("rome", { do: "pay" }).take("rome", { kind: "expansion" });
    after(table.state);
    return table.take("rome", { do: "done" }).told("disorder")[0]!.calmed;
  };
  const roma = (state: ReturnType<typeof position>): number => nodeIn(worldOf(state.config).map, "roma");
  expect(moved((state) => spentAt(state, "roma", "LG", 1))).toBe(true);
  expect(
    moved((state) => {
      spentAt(state, "roma", "LG", 1);
      addUnits(state, keyOf(roma(state), 0, FRESH), LG, -1);
    }),
  ).toBe(false);
  expect(moved((state) => spentAt(state, "capua", "LG", 3))).toBe(false);
});

test("R184: a marker that lapses fails at once", () => {
  const table = check({ stability: { rome: -2 }, treasury: { rome: 5 } }).take("rome", { do: "lapse" });
  expect(table.told("disorder")).toMatchObject([{ calmed: false }]);
});

test("16.2 Civil War: odd dice take all units of a node, leaders go, one new leader rises in the capital, Stability -1", () => {
  const given: Given = {
    stability: { rome: -5 },
    pieces: {
      "rome roma": { LG: 2, GS: 1 },
      "rome ntp_etruria": { GS: 3 },
      "rome capua": { LG: 3, town: 2 },
      "carthage carthago": { HI: 1 },
    },
    leaders: { "rome-1": "roma", "rome-2": "capua" },
  };
  const state = position("V", given);
  state.waiting = [eventOf("stabilityCheck")];
  const first = [nodeIn(worldOf(state.config).map, "roma"), nodeIn(worldOf(state.config).map, "capua")];
  const order = first[0]! < first[1]! ? dice(1, 2, 1) : dice(2, 1, 1);
  const table = activates(state, "rome", [...order, 0]);
  expect(count(state, "rome roma", "LG") + count(state, "rome roma", "GS")).toBe(0);
  expect(count(state, "rome capua", "LG")).toBe(3);
  expect(state.table.keys.length).toBe(2);
  expect(state.leaders.slice(0, 10).filter((place) => place >= 0)).toEqual([nodeIn(worldOf(state.config).map, "roma")]);
  expect(state.leaders[leader("rome-1")]).toBe(DEAD);
  expect(state.powers[powerOf("rome")]!.stability).toBe(-1);
  expect(table.isOpen).toBe(false);
});

test("R117: Civil War makes the marker void and takes the others; without others the next turn's are dear", () => {
  for (const left of [2, 0]) {
    const state = position("V", { stability: { rome: -5 } });
    state.waiting = [eventOf("stabilityCheck")];
    state.cup[powerOf("rome")] = left;
    state.row = [];
    const table = activates(state, "rome", [0]);
    expect(table.isOpen).toBe(false);
    expect(state.cup[powerOf("rome")]).toBe(0);
    expect(hasFlag(state, powerOf("rome"), FLAGS.dearMarkers)).toBe(left === 0);
  }
});

function spentAt(state: ReturnType<typeof position>, space: string, unit: "LG" | "CAV", n: number): void {
  putPieces(state, `rome ${space}`, { [unit]: n });
  // What has come in this Activation carries the mark of moved units.
  const node = nodeIn(worldOf(state.config).map, space);
  moveMark(state, node, unit, n);
}

function moveMark(state: ReturnType<typeof position>, node: number, unit: "LG" | "CAV", n: number): void {
  const number = unit === "LG" ? LG : CAV;
  addUnits(state, keyOf(node, 0, FRESH), number, -n);
  addUnits(state, keyOf(node, 0, MOVED), number, n);
}
