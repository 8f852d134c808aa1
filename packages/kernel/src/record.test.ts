import { describe, expect, test } from "vitest";
import { brief } from "./json.ts";
import { readRecord } from "./read-record.ts";
import { FORMAT_1, isEntry, RECORD_FORMAT, type GameRecord } from "./record.ts";
import { playTies, testMatch } from "./testing/table.ts";

const RECORD: GameRecord = {
  format: RECORD_FORMAT,
  game: "micatio",
  rules: 1,
  config: { points: 1 },
  seats: ["Livia", "Gaius"],
  chance: { even: 0 },
  seed: { commitment: "0".repeat(64), nonces: ["rana"], reveal: "alea" },
  entries: [
    { seat: 0, action: { type: "show", fingers: 3 } },
    { seat: 1, action: { type: "show", fingers: 2 }, outcomes: [0, 5] },
  ],
  result: { winner: 0 },
};

const HASH = "0123456789abcdef".repeat(4);
const SEED = RECORD.seed!;
const [FIRST] = RECORD.entries;

describe("the shape of a record", () => {
  test("is read as it is", () => {
    expect(readRecord(RECORD)).toEqual({ ok: true, value: RECORD });
    const played = playTies(testMatch()).record();
    expect(readRecord(JSON.parse(JSON.stringify(played)))).toEqual({ ok: true, value: played });
  });

  test.each([
    ["no seed", { seed: undefined }],
    ["a seed not revealed yet", { seed: { commitment: HASH, nonces: [] } }],
    ["no result", { result: undefined }],
    ["a seal", { seal: HASH }],
    ["no entries", { entries: [] }],
    ["no seats", { seats: [] }],
    ["a result of any shape", { result: "won" }],
    ["a chain", { chain: "sha256", entries: [{ ...FIRST, prev: HASH }] }],
    [
      "links and chance of another program",
      { format: FORMAT_1, seal: 1, entries: [{ ...FIRST, prev: 7, chance: [] }] },
    ],
    ["a head", { head: HASH }],
    ["a salt beside its seed", { seed: { ...SEED, salt: "sal" } }],
    ["fields this reader does not know", { event: "Ludi Romani", entries: [{ ...FIRST, clock: 17 }] }],
  ])("may have %s", (_name, fields) => {
    expect(readRecord({ ...RECORD, ...fields }).ok).toBe(true);
  });

  test.each([[null], [[]], ["ara-record/1"], [1], [undefined]])("is an object, not %j", (json) => {
    expect(readRecord(json)).toEqual({ ok: false, error: { key: "record.notObject", params: {} } });
  });

  test.each([
    ["ara-record/3", '"ara-record/3"'],
    [1, "1"],
    [null, "null"],
  ])("has a known format, not %j", (format, found) => {
    const error = { key: "record.format", params: { found } };
    expect(readRecord({ ...RECORD, format })).toEqual({ ok: false, error });
  });

  test.each([
    ["game", 1, "1"],
    ["rules", "1", '"1"'],
    ["rules", 0, "0"],
    ["rules", 1.5, "1.5"],
    ["rules", 1_000_001, "1000001"],
    ["config", [], "[]"],
    ["seats", { 0: "Livia" }, '{"0":"Livia"}'],
    ["seats", ["Livia", 2], '["Livia",2]'],
    ["chance", [1], "[1]"],
    ["seed", null, "null"],
    ["seed", "alea", '"alea"'],
    ["seed", {}, "{}"],
    ["seed", { nonces: [] }, '{"nonces":[]}'],
    ["seed", { ...SEED, commitment: "cafe" }, expect.stringContaining("cafe")],
    ["seed", { ...SEED, commitment: "A".repeat(64) }, expect.stringContaining("AAA")],
    ["seed", { ...SEED, nonces: "rana" }, expect.stringContaining("000")],
    ["seed", { ...SEED, nonces: [1] }, expect.stringContaining("000")],
    ["seed", { ...SEED, reveal: 1 }, expect.stringContaining("000")],
    ["seed", { ...SEED, salt: 1 }, expect.stringContaining("000")],
    ["head", "cafe", '"cafe"'],
    ["seal", 1, "1"],
    ["entries", {}, "{}"],
    ["chain", "md5", '"md5"'],
    ["chain", null, "null"],
  ])("refuses %s: %j", (field, value, found) => {
    const error = { key: "record.field", params: { field, found } };
    expect(readRecord({ ...RECORD, [field]: value })).toEqual({ ok: false, error });
  });

  test.each(["format", "game", "rules", "config", "seats", "chance", "entries"])("says that %s is missing", (field) => {
    const error = { key: "record.missing", params: { field } };
    expect(readRecord({ ...RECORD, [field]: undefined })).toEqual({ ok: false, error });
  });

  test.each([
    ["that is none", null],
    ["that is a list", []],
    ["without a seat", { action: {} }],
    ["of a seat below 0", { seat: -1, action: {} }],
    ["of half a seat", { seat: 0.5, action: {} }],
    ["of a seat by name", { seat: "Livia", action: {} }],
    ["of a seat beyond all tables", { seat: 1001, action: {} }],
    ["without an action", { seat: 0 }],
    ["whose action is a word", { seat: 0, action: "show" }],
    ["whose action is a list", { seat: 0, action: [] }],
    ["whose chance is one number", { ...FIRST, outcomes: 5 }],
    ["whose chance is below 0", { ...FIRST, outcomes: [-1] }],
    ["whose chance is no whole number", { ...FIRST, outcomes: [0.5] }],
    ["whose chance is text", { ...FIRST, outcomes: ["1"] }],
    ["whose chance is null", { ...FIRST, outcomes: null }],
  ])("may have an entry %s: `verify` says so when it gets there", (_name, entry) => {
    expect(readRecord({ ...RECORD, entries: [FIRST, entry] }).ok).toBe(true);
    expect(isEntry(entry)).toBe(false);
  });
});

test.each([
  [undefined, "–"],
  [null, "null"],
  [[1, "a"], '[1,"a"]'],
  ["x".repeat(58), `"${"x".repeat(58)}"`],
  ["x".repeat(59), `"${"x".repeat(56)}...`],
  [() => 0, "function"],
])("brief(%s) is at most 60 characters long", (value, text) => {
  expect(brief(value)).toBe(text);
});
