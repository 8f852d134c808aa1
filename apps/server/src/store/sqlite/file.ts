import { Worker } from "node:worker_threads";
import { CLOSE, type Asked, type Cell, type Statement, type Told } from "./messages.ts";

interface Waiting {
  readonly t: Question["t"];
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

export interface QueryResult {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

type Question = Asked extends infer One ? (One extends unknown ? Omit<One, "id"> : never) : never;

/**
 * A database file, in a thread of its own. Questions are answered in the order in which they were put; those that wait
 * together are answered together, on the disk by then. Whoever is `alone` is in a transaction: all others wait.
 */
export class SqliteFile {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #inserted: ((rows: number) => void)[] = [];
  #next = 1;
  #asking: Asked[] = [];
  #gone: Error | undefined;
  #alone: Promise<void> | undefined;
  readonly #ended: Promise<void>;

  constructor(path: string) {
    this.#worker = new Worker(new URL("./thread.ts", import.meta.url), { workerData: path });
    this.#worker.on("message", (text: string) => this.#hear(JSON.parse(text) as readonly Told[]));
    this.#worker.on("error", (error: Error) => this.#end(error));
    this.#ended = new Promise((resolve) => {
      this.#worker.on("exit", () => {
        this.#end(new Error("the database is closed"));
        resolve();
      });
    });
  }

  /** `within`: by whoever is alone. */
  query(sql: string, values: readonly unknown[], within = false): Promise<QueryResult> {
    const question: Question = { t: "query", sql, values };
    return within ? this.#ask(question) : this.#askInTurn(question);
  }

  /** The answer ends it. */
  async alone(): Promise<() => void> {
    while (this.#alone) await this.#alone;
    let leave = (): void => undefined;
    this.#alone = new Promise((resolve) => {
      leave = () => {
        this.#alone = undefined;
        resolve();
      };
    });
    return leave;
  }

  /** Whether a row was kept, or lost to one that was there before. */
  insert(sql: string, row: readonly Cell[]): Promise<boolean> {
    return this.#askInTurn({ t: "insert", sql, row });
  }

  /** Is told how many rows were put into one transaction. */
  onInserted(listener: (rows: number) => void): void {
    this.#inserted.push(listener);
  }

  /**
   * All of it is kept, or nothing: also where one of the first so many changes no row. Nobody has to wait for it as for a
   * transaction that asks again and again.
   */
  together(statements: readonly Statement[], must = 0): Promise<boolean> {
    return this.#askInTurn({ t: "together", statements, must });
  }

  async close(): Promise<void> {
    this.#post();
    this.#worker.postMessage(CLOSE);
    await this.#ended;
  }

  /** As soon as nobody is alone. */
  #askInTurn<Value>(question: Question): Promise<Value> {
    return this.#alone ? this.#alone.then(() => this.#askInTurn(question)) : this.#ask(question);
  }

  #ask<Value>(question: Question): Promise<Value> {
    if (this.#gone) return Promise.reject(this.#gone);
    const id = this.#next++;
    return new Promise<Value>((resolve, reject) => {
      this.#waiting.set(id, { t: question.t, resolve, reject });
      if (this.#asking.push({ id, ...question }) === 1) setImmediate(this.#post);
    });
  }

  /**
   * Each answer by itself: whoever hears it does all he has to before the next one does. Where a hundred tables went on step by
   * step side by side, all that each of them has in hand would be there at once, and the first told as late as the last.
   */
  #hear(all: readonly Told[]): void {
    let rows = 0;
    // What is asked until then leaves first: while all this is gone on with, the thread has something to do.
    setImmediate(this.#post);
    for (const told of all) {
      const waiting = this.#waiting.get(told.id)!;
      this.#waiting.delete(told.id);
      if (waiting.t === "insert") rows++;
      setImmediate(() => {
        if ("fault" in told) waiting.reject(new Error(told.fault));
        else waiting.resolve(told.value as never);
      });
    }
    if (rows > 0) for (const listener of this.#inserted) listener(rows);
  }

  /** What is asked in one turn of the loop is one message, and one text: between threads that is far cheaper than many small values. */
  readonly #post = (): void => {
    if (this.#asking.length === 0) return;
    this.#worker.postMessage(JSON.stringify(this.#asking));
    this.#asking = [];
  };

  #end(error: Error): void {
    this.#gone ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#gone);
    this.#waiting.clear();
  }
}
