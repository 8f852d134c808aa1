import { plural } from "@ara/pax/texts/words";
import type { PaxHomeTexts } from "../en/home.ts";

const nl: PaxHomeTexts = {
  title: "PAX",
  lead: "Rome is sterk, en jij hebt net je ketenen verbroken. Groei het samen boven het hoofd, of verraad de anderen en win met Rome mee.",
  pax: "PAX",
  paxText:
    "Een kaartspel over de opstand onder Spartacus. Zeven machten, drie kaarten per beurt, en Rome neemt wat jullie laten liggen.",
  facts: { players: "spelers", minutes: "minuten", categories: "categorieën, X met Nocturnus" },
  quick: "Jij tegen twee bots",
  campaign: "Solocampagne",
  learn: "Leer het in tien minuten",
  learnOn: ({ step, of }) => `Verder met de les: stap ${step} van ${of}`,
  today: "Stelling van de dag",
  history: "Je spellen",
  welcome: "Salve",
  welcomeText:
    "Je hebt hier nog niet gespeeld. Een voorbereid spel van tien minuten laat je alles zien: hoe je trekt, wat je koopt, wanneer je Rome moet vrezen.",
  welcomeLater: "Of ga zitten en zoek onderweg dingen op: wat niet kan, zegt waarom.",
  against: (names) => `Tegen ${names}`,
  solo: (roman) => `Solo, spel ${roman}`,
  unnamed: "Een spel PAX",
  whatIf: "Wat als?",
  nocturnus: "Nocturnus",
  round: (n) => `Ronde ${n}`,
  yourTurn: "Jij bent aan de beurt",
  turn: (name) => `${name} is aan de beurt`,
  notBegun: "Nog niet begonnen",
  results: {
    you: ({ points }) => `Jij wint met ${plural(points, "punt", "punten")}.`,
    other: ({ name, points }) => `${name} wint met ${plural(points, "punt", "punten")}.`,
    shared: ({ names, points }) => `${names} delen de overwinning met ${plural(points, "punt", "punten")}.`,
    rome: "Rome wint, en niemand wint mee.",
    romeYou: "Rome wint, en jij wint mee.",
    romeWith: (name) => `Rome wint, en ${name} wint mee.`,
    soloWon: "Gewonnen. Rome is verslagen.",
    soloLost: "Verloren. Rome houdt stand.",
  },
  unofficial: "PAX is een spel van Bernd Eisenstein. Dit is een onofficiële tafel.",
};

export default nl;
