import { Match, refuse, type Entry, type GameRecord } from "@ara/kernel";
import { micatio } from "@ara/kernel/testing";
import { expect, test } from "vitest";
import { listen, tableContract, until } from "./testing/contract.ts";
import { LocalTable } from "./local-table.ts";
import { BOT, firstOfAll, micatioTable, PERSON, servedMicatio, type MicatioAtTable } from "./testing/micatio.ts";
import { TableError, type Thinkers } from "./served.ts";

const show = (fingers: number) => ({ type: "show", fingers }) as const;
declare function setTimeout(done: () => void, milliseconds: number): unknown;
const tick = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 5));
const call = (sum: number) => ({ type: "call", sum }) as const;

tableContract("a table in this process", async (seats) => {
  const { table } = micatioTable(seats);
  await table.start();
  return { table, close: () => table.close() };
});

test("every step is kept before anybody is told of it, and the last save replays", async () => {
  const order: string[] = [];
  const { table, match, saved } = micatioTable();
  const save = async (): Promise<void> => void order.push("kept");
  const watched = micatioTable(undefined, { save });
  await watched.table.start();
  watched.table.watch(0, () => order.push("told"));
  order.length = 0;
  await watched.table.act(0, show(1), 1);
  expect(order).toEqual(["kept", "told"]);

  await table.start();
  await table.act(0, show(1), 1);
  await table.act(1, show(1), 1);
  const resumed = Match.resume(micatio, saved.at(-1)!);
  expect(resumed.ok && resumed.value.state).toEqual(match.state);
});

test("where an error says nothing, its name says why nothing is kept", async () => {
  const save = (): Promise<void> => Promise.reject(Object.assign(new Error(""), { name: "QuotaExceededError" }));
  const { table } = micatioTable(undefined, { save });
  const heard = listen(table, 0);
  await table.start();
  expect(heard.at(-1)!.unsaved).toBe("QuotaExceededError");
});

test("what cannot be kept is said, and the game goes on; it is said when it is safe again", async () => {
  let full = true;
  const save = async (): Promise<void> => {
    if (full) throw new Error("the disk is full");
  };
  const { table } = micatioTable(undefined, { save });
  const heard = listen(table, 0);
  await table.start();
  expect(heard.at(-1)!.unsaved).toBe("the disk is full");
  expect(await table.act(0, show(1), heard.at(-1)!.version)).toBeNull();
  full = false;
  expect(await table.act(0, call(2), heard.at(-1)!.version)).toBeNull();
  expect(heard.at(-1)!.unsaved).toBeNull();
});

test("where nothing may be lost, a step that cannot be kept is refused and has not happened", async () => {
  let full = false;
  const save = async (): Promise<void> => {
    if (full) throw new Error("the disk is full");
  };
  const { table, match } = micatioTable(undefined, { save, unsaved: "refuse" });
  await table.start();
  full = true;
  expect(await table.act(0, show(1), 1, "once")).toEqual({
    key: "table.unsaved",
    params: { reason: "the disk is full" },
  });
  expect(match.length).toBe(0);
  full = false;
  expect(await table.act(0, show(1), listen(table, 0).at(-1)!.version, "once")).toBeNull();
  expect(match.length).toBe(1);
});

/** A table at which seat 0 has just shown two fingers, and could take that back. */
async function afterAStep(options: Parameters<typeof micatioTable>[1]) {
  const { table, match } = micatioTable(undefined, options);
  await table.start();
  const [heard, others] = [listen(table, 0), listen(table, 1)];
  await table.act(1, show(1), others.at(-1)!.version);
  await table.act(1, call(3), others.at(-1)!.version);
  await table.act(0, show(2), heard.at(-1)!.version);
  expect(heard.at(-1)!.undoable).toBe(1);
  return { table, match, heard };
}

test("a step is taken back once that is kept: until then nobody sees it, and the last save replays", async () => {
  const kept: GameRecord[] = [];
  let goOn = (): void => undefined;
  let waits = false;
  const save = async (record: () => GameRecord): Promise<void> => {
    kept.push(record());
    if (waits) await new Promise<void>((resolve) => (goOn = resolve));
  };
  const { table, match, heard } = await afterAStep({ save });
  waits = true;
  const told = heard.length;
  const undone = table.undo(0, 1, heard.at(-1)!.version);
  await until(() => kept.at(-1)!.entries.length === 2);
  expect(listen(table, 0).at(-1)!.view.hands[0]).toEqual({ fingers: 2, sum: null });
  expect([heard.length, match.length]).toEqual([told, 3]);
  goOn();
  expect(await undone).toBeNull();
  expect(heard.at(-1)!.view.hands[0]).toEqual({ fingers: null, sum: null });
  const resumed = Match.resume(micatio, kept.at(-1)!);
  expect(resumed.ok && resumed.value.state).toEqual(match.state);
});

test("where nothing may be lost, what cannot be kept is not taken back either, and the table is as it was", async () => {
  let full = false;
  const save = async (): Promise<void> => {
    if (full) throw new Error("the disk is full");
  };
  const { table, match, heard } = await afterAStep({ save, unsaved: "refuse" });
  const before = { state: micatio.clone(match.state), record: match.record("keep"), told: heard.length };
  full = true;
  expect(await table.undo(0, 1, heard.at(-1)!.version)).toMatchObject({ key: "table.unsaved" });
  expect({ state: match.state, record: match.record("keep"), told: heard.length }).toEqual(before);
  full = false;
  expect(await table.undo(0, 1, heard.at(-1)!.version)).toBeNull();
  expect(match.length).toBe(2);
});

test("alone with bots everything can be taken back, which the record says; with another person nothing that was seen", async () => {
  const { table, match, saved } = micatioTable([
    { name: "Livia", bot: null },
    { name: "Gaius", bot: "any" },
  ]);
  await table.start();
  const heard = listen(table, 0);
  await until(() => match.length === 2);
  await table.act(0, show(1), heard.at(-1)!.version);
  await table.act(0, call(2), heard.at(-1)!.version);
  // The hands were opened, and the bot has shown its next one.
  await until(() => match.length === 6);
  expect(heard.at(-1)).toMatchObject({ undoable: 0, free: 2 });
  expect(await table.undo(0, 3, heard.at(-1)!.version)).toMatchObject({ key: "undo.nothing" });
  expect(await table.undo(0, 2, heard.at(-1)!.version)).toBeNull();
  expect([match.length, heard.at(-1)!.view.hands[0]]).toEqual([2, { fingers: null, sum: null }]);
  expect(saved.at(-1)).toMatchObject({ back: 4 });
  await table.act(0, show(3), heard.at(-1)!.version);
  expect(saved.at(-1)!.entries[2]).toMatchObject({ seat: 0, back: 4 });

  const shared = micatioTable();
  await shared.table.start();
  const [here, there] = [listen(shared.table, 0), listen(shared.table, 1)];
  for (const action of [show(1), call(2)]) await shared.table.act(0, action, here.at(-1)!.version);
  for (const action of [show(1), call(3)]) await shared.table.act(1, action, there.at(-1)!.version);
  expect(here.at(-1)).toMatchObject({ undoable: 0, free: 0 });
  expect(await shared.table.undo(0, 1, here.at(-1)!.version)).toMatchObject({ key: "undo.nothing" });
});

test("what somebody has to do is done for him: he is never asked it, and takes it back with what led to it", async () => {
  const { match } = micatioTable([PERSON, BOT]);
  const forced: NonNullable<typeof servedMicatio.forced> = ({ hands }, seat) =>
    hands[seat]!.fingers === 5 ? call(10) : null;
  const save = async (): Promise<void> => undefined;
  const table = new LocalTable({ ...servedMicatio, forced }, match, { seats: [PERSON, BOT], bots: firstOfAll, save });
  await table.start();
  const heard = listen(table, 0);
  await until(() => match.length === 2);
  const told = heard.length;
  await table.act(0, show(5), heard.at(-1)!.version);
  await until(() => match.length === 6);
  expect(heard[told]).toMatchObject({ prompt: null, view: { hands: [{ fingers: 5 }, {}] } });
  expect(heard.slice(told).some(({ prompt }) => prompt?.answers.every(({ type }) => type === "call"))).toBe(false);
  expect(await table.undo(0, 1, heard.at(-1)!.version)).toBeNull();
  expect([match.length, heard.at(-1)!.view.hands[0]]).toEqual([2, { fingers: null, sum: null }]);
});

test("an end is an end: whatever the rules call it, nothing is taken back once seed and secrets are out", async () => {
  const quiet: typeof micatio = { ...micatio, reveals: () => false };
  const { table, match } = micatioTable(undefined, { points: 1, game: quiet });
  await table.start();
  const heard = [listen(table, 0), listen(table, 1)];
  for (const [seat, action] of [
    [0, show(1)],
    [0, call(2)],
    [1, show(1)],
    [1, call(3)],
  ] as const)
    await table.act(seat, action, heard[seat]!.at(-1)!.version);
  expect([match.over, match.undoable(1)]).toEqual([true, 2]);
  expect(heard.map((news) => news.at(-1)!.undoable)).toEqual([0, 0]);
  expect(await table.undo(1, 1, heard[1]!.at(-1)!.version)).toMatchObject({ key: "undo.nothing" });
});

test("nobody takes back what was played before a seat changed hands, nor alone what he has shared", async () => {
  const at = async (options: { readonly settled?: number; readonly shared?: boolean }) => {
    const { table, match } = micatioTable([PERSON, BOT], options);
    await table.start();
    const heard = listen(table, 0);
    await until(() => match.length === 2);
    for (const action of [show(1), call(2)]) await table.act(0, action, heard.at(-1)!.version);
    await until(() => match.length === 6);
    return heard.at(-1)!.free;
  };
  expect([await at({}), await at({ settled: 3 }), await at({ settled: 6 }), await at({ shared: true })]).toEqual([
    2, 1, 0, 0,
  ]);
});

test("where what would be done for somebody cannot be kept, he is asked", async () => {
  const { match } = micatioTable([PERSON, BOT]);
  const forced: NonNullable<typeof servedMicatio.forced> = ({ hands }, seat) =>
    hands[seat]!.fingers === 5 ? call(10) : null;
  let kept = 0;
  const save = async (): Promise<void> => {
    if (++kept > 4) throw new Error("full");
  };
  const options = { seats: [PERSON, BOT], bots: firstOfAll, save, unsaved: "refuse" } as const;
  const table = new LocalTable({ ...servedMicatio, forced }, match, options);
  await table.start();
  const heard = listen(table, 0);
  await until(() => match.length === 2);
  await table.act(0, show(5), heard.at(-1)!.version);
  expect([match.length, heard.at(-1)!.prompt?.answers.every(({ type }) => type === "call")]).toEqual([3, true]);
  table.close();
});

test("whoever begins to watch while a step is being kept is not told of it before", async () => {
  let keep: (() => void) | undefined;
  const save = (): Promise<void> => new Promise((resolve) => (keep = resolve));
  const { table } = micatioTable(undefined, { save });
  const started = table.start();
  await until(() => keep !== undefined);
  keep!();
  await started;
  keep = undefined;
  const acted = table.act(0, show(4), 1);
  await until(() => keep !== undefined);
  const heard = listen(table, 0);
  expect(heard.at(-1)!.view.hands[0]).toEqual({ fingers: null, sum: null });
  keep!();
  expect(await acted).toBeNull();
  expect(heard.at(-1)!.view.hands[0]).toEqual({ fingers: 4, sum: null });
});

test("an answer with an id is carried out once, however often and fast it is sent", async () => {
  const { table, match } = micatioTable();
  await table.start();
  const answers = await Promise.all([1, 2, 3].map(() => table.act(0, show(3), 1, "a")));
  expect(answers).toEqual([null, null, null]);
  expect(match.length).toBe(1);
  expect(await table.act(0, show(3), 1, "b")).toMatchObject({ key: "table.stale" });
});

test("two answers at once are taken one after the other: the second is old", async () => {
  const { table, match } = micatioTable();
  await table.start();
  const answers = await Promise.all([table.act(0, show(3), 1, "a"), table.act(0, show(2), 1, "b")]);
  expect(answers).toMatchObject([null, { key: "table.stale" }]);
  expect(match.length).toBe(1);
});

test("a watcher who fails does not make what was done look refused, and leaves nobody untold", async () => {
  const { table } = micatioTable();
  await table.start();
  let calls = 0;
  table.watch(0, () => {
    if (++calls > 1) throw new Error("the page is gone");
  });
  const heard = listen(table, 0);
  expect(await table.act(0, show(3), 1)).toBeNull();
  expect(heard).toHaveLength(2);
});

test("a bot that fails, or cheats, ends nothing: anything legal is done in its place", async () => {
  const faults: string[] = [];
  for (const choose of [
    () => Promise.reject(new Error("out of memory")),
    async () => ({ action: show(7), reason: null }),
    async () => ({ action: null as never, reason: null }),
  ] satisfies Thinkers<MicatioAtTable>["choose"][]) {
    const bots: Thinkers<MicatioAtTable> = { ...firstOfAll, choose };
    const { table, match } = micatioTable([PERSON, BOT], { bots, onFault: (what) => faults.push(what) });
    await table.start();
    await until(() => match.length === 2);
    expect(micatio.toAct(match.state)).toEqual([0]);
    table.close();
  }
  expect(faults).toContain("out of memory");
});

test("whoever advises nobody just now says why, and nothing has failed", async () => {
  const faults: string[] = [];
  const advise = (): Promise<never> => Promise.reject(new TableError(refuse("line.tooFast")));
  const bots = { ...firstOfAll, advise };
  const { table } = micatioTable(undefined, { bots, onFault: (what) => void faults.push(what) });
  await table.start();
  await expect(table.advise(0)).rejects.toMatchObject({ refusal: { key: "line.tooFast" } });
  expect(faults).toEqual([]);
});

test("rules that fail do no harm, and nobody is told what failed inside", async () => {
  const faults: string[] = [];
  let fails = true;
  const game: typeof micatio = {
    ...micatio,
    apply(...given) {
      if (fails) throw new Error("the secret card is III");
      micatio.apply(...given);
    },
  };
  const { table, match } = micatioTable(undefined, { game, onFault: (what) => faults.push(what) });
  await table.start();
  expect(await table.act(0, show(3), 1)).toEqual({ key: "table.fault", params: {} });
  expect(match.length).toBe(0);
  fails = false;
  expect(await table.act(0, show(3), 1)).toBeNull();
  expect(faults.join()).toContain("III");
});

test("what cannot be shown to one is shown to the others, and what was done is not called refused", async () => {
  const faults: string[] = [];
  let fails = true;
  const game: typeof micatio = {
    ...micatio,
    view(state, viewer) {
      if (fails && viewer === 0 && state.hands[1]!.fingers !== null) throw new Error("the secret card is III");
      return micatio.view(state, viewer);
    },
  };
  const { table, match } = micatioTable(undefined, { game, onFault: (what) => faults.push(what) });
  await table.start();
  const [blind, other, spectator] = [listen(table, 0), listen(table, 1), listen(table, "spectator")];
  expect(await table.act(0, show(2), 1)).toBeNull();
  expect(await table.act(1, show(3), other.at(-1)!.version, "once")).toBeNull();
  expect(faults).toEqual(["the secret card is III"]);
  expect([blind, other, spectator].map((heard) => heard.length)).toEqual([2, 3, 3]);
  // Once it can be shown again, nothing is missing.
  fails = false;
  expect(await table.act(0, call(5), blind.at(-1)!.version)).toBeNull();
  expect(await table.act(1, call(5), other.at(-1)!.version)).toBeNull();
  const log: unknown[] = [];
  for (const { from, log: fresh } of blind) log.splice(from, Infinity, ...fresh);
  expect(log).toEqual(match.log(0));
});

test("a bot whose steps fail, in the rules or on a full disk, does not take all time there is", async () => {
  let isBroken = true;
  const game: typeof micatio = {
    ...micatio,
    apply(...given) {
      if (isBroken) throw new Error("the rules fail");
      micatio.apply(...given);
    },
  };
  const save = async (): Promise<void> => {
    if (isBroken) throw new Error("the disk is full");
  };
  const failing = micatioTable([PERSON, BOT], { game });
  const full = micatioTable([PERSON, BOT], { save, unsaved: "refuse" });
  for (const { table, match } of [failing, full]) {
    await table.start();
    // Whoever else has something to do comes to it.
    await tick();
    expect(match.length).toBe(0);
  }
  // What was wrong is mended: it goes on by itself.
  isBroken = false;
  await until(() => failing.match.length === 2 && full.match.length === 2);
});

test.each([-1, 2, 0.5, "0", null])("nobody watches as %j", async (viewer) => {
  const { table } = micatioTable();
  await table.start();
  expect(() => table.watch(viewer as never, () => undefined)).toThrow(RangeError);
  expect(await table.act(viewer as never, show(1), 1)).toMatchObject({ key: "table.notYours" });
});

test("a game that was begun under earlier rules is asked, previewed and welcomed under these", async () => {
  const old: typeof micatio = { ...micatio, rules: 1, check: (...given) => micatio.check(...given) };
  const newest: typeof micatio = {
    ...micatio,
    rules: 2,
    older: [old],
    check: () => ({ key: "new.rules", params: {} }),
  };
  const { saved, table: begun } = micatioTable(undefined, { game: old });
  await begun.start();
  const resumed = Match.resume(newest, saved.at(-1)!);
  if (!resumed.ok) throw new Error(resumed.error.key);
  const seats = [PERSON, PERSON];
  const table = new LocalTable({ ...servedMicatio, game: newest }, resumed.value, {
    seats,
    bots: firstOfAll,
    save: async () => undefined,
  });
  await table.start();
  expect(table.game.rules).toBe(1);
  expect(await table.why(0, show(3))).toBeNull();
  expect(await table.preview(0, [show(3)])).toMatchObject({ followed: 1 });
  expect(await table.act(0, show(3), 1)).toBeNull();
});

test("what a step adds is handed over beside the record: whose it is, its name, the entry or how far it goes back", async () => {
  const steps: unknown[] = [];
  const { table } = micatioTable(undefined, { save: async (_record, step) => void steps.push(step) });
  const heard = listen(table, 0);
  await table.start();
  await table.act(0, show(1), heard.at(-1)!.version, "first");
  await table.undo(0, 1, heard.at(-1)!.version, "back");
  expect(steps).toMatchObject([
    null,
    { seat: 0, id: "first", ahead: { after: 0, entry: { seat: 0, action: { type: "show", fingers: 1 } } } },
  ]);
});

test("an answer that was carried out before the table was opened is known by its name, and not done again", async () => {
  const { table, match } = micatioTable(undefined, { known: [["first"], []] });
  await table.start();
  expect(await table.act(0, show(1), 1, "first")).toBeNull();
  expect(match.length).toBe(0);
  expect(await table.act(1, show(1), 1, "first")).toBeNull();
  expect(match.length).toBe(1);
});

test("versions begin where the table says: one from before it was opened is stale, and whoever has it is told everything", async () => {
  const { table } = micatioTable(undefined, { first: 1000 });
  const heard = listen(table, 0);
  await table.start();
  expect(heard.at(-1)!.version).toBeGreaterThan(1000);
  expect(await table.act(0, show(1), 1)).toMatchObject({ key: "table.stale" });
  expect(await table.act(0, show(1), heard.at(-1)!.version)).toBeNull();
  const again: number[] = [];
  table.watch(0, ({ from }) => void again.push(from), 1000);
  expect(again).toEqual([0]);
});

test("a table follows what was kept elsewhere: all are told, and the same answer is not done again", async () => {
  const entries: Entry[] = [];
  const here = micatioTable(undefined, {
    save: async (_record, step) => void (step && "entry" in step.ahead && entries.push(step.ahead.entry)),
  });
  const there = micatioTable();
  const heard = listen(there.table, 1);
  await here.table.start();
  await there.table.start();
  await here.table.act(0, show(1), 1, "a");
  await here.table.act(1, show(1), 1, "b");
  for (const [i, entry] of entries.entries())
    await there.table.follow(
      entry.seat,
      i === 0 ? "a" : "b",
      (match) => void match.act(entry.seat, entry.action as never),
    );
  expect(there.match.state).toEqual(here.match.state);
  expect(heard.at(-1)!.view).toEqual(micatio.view(here.match.state, 1));
  expect(await there.table.act(0, show(2), 1, "a")).toBeNull();
  expect(there.match.length).toBe(2);
  await there.table.follow(1, "c", (match) => match.goBack(0));
  expect(there.match.length).toBe(0);
});

test("by leave of all, a game goes back whatever was seen, but not to before somebody took a seat", async () => {
  const { table, match } = micatioTable();
  const [livia, gaius] = [listen(table, 0), listen(table, 1)];
  await table.act(0, show(1), livia.at(-1)!.version);
  await table.act(0, call(2), livia.at(-1)!.version);
  await table.act(1, show(2), gaius.at(-1)!.version);
  expect(await table.goBackTo(0, 0, () => ({ key: "not.now", params: {} }))).toMatchObject({ key: "not.now" });
  expect(match.length).toBe(3);
  expect(await table.goBackTo(0, 0, () => null)).toBeNull();
  expect(match.length).toBe(0);
  expect(gaius.at(-1)).toMatchObject({ from: 0, log: [], asked: [0, 1] });
  expect(match.record().back).toBe(3);
  const later = micatioTable(undefined, { settled: 1 }).table;
  await later.act(0, show(1), listen(later, 0).at(-1)!.version);
  expect(await later.goBackTo(0, 0, () => null)).toMatchObject({ key: "undo.nothing" });
});

test("a table whose rules are still on their way puts its question, and does nothing before they are there", async () => {
  let come!: () => void;
  const ready = new Promise<void>((resolve) => (come = resolve));
  const { table, match } = micatioTable([PERSON, BOT], { ready });
  const heard = listen(table, 0);
  expect(heard.at(-1)!.prompt).not.toBeNull();
  const started = table.start();
  const given = table.act(0, show(1), heard.at(-1)!.version);
  const looked = table.preview(0, [show(2)]);
  let isLooked = false;
  void looked.then(() => (isLooked = true));
  await tick();
  expect([match.length, isLooked]).toEqual([0, false]);
  come();
  await started;
  expect(await given).toBeNull();
  expect((await looked).stopped).toBeTypeOf("string");
  expect(match.length).toBeGreaterThan(0);
});
