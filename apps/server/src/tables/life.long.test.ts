import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TableTypes, Thinkers } from "@ara/protocol";
import { afterAll, expect, test } from "vitest";
import { Beats } from "../beats.ts";
import { Offers } from "../consent/offers.ts";
import { Takeover } from "../consent/takeover.ts";
import { Dealing } from "../fair/dealing.ts";
import { ServerKey } from "../fair/server-key.ts";
import { Blocks } from "../people/blocks.ts";
import type { Person } from "../people/sessions.ts";
import { sqliteEngine } from "../store/sqlite/engine.ts";
import { Store } from "../store/store.ts";
import { simulatedWorld } from "../testing/simulated-world.ts";
import type { AwakeTable } from "./awake.ts";
import { Lobby } from "./lobby.ts";
import { Tables } from "./tables.ts";

const folder = mkdtempSync(join(tmpdir(), "ara-life-"));
afterAll(() => rmSync(folder, { recursive: true }));

const LIVIA: Person = { id: "livia", name: "Livia", kind: "guest" };
const GAIUS: Person = { id: "gaius", name: "Gaius", kind: "guest" };
const MINUTE = 60_000;
const DAY = 86_400_000;

/** Bots that never answer: what a seat is handed to can be looked at in peace. */
const silent: Thinkers<TableTypes> = {
  choose: () => new Promise(() => undefined),
  advise: () => Promise.reject(new Error("no")),
  close: () => undefined,
};

async function house(name: string, clock: object, atZero: "bot" | "nothing" = "bot") {
  const world = simulatedWorld(name);
  const faults: string[] = [];
  const path = join(folder, `${name}.sqlite`);
  const open = async (down?: { from: number; until: number }) => {
    const store = await Store.open(sqliteEngine(path));
    const key = await ServerKey.of(store, world);
    const tables = new Tables({
      world,
      store,
      key,
      botsOf: () => silent,
      fault: (what) => void faults.push(what),
      ...(down && { down }),
    });
    return { store, tables, lobby: new Lobby(store, world, new Dealing(store, world, key)) };
  };
  const first = await open();
  const made = await first.lobby.create(LIVIA, {
    game: "pax",
    config: { players: 2 },
    listed: false,
    seats: [{ who: "me" }, { who: "open" }],
    clock: clock as never,
    atZero,
  });
  if (!made.ok) throw new Error(made.error.key);
  const id = made.value;
  expect(await first.lobby.sit(GAIUS, id, 1)).toBeNull();
  const woken = await first.tables.find(id);
  if (!woken.ok) throw new Error(woken.error.key);
  const bots = async (lobby = first.lobby) => (await lobby.facts(id, LIVIA))!.seats.map(({ bot }) => bot);
  /** Lets simulated time pass in steps, so that the database in its thread keeps up. */
  const pass = async (milliseconds: number): Promise<void> => {
    for (let left = milliseconds; left > 0; left -= MINUTE) {
      await world.pass(Math.min(left, MINUTE));
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
  };
  return { ...first, world, id, bots, pass, open, faults };
}

test("a seat whose clock is at zero is left to a bot, and its player takes it back", async () => {
  const { tables, store, lobby, id, bots, pass, faults } = await house("zero", {
    kind: "live",
    bank: 5 * MINUTE,
    increment: 0,
  });
  await pass(4 * MINUTE);
  expect(await bots()).toEqual([null, null]);
  await pass(2 * MINUTE);
  await expect.poll(async () => (await pass(2000), bots())).toContain("legatus");
  const seat = (await bots()).indexOf("legatus");
  const person = [LIVIA, GAIUS][seat]!;
  expect((await lobby.facts(id, person))!.mine).toEqual([]);
  expect(await tables.comeBack(id, "nobody")).toMatchObject({ key: "table.notYours" });
  expect(await tables.comeBack(id, person.id)).toBeNull();
  expect((await lobby.facts(id, person))!.mine).toEqual([seat]);
  // He has a minute to decide: coming back with nothing left would be no coming back.
  for (let seconds = 0; seconds < 50; seconds += 10) await pass(10_000);
  expect(await bots()).toEqual([null, null]);
  await expect.poll(async () => (await pass(5000), bots())).toContain("legatus");
  expect(faults).toEqual([]);
  await tables.close();
  await store.close();
});

test("whoever reaches a table that was given up while he was on his way is sent away, and comes back to the one read anew", async () => {
  const { tables, store, id } = await house("on-his-way", { kind: "none" });
  const found = await tables.find(id);
  if (!found.ok) throw new Error(found.error.key);
  expect(await tables.goAway(id, GAIUS.id)).toBeNull();
  let isSentAway = false;
  const port = { post: () => undefined, listen: () => undefined, close: () => undefined };
  found.value.attach(port, LIVIA.id, () => (isSentAway = true));
  expect(isSentAway).toBe(true);
  await tables.close();
  await store.close();
});

test("by days nobody has more time for a question by leaving it to a bot and coming back before that has answered", async () => {
  const { tables, store, lobby, world, id, open } = await house("came-back", { kind: "days", days: 2 });
  const asked = async () => (await lobby.facts(id, LIVIA))!.asked;
  await expect.poll(async () => (await world.pass(2000), asked())).toHaveLength(1);
  const [seat] = await asked();
  await tables.close();
  await store.close();
  world.jump(1.5 * DAY);
  const later = await open();
  const person = [LIVIA, GAIUS][seat!]!;
  expect(await later.tables.goAway(id, person.id)).toBeNull();
  expect(await later.tables.comeBack(id, person.id)).toBeNull();
  const left = async () => {
    const row = await later.store.db.selectFrom("games").select("clocks").where("id", "=", id).executeTakeFirst();
    return (JSON.parse(row!.clocks!) as { left: number[]; running: number[] }).left[seat!]!;
  };
  await expect.poll(async () => (await world.pass(100), left())).toBeLessThanOrEqual(DAY / 2);
  await later.tables.close();
  expect(await left()).toBeGreaterThan(DAY / 2 - MINUTE);
  await later.store.close();
});

test.each([
  { kind: "live", bank: 5 * MINUTE, increment: 0 },
  { kind: "days", days: 2 },
])("where all have left no clock runs: whoever comes back has the time he left with: $kind", async (clock) => {
  const { tables, store, lobby, world, bots, id } = await house(`rest-${clock.kind}`, clock);
  const asked = async () => (await lobby.facts(id, LIVIA))!.asked;
  await expect.poll(async () => (await world.pass(2000), asked())).toHaveLength(1);
  const [seat] = await asked();
  // Whoever is asked leaves last: his clock runs until then.
  const leaving = seat === 0 ? [GAIUS, LIVIA] : [LIVIA, GAIUS];
  for (const { id: person } of leaving) expect(await tables.goAway(id, person)).toBeNull();
  await expect.poll(async () => (await tables.find(id)).ok).toBe(true);
  await world.pass(5 * 24 * 60 * MINUTE);
  for (const { id: person } of [LIVIA, GAIUS]) expect(await tables.comeBack(id, person)).toBeNull();
  for (let minutes = 0; minutes < 3; minutes++) {
    await world.pass(MINUTE);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(await bots()).toEqual([null, null]);
  await tables.close();
  await store.close();
});

test("whoever was out of time has a while to come back before others take his seat; whoever left has left it", async () => {
  const { tables, store, world, id, bots, pass } = await house("grace", { kind: "live", bank: MINUTE, increment: 0 });
  const takeover = new Takeover(store, tables, new Blocks(store, world));
  const nemo: Person = { id: "nemo", name: "Nemo", kind: "guest" };
  await expect.poll(async () => (await pass(MINUTE / 2), bots()), { timeout: 20_000 }).toContain("legatus");
  const seat = (await bots()).indexOf("legatus");
  // Whoever comes before the table is read anew is sent away once more.
  const left = async () => {
    const now = await tables.find(id);
    return now.ok ? now.value.seating.leftBy([LIVIA, GAIUS][seat]!.id) : [];
  };
  await expect.poll(left).toEqual([seat]);
  const found = await tables.find(id);
  if (!found.ok) throw new Error(found.error.key);
  const told: { t: string; offered: number[] }[] = [];
  const post = (message: unknown): void => void told.push(message as never);
  found.value.attach({ post, listen: () => undefined, close: () => undefined }, nemo.id, () => undefined);
  const offered = () => told.findLast(({ t }) => t === "around")!.offered;
  expect([offered(), await takeover.take(nemo, id, seat)]).toMatchObject([[], { key: "lobby.mayReturn" }]);
  // Nor do the others end the game, or take something back, behind his back.
  const offers = new Offers(store, world, tables);
  const other = [LIVIA, GAIUS][1 - seat]!.id;
  expect(await offers.make(other, id, { kind: "end", steps: 1 })).toMatchObject({ key: "offer.mayReturn" });
  await pass(2 * MINUTE);
  // He is told when it is his for the taking.
  expect(offered()).toContain(seat);
  expect(await takeover.take(nemo, id, seat)).toBeNull();
  expect(await tables.goAway(id, nemo.id)).toBeNull();
  expect(await takeover.take({ ...nemo, id: "quintus", name: "Quintus" }, id, seat)).toBeNull();
  await tables.close();
  await store.close();
});

test("a game that is over and that everybody has left is forgotten soon; one in progress is not", async () => {
  const { tables, store, id, pass } = await house("left", { kind: "none" });
  const found = await tables.find(id);
  if (!found.ok) throw new Error(found.error.key);
  await pass(10_000);
  expect(tables.size).toBe(1);
  expect(await found.value.endByAgreement(found.value.mark())).toBeNull();
  expect(await tables.find(id)).toMatchObject({ ok: true, value: { over: true } });
  await pass(10_000);
  await expect.poll(() => tables.size).toBe(0);
  await tables.close();
  await store.close();
});

test("a game that is over goes with the last who is there, and is there for whoever comes again", async () => {
  const { tables, store, id, pass } = await house("goes", { kind: "none" });
  const port = { post: () => undefined, listen: () => undefined, close: () => undefined };
  const enter = async (person: string) => {
    const found = await tables.find(id);
    if (!found.ok) throw new Error(found.error.key);
    return { table: found.value, leave: found.value.attach(port, person, () => undefined) };
  };
  const livia = await enter(LIVIA.id);
  livia.leave();
  expect(tables.size).toBe(1);
  const [again, gaius] = [await enter(LIVIA.id), await enter(GAIUS.id)];
  expect(again.table).toBe(livia.table);
  expect(await again.table.endByAgreement(again.table.mark())).toBeNull();
  // An agreed end is shown by a table read anew.
  again.leave();
  gaius.leave();
  const over = [await enter(LIVIA.id), await enter(GAIUS.id)];
  over[0]!.leave();
  expect(tables.size).toBe(1);
  over[1]!.leave();
  expect(tables.size).toBe(0);
  const later = await enter(GAIUS.id);
  expect(later.table.over).toBe(true);
  expect(later.table).not.toBe(over[0]!.table);
  // Whoever leaves the table of before once more takes nobody with him.
  over[0]!.leave();
  expect(tables.size).toBe(1);
  await pass(2000);
  expect(tables.size).toBe(1);
  later.leave();
  expect(tables.size).toBe(0);
  await tables.close();
  await store.close();
});

test("time that is up while nothing can be kept is up as soon as it can be, also where somebody looks on", async () => {
  const { tables, store, bots, pass, id, faults } = await house("full", { kind: "live", bank: MINUTE, increment: 0 });
  const found = await tables.find(id);
  if (!found.ok) throw new Error(found.error.key);
  found.value.attach({ post: () => undefined, listen: () => undefined, close: () => undefined }, null, () => undefined);
  const keep = store.appendWith.bind(store);
  store.appendWith = () => Promise.reject(new Error("the disk is full"));
  await expect.poll(async () => (await pass(10_000), faults.length), { timeout: 10_000 }).toBeGreaterThan(1);
  expect(await bots()).toEqual([null, null]);
  store.appendWith = keep;
  await expect.poll(async () => (await pass(2000), bots())).toContain("legatus");
  expect(new Set(faults)).toEqual(new Set(["the disk is full"]));
  await tables.close();
  await store.close();
});

test("where nothing is to happen at zero, nothing does", async () => {
  const { tables, store, bots, pass } = await house("nothing", { kind: "live", bank: MINUTE, increment: 0 }, "nothing");
  await pass(5 * MINUTE);
  expect(await bots()).toEqual([null, null]);
  await tables.close();
  await store.close();
});

test("whoever leaves a game in progress leaves his seat to a bot; a stranger has none to leave", async () => {
  const { tables, store, lobby, id, bots } = await house("away", { kind: "none" });
  expect(await tables.goAway(id, "nobody")).toMatchObject({ key: "table.notYours" });
  expect(await tables.goAway(id, LIVIA.id)).toBeNull();
  expect(await bots()).toEqual(["legatus", null]);
  expect(await lobby.mine(LIVIA)).toMatchObject([{ id, mine: [] }]);
  await tables.close();
  await store.close();
});

test("nobody keeps the others from deciding by leaving and coming back all the time", async () => {
  const { tables, store, world, id, bots } = await house("restless", { kind: "none" });
  for (let times = 0; times < 3; times++) {
    expect(await tables.goAway(id, LIVIA.id)).toBeNull();
    expect(await tables.comeBack(id, LIVIA.id)).toBeNull();
  }
  expect(await tables.goAway(id, LIVIA.id)).toBeNull();
  expect(await tables.comeBack(id, LIVIA.id)).toMatchObject({ key: "server.tooFast", params: { seconds: 600 } });
  expect(await new Takeover(store, tables, new Blocks(store, world)).take(LIVIA, id, 0)).toMatchObject({
    key: "server.tooFast",
  });
  expect(await bots()).toEqual(["legatus", null]);
  await world.pass(10 * MINUTE + 1);
  expect(await tables.comeBack(id, LIVIA.id)).toBeNull();
  expect(await bots()).toEqual([null, null]);
  await tables.close();
  await store.close();
});

test("who is here is told to everybody, what somebody has left to a bot to nobody else", async () => {
  const { tables, store, world, id } = await house("around", { kind: "none" });
  await tables.goAway(id, LIVIA.id);
  const found = await tables.find(id);
  if (!found.ok) throw new Error(found.error.key);
  let messages = 0;
  const told = new Map<string | null, { here: number[]; watchers: number; left: number[] }>();
  const sit = (person: string | null) =>
    found.value.attach(
      {
        post: (message) => void (messages++, told.set(person, message as never)),
        listen: () => undefined,
        close: () => undefined,
      },
      person,
      () => undefined,
    );
  for (const person of [LIVIA.id, GAIUS.id, null]) sit(person);
  expect(told.get(null)).toMatchObject({ here: [1], watchers: 2 });
  await world.pass(500);
  const around = { t: "around", here: [1], watchers: 2, atZero: "bot", clock: { kind: "none" } };
  expect(told.get(LIVIA.id)).toMatchObject({ ...around, left: [0] });
  expect(told.get(GAIUS.id)).toMatchObject({ ...around, left: [] });
  expect(told.get(null)).toMatchObject({ ...around, left: [] });
  // Whoever comes and goes a thousand times is told of himself, the others now and then how many are here.
  messages = 0;
  for (let times = 0; times < 1000; times++) sit(null)();
  expect(messages).toBeLessThan(1010);
  await world.pass(500);
  expect(messages).toBeLessThan(1010);
  await tables.close();
  await store.close();
});

test("a game asleep is woken when a clock is at zero, and time during which no server ran is nobody's", async () => {
  const { tables, store, world, bots, pass, open } = await house("asleep", {
    kind: "live",
    bank: 10 * MINUTE,
    increment: 0,
  });
  const beats = new Beats(store, world, "one");
  expect(await beats.begin()).toBeUndefined();
  await pass(4 * MINUTE);
  await beats.end();
  await tables.close();
  await store.close();
  await world.pass(600 * MINUTE);
  const second = await Store.open(sqliteEngine(join(folder, "asleep.sqlite")));
  const down = await new Beats(second, world, "two").begin();
  expect(down).toMatchObject({ until: world.now() });
  await second.close();
  const again = await open(down);
  await pass(5 * MINUTE);
  expect(await bots(again.lobby)).toEqual([null, null]);
  await pass(3 * MINUTE);
  await expect.poll(async () => (await pass(2000), bots(again.lobby))).toContain("legatus");
  await again.tables.close();
  await again.store.close();
});

interface Heard {
  readonly t: string;
  readonly news?: { readonly version: number; readonly undoable: number; readonly prompt: Prompt | null };
  readonly clocks?: { readonly left: readonly number[] };
}
interface Prompt {
  readonly options: readonly { readonly action: unknown; readonly refusal: unknown }[];
}

/** Somebody at a table on one of the nodes, and what he was told last. */
function sitsAt(table: AwakeTable, person: string, seat: number) {
  let send: (message: unknown) => void = () => undefined;
  const last = new Map<string, Heard>();
  const post = (message: unknown): void => void last.set((message as Heard).t, message as Heard);
  const port = { post, listen: (listener: typeof send) => void (send = listener), close: () => undefined };
  table.attach(port, person, () => undefined);
  send({ t: "hello", v: [1] });
  send({ t: "watch", n: 1, viewer: seat });
  let acts = 0;
  const news = () => last.get("news")!.news!;
  const sent = async (message: object): Promise<void> => {
    const before = news().version;
    send({ id: `${person}-${acts++}`, seat, v: before, ...message });
    await expect.poll(() => news().version, { interval: 2 }).toBeGreaterThan(before);
  };
  return {
    news,
    left: () => last.get("around")!.clocks!.left,
    act: () => sent({ t: "act", action: news().prompt!.options.find(({ refusal }) => refusal === null)!.action }),
    undo: () => sent({ t: "undo", steps: 1 }),
  };
}

test("a decision brings its time on every node, and none a second time when it was taken back", async () => {
  const clock = { kind: "live", bank: 5 * MINUTE, increment: MINUTE };
  const { tables, store, id, open } = await house("increments", clock);
  const other = await open();
  const [here, there] = [await tables.find(id), await other.tables.find(id)];
  if (!here.ok || !there.ok) throw new Error("a table cannot be woken");
  const people = [LIVIA, GAIUS].map((person, seat) => sitsAt(here.value, person.id, seat));
  const looksOn = sitsAt(there.value, GAIUS.id, 1);
  const undoable = () => people.find(({ news }) => news().undoable > 0);
  const asked = () => people.find(({ news }) => news().prompt !== null);
  while (!undoable()) {
    await expect.poll(asked, { interval: 2 }).toBeDefined();
    await asked()!.act();
  }
  const before = people[0]!.left();
  expect(Math.max(...before)).toBeGreaterThan(5 * MINUTE);
  const own = undoable()!;
  for (let again = 0; again < 3; again++) {
    await own.undo();
    await own.act();
  }
  expect(people[0]!.left()).toEqual(before);
  await there.value.follow();
  expect(looksOn.left()).toEqual(before);
  for (const one of [other, { tables, store }]) {
    await one.tables.close();
    await one.store.close();
  }
});
