/** What was measured of one node. */
export interface Measured {
  /** Moves of a game of two. */
  readonly length: number;
  /** Moves per second of one node, and the processor time of its server for one, in microseconds. */
  readonly rate: number;
  readonly processor: number;
  /** Bytes told for a move, to all who play, and bytes kept for it, everything counted. */
  readonly told: number;
  readonly kept: number;
  /** Memory of an idle line, in KiB. */
  readonly line: number;
}

const GAMES = 1_000_000;
const DAY = 86_400;
/** Assumed: so long a game takes in seconds, so many times the mean is played in the busiest hour, so many lines has a node. */
const [LASTS, PEAK, LINES] = [1800, 3, 20_000];
const SEATS = 2;
/** Of a core that is kept busy, at the peak: beyond that everybody waits. */
const BUSY = 0.5;

const number = (value: number, digits = 0): string =>
  value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** On paper: what a million games a day would take, by what one node was measured to take. */
export function million({ length, rate, processor, told, kept, line }: Measured): string {
  const moves = (GAMES * length) / DAY;
  const peak = moves * PEAK;
  const awake = (GAMES / DAY) * LASTS * PEAK;
  const cores = (peak * processor) / 1e6;
  const nodes = Math.max((awake * SEATS) / LINES, cores / BUSY);
  const gigabytes = (bytes: number): string => number(bytes / 1e9);
  return `| of a million games a day | it takes | how that is known |
| --- | ---: | --- |
| moves | ${number(moves)} a second, ${number(peak)} at the peak | computed: ${number(length)} moves a game (measured), a peak of ${PEAK} times the mean (assumed) |
| processors of the servers | ${number(cores, 1)} cores at the peak | computed from ${number(processor)} µs a move (measured, players without keys) |
| lines | ${number(awake * SEATS)} at the peak, ${number((awake * SEATS * line) / 1024 ** 2, 1)} GiB | computed: a game lasts ${LASTS / 60} minutes (assumed), ${number(line, 1)} KiB an idle line (measured) |
| nodes | ${number(Math.ceil(nodes))} | computed: at most ${number(LINES)} lines (assumed; how many were measured is said above) and ${BUSY * 100} in a hundred of a core each (assumed) |
| told | ${number((peak * told) / 1e6)} MB a second at the peak | computed from ${number(told)} bytes a move (measured) |
| kept | ${gigabytes(moves * DAY * kept)} GB a day | computed from ${number(kept)} bytes a move in the file, records of finished games included (measured) |
| one node as it was measured here | ${number((rate * DAY) / length / PEAK)} games a day | computed from ${number(rate)} moves per second, with the same peak |`;
}
