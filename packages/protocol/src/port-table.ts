import {
  canonical,
  err,
  isObject,
  ok,
  refuse,
  type GameRecord,
  type Refusal,
  type Result,
  type Seat,
  type Viewer,
} from "@ara/kernel";
import { Calls } from "./calls.ts";
import { checksum, patch } from "./diff.ts";
import { TableError } from "./served.ts";
import { PROTOCOLS, type Down, type Told, type Welcome } from "./messages.ts";
import type { Port } from "./port.ts";
import type { News, Preview, Table, TableSeat, TableTypes } from "./table.ts";

interface Watch<T extends TableTypes> {
  readonly viewer: Viewer;
  readonly listener: (news: News<T>) => void;
  last: News<T> | undefined;
}

/** A game, and the versions of its rules that can be shown: a game begun under an older one goes on under it. */
export interface Expected {
  readonly id: string;
  readonly rules: readonly number[];
}

export interface LineOptions {
  /** A new name for everything that is asked: no two may be alike, on whatever line. */
  newId(): string;
  /** The game that can be shown here. */
  readonly expected?: Expected;
}

/** A table at the other end of a line. A line that breaks can be replaced by another: nothing is lost or done twice. */
export class PortTable<T extends TableTypes> implements Table<T> {
  readonly config: T["config"];
  readonly seats: readonly TableSeat[];
  readonly own: readonly Seat[];
  readonly #options: LineOptions;
  readonly #calls: Calls;
  readonly #watches = new Map<number, Watch<T>>();
  #port: Port;
  #next = 1;

  /** Greets the table; rejects with a `TableError` where the two cannot speak to each other. */
  static async open<T extends TableTypes>(port: Port, options: LineOptions): Promise<PortTable<T>> {
    const welcome = await greet<T>(port, options);
    return new PortTable<T>(port, welcome, options);
  }

  private constructor(port: Port, { config, seats, own }: Welcome<T>, options: LineOptions) {
    this.config = config;
    this.seats = seats;
    this.own = own;
    this.#port = port;
    this.#options = options;
    this.#calls = new Calls(
      (call) => this.#port.post(call),
      () => options.newId(),
    );
    this.#listen(port);
  }

  /** Goes on over another line: watchers are told what they missed, what was not answered is asked again. */
  async reconnect(port: Port): Promise<void> {
    await greet<T>(port, this.#options);
    this.#port = port;
    this.#listen(port);
    for (const [n, { viewer, last }] of this.#watches) this.#watch(n, viewer, last?.version);
    this.#calls.repeat((call) => port.post(call));
  }

  watch(viewer: Viewer, listener: (news: News<T>) => void, since?: number): () => void {
    const n = this.#next++;
    this.#watches.set(n, { viewer, listener, last: undefined });
    this.#watch(n, viewer, since);
    return () => {
      this.#watches.delete(n);
      this.#port.post({ t: "unwatch", n });
    };
  }

  /** Whoever asks the same once more gives it the name it had. */
  act(seat: Seat, action: T["action"], version: number, id?: string): Promise<Refusal | null> {
    return this.#do({ t: "act", id, seat, action, v: version });
  }

  undo(seat: Seat, steps: number, version: number): Promise<Refusal | null> {
    return this.#do({ t: "undo", seat, steps, v: version });
  }

  why(seat: Seat, action: T["action"]): Promise<Refusal | null> {
    return this.#ask<Refusal | null>({ t: "why", seat, action }).catch(asRefusal);
  }

  advise(seat: Seat): Promise<T["advice"]> {
    return this.#ask({ t: "advise", seat });
  }

  preview(seat: Seat, actions: readonly T["action"][]): Promise<Preview<T>> {
    return this.#ask({ t: "preview", seat, actions });
  }

  record(): Promise<Result<GameRecord, Refusal>> {
    return this.#ask<GameRecord>({ t: "record" }).then(
      (record) => ok(record),
      (error: unknown) => err(asRefusal(error)),
    );
  }

  /** What was asked and not answered yet will not be. */
  close(): void {
    this.#calls.fail(refuse("line.closed"));
    this.#watches.clear();
    this.#port.close();
  }

  #do(body: { readonly t: string } & Readonly<Record<string, unknown>>): Promise<Refusal | null> {
    return this.#ask(body).then(() => null, asRefusal);
  }

  #ask<Value>(body: { readonly t: string } & Readonly<Record<string, unknown>>): Promise<Value> {
    return this.#calls.ask<Value>(body).catch((why: unknown) => {
      throw new TableError(isRefusal(why) ? why : refuse("table.fault"));
    });
  }

  #watch(n: number, viewer: Viewer, since: number | undefined): void {
    this.#port.post({ t: "watch", n, viewer, ...(since !== undefined && { since }) });
  }

  #listen(port: Port): void {
    port.listen((message) => {
      if (port !== this.#port || this.#calls.receive(message)) return;
      const down = message as Down<T> | undefined;
      if (isObject(down) && down.t === "news") this.#receive(down.n, down.news);
      else if (isObject(down) && down.t === "bye") this.#calls.fail(down.why);
    });
  }

  #receive(n: number, told: Told<T>): void {
    const watch = this.#watches.get(n);
    if (!watch) return;
    const { view: whole, diff, sum, ...rest } = told;
    const isNext = watch.last !== undefined && told.version === watch.last.version + 1;
    // A gap, or a view that is not the table's: everything is asked for again.
    const again = (): void => this.#watch(n, watch.viewer, undefined);
    if (whole === undefined && !isNext) return again();
    let view: T["view"];
    try {
      view = whole === undefined ? patch(watch.last!.view, diff ?? undefined) : whole;
    } catch {
      return again();
    }
    if (sum !== undefined && sum !== checksum(canonical(view))) return again();
    const news = { ...rest, view } as News<T>;
    watch.last = news;
    watch.listener(news);
    return undefined;
  }
}

const isRefusal = (why: unknown): why is Refusal => isObject(why) && typeof why["key"] === "string";

const asRefusal = (error: unknown): Refusal => (error instanceof TableError ? error.refusal : refuse("table.fault"));

/** Says hello and waits to be welcome. */
function greet<T extends TableTypes>(port: Port, { expected }: LineOptions): Promise<Welcome<T>> {
  return new Promise((resolve, reject) => {
    let waiting = true;
    port.listen((message) => {
      if (!waiting || !isObject(message)) return;
      const down = message as unknown as Down<T>;
      if (down.t !== "welcome" && down.t !== "bye") return;
      waiting = false;
      if (down.t === "bye") reject(new TableError(down.why));
      else if (expected && (down.game !== expected.id || !expected.rules.includes(down.rules)))
        reject(new TableError(refuse("line.rules", { game: down.game, rules: down.rules })));
      else resolve(down);
    });
    port.post({ t: "hello", v: PROTOCOLS });
  });
}
