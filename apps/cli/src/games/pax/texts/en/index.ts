const aurei = (n: number): string => (n === 1 ? "1 aureus" : `${n} aurei`);

/** What the command line says about PAX in English; the type of the other languages. */
export const en = {
  names: ["Livinia", "Decimus", "Aulus", "Gaia", "Titus", "Marcia", "Quintus", "Flavia"],
  rome: "Rome",
  welcome: {
    aim: "Rome rules, and you plot. If the revolt succeeds, the most points win.",
    rome: (goal: number, of: number) =>
      `Ahead (◆) in ${goal} of ${of} categories, Rome wins, and only primus conspiratus with it.`,
    soloAim: "Alone against Rome: when the deck runs out, you must be the stronger one.",
    soloGoal: (goal: number, of: number) =>
      `It takes more symbols than Rome in ${goal} categories, and all ${of} in your display.`,
    card: "How to read a card: Land ●● 3 is category, symbols, value in aurei. Help: ?",
  },
  round: (n: number) => `Round ${n}`,
  deck: (n: number) => `deck ${n}`,
  startPlayer: (name: string) => `start player ${name}`,
  conspirator: (name: string) => `primus conspiratus ${name}`,
  hides: (cards: string) => `Rome hides: ${cards}`,
  columns: { aurei: "Aurei", hand: "Hand" },
  standing: {
    ahead: (ahead: number, of: number) => `${ahead} of ${of}`,
    romeWith: (name: string) => `Rome would win now, with ${name}`,
    romeNobody: "Rome would win now, and nobody with it",
    revolt: (names: string) => `the revolt would succeed now, in the lead: ${names}`,
    unseen: (n: number) => `${n} face down`,
    solo: (stronger: number, goal: number) => `Stronger than Rome in ${stronger}, ${goal} needed`,
    display: (found: number, of: number) => `categories in the display ${found} of ${of}`,
    missing: (names: string) => `missing: ${names}`,
  },
  legions: "Legions",
  value: "value",
  youPay: "you pay",
  romeNext: "▸ Rome takes this next, if the deck lasts (PAX 4.2)",
  empty: "empty",
  hand: "Hand",
  display: "Display",
  purse: aurei,
  limit: (fleet: string, army: string) => `${fleet}, ${army} (PAX 3.10)`,
  count: (what: string, n: number, of: number) => `${what} ${n} of ${of}`,
  happened: "What happened",
  choose: {
    setup: "Which card do you keep? The others go under the deck.",
    start: (plays: number) =>
      `Two letters: the card you keep, then the one for under the deck, like ab. ${plays === 1 ? "The other one is" : `The other ${plays} are`} played at once.`,
    turn: "Your turn.",
    drawn: (n: number, of: number, card: string) => `Card ${n} of ${of}: ${card}. Where does it go?`,
    drawnSeveral: (from: number, to: number, of: number) =>
      `Cards ${from} to ${to} of ${of}. Letter of a card, then its place, like ah or b1:`,
    buy: "Do you buy a group? The number of its legion:",
    play: (cost: number) =>
      `Which card do you play? ${cost === 0 ? "The next one is free." : `The next one costs ${aurei(cost)}.`}`,
    tribute: "Which card do you give Rome?",
    senate: "The senate is in session: one card for 1 aureus.",
  },
  actions: {
    keep: (card: string) => `keep ${card}`,
    singly: "draw, one card at a time",
    peek: "look at Rome's face-down cards, take 2 aurei, end the turn",
    draw: "a full turn: draw, buy, play, income",
    toHand: "into the hand",
    toDeck: "under the deck",
    toLegion: "under this legion",
    buy: (legion: string, price: number) => `buy ${legion} for ${price}`,
    skip: "buy nothing",
    end: (income: number) => `end the turn: income ${income}`,
    tribute: (card: string) => `give Rome ${card}`,
    pass: "pass",
  },
  used: "used (PAX 3.3)",
  tooDear: (purse: number) => `too dear, you have ${aurei(purse)} (PAX 3.7)`,
  overLimit: (limit: number) => `more symbols than your Land or Intrigue allows (${limit}) (PAX 3.10)`,
  tip: (key: string, reason: string, win: number | undefined) =>
    `A consul would type ${key}. ${reason}${win === undefined ? "" : ` (Wins about ${win} of 100 games from here.)`}`,
  commands: "u undo, l log, s score so far, t tip, r rules, v table, ? help, q save and leave",
  help: (categories: string) => `Type the number or letter of what you want to do. Other commands:
  u, undo    take your last step back (as long as nothing was revealed)
  l, log     everything that happened so far
  s, score   the score sheet as if the game ended now, as far as you can see
  t, tip     what a bot would do in your place, and why
  r, rules   the rules; "r 3" a chapter, "r 3.7" a single one
  v, view    show the table again
  q, quit    save and leave; the command that goes on is then shown
How to read a card: Land ●● 3 is the category Land, two symbols, worth 3 aurei.
◆ Rome is ahead: it has at least as many symbols as every single player (PAX 6.2). 4+1: one of them is a bonus (PAX 6.4).
Green: more symbols than Rome. › you. ▸ the legion that Rome takes at the end of the round. ? secret (PAX 2.7).
${categories}
`,
  /** What a player did, after the name and a colon. */
  news: {
    earlier: (n: number) => `… ${n} earlier ${n === 1 ? "line" : "lines"}: l`,
    dealt: (cards: string) => `draws ${cards}`,
    kept: (card: string, under: string) => `keeps ${card}; slips ${under} under the deck`,
    keptUnseen: (n: number) => `keeps one of ${n} cards`,
    started: (cards: string) => `begins with ${cards}`,
    peeked: (cards: string) => `looks at Rome's face-down cards${cards === "" ? "" : `: ${cards}`}`,
    toHand: (cards: string) => `takes ${cards}`,
    toDeck: (cards: string) => `slips ${cards} under the deck`,
    fed: (card: string, legion: string) => `feeds ${legion} with ${card}`,
    bought: (legion: string, price: number) => `buys ${legion} for ${price}`,
    played: (cards: string) => `plays ${cards}`,
    conspiratus: "becomes primus conspiratus",
    tribute: (card: string) => `gives Rome ${card}`,
    senate: "opens a senate session",
    passed: "passes",
    income: (n: number) => `income ${n}`,
    received: (n: number) => `receives ${aurei(n)}`,
    laid: (cards: string) => `New under the legions: ${cards}`,
  },
  sheet: {
    title: "Score sheet",
    rows: {
      categories: "categories, 2 each",
      stronger: "beats Rome, 3 each",
      fleets: "fleets",
      armies: "armies",
      conspiratus: "primus conspiratus",
      wealth: "richest, 4",
    },
    total: "points",
    riches: "aurei and cards",
    secret: "? secret (PAX 2.7): the 4 points for the most aurei and cards are left out.",
    unseen: (n: number) => `${n === 1 ? "One card" : `${n} cards`} of Rome, face down, not counted.`,
  },
  result: {
    romeNobody: "Rome wins, and nobody stood at its side.",
    romeWith: (name: string) => `Rome wins, and with it ${name}, primus conspiratus.`,
    players: (names: string) => `The revolt succeeds. ${names} wins.`,
    shared: (names: string) => `The revolt succeeds. ${names} share the victory.`,
    soloWon: (game: number) => `You have won game ${game} of the campaign.`,
    soloLost: (game: number) => `Rome wins game ${game} of the campaign. You may try it again.`,
    campaignWon: "That was the last one: the campaign is yours.",
    next: (command: string) => `Next: ${command}`,
    again: (command: string) => `Again: ${command}`,
  },
  ifEnded: {
    romeNobody: "As it stands, Rome wins, and nobody with it.",
    romeWith: (name: string) => `As it stands, Rome wins, and with it ${name}, primus conspiratus.`,
    soloWon: (game: number) => `As it stands, game ${game} of the campaign is won.`,
    soloLost: (game: number) => `As it stands, Rome wins game ${game} of the campaign.`,
  },
};

export type PaxTableTexts = typeof en;
