import { parentPort, workerData } from "node:worker_threads";
import type { Action } from "@ara/pax-romana";
import { measure, packageOf, type Task } from "../../benching.ts";
import type { CostlyPace } from "./bench.ts";
import { Costs, TALK } from "./costs.ts";

/** Plays random games of scenario V as it is told, listing all legal actions before each decision. */
const task = workerData as Task;
const { FastChance, playout } = (await packageOf(task, "kernel/src")) as typeof import("@ara/kernel");
const { config, paxRomana } = (await packageOf(task, "pax-romana/src")) as typeof import("@ara/pax-romana");

const [kind, how] = task.what.split(" ") as ["standard" | "advanced", "byQuestion"?];
const chance = new FastChance("bench");
const table = config("V", { game: kind });
const begin = () => paxRomana.setup(table, paxRomana.deal(table, chance));

let costs = new Costs();

/** The same as a playout, under the clock: each decision from who is asked to the next question. */
function timed(): number {
  const state = begin();
  const legal: Action[] = [];
  for (let decisions = 0; ; decisions++) {
    const asks = state.frames.at(-1);
    const isTalk = state.frames.some(({ proc }) => proc === "meeting");
    const start = performance.now();
    const [seat] = paxRomana.toAct(state);
    if (seat === undefined) return decisions;
    legal.length = 0;
    paxRomana.legal(state, seat, legal);
    paxRomana.apply(state, seat, chance.pick(legal), chance);
    const milliseconds = performance.now() - start;
    costs.note(isTalk ? TALK : `${asks!.proc}.${asks!.step}`, milliseconds);
  }
}

const play = how === "byQuestion" ? timed : (): number => playout(paxRomana, begin(), chance);

parentPort!.on("message", (milliseconds: number) => {
  const pace = measure(play, milliseconds);
  parentPort!.postMessage({ ...pace, costs: costs.entries } satisfies CostlyPace);
  costs = new Costs();
});
