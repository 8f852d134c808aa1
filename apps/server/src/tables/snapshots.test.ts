import { canonical, FastChance, type Viewer } from "@ara/kernel";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { Dealing } from "../fair/dealing.ts";
import { ServerKey } from "../fair/server-key.ts";
import { gameNamed } from "../games/games.ts";
import type { Person } from "../people/sessions.ts";
import type { EntryTable } from "../store/database.ts";
import { sqliteEngine } from "../store/sqlite/engine.ts";
import { Store } from "../store/store.ts";
import { beginMatch, playLong } from "../testing/long-game.ts";
import { simulatedWorld } from "../testing/simulated-world.ts";
import { AwakeTable, type House } from "./awake.ts";
import { Lobby } from "./lobby.ts";
import { keepable, take, type Kept, type Reading } from "./reading.ts";
import { sumOf } from "./rows.ts";
import { Snapshots } from "./snapshots.ts";

const folder = mkdtempSync(join(tmpdir(), "ara-snapshots-"));
const store = await Store.open(sqliteEngine(join(folder, "ara.sqlite")));
const key = await ServerKey.of(store, simulatedWorld("key"));
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const LIVIA: Person = { id: "livia", name: "Livia", kind: "guest" };
const GAIUS: Person = { id: "gaius", name: "Gaius", kind: "guest" };
const faults: string[] = [];

const houseIn = (seed: string): House => ({
  world: simulatedWorld(seed),
  store,
  key,
  botsOf: () => ({
    choose: () => new Promise(() => undefined),
    advise: () => Promise.reject(new Error("no")),
    close() {},
  }),
  fault: (what) => void faults.push(what),
});

/** A game of two that was played for so many rows. */
async function played(name: string, rows: number, seed: string) {
  const { world } = houseIn(seed);
  const lobby = new Lobby(store, world, new Dealing(store, world, key));
  const config = gameNamed(name)!.usual.get(2)!;
  const made = await lobby.create(LIVIA, {
    game: name,
    config,
    listed: false,
    seats: [{ who: "me" }, { who: "open" }],
  });
  if (!made.ok) throw new Error(made.error.key);
  expect(await lobby.sit(GAIUS, made.value, 1)).toBeNull();
  const id = made.value;
  const game = await store.db.selectFrom("games").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const seats = await store.db.selectFrom("seats").selectAll().where("game", "=", id).orderBy("seat").execute();
  const all = playLong(beginMatch(game, seats), id, rows, new FastChance(seed));
  return { id, game, seats, rows: all };
}

const keep = async (rows: readonly EntryTable[]): Promise<void> => {
  expect(new Set(await Promise.all(rows.map((row) => store.append(row))))).toEqual(new Set(["kept"]));
};

/** Everything somebody could ever see of a game that was taken up. */
const spelled = ({ match, record, sum, next, told, heads }: Reading): string =>
  canonical({
    record,
    kept: match.record("keep"),
    state: match.game.clone(match.state),
    events: match.events,
    standing: match.standing(),
    alone: match.alone,
    undoable: match.seats.map((_, seat) => match.undoable(seat)),
    sum: { ...sum, least: 0 },
    next,
    told: [...told],
    heads: [...told.values(), match.length].map((on) => heads.get(on)),
  });

const taken = (...args: Parameters<typeof take>): Reading => {
  const reading = take(...args);
  if (!reading.ok) throw new Error(reading.error.key);
  return reading.value;
};

test.each([
  ["pax", 90, 9],
  ["pax-romana", 120, 15],
])("%s, taken up from a snapshot of any moment, stands as it does replayed", async (name, length, every) => {
  const { game, seats, rows } = await played(name, length, `${name} any`);
  const whole = spelled(taken(game, seats, rows));
  let kept: Kept | undefined;
  let used = 0;
  for (let at = every; at < rows.length; at += every) {
    const since = rows.slice(kept?.seq ?? 0, at);
    const made: Kept = keepable(game, seats, since, kept);
    expect(canonical(made)).toBe(canonical(keepable(game, seats, rows.slice(0, at))));
    kept = JSON.parse(JSON.stringify(made)) as Kept;
    // A step taken back that was made before is for whoever replays.
    const isSince = sumOf(rows.slice(at), kept.sum).least >= kept.match.on;
    if (isSince) expect(spelled(taken(game, seats, rows.slice(at), kept))).toBe(whole);
    used += isSince ? 1 : 0;
    const next = rows.slice(at, at + every);
    if (sumOf(next, kept.sum).least < kept.match.on) kept = undefined;
  }
  expect(used).toBeGreaterThan(2);
});

/** What all viewers are sent when they sit down, and while the game goes on. */
async function bytes(id: string, rows: readonly EntryTable[], snapshots: Snapshots): Promise<string[]> {
  const house = houseIn("bytes");
  const woken = await AwakeTable.wake(house, id, () => undefined, undefined, snapshots);
  if (!woken.ok) throw new Error(woken.error.key);
  const sent: string[] = [];
  const sit = (person: string | null, viewer: Viewer): void => {
    let listener: (message: unknown) => void = () => undefined;
    woken.value.attach(
      {
        post: (message) => void sent.push(`${viewer} ${JSON.stringify(message)}`),
        listen: (hear) => void (listener = hear),
        close: () => undefined,
      },
      person,
      () => undefined,
    );
    listener({ t: "hello", v: [1] });
    listener({ t: "watch", n: 1, viewer });
  };
  sit(LIVIA.id, 0);
  sit(GAIUS.id, 1);
  sit(null, "spectator");
  for (const row of rows) await store.append(row);
  await woken.value.follow();
  woken.value.close();
  return sent;
}

test.each([
  ["pax-romana", 90],
  ["pax", 90],
])(
  "a table of %s that wakes from a snapshot sends every viewer the very bytes of one that replays",
  async (name, length) => {
    const { id, game, seats, rows } = await played(name, length, `${name} bytes`);
    const before = rows.slice(0, -20);
    await keep(before);
    const since = rows.slice(-20);
    const replayed = await bytes(id, since, new Snapshots(houseIn("replayed")));
    await store.db.deleteFrom("entries").where("game", "=", id).where("seq", ">=", before.length).execute();
    const snapshots = new Snapshots(houseIn("kept"));
    let takenUp = 0;
    snapshots.read = async () => {
      const kept = JSON.parse(JSON.stringify(keepable(game, seats, before.slice(0, -15)))) as Kept;
      const later = before.slice(-15);
      if (sumOf(later, kept.sum).least < kept.match.on) throw new Error("choose another seed");
      takenUp++;
      return take(game, seats, later, kept);
    };
    expect(await bytes(id, since, snapshots)).toEqual(replayed);
    expect(takenUp).toBe(1);
    expect(replayed.filter((one) => one.startsWith("spectator")).length).toBeGreaterThan(5);
    expect(faults).toEqual([]);
  },
);

test("a long game is kept now and then; a snapshot that is wrong, of another build or of other rows is worth nothing", async () => {
  const { id, game, seats, rows } = await played("pax-romana", 95, "doubt");
  await keep(rows.slice(0, 60));
  const snapshots = new Snapshots({ ...houseIn("doubt"), long: 20 });
  await snapshots.write(id);
  const row = async () => store.db.selectFrom("snapshots").selectAll().where("game", "=", id).executeTakeFirst();
  expect(await row()).toMatchObject({ seq: 60 });
  await keep(rows.slice(60, 90));
  const reference = spelled(taken(game, seats, rows.slice(0, 90)));
  const read = async (): Promise<string> => {
    const anew = new Snapshots(houseIn("read"));
    const reading = await anew.read(game, seats, await anew.rowOf(id));
    if (!reading.ok) throw new Error(reading.error.key);
    return spelled(reading.value);
  };
  expect(await read()).toBe(reference);
  expect(await row()).toBeDefined();
  const good = (await row())!;
  const wrong: Record<string, object> = {
    body: { body: `${good.body.slice(100, 140)}${good.body.slice(40)}` },
    build: { build: "another" },
    seq: { seq: good.seq - 1 },
    seal: { seal: "" },
  };
  for (const [what, change] of Object.entries(wrong)) {
    await store.db.deleteFrom("snapshots").where("game", "=", id).execute();
    await store.db
      .insertInto("snapshots")
      .values({ ...good, ...change })
      .execute();
    expect(await read(), what).toBe(reference);
    expect(await row(), what).toBeUndefined();
  }
  // Of rows that are others now: as a copy of the database from before would have it.
  await store.db.insertInto("snapshots").values(good).execute();
  await store.db.deleteFrom("entries").where("game", "=", id).where("seq", ">=", 55).execute();
  expect(await read()).toBe(spelled(taken(game, seats, rows.slice(0, 55))));
  expect(await row()).toBeUndefined();
  expect(faults).toEqual([]);
});
