import { describe, expect, test } from "vitest";
import { chain, chainOf } from "./chain.ts";
import { canonical } from "./json.ts";
import { RECORD_FORMAT, type GameRecord } from "./record.ts";
import { openingHead } from "./salted-chain.ts";
import { toHex } from "./sha256.ts";
import { unfinished } from "./testing/table.ts";

const HASH = "0123456789abcdef".repeat(4);
const RECORD: GameRecord = {
  format: RECORD_FORMAT,
  game: "micatio",
  rules: 1,
  config: { points: 1 },
  seats: ["Livia", "Gaius"],
  chance: { even: 0 },
  seed: { commitment: "0".repeat(64), nonces: ["rana"], salt: "sal", reveal: "alea" },
  entries: [
    { seat: 0, action: { type: "show", fingers: 3 } },
    { seat: 1, action: { type: "show", fingers: 2 }, outcomes: [0, 5] },
  ],
  result: { winner: 0 },
};
const SEED = RECORD.seed!;
const [FIRST, SECOND] = RECORD.entries;
const headOf = (fields: object): unknown => chain({ ...RECORD, ...fields }).head;

describe("the salted chain", () => {
  // Computed with Python's hmac and hashlib, because other programs must be able to.
  test("goes from header to head to seal", () => {
    expect(chain({ ...RECORD, entries: [] }).head).toBe(
      "ac46384d664998d4c151b887ddfc4bb3a36644118fdb9ba8c00e81f29a7211f3",
    );
    expect(chain({ ...RECORD, entries: [FIRST!] }).head).toBe(
      "e49b98a7828ffe3288b7eaeffd34fcc48339766b779737cff79808515f4a4a40",
    );
    expect(chain(RECORD)).toEqual({
      ...RECORD,
      head: "91639fdfe482ac7fd6f34116e61ee197d54cde2b0e57c466da5e07418bf7f003",
      seal: "9bee1b6120bc377d3e57b7c8e7af53cfbf372ed7d14fe98306ad0c37df0ecee4",
    });
  });

  test("leaves entries and the record it is given as they were", () => {
    const before = canonical(RECORD);
    expect(chain(RECORD).entries).toEqual(RECORD.entries);
    expect(canonical(RECORD)).toBe(before);
  });

  test("has no seal before there is a result, and replaces an older chain", () => {
    expect(chain(unfinished(RECORD))).not.toHaveProperty("seal");
    expect(chain({ ...RECORD, head: HASH, seal: HASH })).toEqual(chain(RECORD));
  });

  test("is not there without a seed, and with a hidden one only for whoever knows it", () => {
    const { seed: _seed, ...seedless } = RECORD;
    expect(chain(seedless)).toEqual(seedless);
    const hidden = { ...RECORD, seed: { commitment: SEED.commitment, nonces: SEED.nonces } };
    expect(chain(hidden)).toEqual(hidden);
    expect(chain(hidden, { seed: "alea", salt: "sal" })).toMatchObject({ ...hidden, head: chain(RECORD).head });
  });

  test("grows as if made anew, and forgets what was taken back", () => {
    const grown = chainOf(RECORD_FORMAT, { seed: "alea", salt: "sal" });
    const other = { ...FIRST!, seat: 1 };
    for (const entries of [[], [FIRST!], [FIRST!, SECOND!], [FIRST!], [other], [other, SECOND!], [SECOND!]]) {
      expect(grown.close({ ...RECORD, entries })).toEqual(chain({ ...RECORD, entries }));
    }
  });

  test.each([
    ["the deal", { chance: { even: 1 } }],
    ["the result", { result: { winner: 1 } }],
  ])("has the same head whatever %s is", (_name, fields) => {
    expect(headOf(fields)).toBe(headOf({}));
  });

  test.each([
    ["game", { game: "pax" }],
    ["rules", { rules: 2 }],
    ["config", { config: { points: 2 } }],
    ["seats", { seats: ["Gaius", "Livia"] }],
    ["commitment", { seed: { ...SEED, commitment: HASH } }],
    ["nonces", { seed: { ...SEED, nonces: [] } }],
    ["seed", { seed: { ...SEED, reveal: "iacta" } }],
    ["salt", { seed: { ...SEED, salt: "piper" } }],
    ["entries", { entries: [FIRST!] }],
    ["order of entries", { entries: [SECOND!, FIRST!] }],
    ["outcomes", { entries: [FIRST!, { ...SECOND!, outcomes: [0, 4] }] }],
    ["members of an entry that this reader does not know", { entries: [FIRST!, { ...SECOND!, clock: 17 }] }],
  ])("has another head with other %s", (_name, fields) => {
    expect(headOf(fields)).not.toBe(headOf({}));
  });

  test("opens with what everybody at the table knows", () => {
    const opened = toHex(openingHead(RECORD));
    expect(toHex(openingHead({ ...RECORD, chance: {}, seed: { ...SEED, salt: "?", reveal: "?" } }))).toBe(opened);
  });

  test("hashes two equal entries to different heads: each has a salt of its own", () => {
    const heads = [0, 1, 2, 3].map((n) => headOf({ entries: Array.from({ length: n }, () => FIRST!) }));
    expect(new Set(heads).size).toBe(4);
  });
});
