import { en as pax } from "@ara/pax/texts/en";

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
    `${category}, ${symbols === 1 ? "one symbol" : "two symbols"}, value ${value}`,
  faceDown: "A card face down",
};

export default en;
export type PaxTexts = typeof en;
