import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Wire } from "./wire.ts";

const HOLDER = fileURLToPath(new URL("./holder.ts", import.meta.url));

/**
 * A server under load, and those who play at it. Every table sends its next move when the last one is answered; when a game is
 * over, the next is made and its players come anew.
 */
export interface Contender {
  readonly name: string;
  /** The process that serves. */
  readonly pid: number;
  /** Opens so many tables of two people and lets them play. */
  play(tables: number, moved: Moved): Promise<Playing>;
  /** Bytes on the disk, where anything is kept. */
  kept?(): number;
  close(): Promise<void>;
}

/**
 * Is told how long somebody waited for an answer, in milliseconds, and how many moves were made with it: one, and those without any
 * choice that a server makes by itself.
 */
export type Moved = (milliseconds: number, moves: number) => void;

export interface Playing {
  /** How many games are over by now, and how many bytes the players were told. */
  games(): number;
  told(): number;
  stop(): void;
}

/** Games that are made for others to play at once. */
const MADE_AT_ONCE = 6;

/** Plays at so many tables, one game after the other at each. `sit` is told what ends a game. */
export async function tablesOf<Begun>(
  tables: number,
  begin: () => Promise<Begun>,
  sit: (begun: Begun, ended: () => void) => Promise<readonly Wire[]>,
): Promise<Playing> {
  let stopped = false;
  let [games, told] = [0, 0];
  const open = new Set<Wire>();
  const waiting: (() => void)[] = [];
  let making = 0;
  const make = async (): Promise<Begun> => {
    if (making >= MADE_AT_ONCE) await new Promise<void>((resolve) => void waiting.push(resolve));
    making++;
    try {
      return await begin();
    } finally {
      making--;
      waiting.shift()?.();
    }
  };
  async function play(begun: Begun): Promise<void> {
    let isOver = false;
    const wires = await sit(begun, () => {
      if (isOver) return;
      isOver = true;
      // Whoever is told last is told, too.
      setImmediate(() => {
        for (const wire of wires) {
          told += wire.socket.bytesRead;
          wire.close();
          open.delete(wire);
        }
        games++;
        next();
      });
    });
    for (const wire of wires) open.add(wire);
  }
  function next(): void {
    // The server may be sent home meanwhile.
    if (!stopped)
      make()
        .then(play)
        .catch((error: unknown) => stopped || console.error(error));
  }
  const first = await Promise.all(Array.from({ length: tables }, make));
  await Promise.all(first.map(play));
  return {
    games: () => games,
    told: () => [...open].reduce((sum, { socket }) => sum + socket.bytesRead, told),
    stop() {
      stopped = true;
      for (const wire of open) wire.close();
    },
  };
}

/** Asks a server on this machine for something. */
export const postTo =
  (port: number) =>
  async (path: string, body: unknown, cookie = ""): Promise<Response> => {
    const response = await fetch(`http://localhost:${port}${path}`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", cookie },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response;
  };

/** Starts a program that says in its first line, as JSON, where it listens. */
export async function startServer(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ readonly pid: number; readonly port: number; close(): Promise<void> }> {
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...environment },
  });
  const ended = new Promise<void>((resolve) => void child.once("exit", () => resolve()));
  // Whatever happens here, nothing goes on alone.
  process.once("exit", () => child.kill("SIGKILL"));
  const said = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (part: Buffer) => resolve(part.toString()));
    void ended.then(() => reject(new Error("a server did not start")));
  });
  const { port } = JSON.parse(said) as { readonly port: number };
  return {
    pid: child.pid!,
    port,
    async close() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Lets processes run for a share of the time only, as on a machine with less of a core for each; the answer ends it. */
export function hold(pids: readonly number[], share: number): () => void {
  const holder = spawn(process.execPath, [HOLDER, JSON.stringify({ pids, share })], { stdio: "ignore" });
  return () => {
    holder.kill("SIGKILL");
    for (const pid of pids) process.kill(pid, "SIGCONT");
  };
}

/** Memory of a process in MiB. */
export function memoryOf(pid: number): number {
  const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Number(stdout.trim()) / 1024;
}

/** Clock ticks a second, as Linux counts them for everybody. */
const TICKS = 100;

/** Processor time of a process in milliseconds, all its threads together. */
export function processorOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name of the program stands in brackets and may hold anything.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1000;
}
