import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("./serve-process.ts", import.meta.url));

/** A server that runs in a process of its own. */
export interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  /** What it has said so far, line by line. */
  readonly said: readonly string[];
  /** Sends it a signal and waits for its end; the answer is its exit code. */
  end(signal: "SIGKILL" | "SIGTERM"): Promise<number | null>;
}

export async function startProcess(database: string, port = 0): Promise<ServerProcess> {
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify({ database, port })], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  const ended = new Promise<number | null>((resolve) => void child.once("exit", resolve));
  const said: string[] = [];
  child.stderr.on("data", (part: Buffer) => void said.push(...part.toString().split("\n").filter(Boolean)));
  const found = await new Promise<number>((resolve, reject) => {
    child.stdout.once("data", (part: Buffer) => resolve(Number(part.toString())));
    child.once("exit", () => reject(new Error(`the server did not start: ${said.join("\n")}`)));
  });
  return {
    port: found,
    pid: child.pid!,
    said,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
