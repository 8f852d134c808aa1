import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const ARA = fileURLToPath(new URL("../../cli/bin/ara.mjs", import.meta.url));

/** Builds the client if need be and serves it on a port, or any free one, with the command that players use; `settings` are variables of the environment. */
export async function serveSite(
  settings: Readonly<Record<string, string>> = {},
  database = ":memory:",
  port = 0,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const child = spawn(process.execPath, [ARA, "serve", "--port", String(port), "--database", database, "--json"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ARA_LOG_LEVEL: "warn", ...settings },
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const line = await Promise.race([
    new Promise<string>((resolve) => createInterface(child.stdout).once("line", resolve)),
    ended.then(() => Promise.reject(new Error("the client could not be served"))),
  ]);
  const { url } = JSON.parse(line) as { url?: string };
  if (url === undefined) throw new Error(`the client could not be served: ${line}`);
  return {
    url: url.slice(0, -1),
    async close() {
      child.kill();
      await ended;
    },
  };
}
