import { FastChance, legalActions } from "@ara/kernel";
import { config, inOrder, paxRomana, questionOf, type Option, type Prompt, type State } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { choicesOf, promptAt } from "./choices.ts";

const RANK = [undefined, "dice", "gone"];

/** What cannot be taken back stands behind what can, and nothing else changes its place. */
function expectOrder({ key, options }: Prompt): void {
  const ordered = inOrder(options);
  const rankOf = ({ care }: Option): number => RANK.indexOf(care);
  const ranks = ordered.map(rankOf);
  expect(ranks, key).toEqual(ranks.toSorted((a, b) => a - b));
  for (const rank of RANK.keys()) {
    const alike = (list: readonly Option[]) => list.filter((one) => rankOf(one) === rank);
    expect(alike(ordered)).toEqual(alike(options));
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
        expectOrder(promptAt(state, seat));
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
    const choice = choicesOf(state, promptAt(state, 0), "en").find((one) => one.label.startsWith(label));
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
  expectOrder(promptAt(state, 0));
  const choices = choicesOf(state, promptAt(state, 0), "en");
  expect(choices.slice(-last.length).map(({ label, givesUp }, i) => givesUp && label.startsWith(last[i]!))).toEqual(
    last.map(() => true),
  );
  expect(choices.slice(0, -last.length).every(({ givesUp }) => !givesUp)).toBe(true);
});

test("12.14: the first key no longer turns all legions into garrisons", () => {
  const state = after(...MARCH, "Turn units");
  expect(choicesOf(state, promptAt(state, 0), "en").map(({ key, label }) => `${key} ${label}`)).toEqual([
    "1 Some of them",
    "2 All of them",
  ]);
});
