import { parentPort, workerData } from "node:worker_threads";
import { FastChance } from "@ara/kernel";
import { checkPlaythrough, checkWalk } from "@ara/kernel/testing";
import { config, LAST_CLEARS, MAX_PLAYERS, MEMORIES, pax, SOLO_GAMES, type Config } from "@ara/pax";
import { eager } from "@ara/pax/testing";

/** This thread plays every game whose number, divided by `threads`, leaves `thread`. */
export interface FuzzTask {
  readonly seed: string;
  readonly games: number;
  readonly thread: number;
  readonly threads: number;
}

export interface FuzzReport {
  readonly actions: number;
  readonly closely: number;
  readonly failures: readonly string[];
}

const CLOSELY_EVERY = 500;
const REPORT_EVERY = 100;
const MAX_FAILURES = 10;

function anyTable(chance: FastChance): Config {
  const players = chance.die(MAX_PLAYERS);
  return config(players, {
    nocturnus: chance.below(2) === 0,
    solo: players === 1 ? chance.die(SOLO_GAMES) : null,
    memory: chance.pick(MEMORIES),
    lastClear: chance.pick(LAST_CLEARS),
    startPlayer: chance.below(2) === 0 ? null : chance.below(players),
  });
}

function run({ seed, games, thread, threads }: FuzzTask): FuzzReport {
  const failures: string[] = [];
  let actions = 0;
  let closely = 0;
  let unreported = 0;
  for (let game = thread; game < games && failures.length < MAX_FAILURES; game += threads) {
    const gameSeed = `${seed}/${game}`;
    // A stream of its own: which table it is must say nothing about how its game goes.
    const chance = new FastChance(`${gameSeed}/table`);
    const table = anyTable(chance);
    const choose = chance.below(2) === 0 ? eager : undefined;
    try {
      if (game % CLOSELY_EVERY === 0) {
        actions += checkPlaythrough(pax, table, gameSeed, { views: "all", records: true, choose }).length;
        closely++;
      } else actions += checkWalk(pax, table, gameSeed, { choose });
    } catch (error) {
      failures.push(
        `${JSON.stringify(pax.json.writeConfig(table))}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    unreported++;
    if (unreported === REPORT_EVERY) {
      parentPort!.postMessage(unreported);
      unreported = 0;
    }
  }
  parentPort!.postMessage(unreported);
  return { actions, closely, failures };
}

parentPort!.postMessage(run(workerData as FuzzTask));
