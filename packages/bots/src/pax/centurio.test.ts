// What the rule-based player believes, one belief a test; docs/bots.md names them.
import { legalActions } from "@ara/kernel";
import {
  actionCard,
  actionType,
  buyLegion,
  END,
  pax,
  place,
  play,
  readCard,
  TO_DECK,
  TO_HAND,
  TO_LEGION,
  tribute,
  type Action,
  type Card,
  type State,
} from "@ara/pax";
import { testTable, type TestTable } from "@ara/pax/testing";
import { describe, expect, test } from "vitest";
import { Centurio } from "./centurio.ts";
import { weights } from "./weights.ts";

const brain = new Centurio(weights);
const card = (name: string): Card => readCard(name)!;
const many = (name: string, n: number): string[] => Array.from({ length: n }, () => name);
/** Enough for some rounds. */
const DECK = many("land:1:1", 24);

const looking = (table: TestTable, seat = 0, agreed: Parameters<typeof testTable>[2] = {}): State => {
  const state = testTable(2, { deck: DECK, ...table }, agreed);
  brain.outlook.look(state, seat);
  return state;
};
const gain = (table: TestTable, name: string, agreed: Parameters<typeof testTable>[2] = {}): number => {
  looking(table, 0, agreed);
  return brain.outlook.gain(card(name));
};
const chosen = (state: State): Action => brain.choose(state, legalActions(pax, state, state.decider));
const worths = (state: State): number[] => {
  brain.outlook.look(state, state.decider);
  return legalActions(pax, state, state.decider).map((action) => brain.worth(state, action));
};

describe("where Rome will be ahead", () => {
  test("a card counts most where it turns a category against Rome", () => {
    const table = { romeOpen: ["wealth:2:1"], displays: [["wealth:2:1"], []] };
    const lost = { romeOpen: many("wealth:2:1", 6), displays: [["wealth:2:1"], []] };
    expect(gain(table, "wealth:1:1")).toBeGreaterThan(gain(lost, "wealth:1:1"));
    const won = { displays: [many("wealth:2:1", 4), []] };
    expect(gain(table, "wealth:1:1")).toBeGreaterThan(gain(won, "wealth:1:1"));
  });

  test("what Rome gets is a loss to whoever revolts, and a gain to primus conspiratus", () => {
    const table = { romeOpen: ["wealth:1:1"], displays: [["wealth:2:1"], []] };
    looking(table);
    expect(brain.outlook.romeGain(card("wealth:2:1"))).toBeLessThan(0);
    looking({ ...table, conspiratus: 0 });
    expect(brain.outlook.romeGain(card("wealth:2:1"))).toBeGreaterThan(0);
  });

  test("Rome's hidden cards count as what they are for whoever has peeked, and for nobody else as what may be", () => {
    const hidden = { romeHidden: many("wealth:2:1", 3) };
    const state = looking(hidden);
    const guessed = brain.outlook.rome[2]!;
    state.players[0]!.peeked = true;
    brain.outlook.look(state, 0);
    expect(brain.outlook.rome[2]).toBe(6);
    expect(guessed).toBeLessThan(1);
    looking({ romeHidden: many("army:2:1", 3) });
    expect(brain.outlook.rome[2]).toBe(guessed);
  });

  test("Rome gains ground while the deck lasts", () => {
    const table = { romeOpen: many("wealth:1:1", 2), displays: [["wealth:2:1", "wealth:1:1"], []] };
    looking(table);
    const early = brain.outlook.romeWins;
    looking({ ...table, deck: [] });
    expect(early).toBeGreaterThan(brain.outlook.romeWins);
  });
});

describe("the race for primus conspiratus", () => {
  /** Rome is far ahead in Intrigue: only the race counts. `rival`: the symbols of whoever has it. */
  const race = (rival: number, more: TestTable = {}): number => {
    const romeOpen = [...many("intrigue:2:1", 9), ...(more.romeOpen ?? [])];
    const displays = [["intrigue:1:1", ...(more.displays?.[0] ?? [])], many("intrigue:1:1", rival)];
    return gain({ conspiratus: 1, romeOpen, displays }, "intrigue:1:1");
  };

  test("Intrigue that takes it is worth all of it, Intrigue that does not next to nothing", () => {
    const taken = race(1) - race(6);
    expect(taken).toBeGreaterThan(0.8 * (1 + weights.table.conspire * brain.outlook.romeWins));
  });

  test("and the more, the likelier it is that Rome wins", () => {
    const others = ["land", "wealth", "religion", "senator"].flatMap((c) => many(`${c}:2:1`, 5));
    const weak = { displays: [others, []] };
    const strong = { romeOpen: others };
    expect(race(1, strong) - race(6, strong)).toBeGreaterThan(race(1, weak) - race(6, weak) + 1);
  });

  test("a close race is worth more than one that is decided", () => {
    const close = gain({ conspiratus: 0, displays: [["intrigue:1:1"], ["intrigue:1:1"]] }, "intrigue:1:1");
    const decided = gain({ conspiratus: 0, displays: [many("intrigue:2:1", 4), ["intrigue:1:1"]] }, "intrigue:1:1");
    expect(close).toBeGreaterThan(decided);
  });
});

describe("thresholds", () => {
  /** Far behind Rome, so that only the threshold counts. */
  const behind = (category: string, symbols: number): TestTable => ({
    romeOpen: many(`${category}:2:1`, 9),
    displays: [many(`${category}:1:1`, symbols), []],
  });
  const NOCTURNUS = { nocturnus: true };

  test.each([
    ["wealth", 2, 1, {}],
    ["religion", 2, 1, {}],
    ["religion", 5, 4, {}],
    ["militia", 3, 2, NOCTURNUS],
    ["scout", 3, 2, NOCTURNUS],
  ])("the %s that reaches one after %i is worth more than the one after %i", (category, at, before, agreed) => {
    const reaches = gain(behind(category, at), `${category}:1:1`, agreed);
    expect(reaches).toBeGreaterThan(gain(behind(category, before), `${category}:1:1`, agreed));
  });

  test("the fourth Adversary costs tribute", () => {
    const at = (symbols: number): number => gain(behind("adversary", symbols), "adversary:1:1", NOCTURNUS);
    expect(at(3)).toBeLessThan(at(2));
  });

  test("6.4 the third fleet brings an army besides", () => {
    expect(gain(behind("fleet", 2), "fleet:1:1")).toBeGreaterThan(gain(behind("fleet", 1), "fleet:1:1") + 0.9);
  });

  test("3.10 Land is worth more while fleets wait for room", () => {
    const waits = { romeOpen: many("land:2:1", 9), displays: [["land:1:1", "fleet:1:1"], []] };
    const free = { romeOpen: many("land:2:1", 9), displays: [[...many("land:2:1", 3), "fleet:1:1"], []] };
    expect(gain(waits, "land:1:1")).toBeGreaterThan(gain(free, "land:1:1"));
  });

  test("a first card in a category is worth more than a second", () => {
    expect(gain(behind("senator", 0), "senator:1:1")).toBeGreaterThan(gain(behind("senator", 1), "senator:1:1"));
  });
});

describe("money", () => {
  const legions = [["wealth:2:3"], ["wealth:2:1"], []];

  test("of two groups alike the cheaper is bought", () => {
    const state = testTable(2, { step: "buy", deck: DECK, aurei: [9, 5], legions });
    expect(buyLegion(chosen(state))).toBe(1);
  });

  test("an aureus is worth less at the end than with rounds to come", () => {
    looking({});
    const early = brain.outlook.aureus;
    looking({ deck: [] });
    expect(brain.outlook.aureus).toBeLessThan(early);
  });

  test("a group that Rome would take is worth more: it is kept from Rome", () => {
    const worth = (others: readonly string[][]): number =>
      worthOfFirst({
        aurei: [9, 5],
        romeOpen: ["wealth:2:1"],
        displays: [["wealth:2:1", "wealth:1:1"], []],
        legions: [["wealth:2:2"], ...others],
      });
    expect(worth([[], []])).toBeGreaterThan(worth([["senator:1:4", "senator:1:4"], []]));
  });
});

/** What it is worth to buy the first legion's group. */
function worthOfFirst(table: TestTable): number {
  const state = testTable(2, { step: "buy", deck: DECK, ...table });
  const worth = worths(state);
  const at = legalActions(pax, state, 0).findIndex((a) => actionType(a) === "buy" && buyLegion(a) === 0);
  return worth[at]!;
}

describe("cards in hand", () => {
  test("are worth less the fewer turns are left for the more of them", () => {
    const worth = (deck: readonly string[], hand: readonly string[]): number =>
      worthOfFirst({ deck, aurei: [9, 5], hands: [hand, []], legions: [["senator:2:1"], [], []] });
    expect(worth(DECK, [])).toBeGreaterThan(worth(DECK, many("senator:1:1", 20)));
  });
});

describe("a drawn card", () => {
  /** What it is worth to put it there; `toCome` cards will be drawn after it. */
  function placed(name: string, to: number, toCome: number, table: TestTable = {}): number {
    const state = testTable(2, { step: "draw", deck: DECK, ...table });
    state.drawn = [card(name)];
    state.places = { hand: 1, legion: toCome > 0 ? 1 : 0, deck: toCome > 1 ? 1 : 0 };
    brain.outlook.look(state, 0);
    return brain.worth(state, place(card(name), to));
  }

  test("is kept the more easily the fewer come after it: the hand has room for one", () => {
    const kept = [0, 1, 2].map((toCome) => placed("wealth:1:1", TO_HAND, toCome));
    expect(kept[0]).toBeGreaterThan(kept[1]!);
    expect(kept[0]).toBeGreaterThan(kept[2]!);
  });

  test("under a legion is worth something to whoever can pay for the group, and a gift to others where he cannot", () => {
    const legions = [["senator:2:4"], [], []];
    const own = placed("senator:2:1", TO_LEGION, 1, { aurei: [9, 5], legions });
    const gift = placed("senator:2:1", TO_LEGION, 1, { aurei: [0, 5], legions });
    expect(own).toBeGreaterThan(0);
    expect(gift).toBeLessThan(0);
  });

  test("is given away the less gladly the better it is", () => {
    const table = { aurei: [0, 5], legions: [["senator:2:4"], ["army:1:1"], []] };
    const good = placed("wealth:2:1", TO_LEGION + 1, 1, table);
    const poor = placed("wealth:2:1", TO_LEGION + 1, 1, { ...table, romeOpen: many("wealth:2:1", 9) });
    expect(good).toBeLessThan(poor);
  });

  test("is put where Rome will not take it, if it would turn a category to Rome", () => {
    const table = {
      aurei: [0, 5],
      romeOpen: ["wealth:2:1"],
      displays: [["wealth:2:1", "wealth:1:1"], []],
      legions: [["senator:2:4"], ["army:1:1"], []],
    };
    const taken = placed("wealth:2:1", TO_LEGION, 1, table);
    expect(placed("wealth:2:1", TO_LEGION + 1, 1, table)).toBeGreaterThan(taken);
    expect(placed("wealth:2:1", TO_DECK, 2, table)).toBe(0);
  });
});

describe("laying out", () => {
  const playing = (table: TestTable): State => testTable(2, { step: "play", deck: DECK, ...table });

  test("what brings most comes first, and what costs income waits", () => {
    const hands = [["wealth:2:1", "intrigue:1:4"], []];
    // Behind in Intrigue for good: all that it does is to take the income of the turn (3.11).
    const displays = [[], many("intrigue:2:1", 6)];
    const state = playing({ aurei: [9, 5], hands, displays, conspiratus: 1 });
    expect(actionCard(chosen(state))).toBe(card("wealth:2:1"));
    const worth = worths(state);
    const of = (action: Action): number => worth[legalActions(pax, state, 0).indexOf(action)]!;
    expect(of(play(card("intrigue:1:4")))).toBeLessThan(of(END));
  });

  test("a card is worth less the more were laid out before it: each costs more", () => {
    const state = playing({ aurei: [9, 5], hands: [["senator:1:1"], []] });
    const first = worths(state)[1]!;
    state.playedThisTurn = [card("wealth:1:1"), card("wealth:1:1")];
    expect(worths(state)[1]! - first).toBeLessThan(-1);
  });

  test("a turn is ended when nothing is worth laying out", () => {
    const hands = [["army:1:1"], []];
    const nothing = playing({ aurei: [9, 5], hands: [[], []] });
    expect(chosen(nothing)).toBe(END);
    expect(chosen(playing({ aurei: [9, 5], hands, displays: [["land:2:1", "land:2:1"], []] }))).not.toBe(END);
  });
});

test("2.5 of the first cards the one that brings most is kept", () => {
  const state = testTable(2, { step: "setup", deck: DECK });
  state.drawn = [card("wealth:1:1"), card("wealth:2:1")];
  expect(actionCard(chosen(state))).toBe(card("wealth:2:1"));
});

describe("9.4 tribute", () => {
  const owing = (hand: readonly string[], table: TestTable = {}): State => {
    const romeOpen = ["wealth:2:1"];
    const displays = [["wealth:2:1", "wealth:1:1", ...many("adversary:1:1", 4)], []];
    const paid = { step: "tribute", deck: DECK, hands: [hand, []], romeOpen, displays, ...table } as const;
    const state = testTable(2, paid, { nocturnus: true });
    state.tributeLeft = 1;
    return state;
  };

  test("is what is missed least in the hand: not the card that reaches a threshold", () => {
    const romeOpen = ["senator", "wealth"].flatMap((c) => many(`${c}:2:1`, 9));
    const displays = [["wealth:2:1", "senator:1:1", ...many("adversary:1:1", 4)], []];
    const state = owing(["wealth:1:1", "senator:1:1"], { romeOpen, displays });
    expect(actionCard(chosen(state))).toBe(card("senator:1:1"));
  });

  test("and weighs what Rome gets by it: a card that turns a category to Rome costs more than it is worth in the hand", () => {
    const state = owing(["wealth:2:1", "senator:2:1"]);
    brain.outlook.look(state, 0);
    const inHand = brain.worth(state, place(card("wealth:2:1"), TO_HAND));
    expect(brain.worth(state, tribute(card("wealth:2:1")))).toBeLessThan(-inHand - 0.1);
  });
});

test("a full turn comes before a look at Rome's cards", () => {
  const state = testTable(2, { step: "turn", deck: DECK });
  const [first] = legalActions(pax, state, 0);
  expect(chosen(state)).toBe(first);
  expect(worths(state)[0]).toBe(Math.max(...worths(state)));
});
