import { plural } from "@ara/pax/texts/words";
import type { PaxHomeTexts } from "../en/home.ts";

const de: PaxHomeTexts = {
  title: "PAX",
  lead: "Rom ist stark, und du hast eben deine Ketten gesprengt. Wachst ihm gemeinsam über den Kopf, oder verrate die anderen und siege mit ihm.",
  pax: "PAX",
  paxText:
    "Ein Kartenspiel vom Aufstand unter Spartacus. Sieben Mächte, drei Karten je Zug, und Rom nimmt, was ihr liegen lasst.",
  facts: { players: "Spieler", minutes: "Minuten", categories: "Kategorien, X mit Nocturnus" },
  quick: "Du gegen zwei Bots",
  campaign: "Solo-Kampagne",
  learn: "In zehn Minuten lernen",
  learnOn: ({ step, of }) => `Weiter in der Lektion: Schritt ${step} von ${of}`,
  today: "Stellung des Tages",
  history: "Deine Partien",
  welcome: "Salve",
  welcomeText:
    "Du hast hier noch nicht gespielt. Eine vorbereitete Partie von zehn Minuten zeigt dir alles: wie du ziehst, was du kaufst, wann du Rom fürchten musst.",
  welcomeLater: "Oder setz dich gleich und schlag unterwegs nach: Was nicht geht, sagt, warum.",
  against: (names) => `Gegen ${names}`,
  solo: (roman) => `Solo, Partie ${roman}`,
  unnamed: "Eine Partie PAX",
  whatIf: "Was wäre, wenn?",
  nocturnus: "Nocturnus",
  round: (n) => `Runde ${n}`,
  yourTurn: "Du bist am Zug",
  turn: (name) => `${name} ist am Zug`,
  notBegun: "Noch nicht begonnen",
  results: {
    you: ({ points }) => `Du gewinnst mit ${plural(points, "Punkt", "Punkten")}.`,
    other: ({ name, points }) => `${name} gewinnt mit ${plural(points, "Punkt", "Punkten")}.`,
    shared: ({ names, points }) => `${names} teilen sich den Sieg mit ${plural(points, "Punkt", "Punkten")}.`,
    rome: "Rom gewinnt, und niemand mit ihm.",
    romeYou: "Rom gewinnt, und du mit ihm.",
    romeWith: (name) => `Rom gewinnt, und ${name} mit ihm.`,
    soloWon: "Gewonnen. Rom ist besiegt.",
    soloLost: "Verloren. Rom steht.",
  },
  unofficial: "PAX ist ein Spiel von Bernd Eisenstein. Dies ist ein inoffizieller Tisch.",
};

export default de;
