import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rulebook } from "@ara/pax/rulebook";
import { paxTexts, RULES, type RuleNumber } from "@ara/pax/texts";
import { citationsOf, showCitations } from "./citations.ts";
import { CliError, gameOf, GAMES, JSON_OUT, LANG, languageOf, type Command } from "./command.ts";
import { romanaRules } from "./romana/rules.ts";
import { print, printJson, style, wrap } from "./terminal.ts";
import { ROOT, testsOf, type TestName } from "./test-names.ts";

interface RuleReport {
  readonly rule: RuleNumber;
  readonly title: string;
  /** As the rulebook tells it to players. */
  readonly text: string;
  readonly tests: readonly TestName[];
}

export const rules: Command = {
  name: "rules",
  summary: "lists the rules and the tests that name them",
  usage: ["pax|pax-romana [RULE] [--json]"],
  details: `A test names a rule when its title begins with the rule's number. Exit code 1 if a rule has no test, if a test names a
rule that does not exist, or if the rules in docs/pax.md are not those of the program. With a number such as 3.7: this
rule alone, as the rulebook tells it, with its tests and the lines of the sources that cite it; in Pax Romana our rulings
on it follow, and rules that only explain or belong to the Advanced Game are listed with the reason instead of tests.`,
  options: { lang: LANG, quiet: { type: "boolean", help: "print only the gaps and the total" }, json: JSON_OUT },
  run(values, positionals) {
    const [, one, ...more] = positionals;
    const game = gameOf([...positionals.slice(0, 1), ...more], GAMES);
    if (game === "pax-romana") return romanaRules(values, one);
    const document = join(ROOT, "docs", `${game}.md`);
    const tests = testsOf(join(ROOT, "packages", game, "src"));
    if (tests.length === 0 || !existsSync(document)) {
      throw new CliError("rules and tests are not here: run this in the repository");
    }
    const language = languageOf(values);
    const report = RULES.map((rule) => ({
      rule,
      title: paxTexts[language].rules[rule],
      text: rulebook[language][rule],
      tests: tests.filter(({ rules: named }) => named.includes(rule)).map(({ file, name }) => ({ file, name })),
    }));
    const json = values["json"] === true;
    if (one !== undefined) return showOne(report, one, json, citationsOf(join(ROOT, "packages", game, "src"), one));

    const gaps = report.filter((item) => item.tests.length === 0).map(({ rule }) => rule);
    const unknown = tests.filter(({ rules: named }) => named.some((rule) => !RULES.some((known) => known === rule)));
    const differs = differences(rulesIn(readFileSync(document, "utf8")), RULES);
    if (json) printJson({ game, rules: report, gaps, unknown, differs });
    else {
      if (values["quiet"] !== true) for (const item of report) show(item);
      for (const { file, name } of unknown) print(`${style("red", "no such rule")}  ${file}: ${name}\n`);
      for (const difference of differs) print(`${style("red", difference)}\n`);
      const total = `${RULES.length - gaps.length} of ${RULES.length} rules are named by a test`;
      print(gaps.length > 0 ? style("red", `${total}; missing: ${gaps.join(", ")}\n`) : `${total}\n`);
    }
    return gaps.length > 0 || unknown.length > 0 || differs.length > 0 ? 1 : 0;
  },
};

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
    for (const { file, name } of item.tests) print(style("dim", `${file}: ${name}\n`));
    showCitations(sources);
  }
  return item.tests.length === 0 ? 1 : 0;
}

function show({ rule, title, tests }: RuleReport): void {
  const count =
    tests.length === 0 ? style("red", "no test") : `${tests.length} ${tests.length === 1 ? "test" : "tests"}`;
  print(`${style("bold", rule.padEnd(5))} ${title} (${count})\n`);
  for (const { file, name } of tests) print(style("dim", `      ${file}: ${name}\n`));
}
