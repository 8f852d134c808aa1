/** A share or a difference that was measured: the mean, and where the truth lies in 95 of 100 cases. */
export interface Measured {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Standard errors to either side: 95 %, and 99.6 % where several are looked at and one of them is to be believed. */
const Z = 1.96;
export const Z_OF_MANY = 2.7;

/** The mean of what was measured. Where all of it was alike it is still not taken for certain: one more might differ. */
export function measured(values: readonly number[], z = Z): Measured {
  const n = Math.max(1, values.length);
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / n + 1 / n;
  const half = z * Math.sqrt(spread / n);
  return { mean, low: mean - half, high: mean + half };
}

export const within = ({ mean, low, high }: Measured, least: number, most: number): Measured => {
  const clamp = (value: number): number => Math.max(least, Math.min(most, value));
  return { mean: clamp(mean), low: clamp(low), high: clamp(high) };
};

/** One value less the other, playout by playout: the luck both met cancels out. */
export const differences = (a: readonly number[], b: readonly number[]): number[] => a.map((value, i) => value - b[i]!);
