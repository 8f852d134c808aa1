import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { CliError } from "./command.ts";

/** The text of a file; `-` is standard input. */
export function readText(path: string): string {
  try {
    return readFileSync(path === "-" ? 0 : path, "utf8");
  } catch (error) {
    throw new CliError(`cannot read ${path}: ${reasonOf(error)}`);
  }
}

/** Whole or not at all: a crash or a full disk leaves the file as it was. */
export function writeWhole(path: string, text: string): void {
  const draft = `${path}.part`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    const file = openSync(draft, "w");
    try {
      writeFileSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
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

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
