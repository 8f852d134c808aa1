import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { notesOf, rulebook, rulebookNotes } from "@ara/pax/rulebook";
import { paxTexts, RULES, type RuleNumber } from "@ara/pax/texts";
import { citationsOf, showCitations } from "../../citations.ts";
import { CliError, languageOf, type Values } from "../../command.ts";
import { print, printJson, style, wrap } from "../../terminal.ts";
import { ROOT, testsOf, type TestName } from "../../test-names.ts";

interface RuleReport {
  readonly rule: RuleNumber;
  readonly title: string;
  /** As the rulebook tells it to players. */
  readonly text: string;
  /** Rulings of our own, and where the editions differ. */
  readonly notes: readonly string[];
  readonly tests: readonly TestName[];
}

/** `ara rules pax`. */
export function rules(values: Values, [one]: readonly string[]): number {
  const document = join(ROOT, "docs", "pax.md");
  const tests = testsOf(join(ROOT, "packages", "pax", "src"));
  if (tests.length === 0 || !existsSync(document)) {
    throw new CliError("rules and tests are not here: run this in the repository");
  }
  const language = languageOf(values);
  const report = RULES.map((rule) => ({
    rule,
    title: paxTexts[language].rules[rule],
    text: rulebook[language][rule],
    notes: notesOf(rulebookNotes[language], rule).map(({ title, text }) => `${title}: ${text}`),
    tests: tests.filter(({ rules: named }) => named.includes(rule)).map(({ file, name }) => ({ file, name })),
  }));
  const json = values["json"] === true;
  if (one !== undefined) return showOne(report, one, json, citationsOf(join(ROOT, "packages", "pax", "src"), one));

  const gaps = report.filter((item) => item.tests.length === 0).map(({ rule }) => rule);
  const unknown = tests.filter(({ rules: named }) => named.some((rule) => !RULES.some((known) => known === rule)));
  const differs = differences(rulesIn(readFileSync(document, "utf8")), RULES);
  if (json) printJson({ game: "pax", rules: report, gaps, unknown, differs });
  else {
    if (values["quiet"] !== true) for (const item of report) show(item);
    for (const { file, name } of unknown) print(`${style("red", "no such rule")}  ${file}: ${name}\n`);
    for (const difference of differs) print(`${style("red", difference)}\n`);
    const total = `${RULES.length - gaps.length} of ${RULES.length} rules are named by a test`;
    print(gaps.length > 0 ? style("red", `${total}; missing: ${gaps.join(", ")}\n`) : `${total}\n`);
  }
  return gaps.length > 0 || unknown.length > 0 || differs.length > 0 ? 1 : 0;
}

/** The numbers of the rules in a document, in order: every rule is an item that begins with its number. */
export const rulesIn = (document: string): string[] =>
  [...document.matchAll(/^- (\d+\.\d+) /gm)].map(([, rule]) => rule!);

/** Where the rules of the document are not those of the program. */
export function differences(written: readonly string[], known: readonly string[]): string[] {
  return [
    ...known.filter((rule) => !written.includes(rule)).map((rule) => `rule ${rule} is not in the document`),
    ...written.filter((rule) => !known.includes(rule)).map((rule) => `rule ${rule} is only in the document`),
    ...written.filter((rule, i) => written.indexOf(rule) < i).map((rule) => `rule ${rule} is twice in the document`),
  ];
}

function showOne(
  report: readonly RuleReport[],
  one: string,
  json: boolean,
  sources: ReturnType<typeof citationsOf>,
): number {
  const item = report.find(({ rule }) => rule === one);
  if (!item) throw new CliError(`there is no rule ${one}; there is: ${report.map(({ rule }) => rule).join(", ")}`);
  if (json) printJson({ ...item, sources });
  else {
    print(`${style("bold", `${item.rule} ${item.title}`)}\n${wrap(item.text, 0)}\n\n`);
    for (const note of item.notes) print(`${wrap(note, 0)}\n\n`);
    for (const { file, name } of item.tests) print(style("dim", `${file}: ${name}\n`));
    showCitations(sources);
  }
  return item.tests.length === 0 ? 1 : 0;
}

function show({ rule, title, notes, tests }: RuleReport): void {
  const count =
    tests.length === 0 ? style("red", "no test") : `${tests.length} ${tests.length === 1 ? "test" : "tests"}`;
  print(`${style("bold", rule.padEnd(5))} ${title} (${count})\n`);
  for (const note of notes) print(`      ${wrap(note, 6)}\n`);
  for (const { file, name } of tests) print(style("dim", `      ${file}: ${name}\n`));
}
