const aurei = (n: number): string => (n === 1 ? "1 aureus" : `${n} aurei`);
const cards = (n: number): string => (n === 1 ? "1 card" : `${n} cards`);

/** What the table says, in English; the type of the other languages. */
const en = {
  title: "Table",
  round: ({ round }: { round: string }) => `Round ${round}`,
  steps: { draw: "Draw", buy: "Buy", play: "Play", income: "Income" },
  yourTurn: "Your turn",
  turnOf: ({ who }: { who: string }) => `${who}’s turn`,
  over: "The game is over",
  you: "you",
  bot: ({ level }: { level: string }) => `bot · ${level}`,
  person: "at this screen",

  undo: "Undo",
  undoCount: ({ steps }: { steps: number }) => `Undo (${steps === 1 ? "1 step" : `${steps} steps`})`,
  reset: "Reset my turn",
  hint: "Hint",
  keys: "Keys",
  menu: "Menu",
  skip: "Skip ahead",
  tools: "Tools",
  fence: "no undo past this card",

  legions: "Legions",
  legion: ({ legion }: { legion: string }) => `Legion ${legion}`,
  /** A legion in one sentence, for those who cannot see it. */
  legionSays: ({ legion, cards: list, price }: { legion: string; cards: string; price: number | null }) =>
    `Legion ${legion}: ${list}${price === null ? "" : `. Price for you: ${aurei(price)}`}.`,
  empty: "empty",
  toRome: "to Rome",
  toRomeLong: "Rome takes this group at the end of the round.",
  price: "your price",
  discount: ({ sum, less }: { sum: number; less: number }) => `${sum} − ${less}`,
  withIt: ({ from, to }: { from: number; to: number }) => `with it ${from}\u00A0→\u00A0${to}`,
  deck: "Deck",
  deckHolds: ({ cards: n }: { cards: number }) => `${cards(n)} in the deck`,
  deckRounds: ({ rounds }: { rounds: number }) => (rounds <= 1 ? "the last round" : `about ${rounds} rounds`),
  deckEmpty: "The deck is empty",
  yours: ({ cards: n }: { cards: number }) => `${n} of yours at the bottom`,

  ask: {
    keep: "Which card do you keep?",
    keepNote: "The rest goes under the deck.",
    start: "How do you begin?",
    startKeep: "Keep in hand",
    startUnder: "Slip under the deck",
    startPlay: ({ cards: list }: { cards: string }) => `Laid out: ${list}`,
    startGo: "Begin with these",
    turn: "Your turn: draw, or look at Rome?",
    draw: "Where does it go?",
    drawSeveral: "Which card goes where?",
    buy: "Which group do you buy?",
    play: "Which cards do you play?",
    playFirst: ({ cost }: { cost: number }) =>
      cost === 0 ? "The next card is free." : `The next card costs ${aurei(cost)}.`,
    senate: "The senate is in session: do you play a card?",
    senateNote: ({ cost }: { cost: number }) => `One card, for ${aurei(cost)}.`,
    tribute: "Which card does Rome get as tribute?",
    tributeLeft: ({ left }: { left: number }) => `${cards(left)} to give.`,
    wait: ({ who }: { who: string }) => `${who} decides.`,
    waitBot: ({ who }: { who: string }) => `${who} is thinking.`,
    over: "The game is over.",
    toScore: "To the score sheet",
  },
  cardOf: ({ first, due }: { first: number; due: number }) => `card ${first} of ${due}`,
  drawButton: "Draw",
  drawNote: "Three cards, one to each place",
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
  worth: ({ low, high }: { low: number; high: number }) => `worth ${low}–${high} symbols`,
  peeked: "You have seen these; others may not have.",
  by: ({ symbols }: { symbols: number }) => `by ${symbols}`,
  ahead: "Rome",
  tie: "tie · Rome",
  nobody: "nobody",
  balance: "Balance",
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
    `You are stronger than Rome in ${has} of the ${needs} you need.`,
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
  displayOf: ({ who }: { who: string }) => `Display of ${who}`,
  none: "none",
  bonus: ({ symbols, category }: { symbols: number; category: string }) => `+${symbols} from ${category}`,
  limit: "Limit",
  limitNote: ({ fleet, army, limit }: { fleet: string; army: string; limit: number }) =>
    `${fleet} and ${army} may each reach ${limit}.`,

  hand: "Your hand",
  handEmpty: "No cards in hand.",
  purse: "Aurei",
  secret: "Hand and purse are yours alone.",
  playable: "playable",

  log: "What happened",
  since: "Since your last turn",
  allLog: "Everything",
  why: "why?",
  nothingYet: "Nothing yet.",

  tabs: { table: "Table", rome: "Rome", players: "Players", log: "Log" },

  thinking: "The adviser is thinking.",
  advice: ({ action, reason }: { action: string; reason: string }) => `${action}. ${reason}`,
  chances: ({ win, rome }: { win: number; rome: number }) => `Your chance to win: ${win} %. Rome’s: ${rome} %.`,
  overlap: "Whoever holds primus conspiratus wins with Rome.",
  considered: ({ action, win }: { action: string; win: number }) => `${action}: ${win} %`,
  chancesSolo: ({ win }: { win: number }) => `Your chance to win: ${win} %.`,

  passTitle: ({ who }: { who: string }) => `${who} decides next`,
  passNote: ({ who }: { who: string }) => `Hand the screen to ${who}. Nothing hidden is shown until you go on.`,
  passGo: ({ who }: { who: string }) => `I am ${who}`,

  unsaved: ({ reason }: { reason: string }) =>
    `This game could not be saved in this browser (${reason}). Download it from the menu.`,
  crashed: "The table had to be opened again. Nothing is lost.",
  unknown: "There is no such table in this browser.",
  notYours: "A bot sits in this seat.",

  home: "Home",

  /** What an action is called, for hints and confirmations. */
  actions: {
    keep: ({ card }: { card: string }) => `Keep ${card}`,
    start: ({ card }: { card: string }) => `Keep ${card}`,
    draw: "Draw",
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
