import { brief, err, isObject, isWhole, ok, type Refusal, type Result } from "@ara/kernel";
import { CATEGORIES, categoryOf, readCard, symbolsOf, valueOf } from "./card.ts";
import { readComposition, type Composition } from "./composition.ts";
import {
  DEFAULT_OPTIONS,
  MAX_PLAYERS,
  OPTION_NAMES,
  RULES,
  SOLO_GAMES,
  TABLE_OPTIONS,
  type Config,
  type TableOptions,
} from "./config.ts";
import { fieldRefusal, refusal } from "./refusal.ts";

/** Reads what a table agreed on from a file nobody vouches for. */
export function readConfig(json: unknown): Result<Config, Refusal> {
  if (!isObject(json)) return err(fieldRefusal("config.field", "config", json));
  const { players, nocturnus = false, solo = null, startPlayer = null } = json;
  const bad = (field: string): Result<never, Refusal> => err(fieldRefusal("config.field", field, json[field]));
  if (players === undefined) return bad("players");
  if (!isWhole(players, 1, MAX_PLAYERS)) return err(refusal("config.players", { found: brief(players) }));
  if (typeof nocturnus !== "boolean") return bad("nocturnus");
  if (players === 1 ? !isWhole(solo, 1, SOLO_GAMES) : solo !== null) {
    return err(refusal("config.solo", { players, found: brief(solo) }));
  }
  const options: Record<string, unknown> = {};
  for (const name of OPTION_NAMES) {
    const value = json[name] === undefined ? DEFAULT_OPTIONS[name] : json[name];
    if (!TABLE_OPTIONS[name].some((known) => known === value)) return bad(name);
    options[name] = value;
  }
  if (startPlayer !== null && !isWhole(startPlayer, 0, players - 1)) return bad("startPlayer");
  const cards = readCardCounts(json["cards"]);
  if (!cards.ok) return cards;
  return ok({
    players,
    nocturnus,
    solo: solo as number | null,
    ...(options as unknown as TableOptions),
    startPlayer,
    cards: cards.value,
    rules: RULES,
  });
}

/** A composition inside a config: `{ "land:1:1": 6, ... }`. */
function readCardCounts(json: unknown): Result<Composition | null, Refusal> {
  if (json === undefined || json === null) return ok(null);
  if (!isObject(json)) return err(fieldRefusal("config.field", "cards", json));
  const cards = Object.entries(json).map(([name, count]) => {
    const c = readCard(name);
    return c === undefined
      ? null
      : { category: CATEGORIES[categoryOf(c)], symbols: symbolsOf(c), value: valueOf(c), count };
  });
  return readComposition({ cards });
}
