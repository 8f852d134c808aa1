import history from "./history.ts";
import scenarios from "./scenarios.ts";

/** What stands around the map, in English; the type of the other languages. */
const en = {
  history,
  scenarios,
  years: ({ from, to }: { from: number; to: number }) => `${from}–${to} BC`,
  /** An owner of the box has corrected facts. */
  corrected: "with corrected data",
  next: "next",
  active: (who: string) => `Active: ${who}.`,
  toCome: (who: string) => `Still to come in the first round: ${who}.`,
  legend: "What the letters and signs mean",
  tools: "Tools",
  undo: "Take back the last step",
  log: "Log",
  theme: "Light or dark",
  menu: "Menu",
  powers: "The powers",
  you: "you",
  isActive: "active",
  stability: ({ level, range }: { level: string; range: string }) => `Stability ${level}, ${range}`,
  /** Where there is little room. */
  short: { talents: "T", points: "VP" },
  rest: { low: "Open the panel", middle: "Enlarge the panel", high: "Make the panel small" },
};

export default en;
export type ShellTexts = typeof en;
