import { nl as pax } from "@ara/pax/texts/nl";
import type { PaxTexts } from "../en/pax.ts";

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
  card: ({ category, symbols, value }) =>
    `${category}, ${symbols === 1 ? "één symbool" : "twee symbolen"}, waarde ${value}`,
  faceDown: "Een dichte kaart",
};

export default nl;
