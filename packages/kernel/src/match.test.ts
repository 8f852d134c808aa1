import { describe, expect, test } from "vitest";
import { chain } from "./chain.ts";
import { canonical } from "./json.ts";
import { Match } from "./match.ts";
import { FORMAT_1, RECORD_FORMAT, type GameRecord, type RecordFormat } from "./record.ts";
import { chancesOf, commitTo } from "./seeded.ts";
import { micatio, type Micatio } from "./testing/micatio.ts";
import { stand } from "./testing/records.ts";
import { act, call, playTie, playTies, show, testMatch } from "./testing/table.ts";
import { verify } from "./verify.ts";

/** Everything about a match, as one text. */
const spell = (match: Match<Micatio>): string => canonical(stand(match));

function resume(record: GameRecord): Match<Micatio> {
  const resumed = Match.resume(micatio, record);
  if (!resumed.ok) throw new Error(resumed.error.key);
  return resumed.value;
}

describe("a new match", () => {
  test("is dealt from its seed and nonces", () => {
    for (const format of [FORMAT_1, RECORD_FORMAT] as const) {
      const deal = micatio.deal({ points: 3 }, chancesOf(format, "alea iacta", ["rana", "gallus"])("deal"));
      expect(testMatch(3, "alea iacta", format).state).toEqual(micatio.setup({ points: 3 }, deal));
    }
  });

  test("needs no nonces", () => {
    const match = new Match(micatio, { points: 1 }, { seats: ["Livia", "Gaius"], seed: "alea" });
    expect(match.record().seed).toEqual({ commitment: commitTo(RECORD_FORMAT, { seed: "alea" }), nonces: [] });
    expect(verify(micatio, playTies(match).record())).toMatchObject({ ok: true, value: { seed: "verified" } });
  });

  test("tells what happened at set-up", () => {
    const talkative: typeof micatio = {
      ...micatio,
      setup(config, deal, tell) {
        tell?.({ type: "rolled", die: 6 });
        return micatio.setup(config, deal);
      },
    };
    const match = new Match(talkative, { points: 1 }, { seats: ["Livia", "Gaius"], seed: "alea" });
    expect(match.events).toEqual([{ type: "rolled", die: 6 }]);
    expect(match.length).toBe(0);
  });

  test("knows its seats, and that it is not over", () => {
    expect(testMatch().seats).toEqual(["Livia", "Gaius"]);
    expect(testMatch().over).toBe(false);
  });
});

describe("an action", () => {
  test("answers with what it caused, and only that", () => {
    const match = testMatch();
    act(match, 0, show(3));
    act(match, 1, show(2));
    act(match, 1, call(4));
    const done = match.act(0, call(5));
    expect(done).toMatchObject({
      ok: true,
      value: [{ type: "decided" }, { type: "opened" }, { type: "point", seat: 0 }],
    });
    expect(match.length).toBe(4);
    expect(match.state.points).toEqual([1, 0]);
  });

  test("is remembered with what it caused, also after steps were taken back and when the game is taken up again", () => {
    const match = testMatch();
    const told: unknown[] = [];
    const note = (seat: number, action: Micatio["action"]): void => {
      const done = match.act(seat, action);
      told.push(done.ok ? done.value : undefined);
    };
    note(0, show(3));
    act(match, 1, show(1));
    expect(match.undo(1).ok).toBe(true);
    note(1, show(2));
    note(1, call(4));
    note(0, call(5));
    const all = (of: Match<Micatio>) => told.map((_, i) => of.eventsOf(i));
    expect(all(match)).toEqual(told);
    expect(match.eventsOf(4)).toBeUndefined();
    const record = match.record("keep");
    expect(all(resume(record))).toEqual(told);
    const snapshot = resume({ ...record, entries: record.entries.slice(0, 2) }).snapshot();
    const later = Match.resume(micatio, record, { ...snapshot, undoable: 0 });
    if (!later.ok) throw new Error(later.error.key);
    expect(all(later.value)).toEqual([undefined, undefined, ...told.slice(2)]);
    match.goBack(1);
    expect([match.eventsOf(0), match.eventsOf(1)]).toEqual([told[0], undefined]);
  });

  test("can come from any seat that is to act", () => {
    const match = testMatch();
    expect(match.act(1, show(1)).ok && match.act(0, show(1)).ok).toBe(true);
  });

  test.each([
    ["of the wrong kind", 0, call(4), "micatio.showFirst"],
    ["that the rules forbid", 0, show(6), "micatio.fingers"],
    ["of a seat that has decided", 1, show(1), "micatio.notToAct"],
    ["of nobody", 2, show(1), "match.noSeat"],
  ])("%s is refused and changes nothing", (_name, seat, action, key) => {
    const match = testMatch();
    act(match, 1, show(2));
    act(match, 1, call(4));
    const before = spell(match);
    expect(match.act(seat, action)).toMatchObject({ ok: false, error: { key } });
    expect(spell(match)).toBe(before);
    expect(match.undoable(1)).toBe(2);
  });

  test("is refused once the game is over", () => {
    const match = playTies(testMatch(1));
    const before = spell(match);
    expect(match.over).toBe(true);
    expect(match.act(0, show(1)).ok).toBe(false);
    expect(spell(match)).toBe(before);
  });

  test("has its outcomes of chance in the record, and none where nothing was rolled", () => {
    const match = testMatch();
    playTie(match);
    const { entries } = match.record();
    expect(entries.map(({ outcomes }) => outcomes?.length)).toEqual([undefined, undefined, undefined, 1]);
    const rolled = match.events.find((event) => event.type === "rolled")!;
    expect(entries[3]!.outcomes).toEqual([rolled.die - 1]);
    expect(rolled.die).toBe(chancesOf(RECORD_FORMAT, "alea iacta", ["rana", "gallus"])(0).die(6));
  });
});

describe("undo", () => {
  test("has nothing to take back at first", () => {
    const match = testMatch();
    expect([match.undoable(0), match.undoable(1)]).toEqual([0, 0]);
    expect(match.undo(0)).toEqual({ ok: false, error: { key: "undo.nothing", params: {} } });
  });

  test("restores state, log and record to the byte, one action at a time", () => {
    const match = testMatch();
    playTie(match);
    const stands = [spell(match)];
    act(match, 0, show(1));
    stands.push(spell(match));
    act(match, 0, call(6));
    expect(match.undoable(0)).toBe(2);
    for (const before of stands.toReversed()) {
      expect(match.undo(0).ok).toBe(true);
      expect(spell(match)).toBe(before);
    }
    expect(match.undo(0).ok).toBe(false);
    expect(spell(match)).toBe(stands[0]);
  });

  test("lets the same action be taken again, to the same effect, and another to another", () => {
    const match = testMatch();
    act(match, 0, show(1));
    const before = spell(match);
    match.undo(0);
    act(match, 0, show(1));
    expect(spell(match)).toBe(before);
    match.undo(0);
    act(match, 0, show(2));
    expect(match.state.hands[0]).toEqual({ fingers: 2, sum: null });
    expect(match.record().entries).toHaveLength(1);
  });

  test("is for the seat that acted last only", () => {
    const match = testMatch();
    act(match, 0, show(1));
    expect([match.undoable(0), match.undoable(1)]).toEqual([1, 0]);
    const before = spell(match);
    expect(match.undo(1).ok).toBe(false);
    expect(spell(match)).toBe(before);
  });

  test("does not reach behind what another seat decided", () => {
    const match = testMatch();
    act(match, 0, show(1));
    act(match, 1, show(1));
    expect([match.undoable(0), match.undoable(1)]).toEqual([0, 1]);
    act(match, 0, call(2));
    expect([match.undoable(0), match.undoable(1)]).toEqual([1, 0]);
  });

  test("does not come back to a seat when the other takes back its own", () => {
    const match = testMatch();
    act(match, 0, show(1));
    act(match, 1, show(1));
    expect(match.undo(1).ok).toBe(true);
    expect([match.undoable(0), match.undoable(1)]).toEqual([0, 0]);
  });

  test("does not reach behind what was revealed, though nothing was rolled", () => {
    const match = testMatch();
    act(match, 0, show(1));
    act(match, 0, call(2));
    act(match, 1, show(1));
    act(match, 1, call(3));
    expect(match.events.some((event) => event.type === "rolled")).toBe(false);
    expect([match.undoable(0), match.undoable(1)]).toEqual([0, 0]);
  });

  test("does not reach behind a roll, though the game calls it no revelation", () => {
    const secretive: typeof micatio = { ...micatio, reveals: () => false };
    const match = new Match(secretive, { points: 3 }, { seats: ["Livia", "Gaius"], seed: "alea" });
    playTie(match);
    expect([match.undoable(0), match.undoable(1)]).toEqual([0, 0]);
  });

  test("reaches back to a revelation and no further", () => {
    const match = testMatch();
    playTie(match);
    act(match, 0, show(1));
    expect(match.undoable(0)).toBe(1);
  });
});

describe("going back", () => {
  /** A tie of seat 0 and 1, and what came of it is seen. */
  function afterATie(): Match<Micatio> {
    const match = testMatch();
    playTie(match);
    return match;
  }

  test("leads to the state, log and record of then, and the next entry says how many were void", () => {
    const match = testMatch();
    act(match, 0, show(2));
    const before = { state: match.state, events: match.events.slice() };
    act(match, 0, call(5));
    act(match, 1, show(3));
    act(match, 1, call(4));
    const to = match.before(0, 1);
    expect([to, match.decisions(0), match.before(0, 3)]).toEqual([1, 2, -1]);
    const kept = match.record("keep", { to });
    match.goBack(to);
    expect({ state: match.state, events: match.events }).toEqual(before);
    expect(match.record("keep")).toEqual(kept);
    expect(kept).toMatchObject({ back: 3, entries: [{ seat: 0 }] });
    act(match, 0, call(6));
    expect(match.record("keep")).toMatchObject({ entries: [{ seat: 0 }, { seat: 0, back: 3 }] });
    expect("back" in match.record("keep")).toBe(false);
  });

  test("rolls what was rolled before: nobody gets other dice by it", () => {
    const match = afterATie();
    const before = { state: match.state, events: match.events.slice() };
    match.goBack(0);
    playTie(match);
    expect({ state: match.state, events: match.events }).toEqual(before);
  });

  test("is told by the record as often as it happened, after a pause too, and what was marked stays marked", () => {
    const match = afterATie();
    match.goBack(0);
    const resumed = resume(match.record("keep"));
    playTie(resumed);
    resumed.goBack(0);
    playTies(resumed);
    const verdict = verify(micatio, resumed.record());
    expect(verdict.ok && verdict.value).toMatchObject({ back: 8, chain: "verified", finished: true });
  });

  test("over steps from which nobody has learnt anything leaves no mark", () => {
    const match = afterATie();
    act(match, 0, show(1));
    match.goBack(match.length - 1);
    expect(match.record("keep").back).toBeUndefined();
  });
});

describe("the log", () => {
  test("tells every viewer what he may know", () => {
    const match = testMatch();
    act(match, 0, show(3));
    act(match, 1, show(2));
    const [mine, theirs] = match.events;
    expect(match.log(0)).toEqual([mine]);
    expect(match.log(1)).toEqual([theirs]);
    expect(match.log("spectator")).toEqual([]);
  });

  test("tells everybody what is revealed", () => {
    const match = testMatch();
    playTie(match);
    for (const viewer of [0, 1, "spectator"] as const) {
      const told = match.log(viewer).map(({ type }) => type);
      expect(told.filter((type) => type !== "decided")).toEqual(["opened", "rolled", "point"]);
    }
  });
});

describe("the record", () => {
  test("of a running game promises its seed, and reveals it only to keep it", () => {
    const match = testMatch();
    act(match, 0, show(3));
    const promise = {
      commitment: commitTo(RECORD_FORMAT, { seed: "alea iacta", salt: "sal" }),
      nonces: ["rana", "gallus"],
    };
    expect(match.record().seed).toEqual(promise);
    expect(match.record("store").seed).toEqual(promise);
    expect(match.record("keep").seed).toEqual({ ...promise, salt: "sal", reveal: "alea iacta" });
    expect(match.record()).not.toHaveProperty("result");
    expect(match.record()).not.toHaveProperty("seal");
  });

  test("of a finished game reveals the seed, and has result and seal", () => {
    const match = playTies(testMatch());
    const record = match.record();
    expect(record.seed).toMatchObject({ salt: "sal", reveal: "alea iacta" });
    expect(record.result).toEqual(micatio.outcome(match.state));
    expect(record.seal).toMatch(/^[0-9a-f]{64}$/);
    expect(record).toEqual(match.record("keep"));
  });

  test("has the same chain whether published or kept", () => {
    const match = testMatch();
    playTie(match);
    expect(match.record("store").head).toBe(match.record("keep").head);
  });

  test("stands as it says, now, after a step that is worked out, and after steps taken back", () => {
    const match = testMatch();
    const standing = (): unknown => {
      const { entries, head } = match.record("keep");
      return { on: entries.length, head };
    };
    const empty = standing();
    expect(match.standing()).toEqual(empty);
    act(match, 0, show(3));
    const one = standing();
    const prepared = match.prepare(0, call(5));
    if (!prepared.ok) throw new Error(prepared.error.key);
    const other = match.prepare(0, call(4));
    if (!other.ok) throw new Error(other.error.key);
    const ahead = match.standing(prepared.value);
    expect(match.standing(other.value)).not.toEqual(ahead);
    expect(match.standing()).toEqual(one);
    match.take(prepared.value);
    expect([match.standing(), standing()]).toEqual([ahead, ahead]);
    expect([1, 0].map((to) => match.standing({ to }))).toEqual([one, empty]);
    expect(match.standing()).toEqual(ahead);
  });

  test("once taken does not change as play goes on", () => {
    const match = testMatch();
    act(match, 0, show(3));
    const record = match.record();
    const before = canonical(record);
    act(match, 0, call(5));
    match.undo(0);
    match.undo(0);
    expect(canonical(record)).toBe(before);
  });

  test("can be had as it will be when steps are taken back, which changes nothing", () => {
    const match = testMatch();
    const empty = canonical(match.record("keep"));
    act(match, 0, show(3));
    const one = canonical(match.record("keep"));
    act(match, 0, call(5));
    const two = canonical(match.record("keep"));
    expect([1, 0].map((to) => canonical(match.record("keep", { to })))).toEqual([one, empty]);
    expect(canonical(match.record("keep"))).toBe(two);
    match.undo(0);
    expect(canonical(match.record("keep"))).toBe(one);
  });

  test("verifies after every action", () => {
    const match = testMatch();
    while (!match.over) {
      playTie(match);
      expect(verify(micatio, match.record())).toMatchObject({ ok: true, value: { entries: match.length } });
    }
  });
});

describe("a resumed match", () => {
  test.each([0, 1, 3, 4, 6])("stands as it stood after %i actions", (count) => {
    const match = testMatch();
    playTie(match);
    playTie(match);
    const kept = match.record("keep");
    const resumed = resume({ ...kept, entries: kept.entries.slice(0, count) });
    expect(resumed.length).toBe(count);
    for (const { seat, action: json } of kept.entries.slice(count)) {
      const action = micatio.json.readAction(resumed.state, seat, json);
      if (action.ok) act(resumed, seat, action.value);
    }
    expect(spell(resumed)).toBe(spell(match));
  });

  test("rolls on as the first would have", () => {
    const match = testMatch();
    playTie(match);
    const resumed = resume(match.record("keep"));
    expect(spell(playTies(resumed))).toBe(spell(playTies(match)));
  });

  test("lets be taken back what could be, and no more", () => {
    const match = testMatch();
    playTie(match);
    const stands = [spell(match)];
    for (const action of [show(3), call(5)]) {
      act(match, 0, action);
      stands.push(spell(match));
    }
    const resumed = resume(match.record("keep"));
    expect([resumed.undoable(0), resumed.undoable(1), resumed.alone]).toEqual([2, 0, match.alone]);
    for (const before of stands.slice(0, -1).toReversed()) {
      expect(resumed.undo(0).ok).toBe(true);
      expect(spell(resumed)).toBe(before);
    }
    expect(resumed.undoable(0)).toBe(0);
  });

  test("can be of a finished game", () => {
    const match = playTies(testMatch());
    expect(resume(match.record()).over).toBe(true);
  });

  const match = testMatch();
  playTie(match);
  const { seed, ...seedless } = match.record("keep");
  const promised = { commitment: seed!.commitment, nonces: seed!.nonces };
  const kept: GameRecord = { ...seedless, seed: seed! };
  const [first] = kept.entries;

  test.each<readonly [string, GameRecord, string]>([
    ["of another game", { ...kept, game: "pax" }, "record.game"],
    ["without a seed", seedless, "record.noSeed"],
    ["whose seed is not revealed", { ...kept, seed: promised }, "record.noSeed"],
    ["whose seed is not the promised one", { ...kept, seed: { ...promised, reveal: "alea" } }, "seed.commitment"],
    // Dealt from the seed, the rest would be another game than the recorded one.
    ["whose deal is not the seed's", { ...kept, chance: { even: 0 } }, "seed.deal"],
    ["with an illegal entry", { ...kept, entries: [{ ...first!, seat: 5 }] }, "micatio.notToAct"],
    ["with a die that was not rolled", { ...kept, entries: [{ ...first!, outcomes: [1] }] }, "chance.differs"],
  ])("cannot come from a record %s", (_name, record, key) => {
    expect(Match.resume(micatio, record)).toMatchObject({ ok: false, error: { key } });
  });
});

describe("dice", () => {
  /** What the die said in a round of ties, after some secret steps were taken, and taken back, and taken again. */
  const rolledBy = (match: Match<Micatio>, play: (match: Match<Micatio>) => void): unknown => {
    play(match);
    return match.record().entries.at(-1)!.outcomes;
  };
  const inOrder = playTie;
  const otherwise = (match: Match<Micatio>): void => {
    act(match, 0, show(1));
    match.undo(0);
    act(match, 0, show(4));
    match.undo(0);
    act(match, 1, show(2));
    act(match, 0, show(3));
    act(match, 0, call(4));
    match.undo(0);
    act(match, 0, call(5));
    act(match, 1, call(5));
  };
  /** The same throw with fewer entries before it: a round without a tie is as long, so that this needs a game of its own. */
  const counting: typeof micatio = {
    ...micatio,
    apply(state, seat, action, chance, tell) {
      micatio.apply(state, seat, action, chance, tell);
      if (action.type === "show" && action.fingers === 5) chance.die(6);
    },
  };

  test("cannot be chosen by taking steps back and others instead", () => {
    expect(rolledBy(testMatch(), otherwise)).toEqual(rolledBy(testMatch(), inOrder));
  });

  test("cannot be chosen by taking more or fewer steps before a throw, as they could in format 1", () => {
    const throwAfter = (steps: number, format: RecordFormat): string => {
      const options = { seats: ["Livia", "Gaius"], seed: "alea", format };
      const match = new Match(counting, { points: 3 }, options);
      if (steps > 0) act(match, 1, show(1));
      if (steps > 1) act(match, 1, call(3));
      act(match, 0, show(5));
      return match.record().entries.at(-1)!.outcomes!.join();
    };
    const throws = (format: RecordFormat): number => new Set([0, 1, 2].map((steps) => throwAfter(steps, format))).size;
    expect(throws(RECORD_FORMAT)).toBe(1);
    expect(throws(FORMAT_1)).toBeGreaterThan(1);
  });

  test("fall anew at every throw", () => {
    const rolls = playTies(testMatch(9))
      .record()
      .entries.flatMap(({ outcomes = [] }) => outcomes);
    expect(new Set(rolls).size).toBeGreaterThan(3);
  });
});

test("a game goes on in the format it began in, with the dice of that format", () => {
  for (const format of [FORMAT_1, RECORD_FORMAT] as const) {
    const match = testMatch(3, "alea iacta", format);
    playTie(match);
    const resumed = resume(match.record("keep"));
    const record = playTies(resumed).record();
    expect(record).toEqual(playTies(match).record());
    expect(record.format).toBe(format);
    expect(verify(micatio, record)).toMatchObject({ ok: true, value: { chain: "verified", seed: "verified" } });
  }
});

describe("a record that grows", () => {
  test("is chained on, and anew from where something was taken back", () => {
    const match = testMatch();
    const verified = (): void => {
      const kept = match.record("keep");
      expect(verify(micatio, kept)).toMatchObject({ ok: true, value: { entries: match.length, chain: "verified" } });
      expect(kept).toEqual(chain(kept));
    };
    act(match, 0, show(3));
    verified();
    expect(match.undo(0).ok).toBe(true);
    verified();
    act(match, 0, show(4));
    act(match, 1, show(1));
    verified();
  });

  test.each([FORMAT_1, RECORD_FORMAT] as const)(
    "of %s keeps the chain it had, however its header is spelled",
    (format) => {
      const match = testMatch(3, "alea iacta", format);
      act(match, 0, show(2));
      const plain = match.record("keep");
      const { config, chance } = plain as { config: object; chance: object };
      const entries = plain.entries.map(({ prev: _prev, ...entry }) => entry);
      // Another program may write more into it than we would.
      const record = chain({
        ...plain,
        entries,
        config: { by: "candlelight", ...config },
        chance: { ...chance, by: 2 },
      });
      expect(verify(micatio, record)).toMatchObject({ ok: true, value: { chain: "verified" } });
      expect(resume(record).record("keep")).toEqual(record);
    },
  );

  test("carries what is put beside an action, and keeps it when the match is resumed", () => {
    const match = testMatch();
    expect(match.act(0, show(3), { time: 17 }).ok).toBe(true);
    const record = match.record("keep");
    expect(record.entries[0]).toMatchObject({ seat: 0, time: 17 });
    const resumed = Match.resume(micatio, record);
    expect(resumed.ok && resumed.value.record("keep")).toEqual(record);
  });
});

test("a match with a seat too many is refused", () => {
  expect(() => new Match(micatio, { points: 1 }, { seats: ["a", "b", "c"], seed: "alea" })).toThrow(RangeError);
});

describe("rules that fail", () => {
  const failing = (at: (calls: number) => boolean): typeof micatio => {
    let calls = 0;
    return {
      ...micatio,
      apply(state, ...rest) {
        micatio.apply(state, ...rest);
        if (at(++calls)) throw new Error("the die fell off the table");
      },
    };
  };
  const matchOf = (game: typeof micatio) => new Match(game, { points: 3 }, { seats: ["Livia", "Gaius"], seed: "alea" });

  test("do no harm: the fault is named, and the game goes on", () => {
    const match = matchOf(failing((calls) => calls === 2));
    act(match, 0, show(3));
    const before = spell(match);
    expect(match.act(1, show(2))).toEqual({
      ok: false,
      error: { key: "match.fault", params: { detail: "the die fell off the table" } },
    });
    expect(spell(match)).toBe(before);
    act(match, 1, show(2));
    expect(match.length).toBe(2);
  });

  test("do no harm where they only look", () => {
    const match = matchOf({
      ...micatio,
      check() {
        throw new TypeError("not that");
      },
    });
    expect(match.act(0, show(3))).toMatchObject({ ok: false, error: { key: "match.fault" } });
    expect(match.length).toBe(0);
  });
});

describe("a step", () => {
  test("has not happened before it is taken, and can be kept first", () => {
    const match = testMatch();
    const before = spell(match);
    const prepared = match.prepare(0, show(3));
    expect(spell(match)).toBe(before);
    if (!prepared.ok) throw new Error(prepared.error.key);
    const kept = match.record("keep", prepared.value);
    match.take(prepared.value);
    expect(match.record("keep")).toEqual(kept);
    expect(match.length).toBe(1);
  });

  test("is taken once, by the game it was prepared for", () => {
    const match = testMatch();
    const prepared = match.prepare(0, show(3));
    if (!prepared.ok) throw new Error(prepared.error.key);
    match.take(prepared.value);
    expect(() => match.take(prepared.value)).toThrow("moved on");
  });
});

test.each([-1, 2, 0.5, "0", null])("nobody is told anything as viewer %j", (viewer) => {
  expect(() => testMatch().log(viewer as never)).toThrow(RangeError);
  expect(() => micatio.view(testMatch().state, viewer as never)).toThrow(RangeError);
});
