import { FastChance, type Seat, type Viewer } from "@ara/kernel";
import { describe, expect, test } from "vitest";
import { TableError } from "../served.ts";
import type { News, Table, TableSeat } from "../table.ts";
import { BOT, PERSON, type MicatioAtTable } from "./micatio.ts";

type Heard = News<MicatioAtTable>[];

/** A table to be tried, wherever it stands. */
export interface Tried {
  readonly table: Table<MicatioAtTable>;
  close(): Promise<void> | void;
}

/** Waits until something is so; a line takes its time. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let i = 0; !isSo(); i++) {
    if (i > 2000) throw new Error("it never came to that");
    await new Promise<void>((resolve) => void setTimeout(resolve, i < 50 ? 0 : 2));
  }
}

declare function setTimeout(done: () => void, milliseconds: number): unknown;

/** All a viewer is told, in order. */
export function listen(table: Table<MicatioAtTable>, viewer: Viewer, since?: number): Heard {
  const heard: Heard = [];
  table.watch(viewer, (news) => heard.push(news), since);
  return heard;
}

const show = (fingers: number) => ({ type: "show", fingers }) as const;
const call = (sum: number) => ({ type: "call", sum }) as const;

/** What every table owes whoever sits at it, in this process or at the end of any line. */
export function tableContract(name: string, open: (seats: readonly TableSeat[]) => Promise<Tried>): void {
  const two = [PERSON, { ...PERSON, name: "Gaius" }];

  async function at(seats: readonly TableSeat[], work: (table: Table<MicatioAtTable>) => Promise<void>): Promise<void> {
    const tried = await open(seats);
    try {
      await work(tried.table);
    } finally {
      await tried.close();
    }
  }

  describe(name, () => {
    test("says who sits there, and what was agreed", () =>
      at(two, async (table) => {
        expect(table.seats).toEqual(two);
        expect(table.config).toEqual({ points: 3 });
      }));

    test("tells how things stand at once, then every change", () =>
      at(two, async (table) => {
        const heard = listen(table, 0);
        await until(() => heard.length === 1);
        expect(heard[0]).toMatchObject({ asked: [0, 1], prompt: { seat: 0 }, over: false, undoable: 0, unsaved: null });
        expect(await table.act(0, show(3), heard[0]!.version)).toBeNull();
        await until(() => heard.length === 2);
        expect(heard[1]).toMatchObject({ version: heard[0]!.version + 1, log: [{ type: "decided" }] });
        expect(heard[1]!.view.hands).toEqual([
          { fingers: 3, sum: null },
          { fingers: null, sum: null },
        ]);
      }));

    test("keeps what is decided in secret from everybody else", () =>
      at(two, async (table) => {
        const heard = listen(table, 0);
        const others = [listen(table, 1), listen(table, "spectator")];
        await until(() => heard.length === 1);
        await table.act(0, show(3), heard[0]!.version);
        await until(() => others.every((news) => news.length === 2));
        for (const news of others) {
          expect(news[1]!.view.hands[0]).toEqual({ fingers: "hidden", sum: null });
          expect(news[1]!.log).toEqual([]);
        }
      }));

    test("refuses an answer to an older question, and does nothing", () =>
      at(two, async (table) => {
        const heard = listen(table, 0);
        await until(() => heard.length === 1);
        const [{ version }] = heard as [News<MicatioAtTable>];
        expect(await table.act(0, show(3), version)).toBeNull();
        expect(await table.act(0, call(5), version)).toEqual({ key: "table.stale", params: {} });
        expect(await table.act(0, call(5), version + 7)).toEqual({ key: "table.stale", params: {} });
        expect(heard.at(-1)!.view.hands[0]).toEqual({ fingers: 3, sum: null });
      }));

    test("does not call an answer old because somebody else has answered meanwhile", () =>
      at(two, async (table) => {
        const [mine, theirs] = [listen(table, 0), listen(table, 1)];
        await until(() => mine.length === 1 && theirs.length === 1);
        const { version } = mine[0]!;
        await table.act(1, show(2), theirs[0]!.version);
        await until(() => mine.length === 2);
        expect(await table.act(0, show(3), version)).toBeNull();
      }));

    test("says why, for the rules and for the table", () =>
      at([PERSON, BOT], async (table) => {
        const heard = listen(table, 0);
        await until(() => heard.length > 0);
        expect(await table.why(0, show(3))).toBeNull();
        expect(await table.why(0, call(5))).toMatchObject({ key: "micatio.showFirst" });
        expect(await table.act(0, show(9), heard.at(-1)!.version)).toMatchObject({ key: "micatio.fingers" });
        expect(await table.act(1, show(3), 1)).toMatchObject({ key: "table.notYours" });
        expect(await table.why(1, show(3))).toMatchObject({ key: "table.notYours" });
        expect(await table.undo(1, 1, 1)).toMatchObject({ key: "table.notYours" });
        await expect(table.advise(1)).rejects.toThrow(TableError);
        await expect(table.preview(1, [])).rejects.toThrow(TableError);
      }));

    test("gives advice, and shows what answers would lead to without deciding anything", () =>
      at(two, async (table) => {
        const heard = listen(table, 0);
        await until(() => heard.length === 1);
        expect(await table.advise(0)).toEqual({ action: show(1) });
        const shown = await table.preview(0, [show(2), call(9), call(4)]);
        expect(shown).toMatchObject({ followed: 1, stopped: "refused", refusal: { key: "micatio.impossible" } });
        expect(shown.view.hands[0]).toEqual({ fingers: 2, sum: null });
        expect(await table.preview(0, [show(2), call(4), show(1)])).toMatchObject({ followed: 2, stopped: "others" });
        expect(heard).toHaveLength(1);
      }));

    test("keeps the record of a running game to itself, and gives that of a finished one", () =>
      at([PERSON, BOT], async (table) => {
        expect(await table.record()).toMatchObject({ ok: false, error: { key: "table.running" } });
        await playOut(table, [0], "record");
        const record = await table.record();
        expect(record).toMatchObject({ ok: true, value: { game: "micatio", result: { points: expect.anything() } } });
      }));

    test("tells a viewer who comes back only what he has missed", () =>
      at(two, async (table) => {
        const heard = listen(table, 0);
        await until(() => heard.length === 1);
        await table.act(0, show(3), heard.at(-1)!.version);
        await until(() => heard.length === 2);
        const { version } = heard.at(-1)!;
        await table.act(0, call(5), version);
        await until(() => heard.length === 3);
        const again = listen(table, 0, version);
        await until(() => again.length === 1);
        expect(again[0]).toEqual(heard[2]);
        const unknown = listen(table, 0, 999);
        await until(() => unknown.length === 1);
        expect(unknown[0]).toMatchObject({ from: 0, log: [{ type: "decided" }, { type: "decided" }] });
      }));

    test("takes nothing back that others could answer at the same time", () =>
      at(two, async (table) => {
        const heard = listen(table, 0);
        await until(() => heard.length === 1);
        await table.act(0, show(3), heard[0]!.version);
        await until(() => heard.length === 2);
        expect(heard[1]!.undoable).toBe(0);
        expect(await table.undo(0, 1, heard[1]!.version)).toMatchObject({ key: "undo.nothing" });
      }));

    test("stops telling whoever has stopped watching", () =>
      at(two, async (table) => {
        const heard: Heard = [];
        const stop = table.watch(1, (news) => heard.push(news));
        const mine = listen(table, 0);
        await until(() => mine.length === 1 && heard.length === 1);
        stop();
        await table.act(0, show(3), mine[0]!.version);
        await until(() => mine.length === 2);
        expect(heard).toHaveLength(1);
      }));

    test("plays a whole game of people, and the news put together are what each was told", () =>
      at(two, async (table) => {
        const heard = await playOut(table, [0, 1], "whole");
        for (const news of heard) {
          const log: unknown[] = [];
          for (const { from, log: fresh } of news) log.splice(from, Infinity, ...fresh);
          expect(log.filter((event) => (event as { type: string }).type === "point").length).toBeGreaterThan(2);
          expect(news.map(({ version }) => version)).toEqual(news.map((_, i) => news[0]!.version + i));
        }
      }));
  });
}

/** Plays the seats of people at random until the game is over. */
async function playOut(table: Table<MicatioAtTable>, people: readonly Seat[], seed: string): Promise<Heard[]> {
  const chance = new FastChance(seed);
  const heard = people.map((seat) => listen(table, seat));
  const last = (i: number): News<MicatioAtTable> | undefined => heard[i]!.at(-1);
  await until(() => heard.every((news) => news.length > 0));
  while (!heard.every((news) => news.at(-1)!.over)) {
    const i = people.findIndex((_, at) => last(at)!.prompt !== null);
    if (i === -1) {
      await until(() => people.some((_, at) => last(at)!.prompt !== null || last(at)!.over));
      if (heard.some((news) => news.at(-1)!.over)) await until(() => heard.every((news) => news.at(-1)!.over));
      continue;
    }
    const { prompt, version } = last(i)!;
    expect(await table.act(people[i]!, chance.pick(prompt!.answers), version)).toBeNull();
    await until(() => last(i)!.version > version);
  }
  return heard;
}
