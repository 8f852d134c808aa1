import { describe, expect, test } from "vitest";
import { chain } from "./chain.ts";
import { canonical } from "./json.ts";
import { Match } from "./match.ts";
import { readRecord } from "./read-record.ts";
import { FORMAT_1, type Entry, type GameRecord, type SeedProof } from "./record.ts";
import { commitTo } from "./seeded.ts";
import format1 from "./testing/format1.json" with { type: "json" };
import { micatio } from "./testing/micatio.ts";
import { playTie, playTies, testMatch, unfinished } from "./testing/table.ts";
import { sayRefusal } from "./text.ts";
import { kernelTexts } from "./texts/index.ts";
import { open, step } from "./step.ts";
import { verify, type Verdict } from "./verify.ts";

/** Two players who are always right: entries 4 and 8 roll the die. */
const GOOD = playTies(testMatch(2)).record();
const OLD = playTies(testMatch(2, "alea iacta", FORMAT_1)).record();

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
const unchained = ({ chain: _chain, head: _head, seal: _seal, ...record }: GameRecord): GameRecord => ({
  ...record,
  entries: record.entries.map(({ prev: _prev, ...entry }) => entry),
});

/** The seed as it is promised before the end. */
const promised = ({ seed }: GameRecord): SeedProof => ({ commitment: seed!.commitment, nonces: seed!.nonces });
const hideSeed = (record: GameRecord): GameRecord => ({ ...record, seed: promised(record) });
const withoutSeed = ({ seed: _seed, ...record }: GameRecord): GameRecord => record;

/** Damage done before the seed was hidden, with a chain made over it. */
const chainHidden = (record: GameRecord): GameRecord => hideSeed(chain(record));

const committed = (record: GameRecord, seed: string): GameRecord =>
  chain({
    ...record,
    seed: { ...record.seed!, commitment: commitTo(record.format, { seed, salt: record.seed!.salt }), reveal: seed },
  });

/** A seed that gives the same deal as that of the record and other dice, or another deal. */
function otherSeed(record: GameRecord, isSameDeal: boolean): GameRecord {
  for (let n = 0; ; n++) {
    const other = playTies(testMatch(2, `seed ${n}`, record.format)).record();
    const [roll, otherRoll] = [record, other].map(({ entries }) => entries[3]!.outcomes!.join());
    if ((canonical(other.chance) === canonical(record.chance)) === isSameDeal && roll !== otherRoll) {
      return committed(record, `seed ${n}`);
    }
  }
}

const cut = (record: GameRecord, length: number): GameRecord => ({
  ...record,
  entries: record.entries.slice(0, length),
});

/** As the game stood after some of its entries. */
const running = (record: GameRecord, length: number): GameRecord => chain(cut(unfinished(record), length));

const goodOf = (good: GameRecord): [string, GameRecord, Partial<Verdict>][] => [
  ["a finished game", good, { entries: good.entries.length, finished: true, chain: "verified", seed: "verified" }],
  ["a running game", running(good, 3), { entries: 3, finished: false, chain: "verified", seed: "verified" }],
  ["a running game with its seed hidden", hideSeed(running(good, 5)), { finished: false, seed: "hidden" }],
  ["a game that has not begun", running(good, 0), { entries: 0, finished: false, chain: "verified" }],
  ["a game without a chain", unchained(good), { finished: true, chain: "none", seed: "verified" }],
];

describe("a good record", () => {
  test.each([
    ...goodOf(GOOD),
    ["a finished game with its seed kept", hideSeed(GOOD), { finished: true, chain: "hidden", seed: "hidden" }],
    ["a game rolled with real dice", chain(withoutSeed(GOOD)), { finished: true, chain: "none", seed: "none" }],
  ] satisfies [string, GameRecord, Partial<Verdict>][])("of %s verifies", (_name, record, verdict) => {
    expect(verify(micatio, record)).toMatchObject({ ok: true, value: verdict });
  });

  test.each([
    ...goodOf(OLD),
    ["a finished game with its seed kept", hideSeed(OLD), { finished: true, chain: "verified", seed: "hidden" }],
    ["a game rolled with real dice", chain(withoutSeed(OLD)), { finished: true, chain: "verified", seed: "none" }],
    [
      "a game whose links are none of ours",
      withEntry(unchained(OLD), 1, { prev: "somebody else's hash" }),
      { finished: true, chain: "none" },
    ],
  ] satisfies [string, GameRecord, Partial<Verdict>][])("of %s verifies in format 1", (_name, record, verdict) => {
    expect(verify(micatio, record)).toMatchObject({ ok: true, value: verdict });
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
type Damage = readonly [string, GameRecord, number, string];

const damageOf = (good: GameRecord): Damage[] => {
  const seed = good.seed!;
  const length = good.entries.length;
  const [rolled] = good.entries[3]!.outcomes!;
  const otherRoll = (rolled! + 1) % 6;
  return [
    ["another game", { ...good, game: "pax" }, 0, "record.game"],
    ["other rules", { ...good, rules: 2 }, 0, "record.rules"],
    ["a seat too many", { ...good, seats: ["Livia", "Gaius", "Lucius"] }, 0, "record.seats"],
    ["a seat too few", { ...good, seats: ["Livia"] }, 0, "record.seats"],
    ["a config the game does not know", { ...good, config: {} }, 0, "micatio.config"],
    ["a deal the game does not know", { ...good, chance: {} }, 0, "micatio.deal"],

    ["a seed that is not the promised one", { ...good, seed: { ...seed, reveal: "alea" } }, 0, "seed.commitment"],
    ["another promise", chain({ ...good, seed: { ...seed, commitment: "0".repeat(64) } }), 0, "seed.commitment"],
    ["another seed and promise, with another deal", otherSeed(good, false), 0, "seed.deal"],
    ["another seed and promise, with other dice", otherSeed(good, true), 4, "chance.differs"],
    ["another deal", chain({ ...good, chance: { even: 1 - evenOf(good) } }), 0, "seed.deal"],

    ["another seal", { ...good, seal: "0".repeat(64) }, 0, "chain.seal"],
    ["no seal", { ...unfinished(good), result: good.result }, 0, "chain.seal"],
    ["a seal before the end", { ...running(good, 2), seal: good.seal! }, 0, "chain.seal"],

    ["dice that the seed does not give", chain(withEntry(good, 4, { outcomes: [otherRoll] })), 4, "chance.differs"],
    ["dice that were not rolled", chain(withEntry(good, 1, { outcomes: [0] })), 1, "chance.differs"],
    ["dice left out", chain(withoutChance(good, 4)), 4, "chance.differs"],
    ["dice left out, the seed hidden", chainHidden(withoutChance(good, 4)), 4, "chance.exhausted"],
    ["dice left out, no seed", chain(withoutSeed(withoutChance(good, 4))), 4, "chance.exhausted"],
    ["a seven rolled, the seed hidden", chainHidden(withEntry(good, 4, { outcomes: [6] })), 4, "chance.range"],
    ["a die too many", chainHidden(withEntry(good, 4, { outcomes: [rolled!, 0] })), 4, "chance.differs"],

    ["an action the game does not know", chain(withEntry(good, 1, { action: { type: "peek" } })), 1, "micatio.action"],
    ["an illegal action", chain(withEntry(good, 1, { action: { type: "call", sum: 5 } })), 1, "micatio.showFirst"],
    ["an action of nobody", chain(withEntry(good, 1, { seat: 7 })), 1, "micatio.notToAct"],
    ["an entry that is none", withoutShape(good, 2, null), 2, "record.entry"],
    ["an entry that is a word", withoutShape(good, length, "show"), length, "record.entry"],
    ["an entry without an action", withoutShape(unchained(good), 3, { seat: 0 }), 3, "record.entry"],
    [
      "a bad entry after a mistake",
      withoutShape(withEntry(unchained(good), 1, { seat: 7 }), 2, null),
      1,
      "micatio.notToAct",
    ],
    [
      "an entry after the end",
      chain({ ...good, entries: [...good.entries, good.entries[0]!] }),
      length + 1,
      "record.afterEnd",
    ],

    ["a result before the end", chain(cut(good, 3)), 0, "record.early"],
    ["no result", chain(unfinished(good)), 0, "record.noResult"],
    ["no result and no chain", unchained(unfinished(good)), 0, "record.noResult"],
    ["another winner", chain({ ...good, result: swapWinner(good) }), 0, "record.result"],
    ["another winner and no chain", unchained({ ...good, result: swapWinner(good) }), 0, "record.result"],
    ["a result the game does not know", chain({ ...good, result: {} }), 0, "micatio.outcome"],
    ["a result that is none", chain({ ...good, result: null }), 0, "micatio.outcome"],
    ["a bad result after a mistake", chain({ ...withEntry(good, 1, { seat: 7 }), result: 1 }), 1, "micatio.notToAct"],
  ];
};

/** Only the head at the end tells that something was changed, not where. */
const SALTED: readonly Damage[] = [
  ["other nonces", chain({ ...GOOD, seed: { ...GOOD.seed!, nonces: ["rubico"] } }), 4, "chance.differs"],
  ["another salt", chain({ ...GOOD, seed: { ...GOOD.seed!, salt: "piper" } }), 0, "seed.commitment"],
  ["a player renamed", { ...GOOD, seats: ["Livia", "Nero"] }, 0, "chain.head"],
  ["a note added to an entry", withEntry(GOOD, 2, Object.assign({ note: "sic" })), 0, "chain.head"],
  ["entries cut off a running game", cut(running(GOOD, 5), 3), 0, "chain.head"],
  ["another head", { ...GOOD, head: "0".repeat(64) }, 0, "chain.head"],
  ["a seal and no head", (({ head: _head, ...record }) => record)(GOOD), 0, "chain.head"],
];

const unlink = (record: GameRecord, number: number): GameRecord => ({
  ...record,
  entries: record.entries.with(number - 1, unchained(record).entries[number - 1]!),
});

const PLAIN: readonly Damage[] = [
  ["other nonces", chain({ ...OLD, seed: { ...OLD.seed!, nonces: ["rubico"] } }), 0, "seed.deal"],
  ["a player renamed", { ...OLD, seats: ["Livia", "Nero"] }, 1, "chain.broken"],
  ["a nonce changed while the seed is hidden", { ...OLD, seed: { ...promised(OLD), nonces: [] } }, 1, "chain.broken"],
  ["an entry changed", withEntry(OLD, 2, { action: { type: "show", fingers: 1 } }), 3, "chain.broken"],
  ["a note added to an entry", withEntry(OLD, 2, Object.assign({ note: "sic" })), 3, "chain.broken"],
  [
    "a note added to the last entry",
    withEntry(OLD, OLD.entries.length, Object.assign({ note: "sic" })),
    0,
    "chain.seal",
  ],
  ["an entry taken out", { ...OLD, entries: OLD.entries.toSpliced(1, 1) }, 2, "chain.broken"],
  ["an entry put in twice", { ...OLD, entries: OLD.entries.toSpliced(1, 0, OLD.entries[0]!) }, 2, "chain.broken"],
  ["a link changed", withEntry(OLD, 3, { prev: "0".repeat(64) }), 3, "chain.broken"],
  ["the first link taken off", unlink(OLD, 1), 1, "chain.broken"],
  ["the first link taken off a running game", unlink(unfinished(OLD), 1), 1, "chain.broken"],
  ["the last link taken off", unlink(OLD, OLD.entries.length), OLD.entries.length, "chain.broken"],
];

const DAMAGE: readonly Damage[] = [
  ...damageOf(GOOD),
  ...SALTED,
  ...[...damageOf(OLD), ...PLAIN].map(([name, ...rest]): Damage => [`${name}, in format 1`, ...rest]),
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
    const torn = withoutShape(running(GOOD, 3), 3, { seat: 0 });
    expect(Match.resume(micatio, torn)).toMatchObject({ ok: false, error: { key: "record.entry" } });
  });

  test("rules that fail are a mistake of the record, and are named", () => {
    const broken: typeof micatio = {
      ...micatio,
      apply() {
        throw new TypeError("a bug");
      },
    };
    const refusal = { key: "record.fault", params: { detail: "a bug" } };
    expect(verify(broken, GOOD)).toEqual({ ok: false, error: { entry: 1, refusal } });
    expect(Match.resume(broken, GOOD)).toEqual({ ok: false, error: refusal });
    expect(sayRefusal(refusal, kernelTexts.en)).toBe("the rules cannot make sense of this (a bug)");
  });

  test.each([["a text"], [null], [{ toString: 1 }]])("so they are when they throw %j", (thrown) => {
    const broken: typeof micatio = {
      ...micatio,
      setup() {
        throw thrown;
      },
    };
    expect(verify(broken, GOOD)).toMatchObject({ error: { entry: 0, refusal: { key: "record.fault" } } });
  });
});

test("a record of format 1 that was kept verifies, resumes and goes on for ever as it was", () => {
  const old = readRecord(format1);
  if (!old.ok) throw new Error(old.error.key);
  expect(verify(micatio, old.value)).toMatchObject({ ok: true, value: { chain: "verified", seed: "verified" } });
  for (const { length } of old.value.entries.map((_, n) => old.value.entries.slice(0, n))) {
    const resumed = Match.resume(micatio, running(old.value, length));
    if (!resumed.ok) throw new Error(resumed.error.key);
    for (const { seat, action } of old.value.entries.slice(length)) {
      expect(resumed.value.act(seat, action as never).ok).toBe(true);
    }
    expect(resumed.value.record()).toEqual(old.value);
  }
});
