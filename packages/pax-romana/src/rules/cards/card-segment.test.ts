import { describe, expect, test } from "vitest";
import { CARDS, CARTHAGE, ROME, type CardName } from "../../data/index.ts";
import { paxRomana } from "../../game.ts";
import { cardOf, cardsOf, handOf } from "../../state/cards.ts";
import { pairOf } from "../../state/pairs.ts";
import { cloneState, type State } from "../../state/state.ts";
import { asked, begin, optionsNow, play, told } from "../battle/testing.ts";
import { advanced, drawing, hold } from "./testing.ts";

const names = (state: State, power: number): string[] => handOf(state, power).map((card) => CARDS[card]!);
const paid = { proc: "activation", step: "card", power: ROME, drawn: false } as const;

describe("17.1: the cards", () => {
  test("2.4, 17.11, 17.12, R297, R485: all 55 are in the deck, nothing is dealt, and nobody shuffles", () => {
    const { deck, hands, discard, removed } = cardsOf(advanced());
    expect(deck.length).toBe(55);
    expect([...hands.flat(), ...discard, ...removed]).toEqual([]);
    expect(deck).toEqual(deck.toSorted((a, b) => a - b));
  });

  test("17.13: a card that is held goes into the hand, and its face is told to its owner alone", () => {
    const state = advanced({ pieces: { "rome roma": { LG: 1 } } });
    const played = play(state, { proc: "cardSegment", power: ROME }, [drawing(state, "ambush")]);
    expect(names(state, ROME)).toEqual(["ambush"]);
    expect(told(played, "cardDrawn")).toMatchObject([{ power: ROME, atOnce: false, heard: [0] }]);
    expect(played.handed).toEqual({ lost: false });
  });

  test("17.14: a card that is played at once is never in a hand, and lies open when it has struck", () => {
    const state = advanced({ treasury: { rome: 1 } });
    const level = state.powers[ROME]!.stability;
    play(state, { proc: "cardSegment", power: ROME }, [drawing(state, "revenues-and-stability")]);
    expect(names(state, ROME)).toEqual([]);
    expect(cardsOf(state).discard.map((card) => CARDS[card])).toEqual(["revenues-and-stability"]);
    expect(state.powers[ROME]!.stability).toBe(level - 1);
  });

  test("17.13, 17.14, R294: of four cards one is played or discarded, the new one included, before the operation", () => {
    const state = hold(advanced(), "rome", "spies", "ambush", "cunctator");
    hold(state, "carthage", "pontus");
    const draw = drawing(state, "traitor");
    begin(state, { proc: "cardSegment", power: ROME }, [draw]);
    expect(asked(state)).toBe("card.full");
    const verbs = optionsNow(state).map(({ type: verb, kind }) => `${verb} ${kind ?? ""}`.trim());
    expect(verbs).toEqual([
      "playCard cunctator",
      "playCard spies",
      "playCard traitor",
      "discardCard ambush",
      "discardCard cunctator",
      "discardCard spies",
      "discardCard traitor",
      "speak",
    ]);
  });

  test("17.14, R294: a fourth card is given up for nothing, face up", () => {
    const state = hold(advanced(), "rome", "spies", "ambush", "cunctator");
    const draw = drawing(state, "traitor");
    const played = play(
      state,
      { proc: "cardSegment", power: ROME },
      [draw],
      [{ type: "discardCard", kind: "traitor" }],
    );
    expect(names(state, ROME)).toEqual(["ambush", "cunctator", "spies"]);
    expect(told(played, "cardDiscarded")).toHaveLength(1);
  });

  test("3.44, 17.13, R30: every marker that is paid for draws a card; one that lapses draws none", () => {
    const state = advanced({ treasury: { rome: 5 } });
    begin(state, { proc: "activation", step: "pay", power: ROME, drawn: false }, [], [{ type: "lapse" }]);
    expect(cardsOf(state).deck.length).toBe(55);
    begin(
      state,
      { proc: "activation", step: "pay", power: ROME, drawn: false },
      [drawing(state, "ambush")],
      [{ type: "pay" }],
    );
    expect([cardsOf(state).deck.length, names(state, ROME), asked(state)]).toEqual([
      54,
      ["ambush"],
      "activation.operation",
    ]);
  });

  test("4.1, 17.15: there is no Meeting, and hold cards stand among the answers of one's own questions", () => {
    const state = hold(advanced(), "rome", "spies", "ambush");
    hold(state, "carthage", "cunctator");
    begin(state, { proc: "activation", step: "operation", power: ROME, drawn: false }, []);
    expect(optionsNow(state).map(({ type: verb }) => verb)).toEqual([
      "operation",
      "operation",
      "playCard",
      "discardCard",
      "discardCard",
      "speak",
    ]);
  });

  test("17.2 Dies Irae, R315: unpaid, the Activation is over, its Talent spent, and nothing more happens in it", () => {
    const state = advanced({ treasury: { rome: 4 } });
    const played = play(state, paid, [drawing(state, "dies-irae")], [{ type: "payWrath", yes: false }]);
    expect(told(played, "activationLost")).toHaveLength(1);
    expect(told(played, "activationEnded")).toHaveLength(1);
    expect(state.powers[ROME]!.treasury).toBe(4);
  });

  test("17.2 Dies Irae: two Talents soothe the gods; who has less is not asked", () => {
    const state = advanced({ treasury: { rome: 4 } });
    begin(state, paid, [drawing(state, "dies-irae")], [{ type: "payWrath", yes: true }]);
    expect([state.powers[ROME]!.treasury, asked(state)]).toEqual([2, "activation.operation"]);
    const poor = advanced({ treasury: { rome: 1 } });
    expect(told(play(poor, paid, [drawing(poor, "dies-irae")]), "activationLost")).toHaveLength(1);
  });
});

describe("17.14: the end of a turn", () => {
  const phase = { proc: "victoryPhase" } as const;

  test("17.14, R298, R296: everybody keeps one card or none, at once and in secret; all else is in the deck again", () => {
    const state = hold(advanced({ settled: true }), "rome", "ambush", "spies");
    hold(state, "carthage", "traitor");
    const played = play(
      state,
      phase,
      [],
      [
        { type: "keepCard", kind: "spies" },
        { type: "keepCard", kind: "none" },
      ],
    );
    expect([names(state, ROME), names(state, CARTHAGE), cardsOf(state).deck.length]).toEqual([["spies"], [], 54]);
    expect(told(played, "cardsReturned")).toMatchObject([{ counts: [1, 1, 0, 0] }]);
  });

  test("17.14, R298: what somebody keeps is told to nobody else", () => {
    const state = hold(advanced({ settled: true }), "rome", "ambush", "spies");
    hold(state, "carthage", "traitor");
    const seen = ["ambush", "spies", "none"].map((kind) => {
      const copy = cloneState(state);
      const played = begin(copy, phase, [], [{ type: "keepCard", kind }]);
      const events = played.events.map((event) => paxRomana.seen(event, CARTHAGE));
      return JSON.stringify([paxRomana.view(copy, CARTHAGE), events]);
    });
    expect(new Set(seen).size).toBe(1);
  });

  test("17.14, R326, R507: a card that was seen is still known when it is kept, if it alone could be; of several nobody knows which it was", () => {
    const known = (hand: readonly CardName[], seen: readonly CardName[], kind: string): unknown => {
      const state = hold(advanced({ settled: true }), "rome", ...hand);
      cardsOf(state).known[pairOf(ROME, CARTHAGE)] = seen.map(cardOf);
      play(state, phase, [], [{ type: "keepCard", kind }]);
      return paxRomana.view(state, CARTHAGE).cards!.known[pairOf(ROME, CARTHAGE)];
    };
    const two = ["mercenaries", "mercenaries"] as const;
    expect(known(["spies"], ["spies"], "spies")).toEqual([cardOf("spies")]);
    expect(known(two, two, "mercenaries")).toEqual([cardOf("mercenaries")]);
    expect(known(["spies"], ["spies"], "none")).toEqual([]);
    expect(known(two, ["mercenaries"], "mercenaries")).toEqual([]);
    expect(known(["ambush", "spies"], ["ambush", "spies"], "spies")).toEqual([]);
    expect(known(["ambush", "spies"], ["spies"], "spies")).toEqual([]);
  });

  test("17.14: who holds nothing is not asked, and after the last turn nobody is", () => {
    const empty = advanced({ settled: true });
    play(empty, phase, []);
    const last = hold(advanced({ settled: true, turn: 5 }), "rome", "ambush");
    play(last, phase, []);
    expect(names(last, ROME)).toEqual(["ambush"]);
  });
});
