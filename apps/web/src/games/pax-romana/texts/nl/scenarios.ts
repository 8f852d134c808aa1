import type { ScenarioTexts } from "../en/scenarios.ts";

const nl: ScenarioTexts = {
  I: {
    title: "De oorlog van Pyrrhus",
    about: "Griekenland tegen Rome, één ronde. Pyrrhus landt in Italië; Tarentum en Capua beslissen.",
  },
  II: {
    title: "De Punische oorlogen",
    about:
      "Rome tegen Carthago, vijf ronden (2 tot en met 6). De meeste overwinningspunten winnen, of wie de hoofdstad van de ander neemt.",
  },
  III: {
    title: "De erfgenamen van Alexander",
    about: "Het Oosten tegen Griekenland, drie ronden. Klein-Azië telt het zwaarst.",
  },
  IV: {
    title: "Carthago moet vallen",
    about:
      "Carthago tegen Rome, zes ronden, met kaarten. Pyrrhus begint; wie de hoofdstad van de ander neemt, maakt er een eind aan.",
  },
  V: { title: "De opkomst van Rome", about: "Alle vier de machten rond de zee, zoveel ronden als het format zegt." },
  VI: {
    title: "Onze zee",
    about: "Alle vier de machten, met kaarten. Egypte staat alleen, en iedereen kan het nemen.",
  },
  VII: { title: "Het begin", about: "Alle vier de machten, alleen de eerste ronde. Een goede avond om het te leren." },
};

export default nl;
