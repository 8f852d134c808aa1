import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { data, GREECE, ROME, type PowerName } from "../../data/index.ts";
import { FLAGS, hasFlag } from "../../state/flags.ts";
import { DEAD } from "../../state/leaders.ts";
import type { State } from "../../state/state.ts";
import { count, position, powerOf, type Given, nodeIn } from "../../testing/position.ts";
import { dice, type Table } from "../../testing/table.ts";
import { permit } from "../diplomacy/pacts.ts";
import { activates, eventOf } from "./testing.ts";

const nodeOf = (id: string): number => data.map.nodeOf.get(id)!;

/** A Stability Check strikes a power in Turmoil; `chance` is what follows. */
function tears(power: PowerName, given: Given, chance: readonly number[], change?: (state: State) => void): Table {
  const state = position("V", { stability: { [power]: -5 }, ...given });
  state.waiting = [eventOf("stabilityCheck")];
  change?.(state);
  return activates(state, power, chance);
}

/** Where leaders of a power are. */
const leadersOf = ({ state }: Table, power: PowerName): number[] =>
  state.leaders.filter((place, leader) => data.leaders.power[leader] === powerOf(power) && place >= 0);

test("16.2 Civil War: only the power's own units are torn apart, and only its own leaders go", () => {
  const given: Given = {
    pieces: { "rome roma": { LG: 2, GARR: 1 }, "greece roma": { LI: 1 }, "rome capua": { LG: 1 } },
    leaders: { "rome-1": "roma", "greece-1": "roma" },
  };
  const order = nodeOf("roma") < nodeOf("capua") ? dice(3, 6) : dice(6, 3);
  const table = tears("rome", given, [...order, 0], (state) => permit(state, ROME, GREECE, "stack"));
  expect([count(table.state, "rome roma", "LG"), count(table.state, "rome roma", "GARR")]).toEqual([0, 0]);
  expect([count(table.state, "greece roma", "LI"), count(table.state, "rome capua", "LG")]).toEqual([1, 1]);
  expect(leadersOf(table, "greece")).toEqual([nodeOf("roma")]);
});

test("16.2 Civil War: with two capitals the power says where its new leader rises; one an enemy holds is none", () => {
  const table = tears("greece", {}, [0]);
  expect(table.choices("greece", "node")).toEqual(["athenae", "pella"]);
  table.take("greece", { node: "pella" });
  expect(leadersOf(table, "greece")).toEqual([nodeOf("pella")]);
  const held = tears("greece", { pieces: { "rome pella": { LI: 1 } } }, [0]);
  expect(leadersOf(held, "greece")).toEqual([nodeOf("athenae")]);
});

test("R119: without a capital the new leader rises where own land units are, and nowhere else", () => {
  const given: Given = {
    pieces: {
      "carthage roma": { HI: 1 },
      "rome capua": { GARR: 1 },
      "rome pisae": { GS: 2 },
      "rome ntp_etruria": { GS: 1 },
      "rome arretium": { LG: 1 },
      "carthage capua": { CAV: 1 },
      "rome massilia": { LI: 1, GS: 1 },
    },
  };
  const table = tears("rome", given, [...dice(2, 2, 2, 2, 2), 0]);
  expect(new Set(table.choices("rome", "node"))).toEqual(new Set(["arretium", "massilia"]));
});

test("16.2 Civil War, R119: nobody rises where there is no place for him, nor without a leader in the pool", () => {
  const taken = tears("rome", { pieces: { "carthage roma": { HI: 1 } } }, []);
  expect([leadersOf(taken, "rome"), taken.state.powers[0]!.stability]).toEqual([[], -1]);
  const empty = tears("rome", {}, [], (state) => {
    state.leaders = state.leaders.map((place, leader) => (data.leaders.power[leader] === 0 ? DEAD : place));
  });
  expect([leadersOf(empty, "rome"), empty.state.powers[0]!.stability]).toEqual([[], -1]);
});

const leader = (id: string): number => data.leaders.leaderOf.get(id)!;

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
