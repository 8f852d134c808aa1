import type { RomanaHomeTexts } from "../en/home.ts";
import scenarios from "./scenarios.ts";

const de: RomanaHomeTexts = {
  title: "Pax Romana",
  lead: "Vier Mächte rund um das Meer zwischen den Ländern, von den Erben Alexanders bis zu den Kaisern.",
  text: "Ein Kriegsspiel auf einer Karte des Mittelmeers: Rom, Karthago, Griechenland und der Osten, mit Heeren, Flotten und Geld. Hier wird es auf einer Karte oder im Text gespielt, Frage für Frage, mit Tafeln für Schlachten und Büchern für Geld und Truppen.",
  quick: "Du als Rom gegen einen Bot",
  newTable: "Neuer Tisch für Pax Romana",
  learn: "In drei Minuten lernen",
  learnOn: ({ step, of }) => `Weiterlernen: Aufgabe ${step} von ${of}`,
  rules: "Regeln von Pax Romana",
  rome: "Rom",
  carthage: "Karthago",
  scenarios,
  games: { standard: "Standardspiel", advanced: "Fortgeschrittenes Spiel" },
  game: ({ number, title }) => `Szenario ${number}: ${title}`,
  broken: "Pax Romana",
  against: (names) => `mit ${names}`,
  steps: (n) => `${n} ${n === 1 ? "Entscheidung" : "Entscheidungen"}`,
  corrected: "mit korrigierten Daten",
  notBegun: "Nicht begonnen",
  goesOn: "Im Gang",
  won: (names) => `Sieg: ${names}.`,
  powers: ["Rom", "Karthago", "Griechenland", "der Osten"],
  quickFailed: "Der Tisch konnte in diesem Browser nicht aufbewahrt werden.",
  refusal: (rule) => `die Regeln von Pax Romana erlauben es nicht${rule}`,
  unofficial: "Pax Romana ist ein Spiel von Richard Berg, erschienen bei GMT Games. Dies ist ein inoffizieller Tisch.",
};

export default de;
