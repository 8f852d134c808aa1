import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { FastChance } from "@ara/kernel";
import type { News, PortTable, TableTypes } from "@ara/protocol";
import { afterAll, expect, test } from "vitest";
import { startServer } from "../server.ts";
import { newsOf, NO_HAND } from "../testing/play.ts";
import { Visitor } from "../testing/visitor.ts";

const folder = mkdtempSync(join(tmpdir(), "ara-ends-"));
afterAll(() => rmSync(folder, { recursive: true }));

const PACE = { least: 0, most: 0, step: 0, beat: 0 };
const start = (database: string, port = 0) =>
  startServer({
    site: folder,
    host: "localhost",
    ports: [port],
    database,
    pace: PACE,
    rate: NO_HAND,
    log: () => undefined,
  });

async function newTable(port: number): Promise<{ id: string; people: Visitor[] }> {
  const people = [await Visitor.guest(port, "Livia"), await Visitor.guest(port, "Gaius")];
  const id = await people[0]!.makes({ listed: true });
  await people[1]!.post(`/api/tables/${id}/sit`, { seat: 1 });
  return { id, people };
}

/** Plays on whatever he is refused; tells what that was. */
async function playOn(table: PortTable<TableTypes>, seat: number, refused: (key: string) => void): Promise<void> {
  const chance = new FastChance(`${seat}`);
  const heard: News<TableTypes>[] = [];
  let wake: () => void = () => undefined;
  table.watch(seat, (news) => {
    heard.push(news);
    wake();
  });
  for (;;) {
    const last = heard.at(-1);
    if (last?.over) return;
    if (last?.prompt) {
      const { options } = last.prompt as { options: readonly { action: unknown; refusal: unknown }[] };
      const legal = options.filter(({ refusal }) => refusal === null);
      const why = await table.act(seat, chance.pick(legal).action, last.version);
      if (why) {
        refused(why.key);
        continue;
      }
    }
    if (heard.at(-1) === last) await new Promise<void>((resolve) => (wake = resolve));
  }
}

const gameIn = (database: DatabaseSync, id: string) =>
  database.prepare("select status, due, ended, record from games where id = ?").get(id)!;

test("a game that ends while the database refuses has its last entry once, and its end when that is kept", async () => {
  const path = join(folder, "refused.sqlite");
  const server = await start(path);
  const { id, people } = await newTable(server.port);
  const beside = new DatabaseSync(path);
  beside.exec(`create trigger refuses before update of status on games when new.status = 'over'
    begin select raise(abort, 'refused'); end`);
  const tables = await Promise.all(people.map((one) => one.table(id)));
  const told: string[] = [];
  const mended = (key: string): void => {
    if (key === "table.stale") return;
    told.push(key);
    // Nobody is told that it was not kept what was.
    expect(gameIn(beside, id)).toMatchObject({ status: "running", record: null });
    beside.exec("drop trigger if exists refuses");
  };
  await Promise.all(tables.map((table, seat) => playOn(table, seat, mended)));
  expect(told).toEqual(["table.unsaved"]);
  expect(gameIn(beside, id)).toMatchObject({ status: "over", due: null });
  const { entries } = JSON.parse(String(gameIn(beside, id)["record"])) as { entries: unknown[] };
  expect(beside.prepare("select count(*) as rows from entries where game = ?").get(id)).toEqual({
    rows: entries.length,
  });
  for (const table of tables) table.close();
  await server.close();
  const again = await start(path, server.port);
  const table = await people[0]!.table(id);
  expect((await newsOf(table, 0)).over).toBe(true);
  table.close();
  await again.close();
  beside.close();
});

test("a game whose node was killed before it could end it is ended, though nobody looks", async () => {
  const path = join(folder, "killed.sqlite");
  const server = await start(path);
  const { id, people } = await newTable(server.port);
  const tables = await Promise.all(people.map((one) => one.table(id)));
  await Promise.all(tables.map((table, seat) => playOn(table, seat, () => undefined)));
  for (const table of tables) table.close();
  await server.close();
  const beside = new DatabaseSync(path);
  const { record } = gameIn(beside, id);
  beside.prepare("update games set status = 'running', ended = null, record = null, settled = 0 where id = ?").run(id);
  // As an earlier version left it: nothing is due.
  expect(gameIn(beside, id)).toMatchObject({ status: "running", due: null, record: null });
  beside.exec(`delete from kysely_migration where name >= '024-ends';
    alter table games drop column cut; alter table games drop column quiet; alter table games drop column draws`);
  const again = await start(path);
  await expect.poll(() => gameIn(beside, id)["status"], { timeout: 10_000 }).toBe("over");
  expect(gameIn(beside, id)).toMatchObject({ due: null, record });
  await again.close();
  beside.close();
});
