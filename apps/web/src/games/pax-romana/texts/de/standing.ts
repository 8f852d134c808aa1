import type { StandingTexts } from "../en/standing.ts";

/** Antworten, die eine Weile gelten. */
const de: StandingTexts = {
  offered: {
    "bribe.offer": "Nichts anbieten und in dieser Runde nicht mehr fragen",
    "interception.attempt": "Ziehen lassen, wohin diese Bewegung auch führt",
  },
  stands: {
    "bribe.offer": "Du bietest in dieser Runde keine Bestechung an.",
    "interception.attempt": "Du lässt sie ziehen, wohin diese Bewegung auch führt.",
  },
  again: "Wieder fragen",
};

export default de;
