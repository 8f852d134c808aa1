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
