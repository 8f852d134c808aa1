import { expect, test } from "vitest";
import type { Action } from "../../action.ts";
import { worldOf } from "../../config.ts";
import { GREECE, ROME, type PowerName } from "../../data/index.ts";
import type { State } from "../../state/state.ts";
import { worksAt } from "../../state/works.ts";
import { count, nodeIn, position, powerOf, type Given } from "../../testing/position.ts";
import { Table } from "../../testing/table.ts";
import { allows, LOC, PASS, relation, SEA, STACK } from "../control/relation.ts";
import { deal, dealOf } from "./deal.ts";
import { meeting } from "./meeting.ts";
import { meetingOf } from "./invitation.ts";
import { endPacts, permit } from "./pacts.ts";
import { nextCedable } from "./terms.ts";

const RICH = { rome: 5, carthage: 5, greece: 5, east: 5 } as const;
const spaceIn = (state: State, id: string): number => nodeIn(worldOf(state.config).map, id);

function meets(given: Given = {}, host: PowerName = "rome"): Table {
  const state = position("V", { treasury: RICH, ...given, settled: true });
  state.order = [0, 1, 2, 3];
  return new Table(state, [meeting, deal], meetingOf(powerOf(host)));
}

/** Rome and Carthage at a table, Rome proposing. */
const proposes = (given: Given = {}): Table =>
  meets(given)
    .take("rome", { type: "invite", power: "carthage" })
    .take("rome", { type: "begin" })
    .take("rome", { type: "propose" });

test("4.1, R180: Talents change hands when the other side accepts, and not before", () => {
  const table = proposes();
  table.take("rome", { kind: "talents", power: "rome" });
  expect(table.choices("rome", "n")).toEqual([1, 2, 3, 4, 5]);
  table.take("rome", { n: 2 }).take("rome", { type: "send" });
  expect(table.state.powers[0]!.treasury).toBe(5);
  expect(table.who).toEqual([powerOf("carthage")]);
  table.take("carthage", { type: "accept" });
  expect(table.state.powers.slice(0, 2).map(({ treasury }) => treasury)).toEqual([3, 7]);
  expect(table.told("dealMade")).toHaveLength(1);
});

test("4.1: a declined proposal changes nothing", () => {
  const table = proposes()
    .take("rome", { kind: "pass", power: "carthage" })
    .take("rome", { type: "send" })
    .take("rome", { type: "lasting", n: 1 })
    .take("carthage", { type: "decline" });
  expect(table.state.pacts.every((pact) => pact === 0)).toBe(true);
  expect(table.told("dealDeclined")).toHaveLength(1);
});

test("4.1, R180: passage, joint stacking, sea and lines are permissions of the giver, as long as was agreed", () => {
  const table = proposes();
  for (const kind of ["pass", "stack", "sea", "loc"]) table.take("rome", { kind, power: "rome" });
  table.take("rome", { type: "send" });
  // R431: this turn, more turns up to the last, or until it is taken back.
  expect(table.choices("rome", "n")).toEqual([1, 2, 3, 4, 5, 0]);
  table.take("rome", { type: "lasting", n: 1 });
  expect(table.told("proposal")).toMatchObject([{ terms: [{ turns: 1 }, { turns: 1 }, { turns: 1 }, { turns: 1 }] }]);
  table.take("carthage", { type: "accept" });
  const { state } = table;
  for (const bit of [PASS, STACK, SEA, LOC]) {
    expect(allows(state, powerOf("rome"), powerOf("carthage"), bit)).toBe(true);
    expect(allows(state, powerOf("carthage"), powerOf("rome"), bit)).toBe(false);
  }
  expect(relation(state, powerOf("carthage"), powerOf("carthage"), powerOf("rome"))).toBe("friend");
  state.turn++;
  endPacts(state, () => undefined);
  expect(state.pacts.every((pact) => pact === 0)).toBe(true);
});

test("4.1: terms are named in a fixed order, so that every proposal has one path", () => {
  const table = proposes().take("rome", { kind: "stack", power: "carthage" });
  const kinds = table.options("rome").map(({ kind, power }) => JSON.stringify([kind, power]));
  expect(kinds).not.toContain('["pass","rome"]');
  expect(kinds).not.toContain('["stack","carthage"]');
  expect(kinds).toContain('["sea","rome"]');
});

test("4.1, R180: what is permitted already is not offered again; a promise always can be", () => {
  const state = position("V", { treasury: RICH });
  permit(state, powerOf("rome"), powerOf("carthage"), "pass");
  const table = new Table(state, [deal], dealOf(0, 1, [0, 1]));
  const offered = (power: string): unknown[] =>
    table.options("rome").flatMap(({ kind, power: giver }) => (giver === power ? [kind] : []));
  expect(offered("rome")).toEqual(["talents", "stack", "join", "sea", "loc", "promise"]);
  expect(offered("carthage")).toEqual(["talents", "pass", "stack", "join", "sea", "loc", "promise"]);
});

test("4.1, R252: one proposal names at most twenty Talents, and any number of Spaces, in their order", () => {
  const pieces = { "rome massilia": { GARR: 1 }, "rome narbo": { GARR: 1 }, "rome genua": { GARR: 1 } };
  const table = proposes({ treasury: { rome: 25 }, pieces });
  table.take("rome", { kind: "talents", power: "rome" });
  expect(table.choices("rome", "n")).toHaveLength(20);
  table.take("rome", { n: 20 }).take("rome", { kind: "cede", power: "rome" });
  const [first, second, third] = table.choices("rome", "node") as [string, string, string];
  table.take("rome", { node: second }).take("rome", { kind: "cede", power: "rome" });
  expect(table.choices("rome", "node")).toEqual([third]);
  table.take("rome", { node: third });
  expect(table.choices("rome", "kind")).not.toContain("cede");
  table.take("rome", { type: "send" }).take("carthage", { type: "accept" });
  expect([second, third].map((id) => count(table.state, `carthage ${id}`, "GARR"))).toEqual([1, 1]);
  expect(count(table.state, `rome ${first}`, "GARR")).toBe(1);
});

test("4.1, 5.12, R211: pieces of the taker and squadrons are no bar to a cession; land units, leaders and others' are", () => {
  const isCedable = (pieces: Given["pieces"], leaders: Given["leaders"] = {}): boolean => {
    const state = position("V", { pieces: { "rome massilia": { town: 2 }, ...pieces }, leaders });
    const massilia = nodeIn(worldOf(state.config).map, "massilia");
    return nextCedable(state, ROME, GREECE, massilia - 1) === massilia;
  };
  expect(isCedable({ "greece massilia": { HI: 2, EL: 1 } }, { "greece-2": "massilia" })).toBe(true);
  expect(isCedable({ "rome massilia": { town: 2, GARR: 1, GS: 1 }, "carthage massilia": { GS: 1 } })).toBe(true);
  expect(isCedable({ "rome massilia": { town: 2, LI: 1 } })).toBe(false);
  expect(isCedable({ "carthage massilia": { GARR: 1 } })).toBe(false);
  expect(isCedable({}, { "rome-1": "massilia" })).toBe(false);
  // There must be something to cede.
  expect(isCedable({ "greece massilia": { town: 2 }, "rome massilia": { GARR: 1 } })).toBe(false);
  expect(isCedable({ "rome massilia": { GS: 1 } })).toBe(false);
  expect(isCedable({ "rome massilia": { GARR: 1 }, "greece massilia": { LI: 1 } })).toBe(true);
});

test("4.1, R211: Spaces with only works or garrisons can be ceded, with what stands there", () => {
  const table = proposes({
    pieces: {
      "rome massilia": { GARR: 1, town: 2 },
      "rome narbo": { GARR: 1 },
      "rome roma": { LG: 1, city: 5 },
      "rome capua": { EL: 1, town: 2 },
    },
    leaders: { "rome-1": "narbo" },
  });
  table.take("rome", { kind: "cede", power: "rome" });
  expect(table.choices("rome", "node")).toEqual(["massilia"]);
  table.take("rome", { node: "massilia" }).take("rome", { type: "send" }).take("carthage", { type: "accept" });
  const { state } = table;
  expect(worksAt(state, spaceIn(state, "massilia"))?.owner).toBe(powerOf("carthage"));
  expect(count(state, "carthage massilia", "GARR")).toBe(1);
  expect(count(state, "rome massilia", "GARR")).toBe(0);
});

test("4.1, R252: a promise in any words, up to 500 letters, is recorded and binds nobody", () => {
  const state = position("V", { treasury: RICH });
  const table = new Table(state, [deal], dealOf(0, 1, [0, 1]));
  const promise = (text: string): Action => ({ type: "term", kind: "promise", power: 0, text });
  expect(table.refusal("rome", promise("Sicily is yours"))).toBeUndefined();
  expect(table.refusal("rome", promise("x".repeat(501)))).toBeDefined();
  table
    .take("rome", { kind: "promise", power: "rome" })
    .take("rome", { type: "send" })
    .take("carthage", { type: "accept" });
  expect(table.told("dealMade")).toMatchObject([{ terms: [{ kind: "promise", giver: 0 }] }]);
  expect(state.pacts.every((pact) => pact === 0)).toBe(true);
});
