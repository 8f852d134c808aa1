import type { JsonObject, Seat } from "@ara/kernel";
import { ALL_CATEGORIES, BASE_CATEGORIES, writeCard } from "./card.ts";
import type { Composition } from "./composition.ts";

/** What a table can agree on where the editions differ or the rules leave a choice; the first is played unless agreed. */
export const TABLE_OPTIONS = {
  /** 2.7: whether the size of hands and purses is shown. */
  memory: ["strict", "open"],
  /** 3.4, 3.5: whether cards must be drawn together with enough Religion, or may be. */
  religion: ["must", "may"],
  /** 3.6: who gets 2 aurei: whoever could draw no card, or whoever could take none into the hand. */
  emptyDeck: ["draw", "hand"],
  /** 3.11: whether income looks at the cards of the turn, or of the round: those of a senate session too. */
  income: ["turn", "round"],
  /** 5.2: whether Rome still collects when the deck ran out during the round. */
  lastClear: ["no", "yes"],
  /** 8.4: the fifth game alone: all seven categories laid out, or all seven only won. */
  fifthGame: ["laid", "won"],
} as const;
export type TableOptions = { readonly [K in keyof typeof TABLE_OPTIONS]: (typeof TABLE_OPTIONS)[K][number] };
export type TableOption = keyof TableOptions;
export const OPTION_NAMES = Object.keys(TABLE_OPTIONS) as readonly TableOption[];

export const DEFAULT_OPTIONS = Object.fromEntries(
  OPTION_NAMES.map((name) => [name, TABLE_OPTIONS[name][0]]),
) as unknown as TableOptions;

/** Whether an option makes a difference at such a table. */
export function optionMatters(
  name: TableOption,
  { players, nocturnus }: Pick<Config, "players" | "nocturnus">,
): boolean {
  if (name === "memory") return players > 1;
  if (name === "income") return players >= LARGE_TABLE;
  return name !== "fifthGame" || (players === 1 && !nocturnus);
}

/** What the table agreed on. */
export interface Config extends TableOptions {
  /** 1 to 8; 1 is the solo campaign. */
  readonly players: number;
  readonly nocturnus: boolean;
  /** The game of the solo campaign, 1 to 5 (8.4). */
  readonly solo: number | null;
  /** 2.5: who starts; `null`: chance decides. */
  readonly startPlayer: Seat | null;
  /** 1.2: another composition of the deck; `null`: the default. */
  readonly cards: Composition | null;
  /** The version of the rules that is played; no agreement of the table, and not written with them. */
  readonly rules: number;
}

/** Version 3 asks everybody in a senate session (7.5); 2 passed over empty hands and purses, 1 looked into hands. */
export const RULES = 3;

export const MAX_PLAYERS = 8;
export const SOLO_GAMES = 5;

export const config = (players: number, options: Partial<Config> = {}): Config => ({
  players,
  nocturnus: false,
  solo: players === 1 ? 1 : null,
  ...DEFAULT_OPTIONS,
  startPlayer: null,
  cards: null,
  rules: RULES,
  ...options,
});

/** The numbers that follow from a config. */
export interface Measures {
  /** 1.1, 1.4 */
  readonly categories: number;
  /** 2.2, 7.3, 8.1 */
  readonly legions: number;
  /** 2.1, 8.1: cards set aside unseen. */
  readonly setAside: number;
  /** 7.1: cards from a second deck. */
  readonly fromSecondDeck: number;
  /** 7.4: cards Rome starts with face up. */
  readonly romeOpen: number;
  /** 6.3: in how many categories Rome must be ahead to win. */
  readonly romeGoal: number;
  /** 7.5: whether a Senator opens a session. */
  readonly senate: boolean;
}

const SET_ASIDE = { base: [0, 30, 20, 10], nocturnus: [0, 40, 30, 15] };
const SECOND_DECK = { base: [15, 30, 45, 60], nocturnus: [30, 45, 60, 75] };
/** 2.3, 7.4: the cards Rome is dealt face down. */
export const ROME_HIDDEN = 3;
const LARGE_TABLE = 5;

export function measure({ players, nocturnus, solo }: Config): Measures {
  const box = nocturnus ? "nocturnus" : "base";
  const large = players >= LARGE_TABLE;
  return {
    categories: nocturnus ? ALL_CATEGORIES : BASE_CATEGORIES,
    legions: solo === null ? players + 1 : 3,
    setAside: SET_ASIDE[box][players] ?? 0,
    fromSecondDeck: large ? SECOND_DECK[box][players - LARGE_TABLE]! : 0,
    romeOpen: large ? 3 : 0,
    romeGoal: nocturnus ? 5 : 4,
    senate: large,
  };
}

/** What every reader of records knows, and all else only where the table chose it. */
export function writeConfig(c: Config): JsonObject {
  const { players, nocturnus, solo, memory, lastClear, startPlayer, cards } = c;
  const chosen = OPTION_NAMES.filter((name) => c[name] !== DEFAULT_OPTIONS[name]);
  return {
    players,
    nocturnus,
    solo,
    memory,
    lastClear,
    ...Object.fromEntries(chosen.map((name) => [name, c[name]])),
    ...(startPlayer !== null && { startPlayer }),
    ...(cards !== null && { cards: writeCardCounts(cards) }),
  };
}

const writeCardCounts = (composition: Composition): JsonObject =>
  Object.fromEntries(composition.flatMap((count, c) => (count > 0 ? [[writeCard(c), count]] : [])));
