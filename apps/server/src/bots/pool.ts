import { Worker } from "node:worker_threads";
import type { Decision } from "@ara/kernel";
import { Remote, type Rules, type TableTypes, type Thinkers } from "@ara/protocol";
import { portOf } from "./port.ts";

interface Thread {
  readonly remote: Remote;
  busy: number;
}

/** So long a thought may take; the thread that thinks it is ended then. */
const LONGEST_THOUGHT = 20_000;

/** Threads in which all bots of this server think. One that dies is started again; its thought is lost, no game is. */
export class BotPool {
  readonly #threads: readonly Thread[];

  constructor(threads: number) {
    this.#threads = Array.from({ length: threads }, () => ({ remote: new Remote(startThread), busy: 0 }));
  }

  /** The bots of one table. */
  of<T extends TableTypes>(game: string): Thinkers<T> {
    return {
      choose: (level, decision) => this.#call("choose", [game, level, decision]),
      advise: (decision: Decision<Rules<T>>) => this.#call("advise", [game, decision]),
      close: () => undefined,
    };
  }

  close(): void {
    for (const { remote } of this.#threads) remote.close();
  }

  async #call<Value>(name: string, args: readonly unknown[]): Promise<Value> {
    const thread = this.#threads.reduce((least, one) => (one.busy < least.busy ? one : least));
    thread.busy++;
    const late = setTimeout(() => thread.remote.close(), LONGEST_THOUGHT);
    try {
      return await thread.remote.call<Value>(name, args);
    } finally {
      clearTimeout(late);
      thread.busy--;
    }
  }
}

function startThread(died: (why: string) => void) {
  const worker = new Worker(new URL("./thread.ts", import.meta.url));
  worker.on("error", (error: Error) => died(error.message));
  worker.on("exit", () => died("the bots' thread ended"));
  return portOf(worker);
}
