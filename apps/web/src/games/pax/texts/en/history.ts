const games = (n: number): string => (n === 1 ? "1 game" : `${n} games`);

/** What the page with one's own games says, in English; the type of the other languages. */
const en = {
  title: "Your games",
  none: "You have not finished a game here yet. Once you have, this page says how you fare: by players, by bots, in a row.",
  begin: "Begin one",
  all: "All in all",
  played: "played",
  won: "won",
  streak: "won in a row",
  longest: "longest row",
  latest: "The latest games, the last one at the end",
  wonOne: "won",
  lostOne: "lost",
  openOne: "not won yet",
  facts: ({ withRome, resigned }: { withRome: number; resigned: number }) =>
    [
      withRome === 0
        ? "Never yet did you win with Rome."
        : `${games(withRome)} you won with Rome, as primus conspiratus.`,
      ...(resigned > 0 ? [`${games(resigned)} you gave up.`] : []),
    ].join(" "),
  byPlayers: "By players",
  players: (n: number) => `${n} players`,
  byLevel: "By bots",
  byLevelNote: "Each game counts for the strongest bot at the table.",
  levels: { tiro: "Tiro", miles: "Miles", centurio: "Centurio", legatus: "Legatus", consul: "Consul" },
  rate: ({ won, played, percent }: { won: number; played: number; percent: number }) =>
    `${won} of ${played}, ${percent} %`,
  campaign: "Against Rome alone",
  campaigns: { base: "Campaign", nocturnus: "Campaign with Nocturnus" },
  soloPlayed: ({ played, won }: { played: number; won: number }) =>
    played === 0 ? "No game of the campaign yet." : `${games(played)} played, ${won} won.`,
  left: "Not counted",
  aside: {
    whatIf: (n: number) => `${games(n)} that went on from a moment of another: you knew the cards.`,
    handedOver: (n: number) => `${games(n)} in which a bot played a part of yours.`,
    undone: (n: number) => `${games(n)} in which you took something back after a card had shown itself.`,
    shared: (n: number) => `${games(n)} of several people at this screen, or of bots alone.`,
    guest: (n: number) => `${games(n)} that came from a file or a link.`,
  },
};

export default en;
