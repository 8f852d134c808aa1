import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@ara/kernel";
import { ruleText } from "@ara/pax-romana/rulebook";
import { citationsOf, showCitations } from "../../citations.ts";
import { CliError, languageOf, type Values } from "../../command.ts";
import { print, printJson, style, wrap } from "../../terminal.ts";
import { ROOT, testsOf, type TestName } from "../../test-names.ts";
import { allRulings, rulingsOn, titleOf } from "./rule-text.ts";

interface RuleIndex {
  readonly chapters: Readonly<Record<string, string>>;
  readonly rules: readonly string[];
  /** Those of the Advanced Game alone. */
  readonly advanced: readonly string[];
}

/** Rules that no test can name, since they explain; and why. */
type Explanatory = Readonly<Record<string, string>>;

interface RuleReport {
  readonly rule: string;
  readonly kind: "tested" | "explanatory" | "gap";
  /** Whether it is a rule of the Advanced Game alone. */
  readonly cards: boolean;
  readonly reason: string | null;
  readonly tests: readonly TestName[];
}

const SOURCES = join(ROOT, "packages", "pax-romana", "src");

/** `ara rules pax-romana`: every number of the index, the tests that name it, or why there is none. */
export function romanaRules(values: Values, [one]: readonly string[]): number {
  const index = readJson("rules.json") as RuleIndex;
  const { explanatory } = readJson("rules-explanatory.json") as { readonly explanatory: Explanatory };
  const rulings = allRulings();
  const tests = testsOf(SOURCES, (title) => [...rulesNamed(title, index.rules), ...rulingsNamed(title)]);
  const known = [...index.rules, ...rulings];
  const report = known.map((rule) => ({
    ...reportOf(rule, tests, explanatory),
    cards: index.advanced.includes(rule),
  }));
  const json = values["json"] === true;
  if (one !== undefined) return showOne(report, one, json, languageOf(values));

  const { gaps, unknown, needless } = mistakes(known, report, tests, explanatory);
  const misplaced = misplacedIn(report, plays);
  if (json) printJson({ game: "pax-romana", rules: report, gaps, unknown, needless, misplaced });
  else {
    if (values["quiet"] !== true) showAll(report, index.chapters);
    for (const { file, name } of unknown) print(`${style("red", "no such rule")}  ${file}: ${name}\n`);
    for (const rule of needless) print(`${style("red", "listed without need or unknown")}  ${rule}\n`);
    for (const rule of misplaced) print(`${style("red", "of the Advanced Game alone, or listed so")}  ${rule}\n`);
    const total = `${tally("rules", report, index.rules)}; ${tally("rulings", report, rulings)}`;
    print(gaps.length > 0 ? style("red", `${total}; missing: ${gaps.join(", ")}\n`) : `${total}\n`);
  }
  return [gaps, unknown, needless, misplaced].some((found) => found.length > 0) ? 1 : 0;
}

/** Whether a file of tests plays with cards. */
const plays = (file: string): boolean => /\badvanced\(|game: "advanced"/.test(readFileSync(join(ROOT, file), "utf8"));

/**
 * Rules that are listed as of the Advanced Game alone and that no test names which plays with cards; and rules that only such
 * tests name, and that are not listed so.
 */
export function misplacedIn(
  report: readonly Pick<RuleReport, "rule" | "cards" | "tests">[],
  playsWithCards: (file: string) => boolean,
): string[] {
  const found = report.filter(({ rule, cards, tests }) => {
    if (rule.startsWith("R") || tests.length === 0) return false;
    return cards ? !tests.some(({ file }) => playsWithCards(file)) : tests.every(({ file }) => playsWithCards(file));
  });
  return found.map(({ rule }) => rule);
}

/** "293 of 295 rules are named by a test, 2 explain". */
function tally(what: string, report: readonly RuleReport[], of: readonly string[]): string {
  const counted = (kind: RuleReport["kind"]): number =>
    report.filter((item) => item.kind === kind && of.includes(item.rule)).length;
  return `${counted("tested")} of ${of.length} ${what} are named by a test, ${counted("explanatory")} explain`;
}

/** Rulings are named anywhere in a title: "R63", "R241-R246". */
export function rulingsNamed(title: string): string[] {
  return [...title.matchAll(/\bR(\d+)(?:\s?[-–]\s?R?(\d+))?/g)].flatMap(([, from, to]) => {
    const [first, last] = [Number(from), Number(to ?? from)];
    return Array.from({ length: last - first + 1 }, (_, i) => `R${first + i}`);
  });
}

/** "10.5, R63, 6.15-6.18: ..." names rules, rulings and whole stretches of rules; for rulings see below. */
export function rulesNamed(title: string, known: readonly string[]): string[] {
  const [head] = /^(?:R?\d+(?:\.\d+)?(?:\s?[-–]\s?R?\d+(?:\.\d+)?)?(?:,\s*|(?=[\s:]|$)))+/.exec(title) ?? [""];
  return head.split(/,\s*/).flatMap((part) => {
    const [from = "", to] = part.trim().split(/\s?[-–]\s?/);
    if (!/^\d+\.\d+$/.test(from)) return [];
    const [first, last] = [known.indexOf(from), known.indexOf(to ?? "")];
    return first >= 0 && last > first ? known.slice(first, last + 1) : [from];
  });
}

function readJson(name: string): unknown {
  const path = join(SOURCES, "data", name);
  if (!existsSync(path)) throw new CliError("rules and tests are not here: run this in the repository");
  return JSON.parse(readFileSync(path, "utf8"));
}

function reportOf(rule: string, all: ReturnType<typeof testsOf>, explanatory: Explanatory): Omit<RuleReport, "cards"> {
  const tests = all.filter(({ rules }) => rules.includes(rule)).map(({ file, name }) => ({ file, name }));
  const reason = explanatory[rule] ?? null;
  if (tests.length > 0) return { rule, kind: "tested", reason, tests };
  const kind = rule in explanatory ? "explanatory" : "gap";
  return { rule, kind, reason, tests };
}

/** Rules without test or reason, tests of rules that do not exist, reasons nobody needs. */
export function mistakes(
  known: readonly string[],
  report: readonly Pick<RuleReport, "rule" | "kind">[],
  tests: readonly (TestName & { readonly rules: readonly string[] })[],
  explanatory: Explanatory,
): { gaps: string[]; unknown: TestName[]; needless: string[] } {
  const isRule = (rule: string): boolean => known.includes(rule) || isSection(rule, known);
  return {
    gaps: report.filter(({ kind }) => kind === "gap").map(({ rule }) => rule),
    unknown: tests.filter(({ rules }) => !rules.every(isRule)).map(({ file, name }) => ({ file, name })),
    needless: Object.keys(explanatory).filter(
      (rule) => !known.includes(rule) || report.some((item) => item.rule === rule && item.kind === "tested"),
    ),
  };
}

/** 10.5 stands for 10.51 to 10.56; 10.0 for what a chapter says before its first paragraph; 13.27 is printed as 13.37. */
const isSection = (rule: string, known: readonly string[]): boolean =>
  rule === "13.27" || rule.endsWith(".0") || known.some((paragraph) => paragraph.startsWith(rule));

/** One rule as the rulebook tells it, our rulings on it, the tests that name it and the lines that cite it. */
function showOne(report: readonly RuleReport[], one: string, json: boolean, language: Language): number {
  const item = report.find(({ rule }) => rule === one && !rule.startsWith("R"));
  if (!item) throw new CliError(`there is no rule ${one} in the index of Pax Romana`);
  const text = ruleText(language, one)!;
  const rulings = rulingsOn(one);
  const sources = citationsOf(SOURCES, one);
  if (json) printJson({ ...item, text, rulings, sources });
  else {
    print(`${style("bold", `${one} (${titleOf(one, language)})`)}\n`);
    for (const paragraph of [text, ...rulings]) print(`${wrap(paragraph, 0)}\n\n`);
    show(item);
    showCitations(sources);
  }
  return item.kind === "gap" ? 1 : 0;
}

function showAll(report: readonly RuleReport[], chapters: Readonly<Record<string, string>>): void {
  let last = "";
  for (const item of report) {
    const chapter = item.rule.startsWith("R") ? "Rulings" : item.rule.split(".")[0]!;
    if (chapter !== last) print(`\n${style("bold", `${chapter} ${chapters[chapter] ?? ""}`.trimEnd())}\n`);
    last = chapter;
    show(item);
  }
}

function show({ rule, kind, reason, tests, cards }: RuleReport): void {
  const count = kind === "gap" ? style("red", "no test") : `${tests.length} ${tests.length === 1 ? "test" : "tests"}`;
  const found = kind === "tested" || kind === "gap" ? count : `${kind}: ${reason}`;
  print(`${style("bold", rule.padEnd(6))} ${found}${cards ? ", Advanced Game" : ""}\n`);
  for (const { file, name } of tests) print(style("dim", `       ${file}: ${name}\n`));
}
