import { legalActions } from "@ara/kernel";
import { describe, expect, test } from "vitest";
import { paxRomana } from "../game.ts";
import { askedPower, questionKeys, questionOf } from "../question.ts";
import { cloneState, type State } from "../state/state.ts";
import { position } from "../testing/position.ts";
import type { PromptKey } from "../texts/en/prompts.ts";
import { promptOf, type Prompt } from "./prompt.ts";
import { SCENES, watchGames } from "./testing.ts";

const promptAt = (state: State, seat: number): Prompt => promptOf(paxRomana.view(state, seat), seat)!;

/** Every question once or a few times: as games bring it, or in a position made for it. */
function met(): Map<PromptKey, { state: State; seat: number }[]> {
  const found = new Map<PromptKey, { state: State; seat: number }[]>();
  const add = (state: State, seat: number): void => {
    const { key } = questionOf(state)!;
    const known = found.get(key) ?? [];
    if (known.length < FEW) found.set(key, [...known, { state: cloneState(state), seat }]);
  };
  for (const scene of Object.values(SCENES)) {
    const state = scene();
    add(state, paxRomana.toAct(state)[0]!);
  }
  watchGames("prompts", 12, 250, add);
  return found;
}
const FEW = 12;

describe("every question of the game has a prompt", () => {
  const found = met();

  test.each(questionKeys())("%s: all legal answers and no other, refusals as `check` says them, plain data", (key) => {
    const states = found.get(key) ?? [];
    expect(states.length).toBeGreaterThan(0);
    for (const { state, seat } of states) {
      const prompt = promptAt(state, seat);
      expect(prompt).toMatchObject({ key, seat, power: askedPower(state, seat), rule: questionOf(state)!.rule });
      const legal = prompt.options.flatMap(({ action, refusal }) => (refusal === null ? [action] : []));
      expect(legal).toEqual(legalActions(paxRomana, state, seat));
      for (const { action, refusal } of prompt.options)
        expect([action, refusal]).toEqual([action, paxRomana.check(state, seat, action) ?? null]);
      expect(JSON.parse(JSON.stringify(prompt))).toStrictEqual(prompt);
    }
  });
});

test("nobody who is not asked has a prompt, and nobody when the game is over", () => {
  const state = SCENES["construction.with"]!();
  expect(promptOf(paxRomana.view(state, 0), 0)).not.toBeNull();
  expect(promptOf(paxRomana.view(state, 1), 1)).toBeNull();
  state.over = { winners: [0], points: [0, 0, 0, 0], reason: "3.7" };
  expect(promptOf(paxRomana.view(state, 0), 0)).toBeNull();
  expect(promptOf(paxRomana.view(position("V"), 0), 0)).toBeNull();
});

test("2.15, 13.12, 15.45: two states that look alike to a seat have the same prompt, to the byte", () => {
  let looked = 0;
  let different = 0;
  watchGames("alike", 6, 120, (state, seat, chance) => {
    if (chance.below(4) > 0) return;
    const view = paxRomana.view(state, seat);
    const guess = paxRomana.determinize(view, chance);
    looked++;
    if (JSON.stringify(guess) !== JSON.stringify(state)) different++;
    expect(JSON.stringify(promptAt(guess, seat))).toBe(JSON.stringify(promptOf(view, seat)));
  });
  expect(looked).toBeGreaterThan(500);
  expect(different).toBeGreaterThan(200);
});
