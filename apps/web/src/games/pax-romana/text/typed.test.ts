import { expect, test } from "vitest";
import { TestTable } from "./testing.ts";
import { readTyped } from "./typed.ts";

const { answers } = new TestTable().answer("pay", "expansion", "major");

test("a number or the words of one answer give it; words of several say so", () => {
  expect(readTyped("1", answers)).toEqual({ type: "answer", answer: answers[0] });
  expect(readTyped(" arretium ", answers)).toMatchObject({ type: "answer", answer: { label: "At Arretium" } });
  expect(readTyped("at", answers)).toMatchObject({ type: "several" });
  expect(readTyped("99", answers)).toEqual({ type: "other", words: "99" });
  expect(readTyped("", answers)).toEqual({ type: "nothing" });
  expect(readTyped("", answers.slice(0, 1))).toEqual({ type: "answer", answer: answers[0] });
});

test("commands are understood in all languages, with what follows them", () => {
  for (const [typed, command] of [
    ["help", "help"],
    ["?", "help"],
    ["Hilfe", "help"],
    ["zurück", "undo"],
    ["ZURUCK", "undo"],
    ["terug", "undo"],
    ["warum", "why"],
  ])
    expect(readTyped(typed!, answers)).toEqual({ type: "command", command, rest: "" });
  expect(readTyped("look Nova Carthago", answers)).toEqual({ type: "command", command: "look", rest: "Nova Carthago" });
  expect(readTyped("kijk roma", answers)).toEqual({ type: "command", command: "look", rest: "roma" });
  expect(readTyped("then 3", answers)).toEqual({ type: "command", command: "preview", rest: "3" });
});

test("anything else may be the name of a place", () => {
  expect(readTyped("Carthago Nova", answers)).toEqual({ type: "other", words: "Carthago Nova" });
});
