import type { Event } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { entriesOf, sinceLast, spokenOf, turnStart } from "./log.ts";
import { TestTable } from "./testing.ts";

const { view, speech } = new TestTable();
const turn: Event = { type: "turnBegan", turn: 2, rule: "3.2" };
const began: Event = { type: "activationBegan", power: 0, rule: "3.41" };
const chosen: Event = { type: "operationChosen", power: 0, kind: "expansion", rule: "3.51" };
const ended: Event = { type: "activationEnded", power: 0, rule: "3.43" };
const paid: Event = { type: "talents", power: 1, change: -1, rule: "3.44" };

test("3.51: an Activation that is over is a sentence with its lines behind it; what is under way is told line by line", () => {
  const entries = entriesOf(speech, view, [turn, began, chosen, ended, paid, began, chosen]);
  expect(entries.map(({ type: kind }) => kind)).toEqual(["turn", "chapter", "line", "line", "line"]);
  expect(entries[1]).toMatchObject({ text: "Rome, Expansion: nothing of note.", events: [began, chosen, ended] });
  expect(entries[2]!.text).toBe("Carthage pays 1 Talent.");
});

test("the turn under way begins where the last turn began", () => {
  expect(turnStart([paid, turn, paid, turn, paid])).toBe(3);
  expect(turnStart([paid])).toBe(0);
});

test("only the last lines are read aloud, and how many there were before", () => {
  const many = Array.from({ length: 9 }, () => paid);
  const lines = spokenOf(speech, view, many, 1);
  expect(lines).toHaveLength(7);
  expect(lines[0]).toBe("2 earlier lines stand in the log.");
  expect(spokenOf(speech, view, many, 9)).toEqual([]);
});

test("what came after one's last Activation is told first", () => {
  const other = { ...began, power: 1 };
  expect(sinceLast(view, [turn, began, ended, other, paid])).toBe(3);
  expect(sinceLast(view, [turn, other, paid])).toBeNull();
  expect(sinceLast(view, [turn, began, ended])).toBe(3);
});

const FOUGHT: readonly Event[] = [
  { type: "battleOpened", space: 7, kind: "attack", attacker: 0, defender: 1, rule: "10.2" },
  { type: "battleRolled", battlePoints: [9, 4], dice: [5, 1], rule: "10.51" },
  { type: "battleEnded", space: 7, winner: "attacker", holds: true, rule: "10.2" },
  { type: "stability", power: 0, change: 1, level: 6, causes: ["provinces"], rule: "14.21" },
];

test("10.2: a battle that is over is one entry with its lines and what came of it; one under way is told line by line", () => {
  const told = (log: readonly Event[], from = 0): string[] =>
    entriesOf(speech, view, log, from).map(({ type: kind, at, to }) => `${kind} ${at}-${to}`);
  expect(told([began, chosen, ...FOUGHT, chosen])).toEqual(["line 0-0", "line 1-1", "battle 2-5", "line 6-6"]);
  expect(told([began, chosen, ...FOUGHT.slice(0, 2)])).toEqual(["line 0-0", "line 1-1", "line 2-2", "line 3-3"]);
  // Who has heard how it began hears only how it went on.
  expect(told([began, chosen, ...FOUGHT, chosen], 4)).toEqual(["line 4-4", "line 5-5", "line 6-6"]);
  expect(told([began, chosen, ...FOUGHT, ended])).toEqual(["chapter 0-6"]);
});

test("10.2: the sentence of a battle says who beat whom", () => {
  const [, , battle] = entriesOf(speech, view, [began, chosen, ...FOUGHT, chosen]);
  expect(battle!.text).toMatch(/^Rome beats Carthage at /);
});

test("10.1: where nobody fought, there is no battle to tell", () => {
  const vacated = FOUGHT.map((event): Event =>
    event.type === "battleEnded" ? { ...event, winner: "vacated" } : event,
  );
  expect(entriesOf(speech, view, [began, ...vacated]).every(({ type: kind }) => kind === "line")).toBe(true);
});

test("8.12: what is told of a turn that is over keeps the turn whose names its leaders had", () => {
  const entries = entriesOf(speech, view, [{ ...turn, turn: 1 }, began, chosen, ended, turn, paid]);
  expect(entries.map((entry) => entry.turn)).toEqual([1, 1, 2, 2]);
});
