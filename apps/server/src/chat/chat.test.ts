import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Dealing } from "../fair/dealing.ts";
import { ServerKey } from "../fair/server-key.ts";
import type { Person } from "../people/sessions.ts";
import { sqliteEngine } from "../store/sqlite/engine.ts";
import { Store, type Nudge } from "../store/store.ts";
import { Lobby } from "../tables/lobby.ts";
import { simulatedWorld } from "../testing/simulated-world.ts";
import { Chat } from "./chat.ts";

const folder = mkdtempSync(join(tmpdir(), "ara-chat-"));
const world = simulatedWorld("chat");
const nudges: Nudge[] = [];
let store: Store;
let chat: Chat;
let game = "";

const person = (id: string): Person => ({ id, name: id.toUpperCase(), kind: "guest" });
const [LIVIA, GAIUS, MARCUS] = [person("livia"), person("gaius"), person("marcus")];

beforeAll(async () => {
  store = await Store.open(sqliteEngine(join(folder, "chat.sqlite")));
  store.onNudge((nudge) => nudges.push(nudge));
  chat = new Chat(store, world);
  const lobby = new Lobby(store, world, new Dealing(store, world, await ServerKey.of(store, world)));
  const made = await lobby.create(LIVIA, {
    game: "pax",
    config: { players: 2 },
    listed: false,
    seats: [{ who: "me" }, { who: "open" }],
    clock: { kind: "none" },
    atZero: "bot",
  });
  if (!made.ok) throw new Error(made.error.key);
  game = made.value;
  await lobby.sit(GAIUS, game, 1);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const read = async (who: Person | undefined): Promise<string[]> => {
  const talk = await chat.read(who, game);
  if (!talk.ok) throw new Error(talk.error.key);
  return talk.value.lines.map(({ name, text }) => `${name}: ${text}`);
};

test("players and those who look on have a room each; after the end everybody reads both", async () => {
  expect(await chat.say(LIVIA, game, " Salve,\u0000\n Gai! \u202E")).toBeNull();
  expect(await chat.say(MARCUS, game, "I have seen his hand")).toBeNull();
  expect(nudges).toEqual([
    { game, what: "chat", room: "players" },
    { game, what: "chat", room: "watchers" },
  ]);
  expect(await read(GAIUS)).toEqual(["LIVIA: Salve,  Gai!"]);
  expect(await read(MARCUS)).toEqual(["MARCUS: I have seen his hand"]);
  expect(await read(undefined)).toEqual(["MARCUS: I have seen his hand"]);
  await store.updateGame(game, { status: "over" });
  for (const who of [LIVIA, MARCUS, undefined]) expect(await read(who)).toHaveLength(2);
  await store.updateGame(game, { status: "running" });
});

test("the numbers of one room say nothing of how much is said in the other, and neither fills the other", async () => {
  const numbers = async (who: Person) => {
    const talk = await chat.read(who, game);
    return talk.ok ? talk.value.lines.map(({ n }) => n) : [];
  };
  const before = await numbers(LIVIA);
  await world.pass(10_000);
  for (const text of ["one", "two", "three"]) expect(await chat.say(MARCUS, game, text)).toBeNull();
  expect(await chat.say(GAIUS, game, "Salve")).toBeNull();
  expect(await numbers(LIVIA)).toEqual([...before, before.at(-1)! + 2]);
  const last = { game, n: 9999, room: "watchers" as const, person: "marcus", name: "M", at: world.now(), text: "full" };
  await store.db.insertInto("chat").values(last).execute();
  expect(await chat.say(MARCUS, game, "four")).toMatchObject({ key: "chat.full" });
  expect(await chat.say(GAIUS, game, "Vale")).toBeNull();
  await store.db.deleteFrom("chat").where("n", ">", 1).execute();
  await world.pass(10_000);
});

test("whoever has left his seat to a bot is still among the players", async () => {
  await store.db.updateTable("seats").set({ person: null, bot: "tiro", away: "gaius" }).where("seat", "=", 1).execute();
  expect(await chat.read(GAIUS, game)).toMatchObject({ ok: true, value: { room: "players" } });
  await store.db.updateTable("seats").set({ person: "gaius", bot: null, away: null }).where("seat", "=", 1).execute();
});

test("somebody who is muted is read by whoever muted him no more, by all others as before, until he is heard again", async () => {
  expect(await chat.mute(GAIUS, game, 0, true)).toBeNull();
  expect(await read(GAIUS)).toEqual(["LIVIA: "]);
  expect(await read(LIVIA)).toEqual(["LIVIA: Salve,  Gai!"]);
  // Nobody is muted by what one cannot read, nor oneself.
  expect(await chat.mute(GAIUS, game, 1, true)).toMatchObject({ key: "chat.unknown" });
  expect(await chat.mute(LIVIA, game, 0, true)).toMatchObject({ key: "chat.unknown" });
  expect(await chat.mute(GAIUS, game, 0, false)).toBeNull();
  expect(await read(GAIUS)).toEqual(["LIVIA: Salve,  Gai!"]);
});

test("somebody who is blocked is not read either; what was said goes with a report", async () => {
  const block = { person: "gaius", blocked: "livia", created: 0 };
  await store.db.insertInto("blocks").values(block).execute();
  expect(await read(GAIUS)).toEqual(["LIVIA: "]);
  await store.db.deleteFrom("blocks").execute();
  expect(await chat.lastSaid(game)).toMatchObject([{ text: "Salve,  Gai!" }, { person: "marcus" }]);
});

test("five times in ten seconds and not six; nothing is nothing said; elsewhere there is no table", async () => {
  await world.pass(10_000);
  const said = [];
  for (let i = 0; i < 6; i++) said.push((await chat.say(LIVIA, game, `${i}`))?.key ?? null);
  expect(said).toEqual([null, null, null, null, null, "chat.tooFast"]);
  expect(await chat.say(GAIUS, game, "And I?")).toBeNull();
  await world.pass(10_000);
  expect(await chat.say(LIVIA, game, "6")).toBeNull();
  expect(await chat.say(LIVIA, game, " \n ")).toMatchObject({ key: "chat.empty" });
  expect(await chat.say(LIVIA, "nowhere", "a")).toMatchObject({ key: "table.unknown" });
});

test("what two say at the same moment is kept, each under its own number", async () => {
  await world.pass(10_000);
  const all = await Promise.all([LIVIA, GAIUS, LIVIA, GAIUS].map((who, i) => chat.say(who, game, `together ${i}`)));
  expect(all).toEqual([null, null, null, null]);
  const talk = await chat.read(LIVIA, game);
  const numbers = talk.ok ? talk.value.lines.map(({ n }) => n) : [];
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(talk.ok && talk.value.lines.filter(({ text }) => text.startsWith("together"))).toHaveLength(4);
});
