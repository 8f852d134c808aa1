import { FastChance, legalActions } from "@ara/kernel";
import { config, paxRomana, type Event } from "@ara/pax-romana";
import { eager } from "@ara/pax-romana/testing";
import { expect, test } from "vitest";
import { ACTIVATION, isWatched, Pace } from "./pace.ts";

/** Games of eager players, decision by decision. */
function decisions(): Event[][] {
  const table = config("II");
  const chance = new FastChance("pace");
  const state = paxRomana.setup(table, paxRomana.deal(table, chance));
  const all: Event[][] = [];
  for (let [seat] = paxRomana.toAct(state); seat !== undefined; [seat] = paxRomana.toAct(state)) {
    const told: Event[] = [];
    const action = eager(state, legalActions(paxRomana, state, seat), chance);
    paxRomana.apply(state, seat, action, chance, (event) => told.push(event));
    all.push(told);
  }
  return all;
}

test.each(["slow", "normal", "fast"] as const)("at %s pace no Activation takes longer than it may", (name) => {
  const whole = ACTIVATION[name];
  const pace = new Pace();
  let [now, spent, longest, ends] = [0, 0, 0, 0];
  for (const log of decisions()) {
    if (log.some(({ type }) => type === "activationBegan")) spent = 0;
    const pause = log.some(isWatched) ? pace.pause(log, whole, now) : 0;
    now += pause;
    spent += pause;
    longest = Math.max(longest, spent);
    if (!log.some(({ type }) => type === "activationEnded")) continue;
    if (pause > 0) ends++;
    // A marker that is spent on a Meeting is an Activation too, and begins with it.
    spent = 0;
  }
  expect(longest).toBeLessThanOrEqual(whole);
  expect(longest).toBeGreaterThan(whole / 2);
  expect(ends).toBeGreaterThan(5);
  expect(ACTIVATION.normal).toBeLessThanOrEqual(2000);
});

test("what it came to is read, however much happened before; nothing is waited for at once", () => {
  const pace = new Pace();
  const began: Event = { type: "activationBegan", power: 1, rule: "3.41" };
  const fought: Event = { type: "battleEnded", space: 1, winner: "draw", holds: false, rule: "10.2" };
  let now = pace.pause([began], 2000, 0);
  for (let i = 0; i < 20; i++) now += pace.pause([fought], 2000, now);
  expect(pace.pause([{ type: "activationEnded", power: 1, rule: "3.43" }], 2000, now)).toBe(700);
  expect(pace.pause([began, fought], 0, now)).toBe(0);
});

test("an Activation in which little happens stands as long as any; one a bot thought about for long is read too", () => {
  const pace = new Pace();
  const began: Event = { type: "activationBegan", power: 1, rule: "3.41" };
  const ended: Event = { type: "activationEnded", power: 1, rule: "3.43" };
  const now = pace.pause([began], 2000, 0);
  expect(now + pace.pause([ended], 2000, now)).toBe(2000);
  pace.pause([began], 2000, 10_000);
  expect(pace.pause([ended], 2000, 19_000)).toBe(700);
  // Whoever skips one does not wait for it with the next.
  pace.pause([ended, began], 2000, 30_000);
  expect(pace.pause([ended], 2000, 30_000)).toBe(2000);
});
