import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { isObject } from "@ara/kernel";
import { FRAME, socketPort, type Port, type Socket } from "@ara/protocol";
import { WebSocketServer, type WebSocket } from "ws";
import type { Hall } from "../hall/hall.ts";
import { API_SECURITY } from "../http/security.ts";
import type { Known } from "../people/sessions.ts";
import type { Meters } from "../operation/meters.ts";
import type { Tables } from "../tables/tables.ts";
import type { World } from "../world.ts";

/** What whoever opens a line must be let in by. */
export interface Door {
  /** Why nobody is let in who asks like this: not the name of this site, or a page from elsewhere. */
  isForeign(request: IncomingMessage): boolean;
  /** `refused` for who shows what is worth nothing; whoever does not `play` looks on. */
  whoIs(request: IncomingMessage): Promise<(Known & { readonly plays: boolean }) | undefined | "refused">;
  /** From where it is asked, as far as that is counted. */
  addressOf(request: IncomingMessage): string | undefined;
  /** Whether lines are opened too often from there. */
  isTooOften(address: string): boolean;
  /** Whether a session still is one. */
  isThere(session: string): Promise<boolean>;
}

/** Why a line was closed; from 4000 on the meaning is ours. */
const CLOSED = { failed: 1011, restart: 1012, ended: 4001, slow: 4008, unknown: 4004, tooFast: 4029 } as const;

/** More than this waits for somebody who does not read: he is sent away, and told everything when he comes back. */
const MOST_BUFFERED = 1024 * 1024;
/** Whoever is sent away and does not say goodbye in so long is cut off. */
const LONGEST_GOODBYE = 1500;
const PING_EVERY = 20_000;
/** Whoever was not heard saying that a session is over is asked now and then: after so many pings. */
const ASK_EVERY = 15;
/** Messages: so many at once, so many a second. */
export interface Rate {
  readonly atOnce: number;
  readonly aSecond: number;
}
const HUMAN: Rate = { atOnce: 60, aSecond: 15 };

export interface LinesOptions {
  /** So many lines this node has at once. */
  readonly most?: number;
  readonly meters?: Meters;
  readonly rate?: Rate;
  /** Something failed that should not. */
  readonly failed?: (what: string, where: string) => void;
  /** Somebody was not let in, was sent away, or sent what nobody of ours sends. */
  readonly note?: (what: string, person: string | null) => void;
}

/** Somebody who asks for a line. */
interface Comer {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
  readonly who: (Known & { readonly plays: boolean }) | undefined;
  readonly address: string | undefined;
}

/** What nobody is told who uses our page as it is. */
const DOORS: ReadonlySet<unknown> = new Set(["line.badMessage", "table.notYours"]);

/** So many lines one session has, and one address. */
const MOST_OF_SESSION = 8;
const MOST_OF_ADDRESS = 60;

/**
 * Lines to tables: "/line/<id>" is one, "/line" leads into the hall. Whoever is at its end is known by his session, never by
 * what he sends.
 */
export class Lines {
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: FRAME.size,
    perMessageDeflate: false,
    // A ping is answered where it is counted.
    autoPong: false,
  });
  readonly #tables: Tables;
  readonly #hall: Hall;
  readonly #door: Door;
  readonly #world: World;
  readonly #sessions = new Map<WebSocket, string>();
  readonly #addresses = new Map<WebSocket, string>();
  /** Those who are let in as soon as their table is there: they count already. */
  readonly #coming = new Set<{ readonly address: string | undefined; readonly session: string | undefined }>();
  /** What lets go to a line what waits for it. */
  readonly #leaving = new WeakMap<WebSocket, () => void>();

  readonly #most: number;
  readonly #meters: Meters | undefined;
  readonly #rate: Rate;
  readonly #failed: (what: string, where: string) => void;
  readonly #note: (what: string, person: string | null) => void;
  #closed = false;

  constructor(
    tables: Tables,
    hall: Hall,
    door: Door,
    world: World,
    { most = Infinity, meters, rate = HUMAN, failed, note }: LinesOptions = {},
  ) {
    this.#tables = tables;
    this.#hall = hall;
    this.#door = door;
    this.#world = world;
    this.#most = most;
    this.#meters = meters;
    this.#rate = rate;
    this.#failed = failed ?? (() => undefined);
    this.#note = note ?? (() => undefined);
  }

  get size(): number {
    return this.#sockets.clients.size;
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on("error", () => socket.destroy());
    void this.#open(request, socket, head).catch(() => socket.destroy());
  }

  /** Nobody stays at the end of a line whose session is over. */
  endSessions(ended: readonly string[]): void {
    for (const [client, session] of this.#sessions) if (ended.includes(session)) this.#end(client, CLOSED.ended);
  }

  /** Everybody is told to come back: to this server when it runs again, or to another. Settles when nobody is left. */
  async close(): Promise<void> {
    this.#closed = true;
    const gone = new Promise<void>((resolve) => this.#sockets.close(() => resolve()));
    for (const client of this.#sockets.clients) this.#end(client, CLOSED.restart);
    await gone;
  }

  #end(client: WebSocket, code: (typeof CLOSED)[keyof typeof CLOSED], why?: string): void {
    this.#meters?.closed(`${code}`);
    // Whoever is sent away was told everything before.
    this.#leaving.get(client)?.();
    client.close(code, why);
    client.once(
      "close",
      this.#world.after(LONGEST_GOODBYE, () => client.terminate()),
    );
  }

  async #open(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const path = /^\/line(?:\/([\w-]{22}))?$/.exec(request.url ?? "");
    if (!path) return refuse(socket, "404 Not Found");
    const refuseNoted = (status: string, what: string, person: string | null = null): void => {
      this.#note(what, person);
      refuse(socket, status);
    };
    if (this.#door.isForeign(request)) return refuseNoted("403 Forbidden", "server.foreign");
    if (this.#closed || this.size + this.#coming.size >= this.#most) return refuse(socket, "503 Service Unavailable");
    const address = this.#door.addressOf(request);
    if (address !== undefined && this.#door.isTooOften(address))
      return refuseNoted("429 Too Many Requests", "server.tooFast");
    const who = await this.#door.whoIs(request);
    if (who === "refused") return refuseNoted("401 Unauthorized", "token.bad");
    if (address !== undefined && this.#isEnough(address, who?.session))
      return refuseNoted("429 Too Many Requests", "server.tooFast", who?.person.id);
    const coming = { address, session: who?.session };
    this.#coming.add(coming);
    try {
      const id = path[1];
      const found = id === undefined ? undefined : await this.#tables.find(id);
      this.#letIn({ request, socket, head, who, address }, found);
    } finally {
      this.#coming.delete(coming);
    }
    return undefined;
  }

  #letIn({ request, socket, head, who, address }: Comer, found: Awaited<ReturnType<Tables["find"]>> | undefined): void {
    const person = who?.person.id ?? null;
    this.#sockets.handleUpgrade(request, socket, head, (client) => {
      if (found?.ok === false) return this.#end(client, CLOSED.unknown, found.error.key);
      if (this.#closed) return this.#end(client, CLOSED.restart);
      const may = this.#pacing(client, person);
      const bare = this.#noting(socketPort(this.#socketOf(client, socket, may), FRAME), person);
      const port = this.#meters?.line(bare) ?? bare;
      const detach = found
        ? found.value.attach(port, who?.plays ? person : null, () => this.#end(client, CLOSED.restart))
        : this.#hall.attach(port, who?.person);
      if (who) this.#sessions.set(client, who.session);
      if (address !== undefined) this.#addresses.set(client, address);
      const stop = this.#keepAlive(client, may);
      client.on("close", () => {
        stop();
        detach();
        this.#sessions.delete(client);
        this.#addresses.delete(client);
      });
      return undefined;
    });
  }

  /** Of whoever sends what cannot be read, or means another's seat, it is written down once for each line. */
  #noting(port: Port, person: string | null): Port {
    let isNoted = false;
    return {
      ...port,
      post: (message) => {
        if (!isNoted && isObject(message) && isObject(message["why"]) && DOORS.has(message["why"]["key"])) {
          isNoted = true;
          this.#note(String(message["why"]["key"]), person);
        }
        port.post(message);
      },
    };
  }

  /** Whether somebody may send once more, a message or a ping; who may not is sent away. */
  #pacing(client: WebSocket, person: string | null): () => boolean {
    const { atOnce, aSecond } = this.#rate;
    let [left, since] = [atOnce, this.#world.mono()];
    return () => {
      if (client.readyState !== client.OPEN) return false;
      const now = this.#world.mono();
      left = Math.min(atOnce, left + ((now - since) / 1000) * aSecond) - 1;
      since = now;
      if (left >= 0) return true;
      this.#note("server.tooFast", person);
      this.#end(client, CLOSED.tooFast);
      return false;
    };
  }

  #socketOf(client: WebSocket, below: Duplex, may: () => boolean): Socket {
    // What is told in one go leaves at once, however many messages it is.
    let waiting = "";
    const leave = (): void => {
      if (waiting !== "" && client.readyState === client.OPEN) below.write(waiting, "latin1");
      waiting = "";
    };
    this.#leaving.set(client, leave);
    return {
      send: (text) => {
        if (client.readyState !== client.OPEN) return;
        if (client.bufferedAmount + waiting.length > MOST_BUFFERED) return this.#end(client, CLOSED.slow);
        if (waiting === "") process.nextTick(leave);
        waiting += frameOf(text);
      },
      onText: (listener) =>
        void client.on("message", (data, isBinary) => {
          if (!may()) return;
          try {
            listener(isBinary ? "" : (data as Buffer).toString("utf8"));
          } catch (error) {
            // Whatever somebody sends ends no line but his own.
            this.#failed(error instanceof Error ? error.message : String(error), "line");
            this.#end(client, CLOSED.failed);
          }
        }),
      close: () => {
        leave();
        client.close();
      },
    };
  }

  #isEnough(address: string, session: string | undefined): boolean {
    const coming = [...this.#coming];
    const there = [...this.#addresses.values(), ...coming.map((one) => one.address)];
    const own = [...this.#sessions.values(), ...coming.map((one) => one.session)];
    return (
      there.filter((one) => one === address).length >= MOST_OF_ADDRESS ||
      (session !== undefined && own.filter((one) => one === session).length >= MOST_OF_SESSION)
    );
  }

  async #askAgain(client: WebSocket): Promise<void> {
    const session = this.#sessions.get(client);
    if (session !== undefined && !(await this.#door.isThere(session))) this.#end(client, CLOSED.ended);
  }

  /** Whoever does not answer is gone. */
  #keepAlive(client: WebSocket, may: () => boolean): () => void {
    let alive = true;
    let pings = 0;
    let stop = (): void => undefined;
    client.on("pong", () => (alive = may()));
    client.on("ping", (said) => {
      if (!may()) return;
      if (client.bufferedAmount > MOST_BUFFERED) this.#end(client, CLOSED.slow);
      else client.pong(said);
    });
    client.on("error", () => client.terminate());
    const ping = (): void => {
      if (!alive) return client.terminate();
      alive = false;
      client.ping();
      if (++pings % ASK_EVERY === 0) void this.#askAgain(client).catch(() => undefined);
      stop = this.#world.after(PING_EVERY, ping);
      return undefined;
    };
    stop = this.#world.after(PING_EVERY, ping);
    return () => stop();
  }
}

/** The first byte of a text that is one frame. */
const TEXT = 0x81;
/** Lengths up to here stand in the first byte after it, or in two more; beyond, in eight. */
const [SHORT, MIDDLE] = [125, 0xffff];

/**
 * A text as a frame of the socket (RFC 6455, 5.2), a letter for each byte: several of them are one text, which is written in one
 * piece and without memory of its own. It goes below the library, which writes its own frames there at once as well, since
 * nothing is compressed.
 */
export function frameOf(text: string): string {
  const length = Buffer.byteLength(text);
  const bytes = length === text.length ? text : Buffer.from(text).toString("latin1");
  if (length <= SHORT) return String.fromCharCode(TEXT, length) + bytes;
  if (length <= MIDDLE) return String.fromCharCode(TEXT, SHORT + 1, length >> 8, length & 255) + bytes;
  const eight = Buffer.alloc(8);
  eight.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(TEXT, SHORT + 2) + eight.toString("latin1") + bytes;
}

const TOLD = Object.entries(API_SECURITY)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join("");

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\n${TOLD}connection: close\r\ncontent-length: 0\r\n\r\n`);
}
