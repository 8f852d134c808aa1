import type { GameRecord, GameTypes, Refusal, Seat, Viewer } from "@ara/kernel";
import type { Advice, News, Table, TableSeat } from "./table.ts";

/** One end of a line: messages go out, messages come in. A worker has one, and so has whoever started it. */
export interface Port {
  post(message: unknown): void;
  listen(listener: (message: unknown) => void): void;
  close(): void;
}

const METHODS = ["act", "undo", "why", "advise", "record"] as const;
type Method = (typeof METHODS)[number];

/** To the table. */
type Request =
  | { readonly type: "call"; readonly id: number; readonly method: Method; readonly args: readonly unknown[] }
  | { readonly type: "watch"; readonly id: number; readonly viewer: Viewer }
  | { readonly type: "unwatch"; readonly id: number };

/** From the table. */
type Reply<T extends GameTypes, Prompt> =
  | { readonly type: "answer"; readonly id: number; readonly value: unknown }
  | { readonly type: "failed"; readonly id: number; readonly message: string }
  | { readonly type: "news"; readonly id: number; readonly news: News<T, Prompt> };

/** Lets whoever is at the other end of the line sit at a table. */
export function serve<T extends GameTypes, Prompt>(table: Table<T, Prompt>, port: Port): void {
  const watching = new Map<number, () => void>();
  const reply = (message: Reply<T, Prompt>): void => port.post(message);
  port.listen((message) => {
    const request = message as Request;
    if (request.type === "watch") {
      const { id, viewer } = request;
      watching.set(
        id,
        table.watch(viewer, (news) => reply({ type: "news", id, news })),
      );
    } else if (request.type === "unwatch") {
      watching.get(request.id)?.();
      watching.delete(request.id);
    } else if (request.type === "call" && METHODS.includes(request.method)) void answer(table, request).then(reply);
  });
}

async function answer<T extends GameTypes, Prompt>(
  table: Table<T, Prompt>,
  { id, method, args }: Extract<Request, { type: "call" }>,
): Promise<Reply<T, Prompt>> {
  try {
    const call = table[method] as (...given: readonly unknown[]) => Promise<unknown>;
    return { type: "answer", id, value: await call.apply(table, [...args]) };
  } catch (error) {
    return { type: "failed", id, message: error instanceof Error ? error.message : String(error) };
  }
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

/** A table at the other end of a line. */
export class PortTable<T extends GameTypes, Prompt> implements Table<T, Prompt> {
  readonly config: T["config"];
  readonly seats: readonly TableSeat[];
  readonly #port: Port;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<number, (news: News<T, Prompt>) => void>();
  #next = 1;

  constructor(port: Port, config: T["config"], seats: readonly TableSeat[]) {
    this.config = config;
    this.seats = seats;
    this.#port = port;
    port.listen((message) => this.#receive(message as Reply<T, Prompt>));
  }

  watch(viewer: Viewer, listener: (news: News<T, Prompt>) => void): () => void {
    const id = this.#next++;
    this.#listeners.set(id, listener);
    this.#send({ type: "watch", id, viewer });
    return () => {
      this.#listeners.delete(id);
      this.#send({ type: "unwatch", id });
    };
  }

  act(seat: Seat, action: T["action"]): Promise<Refusal | null> {
    return this.#call("act", seat, action);
  }

  undo(seat: Seat, all: boolean): Promise<Refusal | null> {
    return this.#call("undo", seat, all);
  }

  why(seat: Seat, action: T["action"]): Promise<Refusal | null> {
    return this.#call("why", seat, action);
  }

  advise(seat: Seat): Promise<Advice> {
    return this.#call("advise", seat);
  }

  record(): Promise<GameRecord> {
    return this.#call("record");
  }

  /** What was asked and not answered yet will not be. */
  close(): void {
    for (const { reject } of this.#waiting.values()) reject(new Error("the table was closed"));
    this.#waiting.clear();
    this.#listeners.clear();
    this.#port.close();
  }

  #call<Value>(method: Method, ...args: readonly unknown[]): Promise<Value> {
    const id = this.#next++;
    return new Promise<Value>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#send({ type: "call", id, method, args });
    });
  }

  #send(request: Request): void {
    this.#port.post(request);
  }

  #receive(reply: Reply<T, Prompt>): void {
    if (reply.type === "news") this.#listeners.get(reply.id)?.(reply.news);
    else {
      const waiting = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if (reply.type === "answer") waiting?.resolve(reply.value as never);
      else waiting?.reject(new Error(reply.message));
    }
  }
}
