const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const symbols = (n: number): string => count(n, "symbol", "symbols");

/** What the score sheet says, in English; the type of the other languages. */
const capital = (level: string): string => level.slice(0, 1).toUpperCase() + level.slice(1);

const en = {
  /** Who played a seat from when on; `bot` is the name of a level. */
  playedBy: {
    bot: ({ step, who, bot }: { step: number; who: string; bot: string }) =>
      `After step ${step} the bot ${capital(bot)} played for ${who}.`,
    back: ({ step, who }: { step: number; who: string; bot: string }) => `After step ${step} ${who} played again.`,
    resigned: ({ step, who, bot }: { step: number; who: string; bot: string }) =>
      `After step ${step} ${who} gave up, and the bot ${capital(bot)} played on.`,
  },
  title: "Score sheet",
  /** Whoever reads, in the place of a name. */
  you: "You",
  reading: "The record is being checked.",
  missing: "There is no such game in this browser.",
  running: "This game is not over yet.",
  whatIf: "What if?",
  toTable: "Back to the table",
  refused: ({ reason }: { reason: string }) => `This record cannot be shown: ${reason}`,
  rounds: ({ rounds }: { rounds: number }) => count(rounds, "round", "rounds"),
  players: ({ players }: { players: number }) => (players === 1 ? "alone against Rome" : `${players} players`),

  verdict: {
    rome: "Rome wins.",
    romeShort: "Rome falls one short.",
    wins: ({ who, you }: { who: string; you: boolean }) => (you ? "You win." : `${who} wins.`),
    shared: "A shared victory.",
    soloWon: ({ game }: { game: string }) => `Game ${game} is won.`,
    soloLost: ({ game }: { game: string }) => `Rome wins game ${game}.`,
  },
  lead: {
    romeHeld: ({ categories, ahead, goal }: { categories: string; ahead: number; goal: number }) =>
      ahead === 0
        ? `Rome is ahead nowhere; it needs ${goal}.`
        : `Rome is ahead in ${categories}: ${ahead} where ${goal} are enough.`,
    crowned: ({ who, you }: { who: string; you: boolean }) =>
      you ? "You are primus conspiratus and win with Rome." : `${who} is primus conspiratus and wins with Rome.`,
    nobody: "Nobody is primus conspiratus, so nobody wins with Rome.",
    held: ({ categories, ahead, goal }: { categories: string; ahead: number; goal: number }) =>
      ahead === 0
        ? `Rome is ahead nowhere; it needed ${goal}.`
        : `Rome is ahead in ${categories}: ${ahead} where it needed ${goal}.`,
    wouldCrown: ({ who, you }: { who: string; you: boolean }) => `One more would have crowned ${you ? "you" : who}.`,
    wouldNobody: "One more, and nobody would have won.",
    counted: ({ who, you, points }: { who: string; you: boolean; points: number }) =>
      `So the players are counted, and ${you ? "you win" : `${who} wins`} with ${count(points, "point", "points")}.`,
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
    takes: ({ who, you, categories }: { who: string; you: boolean; categories: string }) =>
      `${you ? "You take" : `${who} takes`} ${categories}.`,
    rome: ({ categories }: { categories: string }) => `Rome takes ${categories}.`,
    falls: ({ from, to }: { from: string; to: string }) => `Rome falls from ${from} to ${to}.`,
    rises: ({ from, to }: { from: string; to: string }) => `Rome rises from ${from} to ${to}.`,
    stays: ({ to }: { to: string }) => `Rome stays at ${to}.`,
    revealed: ({ cards }: { cards: string }) => `Rome turns up ${cards}.`,
    revealNothing: "Nothing changes hands.",
  },

  moments: ({ count: found, own }: { count: number; own: boolean }): string =>
    own ? (["Your moments", "Your moment", "Your two moments"][found] ?? "Your three moments") : "Turning points",
  momentsNote:
    "The bot looks at every decision again, knowing only what the player knew. What looks worst is then played out anew, some hundred games with either move and the same luck. Shown is what was worse beyond doubt.",
  analysing: "The bot looks back at the game.",
  analysisFailed: "The bot could not look back at this game.",
  tryAgain: "Try again",
  noMoments: "No decision was worse beyond doubt than what the bot would have done.",
  youDid: "You did",
  didWhat: "Done",
  better: "Better",
  cost: ({ had, left, low, high }: { had: number; left: number; low: number; high: number }) =>
    `The better move wins ${had} of 100 games from here, this one ${left}. It cost ${low === high ? low : `between ${low} and ${high}`} of 100.`,
  playOn: "Play on from here",
  board: {
    drawn: "Drawn",
    hand: "Hand",
    display: "Display",
    deck: "The deck",
    rome: "Rome",
    did: "done",
    better: "better",
  },
  see: "See it in the replay",
  step: ({ step, round }: { step: number; round: string }) => `Round ${round}, after step ${step}`,
  chances: "The chances over the game",
  chancesNote:
    "One point for each turn: how often the player wins when the game is played out from there some hundred times, as far as he could know the cards himself. Rome’s line is what the player in turn could know. Ask the bot in the replay and it says the same.",
  chancesTable: "The chances as a table",
  percent: ({ percent }: { percent: number }) => `${percent}\u00A0%`,
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
  playHead: "As good as the bot",
  agreement: ({ good, of }: { good: number; of: number }) => `${good} of ${of} decisions, as far as it can tell`,
  waiting: "soon",

  /** What an action is called, whoever did it. */
  actions: {
    keep: ({ card }: { card: string }) => `keep ${card}`,
    start: ({ card, under }: { card: string; under: string }) => `keep ${card}, slip ${under} under the deck`,
    draw: "draw",
    singly: "draw one by one",
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
