import { config, paxRomana, POWERS, questionOf, worldOf, type Config, type Outcome, type Power } from "@ara/pax-romana";
import { dealt, playTable, type Mind } from "../table.ts";
import { Explorer } from "./explorer.ts";
import { FEATURES, Survey } from "./features.ts";

/** What is learned of a position besides its features: whether the power won, and by how much. */
export const TARGETS = 2;
export const ROW_LENGTH = FEATURES + TARGETS;

/** Victory Points beyond which a lead counts no more, and what is 1. */
const MOST_LEAD = 60;
const LEAD = 20;

/** The share of a victory, and the lead over the best other as the value learns it. */
export function targetsOf({ winners, points }: Outcome, power: Power, playing: readonly Power[]): [number, number] {
  const best = Math.max(...playing.filter((one) => one !== power).map((one) => points[one]!));
  const lead = Math.max(-MOST_LEAD, Math.min(MOST_LEAD, points[power]! - best)) / LEAD;
  return [winners.includes(power) ? 1 / winners.length : 0, lead];
}

/** A game, and a row for each power whenever a marker is to be paid for: what was to be seen, and how it ended. */
export function rowsOf(table: Config, minds: readonly Mind[], seed: string): Float32Array {
  const { seatOf } = worldOf(table);
  const playing = POWERS.flatMap((_, power) => (seatOf[power]! < 0 ? [] : [power]));
  const seen: { readonly power: Power; readonly features: readonly number[] }[] = [];
  const end = playTable(dealt(table, seed), minds, seed, (state) => {
    if (questionOf(state)?.key !== "activation.pay") return;
    const survey = new Survey(state);
    for (const power of playing) seen.push({ power, features: survey.features(power) });
  });
  const outcome = paxRomana.outcome(end)!;
  const rows = new Float32Array(seen.length * ROW_LENGTH);
  seen.forEach(({ power, features }, i) => {
    rows.set(features, i * ROW_LENGTH);
    rows.set(targetsOf(outcome, power, playing), i * ROW_LENGTH + FEATURES);
  });
  return rows;
}

/** The tables that are learned from, one after another: most of them the usual one, so that little is learned of all. */
const TABLES: readonly Config[] = [
  ...[0, 1, 2, 3, 4, 5].map(() => config("V")),
  ...[6, 7].map(() => config("V", { format: "ultraBasic" })),
  config("II"),
  config("V", { game: "advanced", format: "advanced5" }),
];

/** The rows of one game out of many, played by explorers; the same seed and number give the same rows. */
export function rowsOfGame(seed: string, game: number): Float32Array {
  const table = TABLES[game % TABLES.length]!;
  const own = `${seed}/${game}`;
  const minds = table.seats.map((_, seat) => new Explorer(`${own}/${seat}`));
  return rowsOf(table, minds, own);
}
