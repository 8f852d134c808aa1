import { parseJson, type Refusal } from "@ara/kernel";
import { PortTable, REPLY, socketPort, type Port, type TableTypes } from "@ara/protocol";
import { WebSocket } from "ws";
import { checkAnswer } from "./described.ts";

export interface Reply<Body> {
  readonly status: number;
  readonly body: Body & { readonly refusal?: Refusal };
}

export interface HallLine {
  readonly told: readonly Readonly<Record<string, unknown>>[];
  last(kind: string): Readonly<Record<string, unknown>> | undefined;
  close(): void;
}

/** Somebody with a browser, as far as the server can tell. Every answer he gets is held against what the server says of it. */
export class Visitor {
  /** Where the server is now: there may be several, and they may die. */
  readonly #port: () => number;
  #cookie = "";
  #next = 1;
  /** Whoever has no other name for what he sends. */
  readonly #name = Math.random().toString(36).slice(2, 8);

  constructor(port: number | (() => number)) {
    this.#port = typeof port === "number" ? () => port : port;
  }

  get #at(): string {
    return `localhost:${this.#port()}`;
  }

  static async guest(port: number | (() => number), name: string): Promise<Visitor> {
    const visitor = new Visitor(port);
    await visitor.post("/api/guest", { name });
    return visitor;
  }

  /** The same session, at another node. */
  at(port: number): Visitor {
    const there = new Visitor(port);
    there.#cookie = this.#cookie;
    return there;
  }

  /** What the browser shows. */
  get cookie(): string {
    return this.#cookie;
  }

  showing(cookie: string): this {
    this.#cookie = cookie;
    return this;
  }

  get<Body>(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply<Body>> {
    return this.#ask(path, { headers });
  }

  post<Body>(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Reply<Body>> {
    return this.#ask(path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    });
  }

  /** Makes a table and sits down at it; of PAX for two, where nothing else is said, whose other seat is open. */
  async makes(wanted: object = {}): Promise<string> {
    const seats = [{ who: "me" }, { who: "open" }];
    const usual = { game: "pax", config: { players: 2 }, listed: false, seats };
    const { status, body } = await this.post<{ id: string }>("/api/tables", { ...usual, ...wanted });
    if (status !== 200) throw new Error(`no table: ${status} ${JSON.stringify(body.refusal)}`);
    return body.id;
  }

  /** The seats that have to decide at a table, as everybody can tell. */
  async askedAt(id: string): Promise<readonly number[]> {
    return (await this.get<{ table: { asked: number[] } }>(`/api/tables/${id}`)).body.table.asked;
  }

  /** An answer as it came. */
  async text(path: string): Promise<string> {
    const response = await fetch(`http://${this.#at}${path}`, { headers: { cookie: this.#cookie } });
    const text = await response.text();
    const values = text
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as unknown);
    await checkAnswer(`http://${this.#at}`, "GET", path, response.status, values);
    return text;
  }

  /** Sits down at a table that has begun. */
  async table(id: string): Promise<PortTable<TableTypes>> {
    return PortTable.open<TableTypes>(await this.port(id), { newId: () => `${this.#name}-${this.#next++}` });
  }

  /** The same, over one line after the other: one that breaks is replaced until the table is closed. */
  async lasting(id: string, newId = () => `${this.#name}-${this.#next++}`): Promise<PortTable<TableTypes>> {
    let table: PortTable<TableTypes> | undefined;
    const closed = new AbortController();
    const comeBack = async (): Promise<void> => {
      while (!closed.signal.aborted) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        try {
          return await table!.reconnect(await this.port(id, () => void comeBack()));
        } catch {
          // The next try may do.
        }
      }
    };
    table = await PortTable.open<TableTypes>(await this.port(id, () => void comeBack()), { newId });
    const close = table.close.bind(table);
    table.close = () => {
      closed.abort();
      close();
    };
    return table;
  }

  /** A line to a table. */
  async port(id: string, onBroken: () => void = () => undefined): Promise<Port> {
    // What comes first is heard too, however late somebody listens.
    const early: Buffer[] = [];
    const keep = (data: Buffer): void => void early.push(data);
    const socket = await this.socket(id, {}, keep);
    socket.once("close", onBroken);
    return socketPort(
      {
        send: (text) => void (socket.readyState === socket.OPEN && socket.send(text)),
        onText: (listener) => {
          socket.off("message", keep);
          socket.on("message", (data: Buffer) => listener(data.toString()));
          for (const data of early.splice(0)) listener(data.toString());
        },
        close: () => socket.close(),
      },
      REPLY,
    );
  }

  /** A line into the hall: says what it looks at, and has what it was told last, by kind. */
  async hall(...looksAt: readonly object[]): Promise<HallLine> {
    const socket = await this.socket(undefined);
    const told: Record<string, unknown>[] = [];
    socket.on("message", (data: Buffer) => void told.push(JSON.parse(data.toString()) as Record<string, unknown>));
    for (const one of looksAt) socket.send(JSON.stringify(one));
    return { told, last: (kind) => told.findLast(({ t }) => t === kind), close: () => socket.close() };
  }

  async socket(
    id: string | undefined,
    headers: Readonly<Record<string, string>> = {},
    hear?: (data: Buffer) => void,
  ): Promise<WebSocket> {
    const at = this.#at;
    const socket = new WebSocket(`ws://${at}/line${id === undefined ? "" : `/${id}`}`, {
      headers: { cookie: this.#cookie, origin: `http://${at}`, ...headers },
    });
    if (hear) socket.on("message", hear);
    await new Promise<void>((resolve, reject) => {
      socket.once("open", resolve);
      socket.once("error", reject);
    });
    return socket;
  }

  async #ask<Body>(path: string, init: RequestInit): Promise<Reply<Body>> {
    const response = await fetch(`http://${this.#at}${path}`, {
      ...init,
      headers: { cookie: this.#cookie, ...(init.headers as Record<string, string>) },
    });
    this.#cookie = response.headers.get("set-cookie")?.split(";", 1)[0] ?? this.#cookie;
    const body = parseJson(await response.text(), REPLY);
    const value = body.ok ? body.value : {};
    await checkAnswer(`http://${this.#at}`, init.method ?? "GET", path, response.status, [value]);
    return { status: response.status, body: value as Reply<Body>["body"] };
  }
}
