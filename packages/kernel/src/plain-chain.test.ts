import { describe, expect, test } from "vitest";
import { chain } from "./chain.ts";
import { canonical } from "./json.ts";
import { hashEntry, hashHeader, hashSeal } from "./plain-chain.ts";
import { FORMAT_1, type GameRecord } from "./record.ts";
import { sha256Hex } from "./sha256.ts";
import { unfinished } from "./testing/table.ts";

const RECORD: GameRecord = {
  format: FORMAT_1,
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
const [FIRST, SECOND] = RECORD.entries;

describe("the chain", () => {
  const chained = chain(RECORD);

  test("starts at the header and links every entry to the one before", () => {
    const [first, second] = chained.entries;
    expect(first).toEqual({ ...FIRST, prev: hashHeader(chained) });
    expect(second).toEqual({ ...SECOND, prev: hashEntry(first!) });
  });

  test("ends in a seal over the last entry and the result", () => {
    expect(chained.seal).toBe(hashSeal(hashEntry(chained.entries[1]!), RECORD.result));
  });

  test("seals the header where there is no entry", () => {
    expect(chain({ ...RECORD, entries: [] }).seal).toBe(hashSeal(hashHeader(chained), RECORD.result));
  });

  test("has no seal before there is a result", () => {
    expect(chain(unfinished(RECORD))).not.toHaveProperty("seal");
  });

  test("leaves the record it is given as it was", () => {
    const before = canonical(RECORD);
    chain(RECORD);
    expect(canonical(RECORD)).toBe(before);
  });

  test("replaces an older chain", () => {
    expect(chain(chained)).toEqual(chained);
  });

  // Spelled out, because other programs must be able to compute them.
  test("hashes canonical JSON", () => {
    expect(hashHeader(RECORD)).toBe(
      sha256Hex(
        `{"chance":{"even":0},"config":{"points":1},"format":"ara-record/1","game":"micatio","rules":1,` +
          `"seats":["Livia","Gaius"],"seed":{"commitment":"${"0".repeat(64)}","nonces":["rana"]}}`,
      ),
    );
    expect(hashEntry(SECOND!)).toBe(sha256Hex('{"action":{"fingers":2,"type":"show"},"outcomes":[0,5],"seat":1}'));
    expect(hashSeal(HASH, { winner: 0 })).toBe(sha256Hex(`["${HASH}",{"winner":0}]`));
  });
});

describe("the hash of the header", () => {
  test.each([
    ["the seed is revealed", { seed: { commitment: SEED.commitment, nonces: SEED.nonces } }],
    ["a result is added", { result: { winner: 1 } }],
    ["a seal is added", { seal: HASH }],
    ["entries are added", { entries: [] }],
  ])("stays the same when %s", (_name, fields) => {
    expect(hashHeader({ ...RECORD, ...fields })).toBe(hashHeader(RECORD));
  });

  test.each([
    ["game", { game: "pax" }],
    ["rules", { rules: 2 }],
    ["config", { config: { points: 2 } }],
    ["seats", { seats: ["Gaius", "Livia"] }],
    ["chance", { chance: { even: 1 } }],
    ["commitment", { seed: { ...SEED, commitment: HASH } }],
    ["nonces", { seed: { ...SEED, nonces: [] } }],
  ])("changes with the %s", (_name, fields) => {
    expect(hashHeader({ ...RECORD, ...fields })).not.toBe(hashHeader(RECORD));
  });

  test("differs between a record without a seed and one with", () => {
    const { seed: _seed, ...seedless } = RECORD;
    expect(hashHeader(seedless)).not.toBe(hashHeader(RECORD));
  });
});

test("the hash of an entry covers what this reader does not know", () => {
  expect(hashEntry(Object.assign({ clock: 17 }, FIRST))).not.toBe(hashEntry(FIRST!));
});
