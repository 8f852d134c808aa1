import { FastChance, legalActions } from "@ara/kernel";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Action } from "./action.ts";
import { config } from "./config.ts";
import { paxRomana } from "./game.ts";
import type { State } from "./state/state.ts";
import { stands } from "./testing/stands.ts";

/** States of one random game, a good many questions apart. */
function statesOf(): State[] {
  const table = config("V");
  const chance = new FastChance("doors");
  const state = paxRomana.setup(table, paxRomana.deal(table, chance));
  const found: State[] = [];
  for (let i = 0; paxRomana.toAct(state).length > 0; i++) {
    const seat = chance.pick(paxRomana.toAct(state));
    if (i % 23 === 0) found.push(paxRomana.clone(state));
    paxRomana.apply(state, seat, chance.pick(legalActions(paxRomana, state, seat)), chance);
  }
  return found;
}

const STATES = statesOf();
const FIELDS = ["type", "node", "unit", "leader", "power", "owner", "province", "n", "kind", "yes", "text", "more"];

const anything = fc.oneof(fc.jsonValue(), fc.integer({ min: -3, max: 300 }), fc.boolean(), fc.constantFrom("", "land"));

/** A listed action with some members changed, added or left out. */
const near = (listed: Action): fc.Arbitrary<unknown> =>
  fc
    .dictionary(fc.constantFrom(...FIELDS), fc.option(anything, { nil: undefined }), { maxKeys: 3 })
    .map((changes) => Object.fromEntries(Object.entries({ ...listed, ...changes }).filter(([, v]) => v !== undefined)));

test("of all JSON, and of all that is nearly an action, check lets pass what is listed, and never throws", () => {
  fc.assert(
    fc.property(fc.nat(STATES.length - 1), fc.nat(), fc.gen(), fc.jsonValue(), (at, pick, gen, json) => {
      const state = STATES[at]!;
      const seat = paxRomana.toAct(state)[0]!;
      const listed = legalActions(paxRomana, state, seat);
      for (const sent of [json, gen(near, listed[pick % listed.length]!)]) {
        const isListed = listed.some((action) => stands(action, sent));
        expect(paxRomana.check(state, seat, sent as Action) === undefined, JSON.stringify(sent)).toBe(isListed);
        expect(() => paxRomana.json.readAction(state, seat, sent)).not.toThrow();
      }
    }),
    { numRuns: 1500 },
  );
});

test("4.1: a promise says what it says and nothing else: members nobody knows are refused, however deep", () => {
  const asked = (state: State): Action | undefined =>
    paxRomana
      .toAct(state)
      .flatMap((seat) => legalActions(paxRomana, state, seat))
      .find((action) => action.type === "term" && action.kind === "promise");
  const state = STATES.find((one) => asked(one))!;
  const [seat] = paxRomana.toAct(state);
  const promise = { ...asked(state)!, text: "peace" };
  expect(paxRomana.check(state, seat!, promise as Action)).toBeUndefined();
  let deep: unknown = 1;
  for (let i = 0; i < 97; i++) deep = [deep];
  const written = paxRomana.json.writeAction(state, seat!, promise) as object;
  for (const more of [{ deep }, { constructor: 1 }, { toString: 1 }, JSON.parse('{"__proto__":1}') as object]) {
    const entries = [...Object.entries(promise), ...Object.entries(more)];
    expect(paxRomana.check(state, seat!, Object.fromEntries(entries) as Action)).toMatchObject({ key: "action.shape" });
    const sent: unknown = Object.fromEntries([...Object.entries(written), ...Object.entries(more)]);
    expect(paxRomana.json.readAction(state, seat!, sent)).toMatchObject({ ok: false, error: { key: "action.shape" } });
  }
});

test.each([-1, 4, 0.5, "0", null, undefined])("2.15: nobody looks as viewer %j", (viewer) => {
  expect(() => paxRomana.view(STATES[0]!, viewer as number)).toThrow(RangeError);
});
