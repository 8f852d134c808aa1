import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FastChance, type Seat } from "@ara/kernel";
import type { News, PortTable, TableTypes } from "@ara/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { postgresEngine } from "./store/postgres/engine.ts";
import { sqliteEngine } from "./store/sqlite/engine.ts";
import { Store } from "./store/store.ts";
import { testPostgres, type TestPostgres } from "./testing/postgres.ts";
import { startProcess, type ServerProcess } from "./testing/process.ts";
import { tollOf } from "./testing/under-fire.ts";
import { Visitor } from "./testing/visitor.ts";

let folder = "";
let postgres: TestPostgres;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "ara-outage-"));
  postgres = await testPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

/** Somebody who answers what he is asked, and remembers what he was told. */
class Player {
  readonly acknowledged: string[] = [];
  readonly refused: string[] = [];
  readonly #chance: FastChance;
  readonly #seat: Seat;
  #table: PortTable<TableTypes> | undefined;
  #last: News<TableTypes> | undefined;
  #isBusy = false;
  #count = 0;
  isPlaying = true;

  constructor(seat: Seat) {
    this.#seat = seat;
    this.#chance = new FastChance(`outage ${seat}`);
  }

  get view(): unknown {
    return this.#last?.view;
  }

  async sit(visitor: Visitor, id: string): Promise<void> {
    this.#table = await visitor.lasting(id, () => `${this.#seat}-${this.#count++}`);
    this.#table.watch(this.#seat, (news) => {
      this.#last = news;
      void this.answer();
    });
  }

  async answer(): Promise<void> {
    if (this.#isBusy || !this.isPlaying || !this.#last?.prompt) return;
    this.#isBusy = true;
    const { prompt, version } = this.#last;
    const { options } = prompt as { options: readonly { action: unknown; refusal: unknown }[] };
    const { action } = this.#chance.pick(options.filter(({ refusal }) => refusal === null));
    const name = `${this.#seat}-${this.#count}`;
    const refused = await this.#table!.act(this.#seat, action, version);
    if (refused) this.refused.push(refused.key);
    else this.acknowledged.push(name);
    await new Promise((resolve) => setTimeout(resolve, 20));
    this.#isBusy = false;
    void this.answer();
  }

  close(): void {
    this.isPlaying = false;
    this.#table?.close();
  }
}

/** Two people play while the database is taken away and given back. */
async function through(server: ServerProcess, take: () => Promise<void>, giveBack: () => Promise<void>) {
  const [livia, gaius] = [await Visitor.guest(server.port, "Livia"), await Visitor.guest(server.port, "Gaius")];
  const id = await livia.makes();
  expect(await gaius.post(`/api/tables/${id}/sit`, { seat: 1 })).toMatchObject({ status: 200 });
  const players = [new Player(0), new Player(1)];
  await players[0]!.sit(livia, id);
  await players[1]!.sit(gaius, id);
  const acknowledged = (): string[] => players.flatMap((player) => player.acknowledged);
  const patience = { timeout: 30_000, interval: 50 };
  await expect.poll(() => acknowledged().length, patience).toBeGreaterThan(10);
  await take();
  await new Promise((resolve) => setTimeout(resolve, 500));
  const told = acknowledged().length;
  const views = players.map(({ view }) => JSON.stringify(view));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  // Nobody's decision is carried out, and the game stands as it stood; the server lives.
  expect(players.map(({ view }) => JSON.stringify(view))).toEqual(views);
  expect(acknowledged()).toHaveLength(told);
  expect(await livia.get("/health")).toMatchObject({ status: 200 });
  const isReady = (await livia.get("/ready")).status;
  const created = await livia.post("/api/tables", {
    game: "pax",
    config: { players: 2 },
    listed: false,
    seats: [{ who: "me" }, { who: "open" }],
  });
  expect(created.status).toBeGreaterThanOrEqual(500);
  await giveBack();
  await expect.poll(() => acknowledged().length, patience).toBeGreaterThan(told + 10);
  expect(await livia.get("/ready")).toMatchObject({ status: 200 });
  for (const player of players) player.close();
  return { isReady, refused: players.flatMap((player) => player.refused), of: new Map([[id, acknowledged()]]) };
}

async function expectNothingLost(store: Store, of: Map<string, string[]>): Promise<void> {
  const toll = await tollOf(store, of);
  await store.close();
  expect(toll.faults).toEqual([]);
  expect(toll.acknowledged).toBeGreaterThan(20);
}

test("a disk without room: whoever decides is refused and nothing changes; when there is room, all goes on and nothing is lost", async () => {
  const path = join(folder, "ara.sqlite");
  const server = await startProcess(path);
  // To a process that may write no further into any file, the disk is full.
  const most = async (bytes: string): Promise<void> => {
    const { status, stderr } = spawnSync("prlimit", ["--pid", `${server.pid}`, `--fsize=${bytes}:`]);
    if (status !== 0) throw new Error(`prlimit: ${String(stderr)}`);
  };
  const { refused, of } = await through(
    server,
    () => most("1024"),
    () => most("unlimited"),
  );
  expect(refused.filter((key) => key === "table.unsaved").length).toBeGreaterThan(2);
  expect(new Set(refused.filter((key) => key !== "table.stale"))).toEqual(new Set(["table.unsaved"]));
  expect(await server.end("SIGTERM")).toBe(0);
  await expectNothingLost(await Store.open(sqliteEngine(path)), of);
}, 120_000);

test("a database that is gone: games stand still and so does whoever has decided; when it is back, all goes on and nothing is lost", async () => {
  const server = await startProcess(postgres.url);
  const { isReady, of } = await through(
    server,
    () => postgres.kill(),
    () => postgres.start(),
  );
  expect(isReady).toBe(503);
  expect(await server.end("SIGTERM")).toBe(0);
  await expectNothingLost(await Store.open(postgresEngine(postgres.url, "toll")), of);
}, 120_000);
