import { parentPort } from "node:worker_threads";
import { FastChance, playout } from "@ara/kernel";
import { config, paxRomana } from "@ara/pax-romana";
import { measure } from "../../benching.ts";

/** Plays random games of scenario V, listing all legal actions before each decision. */
const chance = new FastChance("bench");
const table = config("V");
const play = (): number => playout(paxRomana, paxRomana.setup(table, paxRomana.deal(table, chance)), chance);

parentPort!.on("message", (milliseconds: number) => parentPort!.postMessage(measure(play, milliseconds)));
