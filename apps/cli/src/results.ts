import { fileURLToPath } from "node:url";
import { CliError } from "./command.ts";
import { readText, writeWhole } from "./files.ts";

const RESULTS = fileURLToPath(new URL("../../../bench/results.md", import.meta.url));

/** Puts the text between the marks of a command in bench/results.md: numbers there come from commands only. */
export function writeSection(command: string, lines: string, path = RESULTS): void {
  writeWhole(path, withSection(readText(path), command, lines));
}

/** Without marks the section is added at the end; with one of them only, nobody can know what to replace. */
export function withSection(file: string, command: string, lines: string): string {
  const from = `<!-- ${command} -->`;
  const to = `<!-- /${command} -->`;
  const start = file.indexOf(from);
  const end = file.indexOf(to);
  const section = `${from}\n${lines}${to}`;
  if (start < 0 && end < 0) return `${file.trimEnd()}\n\n${section}\n`;
  if (start < 0 || end < start) throw new CliError(`bench/results.md needs ${from} and after it ${to}`);
  return file.slice(0, start) + section + file.slice(end + to.length);
}
