import type { Viewer } from "@ara/kernel";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Manner } from "./manner.ts";
import { LOST, Session } from "./session.ts";
import { did, FakeTable, settled, toyManner, turn, type Toy } from "./testing.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const sit = (table: FakeTable, viewer: Viewer = 0, more: Partial<Manner<Toy>> = {}, watched = true) =>
  Session.sit<Toy>({ id: "toy", table, viewer, manner: { ...toyManner, ...more }, watched });

const count = (session: Session<Toy>): number => session.lines.value.length;
const NO = { key: "no", params: {} };

describe("news and their pace", () => {
  test("what happened before one sat down is there at once", async () => {
    const session = await sit(new FakeTable("pb", [turn(0), did(0), turn(1), did(1)]));
    expect([count(session), session.since.value, session.busy.value]).toEqual([4, 1, false]);
  });

  test("steps of others are shown one by one, each for a while", async () => {
    const table = new FakeTable();
    const session = await sit(table);
    for (let i = 0; i < 3; i++) table.step([did(1)]);
    expect([count(session), session.busy.value]).toEqual([2, true]);
    await vi.advanceTimersByTimeAsync(999);
    expect(count(session)).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(count(session)).toBe(3);
    await vi.advanceTimersByTimeAsync(1000);
    expect([count(session), session.busy.value]).toEqual([4, false]);
    table.step([did(1)]);
    expect(count(session)).toBe(5);
  });

  test("one's own steps wait for nothing", async () => {
    const table = new FakeTable();
    const session = await sit(table);
    table.step([did(0)]);
    table.step([did(0)]);
    expect(count(session)).toBe(3);
  });

  test("what comes one by one, because bots think, has the same pace", async () => {
    const table = new FakeTable();
    const session = await sit(table);
    table.step([did(1)], 1);
    await settled();
    table.step([did(1)], 0);
    expect([count(session), session.busy.value]).toEqual([2, true]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([count(session), session.busy.value]).toEqual([3, false]);
  });

  test("what lingers stays for a while although it is one's own, also before the next thing is there", async () => {
    const table = new FakeTable();
    const session = await sit(table, 0, { lingers: ({ log }) => log.length === 2 });
    table.step([did(0), did(0)]);
    await settled();
    table.step([did(0)]);
    expect([count(session), session.busy.value]).toEqual([3, true]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([count(session), session.busy.value]).toEqual([4, false]);
  });

  test("whoever skips sees everything at once until he is asked, and what comes then has its pace again", async () => {
    const table = new FakeTable("pbb");
    const session = await sit(table);
    for (let i = 0; i < 4; i++) table.step([did(1)], 1);
    session.skip();
    expect([count(session), session.busy.value]).toEqual([5, false]);
    await settled();
    table.step([did(2)], 2);
    table.step([did(2)], 2);
    expect(count(session)).toBe(7);
    table.step([turn(0)], 0);
    table.step([did(1)], 1);
    table.step([did(1)], 1);
    await settled();
    expect([count(session), session.busy.value]).toEqual([9, true]);
  });

  test("whoever only looks on skips what waits, and no more", async () => {
    const table = new FakeTable("bb");
    const session = await sit(table, "spectator");
    for (let i = 0; i < 4; i++) table.step([did(1)], 1);
    session.skip();
    await settled();
    table.step([did(0)], 0);
    table.step([did(0)], 0);
    expect([count(session), session.busy.value]).toEqual([6, true]);
  });

  test("without a pace, and where nobody looks, everything is shown at once and nothing performed", async () => {
    for (const [instant, watched] of [
      [true, true],
      [false, false],
    ] as const) {
      const table = new FakeTable();
      const perform = vi.fn<NonNullable<Manner<Toy>["perform"]>>();
      const session = await sit(table, 0, { isInstant: () => instant, perform }, watched);
      table.step([did(1)]);
      table.step([did(1)]);
      expect(count(session)).toBe(3);
      expect(perform).not.toHaveBeenCalled();
    }
  });

  test("who looks away misses nothing", async () => {
    const table = new FakeTable();
    const session = await sit(table);
    for (let i = 0; i < 3; i++) table.step([did(1)]);
    session.look(false);
    expect(count(session)).toBe(4);
    session.look(true);
    table.step([did(1)]);
    table.step([did(1)]);
    await settled();
    expect([count(session), session.busy.value]).toEqual([5, true]);
  });

  test("what is performed is waited for before the pause begins", async () => {
    const table = new FakeTable();
    const landed = Promise.withResolvers<void>();
    const session = await sit(table, 0, {
      perform(_news, _viewer, take) {
        take();
        return landed.promise;
      },
    });
    table.step([did(1)]);
    table.step([did(1)]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(count(session)).toBe(2);
    landed.resolve();
    await vi.advanceTimersByTimeAsync(1000);
    expect(count(session)).toBe(3);
  });

  test("each is told what is shown when it is shown", async () => {
    const table = new FakeTable();
    const session = await sit(table);
    const told: number[] = [];
    session.onNews(({ version }) => told.push(version));
    table.step([did(1)]);
    table.step([did(1)]);
    expect(told).toEqual([1, 2]);
    session.skip();
    expect(told).toEqual([1, 2, 3]);
  });

  test("after it is closed nothing is shown any more", async () => {
    const table = new FakeTable();
    const session = await sit(table);
    for (let i = 0; i < 3; i++) table.step([did(1)]);
    session.close();
    await vi.advanceTimersByTimeAsync(5000);
    expect([count(session), table.watchers]).toEqual([2, []]);
  });
});

describe("the log", () => {
  test("a reason stands at the line it belongs to, and only there", async () => {
    const table = new FakeTable();
    const session = await sit(table);
    const reason = "because";
    table.step([turn(1), did(1), did(1)], 1, { seat: 1, reason });
    expect(session.lines.value.map(({ said }) => said)).toEqual([null, null, reason, null]);
  });

  test("what is new begins where one's own turn ended", async () => {
    const table = new FakeTable();
    const session = await sit(table);
    table.step([did(0), turn(1)], 1);
    expect(session.since.value).toBe(1);
    table.step([did(1), turn(0)], 0);
    expect(session.since.value).toBe(1);
  });

  test("a step taken back while news wait: the log ends as the table's does", async () => {
    const table = new FakeTable();
    const session = await sit(table);
    table.step([did(0), turn(1)], 1);
    table.step([did(1)]);
    table.step([did(1)]);
    expect(session.busy.value).toBe(true);
    table.takeBack(2, 0);
    table.step([did(0)]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(session.lines.value.map(({ event }) => event)).toEqual(table.log);
    expect(session.news.value.view.active).toBe(0);
  });

  test("where the end of a turn is taken back, what was new before it is new again", async () => {
    const table = new FakeTable("pb", [turn(0), turn(1), did(1), turn(0)]);
    const session = await sit(table, 0, {
      newsFrom: (log, viewer) => log.findIndex(({ type, seat }) => type === "turn" && seat !== viewer),
    });
    expect(session.since.value).toBe(1);
    table.step([did(0), turn(1)], 1);
    table.step([did(1)]);
    session.skip();
    expect(session.since.value).toBe(4);
    table.takeBack(3, 0);
    session.skip();
    expect(session.since.value).toBe(1);
  });
});

describe("questions to the table", () => {
  test("a refusal is shown, and gone with the next news", async () => {
    const table = new FakeTable();
    const refused = vi.fn<() => void>();
    const session = await sit(table, 0, { refused });
    table.answer = NO;
    expect(await session.act("jump")).toBe(NO);
    expect(session.refused.value).toEqual({ action: "jump", refusal: NO });
    await session.why("jump");
    expect(refused).toHaveBeenCalledTimes(2);
    expect(await session.undo(true)).toBe(NO);
    expect(session.refused.value).toEqual({ action: null, refusal: NO });
    table.step([did(0)]);
    expect(session.refused.value).toBeNull();
    expect(table.questions).toEqual(["0 act jump at 1", "0 why jump", "0 undo 1 at 1"]);
  });

  test("a line that drops refuses nothing: nobody knows what became of it", async () => {
    const table = new FakeTable();
    const session = await sit(table);
    table.answer = new Error("the table was closed");
    expect(await session.act("jump")).toBe(LOST);
    expect(await session.why("jump")).toBe(LOST);
    expect(await session.undo(false)).toBe(LOST);
    expect(await session.advise()).toBeNull();
    expect([session.refused.value, session.advice.value]).toEqual([null, null]);
  });

  test("a line that was closed on the way is one of these", async () => {
    const table = new FakeTable();
    const session = await sit(table);
    table.answer = { key: "line.closed", params: {} };
    expect(await session.act("jump")).toBe(LOST);
    expect(session.refused.value).toBeNull();
  });

  test("one answer to one question: what is pressed while it is on its way says nothing, whatever becomes of it", async () => {
    const table = new FakeTable();
    const session = await sit(table);
    table.answer = NO;
    const first = session.act("jump");
    expect(await session.act("jump")).toBe(LOST);
    expect(await first).toBe(NO);
    expect(session.refused.value).toEqual({ action: "jump", refusal: NO });
    await session.act("run");
    expect(table.questions).toEqual(["0 act jump at 1", "0 act run at 1"]);
  });

  test("an answer is to what is shown; a step back is from where the table is", async () => {
    const table = new FakeTable();
    const session = await sit(table);
    table.undoable = 2;
    table.step([did(1)], 1);
    table.step([did(1)], 1);
    await session.act("jump");
    await session.undo(false);
    await session.undo(true);
    expect(table.questions).toEqual(["0 act jump at 2", "0 undo 1 at 3", "0 undo 2 at 3"]);
  });

  test("advice to an old question is not shown", async () => {
    const table = new FakeTable();
    const session = await sit(table);
    const asked = session.advise();
    expect(session.advice.value).toBe("thinking");
    table.step([did(0)]);
    expect(session.advice.value).toBeNull();
    await asked;
    expect(session.advice.value).toBeNull();
    expect(await session.advise()).toBe("advice");
    expect(session.advice.value).toBe("advice");
  });

  test("a spectator watches", async () => {
    const table = new FakeTable("bb");
    const session = await sit(table, "spectator");
    await session.act("jump");
    await session.undo(false);
    await session.why("jump");
    await session.advise();
    expect(table.questions).toEqual([]);
    table.step([did(1)]);
    expect(count(session)).toBe(2);
  });
});

describe("a table that was opened again", () => {
  test("tells only what is new", async () => {
    const before = new FakeTable("pb", [turn(0), did(0), turn(1)]);
    const session = await sit(before);
    const told: number[] = [];
    session.onNews(({ log }) => told.push(log.length));
    const after = new FakeTable("pb", [turn(0), did(0), turn(1), did(1)]);
    session.rejoin(after);
    expect(before.watchers).toEqual([]);
    expect(told).toEqual([3, 1]);
    after.step([did(1)]);
    session.skip();
    expect(session.lines.value.map(({ event }) => event)).toEqual(after.log);
    await session.act("jump");
    expect([before.questions, after.questions]).toEqual([[], ["0 act jump at 2"]]);
  });

  test("has forgotten what it could not keep", async () => {
    const session = await sit(new FakeTable("pb", [turn(0), did(0), did(0)]));
    const after = new FakeTable("pb", [turn(0), did(0)]);
    session.rejoin(after);
    expect([count(session), session.news.value.from]).toEqual([2, 2]);
  });

  test("and one that tells everything over the same watch leaves what is known, and one's last turn, where they are", async () => {
    const table = new FakeTable("pb", [turn(0), did(0), turn(1), did(1), turn(0), did(0)]);
    const performed: number[] = [];
    const session = await sit(table, 0, {
      perform({ from }, _viewer, take) {
        performed.push(from);
        take();
        return undefined;
      },
    });
    expect(session.since.value).toBe(5);
    table.log.push(did(0));
    table.tellAnew();
    expect([performed, count(session), session.since.value]).toEqual([[6], 7, 5]);
    for (let i = 0; i < 2; i++) table.step([did(1)]);
    table.log.push(did(1));
    table.tellAnew();
    session.skip();
    expect([performed.slice(1, 2), session.lines.value.map(({ event }) => event)]).toEqual([[7], table.log]);
  });

  test("takes back what is no more, also where it tells everything", async () => {
    const table = new FakeTable("pb", [turn(0), did(0), turn(1), did(1)]);
    const session = await sit(table);
    table.log.splice(2, 2, did(0));
    table.tellAnew();
    expect([session.news.value.from, session.lines.value.map(({ event }) => event)]).toEqual([2, table.log]);
  });

  test("shows first what still waited", async () => {
    const before = new FakeTable();
    const session = await sit(before);
    for (let i = 0; i < 3; i++) before.step([did(1)]);
    const after = new FakeTable("pb", before.log);
    session.rejoin(after);
    await settled();
    expect([count(session), session.busy.value]).toEqual([4, false]);
  });
});
