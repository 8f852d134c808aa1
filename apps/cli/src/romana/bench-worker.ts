import { parentPort } from "node:worker_threads";
import { FastChance, playout } from "@ara/kernel";
import { config, paxRomana } from "@ara/pax-romana";
import type { Pace } from "../bench-worker.ts";

/** Plays random games of scenario V for a slice of time, listing all legal actions before each decision. */
const chance = new FastChance("bench");
const table = config("V");

function measure(milliseconds: number): Pace {
  const start = performance.now();
  let decisions = 0;
  let games = 0;
  while (performance.now() - start < milliseconds) {
    decisions += playout(paxRomana, paxRomana.setup(table, paxRomana.deal(table, chance)), chance);
    games++;
  }
  return { decisions, games, seconds: (performance.now() - start) / 1000 };
}

parentPort!.on("message", (milliseconds: number) => parentPort!.postMessage(measure(milliseconds)));
