import { createInterface, type Interface } from "node:readline";
import { print, stageOf } from "./terminal.ts";

/** Lines typed by a person or piped in; `null` when there are no more. */
export class Lines {
  readonly #terminal = process.stdin.isTTY && stageOf().isTTY;
  readonly #reader: Interface;
  readonly #waiting: string[] = [];
  #wake: (() => void) | undefined;
  #ended = false;

  constructor() {
    const output = this.#terminal ? { output: stageOf() } : {};
    this.#reader = createInterface({ input: process.stdin, terminal: this.#terminal, ...output });
    this.#reader.on("line", (line) => {
      this.#waiting.push(line);
      this.#wake?.();
    });
    const end = (): void => {
      this.#ended = true;
      this.#wake?.();
    };
    this.#reader.on("close", end);
    this.#reader.on("SIGINT", end);
  }

  async ask(prompt: string): Promise<string | null> {
    // Without a terminal `print` writes: it ends quietly when nobody reads on.
    if (!this.#terminal) print(prompt);
    else if (!this.#ended) {
      this.#reader.setPrompt(prompt);
      this.#reader.prompt();
    }
    if (this.#waiting.length === 0 && !this.#ended) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return this.#waiting.shift()?.trim() ?? null;
  }

  close(): void {
    this.#reader.close();
  }
}
