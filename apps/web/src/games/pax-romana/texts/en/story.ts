/** What happened, upon the map and looked back on, in English; the type of the other languages. */
const en = {
  since: (n: number) => `Show what happened since your last turn: ${n === 1 ? "1 scene" : `${n} scenes`}`,
  sinceHint: "Shows on the map what happened since your last turn.",
  chapter: ({ n, of }: { n: number; of: number }) => `${n} of ${of}`,
  skip: "Skip",
  close: "Close",
  next: "Next",
  turned: (turn: number) => `Turn ${turn} is over`,
  account: "Show all points of the turn",
  from: (what: string, before: string, now: string) => `${what} ${before} → ${now}`,
  income: (n: number) => `income ${n}`,
  upkeep: (n: number) => `upkeep ${n}`,
};

export default en;
