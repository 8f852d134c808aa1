import { spawn, type ChildProcessByStdio } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { CliError } from "./command.ts";
import { escapeLine } from "./escape.ts";
import { printError } from "./terminal.ts";

/** What a program may take and say; more is a failure of its own, never of the game. */
export interface Limits {
  readonly seconds: number;
  /** Bytes of one answer, and of all it says unasked. */
  readonly bytes: number;
}

export const LIMITS: Limits = { seconds: 60, bytes: 2 ** 20 };

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

/** A program that answers questions, one line for one line. It ends with the game, and all it has started with it. */
export class Program {
  readonly #command: string;
  readonly #limits: Limits;
  #child: Child | undefined;
  #open: { answer(line: string): void; fail(reason: string): void } | undefined;
  #failure: string | undefined;
  #pending: Buffer[] = [];
  #length = 0;
  #unasked = 0;
  #complained = 0;

  constructor(command: string, limits: Partial<Limits> = {}) {
    this.#command = command;
    this.#limits = { ...LIMITS, ...limits };
  }

  /** The next line it writes, or why there is none. */
  async ask(line: string): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const timer = this.#patience(() => this.#fail(`gave no answer within ${this.#limits.seconds} seconds`));
    this.#open = { answer: resolve, fail: (reason) => reject(this.error(reason)) };
    try {
      if (this.#failure !== undefined) this.#open.fail(this.#failure);
      else (this.#child ??= this.#start()).stdin.write(`${line}\n`);
      return await promise;
    } finally {
      timer.stop();
      this.#open = undefined;
    }
  }

  error(reason: string): CliError {
    return new CliError(`the bot "${escapeLine(this.#command)}" ${reason}`, 1);
  }

  close(): void {
    const child = this.#child;
    if (!child) return;
    this.#child = undefined;
    this.#failure ??= "has been sent away";
    RUNNING.delete(child);
    child.stdin.destroy();
    child.stdout.destroy();
    child.stderr.destroy();
    end(child);
  }

  /** Time that passed while we were stopped ourselves (Ctrl-Z) does not count. */
  #patience(onEnd: () => void): { stop(): void } {
    const limit = this.#limits.seconds * 1000;
    let left = limit;
    let last = performance.now();
    const timer = setInterval(
      () => {
        const now = performance.now();
        left -= Math.min(now - last, 2 * TICK);
        last = now;
        if (left <= 0) onEnd();
      },
      Math.min(TICK, limit),
    );
    return { stop: () => clearInterval(timer) };
  }

  #fail(reason: string): void {
    this.#failure ??= reason;
    this.#open?.fail(reason);
    this.close();
  }

  #start(): Child {
    const child = spawn(this.#command, {
      shell: true,
      // A group of its own, so that what the shell started ends with it.
      detached: process.platform !== "win32",
      stdio: ["pipe", "pipe", "pipe"],
    });
    watchOver(child);
    child.stdout.on("data", (chunk: Buffer) => this.#heard(chunk));
    child.stderr.on("data", (chunk: Buffer) => this.#complain(chunk));
    // What it said before it ended is read first.
    child.on("close", () => this.#fail("ended without an answer"));
    child.on("error", (error) => this.#fail(`could not be started: ${error.message}`));
    child.stdin.on("error", () => this.#fail("ended without an answer"));
    return child;
  }

  #heard(chunk: Buffer): void {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0 && this.#child; at = chunk.indexOf(NEWLINE, from)) {
      this.#add(chunk.subarray(from, at));
      from = at + 1;
      const line = Buffer.concat(this.#pending).toString("utf8");
      this.#pending = [];
      const length = this.#length;
      this.#length = 0;
      if (this.#open) {
        this.#open.answer(line);
        this.#open = undefined;
      } else this.#unasked += length + 1;
    }
    this.#add(chunk.subarray(from));
    if (this.#unasked > this.#limits.bytes) this.#fail("talks without being asked");
  }

  #add(part: Buffer): void {
    this.#length += part.length;
    if (this.#length > this.#limits.bytes) {
      this.#pending = [];
      this.#fail(`answered with more than ${this.#limits.bytes} bytes`);
    } else if (part.length > 0) this.#pending.push(part);
  }

  /** What it says to people is passed on, up to a limit. */
  #complain(chunk: Buffer): void {
    if (this.#complained > this.#limits.bytes) return;
    this.#complained += chunk.length;
    printError(chunk.toString("utf8").replace(/\n$/, ""));
  }
}

const NEWLINE = 10;
const TICK = 250;

/** Programs that run now: none outlives us, whatever ends us. */
const RUNNING = new Set<Child>();
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

function watchOver(child: Child): void {
  if (RUNNING.size === 0) {
    process.on("exit", endAll);
    for (const signal of SIGNALS) process.on(signal, endAllFor);
  }
  RUNNING.add(child);
}

function endAll(): void {
  for (const child of RUNNING) end(child);
  RUNNING.clear();
}

/** Whoever else listens decides what becomes of us; alone, we end as if nobody had listened. */
function endAllFor(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) return;
  endAll();
  process.off(signal, endAllFor);
  process.kill(process.pid, signal);
}

function end(child: Child): void {
  if (RUNNING.size === 0) {
    process.off("exit", endAll);
    for (const signal of SIGNALS) process.off(signal, endAllFor);
  }
  try {
    if (process.platform === "win32" || child.pid === undefined) child.kill("SIGKILL");
    else process.kill(-child.pid, "SIGKILL");
  } catch {
    // It had ended by itself.
  }
}
