import { parentPort, workerData } from "node:worker_threads";
import { FastChance, Match, run as runMatch, verify } from "@ara/kernel";
import { checkPlaythrough, checkWalk } from "@ara/kernel/testing";
import { config, data, OPTIONS, paxRomana, SCENARIOS, type Config } from "@ara/pax-romana";
import type { FuzzReport, FuzzTask } from "../fuzz-worker.ts";
import { romanaBot } from "./bots.ts";

/** One game in so many is watched closely, one in so many is played by the rule-based player. */
const CLOSELY_EVERY = 100;
const STEADY_EVERY = 10;
const REPORT_EVERY = 5;
const MAX_FAILURES = 10;
/** A random game of ten turns may take long. */
const LIMIT = 200_000;

const PLAYED = SCENARIOS.filter((_, i) => data.scenarios[i]!.forms.standard);
const FORMATS = data.formats.filter(({ game }) => game === "standard").map(({ id }) => id);

function anyTable(chance: FastChance): Config {
  return config(chance.pick(PLAYED), {
    format: chance.pick(FORMATS),
    options: OPTIONS.filter(() => chance.below(4) === 0),
  });
}

async function run({ seed, games, thread, threads }: FuzzTask): Promise<FuzzReport> {
  const failures: string[] = [];
  let actions = 0;
  let closely = 0;
  let unreported = 0;
  for (let game = thread; game < games && failures.length < MAX_FAILURES; game += threads) {
    const gameSeed = `${seed}/${game}`;
    const table = anyTable(new FastChance(`${gameSeed}/table`));
    try {
      if (game % CLOSELY_EVERY === 0) {
        actions += checkPlaythrough(paxRomana, table, gameSeed, { records: true, limit: LIMIT }).length;
        closely++;
      } else if (game % STEADY_EVERY === 1) actions += await sensible(table, gameSeed);
      else actions += checkWalk(paxRomana, table, gameSeed, { limit: LIMIT });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      failures.push(`${JSON.stringify(paxRomana.json.writeConfig(table))}, seed "${gameSeed}": ${message}`);
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

/** A game of the rule-based player: it must end, and its record must replay. */
async function sensible(table: Config, seed: string): Promise<number> {
  const match = new Match(paxRomana, table, { seats: table.seats.map(String), seed });
  await runMatch(
    match,
    table.seats.map((_, seat) => romanaBot("steady", `${seed}/${seat}`)),
  );
  const verdict = verify(paxRomana, match.record());
  if (!verdict.ok) throw new Error(`entry ${verdict.error.entry} does not replay: ${verdict.error.refusal.key}`);
  return match.length;
}

void run(workerData as FuzzTask).then((report) => parentPort!.postMessage(report));
