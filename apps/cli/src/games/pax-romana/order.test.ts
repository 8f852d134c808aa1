import { FastChance, legalActions } from "@ara/kernel";
import { config, paxRomana, questionOf, type Action, type State } from "@ara/pax-romana";
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

/** What cannot be taken back stands behind what can, and nothing else changes its place. */
function expectOrder(state: State, legal: readonly Action[]): void {
  const ordered = inOrder(state, legal);
  const ranks = ordered.map((action) => RANK.indexOf(careOf(state, action)));
  expect(ranks, questionOf(state)!.key).toEqual(ranks.toSorted((a, b) => a - b));
  for (const rank of RANK.keys()) {
    const alike = (list: readonly Action[]) => list.filter((one) => RANK.indexOf(careOf(state, one)) === rank);
    expect(alike(ordered)).toEqual(alike(legal));
  }
}

test.each(["I", "II", "III", "V", "VII"] as const)(
  "in every question of whole games of scenario %s what cannot be taken back stands behind what can",
  (scenario) => {
    for (const options of [[], ["secretAlliances"]] as const) {
      const table = config(scenario, { options });
      const chance = new FastChance(`order ${scenario}`);
      const state = paxRomana.setup(table, paxRomana.deal(table, chance));
      for (let step = 0; step < 2000 && !state.over; step++) {
        const seat = paxRomana.toAct(state)[0]!;
        const legal = legalActions(paxRomana, state, seat);
        expectOrder(state, legal);
        paxRomana.apply(state, seat, legal[chance.below(legal.length)]!, chance);
      }
    }
  },
);

/** Rome's first Activation in scenario II, as far as the answers lead that begin with these words. */
function after(...labels: readonly string[]): State {
  const table = config("II");
  const chance = new FastChance("break");
  const state = paxRomana.setup(table, paxRomana.deal(table, chance));
  for (const label of labels) {
    const choice = choicesOf(state, 0, 0, "en").find((one) => one.label.startsWith(label));
    paxRomana.apply(state, 0, choice!.action, chance);
  }
  return state;
}

const MARCH = ["Pay", "Expansion", "Major", "At Arretium", "All", "Leader"];

test.each([
  ["3.44", "activation.pay", [], ["Let the marker lapse"]],
  ["9.21", "land.step", MARCH, ["Leave units", "Leave leader", "Turn units"]],
  ["9.21", "units.drop", [...MARCH, "Leave units"], ["All of them"]],
  ["12.14", "units.breakDown", [...MARCH, "Turn units"], ["All of them"]],
  ["11.32", "sea.sail", [...MARCH, "March to Pisae", "Embark"], ["Leave leader", "Leave behind: legion"]],
] as const)("%s: %s ends with what gives something up", (_rule, key, labels, last) => {
  const state = after(...labels);
  expect(questionOf(state)!.key).toBe(key);
  expectOrder(state, legalActions(paxRomana, state, 0));
  const choices = choicesOf(state, 0, 0, "en");
  expect(choices.slice(-last.length).map(({ label, givesUp }, i) => givesUp && label.startsWith(last[i]!))).toEqual(
    last.map(() => true),
  );
  expect(choices.slice(0, -last.length).every(({ givesUp }) => !givesUp)).toBe(true);
});

test("12.14: the first key no longer turns all legions into garrisons", () => {
  const state = after(...MARCH, "Turn units");
  expect(choicesOf(state, 0, 0, "en").map(({ key, label }) => `${key} ${label}`)).toEqual([
    "1 Some of them",
    "2 All of them",
  ]);
});
