import {
  canonical,
  FORMAT_1,
  hmacSha256,
  keyOf,
  Match,
  RECORD_FORMAT,
  sha256Hex,
  taggedHash,
  toHex,
  utf8,
  type GameRecord,
  type RecordFormat,
} from "@ara/kernel";
import { describe, expect, test } from "vitest";
import { CARD_CODES, writeCard } from "./card.ts";
import { config } from "./config.ts";
import type { Pax } from "./contract.ts";
import { pax } from "./game.ts";

/**
 * What a player of a running game can make of the chain he is shown. The secret is the card that another seat kept at
 * set-up (2.5): there are at most 80 kinds, which is nothing to a program.
 */
const SEED = "17";
const SALT = "8a61f7a0c4f1b3d2";
const NONCES = ["rana", "gallus"];

function begun(format: RecordFormat): Match<Pax> {
  const options = { seats: ["Livia", "Gaius", "Lucius"], seed: SEED, salt: SALT, nonces: NONCES, format };
  return new Match(pax, config(3), options);
}

function keepFirst(match: Match<Pax>): void {
  const seat = pax.toAct(match.state)[0]!;
  const legal: number[] = [];
  pax.legal(match.state, seat, legal);
  expect(match.act(seat, legal[1]!).ok).toBe(true);
}

/** Everything the first entry could be. */
const guesses = [0, 1, 2].flatMap((seat) =>
  Array.from({ length: CARD_CODES }, (_, card) => ({ seat, action: { type: "keep", card: writeCard(card) } })),
);

/** The entry of which the second hash can be made from the first, with one of these salts. */
const searchSalted = ([before, after]: readonly Uint8Array[], salts: readonly (string | Uint8Array)[]): unknown =>
  guesses.find((entry) =>
    salts.some((salt) => {
      const commitment = taggedHash("ara-entry/2", salt, canonical(entry));
      return toHex(taggedHash("ara-head/2", before!, commitment)) === toHex(after!);
    }),
  );

const bytes = (hex: unknown): Uint8Array =>
  Uint8Array.from(String(hex).match(/../g) ?? [], (pair) => parseInt(pair, 16));
const saltOf = (seed: string, salt: string): Uint8Array =>
  hmacSha256(keyOf(seed, NONCES, `ara-salt/2${salt}`), utf8("1"));

describe("2.5 the first card kept, searched for in the chain of a running game,", () => {
  test("is found at once in format 1", () => {
    const match = begun(FORMAT_1);
    keepFirst(match);
    const secret = match.record().entries[0]!;
    keepFirst(match);
    const [header, first] = match.record().entries.map(({ prev }) => prev);
    const found = guesses.find((entry) => sha256Hex(canonical({ ...entry, prev: header })) === first);
    expect(secret).toMatchObject(found!);
  });

  const match = begun(RECORD_FORMAT);
  const opening: GameRecord = match.record();
  keepFirst(match);
  const shown = match.record();
  const heads = [bytes(opening.head), bytes(shown.head)];

  test("is not found in format 2, whatever a player knows to salt it with", () => {
    const { commitment } = shown.seed!;
    const known = ["", ...NONCES, ...shown.seats, commitment, String(opening.head), "0", "1"];
    const salts = [...known, ...known.map(bytes), ...known.map((text) => saltOf(text, "")), new Uint8Array(32)];
    expect(searchSalted(heads, salts)).toBeUndefined();
  });

  test("is not found in format 2 by guessing a short seed: the secret salt is in every hash", () => {
    const seeds = Array.from({ length: 100 }, (_, n) => `${n}`);
    expect(seeds).toContain(SEED);
    expect(
      searchSalted(
        heads,
        seeds.map((seed) => saltOf(seed, "")),
      ),
    ).toBeUndefined();
  });

  test("is there to be checked as soon as seed and salt are revealed", () => {
    expect(searchSalted(heads, [saltOf(SEED, SALT)])).toEqual(shown.entries[0]);
  });

  test("format 2 tells neither seed nor salt while the game runs", () => {
    const { chance: _chance, entries: _entries, ...rest } = shown;
    expect(Object.keys(shown.seed!)).toEqual(["commitment", "nonces"]);
    expect(canonical(rest)).not.toContain(SALT);
  });
});
