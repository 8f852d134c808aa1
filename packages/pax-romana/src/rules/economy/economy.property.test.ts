/** Random games: the economy reckons what the slow, obvious versions of its rules do. */
import { FastChance } from "@ara/kernel";
import { expect, test } from "vitest";
import { config, worldOf } from "../../config.ts";
import { POWERS, type ScenarioName } from "../../data/index.ts";
import { paxRomana } from "../../game.ts";
import type { State } from "../../state/state.ts";
import { incomeBySentences } from "../../testing/oracles/economy.ts";
import { cvpBySentences, gopBySentences } from "../../testing/oracles/victory.ts";
import { cvpOf, gopOf } from "../victory/points.ts";
import { isCollected, sourcesOf } from "./revenue.ts";

/** Positions of a random game, each time a new phase has begun. */
function* positions(scenario: ScenarioName, seed: string): Generator<State> {
  const table = config(scenario);
  const chance = new FastChance(seed);
  const state = paxRomana.setup(table, paxRomana.deal(table, chance));
  let phase = "";
  while (!state.over) {
    if (state.phase !== phase) yield state;
    ({ phase } = state);
    const seat = chance.pick(paxRomana.toAct(state));
    const options: Parameters<typeof paxRomana.apply>[2][] = [];
    paxRomana.legal(state, seat, options);
    paxRomana.apply(state, seat, chance.pick(options), chance);
  }
}

test.each(["II", "III", "V"] as const)(
  "6.11, 15.22, 15.32: income, GOP and CVP equal their sentences in games of %s",
  (name) => {
    for (const state of positions(name, `sentences ${name}`)) {
      for (const power of worldOf(state.config).scenario.powers) {
        const income = sourcesOf(state, power).reduce((sum, one) => sum + (isCollected(one) ? one.talents : 0), 0);
        const found = { power: POWERS[power], income, gop: gopOf(state, power), cvp: cvpOf(state, power) };
        expect(found).toEqual({
          power: POWERS[power],
          income: incomeBySentences(state, power),
          gop: gopBySentences(state, power),
          cvp: cvpBySentences(state, power),
        });
      }
    }
  },
);
