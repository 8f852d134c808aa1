import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { paxTexts, RULES, type RuleNumber } from "@ara/pax/texts";
import { CliError, gameOf, JSON_OUT, LANG, languageOf, type Command } from "./command.ts";
import { print, printJson, style } from "./terminal.ts";

interface RuleReport {
  readonly rule: RuleNumber;
  readonly title: string;
  readonly tests: readonly TestName[];
}

interface TestName {
  readonly file: string;
  readonly name: string;
}

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

export const rules: Command = {
  name: "rules",
  summary: "lists the rules and the tests that name them",
  usage: ["pax [--json]"],
  details: `A test names a rule when its title begins with the rule's number. Exit code 1 if a rule has no test, or a test names a
rule that does not exist.`,
  options: { lang: LANG, quiet: { type: "boolean", help: "print only the gaps and the total" }, json: JSON_OUT },
  run(values, positionals) {
    const game = gameOf(positionals);
    const tests = testsOf(join(ROOT, "packages", game, "src"));
    if (tests.length === 0) throw new CliError("the tests are not here: run this in the repository");
    const titles = paxTexts[languageOf(values)].rules;
    const report = RULES.map((rule) => ({
      rule,
      title: titles[rule],
      tests: tests.filter(({ rules: named }) => named.includes(rule)).map(({ file, name }) => ({ file, name })),
    }));
    const gaps = report.filter((item) => item.tests.length === 0).map(({ rule }) => rule);
    const unknown = tests.filter(({ rules: named }) => named.some((rule) => !RULES.some((known) => known === rule)));
    if (values["json"] === true) printJson({ game, rules: report, gaps, unknown });
    else {
      if (values["quiet"] !== true) for (const item of report) show(item);
      for (const { file, name } of unknown) print(`${style("red", "no such rule")}  ${file}: ${name}\n`);
      const total = `${RULES.length - gaps.length} of ${RULES.length} rules are named by a test`;
      print(gaps.length > 0 ? style("red", `${total}; missing: ${gaps.join(", ")}\n`) : `${total}\n`);
    }
    return gaps.length > 0 || unknown.length > 0 ? 1 : 0;
  },
};

function testsOf(folder: string): (TestName & { rules: string[] })[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".test.ts"))
    .toSorted()
    .flatMap((file) => {
      const source = readFileSync(join(folder, file), "utf8");
      return [...source.matchAll(TEST_TITLE)].map(([, , title]) => ({
        file: relative(ROOT, join(folder, file)),
        name: title!,
        rules: title!.match(RULE_NUMBERS)?.[0].split(/,\s*/) ?? [],
      }));
    });
}

/** `test("3.7 ...`, `describe(...`, `test.each(...)("3.7 ...`. */
const TEST_TITLE = /\b(?:test|it|describe)(?:\.each\([\s\S]*?\))?\(\s*(["'`])(.+?)\1/g;
const RULE_NUMBERS = /^\d+\.\d+(?:,\s*\d+\.\d+)*(?=[\s:]|$)/;

function show({ rule, title, tests }: RuleReport): void {
  const count =
    tests.length === 0 ? style("red", "no test") : `${tests.length} ${tests.length === 1 ? "test" : "tests"}`;
  print(`${style("bold", rule.padEnd(5))} ${title} (${count})\n`);
  for (const { file, name } of tests) print(style("dim", `      ${file}: ${name}\n`));
}
