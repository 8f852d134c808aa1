import scenarios from "./scenarios.ts";

/** What the screen of a new table says, in English; the type of the other languages. */
const en = {
  title: "A new table of Pax Romana",
  intro:
    "Press “Begin” and you play. Everything else can stay as it is. The game is played upon a map, or by text alone.",
  scenario: "Which scenario",
  scenarioOption: (number: string) => `Scenario ${number}`,
  scenarios,
  game: "Which game",
  games: {
    standard: { name: "Standard", about: "Without cards. The right one to begin with." },
    advanced: {
      name: "Advanced",
      about:
        "With 55 cards: one comes with every marker; some strike at once, others are kept and played at the right moment.",
    },
  },
  format: "How long",
  formats: {
    basic: "Basic",
    basic2: "Basic II",
    basicPlus: "Basic Plus",
    ultraBasic: "Ultra Basic",
    advanced5: "Five turns",
    advanced10: "Ten turns",
    ownTurns: "Our own",
  } as Readonly<Record<string, string>>,
  ownTurns: "So many turns",
  cards: "cards",
  turns: (n: number) => `${n} ${n === 1 ? "turn" : "turns"}`,
  markers: (n: number) => `${n} ${n === 1 ? "marker" : "markers"} for each power`,
  events: (n: number) => (n === 0 ? "no event markers" : `${n} event ${n === 1 ? "marker" : "markers"}`),
  objectives: { none: "no objectives", one: "one objective each", all: "objectives for all" },
  seats: "Who plays whom",
  sitter: (power: string) => `Who plays ${power}`,
  name: (power: string) => `Name of whoever plays ${power}`,
  people: "At this screen",
  bots: "Bots",
  me: "Me",
  person: "Another person",
  levels: {
    steady: { name: "Steady", about: "Plays soundly and at once: guards its capital, attacks when the odds are good." },
    random: { name: "Random", about: "Does anything the rules allow. Good for trying things out." },
  },
  personAbout: "Plays here too. A screen between turns keeps plans secret.",
  meAbout: "That is you. You can play several powers.",
  options: "Optional rules",
  noOptions: "None",
  optionsNow: (n: number) => `${n} chosen`,
  own: {
    title: "Corrected data",
    none: "None",
    about:
      "You have the box, and our map, charts, cards or set-ups are wrong somewhere? Choose a file of corrections: this table keeps it.",
    sources: "What is inferred",
    choose: "Choose a file",
    drop: "Do without it",
    refused: (why: string) => `This file cannot be used: ${why}.`,
    taken: (name: string) => `This table is played with the corrections of ${name}.`,
  },
  begin: "Begin",
  beginning: "The table is laid …",
  nobody: "Only bots sit at this table. Give one power to a person.",
  sameName: (name: string) => `Two seats have the name ${name}. Give each its own.`,
  notKept:
    "This browser does not let us keep a game, so none can begin. A private window or full storage can be the reason.",
};

export default en;
export type RomanaNewTexts = typeof en;
