import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { simulatedWorld } from "../testing/simulated-world.ts";
import { realWorld } from "../real-world.ts";
import { testServer } from "../testing/test-server.ts";
import { addressOf, Limits, RATES } from "./limits.ts";

// However slow the machine is, nobody may ask again for the time that has passed.
const server = testServer(() => ":memory:", { origin: "https://ara.example", world: { ...realWorld, mono: () => 0 } });

const from = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({ socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } }) as unknown as IncomingMessage;

test("so many at once, then one after the other as time passes; everybody for himself", async () => {
  const world = simulatedWorld("limits");
  const limits = new Limits(world);
  for (let i = 0; i < RATES.mail.most; i++) expect(limits.wait("mail", "a")).toBe(0);
  const wait = limits.wait("mail", "a");
  expect(wait).toBe(360);
  expect(limits.wait("mail", "b")).toBe(0);
  expect(limits.wait("guest", "a")).toBe(0);
  await world.pass(wait * 1000);
  expect(limits.wait("mail", "a")).toBe(0);
  expect(limits.wait("mail", "a")).toBeGreaterThan(0);
});

test.each([
  ["203.0.113.7", undefined, false, "203.0.113.7"],
  ["::ffff:203.0.113.7", undefined, false, "203.0.113.7"],
  ["127.0.0.1", undefined, false, undefined],
  ["::1", undefined, false, undefined],
  ["127.0.0.1", "198.51.100.9, 203.0.113.7", true, "203.0.113.7"],
  ["127.0.0.1", undefined, true, "127.0.0.1"],
  ["127.0.0.1", "nonsense", true, "127.0.0.1"],
  // Nobody says of himself where he is, unless we were told that somebody does.
  ["203.0.113.7", "198.51.100.9", false, "203.0.113.7"],
  ["2001:db8:1:2fff::1", undefined, false, "20010db800012f/56"],
  ["2001:db8:1:2f01:a:b:c:d", undefined, false, "20010db800012f/56"],
  ["2001:db8::1", undefined, false, "20010db8000000/56"],
])("%s, forwarded %s, behind a proxy %s: counted as %s", (remote, forwarded, isBehind, network) => {
  expect(addressOf(from(remote, forwarded), isBehind)).toBe(network);
});

test("one address makes so many tables, as whoever; another is none the worse for it", async () => {
  const ask = (path: string, body: object, from: string, cookie = ""): Promise<Response> =>
    fetch(`http://localhost:${server.port}${path}`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", "x-forwarded-for": from, cookie },
    });
  const guest = async (from: string): Promise<string> =>
    (await ask("/api/guest", { name: "Livia" }, from)).headers.get("set-cookie")!.split(";", 1)[0]!;
  const [here, there] = ["203.0.113.1", "203.0.113.2"];
  const statuses: number[] = [];
  for (let made = 0, cookie = ""; made < RATES.tables.most; made++) {
    if (made % 50 === 0) cookie = await guest(here);
    // Whether it becomes one is looked at afterwards.
    statuses.push((await ask("/api/tables", {}, here, cookie)).status);
  }
  expect(new Set(statuses)).toEqual(new Set([400]));
  expect((await ask("/api/tables", {}, here, await guest(here))).status).toBe(429);
  expect((await ask("/api/tables", {}, there, await guest(there))).status).toBe(400);
});
