import { grammars, err, ok, readRecord } from "@ara/kernel";
import type { Language, Mistake, Refusal, Result } from "@ara/kernel";
import type { Proof } from "@ara/kernel/fair";
import { isSigned } from "@ara/server/ed25519";
import { CliError, JSON_OUT, LANG, languageOf, type Command } from "./command.ts";
import { escapeLine } from "./escape.ts";
import { cliTexts } from "./texts/index.ts";
import { ReadError, reasonOf, sizeOf } from "./files.ts";
import type { Records } from "./games/game.ts";
import { gameOfFile } from "./games/registry.ts";
import { recordsIn, TOO_LONG, type Found } from "./record-lines.ts";
import { judge, requirementsOf, REQUIREMENTS, type Judged, type Met, type Requirement } from "./requirements.ts";
import { print, printJson, Progress, style } from "./terminal.ts";

interface BadRecord {
  readonly file: string;
  /** Counted from 1; 0 for the file as a whole. */
  readonly line: number;
  /** Counted from 1; 0 for the header or the result. */
  readonly entry: number;
  /** Can be printed: what the record brought into it is escaped. */
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
  /** In which steps were taken back after something had been seen. */
  readonly rewound: number;
  /** Of records of online games: what is missing to whom, and how often a deal came to nothing. */
  readonly lacking: readonly Lacking[];
  readonly required: readonly Met[];
  readonly bad: readonly BadRecord[];
}

interface Lacking extends Pick<Proof, "withoutNonce" | "withoutSignature" | "voids" | "foreignVoids"> {
  readonly line: number;
}

/** A record and all that was found of it. */
interface Good extends Judged {
  readonly proof: Proof;
}

export const verify: Command = {
  name: "verify",
  summary: "replays records and checks everything in them",
  usage: ["FILE... [--require chain,seed,nonces,signatures] [--json]"],
  details: `A file holds one record, or one per line (.jsonl); "-" is standard input. Checked are the hash chain, the commitment to
the seed and the deal it gives, every action, and the result, as far as they are there; of online games the nonces that
players added to the luck, and all signatures. For each bad record the line,
the entry and the reason of its first mistake are printed. Exit code 1 if a record is bad, if one lacks what --require
names, or if a file cannot be read.

A record without a mistake is consistent: the game could have been played so. Who played it, and that nobody chose the
seed or wrote the file afterwards, it cannot show. With nonces and signatures of all people it shows more to those who
took part: docs/threat-model.md.`,
  options: {
    require: {
      type: "string",
      value: "a,b",
      help: `what every record must have, and what must hold: ${REQUIREMENTS.join(", ")}`,
    },
    lang: LANG,
    json: JSON_OUT,
  },
  async run(values, positionals) {
    if (positionals.length === 0) throw new CliError("name at least one file");
    const language = languageOf(values);
    const requirements = requirementsOf(values);
    const json = values["json"] === true;
    const files: FileReport[] = [];
    for (const file of positionals) {
      const report = await verifyFile(file, requirements, language);
      if (!json) show(report, language);
      files.push(report);
    }
    const good = files.every(isGood);
    if (json) printJson({ ok: good, files });
    return good ? 0 : 1;
  },
};

const isGood = ({ records, required, bad }: FileReport): boolean =>
  records > 0 && bad.length === 0 && required.every(({ met }) => met === records);

async function verifyFile(file: string, requirements: readonly Requirement[], language: Language): Promise<FileReport> {
  const report = { file, records: 0, good: 0, unfinished: 0, unchained: 0, seedsVerified: 0, rewound: 0 };
  const required = requirements.map((requirement): Met => ({ requirement, met: 0, absent: 0, hidden: 0 }));
  const bad: BadRecord[] = [];
  const lacking: Lacking[] = [];
  const whole = (key: string, reason: string): unknown =>
    bad.push({ file, line: 0, entry: 0, reason: escapeLine(reason), key, rule: null });
  try {
    for (const found of watch(file, recordsIn(file))) {
      report.records++;
      const verdict = await verifyFound(file, found, language);
      if (verdict.ok) {
        report.good++;
        if (!verdict.value.finished) report.unfinished++;
        if (verdict.value.chain === "none") report.unchained++;
        if (verdict.value.seed === "verified") report.seedsVerified++;
        if (verdict.value.back > 0) report.rewound++;
        for (const met of required) judge(met, verdict.value);
        const { withoutNonce, withoutSignature, voids, foreignVoids, roster } = verdict.value.proof;
        if (roster && withoutNonce.length + withoutSignature.length + voids > 0)
          lacking.push({ line: found.line, withoutNonce, withoutSignature, voids, foreignVoids });
      } else if (bad.push(verdict.error) === MOST_BAD) {
        whole("file.stopped", cliTexts[language].files.stopped(MOST_BAD));
        break;
      }
    }
  } catch (error) {
    if (error instanceof ReadError) whole("file.unreadable", cliTexts[language].files.unreadable(error.reason));
    else whole("file.fault", cliTexts[language].files.fault(reasonOf(error)));
  }
  return { ...report, lacking, required, bad };
}

/** A file with more bad records than this is no file of records. */
const MOST_BAD = 1000;

/** Whatever is in a record, and whatever it does to the rules: it spoils nothing but itself. */
async function verifyFound(file: string, { line, json }: Found, language: Language): Promise<Result<Good, BadRecord>> {
  const bad = (entry: number, reason: string, key: string, rule: string | null): Result<never, BadRecord> =>
    err({ file, line, entry, reason: escapeLine(reason), key, rule });
  try {
    const records = await gameOfFile(json.ok ? json.value : undefined).records();
    const found = await verifyJson(json, records);
    if (found.ok) return found;
    const { entry, refusal } = found.error;
    const { tooLong, proof } = cliTexts[language].files;
    const own = refusal.key === TOO_LONG ? tooLong : proof[refusal.key]?.(refusal.params);
    const reason = own ?? records.sayNo(language, refusal);
    return bad(entry, reason, refusal.key, refusal.rule ?? null);
  } catch (error) {
    return bad(0, cliTexts[language].files.fault(reasonOf(error)), "record.fault", null);
  }
}

/** Large files show how far they are. */
function* watch(file: string, records: Iterable<Found>): Generator<Found, void> {
  const size = sizeOf(file) ?? 0;
  const total = Math.ceil(size / MEGABYTE);
  const progress = size < LARGE ? undefined : new Progress(`${escapeLine(file)}, MB`, total);
  for (const found of records) {
    yield found;
    progress?.update(Math.min(total - 1, Math.floor(found.read / MEGABYTE)));
  }
  progress?.update(total);
}

const MEGABYTE = 1_000_000;
const LARGE = 4 * MEGABYTE;

async function verifyJson(json: Result<unknown, Refusal>, records: Records): Promise<Result<Good, Mistake>> {
  const record = json.ok ? readRecord(json.value) : json;
  if (!record.ok) return err({ entry: 0, refusal: record.error });
  const verdict = records.verify(record.value);
  if (!verdict.ok) return verdict;
  const proof = await records.prove(record.value, isSigned);
  return proof.ok ? ok({ ...verdict.value, proof: proof.value }) : proof;
}

function show(report: FileReport, language: Language): void {
  const { records, good, unfinished, unchained, seedsVerified, rewound, required, bad } = report;
  const file = escapeLine(report.file);
  const say = cliTexts[language].files;
  const { list } = grammars[language];
  for (const { line, entry, reason } of bad) {
    const place = [file, ...(line > 0 ? [`:${line}`] : []), ":", ...(entry > 0 ? [` ${say.entry(entry)}:`] : [])];
    print(`${place.join("")} ${reason}\n`);
  }
  const notes = [
    ...(unfinished > 0 ? [say.unfinished(unfinished)] : []),
    ...(unchained > 0 ? [say.unchained(unchained)] : []),
    ...(rewound > 0 ? [say.rewound(rewound)] : []),
    say.seedsVerified(seedsVerified),
  ];
  if (records > 0) {
    const colour = bad.length > 0 ? "red" : unfinished > 0 ? "yellow" : "green";
    print(`${style(colour, `${file}: ${say.good(good, records)}`)} (${list(notes)})\n`);
  } else if (bad.length === 0) print(style("red", `${file}: ${say.noRecord}\n`));
  for (const { line, withoutNonce, withoutSignature, voids, foreignVoids } of report.lacking) {
    const seats = (all: readonly number[]): string => list(all.map((seat) => `${seat + 1}`));
    const missing = [
      ...(withoutNonce.length > 0 ? [say.withoutNonce(seats(withoutNonce))] : []),
      ...(withoutSignature.length > 0 ? [say.withoutSignature(seats(withoutSignature))] : []),
      ...(voids > 0 ? [say.voids(voids)] : []),
      ...(foreignVoids > 0 ? [say.foreignVoids(foreignVoids)] : []),
    ];
    print(`${file}${line > 0 ? `:${line}` : ""}: ${missing.join("; ")}\n`);
  }
  for (const { requirement, met, absent, hidden } of required) {
    const lacking = [...(absent > 0 ? [say.absent(absent)] : []), ...(hidden > 0 ? [say.hidden(hidden)] : [])];
    const line = `${file}: ${say.required(requirement, met, records)}`;
    print(style(met === records && records > 0 ? "green" : "red", list([line, ...lacking])) + "\n");
  }
}
