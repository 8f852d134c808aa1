import { FastChance, LANGUAGES, legalActions } from "@ara/kernel";
import { expect, test } from "vitest";
import { config, worldOf } from "../config.ts";
import { paxRomana } from "../game.ts";
import { promptOf, type Option } from "../prompt/prompt.ts";
import { paxRomanaTexts } from "./index.ts";
import { sayMeaningIn } from "./meaning.ts";

const table = config("V");
const at = (id: string): number => worldOf(table).map.nodeOf.get(id)!;
const said = (meaning: Partial<Option>): string[] =>
  sayMeaningIn(paxRomanaTexts.en, table, { action: { type: "halt" }, refusal: null, ...meaning });

test("what an answer costs, throws and leads to is said clause by clause", () => {
  const roll = {
    of: "interception",
    rule: "10.32",
    dice: 2,
    added: [{ by: "leader", n: 2 }],
    least: 7,
    chance: [21, 36],
  } as const;
  expect(
    said({
      cost: { mp: 3, attack: 1 },
      roll,
      leads: [
        { to: "battle", at: at("capua"), kind: "attack", against: [1], power: 1 },
        { to: "interception", at: at("capua"), power: 1, from: at("roma"), owner: 1, leader: -1, roll },
      ],
    }),
  ).toEqual([
    "3 MP",
    "1 MP of it for the attack",
    "interception: 58 %, 7 or more on two dice (leader +2)",
    "battle at Capua against Carthage",
    "Carthage may intercept from Roma: 58 %, 7 or more on two dice (leader +2)",
  ]);
  const die = { of: "allowance", rule: "9.12", dice: 1, added: [], faces: [2, 3, 4, 5, 6, 7] } as const;
  expect(said({ roll: die, gain: 2 })).toEqual(["brings 2 Talents", "Movement Points: 2 to 7"]);
});

test.each(LANGUAGES)("%s says what every answer of whole games means", (language) => {
  const texts = paxRomanaTexts[language];
  for (const scenario of ["II", "VII"] as const) {
    const game = config(scenario, { format: "basicPlus", options: ["rerolls"] });
    const chance = new FastChance(`meaning ${scenario}`);
    const state = paxRomana.setup(game, paxRomana.deal(game, chance));
    for (let step = 0; step < 600 && !state.over; step++) {
      const seat = paxRomana.toAct(state)[0]!;
      const { options } = promptOf(paxRomana.view(state, seat), seat)!;
      for (const option of options)
        for (const clause of sayMeaningIn(texts, game, option)) {
          expect(clause).not.toMatch(/undefined|NaN|Infinity|null|\[object| {2}/);
          expect(clause).not.toContain(texts.words.nowhere);
        }
      const legal = legalActions(paxRomana, state, seat);
      paxRomana.apply(state, seat, legal[chance.below(legal.length)]!, chance);
    }
  }
});
