/** Answers that stand for a while, in English; the type of the other languages. */
const en = {
  offered: {
    "bribe.offer": "Offer nothing, and don't ask again this turn",
    "interception.attempt": "Let them pass, wherever this Move leads",
  },
  stands: {
    "bribe.offer": "You offer no bribes this turn.",
    "interception.attempt": "You let them pass, wherever this Move leads.",
  },
  again: "Ask me again",
};

export default en;
export type StandingTexts = typeof en;
