import { Worker } from "node:worker_threads";
import { refuse, type Decision } from "@ara/kernel";
import { Remote, TableError, type Port, type Rules, type TableTypes, type Thinkers } from "@ara/protocol";
import { portOf } from "./port.ts";

interface Thread {
  readonly remote: Remote;
  isBusy: boolean;
}

/** Something that is to be thought about, as soon as a thread is free; or that is not any more. */
interface Waiting {
  readonly begin: (thread: Thread) => void;
  readonly callOff: (why: Error) => void;
}

/** So long a thought may take; the thread that thinks it is ended then, and with it no other thought. */
const LONGEST_THOUGHT = 20_000;
/** So many wait for advice; whoever comes after them gets none. */
const MOST_ASKING = 8;

type Starts = (died: (why: string) => void) => Port;

/**
 * Threads in which all bots of this server think, each one thought at a time. Bots whose turn it is go first: nobody who asks for
 * advice, however often, holds up other tables for longer than one thought. A thread that dies is started again; its thought
 * is lost, no game is.
 */
export class BotPool {
  readonly #threads: readonly Thread[];
  readonly #turns: Waiting[] = [];
  readonly #asking: Waiting[] = [];

  constructor(threads: number, start: Starts = startThread) {
    this.#threads = Array.from({ length: threads }, () => ({ remote: new Remote(start), isBusy: false }));
  }

  /** The bots of one table. */
  of<T extends TableTypes>(game: string): Thinkers<T> {
    return {
      choose: (level, decision) => this.#call(this.#turns, "choose", [game, level, decision]),
      advise: async (decision: Decision<Rules<T>>) => {
        if (this.#asking.length >= MOST_ASKING) throw new TableError(refuse("line.tooFast"));
        return this.#call(this.#asking, "advise", [game, decision]);
      },
      close: () => undefined,
    };
  }

  close(): void {
    for (const { callOff } of [...this.#turns.splice(0), ...this.#asking.splice(0)]) callOff(new Error("closed"));
    for (const { remote } of this.#threads) remote.close();
  }

  async #call<Value>(waiting: Waiting[], name: string, args: readonly unknown[]): Promise<Value> {
    const thread = await new Promise<Thread>((begin, callOff) => {
      waiting.push({ begin, callOff });
      this.#goOn();
    });
    const late = setTimeout(() => thread.remote.close(), LONGEST_THOUGHT);
    try {
      return await thread.remote.call<Value>(name, args);
    } finally {
      clearTimeout(late);
      thread.isBusy = false;
      this.#goOn();
    }
  }

  #goOn(): void {
    for (const thread of this.#threads) {
      const next = thread.isBusy ? undefined : (this.#turns.shift() ?? this.#asking.shift());
      if (!next) continue;
      thread.isBusy = true;
      next.begin(thread);
    }
  }
}

function startThread(died: (why: string) => void): Port {
  const worker = new Worker(new URL("./thread.ts", import.meta.url));
  worker.on("error", (error: Error) => died(error.message));
  worker.on("exit", () => died("the bots' thread ended"));
  return portOf(worker);
}
