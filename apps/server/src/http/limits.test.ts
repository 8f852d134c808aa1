import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { simulatedWorld } from "../testing/simulated-world.ts";
import { addressOf, Limits, RATES } from "./limits.ts";

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
