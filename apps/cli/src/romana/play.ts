import { randomBytes } from "node:crypto";
import { Match, parseJson, readRecord, verify, type Language } from "@ara/kernel";
import { paxRomana, type PaxRomana } from "@ara/pax-romana";
import { namesOf } from "@ara/pax-romana/texts";
import { CliError, languageOf, text, type Values } from "../command.ts";
import { readText } from "../files.ts";
import { keepOutputForJson, printJson } from "../terminal.ts";
import { romanaBot, romanaBots, type RomanaBot } from "./bots.ts";
import { ROMANA_OPTIONS } from "./option-list.ts";
import { refused, romanaConfig } from "./options.ts";
import { Sitting } from "./sitting.ts";

/** `ara play pax-romana`. */
export async function playRomana(values: Values): Promise<number> {
  if (values["json"] === true) keepOutputForJson();
  const language = languageOf(values);
  const resumed = text(values, "resume");
  const match = resumed === undefined ? begin(values, language) : resume(resumed, values);
  const seats = match.seats.length;
  const bots = botsOf(values, seats);
  const seed = text(values, "seed");
  const sitting = new Sitting(match, {
    bots: match.seats.map((_, seat) => {
      const bot = bots[seat - (seats - bots.length)];
      return bot && romanaBot(bot, seed === undefined ? randomBytes(16).toString("hex") : `${seed}/${seat}`);
    }),
    language,
    file: text(values, "record") ?? resumed ?? newFile(),
    resume: (file) => resumeCommand(file, bots, language),
  });
  await sitting.play();
  if (values["json"] === true) {
    const { result = null, entries } = match.record("keep");
    printJson({ game: paxRomana.id, file: sitting.file, seats: match.seats, decisions: entries.length, result });
  }
  return 0;
}

/** What a saved game has settled already. */
const SETTLED = [...Object.keys(ROMANA_OPTIONS), "names", "seed"];

function begin(values: Values, language: Language): Match<PaxRomana> {
  const table = romanaConfig(values);
  const names = namesOf(language, table);
  const given = text(values, "names")?.split(",") ?? [];
  if (given.length > table.seats.length) {
    throw new CliError(`${given.length} names do not fit at a table of ${table.seats.length}`);
  }
  const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
  const seats = table.seats.map((powers, i) => given[i]?.trim() || capital(names.all(powers)));
  return new Match(paxRomana, table, { seats, seed: text(values, "seed") ?? randomBytes(32).toString("hex") });
}

function resume(file: string, values: Values): Match<PaxRomana> {
  const settled = SETTLED.filter((option) => values[option] !== undefined).map((option) => `--${option}`);
  if (settled.length > 0)
    throw new CliError(`a saved game goes on as it began: --resume cannot go with ${settled.join(", ")}`);
  const json = parseJson(readText(file));
  const record = json.ok ? readRecord(json.value) : json;
  if (!record.ok) throw refused(file, record.error, values, 1);
  const verdict = verify(paxRomana, record.value);
  if (!verdict.ok) throw refused(`${file}, entry ${verdict.error.entry}`, verdict.error.refusal, values, 1);
  const match = Match.resume(paxRomana, record.value);
  if (!match.ok) throw refused(file, match.error, values, 1);
  return match.value;
}

function botsOf(values: Values, seats: number): RomanaBot[] {
  const given = text(values, "bots");
  if (given === "none") return [];
  if (given === undefined) return Array.from({ length: seats - 1 }, () => "steady");
  const bots = romanaBots(given);
  if (bots.length > seats) throw new CliError(`${bots.length} bots do not fit at a table of ${seats}`);
  return bots;
}

function resumeCommand(file: string, bots: readonly RomanaBot[], language: Language): string {
  const path = /^[\w./,:@+-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`;
  const spoken = language === "en" ? "" : ` --lang ${language}`;
  return `npx ara play pax-romana --resume ${path} --bots ${bots.join(",") || "none"}${spoken}`;
}

/** A name that no other game has, not even one begun in the same second. */
const newFile = (): string =>
  `records/pax-romana-${new Date().toISOString().slice(0, 19).replaceAll(":", "")}-${randomBytes(3).toString("hex")}.json`;
