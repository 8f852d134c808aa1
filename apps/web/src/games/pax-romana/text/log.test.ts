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

test("8.12: what is told of a turn that is over keeps the turn whose names its leaders had", () => {
  const entries = entriesOf(speech, view, [{ ...turn, turn: 1 }, began, chosen, ended, turn, paid]);
  expect(entries.map((entry) => entry.turn)).toEqual([1, 1, 2, 2]);
});
