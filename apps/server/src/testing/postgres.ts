import { spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

/** A PostgreSQL for tests: this machine's own, or Debian's package, which is installed where it is missing and may be. */

export interface TestPostgres {
  readonly url: string;
  /** What it is, for whoever reads the report. */
  readonly version: string;
  /** Runs one of its programs. */
  run(program: string, ...args: readonly string[]): void;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const DEBIAN = "/usr/lib/postgresql";

function findBinaries(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, "bin")),
    ...(process.env["PATH"] ?? "").split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}

function binaries(): string {
  const found = findBinaries();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing PostgreSQL for the tests (once) ...");
    spawnSync("apt-get", ["update", "-q"], { stdio: "ignore" });
    spawnSync("apt-get", ["install", "-qy", "--no-install-recommends", "postgresql"], { stdio: "ignore" });
  }
  const installed = findBinaries();
  if (installed === undefined)
    throw new Error("The tests need PostgreSQL (initdb and postgres on the path); install it and run them again.");
  return installed;
}

/** It does not run as root: then as the user that Debian's package makes, or as nobody. */
function user(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  const line = lines.find((one) => one.startsWith("postgres:")) ?? lines.find((one) => one.startsWith("nobody:"))!;
  const [, , uid, gid] = line.split(":");
  return { uid: Number(uid), gid: Number(gid) };
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

export async function testPostgres(): Promise<TestPostgres> {
  const bin = binaries();
  const as = user();
  const folder = mkdtempSync(join(tmpdir(), "ara-pg-"));
  if (as) chownSync(folder, as.uid, as.gid);
  const data = join(folder, "data");
  const made = spawnSync(join(bin, "initdb"), ["-D", data, "-U", "ara", "-A", "trust", "-E", "UTF8", "--locale=C"], {
    ...as,
    cwd: folder,
    encoding: "utf8",
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const { stdout: version } = spawnSync(join(bin, "postgres"), ["--version"], { encoding: "utf8" });
  let ended: Promise<void> = Promise.resolve();
  let signal: (name: NodeJS.Signals) => void = () => undefined;

  async function start(): Promise<void> {
    const child = spawn(
      join(bin, "postgres"),
      ["-D", data, "-k", folder, "-p", String(port), "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=50"],
      { ...as, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
    );
    ended = new Promise((resolve) => child.once("exit", () => resolve()));
    signal = (name) => void child.kill(name);
    await new Promise<void>((resolve, reject) => {
      let told = "";
      child.stderr.on("data", (text: Buffer) => {
        told += text.toString();
        if (told.includes("ready to accept connections")) resolve();
      });
      child.once("exit", () => reject(new Error(`PostgreSQL ended: ${told}`)));
    });
  }

  await start();
  return {
    url: `postgres://ara@127.0.0.1:${port}/postgres`,
    version: version.trim(),
    run(program, ...args) {
      const { status, stderr } = spawnSync(join(bin, program), args, { encoding: "utf8" });
      if (status !== 0) throw new Error(`${program}: ${stderr}`);
    },
    start,
    async kill() {
      signal("SIGQUIT");
      await ended;
    },
    async stop() {
      signal("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
