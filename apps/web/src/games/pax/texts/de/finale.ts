import type en from "../en/finale.ts";

const points = (n: number): string => (n === 1 ? "1 Punkt" : `${n} Punkte`);

const de: typeof en = {
  title: "Das Ende des Spiels",
  you: "du",
  curtain: "Rom deckt seine Karten auf.",
  card: ({ category, rome }) => `${category}: Rom hat jetzt ${rome}.`,
  toRome: ({ category }) => `${category} geht an Rom.`,
  tieToRome: ({ category }) => `${category} steht gleich, und Gleichstand geht an Rom.`,
  held: ({ category, who }) => `${category} verteidigt ${who} gegen Rom.`,
  heldByYou: ({ category }) => `${category} verteidigst du gegen Rom.`,
  heldBySeveral: ({ category, who }) => `${category} verteidigen ${who} gegen Rom.`,
  heldWithYou: ({ category, who }) => `${category} verteidigt ihr gegen Rom, du und ${who}.`,
  row: ({ category, rome, best }) => `${category}: Rom ${rome}, am Tisch höchstens ${best}`,
  sealedRome: "an Rom",
  sealedPlayers: "gehalten",
  tally: ({ has, needs }) => (has < needs ? `Rom ${has} von ${needs}` : `Rom ${has}; ${needs} genügen`),
  tallySolo: ({ has, needs }) => `Du ${has}, nötig ${needs}`,

  youWin: "Du gewinnst",
  youShare: ({ who }) => `Du gewinnst, zusammen mit ${who}`,
  wins: ({ who }) => `${who} gewinnt`,
  share: ({ who }) => `${who} gewinnen gemeinsam`,
  rome: "Rom gewinnt",
  romeAndYou: "Rom gewinnt, und du mit ihm",
  romeWith: ({ who }) => `Rom gewinnt, und ${who} mit ihm`,
  soloWon: "Du hast Rom besiegt",

  revolt: ({ has, needs }) => `Rom liegt in ${has} Kategorien vorn, ${needs} wären nötig: Der Aufstand gelingt.`,
  most: ({ who, points: n }) => `${who} hat am meisten: ${points(n)}.`,
  mostYou: ({ points: n }) => `Du hast am meisten: ${points(n)}.`,
  mostTogether: ({ points: n }) => `Niemand hat mehr als ${points(n)}.`,
  yourPlace: ({ place, of, points: n }) => `Du bist Nummer ${place} von ${of}, mit ${points(n)}.`,
  inVain: ({ points: n }) => `Du hast ${points(n)}, aber vergebens.`,
  romeHolds: ({ has, needs }) => `Rom liegt in ${has} Kategorien vorn; ${needs} genügen.`,
  crown: ({ who }) => `${who} ist primus conspiratus.`,
  crownYou: "Du bist primus conspiratus.",
  crownNobody: "Niemand ist primus conspiratus, also gewinnt niemand mit.",
  solo: ({ has, needs }) =>
    `Du bist ${has === 0 ? "nirgends" : has === 1 ? "in 1 Kategorie" : `in ${has} Kategorien`} stärker als Rom; nötig waren ${needs}.`,
  soloMissing: ({ categories }) => `In deiner Auslage fehlt: ${categories}.`,

  moments: "Die Schlüsselmomente",
  again: "Noch eine Partie",
  replay: "Partie ansehen",
  table: "Zum Tisch",
  skip: "Überspringen",
  anyKey: "beliebige Taste",
};

export default de;
