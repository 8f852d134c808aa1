import { askedPower, paxRomana, questionOf, type Power, type State } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { Steady } from "../steady.ts";
import { decisionIn } from "../table.ts";
import { Lookahead } from "./lookahead.ts";
import { askedAbout } from "./testing.ts";

/** Where a way ends that begins as `steady` would; the value is 7, so that nothing else is needed. */
function endOf(key: string, luck = "luck"): { end: State; worth: number; power: Power } {
  const { state, seat } = askedAbout(key);
  let end: State | undefined;
  const lookahead = new Lookahead((now) => ((end = now), 7));
  const power = askedPower(state, seat)!;
  const action = new Steady({ seed: "way" }).choose(decisionIn(state, seat));
  const worth = lookahead.try(paxRomana.clone(state), seat, power, { action }, luck);
  return { end: end!, worth, power };
}

test("a way within a Move is followed to the end of the Move, another one to the end of the Activation", () => {
  expect(questionOf(endOf("major.where").end)!.key).toMatch(/^(expansion\.choose|activation\.pay)$/);
  const { end, worth, power } = endOf("activation.operation");
  expect(questionOf(end)!.key).toBe("activation.pay");
  expect(worth).toBe(7);
  expect(power).not.toBeUndefined();
});

test("the same luck throws the same dice, and another one others", () => {
  const told = (luck: string): string => JSON.stringify(endOf("activation.operation", luck).end.table);
  expect(told("a")).toBe(told("a"));
  expect(new Set(["a", "b", "c", "d"].map(told)).size).toBeGreaterThan(1);
});
