import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Chance, Seat } from "@ara/kernel";
import type { News, PortTable, TableTypes } from "@ara/protocol";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { gameNamed } from "../games/games.ts";
import { startServer } from "../server.ts";
import { Dealing } from "../fair/dealing.ts";
import { ServerKey } from "../fair/server-key.ts";
import type { Person } from "../people/sessions.ts";
import { sqliteEngine } from "../store/sqlite/engine.ts";
import { Store } from "../store/store.ts";
import { hurriedWorld } from "../testing/hurried-world.ts";
import { newsOf, NO_HAND, play } from "../testing/play.ts";
import { simulatedWorld } from "../testing/simulated-world.ts";
import { Visitor } from "../testing/visitor.ts";
import { Lobby } from "./lobby.ts";
import { Tables } from "./tables.ts";

const folder = mkdtempSync(join(tmpdir(), "ara-poison-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

interface PaxState {
  readonly players: { aurei: number }[];
}
type Apply = (state: PaxState, seat: Seat, action: unknown, chance: Chance, tell: (event: unknown) => void) => void;
const POISONED = 3;

/** Rules that fail at tables of three, after they have half done what they should. */
function plant(harm: (state: PaxState) => void): void {
  const { game } = gameNamed("pax")!.served;
  const apply: Apply = game.apply.bind(game);
  vi.spyOn(game, "apply").mockImplementation(((state, seat, action, chance, tell) => {
    apply(state, seat, action, chance, tell);
    if (state.players.length === POISONED) harm(state);
  }) as Apply as never);
}

const anyAction = ({ prompt }: News<TableTypes>): unknown =>
  (prompt as { options: readonly { action: unknown; refusal: unknown }[] }).options.find(
    ({ refusal }) => refusal === null,
  )!.action;

/** A table with people alone: what a bot would do is nobody's business here. */
async function tableOf(people: readonly Visitor[]): Promise<{ id: string; tables: PortTable<TableTypes>[] }> {
  const [host, ...others] = people;
  const seats = people.map((_, i) => ({ who: i === 0 ? "me" : "open" }));
  const id = await host!.makes({ config: { players: people.length }, seats });
  for (const [i, other] of others.entries()) await other.post(`/api/tables/${id}/sit`, { seat: i + 1 });
  return { id, tables: await Promise.all(people.map((one) => one.table(id))) };
}

test.each([
  [
    "an exception",
    () => {
      throw new Error("a planted fault");
    },
    "a planted fault",
  ],
  ["a state that cannot be", (state: PaxState) => void (state.players[0]!.aurei = -1), "10.2 no purse is below zero"],
])(
  "%s in the rules of one table changes nothing there and nothing elsewhere; the third time the game is stuck",
  async (name, harm, reason) => {
    const said: { what: string; id: string; reason: string; where: string }[] = [];
    const server = await startServer({
      site: folder,
      host: "localhost",
      rate: NO_HAND,
      ports: [0],
      database: join(folder, `${name}.sqlite`),
      log: (line) => void said.push(JSON.parse(line)),
    });
    const people = await Promise.all(["Livia", "Gaius", "Nemo"].map((one) => Visitor.guest(server.port, one)));
    const poisoned = await tableOf(people);
    const sound = await tableOf(people.slice(0, 2));
    plant(harm);
    const before = await Promise.all(poisoned.tables.map((table, seat) => newsOf(table, seat)));
    const seat = before.findIndex(({ prompt }) => prompt !== null);
    const [table, news] = [poisoned.tables[seat]!, before[seat]!];
    const others = Promise.all(sound.tables.map((one, i) => play(one, i)));

    const ids: unknown[] = [];
    for (let i = 0; i < 2; i++) {
      const refused = await table.act(seat, anyAction(news), news.version);
      expect(refused?.key).toBe("table.fault");
      ids.push(refused?.params["fault"]);
      expect(await newsOf(table, seat)).toMatchObject({ view: news.view, version: news.version });
    }
    const faults = () => said.filter(({ what }) => what === "fault");
    expect(faults().map(({ id }) => id)).toEqual(ids);
    for (const fault of faults()) {
      expect(fault.reason).toContain(reason);
      expect(fault.where).toBe(poisoned.id);
    }

    void table.act(seat, anyAction(news), news.version);
    await expect
      .poll(
        async () =>
          (await people[0]!.get<{ table: { status: string } }>(`/api/tables/${poisoned.id}`)).body.table.status,
      )
      .toBe("stuck");
    const closed = await new Promise((resolve, reject) => {
      void people[0]!
        .socket(poisoned.id)
        .then((socket) => socket.once("close", (code, why) => resolve([code, why.toString()])), reject);
    });
    expect(closed).toEqual([4004, "table.stuck"]);

    expect((await others).map(({ over }) => over)).toEqual([true, true]);
    for (const one of [...poisoned.tables, ...sound.tables]) one.close();
    await server.close();
  },
);

type View = (state: PaxState, viewer: Seat) => unknown;

/** What somebody sees fails at tables of three: they cannot even be woken. Answers what ends that. */
function blind(): () => void {
  const { game } = gameNamed("pax")!.served;
  const view: View = game.view.bind(game);
  const failing = vi.spyOn(game, "view").mockImplementation(((state, viewer) => {
    if (state.players.length === POISONED) throw new Error("a planted fault");
    return view(state, viewer);
  }) as View as never);
  return () => failing.mockRestore();
}

test("whoever deletes his account leaves every other table where one cannot be woken, and that one as soon as it can", async () => {
  const ahead = { by: 0 };
  const start = () =>
    startServer({
      site: folder,
      host: "localhost",
      rate: NO_HAND,
      ports: [0],
      database: join(folder, "leaving.sqlite"),
      world: hurriedWorld(ahead),
    });
  const first = await start();
  const people = await Promise.all(["Livia", "Gaius", "Nemo"].map((one) => Visitor.guest(first.port, one)));
  const poisoned = await tableOf(people);
  const sound = await tableOf(people.slice(0, 2));
  for (const one of [...poisoned.tables, ...sound.tables]) one.close();
  await first.close();
  const see = blind();
  const server = await start();
  const [livia, gaius] = people.map((one) => one.at(server.port));
  expect(await gaius!.post("/api/account/delete", { name: "Gaius" })).toMatchObject({ status: 200 });
  const botAt = async (id: string) =>
    (await livia!.get<{ table: { seats: { bot: string | null }[] } }>(`/api/tables/${id}`)).body.table.seats[1]!.bot;
  expect([await botAt(sound.id), await botAt(poisoned.id)]).toEqual([expect.any(String), null]);
  see();
  ahead.by += 3_600_000;
  await expect.poll(() => botAt(poisoned.id)).toEqual(expect.any(String));
  await server.close();
});

const MINUTE = 60_000;
const PEOPLE = ["Livia", "Gaius", "Nemo"].map((name): Person => ({ id: name, name, kind: "guest" }));

test("a game that cannot be woken keeps no other asleep whose time is up; it is looked at again, and is no fault every second", async () => {
  const world = simulatedWorld("poison");
  const store = await Store.open(sqliteEngine(join(folder, "asleep.sqlite")));
  const key = await ServerKey.of(store, world);
  const lobby = new Lobby(store, world, new Dealing(store, world, key));
  const faults: string[] = [];
  const begun = async (people: readonly Person[]): Promise<string> => {
    const made = await lobby.create(PEOPLE[0]!, {
      game: "pax",
      config: { players: people.length },
      listed: false,
      seats: people.map((_, i) => ({ who: i === 0 ? "me" : "open" })),
      clock: { kind: "live", bank: MINUTE, increment: 0 },
    });
    if (!made.ok) throw new Error(made.error.key);
    for (const [seat, one] of people.entries()) if (seat > 0) await lobby.sit(one, made.value, seat);
    return made.value;
  };
  const open = (): Tables =>
    new Tables({
      world,
      store,
      key,
      botsOf: () => ({
        choose: () => new Promise(() => undefined),
        advise: () => Promise.reject(new Error("no")),
        close() {},
      }),
      fault: (what) => void faults.push(what),
    });
  const poisoned = await begun(PEOPLE);
  await world.pass(1);
  const sound = await begun(PEOPLE.slice(0, 2));
  const before = open();
  // Both have been awake: their clocks run.
  for (const id of [poisoned, sound]) expect(await before.find(id)).toMatchObject({ ok: true });
  await before.close();

  const see = blind();
  const tables = open();
  const botsAt = async (id: string) =>
    (await lobby.facts(id, undefined))!.seats.filter(({ bot }) => bot !== null).length;
  const pass = async (seconds: number): Promise<void> => {
    for (let i = 0; i < seconds; i++) {
      await world.pass(1000);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  await pass(65);
  await expect.poll(async () => (await pass(1), botsAt(sound))).toBe(1);
  expect(await botsAt(poisoned)).toBe(0);
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.length).toBeLessThan(5);
  expect(new Set(faults)).toEqual(new Set(["a planted fault"]));
  see();
  await expect.poll(async () => (await pass(20), botsAt(poisoned))).toBe(1);
  await tables.close();
  await store.close();
});
