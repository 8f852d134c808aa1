import { LEVELS, type Level } from "@ara/bots/pax/levels";
import type { Aside, PaxResult } from "./results.ts";

export interface Tally {
  readonly played: number;
  readonly won: number;
}

/** What can be said of somebody's play. */
export interface Statistics {
  readonly all: Tally;
  /** With others at the table, by how many sat there. */
  readonly byPlayers: readonly (Tally & { readonly players: number })[];
  /** By the strongest bot. */
  readonly byLevel: readonly (Tally & { readonly level: Level })[];
  readonly solo: Tally;
  /** Of the games that were won at a table: how many with Rome. */
  readonly withRome: number;
  readonly resigned: number;
  /** Games won one after the other: now, and at best. */
  readonly streak: number;
  readonly longest: number;
  /** Games that do not count, by the reason. */
  readonly aside: Readonly<Record<Aside, number>>;
}

const tally = (results: readonly PaxResult[]): Tally => ({
  played: results.length,
  won: results.filter(({ won }) => won).length,
});

/** Of results with the latest first. */
export function statisticsOf(results: readonly PaxResult[]): Statistics {
  const counted = results.filter(({ aside }) => aside === null);
  const tables = counted.filter(({ solo }) => solo === null);
  const groups = <Key>(keys: readonly Key[], of: (result: PaxResult) => unknown) =>
    keys
      .map((key) => ({ key, ...tally(tables.filter((result) => of(result) === key)) }))
      .filter(({ played }) => played > 0);
  const lost = counted.findIndex(({ won }) => !won);
  let [run, longest] = [0, 0];
  for (const { won } of counted) longest = Math.max(longest, (run = won ? run + 1 : 0));
  const asideFor = (why: Aside): number => results.filter(({ aside }) => aside === why).length;
  return {
    all: tally(counted),
    byPlayers: groups([2, 3, 4, 5, 6, 7, 8], ({ players }) => players).map(({ key, ...rest }) => ({
      players: key,
      ...rest,
    })),
    byLevel: groups(LEVELS, ({ level }) => level).map(({ key, ...rest }) => ({ level: key, ...rest })),
    solo: tally(counted.filter(({ solo }) => solo !== null)),
    withRome: tables.filter(({ won, rome }) => won && rome).length,
    resigned: counted.filter(({ resigned }) => resigned).length,
    streak: lost === -1 ? counted.length : lost,
    longest,
    aside: {
      whatIf: asideFor("whatIf"),
      handedOver: asideFor("handedOver"),
      shared: asideFor("shared"),
      guest: asideFor("guest"),
      undone: asideFor("undone"),
    },
  };
}
