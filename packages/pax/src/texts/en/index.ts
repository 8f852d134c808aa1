import { grammar } from "@ara/kernel/grammar/en";
import { cardText, plural } from "../words.ts";

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

const steps = {
  setup: "choosing the first card",
  turn: "beginning a turn",
  draw: "placing drawn cards",
  buy: "buying",
  play: "playing cards",
  tribute: "tribute to Rome",
  senate: "the senate session",
  over: "the end",
};

const actions = {
  keep: "keep a card",
  start: "lay out the start",
  peek: "peek at Rome's cards",
  draw: "draw",
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

/** All that PAX says, in English; the type of the other languages. */
export const en = {
  grammar,
  categories,
  steps,
  actions,
  /** The log. `who` and `from` are names; cards and groups come as text. */
  events: {
    dealtToRome: ({ cards, hidden }: { cards: string; hidden: number }) =>
      cards === ""
        ? `Rome receives ${hidden} cards, face down.`
        : `Rome receives ${cards} face up, and ${hidden} cards face down.`,
    dealt: ({ who, cards }: WhoCards) => `${who} draws ${cards} and keeps one.`,
    kept: ({ who, cards, under }: WhoCards & { under: string }) =>
      `${who} keeps ${cards} and slips ${under} under the deck.`,
    /** How many go under the deck is all that others see. */
    keptUnseen: ({ who, hidden }: Who & { hidden: number }) =>
      `${who} keeps 1 card and slips ${hidden} under the deck.`,
    started: ({ who, cards }: WhoCards) => `${who} begins with ${cards} laid out.`,
    laid: ({ card, legion }: { card: string; legion: string }) => `${card} is laid under legion ${legion}.`,
    round: ({ round, who }: { round: number; who: string }) => `Round ${round}: ${who} starts.`,
    turn: ({ who }: Who) => `${who} begins a turn.`,
    peeked: ({ who, cards }: WhoCards) => `${who} looks at Rome's face-down cards${cards === "" ? "" : `: ${cards}`}.`,
    drew: ({ who, cards }: WhoCards) => `${who} draws ${cards}.`,
    placedHand: ({ who, cards }: WhoCards) => `${who} takes ${cards} into the hand.`,
    placedDeck: ({ who, cards }: WhoCards) => `${who} slips ${cards} under the deck.`,
    fed: ({ who, card, legion }: WhoCard & { legion: string }) => `${who} puts ${card} under legion ${legion}.`,
    bought: ({ who, cards, legion }: WhoCards & { legion: string }) => `${who} buys legion ${legion}: ${cards}.`,
    played: ({ who, card }: WhoCard) => `${who} plays ${card}.`,
    conspiratus: ({ who }: Who) => `${who} becomes primus conspiratus.`,
    conspiratusFrom: ({ who, from }: Who & { from: string }) => `${who} takes primus conspiratus from ${from}.`,
    tribute: ({ who, card }: WhoCard) => `${who} gives Rome ${card} as tribute.`,
    senate: ({ who }: Who) => `The Senator of ${who} opens a senate session.`,
    asked: ({ who }: Who) => `${who} is asked in the senate.`,
    adjourned: () => "The session is closed.",
    passed: ({ who }: Who) => `${who} passes.`,
    paid: ({ who, aurei: n, rule }: WhoAurei) => `${who} pays ${aurei(n)} (${money[rule]}, PAX ${rule}).`,
    received: ({ who, aurei: n, rule }: WhoAurei) => `${who} receives ${aurei(n)} (${money[rule]}, PAX ${rule}).`,
    collected: ({ legion, cards }: { legion: string; cards: string }) => `Rome collects legion ${legion}: ${cards}.`,
    over: ({ cards }: { cards: string }) => `The game is over. Rome reveals ${cards}.`,
  },
  unknownCards: (n: number) => plural(n, "card", "cards"),
  nothing: "nothing",
  rules: {
    "1.1": "The seven categories",
    "1.2": "Category, symbols and value of a card",
    "1.3": "The bank never runs out",
    "1.4": "The three categories of Nocturnus",
    "2.1": "Cards removed unseen",
    "2.2": "One legion more than players",
    "2.3": "Rome's three face-down cards",
    "2.4": "Five aurei each",
    "2.5": "Start player and first card",
    "2.6": "One card under each legion",
    "2.7": "Hands and money are secret",
    "3.1": "A full turn, or a peek",
    "3.2": "Peeking at Rome",
    "3.3": "Drawing: hand, legion, deck",
    "3.4": "Religion, 3 symbols",
    "3.5": "Religion, 6 symbols",
    "3.6": "A deck that runs short",
    "3.7": "Buying a group",
    "3.8": "Wealth makes cheaper",
    "3.9": "Playing cards and their cost",
    "3.10": "The limit of fleets and armies",
    "3.11": "Income",
    "3.12": "Primus conspiratus",
    "3.13": "What lies stays",
    "4.1": "A round",
    "4.2": "Rome collects",
    "4.3": "The next start player",
    "4.4": "Filling empty legions",
    "5.1": "The end of the game",
    "5.2": "Rome's last collection",
    "6.1": "Rome reveals",
    "6.2": "Where Rome is ahead",
    "6.3": "Rome wins",
    "6.4": "Bonus armies and fleets",
    "6.5": "Points",
    "6.6": "Ties",
    "6.7": "An example of scoring",
    "7.1": "Cards of a second deck",
    "7.2": "First cards of a large table",
    "7.3": "Legions of a large table",
    "7.4": "Rome's six cards",
    "7.5": "Senate session",
    "7.6": "All else as usual",
    "8.1": "Solo set-up",
    "8.2": "Solo round",
    "8.3": "No peeking alone",
    "8.4": "The campaign of five games",
    "8.5": "Start of a campaign game",
    "8.6": "Winning opens the next game",
    "9.1": "Nocturnus: ten categories",
    "9.2": "Militia",
    "9.3": "Scout",
    "9.4": "Adversary",
    "9.5": "Solo with Nocturnus",
    "10.1": "Cards are conserved",
    "10.2": "No money from nowhere",
    "10.3": "Hidden stays hidden",
    "10.4": "A refusal names its rule",
  },
  refusals: {
    over: () => "The game is over.",
    notYourTurn: () => "It is another player's turn to decide.",
    notNow: ({ action, step }: { action: ActionWord; step: StepWord }) =>
      `You cannot ${actions[action]} now; this is the time for ${steps[step]}.`,
    "action.unknown": ({ found }: { found: string }) => `This is not an action of PAX: ${found}.`,
    "card.unknown": ({ found }: { found: string }) =>
      `${found} is not a card; cards are written like "land:1:2": category, symbols (1 or 2), value (1 to 4).`,
    "legion.unknown": ({ legions }: { legions: number }) => `There are ${legions} legions, counted from 1.`,
    "keep.notDrawn": ({ card }: { card: string }) => `${cardText(categories, card)} is not among the cards you drew.`,
    "keep.campaign": () => "This game of the campaign begins with cards laid out: say which.",
    "start.notCampaign": () => "Only games 3 to 5 of the solo campaign begin with cards laid out.",
    "start.cards": ({ plays }: { plays: number }) =>
      `Of the cards you drew, lay out ${plays}, slip one under the deck and keep one.`,
    "peek.solo": () => "Alone against Rome you may not look at its cards.",
    "peek.public": () => "Rome has no face-down cards to look at.",
    "place.notDrawn": ({ card }: { card: string }) => `${cardText(categories, card)} is not among the cards you drew.`,
    "place.handUsed": () => "You have already taken a card of this draw into your hand.",
    "place.deckUsed": () => "You have already slipped a card of this draw under the deck.",
    "place.legionUsed": () => "You have already put a card of this draw under a legion.",
    "place.firstTwo": () => "One of the first two cards must go under a legion or under the deck.",
    "buy.empty": () => "There is nothing under this legion.",
    "buy.cannotPay": ({ price, aurei: purse }: { price: number; aurei: number }) =>
      `This group costs ${aurei(price)}; you have ${purse}.`,
    "play.notInHand": ({ card }: { card: string }) => `${cardText(categories, card)} is not in your hand.`,
    "play.cannotPay": ({ cost, aurei: purse }: { cost: number; aurei: number }) =>
      `The next card costs ${aurei(cost)}; you have ${purse}.`,
    "play.limit": ({ category, symbols, limit }: { category: CategoryWord; symbols: number; limit: number }) =>
      `You would have ${plural(symbols, `${categories[category]} symbol`, `${categories[category]} symbols`)}; your Land or Intrigue allows ${limit}.`,
    "tribute.notInHand": ({ card }: { card: string }) => `${cardText(categories, card)} is not in your hand.`,
    "config.players": ({ found }: { found: string }) => `PAX is for 1 to 8 players, not ${found}.`,
    "config.solo": ({ players, found }: { players: number; found: string }) =>
      players === 1
        ? `Alone you play game 1 to 5 of the campaign, not ${found}.`
        : `The solo campaign is for one player, not for ${players}.`,
    "config.field": ({ field, found }: { field: string; found: string }) => `The option "${field}" cannot be ${found}.`,
    "field.missing": ({ field }: { field: string }) => `"${field}" is missing.`,
    "deck.file": () => 'A deck is an object with a list "cards".',
    "deck.line": ({ line }: { line: number }) =>
      `Item ${line} of the cards needs a category, symbols (1 or 2), value (1 to 4) and a count.`,
    "deck.size": ({ category, found, expected }: { category: CategoryWord; found: number; expected: number }) =>
      `${categories[category]} has ${found} cards; the game has ${expected}.`,
    "deck.missing": ({ card, found, expected }: Counted) =>
      `Of ${cardText(categories, card)} there must be at least ${expected}, not ${found}.`,
    "deck.tooMany": ({ card, found, expected }: Counted) =>
      `There are ${found} of ${cardText(categories, card)}; one deck has ${expected}.`,
    "deck.total": ({ found, expected }: { found: number; expected: number }) =>
      `There are ${found} cards; this game has ${expected}.`,
    "result.field": ({ field, found }: { field: string; found: string }) =>
      `"${field}" of the result cannot be ${found}.`,
    "deal.deck": () => 'The record must name the shuffled deck under "chance".',
    "deal.startPlayer": ({ found }: { found: string }) => `The start player cannot be ${found}.`,
    "position.field": ({ field, found }: { field: string; found: string }) => `"${field}" cannot be ${found}.`,
    "position.cardMissing": ({ card, found, expected }: Counted) =>
      `Of ${cardText(categories, card)} there must be at least ${expected}, not ${found}; "partial": true allows it.`,
    "position.cardTooMany": ({ card, found, expected }: Counted) =>
      `There are ${found} of ${cardText(categories, card)}; one deck has ${expected}; "partial": true allows it.`,
    "position.cardTotal": ({ found, expected }: { found: number; expected: number }) =>
      `There are ${found} cards; this game has ${expected}; "partial": true allows it.`,
    "position.setAside": ({ found, expected }: { found: number; expected: number }) =>
      `${found} cards are set aside, it must be ${expected}.`,
    "position.romeHidden": ({ found }: { found: number }) => `Rome has ${found} face-down cards, it must be 3.`,
    "position.legions": ({ found, expected }: { found: number; expected: number }) =>
      `There are ${found} legions, it must be ${expected}.`,
    "position.category": ({ card }: { card: string }) => `${cardText(categories, card)} belongs to Nocturnus.`,
    "position.limit": ({ seat }: { seat: number }) =>
      `The display of seat ${seat} has more Fleet or Army symbols than its Land or Intrigue allows.`,
    "position.conspiratus": () => "Primus conspiratus must be held by the player with the most Intrigue symbols.",
    "position.taken": () => "The seats before the active one, from the start player on, have had their turn.",
    "position.step": ({ found }: { found: string }) => `${found} is not a step of the game.`,
    "position.drawn": () => "The drawn cards do not fit this step of the draw.",
    "position.notDrawing": () => "No cards are being drawn in this step, or not so many.",
    "position.played": () => "Cards played this turn must be in the display of the active player.",
    "position.senate": () =>
      "A senate session needs 5 or more players, a Senator played this turn and somebody who can play a card.",
    "position.tribute": () => "Tribute needs Nocturnus, Adversaries and a card in hand.",
    "position.setup": ({ field }: { field: string }) => `At set-up "${field}" cannot be like this yet.`,
    "position.setupDeck": () => "The deck is too short for the cards still to be drawn and laid out at set-up.",
    "position.emptyLegion": ({ legion }: { legion: number }) =>
      `Legion ${legion} is empty, but every legion has a card when a round begins.`,
    "position.notOver": () => "The game is over only when the deck is empty or too short for the empty legions.",
    "position.slippedBy": () =>
      '"slippedBy" names every card of the deck from the top, and cards slipped under lie below all others.',
    "position.peeked": () => "Alone against Rome nobody has seen its face-down cards.",
  },
};

export type Texts = typeof en;
export type RuleNumber = keyof typeof en.rules;
export type CategoryWord = keyof typeof categories;
export type ActionWord = keyof typeof actions;
export type StepWord = keyof typeof steps;
export interface Who {
  who: string;
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
type Counted = {
  card: string;
  found: number;
  expected: number;
};
