import type { Seat } from "@ara/kernel";
import { ARMY, CATEGORIES, countSymbols, FLEET, type Card, type Category, type CategoryName } from "./card.ts";
import { SOLO_GAMES, type Config, type Measures } from "./config.ts";
import { NOBODY } from "./deck.ts";
import { every } from "./state.ts";

/** The score sheet: everything that decides a game, category by category and player by player. */
export interface Score {
  readonly categories: readonly CategoryScore[];
  readonly players: readonly PlayerScore[];
  readonly romeWins: boolean;
  readonly winners: readonly Seat[];
}

export interface CategoryScore {
  readonly category: CategoryName;
  /** Symbols, bonus included (6.4). */
  readonly rome: number;
  readonly players: readonly number[];
  readonly romeAhead: boolean;
}

/** 6.5: where the points come from. */
export interface PlayerScore {
  readonly categories: number;
  readonly stronger: number;
  readonly fleets: number;
  readonly armies: number;
  readonly conspiratus: number;
  readonly wealth: number;
  readonly total: number;
  /** Aurei and cards in hand. */
  readonly riches: number;
}

/** 6.4: every full 3 fleets give an army and every full 3 armies a fleet; bonuses do not breed. */
export function bonusIn(symbols: ArrayLike<number>, category: Category): number {
  if (category === ARMY) return every(3, symbols[FLEET]!);
  return category === FLEET ? every(3, symbols[ARMY]!) : 0;
}

export const withBonus = (symbols: readonly number[]): number[] =>
  symbols.map((own, category) => own + bonusIn(symbols, category));

/** What scoring looks at: a state has it, and so has a finished view. */
export interface Scorable {
  readonly config: Config;
  readonly measures: Measures;
  readonly conspiratus: Seat;
  readonly rome: { readonly open: readonly Card[]; readonly hidden: readonly Card[] };
  readonly players: readonly {
    readonly aurei: number;
    readonly hand: readonly Card[];
    readonly symbols: readonly number[];
  }[];
}

export function score(state: Scorable): Score {
  const { measures, players } = state;
  const rome = withBonus(countSymbols(state.rome.open, state.rome.hidden)); // 6.1
  const totals = players.map((player) => withBonus(player.symbols));
  const categories = CATEGORIES.slice(0, measures.categories).map((category, i) => {
    const symbols = totals.map((own) => own[i]!);
    // 6.2: with nobody in a category, 0 >= 0 counts for Rome.
    return { category, rome: rome[i]!, players: symbols, romeAhead: symbols.every((own) => rome[i]! >= own) };
  });
  const riches = players.map(({ aurei, hand }) => aurei + hand.length);
  const most = Math.max(...riches);
  const sheets = players.map((player, seat) =>
    scorePlayer(player.symbols, totals[seat]!, rome, {
      conspiratus: seat === state.conspiratus,
      riches: riches[seat]!,
      richest: riches[seat] === most,
    }),
  );
  const romeWins =
    state.config.solo === null
      ? categories.filter(({ romeAhead }) => romeAhead).length >= measures.romeGoal
      : !winsSolo(state.config, measures.categories, sheets[0]!);
  return { categories, players: sheets, romeWins, winners: winnersOf(state, romeWins, sheets) };
}

interface Standing {
  readonly conspiratus: boolean;
  readonly riches: number;
  readonly richest: boolean;
}

/** 6.5 */
function scorePlayer(
  own: readonly number[],
  total: readonly number[],
  rome: readonly number[],
  standing: Standing,
): PlayerScore {
  const strongerIn = (category: Category): boolean => total[category]! > rome[category]!;
  const categories = 2 * own.filter((symbols) => symbols > 0).length;
  const stronger = 3 * total.filter((_, category) => strongerIn(category)).length;
  const fleets = total[FLEET]!;
  const armies = total[ARMY]!;
  const conspiratus = standing.conspiratus ? 1 : 0;
  const wealth = standing.richest ? 4 : 0;
  return {
    categories,
    stronger,
    fleets,
    armies,
    conspiratus,
    wealth,
    total: categories + stronger + fleets + armies + conspiratus + wealth,
    riches: standing.riches,
  };
}

/** 8.4: all categories in the display, and stronger than Rome in enough of them. */
function winsSolo(config: Config, categories: number, sheet: PlayerScore): boolean {
  const isLaid = sheet.categories === 2 * categories || !mustLayAll(config);
  return isLaid && sheet.stronger >= 3 * soloGoal(config);
}

/** 8.4: the German print asks for less in the fifth game, option `fifthGame`; Nocturnus asks for all ten in every game. */
export const mustLayAll = ({ solo, nocturnus, fifthGame }: Config): boolean =>
  solo !== SOLO_GAMES || nocturnus || fifthGame === "laid";

/** 8.4: in how many categories one must be stronger than Rome. */
export const soloGoal = ({ solo, nocturnus }: Config): number => (solo ?? 0) + (nocturnus ? 5 : 2);

function winnersOf(state: Scorable, romeWins: boolean, sheets: readonly PlayerScore[]): Seat[] {
  if (state.config.solo !== null) return romeWins ? [] : [0];
  if (romeWins) return state.conspiratus === NOBODY ? [] : [state.conspiratus]; // 6.3
  const most = Math.max(...sheets.map(({ total }) => total));
  return sheets.flatMap(({ total }, seat) => (total === most ? [seat] : [])); // 6.6
}
