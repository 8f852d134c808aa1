import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TableError } from "@ara/protocol";
import { did, FakeTable, settled, sitting, turn } from "./testing.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("sitting down", () => {
  test.each([
    ["one person has the screen", "bpb", 1],
    ["where only bots sit, somebody watches", "bb", "spectator"],
  ])("%s", async (_what, seats, viewer) => {
    const { sat } = sitting([new FakeTable(seats)]);
    expect(sat.status.value).toBe("opening");
    await sat.open();
    expect([sat.status.value, sat.session.value?.viewer, sat.next.value]).toEqual(["open", viewer, null]);
    expect(sat.nameOf(1)).toBe("seat 1");
  });

  test("a table that refuses says why", async () => {
    const refusal = { key: "table.unknown", params: {} };
    const { sat, opened } = sitting([new TableError(refusal)]);
    await sat.open();
    expect([sat.status.value, opened()]).toEqual([refusal, 1]);
  });

  test("whoever left while it was being opened does not sit down", async () => {
    const table = new FakeTable();
    const { sat } = sitting([table]);
    const opening = sat.open();
    sat.close();
    await opening;
    expect([table.closed, sat.session.value]).toEqual([true, null]);
  });

  test("whoever leaves closes everything", async () => {
    const table = new FakeTable();
    const { sat, lose, opened } = sitting([table]);
    await sat.open();
    sat.close();
    lose("crashed");
    await settled();
    expect([table.closed, opened(), table.watchers]).toEqual([true, 1, []]);
  });
});

describe("several people at one screen", () => {
  test("it is handed over before anything is shown", async () => {
    const table = new FakeTable("pbp");
    const { sat } = sitting([table]);
    await sat.open();
    expect([sat.session.value, sat.next.value]).toEqual([null, 0]);
    sat.take();
    expect([sat.session.value?.viewer, sat.next.value]).toEqual([0, null]);
  });

  test("under seal nobody sees who has answered: it is passed on to each of them once, also when they sit down anew", async () => {
    const had = async (answered: readonly number[]): Promise<unknown> => {
      const table = new FakeTable("pppp");
      table.sealed = { asked: [1, 2, 3], answered };
      const { sat } = sitting([table]);
      await sat.open();
      return sat.next.value;
    };
    expect([await had([]), await had([1]), await had([1, 2]), await had([3, 1])]).toEqual([1, 2, 3, 2]);
    const table = new FakeTable("pppp");
    table.sealed = { asked: [1, 2, 3], answered: [] };
    const { sat } = sitting([table]);
    await sat.open();
    for (const [seat, ...answered] of [[1], [2, 1], [3, 1, 2]]) {
      expect(sat.next.value).toBe(seat);
      sat.take();
      expect([sat.session.value?.viewer, sat.session.value?.news.value.prompt]).toEqual([seat, "what now?"]);
      table.sealed = { asked: [1, 2, 3], answered: [...answered, seat!] };
      table.step([did(seat!)]);
      await vi.runAllTimersAsync();
    }
  });

  test("while bots are asked nobody gets it, and whoever has it keeps it", async () => {
    const table = new FakeTable("bpp");
    const { sat } = sitting([table]);
    await sat.open();
    expect([sat.session.value, sat.next.value]).toEqual([null, null]);
    table.step([did(0), turn(1)], 1);
    expect(sat.next.value).toBe(1);
    sat.take();
    table.step([did(1), turn(0)], 0);
    expect([sat.session.value?.viewer, sat.next.value]).toEqual([1, null]);
  });

  test("it is passed on once all that waits on it was seen", async () => {
    const table = new FakeTable("pbp");
    const { sat } = sitting([table]);
    await sat.open();
    sat.take();
    table.step([did(0), turn(1)], 1);
    table.step([did(1)]);
    table.step([did(1), turn(2)], 2);
    expect([sat.session.value?.viewer, sat.next.value]).toEqual([0, null]);
    await vi.advanceTimersByTimeAsync(2000);
    expect([sat.session.value, sat.next.value]).toEqual([null, 2]);
    sat.take();
    expect(sat.session.value?.lines.value).toHaveLength(table.log.length);
    expect(sat.session.value?.news.value.prompt).toBe("what now?");
  });

  test("a step back gives it to whoever is asked again", async () => {
    const table = new FakeTable("pp");
    const { sat } = sitting([table]);
    await sat.open();
    sat.take();
    expect(sat.regrets.value).toBeNull();
    table.undoable = 1;
    table.step([did(0), turn(1)], 1);
    expect([sat.next.value, sat.regrets.value]).toEqual([1, 0]);
    await sat.regret();
    expect(table.questions).toEqual(["0 undo 1 at 2"]);
    table.takeBack(1, 0);
    expect(sat.next.value).toBe(0);
  });

  test("what is for somebody's eyes alone is read before it is passed on", async () => {
    const table = new FakeTable("pp");
    const { sat } = sitting([table], { holds: ({ log }, viewer) => log.some(({ seat }) => seat === viewer) });
    await sat.open();
    sat.take();
    table.step([did(0)], 1);
    expect([sat.session.value?.viewer, sat.next.value, sat.held.value]).toEqual([0, 1, true]);
    sat.passOn();
    expect([sat.session.value, sat.next.value, sat.held.value]).toEqual([null, 1, false]);
  });

  test("at the end whoever has it keeps it", async () => {
    const table = new FakeTable("pp");
    const { sat } = sitting([table]);
    await sat.open();
    sat.take();
    table.end();
    await settled();
    expect([sat.session.value?.viewer, sat.next.value]).toEqual([0, null]);
  });

  test.each([
    ["spectator", "spectator"],
    ["first", 1],
  ] as const)("a game that is over is shown to the %s", async (ending, viewer) => {
    const table = new FakeTable("bpp");
    table.over = true;
    const { sat } = sitting([table], { ending });
    await sat.open();
    await settled();
    expect([sat.session.value?.viewer, sat.next.value]).toEqual([viewer, null]);
    expect(table.watchers.filter((watcher) => watcher === "spectator").length).toBeLessThan(2);
  });

  test("every session is told, and by then it is settled who has the screen", async () => {
    const table = new FakeTable("pp");
    const told: unknown[] = [];
    const { sat } = sitting([table], { told: ({ viewer }) => told.push([viewer, sat.next.value]) });
    await sat.open();
    sat.take();
    told.length = 0;
    table.step([did(0), turn(1)], 1);
    expect(told).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });
});

describe("a table that crashes", () => {
  test("is opened again, and the game goes on where it was", async () => {
    const first = new FakeTable("pb");
    const second = new FakeTable("pb", [turn(0), did(0)]);
    const { sat, lose } = sitting([first, second]);
    await sat.open();
    const session = sat.session.value;
    lose("crashed");
    await settled();
    expect(first.closed).toBe(true);
    expect([sat.status.value, sat.reopened.value, sat.session.value]).toEqual(["open", 1, session]);
    expect(session?.lines.value).toHaveLength(2);
    second.step([did(0)]);
    expect(session?.lines.value).toHaveLength(3);
  });

  test("stays with whoever has the screen, or was to have it", async () => {
    const tables = [new FakeTable("pp"), new FakeTable("pp"), new FakeTable("pp", [turn(0), did(0), turn(1)])];
    tables[2]!.active = 1;
    const { sat, lose } = sitting(tables);
    await sat.open();
    lose("crashed");
    await settled();
    expect([sat.session.value, sat.next.value]).toEqual([null, 0]);
    sat.take();
    lose("crashed");
    await settled();
    sat.session.value?.skip();
    expect([sat.session.value, sat.next.value]).toEqual([null, 1]);
  });

  test("again and again is left alone, until somebody asks", async () => {
    const tables = Array.from({ length: 6 }, () => new FakeTable());
    const { sat, lose, opened } = sitting(tables);
    await sat.open();
    for (let i = 0; i < 4; i++) {
      lose("crashed");
      await settled();
    }
    expect([sat.status.value, opened(), sat.reopened.value]).toEqual(["broken", 4, 3]);
    await sat.open();
    expect([sat.status.value, opened()]).toEqual(["open", 5]);
  });

  test("now and then is opened every time", async () => {
    const { sat, lose } = sitting(Array.from({ length: 8 }, () => new FakeTable()));
    await sat.open();
    for (let i = 0; i < 7; i++) {
      await vi.advanceTimersByTimeAsync(31_000);
      lose("crashed");
      await settled();
    }
    expect([sat.status.value, sat.reopened.value]).toEqual(["open", 7]);
  });

  test("while it is opened counts too", async () => {
    const { sat, opened } = sitting([new Error("1"), new Error("2"), new Error("3"), new Error("4")]);
    await sat.open();
    expect([sat.status.value, opened()]).toEqual(["broken", 4]);
  });

  test("once is reported once, however late the old one speaks", async () => {
    const { sat, lose, opened } = sitting([new FakeTable(), new FakeTable(), new FakeTable()]);
    await sat.open();
    lose("crashed", 0);
    lose("crashed", 0);
    await settled();
    lose("taken", 0);
    await settled();
    expect([sat.status.value, opened()]).toEqual(["open", 2]);
  });
});

describe("two windows", () => {
  test.each(["taken", "deleted"] as const)("a game that was %s in another is not opened again", async (why) => {
    const table = new FakeTable();
    const { sat, lose, opened } = sitting([table, new FakeTable()]);
    await sat.open();
    lose(why);
    await settled();
    expect([sat.status.value, table.closed, opened()]).toEqual([{ key: `table.${why}`, params: {} }, true, 1]);
  });

  test("whoever goes on here sits down anew, at what became of the game in the other", async () => {
    const there = new FakeTable("pb", [turn(0), did(0), turn(1), did(1), turn(0)]);
    const { sat, lose } = sitting([new FakeTable("pb", [turn(0), did(0), did(0)]), there]);
    await sat.open();
    lose("taken");
    await settled();
    expect(sat.session.value).toBeNull();
    await sat.open();
    expect(sat.status.value).toBe("open");
    expect(sat.session.value!.lines.value.map(({ event }) => event)).toEqual(there.log);
  });
});

test("where seats have changed hands, whoever is here sits down anew: one who left his to a bot looks on", async () => {
  const { sat, lose, opened } = sitting([new FakeTable("pb"), new FakeTable("bb")]);
  await sat.open();
  expect(sat.session.value!.viewer).toBe(0);
  lose("reseated");
  await settled();
  expect([sat.status.value, sat.session.value!.viewer, opened()]).toEqual(["open", "spectator", 2]);
});
