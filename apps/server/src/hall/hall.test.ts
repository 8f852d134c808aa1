import type { Port } from "@ara/protocol";
import { expect, test } from "vitest";
import { Dealing } from "../fair/dealing.ts";
import { ServerKey } from "../fair/server-key.ts";
import { Jobs } from "../jobs/jobs.ts";
import { Notices } from "../notices/notices.ts";
import type { Person } from "../people/sessions.ts";
import { engineOf } from "../store/engines.ts";
import { Store } from "../store/store.ts";
import { Lobby } from "../tables/lobby.ts";
import { onSqlite } from "../testing/databases.ts";
import { simulatedWorld } from "../testing/simulated-world.ts";
import { TournamentBoard } from "../tournaments/facts.ts";
import { Hall } from "./hall.ts";

const database = onSqlite();
const LIVIA: Person = { id: "livia", name: "Livia", kind: "guest" };
const GAIUS: Person = { id: "gaius", name: "Gaius", kind: "guest" };

let rooms = 0;
/** A hall in which somebody looks at a table that waits: how many seats he was told to be free, again and again. */
async function room(hear: (deaf: () => void) => void = () => undefined) {
  const world = simulatedWorld(`hall ${rooms++}`);
  const engine = engineOf(database(), "here");
  const store = await Store.open({ ...engine, onForeign: (listener) => hear(() => listener([])) });
  const lobby = new Lobby(store, world, new Dealing(store, world, await ServerKey.of(store, world)));
  const notices = new Notices(store, world, new Jobs(store, world, () => undefined), []);
  const hall = new Hall(lobby, notices, store, world, new TournamentBoard(store));
  const made = await lobby.create(LIVIA, {
    game: "pax",
    config: { players: 3 },
    listed: true,
    seats: [{ who: "me" }, { who: "open" }, { who: "open" }],
  });
  if (!made.ok) throw new Error(made.error.key);
  const id = made.value;
  const freeAt = (person: Person) => {
    const told: number[] = [];
    let listen: (message: unknown) => void = () => undefined;
    const port: Port = {
      post: (message) => {
        const { table } = message as { table: { seats: { free: boolean }[] } };
        told.push(table.seats.filter(({ free }) => free).length);
      },
      listen: (listener) => void (listen = listener),
      close: () => undefined,
    };
    hall.attach(port, person);
    listen({ t: "room", id });
    return told;
  };
  const pass = async (milliseconds: number): Promise<void> => {
    await world.pass(milliseconds);
    await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const close = async (): Promise<void> => {
    hall.close();
    await store.close();
  };
  return { world, store, lobby, id, freeAt, pass, close };
}

test("a node that hears again looks at everything before the eyes of those who are there", async () => {
  const deaf: (() => void)[] = [];
  const { id, freeAt, pass, close, world } = await room((listener) => void deaf.push(listener));
  const told = freeAt(LIVIA);
  await expect.poll(() => told).toEqual([2]);
  // Another node, of which this one hears nothing.
  const elsewhere = await Store.open(engineOf(database(), "there"));
  const there = new Lobby(elsewhere, world, new Dealing(elsewhere, world, await ServerKey.of(elsewhere, world)));
  expect(await there.sit(GAIUS, id, 1)).toBeNull();
  for (let i = 0; i < 5; i++) await pass(1000);
  expect(told).toEqual([2]);
  for (const one of deaf) one();
  await expect.poll(async () => (await pass(1000), told.at(-1))).toBe(1);
  await elsewhere.close();
  await close();
});

test("what could not be read when it changed is told as soon as it can, and all others are told meanwhile", async () => {
  const { lobby, id, freeAt, pass, close } = await room();
  const [first, second] = [freeAt(LIVIA), freeAt(GAIUS)];
  await expect.poll(() => [first, second]).toEqual([[2], [2]]);
  const facts = lobby.facts.bind(lobby);
  lobby.facts = (of, person) =>
    person === LIVIA ? Promise.reject(new Error("the database is gone")) : facts(of, person);
  expect(await lobby.sit(GAIUS, id, 1)).toBeNull();
  await expect.poll(async () => (await pass(1000), second.at(-1))).toBe(1);
  expect(first).toEqual([2]);
  lobby.facts = facts;
  await expect.poll(async () => (await pass(5000), first.at(-1))).toBe(1);
  // Then it is told no more.
  const times = first.length;
  for (let i = 0; i < 20; i++) await pass(10_000);
  expect(first).toHaveLength(times);
  await close();
});
