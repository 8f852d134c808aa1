import { randomBytes } from "node:crypto";
import { Match, parseJson, readRecord, verify, type Language } from "@ara/kernel";
import { pax, type Pax } from "@ara/pax";
import { botNames, botPlayer } from "./bots.ts";
import {
  CliError,
  gameOf,
  GAMES,
  LANG,
  languageOf,
  refuseOptions,
  text,
  type Command,
  type Values,
} from "./command.ts";
import { readText } from "./files.ts";
import { PAX_OPTIONS, paxConfig, refused } from "./pax/options.ts";
import { Sitting } from "./pax/sitting.ts";
import { ROMANA_OPTIONS } from "./romana/option-list.ts";
import { keepOutputForJson, printJson } from "./terminal.ts";
import { cliTexts } from "./texts.ts";

export const play: Command = {
  name: "play",
  summary: "a game in the terminal",
  usage: [
    "pax [--players 4] [--nocturnus] [--solo 1..5] [--bots random,...] [--seed s] [--lang de]",
    "pax-romana [--scenario II] [--format basic] [--power rome] [--bots steady,...] [--seed s] [--lang de]",
  ],
  details: `You sit in the first seat, bots in the others. With fewer bots than other seats, the rest are people at this screen.
The game is saved after every step.`,
  options: {
    ...PAX_OPTIONS,
    ...ROMANA_OPTIONS,
    bots: {
      type: "string",
      value: "a,b|none",
      help: "who sits in the last seats (default: centurio, or steady, in every other seat)",
    },
    names: { type: "string", value: "a,b", help: "names of the seats" },
    seed: {
      type: "string",
      value: "s",
      help: "the same seed deals the same cards to the same bots (default: secret and new)",
    },
    record: { type: "string", value: "FILE", help: "where to save (default: a new file in records/)" },
    resume: { type: "string", value: "FILE", help: "go on with a saved game" },
    lang: LANG,
    json: { type: "boolean", help: "print one JSON object at the end; the game itself goes to standard error" },
  },
  async run(values, positionals) {
    if (gameOf(positionals, GAMES) === "pax-romana") {
      refuseOptions(values, PAX_OPTIONS, "pax-romana");
      const { playRomana } = await import("./romana/play.ts");
      return playRomana(values);
    }
    refuseOptions(values, ROMANA_OPTIONS, "pax");
    if (values["json"] === true) keepOutputForJson();
    const language = languageOf(values);
    const resumed = text(values, "resume");
    const match = resumed === undefined ? begin(values, language) : resume(resumed, values);
    const { players } = match.config;
    const bots = botsOf(values, players);
    const seed = text(values, "seed");
    const file = text(values, "record") ?? resumed ?? newFile();
    const sitting = new Sitting(match, {
      bots: match.seats.map((_, seat) => {
        const bot = bots[seat - (players - bots.length)];
        return bot && botPlayer(bot, seed === undefined ? randomBytes(16).toString("hex") : `${seed}/${seat}`);
      }),
      company: { language, bots },
      file,
    });
    await sitting.play();
    if (values["json"] === true) {
      const { result = null, entries } = match.record("keep");
      printJson({ game: "pax", file: sitting.file, seats: match.seats, decisions: entries.length, result });
    }
    return 0;
  },
};

/** What a saved game has settled already. */
const SETTLED = [...Object.keys(PAX_OPTIONS), "names", "seed"];

function begin(values: Values, language: Language): Match<Pax> {
  const config = paxConfig(values);
  const given = text(values, "names")?.split(",") ?? [];
  if (given.length > config.players) {
    throw new CliError(`${given.length} names do not fit at a table of ${config.players}`);
  }
  const seats = Array.from({ length: config.players }, (_, i) => given[i]?.trim() || cliTexts[language].names[i]!);
  return new Match(pax, config, { seats, seed: text(values, "seed") ?? randomBytes(32).toString("hex") });
}

function resume(file: string, values: Values): Match<Pax> {
  const settled = SETTLED.filter((option) => values[option] !== undefined).map((option) => `--${option}`);
  if (settled.length > 0)
    throw new CliError(`a saved game goes on as it began: --resume cannot go with ${settled.join(", ")}`);
  const json = parseJson(readText(file));
  const record = json.ok ? readRecord(json.value) : json;
  if (!record.ok) throw refused(file, record.error, values, 1);
  const verdict = verify(pax, record.value);
  if (!verdict.ok) throw refused(`${file}, entry ${verdict.error.entry}`, verdict.error.refusal, values, 1);
  const match = Match.resume(pax, record.value);
  if (!match.ok) throw refused(file, match.error, values, 1);
  return match.value;
}

function botsOf(values: Values, players: number): ReturnType<typeof botNames> {
  const given = text(values, "bots");
  if (given === "none") return [];
  const bots = botNames(given ?? "centurio");
  if (given === undefined) return Array.from({ length: players - 1 }, () => bots[0]!);
  if (bots.length > players) throw new CliError(`${bots.length} bots do not fit at a table of ${players}`);
  return bots;
}

/** A name that no other game has, not even one begun in the same second. */
const newFile = (): string =>
  `records/pax-${new Date().toISOString().slice(0, 19).replaceAll(":", "")}-${randomBytes(3).toString("hex")}.json`;
