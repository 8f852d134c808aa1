import { fileURLToPath } from "node:url";
import { readText, writeWhole } from "./files.ts";

const RESULTS = fileURLToPath(new URL("../../../bench/results.md", import.meta.url));

/** Replaces the text between the marks of a command in bench/results.md: numbers there come from commands only. */
export function writeSection(command: string, lines: string): void {
  const from = `<!-- ${command} -->`;
  const to = `<!-- /${command} -->`;
  const file = readText(RESULTS);
  const start = file.indexOf(from);
  const end = file.indexOf(to);
  const section = `${from}\n${lines}${to}`;
  writeWhole(
    RESULTS,
    start < 0 ? `${file}\n${section}\n` : file.slice(0, start) + section + file.slice(end + to.length),
  );
}
