const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const symbols = (n: number): string => count(n, "symbol", "symbols");

/** What the score sheet says, in English; the type of the other languages. */
const en = {
  title: "Score sheet",
  reading: "The record is being checked.",
  missing: "There is no such game in this browser.",
  running: "This game is not over yet.",
  toTable: "Back to the table",
  refused: ({ reason }: { reason: string }) => `This record cannot be shown: ${reason}`,
  rounds: ({ rounds }: { rounds: number }) => count(rounds, "round", "rounds"),
  players: ({ players }: { players: number }) => (players === 1 ? "alone against Rome" : `${players} players`),

  verdict: {
    rome: "Rome wins.",
    romeShort: "Rome falls one short.",
    wins: ({ who }: { who: string }) => `${who} wins.`,
    shared: "A shared victory.",
    soloWon: ({ game }: { game: string }) => `Game ${game} is won.`,
    soloLost: ({ game }: { game: string }) => `Rome wins game ${game}.`,
  },
  lead: {
    romeHeld: ({ categories, ahead, goal }: { categories: string; ahead: number; goal: number }) =>
      ahead === 0
        ? `Rome is ahead nowhere; it needs ${goal}.`
        : `Rome is ahead in ${categories}: ${ahead} where ${goal} are enough.`,
    crowned: ({ who }: { who: string }) => `${who} is primus conspiratus and wins with Rome.`,
    nobody: "Nobody is primus conspiratus, so nobody wins with Rome.",
    held: ({ categories, ahead, goal }: { categories: string; ahead: number; goal: number }) =>
      ahead === 0
        ? `Rome is ahead nowhere; it needed ${goal}.`
        : `Rome is ahead in ${categories}: ${ahead} where it needed ${goal}.`,
    wouldCrown: ({ who }: { who: string }) => `One more would have crowned ${who}.`,
    wouldNobody: "One more, and nobody would have won.",
    counted: ({ who, points }: { who: string; points: number }) =>
      `So the players are counted, and ${who} wins with ${count(points, "point", "points")}.`,
    countedShared: ({ who, points }: { who: string; points: number }) =>
      `So the players are counted: ${who} share the victory with ${count(points, "point", "points")}.`,
    solo: ({ stronger, goal }: { stronger: number; goal: number }) =>
      `You are stronger than Rome in ${stronger}; this game asks for ${goal}.`,
    soloAll: "Every category lies in your display.",
    soloMissing: ({ categories }: { categories: string }) => `Missing in your display: ${categories}.`,
    soloNext: ({ game }: { game: string }) => `Game ${game} of the campaign is open to you.`,
    soloEnd: "That was the last game: the campaign is won.",
    soloAgain: "A lost game may be played again.",
    soloNotCounted: "It does not count for the campaign.",
  },
  seals: "Where Rome is ahead",
  soloSeals: "Where you are stronger",
  podium: "Points",

  watch: "Watch it again",
  download: "Download",
  share: "Share",
  again: "Same seats, new game",
  soloNextButton: ({ game }: { game: string }) => `On to game ${game}`,
  soloAgainButton: ({ game }: { game: string }) => `Game ${game} again`,
  home: "Home",
  shareTitle: "A game of PAX",
  shuffle: {
    verified: "The shuffle is consistent: the seed the record commits to gives every card.",
    hidden: "The seed of this record is kept back, so its shuffle cannot be checked.",
    none: "This record commits to no seed, so its shuffle cannot be checked.",
  },

  balance: "The balance at the end",
  balanceNote: ({ ahead, goal }: { ahead: string; goal: string }) => `Rome is ahead in ${ahead}; it wins with ${goal}.`,
  balanceSolo: ({ stronger, goal }: { stronger: string; goal: string }) =>
    `You are stronger in ${stronger}; this game asks for ${goal}, and for every category in your display.`,
  category: "Category",
  rome: "Rome",
  ahead: "Ahead",
  tie: "Rome, by a tie",
  nobodyHas: "Rome, as nobody has any",
  by: ({ who, lead }: { who: string; lead: number }) => `${who} by ${lead}`,
  bonus: ({ bonus }: { bonus: number }) => `${symbols(bonus)} of it bonus`,
  bonusNote: "+ marks bonus symbols: three fleets lend an army, three armies a fleet.",

  sheet: "Where the points came from",
  sheetRome: "Rome has won, so these points decide nothing. This is how the count would have gone.",
  sheetSolo: "Alone, points decide nothing. They measure how far you came.",
  player: "Player",
  sources: {
    categories: { name: "Categories", each: "2 each" },
    stronger: { name: "Stronger than Rome", each: "3 each" },
    fleets: { name: "Fleets", each: "1 each" },
    armies: { name: "Armies", each: "1 each" },
    conspiratus: { name: "Primus conspiratus", each: "1" },
    wealth: { name: "Largest fortune", each: "4" },
  },
  total: "Points",
  riches: ({ riches }: { riches: number }) => `${riches} aurei and cards`,
  winner: "winner",

  course: "How it went",
  courseNote: "Who was ahead when each round was over. Rome’s face-down cards count only in the last column.",
  round: ({ round }: { round: string }) => `Round ${round}`,
  reveal: "The reveal",
  romeAhead: "Rome ahead",
  romeWouldWin: "Rome would have won",
  initials: "the leading player",
  change: {
    takes: ({ who, categories }: { who: string; categories: string }) => `${who} takes ${categories}.`,
    rome: ({ categories }: { categories: string }) => `Rome takes ${categories}.`,
    falls: ({ from, to }: { from: string; to: string }) => `Rome falls from ${from} to ${to}.`,
    rises: ({ from, to }: { from: string; to: string }) => `Rome rises from ${from} to ${to}.`,
    stays: ({ to }: { to: string }) => `Rome stays at ${to}.`,
    revealed: ({ cards }: { cards: string }) => `Rome turns up ${cards}.`,
    revealNothing: "Nothing changes hands.",
  },

  turning: "Turning points",
  turningNote: "The strongest bot looks back at every decision, knowing only what the player knew.",
  analysing: "The bot looks back at the game.",
  analysisFailed: "The bot could not look back at this game.",
  tryAgain: "Try again",
  noWorst: "No decision cost much: everybody played about as well as the bot.",
  didWhat: "Played",
  better: "The bot",
  cost: ({ percent }: { percent: number }) => `cost about ${percent} % of a win`,
  see: "See it in the replay",
  step: ({ step, round }: { step: number; round: string }) => `Round ${round}, step ${step}`,
  chances: "The chances over the game",
  chancesNote:
    "Each line says how often Rome or the player wins when the game is played out from there a hundred times, all cards known.",
  chancesTable: "The chances as a table",
  percent: ({ percent }: { percent: number }) => `${percent} %`,
  chanceOf: ({ who, from, low, high, to }: { who: string; from: number; low: number; high: number; to: number }) =>
    `${who}: begins at ${from} %, lowest ${low} %, highest ${high} %, ends at ${to} %.`,

  luck: "Luck and play",
  luckNote:
    "Luck is what the deck gave: the symbols on the cards a player drew fresh from it, against all possible shuffles. 50 is an ordinary shuffle, 90 a better one than nine in ten. Cards that came back from under the deck do not count.",
  luckSays: ({ rank }: { rank: number }): string =>
    rank >= 80
      ? "a generous deck"
      : rank >= 60
        ? "a little luck"
        : rank > 40
          ? "an ordinary deck"
          : rank > 20
            ? "a little unlucky"
            : "a mean deck",
  luckDrawn: ({ symbols: found, cards, expected }: { symbols: number; cards: number; expected: string }) =>
    `${symbols(found)} on ${count(cards, "card", "cards")}, ${expected} on average`,
  luckHead: "Luck of the draw",
  playHead: "Played like the bot",
  agreement: ({ same, of }: { same: number; of: number }) => `${same} of ${of} decisions`,
  waiting: "soon",

  /** What an action is called, whoever did it. */
  actions: {
    keep: ({ card }: { card: string }) => `keep ${card}`,
    start: ({ card, under }: { card: string; under: string }) => `keep ${card}, slip ${under} under the deck`,
    draw: "draw",
    peek: "look at Rome’s cards",
    toHand: ({ card }: { card: string }) => `${card} into the hand`,
    toDeck: ({ card }: { card: string }) => `${card} under the deck`,
    toLegion: ({ card, legion }: { card: string; legion: string }) => `${card} under legion ${legion}`,
    buy: ({ legion }: { legion: string }) => `buy legion ${legion}`,
    skip: "buy nothing",
    play: ({ card }: { card: string }) => `play ${card}`,
    end: "end the turn",
    tribute: ({ card }: { card: string }) => `give Rome ${card}`,
    pass: "pass",
  },
};

export default en;
