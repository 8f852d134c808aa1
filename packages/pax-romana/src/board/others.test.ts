import { expect, test } from "vitest";
import { worldOf } from "../config.ts";
import { CARTHAGE, GS, OBJECTIVES, ROME } from "../data/index.ts";
import { advanced, hold } from "../rules/cards/testing.ts";
import { allianceDealOf, deal, dealOf } from "../rules/diplomacy/deal.ts";
import { term } from "../rules/diplomacy/terms.ts";
import { maintenance } from "../rules/economy/maintenance.ts";
import { cardOf, seeCard } from "../state/cards.ts";
import { nodeIn, position, type Given } from "../testing/position.ts";
import { Table } from "../testing/table.ts";
import { view as viewOf, type View } from "../view.ts";
import {
  canGive,
  dealAnswers,
  dealChange,
  emptyDraft,
  inviteAnswers,
  isByCard,
  termsOf,
  type DealDraft,
} from "./deals.ts";
import { progressOf } from "./objectives.ts";
import { upkeepAnswers, upkeepOf } from "./upkeep.ts";

const seen = (given: Given): View => viewOf(position("V", { settled: true, ...given }), 0);
const at = ({ config }: View, id: string): number => nodeIn(worldOf(config).map, id);

test("6.41: a Talent for each squadron; what cannot be paid for is missing, and what is let go costs nothing", () => {
  const given: Given = { pieces: { "rome pisae": { GS: 3 }, "rome roma": { LG: 1 } }, treasury: { rome: 2 } };
  const table = new Table(position("V", { settled: true, ...given }), [maintenance], { proc: "maintenance" });
  const view = viewOf(table.state, worldOf(table.state.config).seatOf[ROME]!);
  expect(upkeepOf(view, ROME)).toMatchObject({ bill: 3, short: 1, squadrons: 3 });
  const letGo = [{ node: at(view, "pisae"), unit: GS, n: 1 }];
  expect(upkeepOf(view, ROME, letGo)).toMatchObject({ bill: 2, short: 0, squadrons: 2 });
  expect(upkeepOf(view, ROME, letGo).lines).toEqual([
    { node: at(view, "pisae"), unit: GS, here: 3, givenUp: 1, most: 3 },
  ]);
  for (const action of upkeepAnswers(view, ROME, letGo)) {
    expect(table.whyNot(ROME, action)).toBeUndefined();
    table.give(ROME, action);
  }
  expect(table.told("maintenancePaid")).toMatchObject([{ power: ROME, talents: 2, squadrons: 2 }]);
});

test("4.1: a proposal is named in the order of the rules, and the game takes it", () => {
  const given: Given = {
    pieces: { "rome roma": { LG: 1 }, "rome messana": { GARR: 1 }, "carthage carthago": { HI: 1 } },
    treasury: { rome: 5, carthage: 4 },
  };
  const table = new Table(position("V", { settled: true, ...given }), [deal], dealOf(ROME, CARTHAGE, [ROME, CARTHAGE]));
  const view = viewOf(table.state, worldOf(table.state.config).seatOf[ROME]!);
  expect(canGive(view, ROME, CARTHAGE)).toEqual({ talents: 5, spaces: [at(view, "messana")], cards: [] });
  const draft = {
    own: { ...emptyDraft.own, spaces: [at(view, "messana")], kinds: ["sea" as const] },
    theirs: { ...emptyDraft.theirs, talents: 3, promise: "peace" },
    turns: 2,
  };
  const terms = termsOf(draft, ROME, CARTHAGE);
  expect(terms.map(({ kind, giver }) => [kind, giver])).toEqual([
    ["talents", CARTHAGE],
    ["sea", ROME],
    ["cede", ROME],
    ["promise", CARTHAGE],
  ]);
  const answers = dealAnswers(view, terms);
  expect(answers.at(-1)).toEqual({ type: "lasting", n: 2 });
  for (const action of answers) {
    expect(table.whyNot(ROME, action)).toBeUndefined();
    table.give(ROME, action);
  }
  expect(table.events.find(({ type: event }) => event === "proposal")).toMatchObject({ terms });
});

test("4.2, R341: whom a card has brought together trades cards and a look at hands; who would hold too many is known before", () => {
  const state = hold(
    advanced({ pieces: { "rome roma": { LG: 1 }, "carthage carthago": { HI: 1 } } }),
    "rome",
    "spies",
    "ambush",
  );
  hold(state, "carthage", "cunctator", "cunctator", "traitor");
  seeCard(state, ROME, CARTHAGE, cardOf("traitor"));
  const table = new Table(state, [deal], allianceDealOf(ROME, CARTHAGE));
  const view = viewOf(state, worldOf(state.config).seatOf[ROME]!);
  expect(isByCard(view)).toBe(true);
  expect(canGive(view, ROME, CARTHAGE).cards).toEqual([cardOf("ambush"), cardOf("spies")]);
  expect(canGive(view, CARTHAGE, ROME).cards).toEqual([cardOf("traitor")]);
  const draft: DealDraft = {
    ...emptyDraft,
    own: { ...emptyDraft.own, card: cardOf("spies") },
    theirs: { ...emptyDraft.theirs, kinds: ["hand"] },
  };
  const terms = termsOf(draft, ROME, CARTHAGE);
  expect(dealChange(view, ROME, CARTHAGE, terms).full).toEqual([CARTHAGE]);
  for (const action of dealAnswers(view, terms)) {
    expect(table.whyNot(ROME, action)).toBeUndefined();
    table.give(ROME, action);
  }
  expect(table.events.find(({ type: event }) => event === "proposal")).toMatchObject({ terms });
});

test("4.1: what a deal changes is known before it is answered", () => {
  const view = seen({
    pieces: { "rome roma": { LG: 1 }, "rome messana": { GARR: 1 }, "carthage carthago": { HI: 1 } },
    treasury: { rome: 5, carthage: 4 },
  });
  const change = dealChange(view, ROME, CARTHAGE, [
    term("talents", CARTHAGE, { n: 3 }),
    term("cede", ROME, { node: at(view, "messana") }),
  ]);
  expect(change.sides.map(({ talents }) => talents)).toEqual([
    [5, 8],
    [4, 1],
  ]);
  expect(change.spaces).toEqual([at(view, "messana")]);
  expect(change.provinces.every(({ from, to }) => from === ROME && to === CARTHAGE)).toBe(true);
  expect(change.provinces.length).toBe(1);
});

test("4.1: guests are invited in their order, and the Meeting begins by itself when nobody is left", () => {
  expect(inviteAnswers([1, 2, 3], [3, 1]).map(({ type }) => type)).toEqual(["invite", "invite"]);
  expect(inviteAnswers([1, 2, 3], [2])).toEqual([{ type: "invite", power: 2 }, { type: "begin" }]);
});

test("15.49: how far an objective is: its places one by one", () => {
  const view = seen({
    pieces: { "rome olbia": { GARR: 1 }, "rome aleria": { GARR: 1 }, "rome roma": { LG: 1 } },
  });
  const islands = progressOf(view, ROME, OBJECTIVES.indexOf("I"));
  expect([islands.done, islands.of, islands.now]).toEqual([2, 4, 0]);
  expect(islands.award).toBeGreaterThan(0);
  expect(progressOf(view, ROME, OBJECTIVES.indexOf("K"))).toMatchObject({ done: 0, of: 5, parts: [] });
  expect(progressOf(view, ROME, OBJECTIVES.indexOf("N"))).toMatchObject({ done: 0, of: 4 });
  expect(progressOf(view, ROME, OBJECTIVES.indexOf("M"))).toMatchObject({ done: 0, of: 1 });
});
