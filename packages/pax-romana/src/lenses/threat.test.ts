import { FastChance } from "@ara/kernel";
import { expect, test } from "vitest";
import { config, worldOf } from "../config.ts";
import { data, OWNERS } from "../data/index.ts";
import { paxRomana } from "../game.ts";
import { addArmy, pontus } from "../state/armies.ts";
import { advancedOf } from "../state/cards.ts";
import { crowd } from "../testing/crowd.ts";
import { nodeIn, position, powerOf, type Given } from "../testing/position.ts";
import { view } from "../view.ts";
import { isWeak, threatTo, type Threatened } from "./threat.ts";

const ROME = powerOf("rome");
const nameOf = (node: number): string => data.map.ids[node]!;

const threat = (pieces: Given["pieces"], more: Given = {}): Threatened[] =>
  threatTo(view(position("V", { settled: true, ...more, pieces: pieces ?? {} }), 0), ROME);
const at = (found: readonly Threatened[], id: string): Threatened | undefined =>
  found.find(({ node }) => nameOf(node) === id);

/** Land behind which no ship waits. */
const INLAND = { "carthage arretium": { HI: 3 } };

test("9.12, 9.21: an army without a leader comes as far as a die of 3 takes it", () => {
  const found = threat(INLAND);
  expect(at(found, "roma")?.comers).toEqual([
    { owner: powerOf("carthage"), from: nodeIn(data.map, "arretium"), battlePoints: 9, by: "land" },
  ]);
  expect(at(found, "ravenna")).toBeDefined();
  expect(at(found, "rhegium")).toBeUndefined();
});

test("8.21: a leader brings it farther", () => {
  const led = threat(INLAND, { leaders: { "carthage-1": "arretium" } });
  const campaign = data.leaders.campaign[data.leaders.ids.indexOf("carthage-1")]!;
  expect(campaign).toBeGreaterThan(0);
  const over = (found: readonly Threatened[]): number =>
    found.filter(({ comers }) => comers.some(({ by }) => by === "land")).length;
  expect(over(led)).toBeGreaterThan(over(threat(INLAND)));
});

test("9.21: it stops where it must attack first, and an attack costs a point", () => {
  const free = threat({ "carthage corfinium": { HI: 1 } });
  const barred = threat({ "carthage corfinium": { HI: 1 }, "rome roma": { LG: 1 }, "rome capua": { LG: 1 } });
  expect(at(free, "paestum")).toBeDefined();
  expect(at(barred, "roma")).toBeDefined();
  expect(barred.length).toBeLessThan(free.length);
});

test("11.3: from a port it comes by sea to any shore", () => {
  const found = threat({ "carthage carthago": { HI: 2 } }, { leaders: { "carthage-1": "carthago" } });
  expect(found.every(({ comers }) => comers.every(({ by }) => by === "sea"))).toBe(true);
  const shores = data.map.ports.filter((node) => data.map.homeAt[node] === ROME);
  expect(found.map(({ node }) => node)).toEqual(shores);
  expect(threat({ "carthage zama": { HI: 2 } })).toEqual([]);
});

test("12.55: the army of Pontus threatens everybody but its player", () => {
  const pieces = { "pontus nicomedia": { HI: 4 }, "rome gordium": { LG: 1 } };
  const found = (player: "rome" | "carthage"): Threatened[] => {
    const state = position("V", { settled: true, pieces, config: { game: "advanced" } });
    advancedOf(state).pontusPlayer = powerOf(player);
    addArmy(state, pontus(powerOf(player)));
    return threatTo(view(state, 0), ROME);
  };
  expect(at(found("carthage"), "gordium")?.comers).toMatchObject([{ owner: OWNERS.indexOf("pontus"), by: "land" }]);
  expect(at(found("rome"), "gordium")).toBeUndefined();
});

test("garrisons, militia and squadrons come by themselves nowhere; one's own army threatens nobody of one's own", () => {
  expect(threat({ "carthage arretium": { GARR: 3, MIL: 2 } })).toEqual([]);
  expect(threat({ "rome arretium": { LG: 4 } })).toEqual([]);
});

test("10.51: weak is what has fewer Battle Points than the strongest who may come, walls counted", () => {
  const found = threat({
    ...INLAND,
    "rome roma": { LG: 3, city: 5 },
    "rome ariminum": { LG: 1 },
    "greece ancona": { HI: 1 },
  });
  const roma = at(found, "roma")!;
  expect([roma.battlePoints, roma.walls, isWeak(roma)]).toEqual([12, 5, false]);
  const ariminum = at(found, "ariminum")!;
  expect(ariminum.comers.map(({ battlePoints }) => battlePoints)).toEqual([9, 3]);
  expect(isWeak(ariminum)).toBe(true);
});

test("4.1: whoever may stand beside us threatens nothing", () => {
  const state = position("V", { settled: true, pieces: INLAND });
  const before = threatTo(view(state, 0), ROME).length;
  state.pacts = state.pacts.map(() => 0b11111);
  expect(before).toBeGreaterThan(0);
  expect(threatTo(view(state, 0), ROME)).toEqual([]);
});

test("2.15: every viewer would find the same: nothing hidden is in it", () => {
  const table = config("V");
  const chance = new FastChance("threat");
  const state = paxRomana.setup(table, paxRomana.deal(table, chance));
  crowd(state, chance, 120);
  const found = threatTo(view(state, 0), ROME);
  expect(found.length).toBeGreaterThan(3);
  for (const viewer of [1, "spectator"] as const) expect(threatTo(view(state, viewer), ROME)).toEqual(found);
  expect(found.every(({ comers }) => comers.every(({ owner }) => owner !== ROME && OWNERS[owner] !== undefined))).toBe(
    true,
  );
  expect(found.every(({ node }) => worldOf(table).map.inPlay[node] === 1)).toBe(true);
});
