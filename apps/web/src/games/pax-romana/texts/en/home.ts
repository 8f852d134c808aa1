import scenarios from "./scenarios.ts";

/** What the first screen says of Pax Romana, in English; the type of the other languages. */
const en = {
  title: "Pax Romana",
  lead: "Four powers around the sea between the lands, from Alexander's heirs to the emperors.",
  text: "A wargame on a map of the Mediterranean: Rome, Carthage, Greece and the East, with armies, fleets and money. Here it is played upon a map or by text, question by question, with boards for battles and books for money and men.",
  quick: "You as Rome against a bot",
  newTable: "New table of Pax Romana",
  learn: "Learn it in three minutes",
  learnOn: ({ step, of }: { step: number; of: number }) => `Go on learning: task ${step} of ${of}`,
  rules: "Rules of Pax Romana",
  rome: "Rome",
  carthage: "Carthage",
  scenarios,
  games: { standard: "Standard Game", advanced: "Advanced Game" },
  game: ({ number, title }: { number: string; title: string }) => `Scenario ${number}: ${title}`,
  broken: "Pax Romana",
  against: (names: string) => `with ${names}`,
  steps: (n: number) => `${n} ${n === 1 ? "decision" : "decisions"}`,
  corrected: "with corrected data",
  notBegun: "Not begun",
  goesOn: "In progress",
  won: (names: string) => `Victory: ${names}.`,
  powers: ["Rome", "Carthage", "Greece", "the East"],
  quickFailed: "The table could not be kept in this browser.",
  refusal: (rule: string) => `the rules of Pax Romana do not allow it${rule}`,
  unofficial: "Pax Romana is a game by Richard Berg, published by GMT Games. This is an unofficial table.",
};

export default en;
export type RomanaHomeTexts = typeof en;
