/** Cards as an owner of the box has corrected them: the rules follow the data. */
import { expect, test } from "vitest";
import { CARTHAGE, EAST, ROME, type CardName, type Corrections } from "../../data/index.ts";
import { advancedOf, cardsOf } from "../../state/cards.ts";
import type { State } from "../../state/state.ts";
import type { Given } from "../../testing/position.ts";
import { asked, begin, optionsNow, play, told } from "../battle/testing.ts";
import { advanced, hold, playedBy, struckBy } from "./testing.ts";

const HOME = { "rome roma": { LG: 3 }, "carthage carthago": { HI: 2 }, "rhodes rhodus": { HI: 2, city: 5, GS: 2 } };

function corrected(cards: Partial<Record<CardName, object>>, given: Given = {}): State {
  const corrections = { format: "ara-corrections/1", cards: { cards } } as unknown as Corrections;
  return advanced({ pieces: HOME, ...given, config: { corrections } });
}

const operation = (power: number) => ({ proc: "activation", step: "operation", power, drawn: false }) as const;

const plays = (state: State): unknown[] =>
  optionsNow(state).flatMap(({ type: verb, kind }) => (verb === "playCard" ? [kind] : []));

test("12.51, 17.2: an alliance with Rhodes for another price", () => {
  const price = { "alliance-with-rhodes": { cost: 5 } };
  const poor = hold(corrected(price, { treasury: { rome: 4 } }), "rome", "alliance-with-rhodes");
  begin(poor, operation(ROME), []);
  expect(plays(poor)).toEqual([]);
  const rich = corrected(price, { treasury: { rome: 6 } });
  play(rich, playedBy(rich, "rome", "alliance-with-rhodes"), []);
  expect([advancedOf(rich).rhodesAlly, rich.powers[ROME]!.treasury]).toEqual([ROME, 1]);
});

test("12.23, 17.2: mercenaries for another price, and for Rome, too", () => {
  const state = corrected({ mercenaries: { cost: 3, notFor: [] } }, { treasury: { rome: 4 } });
  begin(state, playedBy(state, "rome", "mercenaries"), [], [{ type: "with" }, { type: "at" }]);
  expect([state.powers[ROME]!.treasury, state.frames]).toEqual([1, []]);
  const poor = hold(corrected({ mercenaries: { cost: 3 } }, { treasury: { carthage: 2 } }), "carthage", "mercenaries");
  begin(poor, operation(CARTHAGE), []);
  expect(plays(poor)).toEqual([]);
});

test("17.2: the gods and the siege engine for another price", () => {
  const angry = corrected({ "dies-irae": { cost: 4 } }, { treasury: { rome: 5 } });
  begin(angry, struckBy(angry, "rome", "dies-irae"), [], [{ type: "payWrath", yes: true }]);
  expect(angry.powers[ROME]!.treasury).toBe(1);
  const poor = corrected({ "dies-irae": { cost: 4 } }, { treasury: { rome: 3 } });
  expect(told(play(poor, struckBy(poor, "rome", "dies-irae"), []), "activationLost")).toHaveLength(1);
  const engine = corrected({ "poliorcetes-effect": { cost: 1 } }, { treasury: { rome: 1 } });
  play(engine, playedBy(engine, "rome", "poliorcetes-effect"), []);
  expect([engine.powers[ROME]!.treasury, advancedOf(engine).helepolisOwner]).toEqual([0, ROME]);
});

test("17.2: a card that is nothing to a power is not played by it, and strikes it not", () => {
  const state = hold(hold(corrected({ spies: { notFor: ["east"] } }), "east", "spies"), "rome", "ambush");
  begin(state, operation(EAST), []);
  expect([asked(state), plays(state)]).toEqual(["activation.operation", []]);
  const spared = corrected({ "dies-irae": { notFor: ["rome"] } }, { treasury: { rome: 5 } });
  expect(told(play(spared, struckBy(spared, "rome", "dies-irae"), []), "cardVoid")).toHaveLength(1);
});

test("17.1, 17.2: as many of a kind as there are, and those leave the game that do", () => {
  const state = corrected({
    "revenues-and-stability": { count: 3 },
    "slave-revolt": { count: 2, first: 43 },
    spies: { removed: true },
  });
  expect(cardsOf(state).deck).toHaveLength(55);
  hold(state, "carthage", "ambush");
  play(state, playedBy(state, "rome", "spies"), [], [{ type: "passCard", kind: "now" }]);
  expect(cardsOf(state).removed).toHaveLength(1);
});
