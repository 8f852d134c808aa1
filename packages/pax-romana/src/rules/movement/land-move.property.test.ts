import { FastChance } from "@ara/kernel";
import { expect, test } from "vitest";
import type { Action } from "../../action.ts";
import { config, worldOf } from "../../config.ts";
import type { ScenarioName } from "../../data/index.ts";
import { deal } from "../../deal.ts";
import { setup } from "../../setup.ts";
import { invariants } from "../../invariants/index.ts";
import { cloneState, type State } from "../../state/state.ts";
import { anythingTouched } from "../../state/touched.ts";
import { nameOf } from "../../testing/march.ts";
import { controlMistakes } from "../../testing/oracles/control.ts";
import { afterStep, isInstantOpen } from "../after-step.ts";
import { machine } from "../index.ts";
import { expansionOf } from "../sequence/operations.ts";
import { closeActivation } from "./marks.ts";

/** Every power marches at random, again and again. */
function wander(scenario: ScenarioName, seed: number, rounds: number, look: (state: State) => void): void {
  const chance = new FastChance(seed);
  const table = config(scenario);
  const state = setup(table, deal(table, chance));
  const { powers } = worldOf(table).scenario;
  for (let round = 0; round < rounds && state.over === null; round++) {
    const power = powers[round % powers.length]!;
    state.frames = [machine.begin(expansionOf(power), state)];
    machine.run(state, chance, undefined);
    for (let n = 0; state.frames.length > 0 && state.over === null; n++) {
      const [asked] = machine.who(state);
      const options: Action[] = [];
      machine.options(state, asked!, options);
      if (options.length === 0) throw new Error(`nothing to answer in ${JSON.stringify(state.frames.at(-1))}`);
      if (options.length > 64) throw new Error(`${options.length} answers in ${JSON.stringify(state.frames.at(-1))}`);
      if (n > 3000) throw new Error(`no end: ${options.map((one) => nameOf(state, one)).join(", ")}`);
      machine.answer(state, asked!, options[chance.below(options.length)]!, chance, undefined);
      if (state.frames.length === 0) {
        closeActivation(state);
        afterStep(state, undefined);
      }
      look(state);
    }
    expect(state.forces.every((force) => force === null) || state.over !== null).toBe(true);
  }
}

test.each<ScenarioName>(["I", "II", "III", "V", "VII"])(
  "5.2: in scenario %s control is remembered as the slow words find it, after every step of random marches",
  (scenario) => {
    let steps = 0;
    wander(scenario, 7, 60, (state) => {
      for (const one of invariants) expect([one.name, one.holds(state)]).toEqual([one.name, true]);
      if (isInstantOpen(state) || anythingTouched(state) || ++steps % 5 !== 0) return;
      expect(controlMistakes(state)).toEqual([]);
    });
    expect(steps).toBeGreaterThan(100);
  },
);

test("9.1: random marches end, and a clone goes the same way", () => {
  wander("V", 11, 40, (state) => expect(cloneState(state)).toEqual(state));
});
