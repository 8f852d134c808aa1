import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { codeOf } from "../faults.ts";

/** What is done with whatever comes in. */
export interface Answers {
  readonly request: (request: IncomingMessage, response: ServerResponse) => void;
  readonly upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

/** A port that is listened on. */
export interface Listening {
  readonly port: number;
  close(): Promise<void>;
}

/** Whoever sends a request takes no longer over it. */
const LONGEST_REQUEST = 30_000;

/** `localhost` is both of these: a page must not come from another program's half of the port. */
const addressesOf = (host: string): string[] => (host === "localhost" ? ["127.0.0.1", "::1"] : [host]);

/** Listens on the first of these ports that is free. Fails as the last one did. */
export async function listenAt(host: string, ports: readonly number[], answers: Answers): Promise<Listening> {
  for (const [i, port] of ports.entries()) {
    try {
      return await listenOnAll(addressesOf(host), port, answers);
    } catch (error) {
      if (codeOf(error) !== "EADDRINUSE" || i === ports.length - 1) throw error;
    }
  }
  throw new Error("no port was named");
}

async function listenOnAll(
  addresses: readonly string[],
  wanted: number,
  { request, upgrade }: Answers,
): Promise<Listening> {
  const servers: Server[] = [];
  let port = wanted;
  const close = async (): Promise<void> => void (await Promise.all(servers.map(end)));
  for (const address of addresses) {
    try {
      const server = createServer({ headersTimeout: 10_000, requestTimeout: LONGEST_REQUEST }, request);
      if (upgrade) server.on("upgrade", upgrade);
      await listen(server, port, address);
      servers.push(server);
      const bound = server.address();
      if (bound !== null && typeof bound === "object") port = bound.port;
    } catch (error) {
      // A machine without one of the two families of addresses is served on the other.
      if (servers.length > 0 && ["EADDRNOTAVAIL", "EAFNOSUPPORT"].includes(codeOf(error))) continue;
      await close();
      throw error;
    }
  }
  return { port, close };
}

function listen(server: Server, port: number, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host: address, exclusive: true }, () => resolve());
  });
}

function end(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
