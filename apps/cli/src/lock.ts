import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  linkSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { hostname } from "node:os";
import { isObject, parseJson } from "@ara/kernel";
import { CliError } from "./command.ts";
import { codeOf, NEW_FILE, removeDrafts } from "./files.ts";

/** Who holds a file: two who save the same game would each undo what the other did. */
interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When the process began, where the system tells: another one may get its number later. */
  readonly begun: string | null;
  readonly token: string;
}

/**
 * Takes a saved game for this process alone, by a file beside it; what a dead process left is taken over. Where no lock can
 * be written (a full disk, a folder of others) the game is not refused: saving will say what is wrong. Returns the way to
 * give it back.
 */
export function lockFile(path: string): () => void {
  const target = existsSync(path) ? realpathSync(path) : path;
  const lock = `${target}.lock`;
  const own: Holder = {
    pid: process.pid,
    host: hostname(),
    begun: beginningOf(process.pid),
    token: randomBytes(8).toString("hex"),
  };
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      create(lock, JSON.stringify(own));
    } catch (error) {
      if (codeOf(error) !== "EEXIST") return () => undefined;
      const holder = holderIn(lock);
      if (holder !== undefined && isAlive(holder)) throw taken(path, lock, holder);
      setAside(lock, holder?.token);
      continue;
    }
    removeDrafts(target);
    const release = (): void => {
      process.off("exit", release);
      if (holderIn(lock)?.token === own.token) rmSync(lock, { force: true });
    };
    process.on("exit", release);
    return release;
  }
  throw new CliError(`${path} is being opened by somebody else; try again`);
}

const TRIES = 5;

const taken = (path: string, lock: string, { pid, host }: Holder): CliError =>
  new CliError(
    `${path} is being played already, by process ${pid}${host === hostname() ? "" : ` on ${host}`}; if it is not, remove ${lock}`,
    1,
  );

/** All at once, so that nobody finds a lock without a holder. */
function create(lock: string, text: string): void {
  const draft = `${lock}.${randomBytes(6).toString("hex")}`;
  write(draft, text);
  try {
    linkSync(draft, lock);
  } catch (error) {
    if (codeOf(error) === "EEXIST") throw error;
    // A file system without hard links.
    write(lock, text);
  } finally {
    rmSync(draft, { force: true });
  }
}

function write(path: string, text: string): void {
  const file = openSync(path, NEW_FILE, 0o600);
  try {
    writeSync(file, text);
  } finally {
    closeSync(file);
  }
}

/** `undefined`: nobody, or nothing that we wrote. */
function holderIn(lock: string): Holder | undefined {
  try {
    const json = parseJson(readFileSync(lock, "utf8"));
    if (!json.ok || !isObject(json.value)) return undefined;
    const { pid, host, begun, token } = json.value;
    const known = typeof begun === "string" ? begun : null;
    return Number.isInteger(pid) && typeof host === "string" && typeof token === "string"
      ? { pid: pid as number, host, begun: known, token }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Of another machine nothing is known. */
function isAlive({ pid, host, begun }: Holder): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) === "ESRCH") return false;
  }
  return begun === null || begun === (beginningOf(pid) ?? begun);
}

/** Linux only; elsewhere the number has to do. */
function beginningOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}

/** The lock of a dead process; should another have renewed it meanwhile, it is put back. */
function setAside(lock: string, token: string | undefined): void {
  const aside = `${lock}.${randomBytes(6).toString("hex")}`;
  try {
    renameSync(lock, aside);
    if (holderIn(aside)?.token !== token) linkSync(aside, lock);
  } catch {
    // Somebody else was faster.
  } finally {
    rmSync(aside, { force: true });
  }
}
