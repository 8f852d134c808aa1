import { createInterface, type Interface } from "node:readline";

/** Lines typed by a person or piped in; `null` when there are no more. */
export class Lines {
  readonly #reader: Interface;
  readonly #waiting: string[] = [];
  #wake: (() => void) | undefined;
  #ended = false;

  constructor() {
    this.#reader = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdin.isTTY });
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
    this.#reader.setPrompt(prompt);
    this.#reader.prompt();
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
