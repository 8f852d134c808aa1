import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Level, Thought } from "@ara/bots";
import type { Decision, Player } from "@ara/kernel";
import type { Action, Pax } from "@ara/pax";

/** A level that thinks for a while, in a thread of its own: the terminal goes on listening. */
export class ThreadPlayer implements Player<Pax> {
  readonly #level: Level;
  readonly #seed: string;
  #worker: Worker | undefined;

  constructor(level: Level, seed: string) {
    this.#level = level;
    this.#seed = seed;
  }

  async choose({ seat, legal, view, log }: Decision<Pax>): Promise<Action> {
    const workerData = { level: this.#level, seed: this.#seed };
    const worker = (this.#worker ??= new Worker(new URL("bot-worker.ts", import.meta.url), { workerData }));
    worker.postMessage({ seat, legal, view, log });
    const [thought] = (await once(worker, "message")) as [Thought];
    return thought.action;
  }

  close(): void {
    void this.#worker?.terminate();
  }
}
