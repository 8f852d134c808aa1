const points = (n: number): string => (n === 1 ? "1 point" : `${n} points`);

/** What is said when a game ends at the table, in English; the type of the other languages. */
const en = {
  title: "The end of the game",
  you: "you",
  curtain: "Rome turns its cards.",
  card: ({ category, rome }: { category: string; rome: number }) => `${category}: now Rome has ${rome}.`,
  toRome: ({ category }: { category: string }) => `${category} goes to Rome.`,
  tieToRome: ({ category }: { category: string }) => `${category} is level, and a tie goes to Rome.`,
  held: ({ category, who }: { category: string; who: string }) => `${who} keeps ${category} from Rome.`,
  heldByYou: ({ category }: { category: string }) => `You keep ${category} from Rome.`,
  heldBySeveral: ({ category, who }: { category: string; who: string }) => `${who} keep ${category} from Rome.`,
  heldWithYou: ({ category, who }: { category: string; who: string }) => `You and ${who} keep ${category} from Rome.`,
  row: ({ category, rome, best }: { category: string; rome: number; best: number }) =>
    `${category}: Rome ${rome}, the strongest player ${best}`,
  sealedRome: "Rome’s",
  sealedPlayers: "held",
  tally: ({ has, needs }: { has: number; needs: number }) =>
    has < needs ? `Rome ${has} of ${needs}` : `Rome ${has}; ${needs} are enough`,
  tallySolo: ({ has, needs }: { has: number; needs: number }) => `You ${has}, needed ${needs}`,

  youWin: "You win",
  youShare: ({ who }: { who: string }) => `You win, together with ${who}`,
  wins: ({ who }: { who: string }) => `${who} wins`,
  share: ({ who }: { who: string }) => `${who} win together`,
  rome: "Rome wins",
  romeAndYou: "Rome wins, and you with it",
  romeWith: ({ who }: { who: string }) => `Rome wins, and ${who} with it`,
  soloWon: "You have beaten Rome",

  revolt: ({ has, needs }: { has: number; needs: number }) =>
    `Rome leads ${has} of the ${needs} categories it needed: the revolt succeeds.`,
  most: ({ who, points: n }: { who: string; points: number }) => `${who} has the most: ${points(n)}.`,
  mostYou: ({ points: n }: { points: number }) => `You have the most: ${points(n)}.`,
  mostTogether: ({ points: n }: { points: number }) => `Nobody has more than ${points(n)}.`,
  yourPlace: ({ place, of, points: n }: { place: number; of: number; points: number }) =>
    `You are number ${place} of ${of}, with ${points(n)}.`,
  inVain: ({ points: n }: { points: number }) => `You have ${points(n)}, to no avail.`,
  romeHolds: ({ has, needs }: { has: number; needs: number }) => `Rome leads ${has} categories; ${needs} are enough.`,
  crown: ({ who }: { who: string }) => `${who} is primus conspiratus.`,
  crownYou: "You are primus conspiratus.",
  crownNobody: "Nobody is primus conspiratus, so nobody shares its victory.",
  solo: ({ has, needs }: { has: number; needs: number }) =>
    `You are stronger than Rome ${has === 0 ? "nowhere" : `in ${has}`}; you needed ${needs}.`,
  soloMissing: ({ categories }: { categories: string }) => `Missing in your display: ${categories}.`,

  moments: "Look at the moments",
  again: "Play again",
  replay: "Watch the replay",
  table: "To the table",
  skip: "Skip",
  anyKey: "any key",
};

export default en;
