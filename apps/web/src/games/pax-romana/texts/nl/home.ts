import type { RomanaHomeTexts } from "../en/home.ts";
import scenarios from "./scenarios.ts";

const nl: RomanaHomeTexts = {
  title: "Pax Romana",
  lead: "Vier machten rond de zee tussen de landen, van de erfgenamen van Alexander tot de keizers.",
  text: "Een oorlogsspel op een kaart van de Middellandse Zee: Rome, Carthago, Griekenland en het Oosten, met legers, vloten en geld. Hier speel je het op een kaart of in tekst, vraag voor vraag, met borden voor veldslagen en boeken voor geld en troepen.",
  quick: "Jij als Rome tegen een bot",
  newTable: "Nieuwe tafel voor Pax Romana",
  learn: "In drie minuten leren",
  learnOn: ({ step, of }) => `Verder leren: opdracht ${step} van ${of}`,
  rules: "Regels van Pax Romana",
  rome: "Rome",
  carthage: "Carthago",
  scenarios,
  games: { standard: "Standaardspel", advanced: "Gevorderd spel" },
  game: ({ number, title }) => `Scenario ${number}: ${title}`,
  broken: "Pax Romana",
  against: (names) => `met ${names}`,
  steps: (n) => `${n} ${n === 1 ? "beslissing" : "beslissingen"}`,
  corrected: "met gecorrigeerde gegevens",
  notBegun: "Niet begonnen",
  goesOn: "Bezig",
  won: (names) => `Overwinning: ${names}.`,
  powers: ["Rome", "Carthago", "Griekenland", "het Oosten"],
  quickFailed: "De tafel kon in deze browser niet worden bewaard.",
  refusal: (rule) => `de regels van Pax Romana staan het niet toe${rule}`,
  unofficial: "Pax Romana is een spel van Richard Berg, uitgegeven door GMT Games. Dit is een onofficiële tafel.",
};

export default nl;
