import { nl as pax } from "@ara/pax/texts/nl";
import type { PaxTexts } from "../en/pax.ts";

/** In words, as a card may have up to four. */
export const SYMBOLS = ["één symbool", "twee symbolen", "drie symbolen", "vier symbolen"];

const nl: PaxTexts = {
  ...pax,
  letters: {
    land: "L",
    intrigue: "I",
    wealth: "R",
    fleet: "V",
    army: "E",
    religion: "G",
    senator: "S",
    militia: "M",
    scout: "K",
    adversary: "T",
  },
  card: ({ category, symbols, value }) => `${category}, ${SYMBOLS[symbols - 1]}, waarde ${value}`,
  faceDown: "Een dichte kaart",
};

export default nl;
