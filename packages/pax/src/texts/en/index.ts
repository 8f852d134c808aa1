import { grammar } from "@ara/kernel/grammar/en";
import { plural } from "../words.ts";

const categories = {
  land: "Land",
  intrigue: "Intrigue",
  wealth: "Wealth",
  fleet: "Fleet",
  army: "Army",
  religion: "Religion",
  senator: "Senator",
  militia: "Militia",
  scout: "Scout",
  adversary: "Adversary",
};

const actions = {
  keep: "keep a card",
  start: "lay out the start",
  peek: "peek at Rome's cards",
  draw: "draw",
  singly: "draw one by one",
  place: "place a card",
  buy: "buy a group",
  skip: "buy nothing",
  play: "play a card",
  end: "end the turn",
  tribute: "pay tribute",
  pass: "pass",
};

/** 10.2: why a purse changes, by rule. */
const money = {
  "3.2": "peek",
  "3.6": "empty deck",
  "3.7": "purchase",
  "3.9": "further card",
  "3.11": "income",
  "7.5": "senate session",
};

const aurei = (n: number): string => plural(n, "aureus", "aurei");

/** "You draw", "Livia draws". */
const does = (you: boolean, verb: string): string => (you ? verb : `${verb}s`);

/** All that PAX says, in English; the type of the other languages. */
export const en = {
  grammar,
  categories,
  actions,
  /** The log. `who` and `from` are names, or what a reader is called himself; cards and groups come as text. */
  events: {
    dealtToRome: ({ cards, hidden }: { cards: string; hidden: number }) =>
      cards === ""
        ? `Rome receives ${hidden} cards, face down.`
        : `Rome receives ${cards} face up, and ${hidden} cards face down.`,
    dealt: ({ who, you, cards }: WhoCards) => `${who} ${does(you, "draw")} ${cards} and ${does(you, "keep")} one.`,
    kept: ({ who, you, cards, under }: WhoCards & { under: string }) =>
      `${who} ${does(you, "keep")} ${cards} and ${does(you, "slip")} ${under} under the deck.`,
    /** How many go under the deck is all that others see. */
    keptUnseen: ({ who, hidden }: Who & { hidden: number }) =>
      `${who} keeps 1 card and slips ${hidden} under the deck.`,
    started: ({ who, you, cards }: WhoCards) => `${who} ${does(you, "begin")} with ${cards} laid out.`,
    laid: ({ card, legion }: { card: string; legion: string }) => `${card} is laid under legion ${legion}.`,
    round: ({ round, who, you }: Who & { round: number }) => `Round ${round}: ${you ? "you start" : `${who} starts`}.`,
    turn: ({ who, you }: Who) => `${who} ${does(you, "begin")} a turn.`,
    peeked: ({ who, you, cards }: WhoCards) =>
      `${who} ${does(you, "look")} at Rome's face-down cards${cards === "" ? "" : `: ${cards}`}.`,
    drew: ({ who, you, cards }: WhoCards) => `${who} ${does(you, "draw")} ${cards}.`,
    placedHand: ({ who, you, cards }: WhoCards) =>
      `${who} ${does(you, "take")} ${cards} into ${you ? "your" : "the"} hand.`,
    placedDeck: ({ who, you, cards }: WhoCards) => `${who} ${does(you, "slip")} ${cards} under the deck.`,
    fed: ({ who, you, card, legion }: WhoCard & { legion: string }) =>
      `${who} ${does(you, "put")} ${card} under legion ${legion}.`,
    bought: ({ who, you, cards, legion }: WhoCards & { legion: string }) =>
      `${who} ${does(you, "buy")} legion ${legion}: ${cards}.`,
    played: ({ who, you, card }: WhoCard) => `${who} ${does(you, "play")} ${card}.`,
    conspiratus: ({ who, you }: Who) => `${who} ${does(you, "become")} primus conspiratus.`,
    conspiratusFrom: ({ who, you, from }: Who & { from: string }) =>
      `${who} ${does(you, "take")} primus conspiratus from ${from}.`,
    tribute: ({ who, you, card }: WhoCard) => `${who} ${does(you, "give")} Rome ${card} as tribute.`,
    senate: ({ who, you }: Who) => `${you ? "Your Senator" : `The Senator of ${who}`} opens a senate session.`,
    asked: ({ who, you }: Who) => `${who} ${you ? "are" : "is"} asked in the senate.`,
    adjourned: () => "The session is closed.",
    passed: ({ who, you }: Who) => `${who} ${you ? "pass" : "passes"}.`,
    paid: ({ who, you, aurei: n, rule }: WhoAurei) =>
      `${who} ${does(you, "pay")} ${aurei(n)} (${money[rule]}, PAX ${rule}).`,
    received: ({ who, you, aurei: n, rule }: WhoAurei) =>
      `${who} ${does(you, "receive")} ${aurei(n)} (${money[rule]}, PAX ${rule}).`,
    collected: ({ legion, cards }: { legion: string; cards: string }) => `Rome collects legion ${legion}: ${cards}.`,
    over: ({ cards }: { cards: string }) => `The game is over. Rome reveals ${cards}.`,
  },
  /** Whoever is told of himself: as who does something, and as whom it is done to. */
  you: { does: "You", suffers: "you" },
  unknownCards: (n: number) => plural(n, "card", "cards"),
  nothing: "nothing",
  refusals: {
    "peek.solo": () => "Alone against Rome you may not look at its cards.",
    "peek.public": () => "Rome has no face-down cards to look at.",
    "place.handUsed": () => "You have already taken a card of this draw into your hand.",
    "place.deckUsed": () => "You have already slipped a card of this draw under the deck.",
    "place.legionUsed": () => "You have already put a card of this draw under a legion.",
    "place.firstTwo": () => "One of the first two cards must go under a legion or under the deck.",
    "buy.empty": () => "There is nothing under this legion.",
    "buy.cannotPay": ({ price, aurei: purse }: { price: number; aurei: number }) =>
      `This group costs ${aurei(price)}; you have ${purse}.`,
    "play.cannotPay": ({ cost, aurei: purse }: { cost: number; aurei: number }) =>
      `The next card costs ${aurei(cost)}; you have ${purse}.`,
    "play.limit": ({ category, symbols, limit }: { category: CategoryWord; symbols: number; limit: number }) =>
      `You would have ${plural(symbols, `${categories[category]} symbol`, `${categories[category]} symbols`)}; your Land or Intrigue allows ${limit}.`,
  },
};

export type Texts = typeof en;
export type CategoryWord = keyof typeof categories;
export type ActionWord = keyof typeof actions;
export interface Who {
  who: string;
  /** Whether `who` is the one who reads it. */
  you: boolean;
}
export interface WhoCard extends Who {
  card: string;
}
export interface WhoCards extends Who {
  cards: string;
}
export interface WhoAurei extends Who {
  aurei: number;
  rule: keyof typeof money;
}
