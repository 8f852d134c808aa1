import { FastChance } from "@ara/kernel";
import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { LI, POWERS, SOLDIER_LEADER, MOVED } from "../../data/index.ts";
import { DEAD, IN_BOX, IN_POOL } from "../../state/leaders.ts";
import type { State } from "../../state/state.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { nodeIn, position, powerOf, type Given } from "../../testing/position.ts";
import { Table } from "../../testing/table.ts";
import { view } from "../../view.ts";
import { drawLeaders, leaderSelection, placesFor, leaderPool, removeLeaders } from "./selection.ts";

const { elite, power: poolOf } = worldOf(position("V").config).data.leaders;
const ROMAN_ELITE = elite.findIndex((one, leader) => one === 1 && poolOf[leader] === 0);

/** Everybody draws the first two of his pool. */
const FIRST = Array.from({ length: 8 }, () => 0);
const phase = (given: Given): Table =>
  new Table(position("V", { settled: true, ...given }), [leaderSelection], { proc: "leaderSelection" }, FIRST);

const ARMIES: Given = {
  pieces: {
    "rome capua": { LG: 1 },
    "rome pisae": { LG: 1 },
    "carthage utica": { HI: 1 },
    "greece pella": { HI: 1 },
    "east tyrus": { HI: 1 },
  },
};

test("8.11, 8.12: every power draws two leaders from its own pool by chance", () => {
  const state = position("V");
  const seen = new Set<number>();
  const chance = new FastChance("leaders");
  for (let i = 0; i < 200; i++) {
    const drawn = drawLeaders(state, 1, chance);
    expect(drawn).toHaveLength(2);
    for (const leader of drawn) seen.add(leader);
  }
  expect([...seen].toSorted((a, b) => a - b)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
});

test("8.3: never two Elite leaders at once", () => {
  const state = position("V");
  const chance = new FastChance("elite");
  for (const power of [0, 1, 2, 3])
    for (let i = 0; i < 200; i++)
      expect(drawLeaders(state, power, chance).filter((leader) => elite[leader] === 1).length).toBeLessThan(2);
});

test("8.3, 8.12: an Elite leader may be drawn first or second", () => {
  const state = position("V");
  const chance = new FastChance("either");
  const places = Array.from({ length: 200 }, () =>
    drawLeaders(state, 1, chance).findIndex((leader) => elite[leader] === 1),
  );
  expect(new Set(places)).toEqual(new Set([-1, 0, 1]));
});

test("8.12: whoever has but one leader in the pool draws one", () => {
  const state = position("V");
  state.leaders = state.leaders.map((place, leader) => (poolOf[leader] === 1 && leader > 10 ? DEAD : place));
  expect(drawLeaders(state, 1, new FastChance("one"))).toEqual([10]);
});

test("8.3: Elite leaders come out of the box when they have waited a whole turn, not before", () => {
  const after = (free: number): number | undefined => {
    const state = position("V", { ...ARMIES, turn: 3, leaders: { "soldier-of-fortune": "pella" } });
    state.leaders[ROMAN_ELITE] = IN_BOX;
    state.leaderFree[ROMAN_ELITE] = free;
    const { leaders } = new Table(state, [leaderSelection], { proc: "leaderSelection" }, FIRST).state;
    // Nobody else is called back.
    expect(leaders[SOLDIER_LEADER]).toBe(nodeIn(worldOf(state.config).map, "pella"));
    return leaders[ROMAN_ELITE];
  };
  expect([after(2), after(3), after(4)]).toEqual([IN_POOL, IN_POOL, IN_BOX]);
});

test("8.3: a power with two Elite leaders may have one in every turn, but not the same", () => {
  const state = position("V", { turn: 2 });
  const elites = elite.flatMap((one, leader) => (one === 1 && poolOf[leader] === 0 ? [leader] : []));
  state.leaders[elites[0]!] = IN_BOX;
  const chance = new FastChance("elites");
  const drawn = new Set(Array.from({ length: 200 }, () => drawLeaders(state, powerOf("rome"), chance)).flat());
  expect(elites.map((leader) => drawn.has(leader))).toEqual([false, true]);
});

test("8.15, R32: the first goes to a capital, the second to any own land units", () => {
  const table = phase(ARMIES);
  const { map } = worldOf(table.state.config);
  // Rome has one capital, so that only its second leader is asked for; Greece and the East have two.
  expect(table.choices("rome", "node")).toEqual(["pisae", "capua"]);
  expect(new Set(table.choices("greece", "node"))).toEqual(new Set(map.capitalsOf[2]!.map((node) => map.ids[node])));
  table.take("rome", { node: "capua" }).take("greece", { node: "pella" });
  expect(table.state.leaders.filter((place) => place >= 0)).toEqual([]);
  const east = map.ids[map.capitalsOf[3]![0]!]!;
  table.take("east", { node: east });
  expect(table.isOpen).toBe(false);
  const placed = table.state.leaders.flatMap((place) => (place >= 0 ? [map.ids[place]] : []));
  expect(placed).toContain("roma");
  expect(placed).toContain("capua");
  expect(placed).toHaveLength(8);
});

test("8.15, 5.11, R32: the first goes to a capital, the second to any Space his power occupies", () => {
  const state = position("V", {
    pieces: {
      "rome capua": { LG: 1 },
      "rome barium": { GARR: 1, EL: 1 },
      "rome paestum": { town: 2 },
      "rome croton": { town: 2 },
      "slavesRome croton": { BI: 2 },
      "rome tarentum": { EL: 1 },
      "rome pisae": { GS: 2 },
      "carthage venusia": { HI: 1 },
    },
  });
  const { map } = worldOf(state.config);
  const names = (leader: number): unknown[] => placesFor(state, 0, leader).map((node) => map.ids[node]);
  addUnits(state, keyOf(nodeIn(map, "capua"), 0, MOVED), LI, 1);
  expect([names(0), new Set(names(1))]).toEqual([["roma"], new Set(["barium", "capua", "paestum"])]);
});

test("8.15: whoever has two capitals and two armies decides twice, and is done then", () => {
  const table = phase({ pieces: { ...ARMIES.pieces, "greece corcyra": { HI: 1 } } });
  table.take("greece", { node: "athenae" });
  expect(table.choices("greece", "node")).toEqual(["pella", "corcyra"]);
  expect(table.told("planLocked")).toEqual([]);
  table.take("greece", { node: "corcyra" });
  expect(table.told("planLocked").map(({ power }) => power)).toEqual([powerOf("greece")]);
  expect(table.who).not.toContain(powerOf("greece"));
});

test("8.15: where nobody has a choice nobody is asked", () => {
  const pieces = { "rome capua": { LG: 1 }, "carthage utica": { HI: 1 } };
  const state = position("II", { pieces, settled: true });
  const table = new Table(state, [leaderSelection], { proc: "leaderSelection" }, FIRST);
  const { ids } = worldOf(state.config).map;
  expect(table.isOpen).toBe(false);
  expect(table.told("leaderPlaced").map(({ node }) => ids[node])).toEqual(["roma", "capua", "carthago", "utica"]);
});

test("R119: places are chosen together and shown together", () => {
  const table = phase(ARMIES);
  const before = JSON.stringify(view(table.state, 1).powers[0]!.slate);
  table.take("rome", { node: "pisae" });
  expect(JSON.stringify(view(table.state, 1))).not.toContain("pisae");
  expect(before).toBe(JSON.stringify({ kind: "leaders", locked: false }));
});

test("8.15, R119: with its capital in enemy hands both go to armies; without any they stay in the pool", () => {
  const state = position("V", { pieces: { "carthage roma": { HI: 1 }, "rome capua": { LG: 1 } } });
  const capua = nodeIn(worldOf(state.config).map, "capua");
  expect(placesFor(state, 0, 0)).toEqual([capua]);
  const lost = position("V", { pieces: { "carthage roma": { HI: 1 } } });
  expect(placesFor(lost, 0, 0)).toEqual([]);
  const table = phase({ pieces: { "carthage roma": { HI: 1 } } });
  expect(table.who).not.toContain(0);
  while (table.isOpen) {
    const [asked] = table.who;
    const power = POWERS[asked!]!;
    table.take(power, table.options(power)[0]!);
  }
  const placed = table.told("leaderPlaced").map(({ leader }) => poolOf[leader]);
  expect(new Set(placed)).toEqual(new Set([1, 2, 3]));
});

const selections = (state: State, turn: number): boolean => {
  state.turn = turn;
  return drawPool(state).includes(ROMAN_ELITE);
};

/** Whoever can be drawn now. */
function drawPool(state: State): number[] {
  const found = new Set<number>();
  const table = new FastChance(state.turn);
  state.leaders.forEach((place, leader) => {
    if (place === IN_BOX && state.leaderFree[leader]! <= state.turn) state.leaders[leader] = IN_POOL;
  });
  for (let i = 0; i < 300; i++) for (const leader of drawLeaders(state, 0, table)) found.add(leader);
  return [...found];
}

test("8.3, 8.14, R80, R120: an Elite leader, dead or not, is out for one whole selection", () => {
  for (const place of [nodeIn(worldOf(position("V").config).map, "roma"), DEAD]) {
    const state = position("V");
    state.leaders[ROMAN_ELITE] = place;
    state.turn = 2;
    removeLeaders(state);
    expect(state.leaders[ROMAN_ELITE]).toBe(IN_BOX);
    expect(selections(state, 2)).toBe(false);
    expect(selections(state, 3)).toBe(true);
  }
});

test("8.12, 8.13, 8.45: all other leaders are back in the pool for the next draw, the dead too", () => {
  const state = position("V", { leaders: { "rome-4": "roma" } });
  const plain = elite.findIndex((one, leader) => one === 0 && leader !== 3 && poolOf[leader] === 0);
  state.leaders[plain] = DEAD;
  removeLeaders(state);
  expect(state.leaders[plain]).toBe(IN_POOL);
  expect(state.leaders.slice(0, 10).every((place) => place === IN_POOL || place === IN_BOX)).toBe(true);
  expect(leaderPool(state, 0)).toContain(plain);
});

test("8.3, 8.14: whoever was not in play stays where he waits, and no longer than he must", () => {
  const state = position("V", { turn: 3 });
  const elites = elite.flatMap((one, leader) => (one === 1 && poolOf[leader] === 0 ? [leader] : []));
  state.leaders[elites[0]!] = IN_BOX;
  state.leaderFree[elites[0]!] = 3;
  removeLeaders(state);
  expect(elites.map((leader) => [state.leaders[leader], state.leaderFree[leader]])).toEqual([
    [IN_BOX, 3],
    [IN_POOL, 0],
  ]);
});

test("8.12, 12.42: leaders of no power stay with their armies", () => {
  const state = position("V", { leaders: { "soldier-of-fortune": "pella", "horde-0": "narbo" } });
  const before = state.leaders.slice();
  removeLeaders(state);
  expect(state.leaders).toEqual(before);
});

test("8.11, 8.12, 8.14, R267: the leader of an army that was held back is drawn like all others", () => {
  const state = position("V", { turn: 2 });
  const [reserve] = worldOf(state.config).scenario.reserves;
  state.powers[powerOf("east")]!.reserve = 1;
  const chance = new FastChance("reserve");
  const drawn = Array.from({ length: 100 }, () => drawLeaders(state, powerOf("east"), chance)).flat();
  expect(drawn).toContain(reserve!.leader);
});
