/** What the kernel has to say: about records, chance and undo. */
export const en = {
  "json.syntax": ({ detail }: { detail: string }) => `not valid JSON: ${detail}`,
  "json.long": ({ size }: { size: number }) => `JSON of more than ${size} characters`,
  "json.deep": ({ levels }: { levels: number }) => `JSON nested deeper than ${levels} levels`,
  "record.notObject": () => "a record is a JSON object",
  "record.format": ({ found }: { found: string }) => `format is ${found}, expected "ara-record/1" or "ara-record/2"`,
  "record.field": ({ field, found }: { field: string; found: string }) => `"${field}" cannot be ${found}`,
  "record.missing": ({ field }: { field: string }) => `"${field}" is missing`,
  "record.entry": () => 'an entry has the form {"seat": number, "action": {...}}',
  "record.game": ({ found, expected }: { found: string; expected: string }) => `game is "${found}", not "${expected}"`,
  "record.rules": ({ found, expected }: { found: number; expected: number }) =>
    `rules version ${found} is unknown here (this is version ${expected})`,
  "record.seats": ({ found, expected }: { found: number; expected: number }) =>
    `${found} seats are named, the game has ${expected}`,
  "record.afterEnd": () => "the game is already over",
  "record.early": () => "there is a result, but the game is not over after the last entry",
  "record.noResult": () => "the game is over, but the result is missing",
  "record.result": ({ path, expected, found }: { path: string; expected: string; found: string }) =>
    `${path} is ${found}, the game gives ${expected}`,
  "record.noSeed": () => "the seed is not in this record, so the game cannot be continued",
  "record.fault": ({ detail }: { detail: string }) => `the rules cannot make sense of this (${detail})`,
  "chain.broken": () => "the hash chain breaks here: this entry does not follow the one before",
  "chain.head": () => "the end of the hash chain does not fit the header and the entries",
  "chain.seal": () => "the seal does not fit the last entry and the result",
  "seed.commitment": () => "the revealed seed is not the one that was committed to",
  "seed.deal": () => "the revealed seed gives another deal than the recorded one",
  "chance.exhausted": ({ draw }: { draw: number }) => `chance is asked for outcome ${draw}, which was not recorded`,
  "chance.range": ({ draw }: { draw: number }) => `recorded chance outcome ${draw} is out of range`,
  "chance.differs": ({ expected, found }: { expected: string; found: string }) =>
    `recorded chance is ${found}, expected ${expected}`,
  "match.noSeat": () => "nobody sits there",
  "match.fault": ({ detail }: { detail: string }) =>
    `the rules failed at this (${detail}); nothing was done, and the game goes on`,
  "undo.nothing": () => "nothing can be taken back: something was revealed, or another player has decided since",
};
