import { createInterface, type Interface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { forScreen, print, stageOf } from "./terminal.ts";

/** Where lines come from, and how the whole job is stopped: the terminal we run in, unless a test brings its own. */
interface Source {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable & { readonly isTTY?: boolean };
  readonly suspend: () => void;
}

const TERMINAL = (): Source => ({
  input: process.stdin,
  output: stageOf(),
  // To all of the job, as the terminal itself does it: whatever started us is to be stopped too.
  suspend: () => process.kill(0, "SIGTSTP"),
});

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Lines typed by a person or piped in; `null` when there are no more. */
export class Lines {
  readonly #terminal: boolean;
  readonly #reader: Interface;
  readonly #source: Source;
  readonly #waiting: string[] = [];
  readonly #interruption = Promise.withResolvers<void>();
  #wake: (() => void) | undefined;
  #ended = false;
  #interrupted = false;

  constructor(source = TERMINAL()) {
    this.#source = source;
    const { input, output } = source;
    this.#terminal = input.isTTY === true && output.isTTY === true;
    this.#reader = createInterface({ input, terminal: this.#terminal, ...(this.#terminal && { output }) });
    this.#reader.on("line", (line) => {
      this.#waiting.push(line);
      this.#wake?.();
    });
    this.#reader.on("close", this.#end);
    // A terminal in raw mode sends no signals: its reader tells what was pressed.
    this.#reader.on("SIGINT", this.#interrupt);
    if (process.platform !== "win32") this.#reader.on("SIGTSTP", () => this.#suspend());
    for (const signal of SIGNALS) process.on(signal, this.#interrupt);
  }

  /** Whether somebody wants to leave, whoever's turn it is: Ctrl-C, or a signal to end. */
  get interrupted(): boolean {
    return this.#interrupted;
  }

  /** Settles when somebody wants to leave. */
  get interruption(): Promise<void> {
    return this.#interruption.promise;
  }

  async ask(prompt: string): Promise<string | null> {
    // Without a terminal `print` writes: it ends quietly when nobody reads on.
    if (!this.#terminal) print(prompt);
    else if (!this.#ended) {
      this.#reader.setPrompt(forScreen(prompt));
      this.#reader.prompt();
    }
    if (this.#waiting.length === 0 && !this.#ended) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      this.#wake = undefined;
    }
    return this.#interrupted ? null : (this.#waiting.shift()?.trim() ?? null);
  }

  readonly #end = (): void => {
    this.#ended = true;
    this.#wake?.();
  };

  readonly #interrupt = (): void => {
    this.#interrupted = true;
    this.#interruption.resolve();
    this.#end();
  };

  /** Ctrl-Z. Once the job goes on, the terminal is ours again and the question stands where it stood. */
  #suspend(): void {
    const { input, suspend } = this.#source;
    const raw = (on: boolean): void => {
      if ("setRawMode" in input && typeof input.setRawMode === "function") input.setRawMode(on);
    };
    process.once("SIGCONT", () => {
      if (this.#ended) return;
      // What the terminal was told before it is not told again unless it is paused between.
      this.#reader.pause();
      this.#reader.resume();
      raw(true);
      if (this.#wake) this.#reader.prompt(true);
    });
    raw(false);
    suspend();
  }

  close(): void {
    for (const signal of SIGNALS) process.off(signal, this.#interrupt);
    this.#reader.close();
  }
}
