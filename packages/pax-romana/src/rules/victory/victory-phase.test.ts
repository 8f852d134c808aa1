import { expect, test } from "vitest";
import { data, OBJECTIVES, type PowerName, type ScenarioName } from "../../data/index.ts";
import type { State } from "../../state/state.ts";
import { DEAD } from "../../state/leaders.ts";
import { position, powerOf, type Given } from "../../testing/position.ts";
import { dice, Table } from "../../testing/table.ts";
import { view } from "../../view.ts";
import { victoryAtOnce, victoryInPhase } from "./automatic.ts";
import { awardOf, dealObjectives } from "./objectives.ts";
import { outcomeOf } from "./outcome.ts";
import { playOrder } from "./play-order.ts";
import { victoryPhase } from "./victory-phase.ts";

const objective = (letter: (typeof OBJECTIVES)[number]): number => OBJECTIVES.indexOf(letter);
const settled = (given: Given, scenario: ScenarioName = "V"): State => position(scenario, { settled: true, ...given });
const phase = (state: State): Table => new Table(state, [victoryPhase], { proc: "victoryPhase" });
const spacesOf = (id: string): string[] =>
  data.map.spacesOf[data.map.provinceOf.get(id)!]!.map((node) => data.map.ids[node]!);
/** A unit in the first Space of each of some provinces. */
const holding = (power: PowerName, ...provinces: readonly string[]): NonNullable<Given["pieces"]> =>
  Object.fromEntries(provinces.map((id) => [`${power} ${spacesOf(id)[0]}`, { LI: 1 }]));
const provincesOf = (territory: string): string[] =>
  data.map.provincesOf[data.map.territoryNumbers.get(territory)!]!.map((p) => data.map.provinceIds[p]!);

test("15.11, 15.21, 15.31: a turn's VP are those for the standings in GOP and in CVP", () => {
  const table = phase(settled({ pieces: { "rome capua": { city: 5 }, "carthage utica": { town: 2 } } }));
  // GOP: Rome 3, Carthage 4, Greece 5, the East 4. CVP: 3, 1, 0, 0.
  expect(table.state.powers.map(({ victoryPoints }) => victoryPoints)).toEqual([0 + 5, 3 + 3, 7 + 0, 3 + 0]);
  expect(table.told("scored")).toHaveLength(4);
});

test("15.12: most VP gained raise Stability, fewest lower it; what was there before does not matter", () => {
  const state = settled({
    pieces: { "greece pella": { city: 5 } },
    stability: { rome: 0, carthage: 0, greece: 0, east: 0 },
  });
  state.powers[0]!.victoryPoints = 50;
  expect(phase(state).state.powers.map(({ stability }) => stability)).toEqual([-1, 0, 1, 0]);
});

test("15.12, R109: ties in the VP gained negate the change of Stability", () => {
  // GOP: Rome 3, Carthage and the East 4, Greece 5: 0, 3, 7, 3. CVP: Rome 3, the others equal: 5, 1, 1, 1.
  const state = settled({
    pieces: { "rome capua": { city: 5 } },
    stability: { rome: 0, carthage: 0, greece: 0, east: 0 },
  });
  const { powers } = phase(state).state;
  expect(powers.map(({ gained }) => gained)).toEqual([5, 4, 8, 4]);
  expect(powers.map(({ stability }) => stability)).toEqual([0, 0, 1, 0]);
});

test("14.21: each capital that is still lost costs a level at the end of the turn", () => {
  const after = (isLost: boolean): number => {
    const state = settled({ stability: { greece: 3 } });
    const bits = data.map.capitalsOf[powerOf("greece")]!.map((node) => 1 << data.map.capital[node]!);
    expect(bits).toHaveLength(2);
    if (isLost) for (const bit of bits) state.capitals &= ~bit;
    return phase(state).state.powers[powerOf("greece")]!.stability;
  };
  expect(after(true)).toBe(after(false) - 2);
});

test("14.21: Stability lost for a capital is told by that rule; that for points alone by 15.12", () => {
  const told = (isLost: boolean): unknown[] => {
    const state = settled({ pieces: { "greece pella": { city: 5 } }, stability: { rome: 1, carthage: 1, greece: 1 } });
    if (isLost) state.capitals &= ~(1 << data.map.capital[data.map.capitalsOf[powerOf("carthage")]![0]!]!);
    return phase(state)
      .told("stability")
      .map(({ power, causes, rule }) => [power, causes, rule]);
  };
  const forPoints = [
    [powerOf("rome"), ["points"], "15.12"],
    [powerOf("greece"), ["points"], "15.12"],
  ];
  expect(told(false)).toEqual(forPoints);
  expect(told(true)).toEqual(forPoints.toSpliced(1, 0, [powerOf("carthage"), ["capital"], "14.21"]));
});

test("15.42, 15.48, R182: fulfilled objectives are claimed in secret, shown together, and count", () => {
  const state = settled({ pieces: holding("rome", ...provincesOf("hispania")) });
  state.objectives.hands[0] = [objective("C"), objective("A")];
  state.objectives.hands[1] = [objective("B")];
  const table = phase(state);
  expect(new Set(table.who)).toEqual(new Set([0, 1]));
  expect(table.choices("rome", "kind")).toEqual(["C"]);
  expect(table.options("carthage")).toEqual([{ type: "lock" }]);
  const before = JSON.stringify(view(table.state, 1));
  table.take("rome", { type: "show", kind: "C" });
  expect(JSON.stringify(view(table.state, 1))).toBe(before);
  table.take("rome", { type: "lock" }).take("carthage", { type: "lock" });
  expect(table.state.objectives.shown[0]).toEqual([objective("C")]);
  // Three Home Provinces, five in Hispania, the Territory, and eight for the objective.
  expect(table.told("scored").find(({ power }) => power === 0)!.gop).toBe(3 + 5 + 1 + 8);
});

test("15.45, 15.46: a marker that was shown counts by itself while it is fulfilled", () => {
  const state = settled({ pieces: holding("rome", ...provincesOf("hispania")) });
  state.objectives.shown[0] = [objective("C")];
  const table = phase(state);
  expect(table.told("scored").find(({ power }) => power === 0)!.gop).toBe(17);
  expect(table.state.objectives.shown[0]).toEqual([objective("C")]);
});

test("15.46, 15.49: L, M and N give VP and go back to the pool", () => {
  const state = settled({
    pieces: holding("rome", "chersonese", "germania_superior", "germania_inferior", "germania_magna"),
  });
  state.objectives.shown[0] = [objective("L")];
  state.objectives.hands[0] = [objective("N")];
  state.objectives.pool = [];
  const table = phase(state).take("rome", { type: "show", kind: "N" }).take("rome", { type: "lock" });
  expect(table.told("scored").find(({ power }) => power === 0)!.forObjectives).toBe(3 + 4);
  expect(new Set(table.state.objectives.pool)).toEqual(new Set([objective("L"), objective("N")]));
  expect(table.state.objectives.shown[0]).toEqual([]);
});

const award = (letter: (typeof OBJECTIVES)[number], power: PowerName, pieces: Given["pieces"]): number =>
  awardOf(settled({ pieces: pieces! }), powerOf(power), objective(letter));

test("15.49 A: Asia Minor without Cappadocia", () => {
  const ports = provincesOf("asia_minor").filter((id) => id !== "cappadocia");
  expect(award("A", "rome", holding("rome", ...ports))).toBe(8);
  expect(award("A", "greece", holding("greece", ...ports))).toBe(4);
  expect(award("A", "rome", holding("rome", ...ports.slice(1)))).toBe(0);
});

test("15.49 B: Egypt, for everybody but the East", () => {
  const all = Object.fromEntries(spacesOf("aegyptus").map((id) => [`rome ${id}`, { LI: 1 }]));
  expect(award("B", "rome", all)).toBe(8);
  expect(award("B", "east", {})).toBe(0);
});

test("15.49 D, E, G, H, I: lists of provinces and Territories", () => {
  expect(award("D", "east", holding("east", "crete", "cyprus", "cilicia"))).toBe(3);
  expect(award("E", "rome", holding("rome", ...provincesOf("gaul")))).toBe(3);
  expect(award("E", "carthage", holding("carthage", ...provincesOf("gaul")))).toBe(6);
  expect(award("G", "rome", holding("rome", "germania_superior", "raetia", "noricum"))).toBe(4);
  expect(award("H", "east", holding("east", ...provincesOf("danube")))).toBe(8);
  expect(award("I", "greece", holding("greece", "west_sicily", "east_sicily", "sardinia", "corsica"))).toBe(4);
});

test("15.49 F: four ports of the Aegean, not for Greece", () => {
  const ports = (power: PowerName): Given["pieces"] =>
    Object.fromEntries(["lesbos_chios", "naxos", "cnossus", "miletus"].map((id) => [`${power} ${id}`, { GARR: 1 }]));
  expect(award("F", "rome", ports("rome"))).toBe(6);
  expect(award("F", "greece", ports("greece"))).toBe(0);
});

test("15.49 J: the Balearic Islands and all ports of Baetica, Mauretania and Tarraconensis", () => {
  const wanted = data.charts.objectives[objective("J")]!.control!.spaces.map((node) => data.map.ids[node]!);
  const pieces = Object.fromEntries([...wanted, "baliares"].map((id) => [`carthage ${id}`, { GARR: 1 }]));
  expect(award("J", "carthage", pieces)).toBe(3);
  const { [`carthage ${wanted[0]}`]: _lost, ...most } = pieces;
  const isHome = data.map.homeAt[data.map.nodeOf.get(wanted[0]!)!] === powerOf("carthage");
  expect(award("J", "carthage", most)).toBe(isHome ? 3 : 0);
});

test("15.49 K: works in five Territories besides the Home", () => {
  const spaces = ["caralis", "cnossus", "ephesus", "bergidum", "gergovia"];
  const towns = (ids: readonly string[]): Given["pieces"] =>
    Object.fromEntries(ids.map((id) => [`rome ${id}`, { town: 1 }]));
  expect(award("K", "rome", towns(spaces))).toBe(6);
  expect(award("K", "rome", towns([...spaces.slice(1), "roma"]))).toBe(0);
});

test("15.49 M: one Home Province of another power", () => {
  const corsair = Object.fromEntries(spacesOf("tripolitania").map((id) => [`rome ${id}`, { LI: 1 }]));
  expect(award("M", "rome", corsair)).toBe(3);
  expect(award("M", "rome", {})).toBe(0);
});

test("15.49 L, R108: what was shown in the Income Phase is earned; it is not claimed later", () => {
  const state = settled({});
  state.objectives.hands[0] = [objective("L")];
  expect(phase(state).options("rome")).toEqual([{ type: "lock" }]);
});

test("3.81, 15.47: where each power has one objective, it is one that it can use", () => {
  const state = settled({ config: { format: "basic2" } });
  state.objectives.hands = [[], [], [], []];
  state.objectives.pool = [objective("F"), objective("B"), objective("A"), objective("C"), objective("D")];
  dealObjectives(state);
  expect(state.objectives.hands.map((hand) => hand.length)).toEqual([1, 1, 1, 1]);
  expect(state.objectives.hands[powerOf("east")]).not.toContain(objective("B"));
  expect(state.objectives.hands[powerOf("greece")]).not.toContain(objective("F"));
});

const ordered = (state: State, chance: readonly number[] = []): Table =>
  new Table(state, [playOrder], { proc: "playOrder" }, chance);

test("3.42, 15.13: fewest VP first, then lower Stability, then fewer CVP", () => {
  const state = settled({
    pieces: { "carthage utica": { town: 2 } },
    stability: { rome: 3, carthage: 1, greece: 1, east: 5 },
  });
  [4, 4, 4, 1].forEach((points, power) => (state.powers[power]!.victoryPoints = points));
  expect(ordered(state).state.order).toEqual([3, 2, 1, 0]);
});

test("15.13, R27: dice break the last ties, and are rolled again among equals", () => {
  const state = settled({ stability: { rome: 0, carthage: 0, greece: 0, east: 0 } });
  for (const power of state.powers) power.victoryPoints = 0;
  expect(ordered(state, dice(6, 2, 2, 1, 5, 3)).state.order).toEqual([3, 2, 1, 0]);
});

test("3.3, 3.42: the row holds one marker of each power, the cup the others and the event markers", () => {
  const state = settled({ config: { format: "basicPlus" }, stability: { rome: 0, carthage: 1, greece: 2, east: 3 } });
  const { row, cup } = ordered(state).state;
  expect(row).toEqual([0, 1, 2, 3]);
  expect(cup).toEqual([3, 3, 3, 3, 2]);
});

test("3.42 option, R34: only the first marker is placed, all others are drawn", () => {
  const options = ["firstMarker"] as const;
  const state = settled({
    config: { format: "basicPlus", options },
    stability: { rome: 0, carthage: 1, greece: 2, east: 3 },
  });
  const { row, cup } = ordered(state).state;
  expect(row).toEqual([0]);
  expect(cup).toEqual([3, 4, 4, 4, 2]);
});

test("3.7, 15.11: most VP win; Stability, then CVP break ties; else they share", () => {
  const winners = (points: readonly number[], given: Given): readonly number[] => {
    const state = settled(given);
    points.forEach((vp, power) => (state.powers[power]!.victoryPoints = vp));
    return outcomeOf(state).winners;
  };
  const level: Given = { stability: { rome: 2, carthage: 2, greece: 0, east: 0 } };
  expect(winners([3, 9, 4, 4], level)).toEqual([1]);
  expect(winners([9, 2, 9, 1], level)).toEqual([0]);
  expect(winners([9, 9, 1, 1], { ...level, pieces: { "carthage utica": { town: 2 } } })).toEqual([1]);
  expect(winners([9, 9, 1, 1], level)).toEqual([0, 1]);
});

test("3.2 H, R183: scenario II is won at once by holding the enemy's capital", () => {
  expect(victoryAtOnce(settled({}, "II"))).toBeNull();
  const taken = settled({ pieces: { "rome carthago": { city: 3, LG: 1 } } }, "II");
  expect(victoryAtOnce(taken)?.winners).toEqual([powerOf("rome")]);
  expect(victoryAtOnce(settled({ pieces: { "rome carthago": { LG: 1 } } }, "V"))).toBeNull();
});

test("3.2 H: scenario III is won with both capitals at once, or with Asia Minor in the Victory Phase", () => {
  const one = data.map.capitalsOf[powerOf("greece")]!.map((node) => data.map.ids[node]!);
  const take = (ids: readonly string[]): Given["pieces"] =>
    Object.fromEntries(ids.map((id) => [`east ${id}`, { HI: 1 }]));
  expect(victoryAtOnce(settled({ pieces: take(one.slice(1))! }, "III"))).toBeNull();
  expect(victoryAtOnce(settled({ pieces: take(one)! }, "III"))?.winners).toEqual([powerOf("east")]);
  const asia = settled({ pieces: holding("greece", ...provincesOf("asia_minor")) }, "III");
  expect(victoryAtOnce(asia)).toBeNull();
  expect(victoryInPhase(asia)?.winners).toEqual([powerOf("greece")]);
  expect(phase(asia).state.over?.winners).toEqual([powerOf("greece")]);
});

test("3.7: scenario III counts two points more for each province of Asia Minor at its end", () => {
  const state = settled({ pieces: holding("east", "lycia", "cilicia") }, "III");
  expect(outcomeOf(state).points[powerOf("east")]).toBe(4);
});

test("3.7: scenario I ends with Roma, with Pyrrhus, or with Tarentum and Capua", () => {
  const pyrrhus: Given = { leaders: { "soldier-of-fortune": "corcyra" }, pieces: { "sof corcyra": { HI: 4 } } };
  expect(victoryAtOnce(settled(pyrrhus, "I"))).toBeNull();
  expect(victoryAtOnce(settled({ ...pyrrhus, pieces: { "sof roma": { HI: 1 } } }, "I"))?.winners).toEqual([2]);
  const dead = settled({ pieces: { "greece tarentum": { HI: 1 } } }, "I");
  dead.leaders[40] = DEAD;
  expect(victoryAtOnce(dead)).toBeNull();
  const gone = settled({}, "I");
  gone.leaders[40] = DEAD;
  expect(victoryAtOnce(gone)?.winners).toEqual([0]);
  const ends = (pieces: Given["pieces"]): readonly number[] => outcomeOf(settled({ pieces: pieces! }, "I")).winners;
  expect(ends({ "greece tarentum": { HI: 1 }, "greece capua": { HI: 1 } })).toEqual([2]);
  expect(ends({ "rome tarentum": { LG: 1 } })).toEqual([0]);
});
