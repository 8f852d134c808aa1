import { parseJson, type Refusal } from "@ara/kernel";
import {
  config,
  DEFAULT_OPTIONS,
  MAX_PLAYERS,
  OPTION_NAMES,
  readComposition,
  SOLO_GAMES,
  TABLE_OPTIONS,
  type Composition,
  type Config,
  type TableOption,
  type TableOptions,
} from "@ara/pax";
import { sayNo } from "@ara/pax/texts";
import { CliError, oneOf, refusedIn, text, whole, type Values } from "../../command.ts";
import { readText } from "../../files.ts";
import type { PAX_OPTIONS } from "./option-list.ts";

/** The table for this many players; `players` overrides the option, for commands that take a list of counts. */
export function paxConfig(values: Values, players = whole(values, "players", 1, MAX_PLAYERS)): Config {
  const solo = whole(values, "solo", 1, SOLO_GAMES) ?? null;
  const count = players ?? (solo === null ? 4 : 1);
  if (solo !== null && count !== 1) throw new CliError(`--solo is for one player, not for ${count}`);
  const start = whole(values, "start", 1, count);
  return config(count, {
    nocturnus: values["nocturnus"] === true,
    ...(solo !== null && { solo }),
    ...tableOptions(values),
    startPlayer: start === undefined ? null : start - 1,
    cards: composition(values),
  });
}

/** "last-clear" for `lastClear`. */
export const flagOf = (name: TableOption): keyof typeof PAX_OPTIONS =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as keyof typeof PAX_OPTIONS;

const tableOptions = (values: Values): TableOptions =>
  Object.fromEntries(
    OPTION_NAMES.map((name) => [name, oneOf<string>(values, flagOf(name), TABLE_OPTIONS[name], DEFAULT_OPTIONS[name])]),
  ) as unknown as TableOptions;

function composition(values: Values): Composition | null {
  const path = text(values, "cards");
  if (path === undefined) return null;
  const json = parseJson(readText(path));
  const read = json.ok ? readComposition(json.value) : json;
  if (!read.ok) throw refused(path, read.error, values);
  return read.value;
}

const refused = (what: string, refusal: Refusal, values: Values, exitCode?: number): CliError =>
  refusedIn(sayNo, what, refusal, values, exitCode);
