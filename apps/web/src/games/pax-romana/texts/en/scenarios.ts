/** The scenarios by their numbers, in English; the type of the other languages. */
const en = {
  I: {
    title: "The Pyrrhic War",
    about: "Greece against Rome, one turn. Pyrrhus lands in Italy; Tarentum and Capua decide.",
  },
  II: {
    title: "The Punic Wars",
    about: "Rome against Carthage, five turns (2 to 6). Most Victory Points win, or whoever takes the other's capital.",
  },
  III: { title: "The heirs of Alexander", about: "The East against Greece, three turns. Asia Minor is worth most." },
  IV: {
    title: "Carthage must fall",
    about:
      "Carthage against Rome, six turns, with cards. Pyrrhus begins it; whoever takes the other's capital ends it.",
  },
  V: { title: "The rise of Rome", about: "All four powers around the sea, for as many turns as the format says." },
  VI: {
    title: "Our sea",
    about: "All four powers, with cards. Egypt stands alone, and is anybody's to take.",
  },
  VII: { title: "The early going", about: "All four powers, the first turn only. A good evening to learn in." },
};

export default en;
export type ScenarioTexts = typeof en;
