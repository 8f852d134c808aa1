import type { Chance } from "../chance.ts";

/** How far draws below `n` are from uniform: Pearson's chi-square over `bins` ranges of equal size. */
export function chiSquare(chance: Chance, n: number, bins: number, draws: number): number {
  const counts = Array.from({ length: bins }, () => 0);
  for (let i = 0; i < draws; i++) counts[Math.floor((chance.below(n) * bins) / n)]!++;
  const expected = draws / bins;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** What a fair source exceeds once in a thousand times, by degrees of freedom (bins less one). */
export const ONE_IN_A_THOUSAND: Readonly<Record<number, number>> = { 2: 13.82, 5: 20.52, 9: 27.88, 51: 87.97 };
