import type { RomanaNewTexts } from "../en/new.ts";
import scenarios from "./scenarios.ts";

const nl: RomanaNewTexts = {
  title: "Een nieuwe tafel voor Pax Romana",
  intro:
    "Druk op “Beginnen” en je speelt. Al het andere kan blijven zoals het is. Je speelt op een kaart, of alleen in tekst.",
  scenario: "Welk scenario",
  scenarioOption: (number) => `Scenario ${number}`,
  scenarios,
  game: "Welk spel",
  games: {
    standard: { name: "Standaard", about: "Zonder kaarten. Het beste om mee te beginnen." },
    advanced: {
      name: "Gevorderd",
      about:
        "Met 55 kaarten: bij elk fiche komt er een; sommige werken meteen, andere bewaar je voor het juiste ogenblik.",
    },
  },
  format: "Hoe lang",
  formats: {
    basic: "Basic",
    basic2: "Basic II",
    basicPlus: "Basic Plus",
    ultraBasic: "Ultra Basic",
    advanced5: "Vijf ronden",
    advanced10: "Tien ronden",
    ownTurns: "Eigen",
  },
  ownTurns: "Zoveel ronden",
  cards: "kaarten",
  turns: (n) => `${n} ${n === 1 ? "ronde" : "ronden"}`,
  markers: (n) => `${n} ${n === 1 ? "fiche" : "fiches"} voor elke macht`,
  events: (n) => (n === 0 ? "geen gebeurtenisfiches" : `${n} ${n === 1 ? "gebeurtenisfiche" : "gebeurtenisfiches"}`),
  objectives: { none: "geen doelen", one: "elk één doel", all: "doelen voor allen" },
  seats: "Wie wie speelt",
  sitter: (power) => `Wie speelt: ${power}`,
  name: (power) => `Naam voor: ${power}`,
  people: "Aan dit scherm",
  bots: "Bots",
  me: "Ik",
  person: "Nog iemand",
  levels: {
    steady: {
      name: "Steady",
      about: "Speelt degelijk en meteen: bewaakt zijn hoofdstad en valt aan als de kansen goed zijn.",
    },
    random: { name: "Toeval", about: "Doet zomaar iets wat de regels toestaan. Goed om iets uit te proberen." },
  },
  personAbout: "Speelt ook hier. Een scherm tussen de beurten houdt de plannen geheim.",
  meAbout: "Dat ben jij. Je kunt ook meer machten spelen.",
  options: "Keuzeregels",
  noOptions: "Geen",
  optionsNow: (n) => `${n} gekozen`,
  own: {
    title: "Gecorrigeerde gegevens",
    none: "Geen",
    about:
      "Heb je de doos en klopt onze landkaart, een tabel, een speelkaart of een opstelling niet? Kies een bestand met correcties: deze tafel bewaart het.",
    sources: "Wat is ingevuld",
    choose: "Bestand kiezen",
    drop: "Zonder spelen",
    refused: (why) => `Dit bestand kan niet worden gebruikt: ${why}.`,
    taken: (name) => `Aan deze tafel gelden de correcties uit ${name}.`,
  },
  begin: "Beginnen",
  beginning: "De tafel wordt gedekt …",
  nobody: "Aan deze tafel zitten alleen bots. Geef één macht aan een mens.",
  sameName: (name) => `Twee plaatsen heten ${name}. Geef elk een eigen naam.`,
  notKept:
    "Deze browser laat ons geen partij bewaren, dus er kan geen beginnen. Een privévenster of volle opslag kan de reden zijn.",
};

export default nl;
