import type { Option } from "../../command.ts";

/**
 * The options that describe a table of Pax Romana. This file loads nothing of the game, so that commands about PAX start as
 * fast as ever; a test compares the lists with its data.
 */
export const ROMANA_OPTIONS = {
  scenario: { type: "string", value: "I|II|III|IV|V|VI|VII", help: "the scenario (default II)" },
  format: {
    type: "string",
    value: "basic|basic2|basicPlus|ultraBasic|advanced5|advanced10",
    help: "how long: a format of play (Pax Romana 3.81)",
  },
  game: { type: "string", value: "standard|advanced", help: "without cards or with them, where no format says it" },
  turns: { type: "string", value: "n", help: "another number of turns than the format's (Pax Romana 3.81)" },
  activations: { type: "string", value: "n", help: "another number of markers for each power" },
  events: { type: "string", value: "n", help: "another number of event markers" },
  objectives: { type: "string", value: "none|one|all", help: "another use of Opportunity Objectives" },
  power: {
    type: "string",
    value: "rome|carthage|greece|east",
    help: "who sits in the first seat (default: the scenario's first)",
  },
  seats: {
    type: "string",
    value: "a+b,c",
    help: "who plays which powers, seat by seat (default: a seat for each power)",
  },
  with: {
    type: "string",
    value: "a,b",
    help:
      "optional rules: firstMarker, noBribery, secretAlliances, rerolls, simpleOdds, legionaryCavalry, " +
      "legionsWithoutCavalry, soldierRange, soldierNotInItaly, pyrrhusFreeActivation, fullRebellions; with cards " +
      "noLegionaryCavalry, mountainAttrition, disbanding",
  },
  data: {
    type: "string",
    value: "FILE",
    help: "corrections to map, charts, cards and set-ups, for owners of the game",
  },
} as const satisfies Record<string, Option>;

/** The rows of the ladder. */
export const ROW_LIST =
  "steady-random, before-before, steady-before, imperator-before, imperator-steady, imperator-before-ten, imperator-steady-cards, imperator-steady-two";
