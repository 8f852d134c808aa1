import { randomBytes } from "node:crypto";
import {
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { CliError } from "./command.ts";

/** The text of a file; `-` is standard input. */
export function readText(path: string): string {
  try {
    return readFileSync(path === "-" ? 0 : path, "utf8");
  } catch (error) {
    throw new ReadError(path, reasonOf(error));
  }
}

/** A file that cannot be read, and why. */
export class ReadError extends CliError {
  readonly reason: string;

  constructor(path: string, reason: string) {
    super(`cannot read ${path}: ${reason}`);
    this.reason = reason;
  }
}

/** How many bytes a file has; `undefined` for anything but a plain file. */
export function sizeOf(path: string): number | undefined {
  const found = path === "-" ? undefined : statSync(path, { throwIfNoEntry: false });
  return found?.isFile() ? found.size : undefined;
}

export interface Line {
  /** Counted from 1. */
  readonly number: number;
  /** `undefined` for a line longer than `LONGEST`. */
  readonly text: string | undefined;
  /** How many bytes of the file are read by now. */
  readonly read: number;
}

/** No string may be longer than half a gigabyte; no line of ours comes near. */
const LONGEST = 256 * 2 ** 20;
const CHUNK = 2 ** 20;
const NEWLINE = 10;

/** The lines of a file of any size, one by one; `-` is standard input. */
export function* readLines(path: string, longest = LONGEST): Generator<Line, void> {
  let number = 0;
  let read = 0;
  let parts: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer): void => {
    length += part.length;
    if (length > longest) parts = [];
    else parts.push(part);
  };
  const finish = (): Line => {
    const text = length > longest ? undefined : Buffer.concat(parts).toString("utf8");
    parts = [];
    length = 0;
    return { number: ++number, text: number === 1 ? text?.replace(/^\uFEFF/, "") : text, read };
  };
  for (const chunk of readChunks(path)) {
    read += chunk.length;
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      add(chunk.subarray(from, end));
      yield finish();
      from = end + 1;
    }
    add(chunk.subarray(from));
  }
  if (length > 0) yield finish();
}

function* readChunks(path: string): Generator<Buffer, void> {
  let file: number | undefined;
  try {
    file = path === "-" ? 0 : openSync(path, "r");
    for (;;) {
      const chunk = Buffer.allocUnsafe(CHUNK);
      const size = readSome(file, chunk);
      if (size === 0) return;
      yield chunk.subarray(0, size);
    }
  } catch (error) {
    throw new ReadError(path, reasonOf(error));
  } finally {
    if (file !== undefined && file !== 0) closeSync(file);
  }
}

/** Standard input may have nothing yet: then wait a little and ask again. */
function readSome(file: number, into: Buffer): number {
  for (;;) {
    try {
      return readSync(file, into);
    } catch (error) {
      const code = codeOf(error);
      if (code === "EOF") return 0; // Windows, at the end of a pipe
      if (code !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

interface Writing {
  /** For its owner's eyes: records hold seeds and hidden cards. */
  readonly secret?: boolean;
  /** What to do where the path is a link: write what it leads to, as its owner meant, or put the file in its place. */
  readonly links?: "follow" | "replace";
}

/** Whole or not at all: a crash or a full disk leaves the file as it was, and no draft behind. A device stays a device. */
export function writeWhole(path: string, text: string, { secret = false, links = "follow" }: Writing = {}): void {
  try {
    makeFolder(dirname(path), secret);
    const target = links === "follow" && existsSync(path) ? realpathSync(path) : path;
    const there = lstatSync(target, { throwIfNoEntry: false });
    if (there && !there.isFile() && !there.isSymbolicLink()) return writeFileSync(target, text);
    const mode = secret ? OWNER_ONLY : there?.isFile() ? there.mode & 0o777 : 0o666 & ~process.umask();
    replace(target, text, mode);
  } catch (error) {
    throw new CliError(`cannot write ${path}: ${reasonOf(error)}`);
  }
}

const OWNER_ONLY = 0o600;

function makeFolder(folder: string, secret: boolean): void {
  mkdirSync(folder, { recursive: true, ...(secret && { mode: 0o700 }) });
}

/** A new file of our own beside the target, which nobody else can have put there, takes its place. */
function replace(target: string, text: string, mode: number): void {
  const draft = `${target}.${randomBytes(6).toString("hex")}${DRAFT}`;
  try {
    const file = openSync(draft, NEW_FILE, OWNER_ONLY);
    try {
      writeFileSync(file, text);
      if (mode !== OWNER_ONLY) fchmodSync(file, mode);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

const DRAFT = ".part";
/** Fails where anything is already, a link too. */
export const NEW_FILE = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | (constants.O_NOFOLLOW ?? 0);

/** Drafts of a file that a crash has left; only for whoever alone writes it. */
export function removeDrafts(path: string): void {
  const [folder, start] = [dirname(path), `${basename(path)}.`];
  try {
    for (const name of readdirSync(folder))
      if (name.startsWith(start) && /^[\da-f]{12}\.part$/.test(name.slice(start.length))) rmSync(join(folder, name));
  } catch {
    // What cannot be cleaned up harms nobody.
  }
}

/** Records, one per line, appended one by one. */
export class LineWriter {
  readonly #file: number;
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
    try {
      makeFolder(dirname(path), true);
      this.#file = openSync(path, "w", OWNER_ONLY);
    } catch (error) {
      throw new CliError(`cannot write ${path}: ${reasonOf(error)}`);
    }
  }

  write(line: string): void {
    try {
      writeFileSync(this.#file, `${line}\n`);
    } catch (error) {
      throw new CliError(`cannot write ${this.#path}: ${reasonOf(error)}`);
    }
  }

  close(): void {
    closeSync(this.#file);
  }
}

export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
