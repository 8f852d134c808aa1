const aurei = (n: number): string => (n === 1 ? "1 aureus" : `${n} aurei`);
const cards = (n: number): string => (n === 1 ? "1 card" : `${n} cards`);

/** What the table says, in English; the type of the other languages. */
const en = {
  round: ({ round }: { round: string }) => `Round ${round}`,
  steps: { draw: "Draw", buy: "Buy", play: "Play", income: "Income" },
  yourTurn: "Your turn",
  turnOf: ({ who }: { who: string }) => `${who}’s turn`,
  yourAnswer: "Your answer",
  answerOf: ({ who }: { who: string }) => `${who} answers`,
  over: "The game is over",
  you: "you",
  bot: ({ level }: { level: string }) => `bot · ${level}`,

  undo: "Undo",
  undoCount: ({ steps }: { steps: number }) => `Undo (${steps === 1 ? "1 step" : `${steps} steps`})`,
  reset: "Reset my turn",
  hint: "Hint",
  keys: "Keys",
  menu: "Menu",
  tools: "Tools",
  undoFree: "Undo even what you have seen; the record will say so",

  legions: "Legions",
  legion: ({ legion }: { legion: string }) => `Legion ${legion}`,
  /** A legion in one sentence, for those who cannot see it. */
  legionSays: ({ legion, cards: list, price }: { legion: string; cards: string; price: number | null }) =>
    `Legion ${legion}: ${list}${price === null ? "" : `. Price for you: ${aurei(price)}`}.`,
  empty: "empty",
  toRome: "to Rome?",
  toRomeLong: "As things stand, Rome takes this group at the end of the round, if the deck lasts.",
  discount: ({ sum, less }: { sum: number; less: number }) => `${sum} − ${less}`,
  withIt: ({ from, to }: { from: number; to: number }) => `with it ${from}\u00A0→\u00A0${to}`,
  deckHolds: ({ cards: n }: { cards: number }) => `${cards(n)} in the deck`,
  deckRounds: ({ rounds }: { rounds: number }) => (rounds <= 1 ? "perhaps the last round" : `about ${rounds} rounds`),
  deckEmpty: "The deck is empty",
  deckLast: "the last round",
  yours: ({ cards: n }: { cards: number }) => `${n} of yours at the bottom`,

  ask: {
    keep: "Which card do you keep?",
    keepNote: "The rest goes under the deck, in the order drawn.",
    turn: "Your turn: draw, or look at Rome?",
    draw: "Where does it go?",
    drawSeveral: "Which card goes where?",
    buy: "Which group do you buy?",
    play: "Which cards do you play?",
    playFirst: ({ cost }: { cost: number }) =>
      cost === 0 ? "The next card is free." : `The next card costs ${aurei(cost)}.`,
    senate: "The senate is in session: do you play a card?",
    senateNone: "The senate is in session. You can only pass.",
    senateNote: ({ cost }: { cost: number }) => `One card, for ${aurei(cost)}.`,
    tribute: "Which card does Rome get as tribute?",
    tributeLeft: ({ left }: { left: number }) => `${cards(left)} to give.`,
  },
  cardOf: ({ first, due }: { first: number; due: number }) => `card ${first} of ${due}`,
  drawButton: "Draw",
  /** 3.6, 9.2: what the draw will be: how many cards are due, how many of them stay, how many there are. */
  drawNote: ({ due, kept, left }: { due: number; kept: number; left: number }) =>
    left === 0
      ? "The deck is empty: 2 aurei instead"
      : left < due
        ? `${cards(due)} if the deck lasts`
        : `${cards(due)}: ${kept} for your hand, 1 for a legion, 1 under the deck`,
  peekButton: "Look at Rome’s cards",
  peekNote: "Instead of a turn, 2 aurei",
  toHand: "Your hand",
  toHandNote: "Keep it",
  toLegion: "Under a legion",
  toLegionNote: ({ legions }: { legions: string }) => `Choose ${legions}`,
  toDeck: "Under the deck",
  toDeckNote: ({ cards: n }: { cards: number }) =>
    n === 0 ? "It comes back at once" : `May return: ${cards(n)} before it`,
  used: "used in this draw",
  buyFor: ({ price }: { price: number }) => `for ${aurei(price)}`,
  buyNothing: "Buy nothing",
  endTurn: "End the turn",
  endIncome: ({ income }: { income: number }) => `Income: ${aurei(income)}`,
  pass: "Pass",
  confirm: "Confirm",

  rome: "Rome",
  romeHas: "Rome",
  strongest: "strongest player",
  faceDown: ({ cards: n }: { cards: number }) => `${n} face down`,
  peeked: "You have seen these; others may not have.",
  by: ({ symbols }: { symbols: number }) => `by ${symbols}`,
  ahead: "Rome",
  tie: "tie · Rome",
  nobody: "nobody",
  /** A row of the balance in one sentence. */
  balanceRow: ({
    category,
    rome,
    best,
    who,
    ahead,
  }: {
    category: string;
    rome: number;
    best: number;
    who: string;
    ahead: boolean;
  }) =>
    `${category}: Rome ${rome}, ${best === 0 ? "nobody" : `${who} ${best}`}; ${ahead ? "Rome is ahead" : `${who} ahead`}`,
  holds: ({ has, needs }: { has: string; needs: string }) => `Rome leads ${has}. It needs ${needs}.`,
  holdsNone: ({ needs }: { needs: string }) => `Rome leads nowhere. It needs ${needs}.`,
  crowns: ({ who }: { who: string }) => `If Rome wins, ${who} wins with it.`,
  crownsYou: "If Rome wins, you win with it.",
  crownsNobody: "If Rome wins, nobody else does: there is no primus conspiratus yet.",
  romeWinsNow: "Rome would win now.",
  revoltWinsNow: ({ who }: { who: string }) => `The revolt would win now: ${who}.`,
  soloGoal: ({ has, needs }: { has: number; needs: number }) =>
    `You are stronger than Rome ${has === 0 ? "nowhere" : `in ${has}`}; you need ${needs}.`,
  soloMissing: ({ categories }: { categories: string }) => `Still missing in your display: ${categories}.`,
  soloComplete: "All categories lie in your display.",
  unseen: ({ cards: n }: { cards: number }) => `Without Rome’s ${n} face-down cards.`,

  romeWon: "Rome has won, and nobody with it.",
  romeWonWith: ({ who }: { who: string }) => `Rome has won, and with it: ${who}.`,
  revoltWon: ({ who }: { who: string }) => `The revolt has won: ${who}.`,
  soloWon: "You have won against Rome.",
  soloLost: "Rome has won.",

  players: "Players",
  primus: "Primus: starts the round",
  conspiratus: "Primus conspiratus",
  handOf: ({ cards: n }: { cards: number }) => `hand ${n}`,
  purseOf: ({ aurei: n }: { aurei: number }) => aurei(n),
  display: "Your display",
  bonus: ({ symbols, category }: { symbols: number; category: string }) => `+${symbols} from ${category}`,
  limit: "Limit",
  limitNote: ({ fleet, army, limit }: { fleet: string; army: string; limit: number }) =>
    limit === 0 ? `No ${fleet} or ${army} yet.` : `${fleet} and ${army}: at most ${limit} each.`,

  hand: "Your hand",
  handEmpty: "No cards in hand.",
  purse: "Aurei",
  secret: "Hand and purse are yours alone.",
  playable: "playable",

  log: "Log",

  tabs: { table: "Table", rome: "Rome", players: "Players", log: "Log" },

  notYours: "A bot sits in this seat.",

  /** What an action is called, for hints and confirmations. */
  actions: {
    keep: ({ card }: { card: string }) => `Keep ${card}`,
    start: ({ card }: { card: string }) => `Keep ${card}`,
    draw: "Draw",
    singly: "Draw one by one",
    peek: "Look at Rome’s cards",
    toHand: ({ card }: { card: string }) => `${card} into your hand`,
    toDeck: ({ card }: { card: string }) => `${card} under the deck`,
    toLegion: ({ card, legion }: { card: string; legion: string }) => `${card} under legion ${legion}`,
    buy: ({ legion }: { legion: string }) => `Buy legion ${legion}`,
    skip: "Buy nothing",
    play: ({ card }: { card: string }) => `Play ${card}`,
    end: "End the turn",
    tribute: ({ card }: { card: string }) => `Give Rome ${card}`,
    pass: "Pass",
  },
};

export default en;
export type TableTexts = typeof en;
