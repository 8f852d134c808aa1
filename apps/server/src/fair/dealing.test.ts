import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commitTo, RECORD_FORMAT, toHex, type Result } from "@ara/kernel";
import { commitNonce, drawSeats, hashRoster, readRoster } from "@ara/kernel/fair";
import { afterAll, beforeAll, expect, test } from "vitest";
import { realWorld } from "../real-world.ts";
import { sqliteEngine } from "../store/sqlite/engine.ts";
import { Store } from "../store/store.ts";
import { Lobby, type NewTable } from "../tables/lobby.ts";
import { newId } from "../world.ts";
import { Dealing } from "./dealing.ts";
import { isSigned } from "./ed25519.ts";
import { ServerKey } from "./server-key.ts";

let folder = "";
let store: Store;
let lobby: Lobby;
let dealing: Dealing;
let late = 0;
/** Time passes when a test says so. */
const world = { ...realWorld, now: () => Date.now() + late };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "ara-dealing-"));
  store = await Store.open(sqliteEngine(join(folder, "ara.sqlite")));
  dealing = new Dealing(store, world, await ServerKey.of(store, world));
  lobby = new Lobby(store, world, dealing);
});
afterAll(async () => {
  dealing.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

const person = (name: string) => ({ id: name, name, kind: "guest" as const });
const [livia, gaius, nemo] = [person("Livia"), person("Gaius"), person("Nemo")];
const KEY = newId(world, 32);
const nonce = (): string => newId(world, 32);
const promised = (table: string, secret: string) => ({ key: KEY, commit: commitNonce(table, KEY, secret) });

const twoSeats: NewTable = {
  game: "pax",
  config: { players: 3 },
  listed: true,
  fair: true,
  seats: [{ who: "me" }, { who: "open" }, { who: "bot", level: "tiro" }],
};

async function made(wanted: NewTable = twoSeats): Promise<string> {
  const id: Result<string, unknown> = await lobby.create(livia, wanted);
  if (!id.ok) throw new Error("no table");
  return id.value;
}

const facts = async (id: string) => (await dealing.facts(id))!;
const gameOf = (id: string) => store.db.selectFrom("games").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

test("what the table has committed to is known before anybody commits to a nonce; then all is published, signed, shown and dealt", async () => {
  const id = await made();
  const { commitment, owes } = (await lobby.facts(id, livia))!;
  expect([commitment, owes]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), [0]]);
  const [hers, his] = [nonce(), nonce()];
  expect(await lobby.sit(livia, id, 0, promised(id, hers))).toBeNull();
  expect(await facts(id)).toMatchObject({ status: "open", roster: null });
  expect(await lobby.sit(gaius, id, 1, promised(id, his))).toBeNull();

  const dealt = await facts(id);
  const roster = readRoster(dealt.roster)!;
  expect(dealt).toMatchObject({ status: "dealing", commitment, shown: [] });
  expect(roster).toMatchObject({ table: id, attempt: 1, commitment, game: "pax" });
  expect(roster.seats.map(({ name, bot, key, commit }) => [name, bot, key, commit])).toEqual([
    ["Livia", null, KEY, commitNonce(id, KEY, hers)],
    ["Gaius", null, KEY, commitNonce(id, KEY, his)],
    ["Tiro", "tiro", null, null],
  ]);
  expect(isSigned(roster.server, hashRoster(roster), dealt.signature!)).toBe(true);
  expect(isSigned(roster.server, hashRoster({ ...roster, attempt: 2 }), dealt.signature!)).toBe(false);

  expect(await dealing.reveal(livia, id, 0, hers)).toBeNull();
  expect(await gameOf(id)).toMatchObject({ status: "dealing", deal: null });
  expect(await dealing.reveal(gaius, id, 1, his)).toBeNull();
  const game = await gameOf(id);
  expect(game).toMatchObject({ status: "running", due: game.started });
  expect(JSON.parse(game.nonces)).toEqual([toHex(hashRoster(roster)), hers, his]);
  expect(commitTo(RECORD_FORMAT, game)).toBe(commitment);
});

test("whoever has no account any more when the cards are dealt has left his seat to a bot", async () => {
  const marcus = person("Marcus");
  await store.db
    .insertInto("people")
    .values({ ...marcus, created: 0 })
    .execute();
  const id = await made();
  const [hers, his] = [nonce(), nonce()];
  await lobby.sit(livia, id, 0, promised(id, hers));
  await lobby.sit(marcus, id, 1, promised(id, his));
  await dealing.reveal(marcus, id, 1, his);
  await store.db.updateTable("people").set({ deleted: 1 }).where("id", "=", marcus.id).execute();
  await dealing.reveal(livia, id, 0, hers);
  const seats = await store.db.selectFrom("seats").selectAll().where("game", "=", id).orderBy("seat").execute();
  expect(seats).toMatchObject([
    { person: livia.id, bot: null, away: null },
    { person: null, bot: "legatus", away: marcus.id },
    { person: null, bot: "tiro", away: null },
  ]);
});

test("another nonce than the one committed to is refused, and so is another person's, one too early and one too late", async () => {
  const id = await made();
  const [hers, his] = [nonce(), nonce()];
  await lobby.sit(livia, id, 0, promised(id, hers));
  expect(await dealing.reveal(livia, id, 0, hers)).toMatchObject({ key: "fair.notNow" });
  await lobby.sit(gaius, id, 1, promised(id, his));
  expect(await dealing.reveal(livia, id, 0, nonce())).toMatchObject({ key: "fair.nonce" });
  expect(await dealing.reveal(nemo, id, 0, hers)).toMatchObject({ key: "table.notYours" });
  expect(await dealing.reveal(livia, id, 7, hers)).toMatchObject({ key: "table.notYours" });
  expect(await dealing.reveal(livia, newId(world), 0, hers)).toMatchObject({ key: "table.unknown" });
  expect(await lobby.leave(gaius, id)).toMatchObject({ key: "lobby.begun" });
  await dealing.reveal(livia, id, 0, hers);
  await dealing.reveal(gaius, id, 1, his);
  expect(await dealing.reveal(gaius, id, 1, his)).toBeNull();
  expect(await dealing.reveal(gaius, id, 1, nonce())).toMatchObject({ key: "fair.notNow" });
});

test("a nonce that does not come voids the attempt in public, frees the seat, and the next deal is of a new seed", async () => {
  const id = await made();
  const hers = nonce();
  await lobby.sit(livia, id, 0, promised(id, hers));
  await lobby.sit(gaius, id, 1, promised(id, nonce()));
  await dealing.reveal(livia, id, 0, hers);
  const before = await gameOf(id);
  await dealing.sweep();
  expect((await facts(id)).status).toBe("dealing");
  late += 31_000;
  await dealing.sweep();

  const after = await facts(id);
  expect(after).toMatchObject({ status: "open", attempt: 2, roster: null, shown: [] });
  expect(after.commitment).not.toBe(before.commitment);
  const { seed, salt, roster, signature } = before;
  expect(after.voids).toEqual([
    expect.objectContaining({ attempt: 1, seed, salt, roster: JSON.parse(roster!), signature, silent: [1] }),
  ]);
  const table = (await lobby.facts(id, livia))!;
  expect(table.seats.map(({ name, free }) => [name, free])).toEqual([
    ["Livia", false],
    ["", true],
    ["", false],
  ]);
  expect(table.owes).toEqual([0]);

  // A line may break once; else he could keep the others from playing for ever.
  expect(after.voids[0]).not.toHaveProperty("people");
  const second = nonce();
  expect(await lobby.sit(gaius, id, 1, promised(id, nonce()))).toBeNull();
  await lobby.sit(livia, id, 0, promised(id, second));
  await dealing.reveal(livia, id, 0, second);
  late += 31_000;
  await dealing.sweep();
  for (const how of [promised(id, nonce()), "later" as const, undefined])
    expect(await lobby.sit(gaius, id, 1, how)).toMatchObject({ key: "lobby.silent" });
  expect(await lobby.sit(gaius, await made(), 1)).toBeNull();

  const [again, nemos] = [nonce(), nonce()];
  await lobby.sit(nemo, id, 1, promised(id, nemos));
  expect((await facts(id)).status).toBe("open");
  await lobby.sit(livia, id, 0, promised(id, again));
  await dealing.reveal(livia, id, 0, again);
  await dealing.reveal(nemo, id, 1, nemos);
  expect(await gameOf(id)).toMatchObject({ status: "running", attempt: 3 });
});

test("at a table of a tournament whoever was silent sits down again until time is up, and nobody after that", async () => {
  const id = await made();
  for (const [seat, { id: kept }] of [livia, gaius].entries())
    await store.db.updateTable("seats").set({ kept }).where("game", "=", id).where("seat", "=", seat).execute();
  const due = world.now() + 60_000;
  const pairing = { tournament: "ludi", round: 1, board: 1, players: "[1,2]", game: id, due };
  await store.db.insertInto("pairings").values(pairing).execute();
  for (let attempt = 1; attempt <= 2; attempt++) {
    const hers = nonce();
    expect(await lobby.sit(livia, id, 0, promised(id, hers))).toBeNull();
    expect(await lobby.sit(gaius, id, 1, promised(id, nonce()))).toBeNull();
    expect(await dealing.reveal(livia, id, 0, hers)).toBeNull();
    late += 31_000;
    await dealing.sweep();
    expect(await facts(id)).toMatchObject({ status: "open", attempt: attempt + 1 });
  }
  expect(world.now()).toBeGreaterThan(due);
  expect(await lobby.sit(gaius, id, 1, promised(id, nonce()))).toMatchObject({ key: "lobby.late" });
  // She sits there, and may say what her browser adds.
  expect(await lobby.sit(livia, id, 0, promised(id, nonce()))).toBeNull();
});

test("whoever takes the last seat and never commits to a nonce loses it; nobody else has to begin anew", async () => {
  const id = await made({ ...twoSeats, seats: [{ who: "me" }, { who: "open" }, { who: "open" }] });
  await lobby.sit(gaius, id, 1, promised(id, nonce()));
  await lobby.sit(nemo, id, 2, promised(id, nonce()));
  expect((await lobby.facts(id, livia))!.owes).toEqual([0]);
  late += 31_000;
  await dealing.sweep();
  const table = (await lobby.facts(id, gaius))!;
  expect([table.status, table.attempt, table.mine, table.owes]).toEqual(["open", 1, [1], []]);
  expect(table.seats.map(({ free }) => free)).toEqual([true, false, false]);
});

test("a browser that adds nothing delays nobody: its seat stands in the roster without a nonce, and bots add none", async () => {
  const alone = await made({
    ...twoSeats,
    fair: false,
    seats: [{ who: "me" }, ...twoSeats.seats.slice(2), ...twoSeats.seats.slice(2)],
  });
  const game = await gameOf(alone);
  expect(game).toMatchObject({ status: "running", nonces: "[]" });
  expect(readRoster(JSON.parse(game.roster!))!.seats.map(({ commit }) => commit)).toEqual([null, null, null]);
  const mixed = await made();
  const hers = nonce();
  await lobby.sit(gaius, mixed, 1);
  await lobby.sit(livia, mixed, 0, { commit: commitNonce(mixed, null, hers) });
  const roster = readRoster((await facts(mixed)).roster)!;
  expect(roster.seats.map(({ key, commit }) => [key, commit !== null])).toEqual([
    [null, true],
    [null, false],
    [null, false],
  ]);
  await dealing.reveal(livia, mixed, 0, hers);
  expect(JSON.parse((await gameOf(mixed)).nonces)).toHaveLength(2);
});

test("two who show their nonces at the same moment make one deal", async () => {
  const id = await made();
  const [hers, his] = [nonce(), nonce()];
  await Promise.all([lobby.sit(livia, id, 0, promised(id, hers)), lobby.sit(gaius, id, 1, promised(id, his))]);
  const stamp = dealing.factsAfter(id, (await facts(id)).stamp);
  expect(await Promise.all([dealing.reveal(livia, id, 0, hers), dealing.reveal(gaius, id, 1, his)])).toEqual([
    null,
    null,
  ]);
  expect((await gameOf(id)).status).toBe("running");
  expect(["dealing", "running"]).toContain((await stamp)!.status);
});

test("bots of one level have names of their own at the table", async () => {
  const bot = { who: "bot", level: "tiro" } as const;
  const id = await made({ ...twoSeats, fair: false, seats: [{ who: "me" }, bot, bot] });
  expect((await lobby.facts(id, livia))!.seats.map(({ name }) => name)).toEqual(["Livia", "Tiro", "Tiro 2"]);
  expect((await facts(id)).status).toBe("running");
});

test("a table at which all sit is begun by another node where the one at which the last sat down is gone", async () => {
  const id = await made({ ...twoSeats, fair: false });
  const taken = store.db.updateTable("seats").set({ person: gaius.id, name: gaius.name });
  await taken.where("game", "=", id).where("seat", "=", 1).execute();
  const waits = await made();
  await dealing.beginAllThatAreFull();
  expect([(await gameOf(id)).status, (await gameOf(waits)).status]).toEqual(["running", "open"]);
});

test("a table at which dealing fails keeps no other waiting, and is a fault once", async () => {
  const faults: string[] = [];
  const here = new Dealing(store, world, await ServerKey.of(store, world), (_, game) => void faults.push(game));
  // The first cannot be dealt, the second cannot be void; after each comes one that can.
  const bots = { ...twoSeats, fair: false, config: { players: 2 }, seats: [{ who: "me" }, { who: "open" }] } as const;
  const [unfit, fit] = [await made(bots), await made(bots)];
  const [torn, silent] = [await made(), await made()];
  const change = (id: string, changes: object) => store.updateGame(id, changes);
  await change(unfit, { config: "{}" });
  await change(torn, { status: "dealing", due: 0, roster: "null" });
  await change(silent, { due: 0 });
  for (const id of [unfit, fit])
    await store.db
      .updateTable("seats")
      .set({ person: gaius.id })
      .where("game", "=", id)
      .where("seat", "=", 1)
      .execute();
  await store.db
    .updateTable("seats")
    .set({ person: gaius.id })
    .where("game", "=", silent)
    .where("seat", "=", 1)
    .execute();
  for (let i = 0; i < 2; i++) {
    await here.beginAllThatAreFull();
    await here.sweep();
  }
  expect((await facts(fit)).status).toBe("running");
  expect((await lobby.facts(silent, livia))!.mine).toEqual([]);
  expect(faults).toEqual([unfit, torn]);
  for (const id of [unfit, torn]) await change(id, { status: "void" });
});

test("where seats are drawn all people change them by lot when the last one sits, with what they have committed to; each attempt anew", async () => {
  const orders = new Set<string>();
  for (let tables = 0; tables < 12; tables++) {
    const id = await made({ ...twoSeats, draws: true });
    expect((await lobby.facts(id, livia))!.draws).toBe(true);
    const [hers, his] = [nonce(), nonce()];
    await lobby.sit(livia, id, 0, promised(id, hers));
    await lobby.sit(gaius, id, 1, promised(id, his));
    const game = await gameOf(id);
    const roster = readRoster(JSON.parse(game.roster!))!;
    expect(roster.drawn).toEqual(drawSeats(game.seed, { table: id, attempt: 1 }, [true, true, false]));
    const [first, second] = roster.drawn![0] === 0 ? [livia, gaius] : [gaius, livia];
    orders.add(first.name);
    const seats = (await lobby.facts(id, livia))!.seats.map(({ name }) => name);
    expect([seats, roster.seats.map(({ name }) => name)]).toEqual([
      [first.name, second.name, ""],
      [first.name, second.name, "Tiro"],
    ]);
    expect((await lobby.facts(id, gaius))!.mine).toEqual([first === gaius ? 0 : 1]);
    const nonceOf = (name: string): string => (name === "Livia" ? hers : his);
    if (tables === 0) {
      // A nonce that does not come: the lots are void with all else.
      await dealing.reveal(first, id, 0, nonceOf(first.name));
      late += 40_000;
      await dealing.sweep();
      await lobby.sit(first, id, 0, promised(id, hers));
      expect(await lobby.sit(second, id, 1, promised(id, his))).toBeNull();
      const again = await gameOf(id);
      expect(readRoster(JSON.parse(again.roster!))!.drawn).toEqual(
        drawSeats(again.seed, { table: id, attempt: 2 }, [true, true, false]),
      );
      continue;
    }
    for (const [seat, one] of [first, second].entries())
      expect(await dealing.reveal(one, id, seat, nonceOf(one.name))).toBeNull();
    expect((await gameOf(id)).status).toBe("running");
  }
  expect(orders.size).toBe(2);
});
