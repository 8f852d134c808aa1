import { expect, test } from "vitest";
import { isDamaged, readSaved, type Saved } from "./saved.ts";

const RECORD = {
  format: "ara-record/1",
  game: "go",
  rules: 1,
  config: {},
  seats: ["Livia", "Varro"],
  chance: {},
  entries: [],
} as const;

const SAVED: Saved = {
  id: "x",
  game: "go",
  created: 1,
  updated: 2,
  config: { size: 19 },
  seats: [
    { name: "Livia", bot: null },
    { name: "Varro", bot: "miles" },
  ],
  seed: "s",
  record: null,
  over: false,
};

test("a row is read as the game it is, of whatever kind, begun or not", () => {
  expect(readSaved(structuredClone(SAVED))).toEqual(SAVED);
  const begun = { ...SAVED, record: RECORD };
  expect(readSaved(structuredClone(begun))).toEqual(begun);
});

test("a game that goes on from another stays one", () => {
  const whatIf: Saved = { ...SAVED, whatIf: true };
  expect(readSaved(structuredClone(whatIf))).toEqual(whatIf);
  expect(readSaved({ ...SAVED, whatIf: "yes" })).toEqual(SAVED);
});

test("what nobody has written there is left out", () => {
  expect(readSaved({ ...SAVED, later: true })).toEqual(SAVED);
});

test.each<[string, unknown]>([
  ["no object", 7],
  ["a list", []],
  ["without a game", { ...SAVED, game: undefined }],
  ["without seats", { ...SAVED, seats: [] }],
  ["with seats that are none", { ...SAVED, seats: "two" }],
  ["with a seat without a name", { ...SAVED, seats: [{ bot: null }] }],
  ["with a bot that is no word", { ...SAVED, seats: [{ name: "Livia", bot: 7 }] }],
  ["of no time", { ...SAVED, updated: Number.NaN }],
  ["of a time no calendar has", { ...SAVED, created: 1e17 }],
  ["without a config", { ...SAVED, config: undefined }],
  ["without a seed", { ...SAVED, seed: 5 }],
  ["that is neither over nor not", { ...SAVED, over: "yes" }],
  ["with a record that is none", { ...SAVED, record: { entries: 5 } }],
  ["with the record of another game", { ...SAVED, record: { ...RECORD, game: "chess" } }],
  ["with the record of another table", { ...SAVED, record: { ...RECORD, seats: ["Livia"] } }],
])("a row %s is damaged, and can be saved and deleted as it is", (_what, row) => {
  const read = readSaved(row);
  expect(isDamaged(read) && read.row).toBe(row);
});

test("a damaged row keeps its key", () => {
  expect(readSaved({ id: "x" })).toMatchObject({ damaged: true, key: "x" });
});

test("names that came in before they were cut are cut when they are read", () => {
  const read = readSaved({ ...SAVED, seats: [{ name: "L".repeat(10_000), bot: null }], record: null }) as Saved;
  expect(read.seats[0]!.name).toHaveLength(40);
});
