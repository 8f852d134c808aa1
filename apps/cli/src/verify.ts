import { err, isObject, parseJson, readRecord, refuse } from "@ara/kernel";
import type { Language, Mistake, Refusal, Result, Verdict } from "@ara/kernel";
import { CliError, JSON_OUT, LANG, languageOf, type Command } from "./command.ts";
import { fileTexts } from "./file-texts.ts";
import { ReadError, readLines, sizeOf, type Line } from "./files.ts";
import type { Records } from "./games/game.ts";
import { gameOfFile } from "./games/registry.ts";
import { print, printJson, Progress, style } from "./terminal.ts";

interface BadRecord {
  readonly file: string;
  /** Counted from 1; 0 for the file as a whole. */
  readonly line: number;
  /** Counted from 1; 0 for the header or the result. */
  readonly entry: number;
  readonly reason: string;
  readonly key: string;
  readonly rule: string | null;
}

interface FileReport {
  readonly file: string;
  readonly records: number;
  readonly good: number;
  readonly unfinished: number;
  readonly unchained: number;
  readonly seedsVerified: number;
  readonly bad: readonly BadRecord[];
}

export const verify: Command = {
  name: "verify",
  summary: "replays records and checks everything in them",
  usage: ["FILE... [--json]"],
  details: `A file holds one record, or one per line (.jsonl); "-" is standard input. Checked are the hash chain, the commitment to
the seed and the deal it gives, every action, and the result. For each bad record the line, the entry and the reason
of its first mistake are printed. Exit code 1 if a record is bad or a file cannot be read.`,
  options: { lang: LANG, json: JSON_OUT },
  async run(values, positionals) {
    if (positionals.length === 0) throw new CliError("name at least one file");
    const language = languageOf(values);
    const json = values["json"] === true;
    const files: FileReport[] = [];
    for (const file of positionals) {
      const report = await verifyFile(file, language);
      if (!json) show(report, language);
      files.push(report);
    }
    const good = files.every(({ bad, records }) => bad.length === 0 && records > 0);
    if (json) printJson({ ok: good, files });
    return good ? 0 : 1;
  },
};

async function verifyFile(file: string, language: Language): Promise<FileReport> {
  const report = { file, records: 0, good: 0, unfinished: 0, unchained: 0, seedsVerified: 0 };
  const bad: BadRecord[] = [];
  try {
    for (const { line, json } of recordsOf(file, watch(file, readLines(file)))) {
      report.records++;
      const records = await gameOfFile(json.ok ? json.value : undefined).records();
      const found = verifyJson(json, records);
      if (found.ok) {
        report.good++;
        if (!found.value.finished) report.unfinished++;
        if (!found.value.chained) report.unchained++;
        if (found.value.seed === "verified") report.seedsVerified++;
      } else {
        const { entry, refusal } = found.error;
        const reason = refusal.key === TOO_LONG ? fileTexts[language].tooLong : records.sayNo(language, refusal);
        bad.push({ file, line, entry, reason, key: refusal.key, rule: refusal.rule ?? null });
      }
    }
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    const reason = fileTexts[language].unreadable(error.reason);
    bad.push({ file, line: 0, entry: 0, reason, key: "file.unreadable", rule: null });
  }
  return { ...report, bad };
}

/** Large files show how far they are. */
function* watch(file: string, lines: Iterable<Line>): Generator<Line, void> {
  const size = sizeOf(file) ?? 0;
  const total = Math.ceil(size / MEGABYTE);
  const progress = size < LARGE ? undefined : new Progress(`${file}, MB`, total);
  for (const line of lines) {
    yield line;
    progress?.update(Math.min(total - 1, Math.floor(line.read / MEGABYTE)));
  }
  progress?.update(total);
}

const MEGABYTE = 1_000_000;
const LARGE = 4 * MEGABYTE;

interface Found {
  readonly line: number;
  readonly json: Result<unknown, Refusal>;
}

/**
 * One record spread over many lines, or one per line. If the first line is a JSON value of its own, so are the others;
 * if not, the text as a whole may be one.
 */
function* recordsOf(file: string, lines: Iterable<Line>): Generator<Found, void> {
  let spread: Line[] | undefined = [];
  let length = 0;
  for (const line of lines) {
    if (line.text?.trim() === "") continue;
    if (spread === undefined || (spread.length === 0 && parseLine(line).json.ok)) {
      spread = undefined;
      yield parseLine(line);
      continue;
    }
    spread.push(line);
    length += line.text?.length ?? Infinity;
    if (length > LONGEST_RECORD) {
      yield* spread.map(parseLine);
      spread = undefined;
    }
  }
  if (spread !== undefined && spread.length > 0) yield* together(file, spread);
}

/** No record comes near. */
const LONGEST_RECORD = 64 * 2 ** 20;
const TOO_LONG = "line.tooLong";

const parseLine = ({ number, text }: Line): Found => ({
  line: number,
  json: text === undefined ? err(refuse(TOO_LONG)) : parseJson(text),
});

/** Lines of which the first is no JSON: a record, a damaged record, or many records of which the first is damaged. */
function together(file: string, lines: readonly Line[]): Found[] {
  const json = parseJson(lines.map(({ text }) => text).join("\n"));
  const isRecord = (line: Line): boolean => {
    const { json: own } = parseLine(line);
    return own.ok && isObject(own.value) && Object.hasOwn(own.value, "format");
  };
  const onePerLine = !json.ok && (file.endsWith(".jsonl") || lines.some(isRecord));
  return onePerLine ? lines.map(parseLine) : [{ line: lines[0]!.number, json }];
}

function verifyJson(json: Result<unknown, Refusal>, records: Records): Result<Verdict, Mistake> {
  const record = json.ok ? readRecord(json.value) : json;
  return record.ok ? records.verify(record.value) : err({ entry: 0, refusal: record.error });
}

function show(
  { file, records, good, unfinished, unchained, seedsVerified, bad }: FileReport,
  language: Language,
): void {
  const say = fileTexts[language];
  for (const { line, entry, reason } of bad) {
    const place = [file, ...(line > 0 ? [`:${line}`] : []), ":", ...(entry > 0 ? [` ${say.entry(entry)}:`] : [])];
    print(`${place.join("")} ${reason}\n`);
  }
  const notes = [
    ...(unfinished > 0 ? [say.unfinished(unfinished)] : []),
    ...(unchained > 0 ? [say.unchained(unchained)] : []),
    say.seedsVerified(seedsVerified),
  ];
  if (records > 0) {
    print(`${style(bad.length > 0 ? "red" : "green", `${file}: ${say.good(good, records)}`)} (${notes.join(", ")})\n`);
  } else if (bad.length === 0) print(style("red", `${file}: ${say.noRecord}\n`));
}
