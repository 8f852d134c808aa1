import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startServer, type ServerOptions } from "../server.ts";
import { play } from "../testing/play.ts";
import { simulatedWorld } from "../testing/simulated-world.ts";
import { Visitor } from "../testing/visitor.ts";
import { databaseSaid, logTo } from "./log.ts";
import { Metrics } from "./metrics.ts";

const folder = mkdtempSync(join(tmpdir(), "ara-operation-"));
afterAll(() => rmSync(folder, { recursive: true }));

const TOKEN = "a-token-for-the-figures";
const start = (name: string, more: Partial<ServerOptions> = {}) =>
  startServer({
    site: folder,
    host: "localhost",
    ports: [0],
    database: join(folder, `${name}.sqlite`),
    pace: { least: 0, most: 0, step: 0, beat: 0 },
    ...more,
  });

test("figures: entries, batches, times of answers, what was refused", async () => {
  const server = await start("figures");
  const livia = await Visitor.guest(server.port, "Livia");
  const id = await livia.makes({ seats: [{ who: "me" }, { who: "bot", level: "tiro" }] });
  const table = await livia.table(id);
  await play(table, 0, 5);
  expect(await table.act(0, { type: "keep" }, 1)).toMatchObject({ key: "table.stale" });
  const text = await (await fetch(`http://localhost:${server.port}/metrics`)).text();
  const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
  expect(figure("ara_tables_awake")).toBe(1);
  expect(figure("ara_lines")).toBe(1);
  expect(figure("ara_entries_kept_total")).toBeGreaterThanOrEqual(5);
  expect(figure("ara_batch_entries_sum")).toBe(figure("ara_entries_kept_total"));
  expect(figure("ara_keep_seconds_count")).toBe(figure("ara_entries_kept_total"));
  expect(figure("ara_answer_seconds_count")).toBeGreaterThanOrEqual(6);
  expect(figure('ara_refused_total{reason="table.stale"}')).toBeGreaterThanOrEqual(1);
  expect(figure("ara_faults_total")).toBe(0);
  table.close();
  await server.close();
});

test("figures are for this machine, or for who shows the token; behind another program for the token alone", async () => {
  const server = await start("behind", { origin: "https://ara.example", metricsToken: TOKEN });
  const ask = async (headers: Record<string, string>): Promise<number> =>
    (await fetch(`http://localhost:${server.port}/metrics`, { headers })).status;
  expect(await ask({})).toBe(403);
  expect(await ask({ authorization: "Bearer another-token-for-them" })).toBe(403);
  expect(await ask({ authorization: `Bearer ${TOKEN}` })).toBe(200);
  expect(await ask({ authorization: `Bearer ${TOKEN}`, origin: "https://evil.example" })).toBe(403);
  await server.close();
});

test("no more lines than a node may have; whoever is sent away finds the table when there is room", async () => {
  const server = await start("lines", { mostLines: 1 });
  const livia = await Visitor.guest(server.port, "Livia");
  const id = await livia.makes({ seats: [{ who: "me" }, { who: "bot", level: "tiro" }] });
  const first = await livia.socket(id);
  await expect(livia.socket(id)).rejects.toThrow("503");
  first.close();
  await expect
    .poll(() =>
      livia.socket(id).then(
        (socket) => socket.close() ?? true,
        () => false,
      ),
    )
    .toBe(true);
  await server.close();
});

test("a server is ready while its database answers; somebody who does not say goodbye does not keep it from ending", async () => {
  const server = await start("ready");
  const livia = await Visitor.guest(server.port, "Livia");
  expect(await livia.get("/health")).toMatchObject({ status: 200 });
  expect(await livia.get("/ready")).toMatchObject({ status: 200, body: { ready: true } });
  const id = await livia.makes({ seats: [{ who: "me" }, { who: "bot", level: "tiro" }] });
  const deaf = await livia.socket(id);
  deaf.pause();
  const before = performance.now();
  const closing = server.close();
  await closing;
  expect(performance.now() - before).toBeLessThan(4000);
  deaf.terminate();
});

test("a line of the log is JSON with a time, a level and no secret", () => {
  const lines: string[] = [];
  const log = logTo((line) => void lines.push(line), "info", simulatedWorld("log"));
  log.debug("nobody hears this");
  log.error("fault", {
    reason: "connect postgres://ara:ge@h/eim@db/ara",
    token: "Zm9vYmFyYmF6Zm9vYmFyYmF6Zm9vYmFyYmF6Zm9vYmFy",
    table: "AAAAAAAAAAAAAAAAAAAAAA",
  });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      at: "2026-09-21T14:13:20.000Z",
      level: "error",
      what: "fault",
      reason: "connect postgres://…@db/ara",
      token: "…",
      table: "AAAAAAAAAAAAAAAAAAAAAA",
    },
  ]);
});

test.each(["geheim", "ge@heim", "ge/heim", "ge heim", "ge@h eim"])(
  "a database is named without its password: %s",
  (password) => {
    const options = `?sslmode=require&password=${password}`;
    for (const after of ["", options])
      expect(databaseSaid(`postgres://ara:${password}@db:5432/ara${after}`)).toBe("postgres://db:5432/ara");
    expect(databaseSaid("postgresql://db/ara")).toBe("postgresql://db/ara");
    expect(databaseSaid("/srv/a@b/ara.sqlite")).toBe("/srv/a@b/ara.sqlite");
  },
);

test("figures are written as Prometheus reads them: buckets add up, labels are escaped and do not grow without end", () => {
  const metrics = new Metrics();
  const [seen, size] = [metrics.counter("seen_total", "Seen.", "what"), metrics.histogram("size", "Size.", [1, 10])];
  seen('a "b"\n');
  for (let i = 0; i < 500; i++) seen(`${i}`);
  for (const value of [0, 1, 5, 100]) size(value);
  const text = metrics.text();
  expect(text).toContain('seen_total{what="a \\"b\\"\\n"} 1\n');
  expect(text.split("\n").filter((line) => line.startsWith("seen_total{")).length).toBeLessThanOrEqual(101);
  expect(text).toContain(
    '# TYPE size histogram\nsize_bucket{le="1"} 2\nsize_bucket{le="10"} 3\nsize_bucket{le="+Inf"} 4\n',
  );
  expect(text).toContain("size_sum 106\nsize_count 4\n");
});
