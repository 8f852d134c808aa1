import type { Option } from "../../command.ts";

/** The options that describe a table of PAX. This file loads nothing of the game; a test compares its lists with the rules. */
export const PAX_OPTIONS = {
  players: { type: "string", value: "1..8", help: "how many players (default 4; 1 is the solo campaign)" },
  nocturnus: { type: "boolean", help: "with the Nocturnus expansion" },
  solo: { type: "string", value: "1..5", help: "alone: this game of the campaign" },
  memory: { type: "string", value: "strict|open", help: "whether hand sizes and money are shown (PAX 2.7)" },
  religion: { type: "string", value: "must|may", help: "whether Religion must draw together, or may (PAX 3.4)" },
  "empty-deck": { type: "string", value: "draw|hand", help: "2 aurei for no card drawn, or none kept (PAX 3.6)" },
  income: { type: "string", value: "turn|round", help: "income for cards of the turn, or of the round (PAX 3.11)" },
  "last-clear": { type: "string", value: "no|yes", help: "whether Rome collects at the very end (PAX 5.2)" },
  "fifth-game": { type: "string", value: "laid|won", help: "solo game 5: all seven laid out, or only won (PAX 8.4)" },
  start: { type: "string", value: "1..8", help: "the seat that starts (default: chance)" },
  cards: { type: "string", value: "FILE", help: "another composition of the deck (PAX 1.2)" },
} as const satisfies Record<string, Option>;

/** For bots that are programs of one's own. */
export const PROGRAM_OPTIONS = {
  "bot-seconds": { type: "string", value: "N", help: "how long an exec: bot may take for a decision (default 60)" },
} as const satisfies Record<string, Option>;

/** Who can be measured: the ladder, and those of the laboratory. */
export const CONTENDER_LIST = "tiro, miles, centurio, legatus, consul, plain, anchor, vetus, augur, sibylla";

/** The rows of the ladder. */
export const ROW_LIST =
  "miles-tiro, centurio-miles, legatus-centurio, consul-legatus, consul-miles, consul-tiro, consul-anchor, consul-anchor-100, consul-vetus, consul-vetus-100, consul-vetus-1000, consul-plain, augur-consul, sibylla-consul, consul-legatus-4, consul-vetus-4";

export const BUDGET_OPTIONS = {
  budget: { type: "string", value: "MS", help: "milliseconds for each decision of a searching level" },
  iterations: { type: "string", value: "N", help: "playouts for each decision instead: repeatable on any machine" },
} as const satisfies Record<string, Option>;
