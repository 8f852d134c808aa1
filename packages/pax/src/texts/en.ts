import { cardText, plural } from "./words.ts";

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

const aurei = (n: number): string => plural(n, "aureus", "aurei");

/** All that PAX says, in English; the type of the other languages. */
export const en = {
  categories,
  steps,
  actions,
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
      `You would have ${symbols} ${categories[category]} symbols; your Land or Intrigue allows ${limit}.`,
    "tribute.notInHand": ({ card }: { card: string }) => `${cardText(categories, card)} is not in your hand.`,
    "config.players": ({ found }: { found: string }) => `PAX is for 1 to 8 players, not ${found}.`,
    "config.solo": ({ players, found }: { players: number; found: string }) =>
      players === 1
        ? `Alone you play game 1 to 5 of the campaign, not ${found}.`
        : `The solo campaign is for one player, not for ${players}.`,
    "config.field": ({ field, found }: { field: string; found: string }) => `The option "${field}" cannot be ${found}.`,
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
    "result.field": ({ field, found }: { field: string; found: string }) => `"${field}" of the result cannot be ${found}.`,
    "deal.deck": () => 'The record must name the shuffled deck under "chance".',
    "deal.startPlayer": ({ found }: { found: string }) => `The start player cannot be ${found}.`,
    "position.field": ({ field, found }: { field: string; found: string }) => `"${field}" cannot be ${found}.`,
    "position.partial": ({ reason }: { reason: string }) =>
      `${reason} A position that does not hold all cards must say "partial": true.`,
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
    "position.placesLeft": () => "The places left do not fit this draw.",
    "position.played": () => "Cards played this turn must be in the display of the active player.",
    "position.senate": () =>
      "A senate session needs 5 or more players, a Senator played this turn and somebody who can play a card.",
    "position.tribute": () => "Tribute needs Nocturnus, Adversaries and a card in hand.",
  },
};

export type CategoryWord = keyof typeof categories;
export type ActionWord = keyof typeof actions;
export type StepWord = keyof typeof steps;
interface Counted {
  card: string;
  found: number;
  expected: number;
}
