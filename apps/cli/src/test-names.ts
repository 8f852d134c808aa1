import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

export interface TestName {
  readonly file: string;
  readonly name: string;
}

/** The tests below a folder, each with the rules its title begins with; a game may read titles in its own way. */
export function testsOf(folder: string, rulesIn = plainRules): (TestName & { rules: string[] })[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".test.ts"))
    .toSorted()
    .flatMap((file) => {
      const source = readFileSync(join(folder, file), "utf8");
      return [...source.matchAll(TEST_TITLE)].map(([, , title]) => ({
        file: relative(ROOT, join(folder, file)),
        name: title!,
        rules: rulesIn(title!),
      }));
    });
}

/** `test("3.7 ...`, `describe(...`, `test.each(...)("3.7 ...`. */
const TEST_TITLE = /\b(?:test|it|describe)(?:\.each\([\s\S]*?\))?\(\s*(["'`])(.+?)\1/g;
const plainRules = (title: string): string[] => title.match(RULE_NUMBERS)?.[0].split(/,\s*/) ?? [];
const RULE_NUMBERS = /^\d+\.\d+(?:,\s*\d+\.\d+)*(?=[\s:]|$)/;
