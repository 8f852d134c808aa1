import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FastChance, legalActions, Match, type Entry, type GameRecord, type Seat } from "@ara/kernel";
import { paxRomana } from "@ara/pax-romana";
import type { TableTypes, Thinkers } from "@ara/protocol";
import { afterAll, expect, test } from "vitest";
import { Dealing } from "../fair/dealing.ts";
import { ServerKey } from "../fair/server-key.ts";
import type { Person } from "../people/sessions.ts";
import { sqliteEngine } from "../store/sqlite/engine.ts";
import { Store } from "../store/store.ts";
import { simulatedWorld } from "../testing/simulated-world.ts";
import type { Clocks } from "./clock.ts";
import { Lobby } from "./lobby.ts";
import { recordOf } from "./rows.ts";
import { Tables } from "./tables.ts";

const folder = mkdtempSync(join(tmpdir(), "ara-seal-"));
afterAll(() => rmSync(folder, { recursive: true }));

const MINUTE = 60_000;
const PEOPLE: readonly Person[] = ["livia", "gaius", "lucius", "titus"].map((id) => ({ id, name: id, kind: "guest" }));
const silent: Thinkers<TableTypes> = {
  choose: () => new Promise(() => undefined),
  advise: () => Promise.reject(new Error("no")),
  close: () => undefined,
};
const PASS = { type: "passCard", kind: "now" } as const;

/** A game as it comes to a question that several answer under seal. */
function untilSealed(record: GameRecord, chance: FastChance): { asked: readonly Seat[]; entries: Entry[] } | undefined {
  const resumed = Match.resume(paxRomana, record);
  if (!resumed.ok) throw new Error(resumed.error.key);
  const match = resumed.value;
  while (!match.over) {
    const asked = paxRomana.toAct(match.state);
    const [seat] = asked;
    const isSealed = paxRomana.view(match.state, seat!).frames.at(-1)?.proc === "cardWindow";
    if (isSealed && asked.length > 1) return { asked, entries: [...match.record("keep").entries] };
    const legal = legalActions(paxRomana, match.state, seat!);
    const pass = isSealed ? legal.find(({ type }) => type === "passCard") : undefined;
    const prepared = match.prepare(seat!, pass ?? chance.pick(legal));
    if (!prepared.ok) throw new Error(prepared.error.key);
    match.take(prepared.value);
  }
  return undefined;
}

test("nobody burns the clock of whoever has answered under seal by leaving and coming back", async () => {
  const world = simulatedWorld("seal");
  const store = await Store.open(sqliteEngine(join(folder, "seal.sqlite")));
  const key = await ServerKey.of(store, world);
  const tables = new Tables({ world, store, key, botsOf: () => silent, fault: () => undefined });
  const lobby = new Lobby(store, world, new Dealing(store, world, key));
  const made = await lobby.create(PEOPLE[0]!, {
    game: "pax-romana",
    config: { scenario: "V", game: "advanced" },
    listed: false,
    seats: [{ who: "me" }, { who: "open" }, { who: "open" }, { who: "open" }],
    clock: { kind: "live", bank: 10 * MINUTE, increment: 0 },
  });
  if (!made.ok) throw new Error(made.error.key);
  const id = made.value;
  for (const seat of [1, 2, 3]) await lobby.sit(PEOPLE[seat]!, id, seat);
  const game = await store.db.selectFrom("games").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const seats = await store.db.selectFrom("seats").selectAll().where("game", "=", id).orderBy("seat").execute();
  let found: ReturnType<typeof untilSealed>;
  for (let tries = 0; !found; tries++) found = untilSealed(recordOf(game, seats, []), new FastChance(`${tries}`));
  const rows = found.entries.map((entry, seq) => {
    return { game: id, seq, at: 1, seat: entry.seat, kind: "act" as const, act: null, body: JSON.stringify(entry) };
  });
  await Promise.all(rows.map((row) => store.append(row)));
  const clocks = async (): Promise<Clocks> => {
    const { clocks: text } = await store.db
      .selectFrom("games")
      .select("clocks")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return JSON.parse(text!) as Clocks;
  };
  const pass = async (seat: Seat): Promise<void> => {
    const woken = await tables.find(id);
    if (!woken.ok) throw new Error(woken.error.key);
    let send: (message: unknown) => void = () => undefined;
    const told: { t: string; news?: { version: number } }[] = [];
    const port = {
      post: (message: unknown) => void told.push(message as never),
      listen: (listener: typeof send) => void (send = listener),
      close: () => undefined,
    };
    const leave = woken.value.attach(port, PEOPLE[seat]!.id, () => undefined);
    send({ t: "hello", v: [1] });
    send({ t: "watch", n: 1, viewer: seat });
    const { version } = told.findLast(({ t }) => t === "news")!.news!;
    const before = (await store.entries(id)).length;
    send({ t: "act", id: `pass-${seat}`, seat, v: version, action: PASS });
    // Answers have their pace.
    const written = async (): Promise<number> => (await world.pass(200), (await store.entries(id)).length);
    await expect.poll(written).toBe(before + 1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    leave();
  };
  const [first, ...others] = found.asked;
  await tables.find(id);
  await expect.poll(async () => (await clocks()).running).toEqual(found.asked);
  await world.pass(1000);
  await pass(first!);
  // The others think for eight minutes; the table sleeps and wakes meanwhile, and one of them leaves and comes back.
  for (let minute = 0; minute < 8; minute++) {
    await world.pass(MINUTE);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await tables.goAway(id, PEOPLE[others[0]!]!.id)).toBeNull();
  expect(await tables.comeBack(id, PEOPLE[others[0]!]!.id)).toBeNull();
  for (const seat of others) await pass(seat);
  await expect.poll(async () => (await clocks()).running).not.toEqual(found.asked);
  const { left } = await clocks();
  expect(left[first!]).toBe(9.5 * MINUTE);
  for (const seat of others) expect(left[seat]).toBeLessThan(2 * MINUTE);
  await tables.close();
  await store.close();
});
