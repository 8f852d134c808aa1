import { parseJson, readRecord, verify as verifyRecord, type Mistake, type Verdict } from "@ara/kernel";
import { pax } from "@ara/pax";
import { sayNo } from "@ara/pax/texts";
import type { Language } from "@ara/kernel";
import { CliError, JSON_OUT, LANG, languageOf, type Command } from "./command.ts";
import { readText } from "./files.ts";
import { print, printJson, style } from "./terminal.ts";

interface BadRecord {
  readonly file: string;
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
of its first mistake are printed.`,
  options: { lang: LANG, json: JSON_OUT },
  run(values, positionals) {
    if (positionals.length === 0) throw new CliError("name at least one file");
    const language = languageOf(values);
    const files = positionals.map((file) => verifyFile(file, language));
    const good = files.every(({ bad, records }) => bad.length === 0 && records > 0);
    if (values["json"] === true) printJson({ ok: good, files });
    else for (const report of files) show(report);
    return good ? 0 : 1;
  },
};

function verifyFile(file: string, language: Language): FileReport {
  const bad: BadRecord[] = [];
  const good: Verdict[] = [];
  const texts = split(readText(file));
  for (const { line, text } of texts) {
    const found = verifyText(text);
    if ("verdict" in found) good.push(found.verdict);
    else {
      const { entry, refusal } = found.mistake;
      bad.push({ file, line, entry, reason: sayNo(language, refusal), key: refusal.key, rule: refusal.rule ?? null });
    }
  }
  return {
    file,
    records: texts.length,
    good: good.length,
    unfinished: good.filter(({ finished }) => !finished).length,
    unchained: good.filter(({ chained }) => !chained).length,
    seedsVerified: good.filter(({ seed }) => seed === "verified").length,
    bad,
  };
}

/** One record spread over many lines, or one per line. */
function split(text: string): { line: number; text: string }[] {
  const lines = text
    .replace(/^\uFEFF/, "")
    .split("\n")
    .map((content, i) => ({ line: i + 1, text: content.trim() }))
    .filter((item) => item.text !== "");
  const first = lines[0];
  const perLine = lines.length <= 1 || lines.some((item) => parseJson(item.text).ok && item.text.startsWith("{"));
  return perLine || !first ? lines : [{ line: first.line, text }];
}

function verifyText(text: string): { verdict: Verdict } | { mistake: Mistake } {
  const json = parseJson(text);
  if (!json.ok) return { mistake: { entry: 0, refusal: json.error } };
  const record = readRecord(json.value);
  if (!record.ok) return { mistake: { entry: 0, refusal: record.error } };
  const verdict = verifyRecord(pax, record.value);
  return verdict.ok ? { verdict: verdict.value } : { mistake: verdict.error };
}

function show({ file, records, good, unfinished, unchained, seedsVerified, bad }: FileReport): void {
  for (const { line, entry, reason } of bad) {
    const place = entry === 0 ? "" : ` entry ${entry}:`;
    print(`${file}:${line}:${place} ${reason}\n`);
  }
  const notes = [
    ...(unfinished > 0 ? [`${unfinished} unfinished`] : []),
    ...(unchained > 0 ? [`${unchained} without a hash chain`] : []),
    `${seedsVerified} with a verified seed`,
  ];
  const summary = `${file}: ${good} of ${records} good`;
  if (records === 0) print(style("red", `${file}: no record in this file\n`));
  else print(`${style(bad.length > 0 ? "red" : "green", summary)} (${notes.join(", ")})\n`);
}
