import { FastChance, legalActions } from "@ara/kernel";
import { config, paxRomana, questionOf, type Action } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { choicesOf } from "./choices.ts";
import { givesUp, inOrder } from "./order.ts";

const of = (question: string, ...actions: readonly Action[]): boolean[] =>
  actions.map((action) => givesUp(question, action));

test("12.14, 9.21: all of them is harmless where units move, and gives them up where they are turned into garrisons or left", () => {
  expect(of("units.move", { do: "all" }, { do: "some" })).toEqual([false, false]);
  for (const question of ["units.breakDown", "units.drop", "withdrawal.drop"])
    expect(of(question, { do: "all" }, { do: "some" })).toEqual([true, false]);
});

test("3.44, 7.43, 6.41, 12.33: an Activation, works, units and Stability are given up for good", () => {
  expect(of("activation.pay", { do: "pay" }, { do: "lapse" })).toEqual([false, true]);
  expect(of("land.step", { do: "step", node: 1 }, { do: "destroy" }, { do: "stop" })).toEqual([false, true, false]);
  expect(of("maintenance.plan", { do: "giveUp", node: 1, unit: 1 }, { do: "lock" })).toEqual([true, false]);
  expect(of("militia", { do: "levy", yes: true }, { do: "levy", yes: false })).toEqual([true, false]);
  expect(of("manpower.plan", { do: "order", kind: "breakDown" }, { do: "order", kind: "raise" })).toEqual([
    true,
    false,
  ]);
});

test("in every question of whole games what cannot be taken back is never first, and nothing else changes its place", () => {
  const asked = new Set<string>();
  for (const scenario of ["I", "II", "III", "V", "VII"] as const) {
    const table = config(scenario, { options: ["bribery", "secretAlliances"] });
    const chance = new FastChance(`order ${scenario}`);
    const state = paxRomana.setup(table, paxRomana.deal(table, chance));
    for (let step = 0; step < 3000 && !state.over; step++) {
      const seat = paxRomana.toAct(state)[0]!;
      const legal = legalActions(paxRomana, state, seat);
      const { key } = questionOf(state)!;
      const ordered = inOrder(key, legal);
      const kept = (list: readonly Action[]): Action[] => list.filter((action) => !givesUp(key, action));
      if (kept(legal).length > 0) expect(givesUp(key, ordered[0]!), key).toBe(false);
      expect(kept(ordered)).toEqual(kept(legal));
      expect(ordered).toHaveLength(legal.length);
      if (legal.some((action) => givesUp(key, action))) asked.add(key);
      paxRomana.apply(state, seat, legal[chance.below(legal.length)]!, chance);
    }
  }
  expect([...asked]).toEqual(expect.arrayContaining(["activation.pay", "land.step", "sea.sail"]));
});

test("12.14: the first key no longer turns all legions into garrisons", () => {
  const table = config("II");
  const chance = new FastChance("break");
  const state = paxRomana.setup(table, paxRomana.deal(table, chance));
  const take = (label: string): void => {
    const choice = choicesOf(state, 0, 0, "en").find((one) => one.label.startsWith(label));
    paxRomana.apply(state, 0, choice!.action, chance);
  };
  for (const label of ["Pay", "Expansion", "Major", "At Arretium", "All", "Leader", "Turn units"]) take(label);
  expect(questionOf(state)!.key).toBe("units.breakDown");
  expect(choicesOf(state, 0, 0, "en").map(({ key, label }) => `${key} ${label}`)).toEqual([
    "1 Some of them",
    "2 All of them",
  ]);
});
