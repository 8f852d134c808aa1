import { randomBytes } from "node:crypto";
import { writeSync } from "node:fs";
import { styleText } from "node:util";
import { escapeJson, escapeLine, escapeText } from "./escape.ts";

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

/** What people look at: standard output, unless that is kept for one JSON object. */
let stage: typeof process.stdout | typeof process.stderr = process.stdout;

export const stageOf = (): typeof stage => stage;
export function keepOutputForJson(): void {
  stage = process.stderr;
}

/**
 * Stands for the escape character in our own colours until they are printed. Nobody outside can guess it, so all other
 * escape characters came from outside, and `forScreen` shows them instead of sending them.
 */
const OURS = `\u{1}${randomBytes(8).toString("hex")}\u{2}`;

/** A text as the terminal may have it: our colours, and everything else that it would obey made visible. */
export const forScreen = (text: string): string => text.split(OURS).map(escapeText).join("\u001B");

const show = (text: string): void => write(stage === process.stdout ? 1 : 2, text);
export const print = (text: string): void => show(forScreen(text));
export const printError = (line: string): void => write(2, `${forScreen(line)}\n`);
export const printJson = (value: unknown): void => write(1, `${escapeJson(JSON.stringify(value))}\n`);

type Style = Parameters<typeof styleText>[0];

/** Colour, where people look at a terminal that wants it. */
export function style(format: Style, text: string): string {
  const [before = "", after = ""] = styleText(format, MIDDLE, { stream: stage }).split(MIDDLE);
  return `${before.replaceAll("\u001B", OURS)}${text}${after.replaceAll("\u001B", OURS)}`;
}
const MIDDLE = "text";

/** What fits: a pipe has no height, and a width that reads well. */
export const screen = (): { readonly columns: number; readonly rows: number } =>
  stage.isTTY ? stage : { columns: 100, rows: Infinity };

/** On a low screen every line counts: no blank ones, choices side by side. */
export const isRoomy = (): boolean => screen().rows >= 30;

/** A fresh screen; `forget` also wipes what one could scroll back to. */
export function clear(forget: boolean): void {
  if (!stage.isTTY) show("\n");
  else show(forget ? "\u001B[2J\u001B[3J\u001B[H" : "\u001B[2J\u001B[H");
}

/** How wide a text looks, without its colours. */
export const width = (text: string): number => text.replaceAll(COLOUR, "").length;
const COLOUR = new RegExp(`${OURS}\\[[\\d;]*m`, "g");
export const padEnd = (text: string, columns: number): string => text + " ".repeat(Math.max(0, columns - width(text)));
export const padStart = (text: string, columns: number): string =>
  " ".repeat(Math.max(0, columns - width(text))) + text;

/** A text without colours, as much as fits. */
export const cut = (text: string, columns: number): string =>
  text.length <= columns ? text : `${text.slice(0, columns - 1)}…`;

/** How many lines texts take. */
export const height = (texts: readonly string[]): number =>
  texts.reduce((lines, text) => lines + text.split("\n").length, 0);

/** A long text in screenfuls, each leaving a line to ask whether to go on. */
export function pagesOf(text: string): string[] {
  const lines = text.trimEnd().split("\n");
  const most = Math.max(5, screen().rows - 2);
  if (lines.length <= most) return [text];
  return Array.from(
    { length: Math.ceil(lines.length / most) },
    (_, page) => `${lines.slice(page * most, (page + 1) * most).join("\n")}\n`,
  );
}

/** Every line broken between words where the screen ends; what follows hangs under the text, `hang` columns in. */
export const wrap = (text: string, hang = 2): string =>
  text
    .split("\n")
    .map((line) => wrapLine(line, screen().columns, hang))
    .join("\n");

function wrapLine(line: string, columns: number, hang: number): string {
  const lines: string[] = [];
  let current = "";
  // A card stays in one piece: its dots hold on to its name and its value.
  for (const token of line.replaceAll(/ (●+) /g, "\u00A0$1\u00A0").matchAll(/( *)([^ ]*)/g)) {
    const [both, , word = ""] = token;
    if (word !== "" && current.trim() !== "" && width(current + both) > columns) {
      lines.push(current);
      current = " ".repeat(hang) + word;
    } else current += both;
  }
  return [...lines, current].join("\n").replaceAll("\u00A0", " ");
}

/** A progress bar on standard error, for people only. */
export class Progress {
  readonly #label: string;
  readonly #total: number;
  readonly #started = performance.now();
  #drawn = 0;

  constructor(label: string, total: number) {
    this.#label = escapeLine(label);
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
