import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isObject } from "@ara/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type Server } from "./server.ts";
import { newsOf, NO_HAND, play } from "./testing/play.ts";
import { Visitor } from "./testing/visitor.ts";

let folder = "";
let server: Server;
const said: Record<string, unknown>[] = [];
const start = (port = 0): Promise<Server> =>
  startServer({
    site: folder,
    host: "localhost",
    rate: NO_HAND,
    ports: [port],
    database: join(folder, "ara.sqlite"),
    pace: { least: 0, most: 0, step: 0, beat: 0 },
    log: (line) => void said.push(JSON.parse(line) as Record<string, unknown>),
  });

async function restart(): Promise<void> {
  const { port } = server;
  await server.close();
  server = await start(port);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "ara-server-"));
  server = await start();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const PAX = { game: "pax", config: { players: 3 }, listed: true };

interface Made {
  readonly id: string;
}

/** Two people and a bot at a table that has begun. */
async function threeAtATable(): Promise<{ id: string; livia: Visitor; gaius: Visitor }> {
  const livia = await Visitor.guest(server.port, "Livia");
  const gaius = await Visitor.guest(server.port, "Gaius");
  const made = await livia.post<Made>("/api/tables", {
    ...PAX,
    seats: [{ who: "me" }, { who: "open" }, { who: "bot", level: "tiro" }],
  });
  expect(made.status).toBe(200);
  const { id } = made.body;
  expect(await gaius.post(`/api/tables/${id}/sit`, { seat: 1 })).toMatchObject({ status: 200 });
  return { id, livia, gaius };
}

test("two guests and a bot play a whole game of PAX; everybody may have its record afterwards", async () => {
  const { id, livia, gaius } = await threeAtATable();
  const [one, two] = [await livia.table(id), await gaius.table(id)];
  expect(await one.record()).toMatchObject({ ok: false, error: { key: "table.running" } });
  const [first] = await Promise.all([play(one, 0), play(two, 1)]);
  expect(first.over).toBe(true);
  const record = await two.record();
  expect(record.ok && record.value.result).toBeDefined();
  one.close();
  two.close();
});

test("a game goes on after the server was stopped and started, where it was", async () => {
  const { id, livia, gaius } = await threeAtATable();
  const [one, two] = [await livia.table(id), await gaius.table(id)];
  // Whoever has given six answers waits; the other goes on until he is waited for no more.
  const before = await Promise.race([play(one, 0, 6), play(two, 1, 6)]);
  await restart();
  await one.reconnect(await livia.port(id));
  await two.reconnect(await gaius.port(id));
  const again = await livia.table(id);
  const now = await newsOf(again, 0);
  expect(now.log.length).toBeGreaterThan(0);
  expect(now.version).not.toBe(before.version);
  const [end] = await Promise.all([play(one, 0), play(two, 1)]);
  expect(end.over).toBe(true);
  for (const table of [one, two, again]) table.close();
});

test("an answer that was carried out before a restart is known after it, and not done again", async () => {
  const { id, livia, gaius } = await threeAtATable();
  const frames: Record<string, unknown>[] = [];
  const talk = async (): Promise<(message: unknown) => Promise<Record<string, unknown>>> => {
    const port = await livia.port(id);
    port.listen((message) => void (isObject(message) && frames.push(message)));
    port.post({ t: "hello", v: [1] });
    return async (message) => {
      port.post(message);
      const { id: name } = message as { id: string };
      await expect.poll(() => frames.find((frame) => frame["id"] === name)).toBeDefined();
      return frames.find((frame) => frame["id"] === name)!;
    };
  };
  const say = await talk();
  const [table, other] = [await livia.table(id), await gaius.table(id)];
  void play(other, 1).catch(() => undefined);
  const news = await newsOf(table, 0, ({ prompt }) => prompt !== null);
  const { options } = news.prompt as { options: readonly { action: unknown; refusal: unknown }[] };
  const { action } = options.find(({ refusal }) => refusal === null)!;
  const act = { t: "act", id: "once", seat: 0, v: news.version, action };
  expect(await say(act)).toMatchObject({ t: "done" });
  table.close();
  other.close();
  await restart();
  frames.length = 0;
  const sayAgain = await talk();
  expect(await sayAgain(act)).toMatchObject({ t: "done" });
  frames.length = 0;
  expect(await sayAgain({ ...act, id: "another" })).toMatchObject({ t: "refused", why: { key: "table.stale" } });
});

test("whoever has no seat looks on, sees what is public and can do nothing; that he tried is written down, once a line", async () => {
  const { id } = await threeAtATable();
  const stranger = await Visitor.guest(server.port, "Nemo");
  const table = await stranger.table(id);
  const news = await newsOf(table, "spectator");
  expect(news.prompt).toBeNull();
  expect(await table.act(0, { type: "keep" }, news.version)).toMatchObject({ key: "table.notYours" });
  const port = await stranger.port(id);
  const frames: unknown[] = [];
  port.listen((message) => void frames.push(message));
  port.post({ t: "hello", v: [1] });
  port.post({ t: "watch", n: 1, viewer: 0 });
  await expect
    .poll(() => frames)
    .toContainEqual(expect.objectContaining({ t: "bad", why: { key: "table.notYours", params: {} } }));
  for (let i = 0; i < 3; i++) port.post({ t: "nonsense" });
  await expect.poll(() => frames.length).toBeGreaterThanOrEqual(5);
  const { me } = (await stranger.get<{ me: { id: string } }>("/api/me")).body;
  const tried = { level: "warn", what: "table.notYours", path: "/line", person: me.id };
  expect(said.filter(({ person }) => person === me.id)).toMatchObject([tried, tried]);
});

test("pages and programs from elsewhere are not answered: a request, a line", async () => {
  const { id, livia } = await threeAtATable();
  expect(await livia.post("/api/leave", {}, { origin: "https://evil.example" })).toMatchObject({ status: 403 });
  await expect(livia.socket(id, { origin: "https://evil.example" })).rejects.toThrow("403");
});

test("what cannot be is refused by name: a table of no game, a seat that is taken, a body that is none, nobody", async () => {
  const { id } = await threeAtATable();
  const nemo = await Visitor.guest(server.port, "Nemo");
  const seats = [{ who: "me" }, { who: "open" }, { who: "open" }];
  expect(await nemo.post("/api/tables", { ...PAX, game: "chess", seats })).toMatchObject({
    status: 409,
    body: { refusal: { key: "table.game" } },
  });
  expect(await nemo.post("/api/tables", { ...PAX, seats: seats.slice(1) })).toMatchObject({
    status: 409,
    body: { refusal: { key: "record.seats" } },
  });
  expect(await nemo.post(`/api/tables/${id}/sit`, { seat: 0 })).toMatchObject({
    status: 409,
    body: { refusal: { key: "lobby.begun" } },
  });
  expect(await nemo.post("/api/tables", "nonsense")).toMatchObject({
    status: 400,
    body: { refusal: { key: "server.badRequest", params: {} } },
  });
  expect(await nemo.post("/api/tables", { game: "pax", config: {}, seats: [{ who: "nobody" }] })).toMatchObject({
    status: 400,
    body: { refusal: { key: "server.badRequest", params: { at: "listed, seats.0.who" } } },
  });
  expect(await new Visitor(server.port).post("/api/tables", { ...PAX, seats })).toMatchObject({ status: 401 });
  expect(await nemo.get("/api/tables/AAAAAAAAAAAAAAAAAAAAAA")).toMatchObject({ status: 404 });
});

test("a server without a way to send mails says so", async () => {
  const nemo = await Visitor.guest(server.port, "Nemo");
  expect((await nemo.get<{ mail: boolean }>("/api/me")).body.mail).toBe(false);
  for (const path of ["/api/mail", "/api/sign-in/mail"])
    expect((await nemo.post(path, { address: "nemo@rome.example" })).body.refusal).toMatchObject({ key: "mail.off" });
});
