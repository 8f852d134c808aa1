import { MAX_SYMBOLS, MAX_VALUE } from "../../card.ts";
import { cardText } from "../words.ts";
import { en, type ActionWord, type CategoryWord } from "./index.ts";

const { actions, categories } = en;

type Counted = {
  card: string;
  found: number;
  expected: number;
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

/** Why a file, a deck, a position or an action that no screen offers is refused, in English: said far from any table, and the type of the other languages. */
export const files = {
  over: () => "The game is over.",
  notYourTurn: () => "It is another player's turn to decide.",
  "legion.unknown": ({ legions }: { legions: number }) => `There are ${legions} legions, counted from 1.`,
  "keep.notDrawn": ({ card }: { card: string }) => `${cardText(categories, card)} is not among the cards you drew.`,
  "keep.campaign": () => "This game of the campaign begins with cards laid out: say which.",
  "start.notCampaign": () => "Only games 3 to 5 of the solo campaign begin with cards laid out.",
  "start.cards": ({ plays }: { plays: number }) =>
    `Of the cards you drew, lay out ${plays}, slip one under the deck and keep one.`,
  "singly.must": () => "At this table Religion draws its cards together.",
  "singly.same": () => "One by one is no choice: it takes 3 Religion symbols and 2 cards in the deck.",
  "place.notDrawn": ({ card }: { card: string }) => `${cardText(categories, card)} is not among the cards you drew.`,
  "play.notInHand": ({ card }: { card: string }) => `${cardText(categories, card)} is not in your hand.`,
  "tribute.notInHand": ({ card }: { card: string }) => `${cardText(categories, card)} is not in your hand.`,
  notNow: ({ action, step }: { action: ActionWord; step: keyof typeof steps }) =>
    `You cannot ${actions[action]} now; this is the time for ${steps[step]}.`,
  "action.unknown": ({ found }: { found: string }) => `This is not an action of PAX: ${found}.`,
  "card.unknown": ({ found }: { found: string }) =>
    `${found} is not a card; cards are written like "land:1:2": category, symbols (1 to ${MAX_SYMBOLS}), value (1 to ${MAX_VALUE}).`,
  "config.players": ({ found }: { found: string }) => `PAX is for 1 to 8 players, not ${found}.`,
  "config.solo": ({ players, found }: { players: number; found: string }) =>
    players === 1
      ? `Alone you play game 1 to 5 of the campaign, not ${found}.`
      : `The solo campaign is for one player, not for ${players}.`,
  "config.field": ({ field, found }: { field: string; found: string }) => `The option "${field}" cannot be ${found}.`,
  "field.missing": ({ field }: { field: string }) => `"${field}" is missing.`,
  "deck.file": () => 'A deck is an object with a list "cards".',
  "deck.line": ({ line }: { line: number }) =>
    `Item ${line} of the cards needs a category, symbols (1 to ${MAX_SYMBOLS}), value (1 to ${MAX_VALUE}) and a count.`,
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
    "A senate session needs 5 or more players, a Senator played this turn and another seat to be asked.",
  "position.tribute": () => "Tribute needs Nocturnus, Adversaries and a card in hand.",
  "position.setup": ({ field }: { field: string }) => `At set-up "${field}" cannot be like this yet.`,
  "position.setupDeck": () => "The deck is too short for the cards still to be drawn and laid out at set-up.",
  "position.emptyLegion": ({ legion }: { legion: number }) =>
    `Legion ${legion} is empty, but every legion has a card when a round begins.`,
  "position.notOver": () => "The game is over only when the deck is empty or too short for the empty legions.",
  "position.slippedBy": () =>
    '"slippedBy" names every card of the deck from the top, and cards slipped under lie below all others.',
  "position.peeked": () => "Alone against Rome nobody has seen its face-down cards.",
};

export type FileTexts = typeof files;
