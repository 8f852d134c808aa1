// Puts the mutation score of the last run of Stryker into bench/results.md. With "--run", runs Stryker first and ends
// with its exit code; a run that wrote no report changes nothing. PAX is done in one run; Pax Romana, which is larger,
// chapter by chapter with the tests of that chapter: npm run mutate -- --game pax-romana --chapter battle
// or all chapters at once, on so many lines of them taken at random: npm run mutate -- --game pax-romana --sample 400
// (a mutant that is longer than its line is not tried then), or so many of one: --chapter cards --sample 60, with all
// tests that use something of it.
import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { writeSection } from "../apps/cli/src/results.ts";
import { FastChance } from "../packages/kernel/src/index.ts";
import { markTypeErrors } from "./type-errors.mjs";

const inRoot = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const { values } = parseArgs({
  options: {
    run: { type: "boolean", default: false },
    game: { type: "string", default: "pax" },
    chapter: { type: "string" },
    sample: { type: "string" },
    seed: { type: "string", default: "sample" },
    report: { type: "string", default: inRoot("reports/mutation.json") },
    results: { type: "string", default: inRoot("bench/results.md") },
  },
});

const ofChapter = values.chapter ? ` --chapter ${values.chapter}` : "";
const part = values.sample ? `${ofChapter} --sample ${values.sample} --seed "${values.seed}"` : ofChapter;
const command = `npm run mutate${part === "" ? "" : ` -- --game ${values.game}${part}`}`;
// The section of a sample keeps its name, whatever its seed.
const section = values.sample ? `npm run mutate -- --game ${values.game}${ofChapter} --sample` : command;
const chapters = values.chapter ? `rules/${values.chapter}/` : values.sample ? "rules/" : "";
const folder = `packages/${values.game}/src/${chapters}`;

const written = () => (existsSync(values.report) ? statSync(values.report).mtimeMs : 0);
const before = written();
let code = 0;
if (values.run) {
  const windows = process.platform === "win32";
  const mutate = values.sample
    ? sampledLines(Number(values.sample)).join(",")
    : `${folder}*.ts,!${folder}*.test.ts,!${folder}testing.ts,!${folder}index.ts,!${folder}events.ts`;
  const env = { ...process.env, MUTATED: folder, ...(values.chapter && values.sample && { ALSO: testsUsing(folder) }) };
  const run = spawnSync("stryker", ["run", "--mutate", mutate, "--dryRunTimeoutMinutes", "15"], {
    stdio: "inherit",
    shell: windows,
    cwd: inRoot(""),
    env,
  });
  code = run.status ?? 1;
}
if (written() === 0) console.error(`There is no report at ${values.report}: run npm run mutate.`);
else if (values.run && written() === before) console.error("Stryker wrote no report; bench/results.md stays as it is.");
else {
  const report = JSON.parse(readFileSync(values.report, "utf8"));
  markTypeErrors(report, inRoot(""), folder);
  writeSection(section, table(report), values.results);
}
process.exitCode = code || (written() === 0 ? 1 : 0);

/** Lines of code taken at random from all chapters, as Stryker names them. */
function sampledLines(n) {
  const files = globSync(`${folder}**/*.ts`, { cwd: inRoot("") })
    .filter((file) => !/(\.test|testing|index|events|frames)\.ts$/.test(file))
    .toSorted();
  const lines = files.flatMap((file) =>
    readFileSync(inRoot(file), "utf8")
      .split("\n")
      .flatMap((line, i) =>
        /^\s*(import|export type|type|interface|\/?\*|\/\/|[}\])]|$)/.test(line) ? [] : [`${file}:${i + 1}-${i + 1}`],
      ),
  );
  return new FastChance(values.seed)
    .shuffle(lines)
    .slice(0, n)
    .toSorted((a, b) => a.localeCompare(b, "en"));
}

/** Tests of other chapters that use something of this one. */
function testsUsing(chapter) {
  return globSync(`packages/${values.game}/src/rules/**/*.test.ts`, { cwd: inRoot("") })
    .filter((file) => !file.startsWith(chapter) && !/\.(long|property)\.test\.ts$/.test(file))
    .filter((file) => readFileSync(inRoot(file), "utf8").includes(`/${values.chapter}/`))
    .join(",");
}

/** Of all mutants, the share that a test notices or the compiler refuses. */
function table({ files }) {
  const rows = Object.entries(files)
    .map(([file, { mutants }]) => ({ file, ...count(mutants) }))
    .toSorted((a, b) => a.file.localeCompare(b.file, "en"));
  const total = count(Object.values(files).flatMap(({ mutants }) => mutants));
  return [
    `${score(total)} of ${total.mutants} mutants of the rules are noticed by a test or refused by the compiler${values.sample ? ` (\`${command}\`)` : ""}.`,
    "",
    "| file | score | killed | timed out | not compiled | survived | not covered |",
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ...rows.map(
      (row) =>
        `| ${row.file} | ${score(row)} | ${row.Killed} | ${row.Timeout} | ${row.CompileError} | ${row.Survived} | ${row.NoCoverage} |`,
    ),
    "",
  ].join("\n");
}

function count(mutants) {
  const counts = { Killed: 0, Timeout: 0, CompileError: 0, Survived: 0, NoCoverage: 0 };
  for (const { status } of mutants) if (status in counts) counts[status]++;
  return { ...counts, mutants: Object.values(counts).reduce((sum, n) => sum + n, 0) };
}

function score({ Killed, Timeout, CompileError, mutants }) {
  return mutants === 0 ? "–" : `${((100 * (Killed + Timeout + CompileError)) / mutants).toFixed(1)} %`;
}
