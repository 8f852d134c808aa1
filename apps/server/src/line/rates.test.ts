import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { RATES } from "../http/limits.ts";
import { realWorld } from "../real-world.ts";
import { testServer } from "../testing/test-server.ts";

const server = testServer(() => ":memory:", {
  origin: "https://ara.example",
  rate: { atOnce: 60, aSecond: 15 },
  // However slow the machine is, nobody is let in for the time that has passed.
  world: { ...realWorld, mono: () => 0 },
});

const SITE = { host: "ara.example", origin: "https://ara.example" };
const open = (from: string, path = "/line", headers: Readonly<Record<string, string>> = {}): WebSocket =>
  new WebSocket(`ws://localhost:${server.port}${path}`, { headers: { ...SITE, "x-forwarded-for": from, ...headers } });

/** Whether he is let in. */
const isIn = (socket: WebSocket): Promise<boolean> =>
  new Promise((resolve) => {
    socket.once("open", () => resolve(true));
    socket.once("error", () => resolve(false));
  });

test.each(["ping", "pong", "send"] as const)("whoever sends without end is sent away: %s", async (how) => {
  const socket = open("203.0.113.1");
  await once(socket, "open");
  for (let i = 0; i < 100; i++) socket[how]("{}");
  const [code] = (await once(socket, "close")) as [number];
  expect(code).toBe(4029);
});

test("whoever is sent away and goes on all the same is cut off", async () => {
  const socket = connect(server.port, "localhost");
  const headers = { ...SITE, "x-forwarded-for": "203.0.113.5", connection: "upgrade", upgrade: "websocket" };
  const asked = { ...headers, "sec-websocket-version": "13", "sec-websocket-key": `${"A".repeat(22)}==` };
  const lines = Object.entries(asked).map(([name, value]) => `${name}: ${value}`);
  socket.write(`GET /line HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
  await once(socket, "data");
  // An empty ping, masked with nothing, without end; what the server says is never answered.
  const going = setInterval(() => socket.write(Buffer.from("898000000000".repeat(20), "hex")), 5);
  socket.on("error", () => undefined);
  socket.resume();
  await new Promise((resolve) => socket.once("close", resolve));
  clearInterval(going);
}, 20_000);

test("a ping is answered, with what it said", async () => {
  const socket = open("203.0.113.1");
  await once(socket, "open");
  socket.ping("ave");
  expect(String((await once(socket, "pong"))[0])).toBe("ave");
  socket.close();
});

test("lines of one session that are opened in the same moment are counted like others, also where the table has yet to wake", async () => {
  const from = "203.0.113.2";
  const ask = (path: string, body: object, cookie = ""): Promise<Response> =>
    fetch(`http://localhost:${server.port}${path}`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", "x-forwarded-for": from, cookie },
    });
  const cookie = (await ask("/api/guest", { name: "Livia" })).headers.get("set-cookie")!.split(";", 1)[0]!;
  const seats = [{ who: "me" }, { who: "me" }];
  const made = await ask("/api/tables", { game: "pax", config: { players: 2 }, listed: false, seats }, cookie);
  const { id } = (await made.json()) as { id: string };
  const sockets = Array.from({ length: 40 }, () => open(from, `/line/${id}`, { cookie }));
  const letIn = await Promise.all(sockets.map(isIn));
  expect(letIn.filter(Boolean)).toHaveLength(8);
  for (const socket of sockets) socket.terminate();
});

test("one address opens lines so often in a minute; another is none the worse for it", async () => {
  const knock = async (from: string): Promise<boolean> => {
    const socket = open(from);
    const letIn = await isIn(socket);
    socket.terminate();
    return letIn;
  };
  const { most } = RATES.line;
  let letIn = 0;
  for (let i = 0; i < most + 20; i++) letIn += (await knock("203.0.113.3")) ? 1 : 0;
  expect(letIn).toBe(most);
  expect(await knock("203.0.113.4")).toBe(true);
});
