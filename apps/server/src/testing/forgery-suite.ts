import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FastChance, isObject } from "@ara/kernel";
import type { News, TableTypes } from "@ara/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { WebSocket } from "ws";
import { sqliteEngine } from "../store/sqlite/engine.ts";
import { Store } from "../store/store.ts";
import { forged, type Known } from "./forgery.ts";
import { play } from "./play.ts";
import { startProcess, type ServerProcess } from "./process.ts";
import { tollOf } from "./under-fire.ts";
import { Visitor } from "./visitor.ts";

const AT_ONCE = 100;

const heard = (socket: WebSocket): Promise<void> =>
  new Promise((resolve) => {
    if (socket.readyState !== socket.OPEN) return resolve();
    socket.once("pong", () => resolve());
    socket.once("close", () => resolve());
    socket.ping();
    return undefined;
  });

/** Sends so many forged frames; the answer is everything that came back. A line that is closed for it is opened again. */
async function attack(
  visitor: Visitor,
  id: string,
  frames: number,
  chance: FastChance,
): Promise<Record<string, unknown>[]> {
  const told: Record<string, unknown>[] = [];
  let known: Known = { version: 1, action: 0 };
  let socket: WebSocket | undefined;
  const open = async (): Promise<WebSocket> => {
    const fresh = await visitor.socket(id);
    fresh.on("error", () => undefined);
    fresh.on("message", (data: Buffer) => {
      const message: unknown = JSON.parse(data.toString());
      if (!isObject(message)) return;
      told.push(message);
      if (message["t"] === "news") known = knownFrom(message["news"] as News<TableTypes>, known);
    });
    if (chance.below(10) > 0) fresh.send('{"t":"hello","v":[1]}');
    return fresh;
  };
  for (let sent = 0; sent < frames; sent += AT_ONCE) {
    if (socket?.readyState !== 1) socket = await open();
    for (let i = 0; i < AT_ONCE; i++) if (socket.readyState === 1) socket.send(forged(chance, known));
    await heard(socket);
  }
  socket?.close();
  return told;
}

function knownFrom({ version, prompt }: News<TableTypes>, before: Known): Known {
  const { options = [] } = (prompt ?? {}) as { options?: readonly { action: unknown }[] };
  return { version, action: options[0]?.action ?? before.action };
}

/** Forged, stale, foreign and malformed messages against a server in a process of its own. */
export function forgerySuite(frames: number, timeout: number): void {
  let folder = "";
  let server: ServerProcess;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "ara-forged-"));
    server = await startProcess(join(folder, "ara.sqlite"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test(
    `${frames} forged, stale, foreign and malformed messages: no crash, no fault, no leak, and others play on`,
    async () => {
      const [livia, gaius, nemo] = await Promise.all(
        ["Livia", "Gaius", "Nemo"].map((name) => Visitor.guest(server.port, name)),
      );
      const tables: string[] = [];
      for (let i = 0; i < 2; i++) {
        const id = await livia!.makes();
        await gaius!.post(`/api/tables/${id}/sit`, { seat: 1 });
        tables.push(id);
      }
      const [attacked, quiet] = tables as [string, string];
      const chance = new FastChance("forged");
      const each = Math.ceil(frames / 3);
      const quietly = Promise.all(
        [livia!, gaius!].map(async (one, seat) => {
          const table = await one.table(quiet);
          const end = await play(table, seat);
          table.close();
          return end.over;
        }),
      );
      const [byNemo, byNobody, byGaius] = await Promise.all([
        attack(nemo!, attacked, each, chance),
        attack(new Visitor(server.port), attacked, each, chance),
        attack(gaius!, attacked, each, chance),
      ]);
      expect(await quietly).toEqual([true, true]);

      // Whoever has no seat is told what everybody sees, and nothing he asked is done.
      for (const told of [byNemo, byNobody]) {
        expect(told.length).toBeGreaterThan(each / 4);
        expect(told.filter(({ t }) => t === "done")).toEqual([]);
        const news = told.flatMap(({ t, news: one }) => (t === "news" ? [one as News<TableTypes>] : []));
        expect(news.length).toBeGreaterThan(0);
        expect(news.filter(({ prompt }) => prompt !== null)).toEqual([]);
      }
      // Nobody is shown a record, and no player another seat's question.
      expect(byGaius.some(({ t }) => t === "done")).toBe(true);
      const all = JSON.stringify([byNemo, byNobody, byGaius]);
      expect(all).not.toMatch(/"reveal"|"entries"|stack|node_modules|SQLITE/);
      expect(byGaius.filter(({ t, own }) => t === "welcome" && String(own) !== "1")).toEqual([]);

      // It runs, has nothing to report but that somebody tried, and what it has kept is a game.
      const said = server.said.filter((line) => /"level":"(?:error|warn)"/.test(line));
      const noted = said.map((line) => JSON.parse(line) as { readonly level: string; readonly what: string });
      const reasons = new Set(noted.map(({ level, what }) => `${level} ${what}`));
      expect(reasons).toContain("warn line.badMessage");
      const expected = ["warn line.badMessage", "warn table.notYours", "warn server.tooFast"];
      expect([...reasons].filter((one) => !expected.includes(one))).toEqual([]);
      expect(await livia!.get("/ready")).toMatchObject({ status: 200 });
      expect(await server.end("SIGTERM")).toBe(0);
      const store = await Store.open(sqliteEngine(join(folder, "ara.sqlite")));
      const { seed, salt } = await store.db
        .selectFrom("games")
        .selectAll()
        .where("id", "=", attacked)
        .executeTakeFirstOrThrow();
      expect(all.includes(seed) || all.includes(salt)).toBe(false);
      const toll = await tollOf(
        store,
        new Map([
          [attacked, []],
          [quiet, []],
        ]),
      );
      expect(toll.faults).toEqual([]);
      await store.close();
    },
    timeout,
  );
}
