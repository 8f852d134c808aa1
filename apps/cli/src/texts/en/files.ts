import type { Refusal } from "@ara/kernel";

/** What the command line says about files: records that are verified and positions that are asked about. */
export const files = {
  entry: (n: number) => `entry ${n}`,
  good: (good: number, records: number) => `${good} of ${records} consistent`,
  unfinished: (n: number) => `${n} unfinished`,
  unchained: (n: number) => `${n} without a hash chain`,
  rewound: (n: number) => `${n} in which steps were taken back after something had been seen`,
  seedsVerified: (n: number) => `${n} with a seed that fits its commitment`,
  noRecord: "no record in this file",
  unreadable: (reason: string) => `cannot be read: ${reason}`,
  tooLong: "this line is too long to be a record",
  required: (name: string, met: number, records: number) => `required: ${name}, ${met} of ${records}`,
  absent: (n: number) => `${n} without`,
  hidden: (n: number) => `${n} cannot be checked because the seed is hidden`,
  withoutNonce: (seats: string) => `no nonce from seat ${seats}`,
  withoutSignature: (seats: string) => `for seat ${seats} the server alone vouches`,
  voids: (n: number) => (n === 1 ? "one attempt to deal was void" : `${n} attempts to deal were void`),
  foreignVoids: (n: number) => `${n} of these signed with a key of which nothing shows that it was the server's`,
  proof: {
    "proof.roster": () => "what is said of the online table cannot be read",
    "proof.unlike": ({ field }) => `the roster of the table names another "${field}" than the record`,
    "proof.rosterSignature": () => "the server has not signed this roster",
    "proof.end": () => "the server has not signed this end of the game",
    "proof.void": ({ attempt }) =>
      `what the record says of attempt ${attempt}, which came to nothing, is missing or is not so`,
    "proof.drawn": () => "the seats are not those that the seed draws by lot",
    "proof.nonces": () => "the nonces are not those of the seats that have committed to one",
    "proof.nonce": ({ seat }) => `the nonce of seat ${seat} is not the one committed to`,
    "proof.signature": () => "this entry is not signed by whoever it says",
    "proof.otherAction": () => "what was signed means another action than the entry's",
    "proof.twice": () => "the same signed answer stands here a second time",
  } as Readonly<Record<string, (params: Refusal["params"]) => string>>,
  fault: (reason: string) => `checking failed: ${reason}`,
  stopped: (bad: number) => `not read any further after ${bad} bad records`,
  legal: "legal",
  decides: (asked: number, seat: number, name: string) =>
    `Seat ${asked} has nothing to decide now; seat ${seat} (${name}) decides.`,
  standing: {
    wins: (name: string) => `As it stands, ${name} wins.`,
    shared: (names: string) => `As it stands, ${names} share the victory.`,
  },
};

export type FileTexts = typeof files;
