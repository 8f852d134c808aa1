import { en as pax } from "@ara/pax/texts/en";

/** In words, as a card may have up to four. */
export const SYMBOLS = ["one symbol", "two symbols", "three symbols", "four symbols"];

/** What PAX says, and what is said of its pieces, in English; the type of the other languages. */
const en = {
  ...pax,
  /** One letter for each category, ten different ones. */
  letters: {
    land: "L",
    intrigue: "I",
    wealth: "W",
    fleet: "F",
    army: "A",
    religion: "R",
    senator: "S",
    militia: "M",
    scout: "C",
    adversary: "D",
  },
  /** A card in one sentence. */
  card: ({ category, symbols, value }: { category: string; symbols: number; value: number }) =>
    `${category}, ${SYMBOLS[symbols - 1]}, value ${value}`,
  faceDown: "A card face down",
};

export default en;
export type PaxTexts = typeof en;
