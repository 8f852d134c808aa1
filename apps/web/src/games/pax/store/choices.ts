import { LEVELS, type Level } from "@ara/bots/pax/levels";
import { isObject, isWhole } from "@ara/kernel";
import {
  config,
  DEFAULT_OPTIONS,
  MAX_PLAYERS,
  OPTION_NAMES,
  optionMatters,
  SOLO_GAMES,
  TABLE_OPTIONS,
  type Config,
  type TableOptions,
} from "@ara/pax";
import type { TableSeat } from "@ara/protocol";
import { settings } from "../../../app/settings.ts";
import { ownDeck } from "./own-deck.ts";
import { NAMES, sameName } from "./names.ts";

/** Who sits in a seat: the owner of this browser, somebody else at this screen, or a bot. */
export type Sitter = "me" | "person" | Level;

interface SeatChoice {
  readonly sitter: Sitter;
  readonly name: string;
}

/** Everything chosen for a new table. Eight seats are kept, however many play, so that going back loses nothing. */
export interface Choices extends TableOptions {
  readonly players: number;
  readonly nocturnus: boolean;
  /** 2.5: -1 lets chance decide. */
  readonly startPlayer: number;
  /** 8.4: the game of the campaign. */
  readonly game: number;
  readonly seats: readonly SeatChoice[];
}

export const CHANCE = -1;
export const NAME_LENGTH = 24;
/** As long as nobody says otherwise: a bot that a beginner can follow. */
const FIRST_LEVEL: Level = "miles";
const KEY = "ara.new";

/** The first choice at this table: its owner against two bots. */
const DEFAULTS: Choices = {
  players: 3,
  nocturnus: false,
  ...DEFAULT_OPTIONS,
  startPlayer: CHANCE,
  game: 1,
  seats: NAMES.map((name, seat) => ({ sitter: seat === 0 ? "me" : FIRST_LEVEL, name })),
};

export const isBot = (sitter: Sitter): sitter is Level => LEVELS.includes(sitter as Level);

/** The name that stands in a seat whose field is left empty. */
export const nameFor = (choices: Choices, seat: number): string => {
  const { sitter, name } = choices.seats[seat]!;
  return name.trim() || (sitter === "me" ? settings.value.name.trim() : "") || NAMES[seat]!;
};

/** What was chosen last time, as far as it makes sense, and what the address asks for. */
export function begin(query: URLSearchParams): Choices {
  const kept = named(remembered());
  const last = query.has("online") ? opened(kept) : kept;
  const players = Number(query.get("players"));
  const game = Number(query.get("game"));
  const nocturnus = query.get("nocturnus");
  return {
    ...last,
    ...(isWhole(players, query.has("online") ? 2 : 1, MAX_PLAYERS) && { players }),
    ...(isWhole(game, 1, SOLO_GAMES) && { game }),
    ...(nocturnus !== null && { nocturnus: nocturnus !== "0" && nocturnus !== "false" }),
  };
}

/** Whoever wants to play with others wants no bots in their seats, and does not play alone. */
export const opened = (choices: Choices): Choices => ({
  ...choices,
  players: Math.max(2, choices.players),
  seats: choices.seats.map((chosen) => (chosen.sitter === "me" ? chosen : { ...chosen, sitter: "person" })),
});

/** The owner's seat carries the owner's name; a bot that had the same one takes another. */
function named(choices: Choices): Choices {
  const own = settings.value.name.trim();
  if (own === "") return choices;
  const taken = choices.seats.flatMap(({ sitter, name }) => (sitter === "me" ? [] : [name.toLocaleLowerCase()]));
  const free = NAMES.find((name) => !taken.includes(name.toLocaleLowerCase()) && !sameName(name, own));
  return {
    ...choices,
    seats: choices.seats.map((chosen) => {
      if (chosen.sitter === "me") return { ...chosen, name: own };
      return sameName(chosen.name, own) && free !== undefined ? { ...chosen, name: free } : chosen;
    }),
  };
}

function remembered(): Choices {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return isObject(stored) ? readChoices(stored) : DEFAULTS;
  } catch {
    return DEFAULTS;
  }
}

function readChoices(stored: Readonly<Record<string, unknown>>): Choices {
  const { players, nocturnus, startPlayer, game, seats } = stored;
  const read = Array.isArray(seats) ? seats.map(readSeat) : [];
  const whole = read.length === MAX_PLAYERS && read.every((chosen) => chosen !== undefined);
  return {
    players: isWhole(players, 1, MAX_PLAYERS) ? players : DEFAULTS.players,
    nocturnus: nocturnus === true,
    ...readOptions(stored),
    startPlayer: isWhole(startPlayer, CHANCE, MAX_PLAYERS - 1) ? startPlayer : CHANCE,
    game: isWhole(game, 1, SOLO_GAMES) ? game : 1,
    seats: whole ? read : DEFAULTS.seats,
  };
}

const readOptions = (stored: Readonly<Record<string, unknown>>): TableOptions =>
  Object.fromEntries(
    OPTION_NAMES.map((name) => [
      name,
      TABLE_OPTIONS[name].find((known) => known === stored[name]) ?? DEFAULT_OPTIONS[name],
    ]),
  ) as unknown as TableOptions;

function readSeat(stored: unknown): SeatChoice | undefined {
  if (!isObject(stored) || typeof stored["name"] !== "string") return undefined;
  const sitter = (["me", "person", ...LEVELS] as const).find((known) => known === stored["sitter"]);
  return sitter && { sitter, name: stored["name"].slice(0, NAME_LENGTH) };
}

export function remember(choices: Choices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // Without storage the next table begins as the first one did.
  }
}

/** Puts somebody into a seat. There is one owner: who was it before takes the other's place. */
export function sit(choices: Choices, at: number, sitter: Sitter): Choices {
  const before = choices.seats[at]!.sitter;
  return {
    ...choices,
    seats: choices.seats.map((chosen, i) => {
      if (i === at) return { ...chosen, sitter };
      return sitter === "me" && chosen.sitter === "me" ? { ...chosen, sitter: before } : chosen;
    }),
  };
}

export const rename = (choices: Choices, at: number, name: string): Choices => ({
  ...choices,
  seats: choices.seats.map((chosen, i) => (i === at ? { ...chosen, name } : chosen)),
});

/** What the owner has written as his name; a name that stood there as a sample is nobody's. */
export function writtenName({ seats }: Choices): string | null {
  const at = seats.findIndex(({ sitter }) => sitter === "me");
  const written = seats[at]?.name.trim() ?? "";
  return written === "" || written === NAMES[at] ? null : written;
}

/** Where the owner sits; -1 if nowhere. */
export const ownSeat = ({ seats, players }: Choices): number =>
  seats.slice(0, players).findIndex(({ sitter }) => sitter === "me");

/** What still stands in the way of a table; `null` if nothing does. */
export type Obstacle = { readonly type: "nobody" } | { readonly type: "sameName"; readonly name: string };

export function obstacle(choices: Choices): Obstacle | null {
  const { players } = choices;
  if (players === 1) return null;
  const seats = choices.seats.slice(0, players);
  if (seats.every(({ sitter }) => isBot(sitter))) return { type: "nobody" };
  const names = seats.map((_, at) => nameFor(choices, at));
  const twice = names.find((name, at) => names.some((other, i) => i < at && sameName(other, name)));
  return twice === undefined ? null : { type: "sameName", name: twice };
}

/** Alone it is always the owner who plays. */
export function seatsOf(choices: Choices): TableSeat[] {
  const { players } = choices;
  if (players === 1) {
    const own = choices.seats.findIndex(({ sitter }) => sitter === "me");
    return [{ name: nameFor(choices, Math.max(own, 0)), bot: null }];
  }
  return choices.seats
    .slice(0, players)
    .map(({ sitter }, at) => ({ name: nameFor(choices, at), bot: isBot(sitter) ? sitter : null }));
}

export function configOf(choices: Choices): Config {
  const { players, nocturnus, startPlayer, game } = choices;
  const solo = players === 1;
  const isSeat = !solo && startPlayer >= 0 && startPlayer < players;
  const matters = OPTION_NAMES.filter((name) => optionMatters(name, choices));
  return config(players, {
    nocturnus,
    ...Object.fromEntries(matters.map((name) => [name, choices[name]])),
    solo: solo ? game : null,
    startPlayer: isSeat ? startPlayer : null,
    cards: ownDeck.value,
  });
}

/** The quick start: the owner against two bots, of the level last played against. */
export function quickTable(): Choices {
  const last = named(remembered());
  const level = last.seats.slice(0, last.players).find(({ sitter }) => isBot(sitter))?.sitter ?? FIRST_LEVEL;
  const own = settings.value.name.trim() || last.seats.find(({ sitter }) => sitter === "me")?.name || NAMES[0];
  const others = NAMES.filter((name) => !sameName(name, own)).slice(0, 2);
  return {
    ...DEFAULTS,
    seats: [
      { sitter: "me", name: own },
      ...others.map((name) => ({ sitter: level, name })),
      ...DEFAULTS.seats.slice(3),
    ],
  };
}
