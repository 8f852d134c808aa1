import { de as pax } from "@ara/pax/texts/de";
import type { PaxTexts } from "../en/pax.ts";

/** In words, as a card may have up to four. */
export const SYMBOLS = ["ein Symbol", "zwei Symbole", "drei Symbole", "vier Symbole"];

const de: PaxTexts = {
  ...pax,
  letters: {
    land: "L",
    intrigue: "I",
    wealth: "W",
    fleet: "F",
    army: "A",
    religion: "R",
    senator: "S",
    militia: "M",
    scout: "K",
    adversary: "G",
  },
  card: ({ category, symbols, value }) => `${category}, ${SYMBOLS[symbols - 1]}, Wert ${value}`,
  faceDown: "Eine verdeckte Karte",
};

export default de;
