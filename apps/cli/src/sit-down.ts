import { randomBytes } from "node:crypto";
import { Match, parseJson, readRecord, verify } from "@ara/kernel";
import type { Game, GameTypes, Language, Player, Refusal } from "@ara/kernel";
import type { Company } from "./again.ts";
import { CliError, languageOf, refusedIn, text, type Option, type Values } from "./command.ts";
import { readText, sizeOf } from "./files.ts";
import { lockFile } from "./lock.ts";
import { Sitting, type Screen } from "./sitting.ts";
import { keepOutputForJson, printJson } from "./terminal.ts";

/** What a game brings so that people and bots can sit down to it. */
export interface Playing<T extends GameTypes> {
  readonly game: Game<T>;
  /** The options that describe a table: a saved game has settled them. */
  readonly options: Readonly<Record<string, Option>>;
  config(values: Values): T["config"];
  /** What seats are called until somebody gives them names. */
  names(config: T["config"], language: Language): readonly string[];
  readonly sayNo: (language: Language, refusal: Refusal) => string;
  /** The bots of a list of names, or why not. */
  botNames(list: string): readonly string[];
  readonly usualBot: string;
  bot(name: string, seed: string, values: Values): Player<T>;
  screen(match: Match<T>, company: Company): Screen<T>;
}

/** `ara play`, of any game. */
export async function sitDown<T extends GameTypes>(playing: Playing<T>, values: Values): Promise<number> {
  if (values["json"] === true) keepOutputForJson();
  const resumed = text(values, "resume");
  const file = text(values, "record") ?? resumed ?? newFile(playing.game.id);
  const release = lockFile(file);
  try {
    return await play(playing, values, file, resumed);
  } finally {
    release();
  }
}

async function play<T extends GameTypes>(
  playing: Playing<T>,
  values: Values,
  file: string,
  resumed: string | undefined,
): Promise<number> {
  const language = languageOf(values);
  if (file !== resumed && values["overwrite"] !== true && (sizeOf(file) ?? 0) > 0)
    throw new CliError(`${file} is there already: go on with it by --resume, or replace it by --overwrite`);
  const match = resumed === undefined ? begin(playing, values, language) : resume(playing, resumed, values);
  const seats = match.seats.length;
  const bots = botsOf(playing, values, seats);
  const seed = text(values, "seed");
  const sitting = new Sitting({
    match,
    bots: match.seats.map((_, seat) => {
      const bot = bots[seat - (seats - bots.length)];
      if (bot === undefined) return undefined;
      return playing.bot(bot, seed === undefined ? randomBytes(16).toString("hex") : `${seed}/${seat}`, values);
    }),
    screen: playing.screen(match, { language, bots }),
    file,
  });
  await sitting.play();
  if (values["json"] === true) {
    const { result = null, entries } = match.record("keep");
    printJson({ game: playing.game.id, file: sitting.file, seats: match.seats, decisions: entries.length, result });
  }
  return 0;
}

function begin<T extends GameTypes>(playing: Playing<T>, values: Values, language: Language): Match<T> {
  const config = playing.config(values);
  const usual = playing.names(config, language);
  const given = text(values, "names")?.split(",") ?? [];
  if (given.length > usual.length) {
    throw new CliError(`${given.length} names do not fit at a table of ${usual.length}`);
  }
  const seats = usual.map((name, i) => given[i]?.trim() || name);
  const seed = text(values, "seed") ?? randomBytes(32).toString("hex");
  return new Match(playing.game, config, { seats, seed, salt: randomBytes(16).toString("hex") });
}

function resume<T extends GameTypes>({ game, options, sayNo }: Playing<T>, file: string, values: Values): Match<T> {
  const settled = [...Object.keys(options), "names", "seed"]
    .filter((option) => values[option] !== undefined)
    .map((option) => `--${option}`);
  if (settled.length > 0)
    throw new CliError(`a saved game goes on as it began: --resume cannot go with ${settled.join(", ")}`);
  const json = parseJson(readText(file));
  const record = json.ok ? readRecord(json.value) : json;
  if (!record.ok) throw refusedIn(sayNo, file, record.error, values, 1);
  const verdict = verify(game, record.value);
  if (!verdict.ok) throw refusedIn(sayNo, `${file}, entry ${verdict.error.entry}`, verdict.error.refusal, values, 1);
  const match = Match.resume(game, record.value);
  if (!match.ok) throw refusedIn(sayNo, file, match.error, values, 1);
  return match.value;
}

function botsOf<T extends GameTypes>(playing: Playing<T>, values: Values, seats: number): readonly string[] {
  const given = text(values, "bots");
  if (given === "none") return [];
  if (given === undefined) return Array.from({ length: seats - 1 }, () => playing.usualBot);
  const bots = playing.botNames(given);
  if (bots.length > seats) throw new CliError(`${bots.length} bots do not fit at a table of ${seats}`);
  return bots;
}

/** A name that no other game has, not even one begun in the same second. */
const newFile = (game: string): string =>
  `records/${game}-${new Date().toISOString().slice(0, 19).replaceAll(":", "")}-${randomBytes(3).toString("hex")}.json`;
