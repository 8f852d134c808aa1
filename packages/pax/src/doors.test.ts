import { FastChance, legalActions } from "@ara/kernel";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { place } from "./action.ts";
import { config } from "./config.ts";
import { pax } from "./game.ts";
import type { State } from "./state.ts";

/** One state of each step that a random game of five with Nocturnus comes to, and of a solo game's set-up. */
function statesOf(): State[] {
  const found = new Map<string, State>();
  for (const table of [config(5, { nocturnus: true }), config(1)]) {
    const chance = new FastChance("doors");
    const state = pax.setup(table, pax.deal(table, chance));
    for (let [seat] = pax.toAct(state); seat !== undefined; [seat] = pax.toAct(state)) {
      const key = `${table.players} ${state.step}`;
      if (!found.has(key)) found.set(key, pax.clone(state));
      pax.apply(state, seat, chance.pick(legalActions(pax, state, seat)), chance);
    }
  }
  return [...found.values()];
}

const STATES = statesOf();
/** No action is larger; see `action.ts`. */
const MOST = 1 << 22;
/** All that name a small number (a place, a legion) are tried; of the rest, which name none there is, one in so many. */
const NEAR = 1 << 17;
const STRIDE = 37;

test("10.4 of integers, check lets pass those that are listed, and no other, at every step", () => {
  for (const state of STATES) {
    const [seat] = pax.toAct(state);
    const passed: number[] = [];
    for (let action = 0; action < MOST; action += action < NEAR ? 1 : STRIDE)
      if (!pax.check(state, seat!, action)) passed.push(action);
    expect(passed).toEqual(legalActions(pax, state, seat!).toSorted((a, b) => a - b));
    for (const action of passed)
      for (const odd of [-action - 1, action + MOST, action + 2 ** 32, action + 0.5, `${action}`, [action], { action }])
        expect(pax.check(state, seat!, odd as number)).toMatchObject({ key: "action.unknown" });
  }
});

test("10.4 of all JSON, check lets pass nothing", () => {
  fc.assert(
    fc.property(fc.nat(STATES.length - 1), fc.jsonValue(), (at, json) => {
      const state = STATES[at]!;
      const [seat] = pax.toAct(state);
      const isListed = legalActions(pax, state, seat!).includes(json as number);
      expect(pax.check(state, seat!, json as number) === undefined).toBe(isListed);
      expect(pax.json.readAction(state, seat!, json).ok).toBe(false);
    }),
  );
});

test("3.3 a card is not placed where there is no legion", () => {
  const state = STATES.find(({ step }) => step === "draw")!;
  const [card] = state.drawn;
  expect(pax.check(state, state.decider, place(card!, -5))).toMatchObject({ key: "action.unknown" });
});

test.each([-1, 5, 0.5, "0", null, undefined])("10.3 nobody sees the deck as viewer %j", (viewer) => {
  expect(() => pax.view(STATES[0]!, viewer as number)).toThrow(RangeError);
});
