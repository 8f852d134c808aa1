import { describe, expect, test } from "vitest";
import { canonical } from "./json.ts";
import { Match } from "./match.ts";
import { chain, readRecord, type Entry, type GameRecord } from "./record.ts";
import { commitTo } from "./seeded.ts";
import { micatio } from "./testing/micatio.ts";
import { playTie, playTies, testMatch, unfinished } from "./testing/table.ts";
import { sayRefusal } from "./text.ts";
import { kernelTexts } from "./texts/index.ts";
import { open, step, verify } from "./verify.ts";

/** Two players who are always right: entries 4 and 8 roll the die. */
const GOOD = playTies(testMatch(2)).record();
const LENGTH = GOOD.entries.length;
const RUNNING = unfinished(GOOD);
const SEED = GOOD.seed!;

const withEntry = (record: GameRecord, number: number, fields: Partial<Entry>): GameRecord => ({
  ...record,
  entries: record.entries.map((entry, index) => (index === number - 1 ? { ...entry, ...fields } : entry)),
});

const withoutChance = (record: GameRecord, number: number): GameRecord => ({
  ...record,
  entries: record.entries.map(({ outcomes, ...entry }, index) =>
    index === number - 1 || !outcomes ? entry : { ...entry, outcomes },
  ),
});

/** The chain taken off, as records of other programs come. */
const unchained = ({ chain: _chain, seal: _seal, ...record }: GameRecord): GameRecord => ({
  ...record,
  entries: record.entries.map(({ prev: _prev, ...entry }) => entry),
});

const hideSeed = (record: GameRecord): GameRecord => ({
  ...record,
  seed: { commitment: SEED.commitment, nonces: SEED.nonces },
});

const withoutSeed = ({ seed: _seed, ...record }: GameRecord): GameRecord => record;

const reseed = (seed: string): GameRecord =>
  chain({ ...GOOD, seed: { ...SEED, commitment: commitTo(seed), reveal: seed } });

const cut = (record: GameRecord, length: number): GameRecord => ({
  ...record,
  entries: record.entries.slice(0, length),
});

const [rolled] = GOOD.entries[3]!.outcomes!;
const otherRoll = (rolled! + 1) % 6;

describe("a good record", () => {
  test.each([
    ["a finished game", GOOD, { entries: LENGTH, finished: true, chained: true, seed: "verified" }],
    ["a finished game with its seed kept", hideSeed(GOOD), { finished: true, chained: true, seed: "hidden" }],
    ["a running game", cut(RUNNING, 3), { entries: 3, finished: false, chained: true, seed: "verified" }],
    ["a running game with its seed hidden", hideSeed(cut(RUNNING, 5)), { finished: false, seed: "hidden" }],
    ["a game that has not begun", cut(RUNNING, 0), { entries: 0, finished: false, chained: true }],
    [
      "a game whose links are none of ours",
      withEntry(unchained(GOOD), 1, { prev: "somebody else's hash" }),
      { finished: true, chained: false },
    ],
    ["a game without a chain", unchained(GOOD), { finished: true, chained: false, seed: "verified" }],
    ["a game rolled with real dice", chain(withoutSeed(GOOD)), { finished: true, chained: true, seed: "none" }],
  ])("of %s verifies", (_name, record, verdict) => {
    const found = verify(micatio, record);
    expect(found).toMatchObject({ ok: true, value: verdict });
  });

  test("verifies however its keys are ordered", () => {
    const ordered: unknown = JSON.parse(canonical(GOOD));
    const read = readRecord(ordered);
    expect(read.ok && verify(micatio, read.value).ok).toBe(true);
  });

  test("verifies however often, and is not changed by it", () => {
    const before = canonical(GOOD);
    expect(verify(micatio, GOOD)).toEqual(verify(micatio, GOOD));
    expect(canonical(GOOD)).toBe(before);
  });

  test("has all outcomes of chance in its entries", () => {
    expect(GOOD.entries.flatMap(({ outcomes }, index) => (outcomes ? [index + 1] : [])).slice(0, 2)).toEqual([4, 8]);
  });
});

/** What was done to the record, the record, the entry at fault (0: header or result) and the refusal. */
const DAMAGE: readonly (readonly [string, GameRecord, number, string])[] = [
  ["another game", { ...GOOD, game: "pax" }, 0, "record.game"],
  ["other rules", { ...GOOD, rules: 2 }, 0, "record.rules"],
  ["a seat too many", { ...GOOD, seats: ["Livia", "Gaius", "Lucius"] }, 0, "record.seats"],
  ["a seat too few", { ...GOOD, seats: ["Livia"] }, 0, "record.seats"],
  ["a config the game does not know", { ...GOOD, config: {} }, 0, "micatio.config"],
  ["a deal the game does not know", { ...GOOD, chance: {} }, 0, "micatio.deal"],

  ["a seed that is not the promised one", { ...GOOD, seed: { ...SEED, reveal: "alea" } }, 0, "seed.commitment"],
  ["another promise", chain({ ...GOOD, seed: { ...SEED, commitment: commitTo("alea") } }), 0, "seed.commitment"],
  ["another seed and promise, with another deal", reseed("rubico"), 0, "seed.deal"],
  ["another seed and promise, with other dice", reseed("veni"), 4, "chance.differs"],
  ["another deal", chain({ ...GOOD, chance: { even: 1 - evenOf(GOOD) } }), 0, "seed.deal"],
  ["other nonces", chain({ ...GOOD, seed: { ...SEED, nonces: ["rubico"] } }), 0, "seed.deal"],

  ["a player renamed", { ...GOOD, seats: ["Livia", "Nero"] }, 1, "chain.broken"],
  [
    "a nonce changed while the seed is hidden",
    { ...GOOD, seed: { commitment: SEED.commitment, nonces: [] } },
    1,
    "chain.broken",
  ],
  ["an entry changed", withEntry(GOOD, 2, { action: { type: "show", fingers: 1 } }), 3, "chain.broken"],
  ["a note added to an entry", withEntry(GOOD, 2, Object.assign({ note: "sic" })), 3, "chain.broken"],
  ["a note added to the last entry", withEntry(GOOD, LENGTH, Object.assign({ note: "sic" })), 0, "chain.seal"],
  ["an entry taken out", { ...GOOD, entries: GOOD.entries.toSpliced(1, 1) }, 2, "chain.broken"],
  ["an entry put in twice", { ...GOOD, entries: GOOD.entries.toSpliced(1, 0, GOOD.entries[0]!) }, 2, "chain.broken"],
  ["a link changed", withEntry(GOOD, 3, { prev: "0".repeat(64) }), 3, "chain.broken"],
  ["the first link taken off", unlink(GOOD, 1), 1, "chain.broken"],
  ["the first link taken off a running game", unlink(RUNNING, 1), 1, "chain.broken"],
  ["the last link taken off", unlink(GOOD, LENGTH), LENGTH, "chain.broken"],
  ["another seal", { ...GOOD, seal: "0".repeat(64) }, 0, "chain.seal"],
  ["no seal", { ...unfinished(GOOD), result: GOOD.result }, 0, "chain.seal"],
  ["a seal before the end", { ...cut(RUNNING, 2), seal: GOOD.seal! }, 0, "chain.seal"],

  ["dice that the seed does not give", chain(withEntry(GOOD, 4, { outcomes: [otherRoll] })), 4, "chance.differs"],
  ["dice that were not rolled", chain(withEntry(GOOD, 1, { outcomes: [0] })), 1, "chance.differs"],
  ["dice left out", chain(withoutChance(GOOD, 4)), 4, "chance.differs"],
  ["dice left out, the seed hidden", chain(hideSeed(withoutChance(GOOD, 4))), 4, "chance.exhausted"],
  ["dice left out, no seed", chain(withoutSeed(withoutChance(GOOD, 4))), 4, "chance.exhausted"],
  ["a seven rolled, the seed hidden", chain(hideSeed(withEntry(GOOD, 4, { outcomes: [6] }))), 4, "chance.range"],
  ["a die too many", chain(hideSeed(withEntry(GOOD, 4, { outcomes: [rolled!, 0] }))), 4, "chance.differs"],

  ["an action the game does not know", chain(withEntry(GOOD, 1, { action: { type: "peek" } })), 1, "micatio.action"],
  ["an illegal action", chain(withEntry(GOOD, 1, { action: { type: "call", sum: 5 } })), 1, "micatio.showFirst"],
  ["an action of nobody", chain(withEntry(GOOD, 1, { seat: 7 })), 1, "micatio.notToAct"],
  ["an entry that is none", withoutShape(GOOD, 2, null), 2, "record.entry"],
  ["an entry that is a word", withoutShape(GOOD, LENGTH, "show"), LENGTH, "record.entry"],
  ["an entry without an action", withoutShape(unchained(GOOD), 3, { seat: 0 }), 3, "record.entry"],
  [
    "a bad entry after a mistake",
    withoutShape(withEntry(unchained(GOOD), 1, { seat: 7 }), 2, null),
    1,
    "micatio.notToAct",
  ],
  [
    "an entry after the end",
    chain({ ...GOOD, entries: [...GOOD.entries, GOOD.entries[0]!] }),
    LENGTH + 1,
    "record.afterEnd",
  ],

  ["a result before the end", chain(cut(GOOD, 3)), 0, "record.early"],
  ["no result", RUNNING, 0, "record.noResult"],
  ["no result and no chain", unchained(RUNNING), 0, "record.noResult"],
  ["another winner", chain({ ...GOOD, result: swapWinner(GOOD) }), 0, "record.result"],
  ["another winner and no chain", unchained({ ...GOOD, result: swapWinner(GOOD) }), 0, "record.result"],
  ["a result the game does not know", chain({ ...GOOD, result: {} }), 0, "micatio.outcome"],
  ["a result that is none", chain({ ...GOOD, result: null }), 0, "micatio.outcome"],
  ["a bad result after a mistake", chain({ ...withEntry(GOOD, 1, { seat: 7 }), result: 1 }), 1, "micatio.notToAct"],
];

/** An entry as no type allows it, but a file can have it. */
function withoutShape(record: GameRecord, number: number, entry: unknown): GameRecord {
  return { ...record, entries: record.entries.with(number - 1, entry as Entry) };
}

function evenOf({ chance }: GameRecord): number {
  const deal = micatio.json.readDeal({ points: 2 }, chance);
  return deal.ok ? deal.value.even : Number.NaN;
}

function swapWinner({ result }: GameRecord): unknown {
  const outcome = micatio.json.readOutcome(result);
  return outcome.ok && { ...outcome.value, winner: 1 - outcome.value.winner };
}

function unlink(record: GameRecord, number: number): GameRecord {
  const bare = unchained(record);
  return {
    ...record,
    entries: record.entries.map((entry, index) => (index === number - 1 ? bare.entries[index]! : entry)),
  };
}

describe("a damaged record", () => {
  test.each(DAMAGE)("with %s is found out", (_name, record, entry, key) => {
    const found = verify(micatio, record);
    expect(found).toMatchObject({ ok: false, error: { entry, refusal: { key } } });
  });

  test.each(DAMAGE)("with %s still has the shape of a record", (_name, record) => {
    expect(readRecord(JSON.parse(JSON.stringify(record))).ok).toBe(true);
  });

  test.each(DAMAGE.filter(([, , , key]) => !key.startsWith("micatio.")))(
    "with %s is explained in every language",
    (_name, record, _entry, key) => {
      const found = verify(micatio, record);
      if (found.ok) throw new Error("not found out");
      for (const texts of Object.values(kernelTexts)) {
        const sentence = sayRefusal(found.error.refusal, texts);
        expect(sentence).not.toBe(key);
        expect(sentence).not.toContain("undefined");
      }
    },
  );

  test("says what was expected and what was found", () => {
    const messageOf = (name: string): unknown => {
      const [, record] = DAMAGE.find(([damage]) => damage === name)!;
      const found = verify(micatio, record);
      return found.ok ? undefined : found.error.refusal.params;
    };
    expect(messageOf("other rules")).toEqual({ found: 2, expected: 1 });
    expect(messageOf("a seat too many")).toEqual({ found: 3, expected: 2 });
    expect(messageOf("dice that were not rolled")).toEqual({ expected: "[]", found: "[0]" });
    expect(messageOf("dice left out, no seed")).toEqual({ draw: 1 });
    const { winner } = micatio.outcome(playTies(testMatch(2)).state)!;
    expect(messageOf("another winner")).toEqual({
      path: "result.winner",
      expected: `${winner}`,
      found: `${1 - winner}`,
    });
  });
});

describe("step by step", () => {
  test("a record opens at its deal and replays to the same events and state", () => {
    const match = testMatch();
    playTie(match);
    const record = match.record();
    const opening = open(micatio, record);
    if (!opening.ok) throw new Error(opening.error.key);
    const events = record.entries.flatMap((entry) => {
      const done = step(micatio, opening.value.state, entry);
      return done.ok ? done.value : [];
    });
    expect(events).toEqual(match.events);
    expect(opening.value.state).toEqual(match.state);
    expect(opening.value.config).toEqual({ points: 3 });
  });

  test("a refused entry changes nothing", () => {
    const { state } = testMatch();
    const before = canonical(state);
    expect(step(micatio, state, { seat: 0, action: { type: "call", sum: 4 } }).ok).toBe(false);
    expect(canonical(state)).toBe(before);
  });

  test("an entry without shape is refused, and resuming says so too", () => {
    expect(step(micatio, testMatch().state, null as never)).toMatchObject({ error: { key: "record.entry" } });
    const torn = withoutShape(cut(RUNNING, 3), 3, { seat: 0 });
    expect(Match.resume(micatio, torn)).toMatchObject({ ok: false, error: { key: "record.entry" } });
  });

  test("an error that is not about chance is not taken for one", () => {
    const broken: typeof micatio = {
      ...micatio,
      apply() {
        throw new TypeError("a bug");
      },
    };
    expect(() => verify(broken, GOOD)).toThrow(TypeError);
  });
});
