import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startServer } from "../../server.ts";
import { NO_HAND, play } from "../../testing/play.ts";
import { testPostgres } from "../../testing/postgres.ts";
import { Visitor } from "../../testing/visitor.ts";

test("a dump made while people play, put into an empty database: the game goes on from it to its end", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ara-dump-"));
  const postgres = await testPostgres();
  const other = postgres.url.replace(/postgres$/, "other");
  const start = (database: string, port = 0) =>
    startServer({ site: folder, host: "localhost", ports: [port], database, rate: NO_HAND });
  const server = await start(postgres.url);
  const [livia, gaius] = [await Visitor.guest(server.port, "Livia"), await Visitor.guest(server.port, "Gaius")];
  const id = await livia.makes();
  await gaius.post(`/api/tables/${id}/sit`, { seat: 1 });
  const tables = () => Promise.all([livia, gaius].map((one) => one.table(id)));
  const before = await tables();
  await Promise.race(before.map((table, seat) => play(table, seat, 10)));
  const dump = join(folder, "ara.dump");
  postgres.run("pg_dump", "--format=custom", `--file=${dump}`, postgres.url);
  for (const table of before) table.close();
  await server.close();

  postgres.run("createdb", `--maintenance-db=${postgres.url}`, "other");
  postgres.run("pg_restore", `--dbname=${other}`, dump);
  const again = await start(other, server.port);
  const later = await tables();
  const [end] = await Promise.all(later.map((table, seat) => play(table, seat)));
  expect(end!.over).toBe(true);
  for (const table of later) table.close();
  await again.close();
  await postgres.stop();
  rmSync(folder, { recursive: true });
});
