import { parentPort, workerData } from "node:worker_threads";
import type { Game, GameTypes } from "@ara/kernel";

/** Threads take the numbers of their games from one counter, so that none waits for another; a game's seed is its number's. */
export interface FuzzTask {
  readonly seed: string;
  /** The number of the first game that is not played any more. */
  readonly games: number;
  /** When no new game is begun any more, by the clock. */
  readonly until: number;
  /** Which tables are wanted, in the words of the game. */
  readonly tables: unknown;
  /** How many games have been begun, shared by all threads. */
  readonly begun: Int32Array;
}

/** What was met, and in how many games: by sort, then by name. */
export type Coverage = Record<string, Record<string, number>>;

export interface FuzzReport {
  readonly actions: number;
  readonly closely: number;
  readonly failures: readonly { readonly game: number; readonly text: string }[];
  readonly covered: Coverage;
}

/** A game that is about to be played: both ways to play it say how many actions were taken. */
interface Trial<T extends GameTypes> {
  readonly table: T["config"];
  plainly(): number | Promise<number>;
  closely(): number;
  /** What this game has met, once it is over: by sort, names. */
  covers(): Readonly<Record<string, Iterable<string>>>;
}

/** How a game is fuzzed. */
export interface Fuzzing<T extends GameTypes> {
  readonly game: Game<T>;
  /** One game in so many is watched closely. */
  readonly closelyEvery: number;
  /** Progress is told after so many games. */
  readonly reportEvery: number;
  /** What should be met some time: it is told, too, if it never is. */
  readonly expects?: (tables: unknown) => Readonly<Record<string, readonly string[]>>;
  readonly sit: (seed: string, game: number, tables: unknown) => Trial<T>;
}

const MAX_FAILURES = 10;

/** What a thread of `ara fuzz` does. */
export async function fuzzHere<T extends GameTypes>(fuzzing: Fuzzing<T>): Promise<void> {
  parentPort!.postMessage(await run(fuzzing, workerData as FuzzTask));
}

async function run<T extends GameTypes>(
  { game, closelyEvery, reportEvery, expects, sit }: Fuzzing<T>,
  { seed, games, until, tables, begun }: FuzzTask,
): Promise<FuzzReport> {
  const failures: { game: number; text: string }[] = [];
  const covered: Coverage = {};
  if (expects) addCoverage(covered, expects(tables), 0);
  let actions = 0;
  let closely = 0;
  let unreported = 0;
  while (failures.length < MAX_FAILURES && Date.now() < until) {
    const number = Atomics.add(begun, 0, 1);
    if (number >= games) break;
    const gameSeed = `${seed}/${number}`;
    const seated = sit(gameSeed, number, tables);
    try {
      if (number % closelyEvery === 0) {
        actions += seated.closely();
        closely++;
      } else actions += await seated.plainly();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const text = `${JSON.stringify(game.json.writeConfig(seated.table))}, seed "${gameSeed}": ${message}`;
      failures.push({ game: number, text });
    }
    addCoverage(covered, seated.covers(), 1);
    unreported++;
    if (unreported === reportEvery) {
      parentPort!.postMessage(unreported);
      unreported = 0;
    }
  }
  parentPort!.postMessage(unreported);
  return { actions, closely, failures, covered };
}

function addCoverage(sum: Coverage, met: Readonly<Record<string, Iterable<string>>>, games: number): void {
  for (const [sort, names] of Object.entries(met)) for (const name of new Set(names)) count(sum, sort, name, games);
}

export function mergeCoverage(all: readonly Coverage[]): Coverage {
  const sum: Coverage = {};
  for (const one of all)
    for (const [sort, names] of Object.entries(one))
      for (const [name, n] of Object.entries(names)) count(sum, sort, name, n);
  return sum;
}

function count(sum: Coverage, sort: string, name: string, n: number): void {
  const names = (sum[sort] ??= {});
  names[name] = (names[name] ?? 0) + n;
}

/** Of a sort with more names than this only the rarest are told. */
const MOST_NAMES = 40;
const RAREST = 12;

/** One line for each sort: its names in order, with the games that met them. */
export const coverageLines = (covered: Coverage): string[] =>
  Object.entries(covered).map(([sort, names]) => {
    const all = Object.entries(names);
    const say = (some: typeof all): string => some.map(([name, n]) => `${name} ${n}`).join(", ");
    if (all.length <= MOST_NAMES)
      return `  ${sort}: ${say(all.toSorted(([a], [b]) => a.localeCompare(b, "en", { numeric: true })))}`;
    const met = all.filter(([, n]) => n > 0).length;
    const rarest = all.toSorted(([a, n], [b, m]) => n - m || a.localeCompare(b)).slice(0, RAREST);
    return `  ${sort}: ${met} of ${all.length}; rarest: ${say(rarest)}`;
  });
