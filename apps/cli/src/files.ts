import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
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
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (code === "EOF") return 0; // Windows, at the end of a pipe
      if (code !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

/** Whole or not at all: a crash or a full disk leaves the file as it was. A link stays a link, a device a device. */
export function writeWhole(path: string, text: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const target = existsSync(path) ? realpathSync(path) : path;
    if (existsSync(target) && !statSync(target).isFile()) return writeFileSync(target, text);
    const draft = `${target}.part`;
    const file = openSync(draft, "w");
    try {
      writeFileSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, target);
  } catch (error) {
    throw new CliError(`cannot write ${path}: ${reasonOf(error)}`);
  }
}

/** Lines, appended one by one. */
export class LineWriter {
  readonly #file: number;
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
    try {
      mkdirSync(dirname(path), { recursive: true });
      this.#file = openSync(path, "w");
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

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
