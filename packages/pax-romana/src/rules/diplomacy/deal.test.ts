import { noChance } from "@ara/kernel";
import { expect, test } from "vitest";
import type { Action } from "../../action.ts";
import { worldOf } from "../../config.ts";
import { CARTHAGE, EAST, GREECE, NONE, OBJECTIVES, ROME, type Power } from "../../data/index.ts";
import { Machine } from "../../engine/machine.ts";
import type { AnyCall } from "../../engine/procedure.ts";
import type { Event } from "../../event.ts";
import { worksAt } from "../../state/works.ts";
import { count, nodeIn, position, type Given } from "../../testing/position.ts";
import { Table } from "../../testing/table.ts";
import { allows, PASS } from "../control/relation.ts";
import { bribe, bribeOf } from "./bribe.ts";
import { deal, dealOf } from "./deal.ts";
import { meeting } from "./meeting.ts";
import { meetingOf } from "./invitation.ts";

const RICH = { rome: 5, carthage: 5 } as const;

/** Rome names terms to Carthage. */
const proposes = (given: Given = {}): Table =>
  new Table(position("V", { treasury: RICH, ...given }), [deal], dealOf(ROME, CARTHAGE, [ROME, CARTHAGE]));

test("4.1: a proposal has terms; without any it can only be withheld", () => {
  const table = proposes();
  expect(table.choices("rome", "type")).not.toContain("send");
  table.take("rome", { type: "withhold" });
  expect(table.isOpen).toBe(false);
});

test("4.1, R180: what the other side gives, goes to the one who asked for it", () => {
  const table = proposes({ pieces: { "carthage massilia": { GARR: 2 } } });
  table.take("rome", { kind: "talents", power: "carthage" }).take("rome", { n: 2 });
  table.take("rome", { kind: "pass", power: "carthage" });
  table.take("rome", { kind: "cede", power: "carthage" }).take("rome", { node: "massilia" });
  table.take("rome", { type: "send" }).take("rome", { type: "lasting", n: 1 }).take("carthage", { type: "accept" });
  const { state } = table;
  expect(state.powers.slice(0, 2).map(({ treasury }) => treasury)).toEqual([7, 3]);
  expect(count(state, "rome massilia", "GARR")).toBe(2);
  expect([allows(state, CARTHAGE, ROME, PASS), allows(state, ROME, CARTHAGE, PASS)]).toEqual([true, false]);
  expect(table.isOpen).toBe(false);
  // 15.45: nobody has agreed to show an objective.
  expect(table.told("objectiveShownTo")).toEqual([]);
});

test("4.1: whoever has no Talents, or no Space to cede, cannot be asked for them", () => {
  const kinds = (treasury: number): unknown[] =>
    proposes({ treasury: { rome: treasury, carthage: 0 } })
      .options("rome")
      .flatMap(({ kind, power }) => (power === "rome" ? [kind] : []));
  expect(kinds(0)).toEqual(["pass", "stack", "join", "sea", "loc", "promise"]);
  expect(kinds(1)).toEqual(["talents", "pass", "stack", "join", "sea", "loc", "promise"]);
});

test("4.1, R211: a Town without a garrison can be ceded, and a garrison without a Town; nobody cedes another's Town", () => {
  const pieces = { "rome massilia": { town: 2 }, "rome narbo": { GARR: 1 }, "carthage genua": { town: 2 } };
  const table = proposes({ pieces }).take("rome", { kind: "cede", power: "rome" });
  expect(new Set(table.choices("rome", "node"))).toEqual(new Set(["massilia", "narbo"]));
  table.take("rome", { node: "narbo" }).take("rome", { type: "send" }).take("carthage", { type: "accept" });
  const { state } = table;
  expect(worksAt(state, nodeIn(worldOf(state.config).map, "narbo"))).toBeUndefined();
  expect(table.told("spaceCeded")).toMatchObject([{ from: ROME, to: CARTHAGE, garrisons: 1 }]);
});

test("4.1, R252: either side cedes Spaces in their order, and each begins with its first", () => {
  const spaces = ["massilia", "narbo", "genua"];
  const garrisons = (power: string, ids: readonly string[]): NonNullable<Given["pieces"]> =>
    Object.fromEntries(ids.map((id) => [`${power} ${id}`, { GARR: 1 }]));
  const naming = (pieces: NonNullable<Given["pieces"]>): Table =>
    proposes({ pieces }).take("rome", { kind: "cede", power: "rome" });
  const [first = "", , last = ""] = naming(garrisons("rome", spaces)).choices("rome", "node") as string[];
  const table = naming({ ...garrisons("rome", [last]), ...garrisons("carthage", [first]) });
  table.take("rome", { node: last }).take("rome", { kind: "cede", power: "carthage" });
  expect(table.choices("rome", "node")).toEqual([first]);
});

test("15.45: of two who show an objective each chooses for himself, one after the other", () => {
  const state = position("V");
  state.objectives.hands[ROME] = [OBJECTIVES.indexOf("A"), OBJECTIVES.indexOf("C")];
  state.objectives.hands[CARTHAGE] = [OBJECTIVES.indexOf("B"), OBJECTIVES.indexOf("N")];
  const table = new Table(state, [deal], dealOf(ROME, CARTHAGE, [ROME, CARTHAGE]));
  for (const power of ["rome", "carthage"]) table.take("rome", { kind: "objective", power });
  table.take("rome", { type: "send" }).take("carthage", { type: "accept" });
  expect(table.who).toEqual([ROME]);
  table.take("rome", { type: "show", kind: "A" });
  expect(table.who).toEqual([CARTHAGE]);
});

test("4.1: guests are invited in the order of the powers, whoever goes first this turn; they are told by 4.1", () => {
  const state = position("V");
  state.order = [EAST, ROME, GREECE, CARTHAGE];
  const table = new Table(state, [meeting, deal], meetingOf(ROME));
  expect(table.choices("rome", "power")).toEqual(["carthage", "greece", "east"]);
  table.take("rome", { power: "carthage" }).take("rome", { power: "east" });
  expect(table.told("meetingCalled")).toMatchObject([{ guests: [CARTHAGE, EAST], rule: "4.1" }]);
  expect(table.who).toEqual([EAST]);
  table.take("east", { type: "pass" }).take("rome", { type: "pass" }).take("carthage", { type: "pass" });
  expect(table.told("meetingEnded")).toMatchObject([{ power: ROME, rule: "4.1" }]);
});

test("4.1: whoever proposes what he cannot, or invites himself, is told so", () => {
  const table = proposes({ pieces: { "rome massilia": { GARR: 1 } } });
  expect(table.refusal("rome", { type: "term", kind: "objective", power: ROME })).toBe("deal.term 4.1");
  expect(table.refusal("rome", { type: "send" })).toBe("deal.term 4.1");
  table.take("rome", { kind: "talents", power: "rome" });
  expect(table.refusal("rome", { type: "termTalents", n: 6 })).toBe("deal.tooMuch 4.1");
  table.take("rome", { n: 1 }).take("rome", { kind: "cede", power: "rome" });
  expect(table.refusal("rome", { type: "termSpace", node: NONE })).toBe("deal.cannotCede 4.1");
  const host = new Table(position("V"), [meeting], meetingOf(ROME));
  expect(host.refusal("rome", { type: "invite", power: ROME })).toBe("meeting.invite 4.1");
});

test("4.1, 4.3, R113, R252: the words of a promise, and of a wish that is paid for, are kept as they were said", () => {
  const said: Event[] = [];
  const machine = new Machine([deal, bribe], () => undefined);
  const answers = (call: AnyCall, ...given: readonly (readonly [Power, Action])[]): void => {
    const state = position("V", { treasury: RICH, bribery: true });
    state.frames.push(machine.begin(call, state));
    machine.run(state, noChance, undefined);
    for (const [power, action] of given) machine.answer(state, power, action, noChance, (event) => said.push(event));
  };
  const promise: Action = { type: "term", kind: "promise", power: ROME, text: "Sicily is yours" };
  answers(
    dealOf(ROME, CARTHAGE, [ROME, CARTHAGE]),
    [ROME, promise],
    [ROME, { type: "send" }],
    [CARTHAGE, { type: "accept" }],
  );
  answers(bribeOf(ROME, CARTHAGE, "attack", 0), [CARTHAGE, { type: "offer", n: 1, kind: "wish", text: "Spare Utica" }]);
  expect(said.find(({ type: e }) => e === "dealMade")).toMatchObject({
    terms: [{ kind: "promise", text: "Sicily is yours" }],
  });
  expect(said.find(({ type: e }) => e === "bribeOffered")).toMatchObject({ n: 1, wish: "Spare Utica" });
});
