import { FastChance, ScriptedChance } from "@ara/kernel";
import { expect, test } from "vitest";
import { config, worldOf } from "../../config.ts";
import { data, HORDE_0 } from "../../data/index.ts";
import { paxRomana } from "../../game.ts";
import { setup } from "../../setup.ts";
import { addArmy, armyOf, horde } from "../../state/armies.ts";
import type { State } from "../../state/state.ts";
import { count, nodeIn, ownerOf, position, powerOf } from "../../testing/position.ts";
import { Table } from "../../testing/table.ts";
import { answerFirst, asked, begin, entering, setOut } from "../battle/testing.ts";
import { canRetreat, canWithdraw } from "../battle/battle.ts";
import { holderOf } from "../control/holder.ts";
import { relation } from "../control/relation.ts";
import { afterStep } from "../after-step.ts";
import { removal } from "../sequence/removal.ts";
import { returnTribe, revealTribe, spacesForTribes } from "./tribes.ts";

const nothing = (): void => {};
const spaceIn = (state: State, id: string): number => nodeIn(worldOf(state.config).map, id);

test("13.11: an unrevealed counter lies on every tribal Space in play, the others are kept aside", () => {
  const table = config("V");
  const state = setup(table, paxRomana.deal(table, new FastChance(1)));
  expect(data.tribes).toHaveLength(30);
  expect(data.map.tribalSpaces).toHaveLength(26);
  expect(state.tribes.every((strength) => strength >= 2 && strength <= 8)).toBe(true);
  expect(state.tribePool).toHaveLength(4);
  expect([...state.tribes, ...state.tribePool].toSorted((a, b) => a - b)).toEqual(data.tribes);
});

test("13.12: whoever enters flips the counter; its infantry stays and the counter goes back to the pool", () => {
  const [first, second] = data.map.tribalSpaces.map((node) => data.map.ids[node]!);
  const state = position("V", { tribes: { [first!]: 5, [second!]: 3 } });
  state.tribePool = [2, 8];
  revealTribe(state, spaceIn(state, first!), nothing);
  expect(count(state, `tribes ${first}`, "TI")).toBe(5);
  expect(state.tribePool).toEqual([2, 5, 8]);
  revealTribe(state, spaceIn(state, first!), nothing);
  expect(count(state, `tribes ${first}`, "TI")).toBe(5);
});

test("13.12, 10.31, 12.11, R143: whoever enters turns over the tribe, is intercepted, meets garrisons, and only then attacks", () => {
  const pieces = { "rome massilia": { LG: 3 }, "carthage narbo": { HI: 2 } };
  const tribal = position("V", { pieces, tribes: { nemausus: 4 } });
  const first = begin(tribal, entering(setOut(tribal, "rome", "massilia", "nemausus"), 1), []);
  expect(first.events.map(({ type: e }) => e)).toEqual(["tribeRevealed"]);
  expect(asked(tribal)).toBe("interception.attempt");
  const garrisoned = position("V", { pieces: { ...pieces, "carthage nemausus": { GARR: 1 } } });
  begin(garrisoned, entering(setOut(garrisoned, "rome", "massilia", "nemausus"), 1), []);
  expect([asked(garrisoned), count(garrisoned, "carthage nemausus", "GARR")]).toEqual(["interception.attempt", 1]);
  const held = position("V", { pieces: { ...pieces, "carthage nemausus": { LI: 1 } } });
  begin(held, entering(setOut(held, "rome", "massilia", "nemausus"), 1), []);
  expect(asked(held)).toBe("interception.attempt");
  answerFirst(held, { type: "pass" });
  expect(asked(held)).toBe("withdrawal.ask");
});

test("13.13, 13.14, R100: tribes are everybody's enemies, so that entering attacks them, and nobody moves them", () => {
  const state = position("V");
  for (let power = 0; power < 4; power++) expect(relation(state, power, power, ownerOf("tribes"))).toBe("hostile");
});

test("13.15, 13.22: tribes and Barbarian Infantry control the Spaces they occupy", () => {
  const [tribal] = data.map.tribalSpaces.map((node) => data.map.ids[node]!);
  const state = position("V", { pieces: { [`tribes ${tribal}`]: { TI: 1 }, "horde0 massilia": { BI: 1 } } });
  expect(holderOf(state, spaceIn(state, tribal!))).toBe(ownerOf("tribes"));
  expect(holderOf(state, spaceIn(state, "massilia"))).toBe(ownerOf("horde0"));
});

test("13.16, 13.26: a horde attacks tribes and other hordes", () => {
  const state = position("V");
  for (const other of ["tribes", "horde1", "rebels", "independent"] as const)
    expect(relation(state, HORDE_0, powerOf("rome"), ownerOf(other))).toBe("hostile");
});

test("13.18: a counter comes back only to an unoccupied tribal Space without one", () => {
  const [first, second, third] = data.map.tribalSpaces.map((node) => data.map.ids[node]!);
  const state = position("V", { tribes: { [first!]: 5 }, pieces: { [`rome ${second}`]: { GARR: 1 } } });
  state.tribePool = [3, 4];
  const open = spacesForTribes(state).map((node) => data.map.ids[node]);
  expect(open).not.toContain(first);
  expect(open).not.toContain(second);
  expect(open).toContain(third);
  returnTribe(state, spaceIn(state, third!), new ScriptedChance([1]), nothing);
  expect(state.tribes[data.map.tribal[spaceIn(state, third!)]!]).toBe(4);
  expect(state.tribePool).toEqual([3]);
  returnTribe(state, spaceIn(state, second!), new ScriptedChance([]), nothing);
  returnTribe(state, spaceIn(state, "roma"), new ScriptedChance([0]), nothing);
  expect(state.tribePool).toEqual([3]);
  state.tribePool = [];
  const fourth = data.map.tribalSpaces[3]!;
  returnTribe(state, fourth, new ScriptedChance([0]), nothing);
  expect([state.tribePool, state.tribes[data.map.tribal[fourth]!]]).toEqual([[], 0]);
});

test("13.18, 5.2: a counter that comes back ends the control of its province at once", () => {
  const [tribal] = data.map.tribalSpaces;
  const province = data.map.province[tribal!]!;
  const beside = data.map.spacesOf[province]!.find((node) => !data.map.tribalSpaces.includes(node))!;
  const state = position("V", { pieces: { [`rome ${data.map.ids[beside]}`]: { LI: 1 } }, settled: true });
  expect(state.control[province]).toBe(powerOf("rome"));
  returnTribe(state, tribal!, new ScriptedChance([0]), nothing);
  afterStep(state, undefined);
  expect(state.control[province]).toBe(-1);
});

test("13.18: counters come back only to the map of the scenario", () => {
  const state = position("II");
  const { inPlay } = worldOf(state.config).map;
  const open = spacesForTribes(state);
  expect(open).toHaveLength(data.map.tribalSpaces.filter((node) => inPlay[node] === 1).length);
  expect(open.every((node) => inPlay[node] === 1)).toBe(true);
});

test("13.17, 13.25, 3.2 C: in the Removal Phase tribes, rebels and slaves stay, hordes leave", () => {
  const state = position("V", {
    pieces: {
      "tribes massilia": { TI: 2 },
      "rebels narbo": { BI: 1 },
      "slavesRome capua": { BI: 1 },
      "horde0 tolosa": { BI: 4, CAV: 1 },
    },
    leaders: { "horde-0": "tolosa" },
  });
  addArmy(state, horde(HORDE_0, "westGauls", powerOf("rome"), 0));
  expect(new Table(state, [removal], { proc: "removal" }).isOpen).toBe(false);
  expect(count(state, "tribes massilia", "TI")).toBe(2);
  expect(count(state, "rebels narbo", "BI")).toBe(1);
  expect(count(state, "slavesRome capua", "BI")).toBe(1);
  expect(count(state, "horde0 tolosa", "BI") + count(state, "horde0 tolosa", "CAV")).toBe(0);
  expect(armyOf(state, HORDE_0)).toBeUndefined();
});

test("13.13, 13.23, 13.4: tribes and barbarians neither withdraw nor retreat, but a horde intercepted on its march does", () => {
  const state = position("V");
  for (const name of ["tribes", "rebels", "horde0", "slavesRome"] as const) {
    expect(canWithdraw(state, ownerOf(name))).toBe(false);
    expect(canRetreat(state, { power: 0, force: -1, owners: [ownerOf(name)] })).toBe(false);
  }
  state.forces = [
    {
      power: 0,
      rows: [{ owner: HORDE_0, mark: 0, counts: [] }],
      leaders: [],
      dropped: [],
      led: -1,
      node: 0,
      from: 0,
      lastSpace: 0,
      aboard: false,
      mp: 3,
      used: 0,
      flags: 0,
    },
  ];
  expect(canRetreat(state, { power: 0, force: 0, owners: [] })).toBe(true);
});
