import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startServer } from "../../server.ts";
import { NO_HAND, play } from "../../testing/play.ts";
import { Visitor } from "../../testing/visitor.ts";
import { backUp } from "./backup.ts";

const folder = mkdtempSync(join(tmpdir(), "ara-backup-"));
afterAll(() => rmSync(folder, { recursive: true }));
const start = (database: string, port = 0) =>
  startServer({ site: folder, host: "localhost", ports: [port], database: join(folder, database), rate: NO_HAND });

test("a copy made while people play has all that was kept before it began; the game goes on from it to its end", async () => {
  const server = await start("running.sqlite");
  const [livia, gaius] = [await Visitor.guest(server.port, "Livia"), await Visitor.guest(server.port, "Gaius")];
  const id = await livia.makes();
  await gaius.post(`/api/tables/${id}/sit`, { seat: 1 });
  const tables = () => Promise.all([livia, gaius].map((one) => one.table(id)));
  const before = await tables();
  // Whoever has given his answers waits; the other may wait for him.
  const some = () => Promise.race(before.map((table, seat) => play(table, seat, 10)));
  await some();
  const onwards = some();
  const copied = await backUp(join(folder, "running.sqlite"), join(folder, "copy.sqlite"));
  expect(copied.games).toBe(1);
  expect(copied.entries).toBeGreaterThanOrEqual(10);
  await onwards;
  // Nobody else on the machine reads what is in there.
  for (const file of ["running.sqlite", "running.sqlite-wal", "copy.sqlite"])
    expect([file, statSync(join(folder, file)).mode & 0o077]).toEqual([file, 0]);
  for (const table of before) table.close();
  await server.close();

  const again = await start("copy.sqlite", server.port);
  const later = await tables();
  const [end] = await Promise.all(later.map((table, seat) => play(table, seat)));
  expect(end!.over).toBe(true);
  for (const table of later) table.close();
  await again.close();
});

test("nothing is copied over a file that is there, from a file that is not, or from one that is no database", async () => {
  const [there, letter] = [join(folder, "there.sqlite"), join(folder, "letter.sqlite")];
  writeFileSync(there, "");
  writeFileSync(letter, "Dear Livia, ".repeat(1000));
  await expect(backUp(there, there)).rejects.toThrow("is there already");
  await expect(backUp(join(folder, "none.sqlite"), join(folder, "new.sqlite"))).rejects.toThrow("there is no");
  await expect(backUp(letter, join(folder, "new.sqlite"))).rejects.toThrow(/not a database/);
  expect(existsSync(join(folder, "new.sqlite"))).toBe(false);
  expect(existsSync(join(folder, "new.sqlite.unfinished"))).toBe(false);
});
