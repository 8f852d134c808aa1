import type en from "../en/finale.ts";

const points = (n: number): string => (n === 1 ? "1 punt" : `${n} punten`);

const nl: typeof en = {
  title: "Het einde van het spel",
  you: "jij",
  curtain: "Rome draait zijn kaarten om.",
  card: ({ category, rome }) => `${category}: Rome heeft er nu ${rome}.`,
  toRome: ({ category }) => `${category} gaat naar Rome.`,
  tieToRome: ({ category }) => `${category} staat gelijk, en dan is het voor Rome.`,
  held: ({ category, who }) => `${who} houdt ${category} uit handen van Rome.`,
  heldByYou: ({ category }) => `Je houdt ${category} uit handen van Rome.`,
  heldBySeveral: ({ category, who }) => `${who} houden ${category} uit handen van Rome.`,
  heldWithYou: ({ category, who }) => `Jij en ${who} houden ${category} uit handen van Rome.`,
  row: ({ category, rome, best }) => `${category}: Rome ${rome}, de sterkste speler ${best}`,
  sealedRome: "van Rome",
  sealedPlayers: "behouden",
  tally: ({ has, needs }) => (has < needs ? `Rome ${has} van ${needs}` : `Rome ${has}; ${needs} is genoeg`),
  tallySolo: ({ has, needs }) => `Jij ${has}, nodig ${needs}`,

  youWin: "Je wint",
  youShare: ({ who }) => `Je wint, samen met ${who}`,
  wins: ({ who }) => `${who} wint`,
  share: ({ who }) => `${who} winnen samen`,
  rome: "Rome wint",
  romeAndYou: "Rome wint, en jij wint mee",
  romeWith: ({ who }) => `Rome wint, en ${who} wint mee`,
  soloWon: "Je hebt Rome verslagen",

  revolt: ({ has, needs }) => `Rome staat voor in ${has} categorieën en had er ${needs} nodig: de opstand slaagt.`,
  most: ({ who, points: n }) => `${who} heeft de meeste: ${points(n)}.`,
  mostYou: ({ points: n }) => `Jij hebt de meeste: ${points(n)}.`,
  mostTogether: ({ points: n }) => `Niemand heeft meer dan ${points(n)}.`,
  yourPlace: ({ place, of, points: n }) => `Jij bent nummer ${place} van ${of}, met ${points(n)}.`,
  inVain: ({ points: n }) => `Je hebt ${points(n)}, maar tevergeefs.`,
  romeHolds: ({ has, needs }) => `Rome staat voor in ${has} categorieën; ${needs} zijn genoeg.`,
  crown: ({ who }) => `${who} is primus conspiratus.`,
  crownYou: "Jij bent primus conspiratus.",
  crownNobody: "Niemand is primus conspiratus, dus niemand wint mee.",
  solo: ({ has, needs }) =>
    `Je bent ${has === 0 ? "nergens" : has === 1 ? "in 1 categorie" : `in ${has} categorieën`} sterker dan Rome; je had er ${needs} nodig.`,
  soloMissing: ({ categories }) => `In je uitleg ontbreekt: ${categories}.`,

  moments: "De beslissende momenten",
  again: "Nog een keer",
  replay: "Partij terugkijken",
  table: "Naar de tafel",
  skip: "Overslaan",
  anyKey: "elke toets",
};

export default nl;
