import { FastChance } from "@ara/kernel";
import { expect, test } from "vitest";
import { config, worldOf, type Config } from "../../config.ts";
import { CARTHAGE, GREECE, HI, LG, NONE, ROME, type PowerName } from "../../data/index.ts";
import { deal } from "../../deal.ts";
import type { Frame } from "../../engine/frame.ts";
import { setup } from "../../setup.ts";
import { soldier } from "../../state/armies.ts";
import { addForce, addToForce, emptyForce } from "../../state/force.ts";
import type { State } from "../../state/state.ts";
import { nodeIn, ownerOf, position, powerOf, type Given } from "../../testing/position.ts";
import { Table } from "../../testing/table.ts";
import { advanced } from "../cards/testing.ts";
import { allyWithPergamum } from "../units/alliances.ts";
import { bribe, bribeOf, canBribe } from "./bribe.ts";
import { permit } from "./pacts.ts";
import { passage } from "./passage.ts";
import { victimAt } from "./threat.ts";

const spaceIn = (state: State, id: string): number => nodeIn(worldOf(state.config).map, id);

function threatens(treasury: number, bribery = true): Table {
  const state = position("V", { treasury: { rome: 1, carthage: treasury }, bribery });
  return new Table(state, [bribe], bribeOf(powerOf("rome"), powerOf("carthage"), "attack", spaceIn(state, "carthago")));
}

test("4.3, R181: at the instant of a hostile act its victim may offer up to ten Talents, once", () => {
  const table = threatens(12);
  expect(table.who).toEqual([powerOf("carthage")]);
  expect(
    table
      .options("carthage")
      .filter(({ kind }) => kind === "desist")
      .map(({ n }) => n),
  ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  table.take("carthage", { type: "noOffer" });
  expect(table.state.handed).toEqual({ proceeds: true });
});

test("4.3, R113: Talents move at once; whether he lives up to it is up to him", () => {
  for (const verb of ["proceed", "desist"] as const) {
    const table = threatens(4).take("carthage", { n: 3, kind: "desist" }).take("rome", { type: "accept" });
    expect(table.state.powers.slice(0, 2).map(({ treasury }) => treasury)).toEqual([4, 1]);
    table.take("rome", { type: verb });
    expect(table.state.handed).toEqual({ proceeds: verb === "proceed" });
  }
});

test("4.3: a bribe that is not taken costs nothing, and the act goes on", () => {
  const table = threatens(4).take("carthage", { n: 3, kind: "desist" }).take("rome", { type: "decline" });
  expect(table.state.powers.slice(0, 2).map(({ treasury }) => treasury)).toEqual([1, 4]);
  expect(table.state.handed).toEqual({ proceeds: true });
});

test("4.3, R251: nobody bribes himself", () => {
  const state = position("V", {
    treasury: { rome: 5, carthage: 5 },
    config: { seats: [[0, 1], [2], [3]] },
    bribery: true,
  });
  const threat = (victim: PowerName): Table =>
    new Table(state, [bribe], bribeOf(powerOf("rome"), powerOf(victim), "attack", spaceIn(state, "carthago")));
  expect(threat("carthage").isOpen).toBe(false);
  state.powers[powerOf("greece")]!.treasury = 5;
  expect(threat("greece").who).toEqual([powerOf("greece")]);
});

test("4.3: bribery is a rule, unless the table agrees to do without it; nobody is asked without Talents", () => {
  const asked = (table: Config): boolean =>
    canBribe(setup(table, deal(table, new FastChance("bribery"))), powerOf("rome"), powerOf("carthage"));
  expect(asked(config("V"))).toBe(true);
  expect(asked(config("V", { options: ["noBribery"] }))).toBe(false);
  expect(threatens(0).isOpen).toBe(false);
  expect(threatens(5, false).isOpen).toBe(false);
});

test("4.3, R181: any power can be the victim, the first in the order too, and nobody else", () => {
  const state = position("V", { treasury: { rome: 1, carthage: 1 }, bribery: true });
  expect(canBribe(state, powerOf("carthage"), powerOf("rome"))).toBe(true);
  for (const owner of ["sof", "tribes", "rebels"] as const)
    expect(canBribe(state, powerOf("rome"), ownerOf(owner))).toBe(false);
  expect(canBribe(state, powerOf("rome"), NONE)).toBe(false);
});

test("4.3, R181: Talents may also be for a wish in any words", () => {
  const table = threatens(2);
  const wishes = table.options("carthage").filter(({ kind }) => kind === "wish");
  expect(wishes.map(({ n }) => n)).toEqual([1, 2]);
  expect(table.refusal("carthage", { type: "offer", kind: "wish", n: 2, text: "Spare Utica" })).toBeUndefined();
  expect(table.refusal("carthage", { type: "offer", kind: "wish", n: 3, text: "Spare Utica" })).toBe(
    "bribe.tooMuch 4.3",
  );
});

test("4.3, R181: an attack threatens the enemy who occupies the Space, if he can pay; nobody else is asked", () => {
  const victim = (pieces: NonNullable<Given["pieces"]>, isAllowed = false, bribery = true): number => {
    const treasury = { rome: 5, carthage: 5, greece: 5, east: 0 };
    const state = position("V", { pieces, treasury, bribery });
    if (isAllowed) permit(state, powerOf("carthage"), powerOf("rome"), "stack");
    const force = emptyForce(powerOf("rome"), spaceIn(state, "genua"));
    addForce(state, force);
    addToForce(state, force, powerOf("rome"), 0, LG, 1);
    return victimAt(state, force, spaceIn(state, "massilia"));
  };
  const carthaginian = { "carthage massilia": { HI: 1 } };
  expect(victim(carthaginian)).toBe(powerOf("carthage"));
  expect(victim({ "greece massilia": { GARR: 1 } })).toBe(powerOf("greece"));
  expect(victim({ "rome massilia": { GARR: 1 } })).toBe(NONE);
  expect(victim({ "east massilia": { HI: 1 } })).toBe(NONE);
  expect(victim({})).toBe(NONE);
  expect(victim(carthaginian, true)).toBe(NONE);
  expect(victim(carthaginian, false, false)).toBe(NONE);
});

test("11.16, 11.41: whoever holds the port or the fleet lets another go on, or not; a permission by sea answers for him", () => {
  const frame = {
    proc: "passage",
    step: "begin",
    owner: powerOf("carthage"),
    power: powerOf("rome"),
    node: 0,
  } as Frame;
  const table = new Table(position("V"), [passage], { ...frame });
  expect(table.who).toEqual([powerOf("carthage")]);
  table.take("carthage", { type: "stopFleet" });
  expect(table.state.handed).toEqual({ passes: false });
  const state = position("V");
  permit(state, powerOf("carthage"), powerOf("rome"), "sea");
  expect(new Table(state, [passage], { ...frame }).state.handed).toEqual({ passes: true });
});

test("4.3, 12.44, R460: the first of those attacked who can pay is asked; for the Soldier of Fortune his player", () => {
  const state = position("V", {
    bribery: true,
    treasury: { rome: 0, greece: 9, carthage: 5 },
    pieces: { "rome massilia": { LG: 1 }, "greece massilia": { HI: 1 }, "sof capua": { HI: 2 } },
  });
  permit(state, ROME, GREECE, "stack");
  state.armies = [soldier(GREECE)];
  const { map } = worldOf(state.config);
  const force = emptyForce(CARTHAGE, nodeIn(map, "narbo"));
  addForce(state, force);
  addToForce(state, force, CARTHAGE, 0, HI, 5);
  const asked = (id: string): number => victimAt(state, force, nodeIn(map, id));
  expect([asked("massilia"), asked("capua"), asked("roma")]).toEqual([GREECE, GREECE, NONE]);
  state.powers[ROME]!.treasury = 3;
  state.powers[GREECE]!.treasury = 0;
  expect([asked("massilia"), asked("capua")]).toEqual([ROME, NONE]);
});

test("4.3, 12.54, 17.2: an attack on Pergamum is one on its ally, who may pay; unallied nobody does", () => {
  const state = advanced({
    bribery: true,
    treasury: { greece: 9, carthage: 5 },
    pieces: { "pergamum pergamum": { HI: 2, city: 5 } },
  });
  const pergamum = spaceIn(state, "pergamum");
  const force = emptyForce(CARTHAGE, spaceIn(state, "cyzicus"));
  addForce(state, force);
  addToForce(state, force, CARTHAGE, 0, HI, 5);
  expect(victimAt(state, force, pergamum)).toBe(NONE);
  allyWithPergamum(state, GREECE, () => undefined);
  expect(victimAt(state, force, pergamum)).toBe(GREECE);
});
