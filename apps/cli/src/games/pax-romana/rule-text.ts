import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@ara/kernel";
import { chapters, paragraphsOf, ruleText, type ChapterNumber } from "@ara/pax-romana/rulebook";
import { style } from "../../terminal.ts";
import { ROOT } from "../../test-names.ts";
import { cliTexts } from "../../texts/index.ts";
import { romanaTexts } from "./texts/index.ts";

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

/** How each begins: its first sentence, or more where that says next to nothing. */
const tellBriefly = (paragraphs: readonly string[], language: Language): readonly string[] =>
  paragraphs.map((rule) => {
    const text = ruleText(language, rule)!;
    const [beginning = text] = /^.{30,}?[.?!](?=\s)/.exec(text) ?? [];
    return `  ${rule.padEnd(6)} ${beginning}`;
  });

function tellAll(paragraphs: readonly string[], language: Language): readonly string[] {
  const isSection = paragraphs.length > 1;
  const texts = paragraphs.map((rule) => `  ${isSection ? `${rule} ` : ""}${ruleText(language, rule)!}`);
  const rulings = new Set(paragraphs.flatMap((rule) => rulingsOn(rule)));
  const { rulings: english } = romanaTexts[language].rules;
  const head = rulings.size > 0 && english !== "" ? [`  ${english}`] : [];
  return [...texts, ...head, ...[...rulings].map((ruling) => style("dim", `  ${ruling}`))];
}

/** Our rulings whose head names a paragraph, or the section it is in. */
export function rulingsOn(rule: string): readonly string[] {
  return rulingLines().flatMap((line) => {
    const [, ruling, head, text] = /^(\d+)\. \*\*(.+?)\*\*\.? ?(.*)$/.exec(line) ?? [];
    const isNamed = head?.match(/\d+\.\d+/g)?.some((one) => rule.startsWith(one));
    return isNamed ? [`R${ruling} (${head}): ${text!.replace(/ Test: .*$| Not tested\.$/, "")}`] : [];
  });
}

/** The numbers of all rulings, with an R before them. */
export const allRulings = (): readonly string[] =>
  rulingLines().flatMap((line) => (/^\d+\. /.test(line) ? [`R${Number.parseInt(line, 10)}`] : []));

function rulingLines(): readonly string[] {
  const path = join(ROOT, "docs", "rulings", "pax-romana.md");
  return existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
}
