import { parseJson, type Refusal } from "@ara/kernel";
import {
  config,
  LAST_CLEARS,
  MAX_PLAYERS,
  MEMORIES,
  readComposition,
  SOLO_GAMES,
  type Composition,
  type Config,
} from "@ara/pax";
import { sayNo } from "@ara/pax/texts";
import { CliError, oneOf, refusedIn, text, whole, type Option, type Values } from "../command.ts";
import { readText } from "../files.ts";

/** The options that describe a table of PAX. */
export const PAX_OPTIONS = {
  players: { type: "string", value: "1..8", help: "how many players (default 4; 1 is the solo campaign)" },
  nocturnus: { type: "boolean", help: "with the Nocturnus expansion" },
  solo: { type: "string", value: "1..5", help: "alone: this game of the campaign" },
  memory: { type: "string", value: MEMORIES.join("|"), help: "whether hand sizes and money are shown (PAX 2.7)" },
  "last-clear": {
    type: "string",
    value: LAST_CLEARS.join("|"),
    help: "whether Rome collects at the very end (PAX 5.2)",
  },
  start: { type: "string", value: "1..8", help: "the seat that starts (default: chance)" },
  cards: { type: "string", value: "FILE", help: "another composition of the deck (PAX 1.2)" },
} as const satisfies Record<string, Option>;

/** The table for this many players; `players` overrides the option, for commands that take a list of counts. */
export function paxConfig(values: Values, players = whole(values, "players", 1, MAX_PLAYERS)): Config {
  const solo = whole(values, "solo", 1, SOLO_GAMES) ?? null;
  const count = players ?? (solo === null ? 4 : 1);
  if (solo !== null && count !== 1) throw new CliError(`--solo is for one player, not for ${count}`);
  const start = whole(values, "start", 1, count);
  return config(count, {
    nocturnus: values["nocturnus"] === true,
    ...(solo !== null && { solo }),
    memory: oneOf(values, "memory", MEMORIES, "strict"),
    lastClear: oneOf(values, "last-clear", LAST_CLEARS, "no"),
    startPlayer: start === undefined ? null : start - 1,
    cards: composition(values),
  });
}

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
