import type { StandingTexts } from "../en/standing.ts";

/** Antwoorden die een tijd gelden. */
const nl: StandingTexts = {
  offered: {
    "bribe.offer": "Niets bieden en deze ronde niet meer vragen",
    "interception.attempt": "Laten gaan, waarheen deze beweging ook leidt",
  },
  stands: {
    "bribe.offer": "Je biedt deze ronde geen steekpenningen.",
    "interception.attempt": "Je laat ze gaan, waarheen deze beweging ook leidt.",
  },
  again: "Weer vragen",
};

export default nl;
