import { describe, expect, test } from "vitest";
import { CARDS, CARTHAGE, EAST, GREECE, NONE, OWNERS, ROME } from "../../data/index.ts";
import { paxRomana } from "../../game.ts";
import { addArmy, slavesOf } from "../../state/armies.ts";
import { advancedOf, cardsOf, handOf } from "../../state/cards.ts";
import { clearFlag, FLAGS } from "../../state/flags.ts";
import { cloneState, type State } from "../../state/state.ts";
import {
  answerFirst,
  asked,
  at,
  begin,
  entering,
  optionsNow,
  play,
  setOut,
  told,
  type Played,
} from "../battle/testing.ts";
import type { Frame } from "../../engine/frame.ts";
import type { AnyCall } from "../../engine/procedure.ts";
import type { Spoken } from "../../testing/spoken.ts";
import { machine } from "../index.ts";
import { advanced, drawing, hold, playedBy, struckBy } from "./testing.ts";
import { answerTo, pauseOf, speak } from "./windows.ts";

const HOME = { "rome roma": { LG: 3, city: 5 }, "carthage carthago": { HI: 2, city: 5 } };
const DEUS = { type: "playCard", kind: "deus-ex-machina" } as const;
const PASS = { type: "passCard", kind: "now" } as const;
const quiet = { tell: () => undefined };

/** Rome draws a Dies Irae; Carthage and Greece hold a card each. */
function answered(carthage: "deus-ex-machina" | "ambush" = "deus-ex-machina"): State {
  const state = hold(advanced({ pieces: HOME, treasury: { rome: 4 } }), "carthage", carthage);
  return hold(state, "greece", "cunctator");
}

describe("17.15: windows", () => {
  test("17.2 Deus ex Machina, R301, R302: a card drawn is cancelled before anything is paid or rolled; both are discarded", () => {
    const state = answered();
    const played = play(state, struckBy(state, "rome", "dies-irae"), [], [DEUS, PASS]);
    expect(told(played, "cardCancelled")).toMatchObject([{ card: CARDS.indexOf("dies-irae") }]);
    expect([state.powers[ROME]!.treasury, played.handed]).toEqual([4, { lost: false, cancelled: true }]);
    expect(cardsOf(state).discard.map((card) => CARDS[card])).toEqual(["deus-ex-machina", "dies-irae"]);
  });

  test("R301: a card that would leave the game is discarded when it is cancelled, and gone when it is not", () => {
    const cancelled = answered();
    play(cancelled, playedBy(cancelled, "rome", "corvus"), [], [DEUS, PASS]);
    expect(cardsOf(cancelled).removed).toEqual([]);
    const played = answered("ambush");
    play(played, playedBy(played, "rome", "corvus"), [], [PASS, PASS]);
    expect(cardsOf(played).removed.map((card) => CARDS[card])).toEqual(["corvus"]);
  });

  test("R292: who holds cards is asked, whatever they are; the player of the card and empty hands are not", () => {
    for (const card of ["deus-ex-machina", "ambush"] as const) {
      const state = answered(card);
      begin(state, struckBy(state, "rome", "dies-irae"), []);
      expect(machine.who(state)).toEqual([CARTHAGE, GREECE]);
    }
  });

  test("R292: once the one card that answers lies open, nobody is asked; R302: nothing answers it, and no discard is answered", () => {
    const state = hold(answered("ambush"), "east", "deus-ex-machina");
    begin(
      state,
      struckBy(state, "rome", "dies-irae"),
      [],
      [PASS, PASS, { type: "discardCard", kind: "deus-ex-machina" }],
    );
    expect(asked(state)).toBe("diesIrae.pay");
  });

  test("17.2 Deus ex Machina, R501: nobody answers what another power of his own plays, but who plays all of them", () => {
    const askedAt = (seats: number[][]): readonly number[] => {
      const state = hold(advanced({ pieces: HOME, treasury: { rome: 4 }, config: { seats } }), "carthage", "ambush");
      begin(hold(state, "greece", "deus-ex-machina"), struckBy(state, "rome", "dies-irae"), []);
      return (machine.question(state)!.frame as { readonly asked?: number[] }).asked ?? [];
    };
    expect(
      askedAt([
        [ROME, CARTHAGE],
        [GREECE, EAST],
      ]),
    ).toEqual([GREECE]);
    expect(
      askedAt([
        [ROME, GREECE],
        [CARTHAGE, EAST],
      ]),
    ).toEqual([CARTHAGE]);
    expect(askedAt([[ROME, CARTHAGE, GREECE, EAST]])).toEqual([CARTHAGE, GREECE]);
  });

  test("R300: a card that does nothing by public facts opens no window", () => {
    const state = answered();
    const played = play(state, struckBy(state, "rome", "revenues-and-stability"), []);
    expect(told(played, "cardVoid")).toHaveLength(1);
    expect(told(played, "windowOpened")).toHaveLength(0);
  });

  test("R292: answers are sealed until all are in, and others see neither who has answered nor what", () => {
    const state = answered();
    begin(state, struckBy(state, "rome", "dies-irae"), []);
    const before = cloneState(state);
    const after = cloneState(before);
    machine.answer(after, CARTHAGE, { type: "playCard", kind: "deus-ex-machina" }, undefined as never, undefined);
    expect(JSON.stringify(paxRomana.view(after, GREECE))).toBe(JSON.stringify(paxRomana.view(before, GREECE)));
    expect(paxRomana.toAct(after)).toEqual([GREECE]);
    expect(paxRomana.asked(paxRomana.view(after, CARTHAGE))).not.toContain(CARTHAGE);
  });

  test("R292: of several who play, the active power and then the order of play comes first; the others keep their card", () => {
    const state = hold(advanced({ pieces: HOME }), "carthage", "artillery-engines");
    hold(state, "greece", "corvus");
    for (const power of [CARTHAGE, GREECE]) speak(state, power, quiet);
    begin(
      state,
      pauseOf(state, ROME),
      [],
      [
        { type: "playCard", kind: "artillery-engines" },
        { type: "playCard", kind: "corvus" },
      ],
    );
    expect(handOf(state, GREECE).length).toBe(1);
    expect([machine.who(state), asked(state)]).toEqual([[GREECE], "card.window"]);
  });
});

test.each(["spies", "traitor"] as const)(
  "17.2, R292, R326: %s against hands that are discarded with the same answers is not played: it stays, and the window opens again",
  (card) => {
    const state = hold(hold(advanced({ pieces: HOME }), "carthage", card), "greece", "corvus");
    for (const power of [CARTHAGE, GREECE]) speak(state, power, quiet);
    const discards = { type: "discardCard", kind: "corvus" } as const;
    begin(state, pauseOf(state, ROME), [], [{ type: "playCard", kind: card }, discards]);
    expect([machine.who(state), asked(state)]).toEqual([[CARTHAGE], "card.window"]);
    expect(handOf(state, CARTHAGE).map((one) => CARDS[one])).toEqual([card]);
    expect(optionsNow(state)).not.toContainEqual({ type: "playCard", kind: card });
  },
);

test("17.15, R292: before a battle its powers may play what they might at a pause, and what answers something else they may not", () => {
  const state = hold(advanced({ pieces: HOME }), "carthage", "corvus", "deus-ex-machina");
  begin(state, answerTo("battle", [ROME, CARTHAGE]), []);
  expect(machine.who(state)).toEqual([CARTHAGE]);
  const plays = optionsNow(state).flatMap(({ type: verb, kind }) => (verb === "playCard" ? [kind] : []));
  expect(plays).toEqual(["corvus"]);
  const played = play(state, answerTo("battle", [ROME, CARTHAGE]), [], [{ type: "playCard", kind: "corvus" }, PASS]);
  expect(played.handed).toEqual({ played: [CARDS.indexOf("corvus")] });
});

test("17.2 Deus ex Machina, R186: it answers what others play from the hand, too; nothing is paid, and nobody answers himself", () => {
  const state = hold(advanced({ pieces: HOME, treasury: { rome: 5 } }), "carthage", "deus-ex-machina");
  hold(state, "rome", "ambush");
  begin(state, playedBy(state, "rome", "alliance-with-rhodes"), []);
  expect(machine.who(state)).toEqual([CARTHAGE]);
  const answeredIt = hold(advanced({ pieces: HOME, treasury: { rome: 5 } }), "carthage", "deus-ex-machina");
  const played = play(answeredIt, playedBy(answeredIt, "rome", "alliance-with-rhodes"), [], [DEUS]);
  expect(told(played, "cardCancelled")).toHaveLength(1);
  expect([answeredIt.powers[ROME]!.treasury, advancedOf(answeredIt).rhodesAlly]).toEqual([5, NONE]);
});

describe("17.15, R111: in the Activation of another", () => {
  const marker = (
    step: string,
    power: number,
  ): { proc: "activation"; step: string; power: number; drawn: boolean } => ({
    proc: "activation",
    step,
    power,
    drawn: false,
  });
  const listening = (): State => {
    const state = hold(advanced({ pieces: HOME, treasury: { rome: 4 } }), "carthage", "deus-ex-machina", "corvus");
    speak(state, CARTHAGE, quiet);
    return state;
  };

  test("17.15, R111: a card is answered in the Card Segment of another, before any die", () => {
    const state = listening();
    const played = begin(state, marker("card", ROME), [drawing(state, "disease")], []);
    expect([machine.who(state), asked(state)]).toEqual([[CARTHAGE], "card.window"]);
    expect(played.events.map(({ type: name }) => name)).not.toContain("diseaseRolled");
  });

  test("17.15, R111: a held card is played in the Operations Segment of another, when he has drawn and before he operates", () => {
    const state = listening();
    const played = begin(
      state,
      marker("card", ROME),
      [drawing(state, "ambush")],
      [{ type: "playCard", kind: "corvus" }, PASS, PASS],
    );
    expect(told(played, "cardPlayed")).toMatchObject([{ power: CARTHAGE }]);
    expect(asked(state)).toBe("activation.operation");
  });
});

describe("17.15, R293: cards that make friends", () => {
  const FRIENDS = ["alliance", "alliance-with-pergamum", "alliance-with-rhodes"] as const;
  const offered = (window: "pause" | "battle"): unknown[] => {
    const state = hold(
      advanced({ pieces: { ...HOME, "pergamum pergamum": { HI: 1 }, "rhodes rhodus": { city: 5, GS: 2 } } }),
      "carthage",
      ...FRIENDS,
    );
    state.powers[CARTHAGE]!.treasury = 5;
    speak(state, CARTHAGE, quiet);
    begin(state, window === "pause" ? pauseOf(state, ROME) : answerTo("battle", [ROME, CARTHAGE]), []);
    return optionsNow(state).flatMap(({ type: verb, kind }) => (verb === "playCard" ? [kind] : []));
  };

  test("R293: they are played at a pause of another's Activation, and not before a battle", () => {
    expect(offered("pause")).toEqual(expect.arrayContaining([...FRIENDS]));
    expect(offered("battle")).toEqual([]);
  });
});

describe("17.15: passes and pauses", () => {
  test("17.15, R486: nobody is asked at a pause until he has said that he listens", () => {
    const state = hold(advanced({ pieces: HOME }), "carthage", "corvus");
    expect(play(state, pauseOf(state, ROME), []).events).toEqual([]);
    speak(state, CARTHAGE, quiet);
    begin(state, pauseOf(state, ROME), []);
    expect([machine.who(state), asked(state)]).toEqual([[CARTHAGE], "card.window"]);
  });

  test("17.15: the active power is not asked at a pause, for it plays its cards in its own questions", () => {
    const state = hold(hold(advanced({ pieces: HOME }), "carthage", "corvus"), "rome", "spies");
    for (const power of [ROME, CARTHAGE]) speak(state, power, quiet);
    begin(state, pauseOf(state, ROME), []);
    expect(machine.who(state)).toEqual([CARTHAGE]);
  });

  test("17.15, R486: it can be said in the moment of another, sealed like the answers; the window still waits for one", () => {
    const SPEAK = { type: "speak" } as const;
    const opened = (...answers: readonly object[]): [State, Played] => {
      const state = answered("ambush");
      return [state, begin(state, struckBy(state, "rome", "dies-irae"), [], answers)];
    };
    const [before] = opened();
    const [said, quietly] = opened(SPEAK);
    expect([optionsNow(before), optionsNow(said)].map((all) => all.some(({ type }) => type === "speak"))).toEqual([
      true,
      false,
    ]);
    expect(machine.who(said)).toEqual([CARTHAGE, GREECE]);
    expect(JSON.stringify(paxRomana.view(said, GREECE))).toBe(JSON.stringify(paxRomana.view(before, GREECE)));
    expect(told(quietly, "listens")).toEqual([]);
    const [after, openly] = opened(SPEAK, PASS, PASS);
    expect(told(openly, "listens")).toMatchObject([{ power: CARTHAGE }]);
    begin(after, pauseOf(after, ROME), []);
    expect(machine.who(after)).toEqual([CARTHAGE]);
  });

  test("17.15: answers can be passed now or for the Move, pauses for longer", () => {
    const state = answered();
    begin(state, struckBy(state, "rome", "dies-irae"), []);
    const untils = (): unknown[] =>
      optionsNow(state).flatMap(({ type: verb, kind }) => (verb === "passCard" ? [kind] : []));
    expect(untils()).toEqual(["now", "move"]);
    speak(state, CARTHAGE, quiet);
    begin(state, pauseOf(state, ROME), []);
    expect(untils()).toEqual(["now", "move", "activation", "own", "turn", "hand"]);
  });

  test("17.15: a pass ends with what it was declared for: the Activation, the own marker, a change of the hand, the turn", () => {
    const passed = (kind: string, then: (state: State) => void): number => {
      const state = hold(advanced({ pieces: HOME, treasury: { rome: 3 } }), "carthage", "corvus", "ambush");
      speak(state, CARTHAGE, quiet);
      play(state, pauseOf(state, ROME), [], [{ type: "passCard", kind }]);
      expect(advancedOf(state).passed[CARTHAGE]).not.toBe(NONE);
      then(state);
      return advancedOf(state).passed[CARTHAGE]!;
    };
    const lapses = (power: number) => (state: State) =>
      play(state, { proc: "activation", power, drawn: false }, [], [{ type: "lapse" }]);
    expect(passed("activation", lapses(ROME))).toBe(NONE);
    expect(passed("own", lapses(ROME))).not.toBe(NONE);
    expect(passed("own", lapses(CARTHAGE))).toBe(NONE);
    const discards = (state: State): void =>
      void begin(
        state,
        { proc: "activation", step: "operation", power: CARTHAGE, drawn: false },
        [],
        [{ type: "discardCard", kind: "ambush" }],
      );
    expect(passed("hand", discards)).toBe(NONE);
    expect(passed("turn", discards)).not.toBe(NONE);
  });

  test.each(["slavesRome", "rebels"] as const)(
    "12.73, 13.24, 10.71, R303, R356: nobody plays cards, or bids, for those in a Town that they have taken, whosever it is: %s",
    (who) => {
      const pieces = { "rome capua": { town: 2 }, [`${who} capua`]: { BI: 3 }, "carthage roma": { HI: 3 } };
      const state = hold(advanced({ pieces, treasury: { rome: 5, carthage: 5 } }), "rome", "tactical-surprise");
      if (who === "slavesRome") addArmy(state, slavesOf(ROME, at(state, "capua")));
      const played = begin(state, entering(setOut(state, "carthage", "roma", "capua"), 1), [1, 1]);
      expect(told(played, "battleOpened")).toMatchObject([{ attacker: CARTHAGE, defender: OWNERS.indexOf(who) }]);
      expect([told(played, "windowOpened"), asked(state), machine.who(state)]).toEqual([[], "siege.bid", [CARTHAGE]]);
    },
  );

  test("12.71, 13.43, 17.15, R505: in a battle of slaves, before the marker is paid for, their victim may play cards", () => {
    const state = advanced({
      pieces: { ...HOME, "slavesRome capua": { BI: 2 }, "rome venusia": { LG: 2 } },
      treasury: { carthage: 3 },
    });
    addArmy(state, slavesOf(ROME, at(state, "capua")));
    hold(hold(state, "rome", "tactical-surprise"), "carthage", "tactical-surprise");
    const march = { proc: "activation", power: CARTHAGE, drawn: false } as const;
    begin(state, march, [], [{ type: "step", node: at(state, "venusia") }]);
    const canPlay = (): boolean => optionsNow(state).some(({ type: verb }) => verb === "playCard");
    for (let i = 0; i < 20 && !canPlay() && asked(state) !== "activation.pay"; i++)
      answerFirst(state, { type: "stand" });
    expect([asked(state), machine.who(state)]).toEqual(["card.window", [ROME]]);
  });

  test("12.71, 17.15: who passes for the march of slaves is asked again when a card is drawn after it", () => {
    const state = advanced({
      pieces: { ...HOME, "slavesRome capua": { BI: 2 }, "rome venusia": { LG: 2 } },
      treasury: { carthage: 3 },
    });
    addArmy(state, slavesOf(ROME, at(state, "capua")));
    hold(state, "rome", "deus-ex-machina");
    const dice = [1, 6, 6, 6, 6, 6, 6];
    begin(state, { proc: "activation", power: CARTHAGE, drawn: false }, dice, [
      { type: "step", node: at(state, "venusia") },
      { type: "passCard", kind: "move" },
    ]);
    for (let i = 0; i < 20 && asked(state) !== "activation.pay"; i++) answerFirst(state, { type: "stand" });
    const frame = { proc: "cardSegment", power: CARTHAGE } as const;
    expect(advancedOf(state).silent).toBe(0);
    begin(state, frame, [drawing(state, "dies-irae")]);
    expect([asked(state), machine.who(state)]).toEqual(["card.window", [ROME]]);
  });

  test("17.15: who passes for a Move when a card is played outside of any is asked again in the next one", () => {
    const state = advanced({ pieces: HOME, treasury: { rome: 5 } });
    hold(hold(state, "rome", "corvus", "cunctator", "harpax"), "greece", "deus-ex-machina");
    const card = (kind: string): Spoken => ({ type: "playCard", kind });
    const skip: Spoken = { type: "passCard", kind: "move" };
    const silentIn = (frame: Frame | AnyCall, ...answers: readonly Spoken[]): number => {
      begin(state, frame, [], [...answers, skip]);
      return advancedOf(state).silent;
    };
    const recruits = { proc: "recruitment", power: ROME } as const;
    expect(silentIn({ proc: "activation", step: "operation", power: ROME, drawn: false }, card("corvus"))).toBe(0);
    expect(silentIn(recruits, card("cunctator"))).toBe(0);
    clearFlag(state, ROME, FLAGS.galleyTechnology);
    expect(silentIn(recruits, { type: "recruit", kind: "land" }, card("harpax"))).toBe(0);
    // At a pause of others the same.
    const listener = hold(advanced({ pieces: HOME }), "carthage", "corvus");
    hold(listener, "greece", "deus-ex-machina");
    speak(listener, CARTHAGE, quiet);
    const pause = { proc: "activation", step: "pause", power: ROME, drawn: false };
    begin(listener, pause as Frame, [], [card("corvus"), skip]);
    expect([asked(listener), advancedOf(listener).silent]).toEqual(["activation.operation", 0]);
  });

  test("17.15: a new turn begins with everybody silent at pauses", () => {
    const state = hold(advanced({ pieces: HOME }), "carthage", "corvus");
    speak(state, EAST, quiet);
    begin(state, { proc: "income" }, []);
    expect(advancedOf(state).passed).toEqual([4, 4, 4, 4]);
  });
});
