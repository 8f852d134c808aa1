import { turn, type TurnTexts } from "@ara/pax/turn/en";

const turnTexts: TurnTexts = turn;

/** What the table says of turns, in English; the type of the other languages. */
const en = {
  turnTexts,
  lastTurns: "The last turns",
  again: ({ turn: sentence }: { turn: string }) => `Show again on the table: ${sentence}`,
  steps: "Every step",
  stepsOf: ({ turn: sentence }: { turn: string }) => `Every step of it: ${sentence}`,
  replaying: "As it was",
  onTable: "Show it on the table",
  goesToHand: ({ card }: { card: string }) => `${card} goes to your hand, the one place left.`,
  goesToDeck: ({ card }: { card: string }) => `${card} goes under the deck, the one place left.`,
  wentToHand: ({ card }: { card: string }) => `${card} went to your hand.`,
  wentToDeck: ({ card }: { card: string }) => `${card} went under the deck.`,
  fence: "A card was seen: there is no way back past it.",
  fenceFree: "You may go back further; the record will say so.",
  since: "Since your last turn",
  allLog: "Everything",
  why: "why?",
  nothingYet: "Nothing yet.",
  toScore: "To the score sheet",
  finale: "See the finale",
  wait: ({ who }: { who: string }) => `${who} decides.`,
  /** A person at the table: here, or elsewhere and there or not. */
  kinds: { here: "at this screen", online: "online", away: "away" },
  waitAway: ({ who }: { who: string }) => `${who} is to decide, and is away just now.`,
  waitBot: ({ who }: { who: string }) => `${who} is thinking.`,
  waitRome: "Rome collects.",
  skip: "Skip ahead",
  toNow: "Back to now",
};

export default en;
