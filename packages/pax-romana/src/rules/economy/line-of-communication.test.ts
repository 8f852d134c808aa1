import { FastChance } from "@ara/kernel";
import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { data, OWNERS, POWERS, type Power, type PowerName, type ScenarioName } from "../../data/index.ts";
import { addArmy, soldier } from "../../state/armies.ts";
import type { State } from "../../state/state.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { setWorks } from "../../state/works.ts";
import { hasLineHome } from "../../testing/oracles/economy.ts";
import { nodeIn, position, powerOf, type Given } from "../../testing/position.ts";
import { LOC, SEA, STACK } from "../control/relation.ts";
import { isolatedStacks } from "../movement/attrition-phase.ts";
import { hasLine, isReached, linesOf } from "./line-of-communication.ts";
import { surveyOf } from "./survey.ts";

const line = (power: PowerName, space: string, given: Given, scenario: ScenarioName = "V"): boolean => {
  const state = position(scenario, given);
  return isReached(state, powerOf(power), nodeIn(worldOf(state.config).map, space));
};

/** A Roman garrison in Melite: only the sea leads there. */
const MELITE: Given = { pieces: { "rome melite": { GARR: 1 } } };
const withPieces = (pieces: Given["pieces"], more: Given = MELITE): Given => ({
  ...more,
  pieces: { ...more.pieces, ...pieces },
});

/** Everything by sea around a node is shut for a line. */
const around = (id: string): string[] => data.map.sea[data.map.nodeOf.get(id)!]!.map((node) => data.map.ids[node]!);

test("6.15: a line runs by land, by sea or both, at any length, to a friendly Space of the Home Territory", () => {
  expect(line("rome", "melite", MELITE)).toBe(true);
  expect(line("rome", "gergovia", {})).toBe(true);
  expect(line("carthage", "zama", {})).toBe(true);
});

test("6.15: without a friendly Home Space there is no line", () => {
  const italy = data.map.homeProvinces[powerOf("rome")]!.flatMap((province) => data.map.spacesOf[province]!);
  const pieces = Object.fromEntries(italy.map((node) => [`carthage ${data.map.ids[node]}`, { GARR: 1 }]));
  expect(line("rome", "melite", withPieces(pieces))).toBe(false);
  expect(line("rome", "roma", withPieces(pieces))).toBe(false);
  const east = data.map.homeProvinces[powerOf("east")]!.flatMap((province) => data.map.spacesOf[province]!);
  const lost = Object.fromEntries(east.map((node) => [`rome ${data.map.ids[node]}`, { GARR: 1 }]));
  expect([line("east", "zama", { pieces: lost }), line("east", "zama", {})]).toEqual([false, true]);
});

test("6.16: a line does not run through a Space an enemy occupies, whether by units, a garrison or works", () => {
  for (const enemy of [{ LI: 1 }, { GARR: 1 }, { town: 1 }, { city: 5 }]) {
    expect(line("rome", "melite", withPieces({ "carthage melite": enemy }, {}))).toBe(false);
  }
});

test("6.16: Barbarian Infantry, independents and tribes, revealed or not, stop a line", () => {
  expect(line("rome", "gergovia", { pieces: { "rebels gergovia": { BI: 1 } } })).toBe(false);
  expect(line("rome", "gergovia", { pieces: { "independent gergovia": { town: 1 } } })).toBe(false);
  expect(line("rome", "gergovia", { pieces: { "tribes gergovia": { TI: 2 } } })).toBe(false);
  expect(line("rome", "gergovia", { tribes: { gergovia: 5 } })).toBe(false);
});

test("6.16: by sea a port with an enemy squadron stops a line", () => {
  expect(line("rome", "melite", withPieces({ "carthage melite": { GS: 1 } }))).toBe(false);
});

test("R123: an enemy squadron on a naval point does not stop a line", () => {
  const pieces = Object.fromEntries(around("melite").map((id) => [`carthage ${id}`, { GS: 1 }]));
  expect(line("rome", "melite", withPieces(pieces))).toBe(true);
});

test("6.16, 12.62: pirates stop a line by sea", () => {
  expect(line("rome", "melite", { pirates: around("melite") })).toBe(false);
  expect(line("rome", "melite", { pirates: ["melite"] })).toBe(false);
  expect(line("rome", "melite", {})).toBe(true);
});

test("12.64: the Cilicians close the sea nodes around Tarsus that no own squadron keeps open", () => {
  // Only the sea leads to Seleucia.
  const pieces = { "rome seleucia": { LI: 1 }, "east side": { LI: 1 }, "east tarsus": { LI: 1 } };
  expect(line("rome", "seleucia", { pieces })).toBe(true);
  expect(line("rome", "seleucia", { pieces, pirates: ["tarsus"] })).toBe(false);
  const guarded = { ...pieces, "rome seleucia": { LI: 1, GS: 1 } };
  expect(line("rome", "seleucia", { pieces: guarded, pirates: ["tarsus"] })).toBe(true);
});

test("6.16: a line never runs over a Deep-Sea Transit Point", () => {
  const state = position("V");
  for (const power of [0, 1, 2, 3]) {
    const lines = linesOf(state, power);
    expect(data.map.ids.filter((_, node) => data.map.kind[node] === 5 && hasLine(lines, node))).toEqual([]);
  }
});

test("6.17: a port with an enemy squadron and an own unit is reached by land, and not by sea", () => {
  const given = withPieces({ "rome pisae": { LI: 1 }, "carthage pisae": { GS: 2 } }, {});
  expect(line("rome", "pisae", given)).toBe(true);
  expect(line("rome", "melite", withPieces({ "rome melite": { LI: 1 }, "carthage melite": { GS: 1 } }, {}))).toBe(
    false,
  );
});

test("6.18, R44: unoccupied Spaces are open, those of an enemy's Home too", () => {
  expect(line("rome", "zama", {})).toBe(true);
});

test("9.33, R123: a strait carries a line only without enemy squadrons at its ends", () => {
  const pieces = { "rome messana": { LI: 1 }, "carthage carthago": { GS: 1 } };
  const sicily: Given = { pieces, pirates: ["ntp_melita", "ntp_pachynum"] };
  expect(line("rome", "messana", sicily)).toBe(true);
  expect(line("rome", "messana", withPieces({ "carthage rhegium": { GS: 1 } }, sicily))).toBe(false);
  expect(line("rome", "messana", withPieces({ "carthage messana": { GS: 1 } }, sicily))).toBe(false);
});

test("9.33, 12.62: over a strait a line runs past pirates in the ports", () => {
  const pirates = ["rhegium", "messana", "syracusae", "panormus", "lilybaeum", "agrigentum"];
  expect(line("rome", "messana", { pirates })).toBe(true);
  expect(line("rome", "messana", { pirates, pieces: { "carthage rhegium": { GS: 1 } } })).toBe(false);
  expect(line("rome", "melite", { pirates: [...pirates, "melite"] })).toBe(false);
});

test("12.44, 6.16: a power's own Soldier of Fortune does not stop a line, another's does", () => {
  const state = position("V", { pieces: { "sof gergovia": { HI: 1 } } });
  const owner = OWNERS.indexOf("sof");
  const gergovia = data.map.nodeOf.get("gergovia")!;
  const reached = (keeper: Power): boolean => {
    state.armies = state.armies.filter((army) => army.owner !== owner);
    addArmy(state, soldier(keeper));
    return isReached(state, 0, gergovia);
  };
  expect([reached(0), reached(1)]).toEqual([true, false]);
});

test("12.51, 6.16: squadrons of Rhodes stop no line of the power that holds Rhodus, and every toll's while another does", () => {
  const reached = (holder: PowerName | "rhodes"): boolean[] => {
    const state = position("V", { pieces: { [`${holder} rhodus`]: { LI: 1 }, "rhodes melite": { GS: 1 } } });
    const melite = data.map.nodeOf.get("melite")!;
    return [false, true].map((toll) => hasLine(linesOf(state, 0, toll), melite));
  };
  expect(reached("rome")).toEqual([true, true]);
  expect(reached("east")).toEqual([false, false]);
  expect(reached("rhodes")).toEqual([false, true]);
  const others = position("V", { pieces: { "mamertines melite": { GS: 1 } } });
  expect(hasLine(linesOf(others, 0, true), data.map.nodeOf.get("melite")!)).toBe(false);
});

test("12.51, R45: neutral Rhodes stops a line, unless its toll is paid", () => {
  const state = position("V", { pieces: { "rhodes rhodus": { HI: 2, GS: 2, city: 5 } } });
  const rhodus = data.map.nodeOf.get("rhodus")!;
  expect(hasLine(linesOf(state, powerOf("greece")), rhodus)).toBe(false);
  expect(hasLine(linesOf(state, powerOf("greece"), true), rhodus)).toBe(true);
});

test("4.1: a pact opens the partner's Spaces to a line", () => {
  const state = position("V", { pieces: { "carthage melite": { GARR: 1, GS: 1 } } });
  const melite = data.map.nodeOf.get("melite")!;
  state.pacts[powerOf("carthage") * POWERS.length + powerOf("rome")] = LOC;
  expect(isReached(state, powerOf("rome"), melite)).toBe(true);
});

test("6.16, 5.12, R257: whoever stands beside an ally is not cut off by him, and neither is the ally", () => {
  const state = position("V", { pieces: { "rome narbo": { LI: 1 }, "greece narbo": { LI: 1 } } });
  const narbo = data.map.nodeOf.get("narbo")!;
  const reached = (): boolean[] => [isReached(state, 0, narbo), isReached(state, powerOf("greece"), narbo)];
  expect(reached()).toEqual([false, false]);
  state.pacts[powerOf("greece") * POWERS.length] = STACK;
  expect(reached()).toEqual([true, true]);
  expect(isolatedStacks(state)).toEqual([]);
  // The other Spaces of an ally are shut without his leave.
  const other = position("V", { pieces: { "greece narbo": { LI: 1 } } });
  other.pacts[powerOf("greece") * POWERS.length] = STACK;
  expect(isReached(other, 0, narbo)).toBe(false);
});

test("6.16, R260: squadrons of an ally at sea do not stop a line in a port, but those of others do", () => {
  const state = position("V", { pieces: { "rome melite": { GARR: 1 }, "greece melite": { GS: 1 } } });
  const melite = data.map.nodeOf.get("melite")!;
  expect(isReached(state, 0, melite)).toBe(false);
  state.pacts[powerOf("greece")] = SEA;
  expect(isReached(state, 0, melite)).toBe(true);
  addUnits(state, keyOf(melite, powerOf("carthage"), 0), 8, 1);
  expect(isReached(state, 0, melite)).toBe(false);
});

test("12.73: slaves in a Town stop its line", () => {
  expect(line("rome", "capua", { pieces: { "rome capua": { town: 2 }, "slavesRome capua": { BI: 1 } } })).toBe(false);
});

test("6.15-6.18, 4.1: the search equals the slow one from every Space in random positions, with pacts and without", () => {
  ["a", "b", "c", "d"].forEach((seed, power) => {
    const state = scattered(seed);
    if (power >= 2) state.pacts = state.pacts.map((_, at) => (at * 7 + power) % 16);
    const lines = linesOf(state, power);
    const spaces = Array.from({ length: data.map.spaces }, (_, node) => node);
    expect(spaces.filter((node) => hasLine(lines, node))).toEqual(
      spaces.filter((node) => hasLineHome(state, power, node)),
    );
  });
});

/** Pieces of everybody all over the map. */
function scattered(seed: string): State {
  const chance = new FastChance(seed);
  const state = position("V");
  const { map } = data;
  const owners: Power[] = [0, 1, 2, 3, OWNERS.indexOf("mamertines"), OWNERS.indexOf("rebels"), 0, 1, 2, 3];
  const units = [0, 2, 4, 7, 8, 8, 6];
  for (let i = 0; i < 90; i++) {
    const node = chance.below(map.nodes);
    const unit = node < map.spaces ? chance.pick(units) : 8;
    if (unit !== 8 || map.kind[node] === 1 || map.kind[node] === 4)
      addUnits(state, keyOf(node, chance.pick(owners), 0), unit, 1);
  }
  for (let i = 0; i < 12; i++)
    setWorks(state, chance.below(map.spaces), { owner: chance.below(4), works: chance.below(2), walls: 1 });
  for (let i = 0; i < 6; i++) state.tribes[chance.below(state.tribes.length)] = 3;
  const sea = map.ids.flatMap((_, node) => (map.kind[node] === 1 || map.kind[node] === 4 ? [node] : []));
  state.pirates = [chance.pick(sea), chance.pick(sea), map.nodeOf.get("tarsus")!];
  return state;
}

test("6.15: what was found stays found, whoever looks next and at what", () => {
  const free = position("V", MELITE);
  const shut = position(
    "V",
    withPieces(Object.fromEntries(around("melite").map((id) => [`carthage ${id}`, { GS: 1 }]))),
  );
  const [rome, melite] = [powerOf("rome"), nodeIn(worldOf(free.config).map, "melite")];
  for (const toll of [false, true]) {
    const lines = linesOf(free, rome, toll);
    linesOf(shut, rome, toll);
    expect(hasLine(lines, melite)).toBe(true);
  }
  const survey = surveyOf(free, rome);
  expect(surveyOf(shut, rome)).not.toEqual(survey);
  expect(survey).toEqual(surveyOf(free, rome));
});
