import type { ShellTexts } from "../en/shell.ts";
import history from "./history.ts";
import scenarios from "./scenarios.ts";

const de: ShellTexts = {
  history,
  scenarios,
  years: ({ from, to }) => `${from}–${to} v. Chr.`,
  corrected: "mit korrigierten Daten",
  next: "dann",
  active: (who) => `Am Zug: ${who}.`,
  toCome: (who) => `In der ersten Reihe kommen noch: ${who}.`,
  legend: "Was die Buchstaben und Zeichen bedeuten",
  tools: "Werkzeuge",
  undo: "Den letzten Schritt zurücknehmen",
  log: "Protokoll",
  theme: "Hell oder dunkel",
  menu: "Menü",
  powers: "Die Mächte",
  you: "du",
  isActive: "am Zug",
  stability: ({ level, range }) => `Stabilität ${level}, ${range}`,
  short: { talents: "T", points: "SP" },
  rest: { low: "Tafel öffnen", middle: "Tafel vergrößern", high: "Tafel klein machen" },
};

export default de;
