import { askedPower, MINOR, type Action } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { Steady } from "../steady.ts";
import { decisionIn } from "../table.ts";
import type { Way } from "./lookahead.ts";
import { allAsked, askedAbout, type Asked } from "./testing.ts";
import { waysOf } from "./ways.ts";

interface Found {
  readonly ways: readonly Way[];
  readonly legal: readonly Action[];
}

function waysIn({ state, seat }: Asked, key: string): Found {
  const steady = new Steady({ seed: "ways" });
  const decision = decisionIn(state, seat);
  const usual = steady.choose(decision);
  const ways = waysOf(steady, decision, usual, key, askedPower(state, seat)!);
  expect(ways[0]).toEqual({ action: usual });
  // What it was to want while ways were looked for it wants no longer.
  expect(steady.aim).toBeUndefined();
  expect(steady.mood).toBeUndefined();
  return { ways, legal: decision.legal };
}

test("the usual way comes first, the others are legal, and none begins as usual", () => {
  for (const key of ["expansion.choose", "major.where"]) {
    const found = allAsked(key, 4).map((asked) => waysIn(asked, key));
    expect(found.some(({ ways }) => ways.length > 1)).toBe(true);
    for (const { ways, legal } of found) {
      expect(ways.every(({ action }) => legal.includes(action!))).toBe(true);
      expect(ways.slice(1).every(({ action }) => action !== ways[0]!.action)).toBe(true);
    }
  }
});

test("where an army starts from or goes, aims at provinces near by are ways too, two that begin alike being one", () => {
  const found = allAsked("land.step", 12).map((asked) => waysIn(asked, "land.step").ways);
  expect(found.some((ways) => ways.some(({ aim }) => aim !== undefined))).toBe(true);
  for (const ways of found) {
    const aimed = ways.filter(({ aim }) => aim !== undefined);
    expect(new Set(aimed.map(({ action }) => action)).size).toBe(aimed.length);
  }
});

test("where other weights lead elsewhere, what they lead to is a way, and is gone by to the end of it", () => {
  const found = allAsked("major.where", 30).map((asked) => waysIn(asked, "major.where").ways);
  expect(found.some((ways) => ways.some(({ mood }) => mood !== undefined))).toBe(true);
});

test("9.13: one unit that goes alone is let go", () => {
  const asked = askedAbout("land.step");
  for (const force of asked.state.forces) if (force) force.flags |= MINOR;
  expect(waysIn(asked, "land.step").ways).toHaveLength(1);
});

test("where no plan is concerned there is one way", () => {
  expect(waysIn(askedAbout("activation.pay"), "activation.pay").ways).toHaveLength(1);
});
