import { spawn, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const HOLDER = fileURLToPath(new URL("./holder.ts", import.meta.url));

/** A server under load, and those who play at it. Every table sends its next move when the last one is answered. */
export interface Contender {
  readonly name: string;
  /** The process that serves. */
  readonly pid: number;
  /** Opens so many tables of two people and lets them play; `moved` is told how long each move took, in milliseconds. */
  play(tables: number, moved: (milliseconds: number) => void): Promise<{ stop(): Promise<void> }>;
  close(): Promise<void>;
}

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
