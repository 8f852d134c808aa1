import type { RomanaNewTexts } from "../en/new.ts";
import scenarios from "./scenarios.ts";

const de: RomanaNewTexts = {
  title: "Ein neuer Tisch für Pax Romana",
  intro:
    "Drücke „Beginnen“, und du spielst. Alles andere kann bleiben, wie es ist. Gespielt wird auf einer Karte oder nur im Text.",
  scenario: "Welches Szenario",
  scenarioOption: (number) => `Szenario ${number}`,
  scenarios,
  game: "Welches Spiel",
  games: {
    standard: { name: "Standard", about: "Ohne Karten. Das richtige für den Anfang." },
    advanced: {
      name: "Fortgeschritten",
      about:
        "Mit 55 Karten: Zu jedem Marker kommt eine; manche wirken sofort, andere behältst du für den richtigen Augenblick.",
    },
  },
  format: "Wie lang",
  formats: {
    basic: "Basic",
    basic2: "Basic II",
    basicPlus: "Basic Plus",
    ultraBasic: "Ultra Basic",
    advanced5: "Fünf Runden",
    advanced10: "Zehn Runden",
    ownTurns: "Eigene",
  },
  ownTurns: "So viele Runden",
  cards: "Karten",
  turns: (n) => `${n} ${n === 1 ? "Runde" : "Runden"}`,
  markers: (n) => `${n} Marker für jede Macht`,
  events: (n) => (n === 0 ? "keine Ereignismarker" : `${n} Ereignismarker`),
  objectives: { none: "keine Ziele", one: "je ein Ziel", all: "Ziele für alle" },
  seats: "Wer wen spielt",
  sitter: (power) => `Wer spielt: ${power}`,
  name: (power) => `Name für: ${power}`,
  people: "An diesem Bildschirm",
  bots: "Bots",
  me: "Ich",
  person: "Noch jemand",
  levels: {
    steady: {
      name: "Steady",
      about: "Spielt solide und sofort: hütet die Hauptstadt und greift an, wenn es sich lohnt.",
    },
    random: { name: "Zufall", about: "Tut irgendetwas, das die Regeln erlauben. Gut zum Ausprobieren." },
  },
  personAbout: "Spielt auch hier. Ein Bild zwischen den Zügen hält die Pläne geheim.",
  meAbout: "Das bist du. Du kannst auch mehrere Mächte spielen.",
  options: "Wahlregeln",
  noOptions: "Keine",
  optionsNow: (n) => `${n} gewählt`,
  own: {
    title: "Korrigierte Daten",
    none: "Keine",
    about:
      "Du hast die Schachtel, und unsere Landkarte, Tabellen, Spielkarten oder Aufstellungen irren sich? Wähle eine Datei mit Korrekturen: Dieser Tisch behält sie.",
    sources: "Was erschlossen ist",
    choose: "Datei wählen",
    drop: "Ohne sie spielen",
    refused: (why) => `Diese Datei geht nicht: ${why}.`,
    taken: (name) => `An diesem Tisch gelten die Korrekturen aus ${name}.`,
  },
  begin: "Beginnen",
  beginning: "Der Tisch wird gedeckt …",
  nobody: "An diesem Tisch sitzen nur Bots. Gib eine Macht einem Menschen.",
  sameName: (name) => `Zwei Plätze heißen ${name}. Gib jedem einen eigenen Namen.`,
  notKept:
    "Dieser Browser lässt uns keine Partie aufbewahren, also kann keine beginnen. Ein privates Fenster oder voller Speicher kann der Grund sein.",
};

export default de;
