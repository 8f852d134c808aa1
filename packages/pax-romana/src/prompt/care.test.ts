import { expect, test } from "vitest";
import type { Action } from "../action.ts";
import type { PromptKey } from "../texts/en/prompts.ts";
import { careOf } from "./care.ts";

const care = (key: PromptKey, ...actions: readonly Action[]): string[] =>
  actions.map((action) => careOf(key, action, undefined));

test("12.14, 9.21: all of them is harmless where units move, and gives them up where they are turned into garrisons or left", () => {
  expect(care("units.move", { do: "all" }, { do: "some" })).toEqual(["none", "none"]);
  for (const question of ["units.breakDown", "units.drop", "withdrawal.drop"] as const)
    expect(care(question, { do: "all" }, { do: "some" })).toEqual(["gone", "none"]);
});

test("3.44, 6.41, 12.33: an Activation, units and Stability are given up for good", () => {
  expect(care("activation.pay", { do: "pay" }, { do: "lapse" })).toEqual(["none", "gone"]);
  expect(care("maintenance.plan", { do: "giveUp", node: 1, unit: 1 }, { do: "lock" })).toEqual(["gone", "none"]);
  expect(care("militia", { do: "levy", yes: true }, { do: "levy", yes: false })).toEqual(["gone", "none"]);
  expect(care("manpower.plan", { do: "order", kind: "breakDown" }, { do: "order", kind: "raise" })).toEqual([
    "gone",
    "none",
  ]);
});

test("10.32, 7.51, 11.13, 9.21: where dice fall at once or a battle begins one can think again", () => {
  expect(care("interception.attempt", { do: "intercept", node: 1, owner: 1 }, { do: "pass" })).toEqual([
    "dice",
    "none",
  ]);
  expect(care("sack", { do: "sack", yes: true }, { do: "sack", yes: false })).toEqual(["dice", "none"]);
  expect(care("sea.stopped", { do: "goOn" }, { do: "finish" })).toEqual(["dice", "none"]);
  expect(care("sea.passing", { do: "goOn" }, { do: "fight" })).toEqual(["none", "dice"]);
  const step = { do: "step", node: 1 } as const;
  expect([careOf("land.step", step, { mp: 2, attack: 1 }), careOf("land.step", step, { mp: 1 })]).toEqual([
    "dice",
    "none",
  ]);
});
