import type en from "../en/story.ts";

const nl: typeof en = {
  since: (n) => `Toon wat er sinds je laatste beurt gebeurde: ${n === 1 ? "1 scène" : `${n} scènes`}`,
  sinceHint: "Toont op de kaart wat er sinds je laatste beurt is gebeurd.",
  chapter: ({ n, of }) => `${n} van ${of}`,
  skip: "Overslaan",
  close: "Sluiten",
  next: "Volgende",
  turned: (turn) => `Ronde ${turn} is voorbij`,
  account: "Toon alle punten van de ronde",
  from: (what, before, now) => `${what} ${before} → ${now}`,
  income: (n) => `inkomsten ${n}`,
  upkeep: (n) => `onderhoud ${n}`,
};

export default nl;
