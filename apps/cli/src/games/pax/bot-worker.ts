import { parentPort, workerData } from "node:worker_threads";
import { Bot, type Level } from "@ara/bots/pax";
import type { Decision } from "@ara/kernel";
import type { Pax } from "@ara/pax";

/** A bot in a thread of its own: one decision in, one thought out. */
export interface BotTask {
  readonly level: Level;
  readonly seed: string;
}

const { level, seed } = workerData as BotTask;
const bot = new Bot(level, { seed, now: () => performance.now() });
parentPort!.on("message", (decision: Decision<Pax>) => parentPort!.postMessage(bot.think(decision)));
