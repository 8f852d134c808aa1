import { join } from "node:path";
import { FastChance } from "@ara/kernel";
import { Dealing } from "../fair/dealing.ts";
import { ServerKey } from "../fair/server-key.ts";
import { gameNamed } from "../games/games.ts";
import type { Person } from "../people/sessions.ts";
import { realWorld } from "../real-world.ts";
import { sqliteEngine } from "../store/sqlite/engine.ts";
import { Store } from "../store/store.ts";
import { AwakeTable, type House } from "../tables/awake.ts";
import { Lobby } from "../tables/lobby.ts";
import { Snapshots } from "../tables/snapshots.ts";
import { beginMatch, playLong } from "./long-game.ts";

export interface WakeTimes {
  readonly decisions: number;
  /** Milliseconds, the first time and then in the middle of several. */
  readonly replayed: { readonly first: number; readonly usual: number };
  readonly kept: { readonly first: number; readonly usual: number };
}

const TIMES = 9;
/** After the snapshot the game went on: as much as it may before there is a new one. */
const SINCE = 63;
/** Whoever would rather do something than say that he is done makes a long game of it. */
const goesOn = (action: unknown): boolean => !/pass|done|end|stop|skip/i.test((action as { type: string }).type);

const people = [0, 1, 2, 3].map((i): Person => ({ id: `p${i}`, name: `P${i}`, kind: "guest" }));

/** How long it takes to wake a game of Pax Romana with so many decisions, on a database file in a folder. */
export async function wakeTimes(folder: string, decisions: number): Promise<WakeTimes> {
  const store = await Store.open(sqliteEngine(join(folder, "wake.sqlite")));
  const key = await ServerKey.of(store, realWorld);
  const never = (): Promise<never> => new Promise(() => undefined);
  const house: House = {
    world: realWorld,
    store,
    key,
    botsOf: () => ({ choose: never, advise: never, close: () => undefined }),
    fault: (what) => {
      throw new Error(what);
    },
  };
  const id = await begin(house);
  const { db } = store;
  const game = await db.selectFrom("games").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const seats = await db.selectFrom("seats").selectAll().where("game", "=", id).orderBy("seat").execute();
  const rows = playLong(beginMatch(game, seats), id, decisions, new FastChance("wake"), goesOn);
  await Promise.all(rows.slice(0, -SINCE).map((row) => store.append(row)));
  const times = async (): Promise<{ first: number; usual: number }> => {
    const taken: number[] = [];
    for (let i = 0; i < TIMES; i++) taken.push(await wakeTime(house, id));
    return { first: taken[0]!, usual: taken.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)]! };
  };
  const replayed = await times();
  await new Snapshots(house).write(id);
  await Promise.all(rows.slice(-SINCE).map((row) => store.append(row)));
  const kept = await times();
  await store.close();
  return { decisions: rows.length, replayed, kept };
}

async function begin({ store, world, key }: House): Promise<string> {
  const lobby = new Lobby(store, world, new Dealing(store, world, key));
  const made = await lobby.create(people[0]!, {
    game: "pax-romana",
    config: gameNamed("pax-romana")!.usual.get(people.length)!,
    listed: false,
    seats: people.map((_, seat) => ({ who: seat === 0 ? "me" : "open" })),
  });
  if (!made.ok) throw new Error(made.error.key);
  for (const [seat, person] of people.entries()) if (seat > 0) await lobby.sit(person, made.value, seat);
  return made.value;
}

async function wakeTime(house: House, id: string): Promise<number> {
  const before = performance.now();
  const woken = await AwakeTable.wake(house, id, () => undefined);
  const taken = performance.now() - before;
  if (!woken.ok) throw new Error(woken.error.key);
  woken.value.close();
  return taken;
}
