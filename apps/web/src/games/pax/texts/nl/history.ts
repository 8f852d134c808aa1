import type en from "../en/history.ts";

const games = (n: number): string => (n === 1 ? "1 spel" : `${n} spellen`);

const nl: typeof en = {
  title: "Je spellen",
  none: "Je hebt hier nog geen spel uitgespeeld. Daarna staat hier hoe het je vergaat: naar aantal spelers, naar bots, op een rij.",
  begin: "Begin er een",
  all: "Alles bij elkaar",
  played: "gespeeld",
  won: "gewonnen",
  streak: "op een rij gewonnen",
  longest: "langste rij",
  latest: "De laatste spellen, het nieuwste achteraan",
  wonOne: "gewonnen",
  lostOne: "verloren",
  openOne: "nog niet gewonnen",
  facts: ({ withRome, resigned }) =>
    [
      withRome === 0
        ? "Met Rome heb je nog nooit gewonnen."
        : `${games(withRome)} won je met Rome, als primus conspiratus.`,
      ...(resigned > 0 ? [`${games(resigned)} gaf je op.`] : []),
    ].join(" "),
  byPlayers: "Naar aantal spelers",
  players: (n) => `${n} spelers`,
  byLevel: "Naar bots",
  byLevelNote: "Elk spel telt voor de sterkste bot aan tafel.",
  levels: { tiro: "Tiro", miles: "Miles", centurio: "Centurio", legatus: "Legatus", consul: "Consul" },
  rate: ({ won, played, percent }) => `${won} van ${played}, ${percent} %`,
  campaign: "Alleen tegen Rome",
  campaigns: { base: "Campagne", nocturnus: "Campagne met Nocturnus" },
  soloPlayed: ({ played, won }) =>
    played === 0 ? "Nog geen spel van de campagne." : `${games(played)} gespeeld, ${won} gewonnen.`,
  left: "Niet meegeteld",
  aside: {
    whatIf: (n) => `${games(n)} vanaf een moment van een ander spel: je kende de kaarten.`,
    handedOver: (n) => `${games(n)} waarin een bot een deel voor je speelde.`,
    undone: (n) => `${games(n)} waarin je iets terugnam nadat er een kaart te zien was geweest.`,
    shared: (n) => `${games(n)} met meer mensen aan dit scherm, of met alleen bots.`,
    guest: (n) => `${games(n)} uit een bestand of van een link.`,
  },
};

export default nl;
