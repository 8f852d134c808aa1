import { de as pax } from "@ara/pax/texts/de";
import type { PaxTexts } from "../en/pax.ts";

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
  card: ({ category, symbols, value }) =>
    `${category}, ${symbols === 1 ? "ein Symbol" : "zwei Symbole"}, Wert ${value}`,
  faceDown: "Eine verdeckte Karte",
};

export default de;
