import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@ara/kernel";
import { chapters, paragraphsOf, ruleText, type ChapterNumber } from "@ara/pax-romana/rulebook";
import { style } from "../terminal.ts";
import { ROOT } from "../test-names.ts";
import { cliTexts } from "../texts.ts";
import { romanaTexts } from "./texts.ts";

/** "r": the chapters; "r 10" what each paragraph of one is about; "r 10.5" or "r 10.51" all of it, with our rulings. */
export function ruleLines(number: string, language: Language): readonly string[] {
  const { how } = romanaTexts[language].rules;
  if (number === "")
    return [...Object.entries(chapters[language]).map(([n, title]) => `  ${n.padEnd(3)} ${title}`), how];
  const paragraphs = paragraphsOf(number);
  if (paragraphs.length === 0) return [cliTexts[language].noRule(number)];
  const told = number.includes(".") ? tellAll(paragraphs, language) : tellBriefly(paragraphs, language);
  return [style("bold", headOf(number, language)), ...told, how];
}

/** "Pax Romana 10.51 (10 Land battles)". */
const headOf = (number: string, language: Language): string =>
  `Pax Romana ${number} (${chapterOf(number)} ${titleOf(number, language)})`;

const chapterOf = (number: string): string => number.split(".")[0]!;

/** The title of the chapter that a paragraph is in. */
export const titleOf = (number: string, language: Language): string =>
  chapters[language][chapterOf(number) as ChapterNumber];

/** The first sentence of each. */
const tellBriefly = (paragraphs: readonly string[], language: Language): readonly string[] =>
  paragraphs.flatMap((rule) => {
    const [sentence] = /^.*?[.?!](?=\s|$)/.exec(ruleText(language, rule) ?? "") ?? [];
    return sentence === undefined ? [] : [`  ${rule.padEnd(6)} ${sentence}`];
  });

function tellAll(paragraphs: readonly string[], language: Language): readonly string[] {
  const texts = paragraphs.flatMap((rule) => {
    const text = ruleText(language, rule);
    if (text === undefined) return [];
    return [paragraphs.length === 1 ? `  ${text}` : `  ${rule} ${text}`];
  });
  const rulings = [...new Set(paragraphs.flatMap((rule) => rulingsOn(rule)))];
  return [...texts, ...rulings.map((ruling) => style("dim", `  ${ruling}`))];
}

/** Our rulings whose head names a paragraph, or the section it is in. */
export function rulingsOn(rule: string): readonly string[] {
  const path = join(ROOT, "docs", "rulings", "pax-romana.md");
  if (!existsSync(path)) return [];
  return readFileSync(path, "utf8")
    .split("\n")
    .flatMap((line) => {
      const [, ruling, head, text] = /^(\d+)\. \*\*(.+?)\*\*\.? ?(.*)$/.exec(line) ?? [];
      const isNamed = head?.match(/\d+\.\d+/g)?.some((one) => rule.startsWith(one));
      return isNamed ? [`R${ruling} (${head}): ${text!.replace(/ Test: .*$| Not tested\.$/, "")}`] : [];
    });
}
