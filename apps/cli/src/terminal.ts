import { writeSync } from "node:fs";
import { styleText } from "node:util";

/** Synchronous, so that nothing is lost when the process ends, and a closed pipe ends us quietly. */
function write(fd: 1 | 2, text: string): void {
  let bytes: Uint8Array = Buffer.from(text);
  while (bytes.length > 0) {
    try {
      bytes = bytes.subarray(writeSync(fd, bytes));
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (code === "EPIPE") process.exit(0);
      if (code !== "EAGAIN") throw error;
    }
  }
}

export const print = (text: string): void => write(1, text);
export const printError = (line: string): void => write(2, `${line}\n`);
export const printJson = (value: unknown): void => print(`${JSON.stringify(value)}\n`);

type Style = Parameters<typeof styleText>[0];

/** Colour, where standard output is a terminal that wants it. */
export const style = (format: Style, text: string): string => styleText(format, text, { stream: process.stdout });

/** How wide a text looks, without its colours. */
const width = (text: string): number => text.replaceAll(/\u001B\[[\d;]*m/g, "").length;
export const padEnd = (text: string, columns: number): string => text + " ".repeat(Math.max(0, columns - width(text)));
export const padStart = (text: string, columns: number): string =>
  " ".repeat(Math.max(0, columns - width(text))) + text;

/** A progress bar on standard error, for people only. */
export class Progress {
  readonly #label: string;
  readonly #total: number;
  readonly #started = performance.now();
  #drawn = 0;

  constructor(label: string, total: number) {
    this.#label = label;
    this.#total = total;
  }

  update(done: number): void {
    const now = performance.now();
    if (!process.stderr.isTTY || (now - this.#drawn < 100 && done < this.#total)) return;
    this.#drawn = now;
    const share = done / this.#total;
    const bar = "█".repeat(Math.round(share * 30)).padEnd(30, "░");
    const left = share === 0 ? 0 : ((now - this.#started) / share) * (1 - share);
    const eta = done === this.#total ? "" : `  ${Math.ceil(left / 1000)} s`;
    write(2, `\r${this.#label} ${bar} ${done}/${this.#total}${eta}\u001B[K${done === this.#total ? "\n" : ""}`);
  }
}
