import type en from "../en/history.ts";

const games = (n: number): string => (n === 1 ? "1 Partie" : `${n} Partien`);

const de: typeof en = {
  title: "Deine Partien",
  none: "Du hast hier noch keine Partie beendet. Danach steht hier, wie es dir ergeht: nach Spielerzahl, nach Bots, in Serie.",
  begin: "Eine beginnen",
  all: "Alles in allem",
  played: "gespielt",
  won: "gewonnen",
  streak: "Siege in Folge",
  longest: "längste Folge",
  latest: "Die jüngsten Partien, die letzte am Ende",
  wonOne: "gewonnen",
  lostOne: "verloren",
  openOne: "noch nicht gewonnen",
  facts: ({ withRome, resigned }) =>
    [
      withRome === 0
        ? "Mit Rom hast du noch nie gewonnen."
        : `${games(withRome)} hast du mit Rom gewonnen, als Primus conspiratus.`,
      ...(resigned > 0 ? [`${games(resigned)} hast du aufgegeben.`] : []),
    ].join(" "),
  byPlayers: "Nach Spielerzahl",
  players: (n) => `${n} Spieler`,
  byLevel: "Nach Bots",
  byLevelNote: "Jede Partie zählt für den stärksten Bot am Tisch.",
  levels: { tiro: "Tiro", miles: "Miles", centurio: "Centurio", legatus: "Legatus", consul: "Consul" },
  rate: ({ won, played, percent }) => `${won} von ${played}, ${percent} %`,
  campaign: "Allein gegen Rom",
  campaigns: { base: "Kampagne", nocturnus: "Kampagne mit Nocturnus" },
  soloPlayed: ({ played, won }) =>
    played === 0 ? "Noch keine Partie der Kampagne." : `${games(played)} gespielt, ${won} gewonnen.`,
  left: "Nicht gezählt",
  aside: {
    whatIf: (n) => `${games(n)} ab einem Moment einer anderen: Du kanntest die Karten.`,
    handedOver: (n) => `${games(n)}, in denen zeitweise ein Bot für dich spielte.`,
    undone: (n) => `${games(n)}, in denen du etwas zurückgenommen hast, nachdem sich eine Karte gezeigt hatte.`,
    shared: (n) => `${games(n)} mit mehreren Leuten an diesem Bildschirm oder nur mit Bots.`,
    guest: (n) => `${games(n)} aus einer Datei oder von einem Link.`,
  },
};

export default de;
