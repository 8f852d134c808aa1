import { turn } from "@ara/pax/turn/de";
import type en from "../en/turns.ts";

const de: typeof en = {
  turnTexts: turn,
  lastTurns: "Die letzten Züge",
  again: ({ turn: sentence }) => `Auf dem Tisch noch einmal zeigen: ${sentence}`,
  steps: "Jeder Schritt",
  stepsOf: ({ turn: sentence }) => `Jeder Schritt davon: ${sentence}`,
  replaying: "So war es",
  onTable: "Auf dem Tisch zeigen",
  goesToHand: ({ card }) => `${card} kommt auf die Hand: Nur dort ist noch Platz.`,
  goesToDeck: ({ card }) => `${card} kommt unter den Stapel: Nur dort ist noch Platz.`,
  wentToHand: ({ card }) => `${card} kam auf die Hand.`,
  wentToDeck: ({ card }) => `${card} kam unter den Stapel.`,
  fence: "Eine Karte wurde gesehen: Weiter zurück geht es nicht.",
  fenceFree: "Du kannst noch weiter zurück; das steht dann in der Aufzeichnung.",
  since: "Seit deinem letzten Zug",
  allLog: "Alles",
  why: "warum?",
  nothingYet: "Noch nichts.",
  toScore: "Zur Wertung",
  finale: "Finale ansehen",
  wait: ({ who }) => `${who} entscheidet.`,
  kinds: { here: "am Bildschirm", online: "online", away: "abwesend" },
  waitAway: ({ who }) => `${who} ist dran und gerade nicht da.`,
  waitBot: ({ who }) => `${who} denkt nach.`,
  waitRome: "Rom holt sich Karten.",
  skip: "Überspringen",
  toNow: "Zurück zum Spiel",
};

export default de;
