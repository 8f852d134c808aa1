import { expect, test } from "vitest";
import type { Action } from "../action.ts";
import type { PromptKey } from "../texts/en/prompts.ts";
import { careOf } from "./care.ts";

const care = (key: PromptKey, ...actions: readonly Action[]): string[] =>
  actions.map((action) => careOf(key, action, undefined));

test("12.14, 9.21: all of them is harmless where units move, and gives them up where they are turned into garrisons or left", () => {
  expect(care("units.move", { type: "all" }, { type: "some" })).toEqual(["none", "none"]);
  for (const question of ["units.breakDown", "units.drop", "withdrawal.drop"] as const)
    expect(care(question, { type: "all" }, { type: "some" })).toEqual(["gone", "none"]);
});

test("3.44, 6.41, 12.33: an Activation, units and Stability are given up for good", () => {
  expect(care("activation.pay", { type: "pay" }, { type: "lapse" })).toEqual(["none", "gone"]);
  expect(care("maintenance.plan", { type: "giveUp", node: 1, unit: 1 }, { type: "lock" })).toEqual(["gone", "none"]);
  expect(care("militia", { type: "levy", yes: true }, { type: "levy", yes: false })).toEqual(["gone", "none"]);
  expect(care("manpower.plan", { type: "order", kind: "breakDown" }, { type: "order", kind: "raise" })).toEqual([
    "gone",
    "none",
  ]);
});

test("10.32, 7.51, 11.13, 9.21: where dice fall at once or a battle begins one can think again", () => {
  expect(care("interception.attempt", { type: "intercept", node: 1, owner: 1 }, { type: "pass" })).toEqual([
    "dice",
    "none",
  ]);
  expect(care("sack", { type: "sack", yes: true }, { type: "sack", yes: false })).toEqual(["dice", "none"]);
  expect(care("sea.stopped", { type: "goOn" }, { type: "finish" })).toEqual(["dice", "none"]);
  expect(care("sea.passing", { type: "goOn" }, { type: "fight" })).toEqual(["none", "dice"]);
  const step = { type: "step", node: 1 } as const;
  expect([careOf("land.step", step, { mp: 2, attack: 1 }), careOf("land.step", step, { mp: 1 })]).toEqual([
    "dice",
    "none",
  ]);
});
