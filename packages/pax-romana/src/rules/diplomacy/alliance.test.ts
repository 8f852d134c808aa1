/** 4.2, 17.2: alliances between players, by card. */
import { describe, expect, test } from "vitest";
import { CARTHAGE, CARDS, GREECE, ROME } from "../../data/index.ts";
import { paxRomana } from "../../game.ts";
import { cardOf, handOf } from "../../state/cards.ts";
import type { State } from "../../state/state.ts";
import type { Spoken } from "../../testing/spoken.ts";
import { seen } from "../../telling.ts";
import { answerFirst, asked, begin, optionsNow, play, told, type Played } from "../battle/testing.ts";
import { advanced, hold, playedBy, struckBy } from "../cards/testing.ts";
import { machine } from "../index.ts";
import { allows, SEA, STACK } from "../control/permission.ts";
import { breakableBy } from "./pacts.ts";

const HOME = { "rome roma": { LG: 3, city: 5 }, "carthage carthago": { HI: 2, city: 5 } };
const PASS_CARD = { type: "passCard", kind: "now" } as const;
const WITH_CARTHAGE = { type: "choosePower", power: CARTHAGE } as const;
const PROPOSE = { type: "propose" } as const;
const PASS = { type: "pass" } as const;

/** Rome has played the card for Carthage; nobody else holds cards unless given. */
function allied(answers: readonly Spoken[], prepare: (state: State) => void = () => {}): [State, Played] {
  const state = advanced({ pieces: HOME, treasury: { rome: 5, carthage: 5 }, settled: true });
  prepare(state);
  const window = state.order.filter((power) => power !== ROME && handOf(state, power).length > 0);
  const call = playedBy(state, "rome", "alliance");
  return [state, begin(state, call, [], [WITH_CARTHAGE, ...window.map(() => PASS_CARD), ...answers])];
}

const names = (state: State, power: number): string[] => handOf(state, power).map((card) => CARDS[card]!);

describe("4.2: talks by card", () => {
  test("4.2, R340: with one other power; the player of the card speaks first, proposals in turn, and both pass to end it", () => {
    const [state] = allied([]);
    expect(asked(state)).toBe("alliance.speak");
    expect(optionsNow(state)).toEqual([{ type: "propose", power: CARTHAGE }, { type: "pass" }]);
    const [next] = allied([PASS]);
    expect(optionsNow(next)).toEqual([{ type: "propose", power: ROME }, { type: "pass" }]);
    const [over] = allied([PASS, PASS]);
    expect(over.frames).toEqual([]);
  });

  test("4.2, R340: every permission ends with the turn, and nobody is asked for how long", () => {
    const sea = [PROPOSE, { type: "term", kind: "sea", power: ROME }, { type: "send" }, { type: "accept" }];
    const [state, played] = allied([...sea, PASS, PASS]);
    expect(allows(state, ROME, CARTHAGE, SEA)).toBe(true);
    expect(told(played, "dealMade")).toMatchObject([{ rule: "4.2", terms: [{ kind: "sea", turns: 1 }] }]);
    state.turn++;
    play(state, { proc: "income" }, []);
    expect(allows(state, ROME, CARTHAGE, SEA)).toBe(false);
  });

  test("R340, R180, R206: what is agreed binds no third, and may be broken at the start of an own Activation", () => {
    const stack = [PROPOSE, { type: "term", kind: "stack", power: ROME }, { type: "send" }, { type: "accept" }];
    const [state] = allied([...stack, PASS, PASS]);
    expect([allows(state, ROME, CARTHAGE, STACK), allows(state, ROME, GREECE, STACK)]).toEqual([true, false]);
    expect(breakableBy(state, ROME)).toEqual([CARTHAGE]);
  });
});

describe("4.2: cards that meet", () => {
  test("12.71, R323: an allied power does not place the slaves", () => {
    const revolt = (answers: readonly Spoken[]): number => {
      const [state] = allied(answers);
      begin(state, struckBy(state, "rome", "slave-revolt"), []);
      expect(asked(state)).toBe("slaves.place");
      return machine.who(state)[0]!;
    };
    const sea = [PROPOSE, { type: "term", kind: "sea", power: ROME }, { type: "send" }, { type: "accept" }];
    expect([revolt([PASS, PASS]), revolt([...sea, PASS, PASS])]).toEqual([CARTHAGE, GREECE]);
  });
});

describe("4.2, R341: cards as terms", () => {
  const gives = [
    PROPOSE,
    { type: "term", kind: "card", power: ROME },
    { type: "termCard", kind: "ambush" },
    { type: "send" },
  ] as const;
  const withAmbush = (state: State): void => void hold(state, "rome", "ambush");

  test("R341: a card changes hands; its face is shown to the partner with the proposal, and to nobody else", () => {
    const [open, played] = allied(gives, withAmbush);
    expect(asked(open)).toBe("deal.answer");
    const [proposal] = told(played, "proposal");
    expect(seen(proposal!, CARTHAGE)).toMatchObject({ terms: [{ kind: "card", n: cardOf("ambush") }] });
    expect(seen(proposal!, GREECE)).toMatchObject({ terms: null });
    const [state, made] = allied([...gives, { type: "accept" }, PASS, PASS], withAmbush);
    expect([names(state, ROME), names(state, CARTHAGE)]).toEqual([[], ["ambush"]]);
    const [deal] = told(made, "dealMade");
    expect(seen(deal!, GREECE)).toMatchObject({ terms: [{ kind: "card", n: -1 }] });
    const [given] = told(made, "cardGiven");
    expect(seen(given!, GREECE)).toMatchObject({ card: -1 });
    expect(seen(given!, CARTHAGE)).toMatchObject({ card: cardOf("ambush") });
  });

  test("R341: before the proposal is made, the partner does not see the card", () => {
    const [state] = allied(gives.slice(0, 3), withAmbush);
    const termsFor = (seat: number): unknown =>
      (paxRomana.view(state, seat).frames.at(-1) as unknown as { terms: unknown }).terms;
    expect(termsFor(0)).toMatchObject([{ n: cardOf("ambush") }]);
    expect(termsFor(1)).toMatchObject([{ n: -1 }]);
    expect(termsFor(2)).toEqual([]);
  });

  test("R341: at most one card in each direction, of the other's hand one that was seen", () => {
    const [state] = allied(gives.slice(0, 3), withAmbush);
    expect(optionsNow(state).filter(({ kind }) => kind === "card")).toEqual([]);
    const [blind] = allied([PROPOSE], (given) => void hold(given, "carthage", "spies"));
    expect(optionsNow(blind).filter(({ kind }) => kind === "card")).toEqual([]);
    expect(optionsNow(blind)).toContainEqual({ type: "term", kind: "hand", power: CARTHAGE });
  });

  test("R341, R326: a hand is shown to the partner, who may then ask for a card of it", () => {
    const shows = [PROPOSE, { type: "term", kind: "hand", power: CARTHAGE }, { type: "send" }, { type: "accept" }];
    const [state, played] = allied([...shows, PASS, PROPOSE], (given) => void hold(given, "carthage", "spies"));
    expect(told(played, "handSeen")).toMatchObject([{ power: ROME, of: CARTHAGE, cards: [cardOf("spies")] }]);
    expect(optionsNow(state)).toContainEqual({ type: "term", kind: "card", power: CARTHAGE });
  });

  test("R341, R295: the limit of three holds at once", () => {
    const full = (state: State): void => {
      hold(state, "rome", "ambush");
      hold(state, "carthage", "spies", "traitor", "mercenaries");
    };
    const [state] = allied([...gives, { type: "accept" }], full);
    expect(asked(state)).toBe("card.limit");
    expect(names(state, CARTHAGE)).toHaveLength(4);
    answerFirst(state);
    expect([names(state, CARTHAGE).length, asked(state)]).toEqual([3, "alliance.speak"]);
  });

  test("4.1, 4.2: at a Meeting no cards are traded", () => {
    const state = hold(advanced({ pieces: HOME }), "rome", "ambush");
    const call = {
      proc: "deal",
      power: ROME,
      partner: CARTHAGE,
      present: [ROME, CARTHAGE],
      when: "meeting",
      proposed: [],
    };
    begin(state, call as never, []);
    expect(optionsNow(state).some(({ kind }) => kind === "card" || kind === "hand")).toBe(false);
  });
});
