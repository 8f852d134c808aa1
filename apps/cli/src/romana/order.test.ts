import { FastChance, legalActions } from "@ara/kernel";
import { config, paxRomana, questionOf, type Action } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { choicesOf } from "./choices.ts";
import { careOf, inOrder } from "./order.ts";

/** The care for answers to a question, in a state where only that question is open. */
function care(proc: string, step: string, ...actions: readonly Action[]): string[] {
  const state = paxRomana.setup(config("V"), paxRomana.deal(config("V"), new FastChance("care")));
  const frame = { proc, step, power: 0, force: 0, prompt: step, rule: "9.11" };
  state.forces = [{ power: 0, rows: [], leaders: [], node: 0, mp: 5, flags: 0 } as never];
  state.frames = [proc === "chooseUnits" ? { ...frame, step: "how" } : frame] as never;
  return actions.map((action) => careOf(state, action));
}

test("12.14, 9.21: all of them is harmless where units move, and gives them up where they are turned into garrisons or left", () => {
  expect(care("chooseUnits", "units.move", { do: "all" }, { do: "some" })).toEqual(["none", "none"]);
  for (const question of ["units.breakDown", "units.drop", "withdrawal.drop"])
    expect(care("chooseUnits", question, { do: "all" }, { do: "some" })).toEqual(["gone", "none"]);
});

test("3.44, 6.41, 12.33: an Activation, units and Stability are given up for good", () => {
  expect(care("activation", "pay", { do: "pay" }, { do: "lapse" })).toEqual(["none", "gone"]);
  expect(care("maintenance", "plan", { do: "giveUp", node: 1, unit: 1 }, { do: "lock" })).toEqual(["gone", "none"]);
  expect(care("militia", "ask", { do: "levy", yes: true }, { do: "levy", yes: false })).toEqual(["gone", "none"]);
  expect(care("manpower", "plan", { do: "order", kind: "breakDown" }, { do: "order", kind: "raise" })).toEqual([
    "gone",
    "none",
  ]);
});

test("10.32, 7.51, 11.13: where dice fall at once one can think again", () => {
  expect(care("interception", "attempt", { do: "intercept", node: 1, owner: 1 }, { do: "pass" })).toEqual([
    "dice",
    "none",
  ]);
  expect(care("sack", "begin", { do: "sack", yes: true }, { do: "sack", yes: false })).toEqual(["dice", "none"]);
  expect(care("fleetMove", "stopped", { do: "goOn" }, { do: "finish" })).toEqual(["dice", "none"]);
  expect(care("seaEntry", "passing", { do: "goOn" }, { do: "fight" })).toEqual(["none", "dice"]);
});

const RANK = ["none", "dice", "gone"];

test("in every question of whole games what cannot be taken back stands behind what can, and nothing else changes its place", () => {
  const asked = new Set<string>();
  let played = 0;
  for (const scenario of ["I", "II", "III", "V", "VII", "II", "III", "V", "I", "VII", "V", "V"] as const) {
    // 4.4: talks are among the answers in every other game.
    const table = config(scenario, { options: played++ % 2 === 0 ? ["secretAlliances"] : [] });
    const chance = new FastChance(`order ${scenario} ${played}`);
    const state = paxRomana.setup(table, paxRomana.deal(table, chance));
    for (let step = 0; step < 2000 && !state.over; step++) {
      const seat = paxRomana.toAct(state)[0]!;
      const legal = legalActions(paxRomana, state, seat);
      const ordered = inOrder(state, legal);
      const ranks = ordered.map((action) => RANK.indexOf(careOf(state, action)));
      expect(ranks, questionOf(state)!.key).toEqual(ranks.toSorted((a, b) => a - b));
      for (const rank of RANK.keys()) {
        const alike = (list: readonly Action[]) => list.filter((one) => RANK.indexOf(careOf(state, one)) === rank);
        expect(alike(ordered)).toEqual(alike(legal));
      }
      if (ranks.at(-1)! > 0) asked.add(questionOf(state)!.key);
      paxRomana.apply(state, seat, legal[chance.below(legal.length)]!, chance);
    }
  }
  expect([...asked]).toEqual(expect.arrayContaining(["activation.pay", "land.step", "sea.sail", "units.drop"]));
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
