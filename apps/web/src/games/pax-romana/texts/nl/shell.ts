import type { ShellTexts } from "../en/shell.ts";
import history from "./history.ts";
import scenarios from "./scenarios.ts";

const nl: ShellTexts = {
  history,
  scenarios,
  years: ({ from, to }) => `${from}–${to} v.Chr.`,
  corrected: "met gecorrigeerde gegevens",
  next: "dan",
  active: (who) => `Aan zet: ${who}.`,
  toCome: (who) => `In de eerste ronde komen nog: ${who}.`,
  legend: "Wat de letters en tekens betekenen",
  tools: "Gereedschap",
  undo: "De laatste stap terugnemen",
  log: "Verslag",
  theme: "Licht of donker",
  menu: "Menu",
  powers: "De machten",
  you: "jij",
  isActive: "aan zet",
  stability: ({ level, range }) => `Stabiliteit ${level}, ${range}`,
  short: { talents: "T", points: "OP" },
  rest: { low: "Paneel openen", middle: "Paneel vergroten", high: "Paneel klein maken" },
};

export default nl;
