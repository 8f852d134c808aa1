const aurei = (n: number): string => (n === 1 ? "1 aureus" : `${n} aurei`);
const cards = (n: number): string => (n === 1 ? "1 card" : `${n} cards`);

/** What stands beside the table when something is looked into, in English; the type of the other languages. */
const en = {
  close: "Close",
  back: "Back",
  wholeBook: "Open the whole rulebook",
  noRule: "There is no such rule.",
  category: "Category",
  rome: "Rome",
  you: "You",
  strongest: "Strongest",
  none: "nothing yet",
  lastTurns: "The last turns",
  noTurns: "No turn yet.",
  purse: ({ aurei: n }: { aurei: number }) => aurei(n),
  hand: ({ cards: n }: { cards: number }) => `${cards(n)} in hand`,
  secret: "Hand and purse are secret; they are not counted here.",
  peeked: ({ you }: { you: boolean }) => `${you ? "You have" : "Has"} looked at Rome’s face-down cards.`,
  slippedBy: ({ cards: n, you }: { cards: number; you: boolean }) =>
    `${cards(n)} ${you ? "of yours" : "of this player"} in the deck.`,
  compared: "Symbols, with the bonus of Fleet and Army.",
  romeTitle: "Rome’s cards",
  faceUp: ({ cards: n }: { cards: number }) => `${cards(n)} face up`,
  faceDown: ({ cards: n }: { cards: number }) => `${cards(n)} face down, which you have not seen`,
  seen: ({ cards: n }: { cards: number }) => `${cards(n)} face down, which you have seen`,
  turned: ({ cards: n }: { cards: number }) => `${cards(n)} turned up at the end`,
  slippedTitle: "Your cards in the deck",
  slippedNote: "You slipped these under the deck; nobody else knows them.",
  before: ({ cards: n }: { cards: number }) => (n === 0 ? "on top" : `${cards(n)} before it`),
  noSlipped: "None of your cards is in the deck.",

  /** What would help against a refusal, by its key. */
  help: {
    notNow: "The top line shows which step it is now.",
    notYourTurn: "Wait until you are asked, or skip ahead.",
    "buy.cannotPay": ({ short }: { short: number }) =>
      `${aurei(short)} short. Buy a cheaper group, or nothing; income comes at the end of the turn, and three Wealth symbols make every group cheaper by 1.`,
    "buy.empty": "Choose a legion with cards under it, or buy nothing.",
    "play.cannotPay": ({ short }: { short: number }) =>
      `${aurei(short)} short. End the turn: in the next one the first card is free again.`,
    "senate.cannotPay": ({ short }: { short: number }) => `${aurei(short)} short. Pass; the card stays in your hand.`,
    "play.limit": "Play a Land or an Intrigue card first: whichever you have more of is the limit.",
    "place.handUsed": "Choose one of the places still open.",
    "place.deckUsed": "Choose one of the places still open.",
    "place.legionUsed": "Choose one of the places still open.",
    "place.firstTwo": "Put this card under a legion or under the deck; the next one may go into your hand.",
    "peek.solo": "Draw instead.",
    "peek.public": "Draw instead.",
  },
};

export default en;
