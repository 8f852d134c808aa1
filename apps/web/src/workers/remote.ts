/** Calls between a page and its workers: methods by name, answers as promises, progress on the way. */

type Methods = Readonly<Record<string, (...args: never[]) => unknown>>;

/** What is called at a worker, and how far it has come with it. */
interface Call {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}

type Answer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failed: string }
  | { readonly id: number; readonly progress: number };

/** A function among the arguments cannot travel; the last argument of a method is told how far it has come. */
export type Progress = (done: number) => void;

/** Offers methods to whoever started this worker. */
export function offer(methods: Methods): void {
  addEventListener("message", (event: MessageEvent<Call>) => void answer(event.data));

  async function answer({ id, method, args }: Call): Promise<void> {
    const progress: Progress = (done) => postMessage({ id, progress: done });
    try {
      const work = methods[method] as ((...given: unknown[]) => unknown) | undefined;
      if (work === undefined) throw new Error(`no method ${method}`);
      postMessage({ id, value: await work(...args, progress) });
    } catch (error) {
      postMessage({ id, failed: error instanceof Error ? error.message : String(error) });
    }
  }
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
  readonly progress: Progress | undefined;
}

/** An object at the other end of the line: the same methods, with promises for their answers. */
export type Far<Api> = {
  readonly [Name in keyof Api]: Api[Name] extends (...args: infer Args) => infer Value
    ? (...args: Args) => Promise<Awaited<Value>>
    : never;
};

/** A worker and what it was asked. One that dies is started again with the next call. */
export class Remote {
  readonly #start: () => Worker;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #next = 1;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  call<Value>(method: string, args: readonly unknown[], progress?: Progress): Promise<Value> {
    const id = this.#next++;
    return new Promise<Value>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, progress });
      this.#running().postMessage({ id, method, args } satisfies Call);
    });
  }

  /** An object whose every method is asked for by name through one method of the worker. */
  far<Api>(through: string): Far<Api> {
    return new Proxy({} as Far<Api>, {
      // Whoever waits for the object itself must not take it for a promise.
      get: (_, name) => (name === "then" ? undefined : (...args: unknown[]) => this.call(through, [name, ...args])),
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(new Error("closed"));
    this.#waiting.clear();
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    const worker = this.#start();
    worker.addEventListener("message", (event: MessageEvent<Answer>) => this.#receive(event.data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      const dead = [...this.#waiting.values()];
      this.#waiting.clear();
      this.#worker?.terminate();
      this.#worker = undefined;
      for (const { reject } of dead) reject(new Error(event.message || "the worker stopped"));
    });
    this.#worker = worker;
    return worker;
  }

  #receive(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    if ("progress" in answer) return waiting.progress?.(answer.progress);
    this.#waiting.delete(answer.id);
    if ("failed" in answer) waiting.reject(new Error(answer.failed));
    else waiting.resolve(answer.value as never);
  }
}
