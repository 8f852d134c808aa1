import { Worker } from "node:worker_threads";
import { CliError } from "./command.ts";
import { reasonOf } from "./files.ts";

/** A worker that is heard from its first moment on: whatever ends it early is told in one line. */
export class Thread<Message> {
  readonly #worker: Worker;
  readonly #waiting: { resolve: (message: Message) => void; reject: (error: Error) => void }[] = [];
  readonly #received: Message[] = [];
  #failure: CliError | undefined;

  constructor(name: string, script: URL, workerData: unknown) {
    this.#worker = new Worker(script, { workerData });
    this.#worker.on("message", (message: Message) => {
      const next = this.#waiting.shift();
      if (next) next.resolve(message);
      else this.#received.push(message);
    });
    this.#worker.on("error", (error) => this.#fail(`${name}: ${reasonOf(error)}`));
    this.#worker.on("exit", (code) => this.#fail(`${name}: the worker ended early (exit code ${code})`));
  }

  #fail(message: string): void {
    this.#failure ??= new CliError(message, 3);
    for (const { reject } of this.#waiting.splice(0)) reject(this.#failure);
  }

  /** The next message, or why there will be none. */
  next(): Promise<Message> {
    const message = this.#received.shift();
    if (message !== undefined) return Promise.resolve(message);
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  send(message: unknown): void {
    this.#worker.postMessage(message);
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}
