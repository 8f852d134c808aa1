import { FastChance } from "@ara/kernel";

/** Players are spoken of by their place in the order that lots have drawn, from 0; a table is a row of them, by seats. */
type TableOf = readonly number[];

/** A round: who sits at which table; whoever sits at none has a bye. */
export type Round = readonly TableOf[];

/** So often a round of larger tables is tried anew, from another beginning. */
const TRIES = 12;

/** Everybody meets everybody: at tables for two exactly once, at larger ones as evenly as it can be found. */
export function roundRobin(players: number, seats: number): readonly Round[] {
  if (players < seats) throw new Error("not enough players for a table");
  return seatedFairly(seats === 2 ? circle(players) : larger(players, seats), players, seats);
}

/** The first stays, all others move on by one; whoever meets the empty place of an odd number has a bye. */
function circle(players: number): Round[] {
  const places = players + (players % 2);
  return Array.from({ length: places - 1 }, (_, round) => {
    const moved = [0, ...Array.from({ length: places - 1 }, (__, i) => 1 + ((i + round) % (places - 1)))];
    return Array.from({ length: places / 2 }, (__, i) => [moved[i]!, moved[places - 1 - i]!]).filter((pair) =>
      pair.every((player) => player < players),
    );
  });
}

/** As many rounds as everybody needs to meet all others, if no meeting were wasted. */
const roundsFor = (players: number, seats: number): number =>
  Math.ceil(((players - 1) * players) / ((seats - 1) * Math.floor(players / seats) * seats));

function larger(players: number, seats: number): Round[] {
  const chance = new FastChance(`${players} players at tables of ${seats}`);
  const met = Array.from({ length: players }, () => Array.from({ length: players }, () => 0));
  const byes = Array.from({ length: players }, () => 0);
  const everybody = Array.from({ length: players }, (_, i) => i);
  return Array.from({ length: roundsFor(players, seats) }, () => {
    const order = chance.shuffle([...everybody]).toSorted((a, b) => byes[a]! - byes[b]!);
    const idle = order.slice(0, players % seats);
    for (const player of idle) byes[player]!++;
    const playing = order.filter((player) => !idle.includes(player));
    let best: number[][] = [];
    let least = Infinity;
    for (let tries = 0; tries < TRIES && least > 0; tries++) {
      const found = bettered(chunked(chance.shuffle([...playing]), seats), met);
      const worth = found.reduce((sum, table) => sum + wasted(table, met), 0);
      if (worth < least) [best, least] = [found, worth];
    }
    for (const table of best) for (const a of table) for (const b of table) if (a !== b) met[a]![b]!++;
    return best;
  });
}

const chunked = (players: readonly number[], seats: number): number[][] =>
  Array.from({ length: players.length / seats }, (_, i) => players.slice(i * seats, (i + 1) * seats));

type Met = readonly (readonly number[])[];

/** A third meeting is worse than two second ones. */
const wasted = (table: TableOf, met: Met): number =>
  table.reduce((sum, a, i) => sum + table.slice(i + 1).reduce((of, b) => of + met[a]![b]! ** 2, 0), 0);

/** Two players change tables as long as it makes a round better. */
function bettered(tables: number[][], met: Met): number[][] {
  const cost = (...some: readonly number[][]): number => some.reduce((sum, table) => sum + wasted(table, met), 0);
  const swap = (a: number[], i: number, b: number[], j: number): void => void ([a[i], b[j]] = [b[j]!, a[i]!]);
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const [t, one] of tables.entries())
      for (const other of tables.slice(t + 1))
        for (const i of one.keys())
          for (const j of other.keys()) {
            const before = cost(one, other);
            swap(one, i, other, j);
            if (cost(one, other) < before) isBetter = true;
            else swap(one, i, other, j);
          }
  }
  return tables;
}

/** Everybody sits in every seat about as often as in any other: it may be the better one. Two change seats where it helps. */
function seatedFairly(rounds: readonly Round[], players: number, seats: number): Round[] {
  const seated = rounds.map((round) => round.map((table) => [...table]));
  const sat = Array.from({ length: players }, () => Array.from({ length: seats }, () => 0));
  for (const table of seated.flat()) for (const [seat, player] of table.entries()) sat[player]![seat]!++;
  /** How much worse it is if somebody changes to another seat: squares, so that the extremes go first. */
  const change = (player: number, from: number, to: number): number => sat[player]![to]! - sat[player]![from]! + 1;
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const table of seated.flat())
      for (let one = 0; one < seats; one++)
        for (let other = one + 1; other < seats; other++) {
          const [a, b] = [table[one]!, table[other]!];
          if (change(a, one, other) + change(b, other, one) >= 0) continue;
          sat[a]![one]!--;
          sat[a]![other]!++;
          sat[b]![other]!--;
          sat[b]![one]!++;
          [table[one], table[other]] = [b, a];
          isBetter = true;
        }
  }
  return seated;
}

/** So many go on from a larger table of a knockout: the better half, and from the last table one. */
export const goOnFrom = (seats: number): number => Math.max(1, Math.floor(seats / 2));

/**
 * A round of a knockout at larger tables: as few as it takes, all about as full. Each comes to where most seats are free, and
 * there to where he finds the fewest of those he sat with before (`before`: by tables).
 */
export function dealtOut(
  players: readonly number[],
  seats: number,
  before: readonly (readonly number[])[] = [],
): number[][] {
  const tables = Array.from({ length: Math.ceil(players.length / seats) }, (): number[] => []);
  for (const player of players) {
    const known = before.find((table) => table.includes(player)) ?? [];
    const worth = (table: readonly number[]): number =>
      table.length * (seats + 1) + table.filter((one) => known.includes(one)).length;
    tables.reduce((best, table) => (worth(table) < worth(best) ? table : best)).push(player);
  }
  return tables;
}

/** Two who meet in a knockout; `null`: nobody comes there, and whoever is opposite goes on. */
export type Meeting = readonly [number | null, number | null];

/** The first round: the drawn order decides who has a bye, and the first two of it meet in the end at the earliest. */
export function firstMeetings(players: number): readonly Meeting[] {
  let order = [0];
  while (order.length < players) order = order.flatMap((place) => [place, order.length * 2 - 1 - place]);
  if (order.length === 1) order = [0, 1];
  return meetingsOf(order.map((place) => (place < players ? place : null)));
}

/** Whoever is left of neighbouring meetings meets next. */
export const meetingsOf = (left: readonly (number | null)[]): readonly Meeting[] =>
  Array.from({ length: left.length / 2 }, (_, i) => [left[2 * i]!, left[2 * i + 1]!]);
