import { FastChance, legalActions, Match, type Seat, type Viewer } from "@ara/kernel";
import { paxRomana, type PaxRomana } from "@ara/pax-romana";
import { PortTable, type News, type TableTypes, type Thinkers } from "@ara/protocol";
import { describe, expect, test } from "vitest";
import { drawnDelay, PACES } from "../bots/delay.ts";
import { Dealing } from "../fair/dealing.ts";
import { ServerKey } from "../fair/server-key.ts";
import type { Person } from "../people/sessions.ts";
import { Store, type Engine } from "../store/store.ts";
import type { AwakeTable } from "../tables/awake.ts";
import { Lobby } from "../tables/lobby.ts";
import { recordOf } from "../tables/rows.ts";
import { Tables } from "../tables/tables.ts";
import { Orders } from "./orders.ts";
import { simulatedWorld } from "../testing/simulated-world.ts";

const PEOPLE: readonly Person[] = ["livia", "gaius", "lucius", "titus"].map((id) => ({ id, name: id, kind: "guest" }));
const silent: Thinkers<TableTypes> = {
  choose: () => new Promise(() => undefined),
  advise: () => Promise.reject(new Error("no")),
  close: () => undefined,
};
const PASS = { type: "passCard", kind: "now" };
/** The database works in its own time, while that of the world stands still. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));
const inWindow = (view: unknown): boolean => (view as PaxRomana["view"]).frames.at(-1)?.proc === "cardWindow";

/** A table of the Advanced Game at which several are asked at once whether they play a card; each seat is somebody's. */
async function house(name: string, engine: Engine, again: () => Engine) {
  const world = simulatedWorld(name);
  const faults: string[] = [];
  const open = async (on: Engine) => {
    const store = await Store.open(on);
    const key = await ServerKey.of(store, world);
    const tables = new Tables({
      world,
      store,
      key,
      botsOf: () => silent,
      fault: (what) => void faults.push(what),
    });
    return { store, tables, lobby: new Lobby(store, world, new Dealing(store, world, key)) };
  };
  const first = await open(engine);
  const { store } = first;
  const made = await first.lobby.create(PEOPLE[0]!, {
    game: "pax-romana",
    config: { scenario: "V", game: "advanced" },
    listed: false,
    seats: [{ who: "me" }, { who: "open" }, { who: "open" }, { who: "open" }],
  });
  if (!made.ok) throw new Error(made.error.key);
  const id = made.value;
  for (const seat of [1, 2, 3]) expect(await first.lobby.sit(PEOPLE[seat]!, id, seat)).toBeNull();
  const game = await store.db.selectFrom("games").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const seats = await store.db.selectFrom("seats").selectAll().where("game", "=", id).orderBy("seat").execute();
  const asked = await playUntilWindow(store, id, recordOf(game, seats, []));
  const find = async (tables = first.tables): Promise<AwakeTable> => {
    const found = await tables.find(id);
    if (!found.ok) throw new Error(found.error.key);
    return found.value;
  };
  const entries = async (on = store) => (await on.entries(id)).length;
  return { ...first, world, id, asked, salt: game.salt, find, entries, faults, reopen: () => open(again()) };
}

type Entries = readonly { readonly seat: Seat; readonly entry: object }[];

/** Decides for everybody and keeps it, until two or more are asked in a window; who that is. */
async function playUntilWindow(
  store: Store,
  game: string,
  record: ReturnType<typeof recordOf>,
): Promise<readonly Seat[]> {
  for (let tries = 0; ; tries++) {
    const found = windowIn(record, new FastChance(`window ${tries}`));
    if (!found) continue;
    const rows = found.entries.map(({ seat, entry }, seq) => ({
      game,
      seq,
      at: 1,
      seat,
      kind: "act" as const,
      act: null,
      body: JSON.stringify(entry),
    }));
    for (let from = 0; from < rows.length; from += 50)
      await store.db
        .insertInto("entries")
        .values(rows.slice(from, from + 50))
        .execute();
    return found.asked;
  }
}

function windowIn(
  record: ReturnType<typeof recordOf>,
  chance: FastChance,
): { readonly asked: readonly Seat[]; readonly entries: Entries } | undefined {
  const resumed = Match.resume(paxRomana, record);
  if (!resumed.ok) throw new Error(resumed.error.key);
  const match = resumed.value;
  const entries = [];
  while (!match.over) {
    const asked = paxRomana.toAct(match.state);
    const seat = asked[0]!;
    const isWindow = inWindow(paxRomana.view(match.state, seat));
    if (isWindow && asked.length > 1) return { asked, entries };
    const legal = legalActions(paxRomana, match.state, seat);
    const pass = legal.find(({ type }) => type === "passCard");
    const prepared = match.prepare(seat, isWindow && pass ? pass : chance.pick(legal));
    if (!prepared.ok) throw new Error(prepared.error.key);
    match.take(prepared.value);
    entries.push({ seat, entry: prepared.value.entry });
  }
  return undefined;
}

/** Somebody's line into a table, with all that was sent to him. */
async function sitAt(table: AwakeTable, seat: Viewer) {
  const sent: string[] = [];
  let hear: (message: unknown) => void = () => undefined;
  let up: (message: unknown) => void = () => undefined;
  const early: string[] = [];
  let isHeard = false;
  table.attach(
    {
      post: (message) => {
        sent.push(JSON.stringify(message));
        if (isHeard) hear(JSON.parse(sent.at(-1)!));
        else early.push(sent.at(-1)!);
      },
      listen: (listener) => void (up = listener),
      close: () => undefined,
    },
    seat === "spectator" ? null : PEOPLE[seat]!.id,
    () => undefined,
  );
  let next = 1;
  const opened = PortTable.open<TableTypes>(
    {
      post: (message) => queueMicrotask(() => up(JSON.parse(JSON.stringify(message)))),
      listen: (listener) => {
        hear = listener;
        isHeard = true;
        for (const text of early.splice(0)) hear(JSON.parse(text));
      },
      close: () => undefined,
    },
    { newId: () => `${seat}-${next++}` },
  );
  const client = await opened;
  let news: News<TableTypes> | undefined;
  client.watch(seat, (told) => void (news = told));
  await breathe();
  return { client, sent, news: () => news!, seat };
}

/** "Not unless I say so", for this turn. */
const noCards = (view: unknown) => [
  { moment: "any", unless: "never", span: "turn", scope: String((view as PaxRomana["view"]).turn) },
];

/** What people let stand at a table on the server, whatever the database. */
export function standingSuite(name: string, open: (name: string) => Engine): void {
  describe(name, () => {
    /** All that another seat and a spectator are sent while a seat passes: by what it lets stand, or by itself as late. */
    async function sentWhile(file: string, by: "order" | "person"): Promise<readonly (readonly string[])[]> {
      // The same world twice: whatever differs comes of how the answer is given.
      const { tables, store, world, asked, salt, find, entries, faults } = await house("alike", open(file), () =>
        open(file),
      );
      const table = await find();
      const [own, other] = asked as [Seat, Seat];
      const his = await sitAt(table, own);
      const watching = [await sitAt(table, other), await sitAt(table, "spectator")];
      const before = await entries();
      expect(his.news().prompt).not.toBeNull();
      if (by === "order") {
        expect(await his.client.act(own, { standing: noCards(his.news().view) }, his.news().version)).toBeNull();
        expect(his.news()).toMatchObject({ prompt: null, standing: noCards(his.news().view) });
      }
      // Whoever comes now is told how everything stands.
      for (const viewer of [other, "spectator"] as const) watching.push(await sitAt(table, viewer));
      const due = Math.ceil(drawnDelay(PACES.live, salt, `order ${own} 0`));
      await world.pass(due - 1);
      await breathe();
      expect(await entries()).toBe(before);
      await world.pass(1);
      if (by === "person") expect(await his.client.act(own, PASS, his.news().version)).toBeNull();
      await expect.poll(() => entries()).toBe(before + 1);
      await breathe();
      await world.pass(5000);
      const [next] = watching as [Awaited<ReturnType<typeof sitAt>>];
      expect(await next.client.act(other, PASS, next.news().version)).toBeNull();
      await breathe();
      expect(faults).toEqual([]);
      await tables.close();
      await store.close();
      return watching.map(({ sent }) => sent);
    }

    test("17.15 two tables alike, one with an order and one with a slow person: others are sent the same bytes", async () => {
      const byOrder = await sentWhile("order", "order");
      const byPerson = await sentWhile("person", "person");
      expect(byOrder.map((sent) => sent.length)).toEqual(byPerson.map((sent) => sent.length));
      expect(byOrder).toEqual(byPerson);
      expect(byOrder[0]!.length).toBeGreaterThan(3);
      expect(byOrder.flat().some((text) => text.includes("standing"))).toBe(false);
    }, 20_000);

    test("what stands is kept over a restart, and given though nobody looks; whoever has it from then on has nothing standing", async () => {
      const { tables, store, world, asked, id, find, entries, reopen, faults } = await house("kept", open("kept"), () =>
        open("kept"),
      );
      const table = await find();
      const [own] = asked as [Seat];
      const his = await sitAt(table, own);
      const before = await entries();
      await his.client.act(own, { standing: noCards(his.news().view) }, his.news().version);
      await tables.close();
      await store.close();
      const later = await reopen();
      await later.store.updateGame(id, { due: world.now() - 5000 });
      await expect
        .poll(async () => (await world.pass(1000), await breathe(), entries(later.store)), { timeout: 8000 })
        .toBe(before + 1);
      const sits = await sitAt(await find(later.tables), own);
      expect(sits.news().standing).toEqual(noCards(sits.news().view));
      expect(await later.tables.goAway(id, PEOPLE[own]!.id)).toBeNull();
      expect(await later.tables.comeBack(id, PEOPLE[own]!.id)).toBeNull();
      const again = await sitAt(await find(later.tables), own);
      expect(again.news().standing).toBeUndefined();
      expect(faults).toEqual([]);
      await later.tables.close();
      await later.store.close();
    }, 20_000);

    test("what a seat lets stand at one node is not undone by another that has not heard of it yet, and known there when it hears again", async () => {
      const deaf: (() => void)[] = [];
      const { tables, store, asked, id, find, reopen, faults } = await house("both", open("both"), () => ({
        ...open("both"),
        onForeign: (listener) => void deaf.push(() => listener([])),
      }));
      const [one, other] = asked as [Seat, Seat];
      const letStand = async ({ client, news, seat }: Awaited<ReturnType<typeof sitAt>>, unless: string) => {
        const standing = noCards(news().view).map((order) => ({ ...order, unless }));
        expect(await client.act(seat as Seat, { standing }, news().version)).toBeNull();
        return standing;
      };
      const here = await sitAt(await find(), one);
      await letStand(here, "never");
      // The other node reads it when the table wakes there, and is told nothing afterwards.
      const later = await reopen();
      const there = await sitAt(await find(later.tables), other);
      const wanted = [await letStand(here, "target"), await letStand(there, "never")];
      const kept = await new Orders(store).of(id);
      expect([kept[one], kept[other]]).toEqual(wanted);
      const known = async () => (await sitAt(await find(later.tables), one)).news().standing;
      expect(await known()).not.toEqual(wanted[0]);
      for (const hear of deaf) hear();
      await expect.poll(known).toEqual(wanted[0]);
      expect(faults).toEqual([]);
      for (const node of [{ tables, store }, later]) {
        await node.tables.close();
        await node.store.close();
      }
    }, 20_000);
  });
}
