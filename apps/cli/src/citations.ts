import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { print, style } from "./terminal.ts";
import { ROOT } from "./test-names.ts";

/** A line of the sources that cites a rule, in a comment or in a text. */
interface Citation {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Where the sources below a folder cite a rule: tests and the rulebook are no sources; `null` where there are none. */
export function citationsOf(folder: string, rule: string): Citation[] | null {
  if (!existsSync(folder)) return null;
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|testing|rulebook/.test(file))
    .toSorted()
    .flatMap((file) => {
      const lines = readFileSync(join(folder, file), "utf8").split("\n");
      const path = relative(ROOT, join(folder, file)).split(sep).join("/");
      return lines.flatMap((text, i) => (cites(text, rule) ? [{ file: path, line: i + 1, text: text.trim() }] : []));
    });
}

/** Whether a line cites a rule by its number, or within a stretch such as 12.14-12.17. */
export function cites(line: string, rule: string): boolean {
  const said = saidIn(line);
  if (said === "") return false;
  return [...said.matchAll(/(?<![\d.])(\d+)\.(\d+)(?:\s?[-–]\s?(\d+)\.(\d+))?(?!\d)/g)].some(
    ([, chapter, first, lastChapter, last]) => {
      if (`${chapter}.${first}` === rule) return true;
      const [ruleChapter, number] = rule.split(".");
      const isStretch = lastChapter === chapter && ruleChapter === chapter && first!.length === number!.length;
      return isStretch && Number(first) <= Number(number) && Number(number) <= Number(last);
    },
  );
}

/** What a line says in comments and quotes: numbers of the code itself are no citations. */
function saidIn(line: string): string {
  const comment = /^\s*(?:\*|\/\*\*).*|\/\/.*|\/\*.*/.exec(line)?.[0] ?? "";
  const quoted = line.match(/"[^"]*"|`[^`]*`/g)?.join(" ") ?? "";
  return `${comment} ${quoted}`.trim();
}

/** The lines as a person reads them, below the tests. */
export function showCitations(found: readonly Citation[] | null): void {
  if (found === null) print(style("dim", "the sources are not here: run this in the repository\n"));
  for (const { file, line, text } of found ?? []) print(`${style("dim", `${file}:${line}:`)} ${text}\n`);
}
