import { expect, test } from "vitest";
import { Dealing } from "../fair/dealing.ts";
import { ServerKey } from "../fair/server-key.ts";
import { Jobs } from "../jobs/jobs.ts";
import { Blocks } from "../people/blocks.ts";
import type { Person } from "../people/sessions.ts";
import { engineOf } from "../store/engines.ts";
import { Store } from "../store/store.ts";
import { Lobby } from "../tables/lobby.ts";
import { onSqlite } from "../testing/databases.ts";
import { simulatedWorld } from "../testing/simulated-world.ts";
import { Tournaments } from "./tournaments.ts";

const MINUTE = 60_000;
const database = onSqlite();

test("a table of a tournament that nobody can leave holds up no other", async () => {
  const world = simulatedWorld("tournament");
  const store = await Store.open(engineOf(database(), "here"));
  const faults: string[] = [];
  const fault = (what: string): void => void faults.push(what);
  const jobs = new Jobs(store, world, fault);
  const dealing = new Dealing(store, world, await ServerKey.of(store, world));
  const lobby = new Lobby(store, world, dealing);
  const poisoned = { goAway: () => Promise.reject(new Error("a planted fault")) };
  const tournaments = new Tournaments(store, world, jobs, dealing, poisoned, new Blocks(store, world), fault);
  const people = ["Livia", "Gaius", "Nemo", "Drusus", "Piso", "Galba"].map((name): Person => ({
    id: name,
    name,
    kind: "member",
  }));
  for (const { id, name, kind } of people)
    await store.db.insertInto("people").values({ id, name, kind, created: 0, name_key: id }).execute();
  const made = await tournaments.create(people[0]!, {
    name: "Ludi",
    game: "pax",
    config: { players: 3 },
    kind: "robin",
    clock: { kind: "none" },
    atZero: "bot",
    most: people.length,
    members: true,
    patience: 60 * MINUTE,
  });
  if (!made.ok) throw new Error(made.error.key);
  for (const one of people) expect(await tournaments.join(one, made.value)).toBeNull();
  const tables = () => store.db.selectFrom("pairings").selectAll().where("round", "=", 1).orderBy("board").execute();
  const pass = async (milliseconds: number): Promise<void> => {
    await world.pass(milliseconds);
    await new Promise((resolve) => setTimeout(resolve, 10));
  };
  await expect.poll(async () => (await pass(1000), (await tables()).every(({ game }) => game !== null))).toBe(true);
  const [first] = await tables();
  const there = (JSON.parse(first!.players) as number[]).map((n) => people[n - 1]!);
  for (const [seat, one] of there.entries()) expect(await lobby.sit(one, first!.game!, seat)).toBeNull();
  expect(await tournaments.leave(there[0]!, made.value)).toBeNull();
  // So often it would be tried before it is given up.
  for (let i = 0; i < 150; i++) await pass(MINUTE / 2);
  await expect.poll(async () => (await pass(1000), (await tables()).map(({ how }) => how))).toEqual([null, "absent"]);
  expect(new Set(faults)).toEqual(new Set(["a planted fault"]));
  await jobs.close();
  await store.close();
});
