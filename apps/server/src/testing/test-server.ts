import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { Pace } from "../bots/delay.ts";
import { NO_HAND } from "./play.ts";
import { startServer, type Server, type ServerOptions } from "../server.ts";

type Options = Partial<ServerOptions>;

/** Bots answer as soon as they know what. */
export const AT_ONCE: Pace = { least: 0, most: 0, step: 0, beat: 0 };

/** A server for the tests of a file or of a `describe`: it is there before the first and gone after the last. */
export interface TestServer {
  readonly port: number;
  /** Its site, in which there is nothing, and whatever else a test writes. */
  readonly folder: string;
  close(): Promise<void>;
  /** Begins once more, where it was. */
  start(more?: Options): Promise<void>;
}

export function testServer(database: () => string, options: Options = {}): TestServer {
  let folder = "";
  let port = 0;
  let server: Server;
  const start = async (more: Options = {}): Promise<void> => {
    const usual = { site: folder, host: "localhost", ports: [port], database: database(), rate: NO_HAND };
    server = await startServer({ ...usual, ...options, ...more });
    ({ port } = server);
  };
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "ara-site-"));
    await start();
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  return {
    get port() {
      return port;
    },
    get folder() {
      return folder;
    },
    close: () => server.close(),
    start,
  };
}
