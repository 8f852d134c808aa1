import { isObject } from "@ara/kernel";
import type { Port } from "./port.ts";

/**
 * Calls across a line: each has an id, and is answered once. The table, bots in a worker and a record in a worker all speak
 * like this.
 */

/** From whoever calls. */
export interface Call {
  readonly t: string;
  readonly id: string;
}

/** To whoever called: the value, why there is none, or how far it has come. */
export type Answer =
  | { readonly t: "done"; readonly id: string; readonly value: unknown }
  | { readonly t: "refused"; readonly id: string; readonly why: unknown }
  | { readonly t: "progress"; readonly id: string; readonly done: number };

interface Waiting {
  readonly call: Call;
  readonly resolve: (value: never) => void;
  readonly reject: (why: unknown) => void;
  readonly progress: ((done: number) => void) | undefined;
}

/** What was asked and not answered yet. */
export class Calls {
  readonly #waiting = new Map<string, Waiting>();
  readonly #newId: () => string;
  #post: (call: Call) => void;

  constructor(post: (call: Call) => void, newId: () => string) {
    this.#post = post;
    this.#newId = newId;
  }

  /** What has a name already keeps it: asked once more, it is known for the same. */
  ask<Value>(
    body: { readonly t: string; readonly id?: string | undefined },
    progress?: (done: number) => void,
  ): Promise<Value> {
    const call = { ...body, id: body.id ?? this.#newId() };
    return new Promise<Value>((resolve, reject) => {
      this.#waiting.set(call.id, { call, resolve, reject, progress });
      this.#post(call);
    });
  }

  /** Whether a message was an answer to anything. */
  receive(message: unknown): boolean {
    if (!isObject(message) || typeof message["id"] !== "string") return false;
    const waiting = this.#waiting.get(message["id"]);
    if (!waiting) return false;
    const { t } = message;
    if (t === "progress") waiting.progress?.(Number(message["done"]));
    else {
      this.#waiting.delete(message["id"]);
      if (t === "done") waiting.resolve(message["value"] as never);
      else waiting.reject(message["why"]);
    }
    return true;
  }

  /** The line is another one: what was not answered is asked again, with the same ids. */
  repeat(post: (call: Call) => void): void {
    this.#post = post;
    for (const { call } of this.#waiting.values()) post(call);
  }

  fail(why: unknown): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(why);
  }
}

/** Functions by name that answer across a line. The last argument of each is told how far it has come. */
export type Methods = Readonly<Record<string, (...args: never[]) => unknown>>;

/** A function among the arguments cannot travel; the last argument of a method is told how far it has come. */
export type Progress = (done: number) => void;

/** Offers functions to whoever is at the other end; both ends are ours. */
export function offer(port: Port, methods: Methods): void {
  port.listen((message) => void answer(message));

  async function answer(message: unknown): Promise<void> {
    if (!isObject(message) || message["t"] !== "call" || typeof message["id"] !== "string") return;
    const { id, name, args } = message;
    const post = (reply: Answer): void => port.post(reply);
    try {
      const work = Object.hasOwn(methods, String(name)) ? methods[String(name)] : undefined;
      if (work === undefined || !Array.isArray(args)) throw new Error("there is no such method");
      const progress: Progress = (done) => post({ t: "progress", id, done });
      post({ t: "done", id, value: await work(...([...args, progress] as never[])) });
    } catch (error) {
      post({ t: "refused", id, why: error instanceof Error ? error.message : String(error) });
    }
  }
}

/** An object at the other end of the line: the same methods, with promises for their answers. */
export type Far<Api> = {
  readonly [Name in keyof Api]: Api[Name] extends (...args: infer Args) => infer Value
    ? (...args: Args) => Promise<Awaited<Value>>
    : never;
};

/** Somebody at the other end of a line who offers functions. One that dies is started again with the next call. */
export class Remote {
  readonly #start: (died: (why: string) => void) => Port;
  readonly #calls: Calls;
  #port: Port | undefined;
  #next = 1;

  constructor(start: (died: (why: string) => void) => Port) {
    this.#start = start;
    this.#calls = new Calls(
      (call) => this.#running().post(call),
      () => String(this.#next++),
    );
  }

  call<Value>(name: string, args: readonly unknown[], progress?: Progress): Promise<Value> {
    return this.#calls.ask<Value>({ t: "call", name, args } as { t: string }, progress);
  }

  /** An object whose every method is asked for by name through one method of the other end. */
  far<Api>(through: string): Far<Api> {
    return new Proxy({} as Far<Api>, {
      // Whoever waits for the object itself must not take it for a promise.
      get: (_, name) => (name === "then" ? undefined : (...args: unknown[]) => this.call(through, [name, ...args])),
    });
  }

  close(): void {
    this.#end("closed");
  }

  #running(): Port {
    if (this.#port) return this.#port;
    const port = this.#start((why) => this.#end(why));
    port.listen((message) => this.#calls.receive(message));
    this.#port = port;
    return port;
  }

  #end(why: string): void {
    this.#port?.close();
    this.#port = undefined;
    this.#calls.fail(new Error(why));
  }
}
