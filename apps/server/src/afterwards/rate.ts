import { rate, rating, type Rating } from "openskill";

/** A rating as it is kept: millionths, since the databases hold whole numbers. */
export interface KeptRating {
  readonly mu: number;
  readonly sigma: number;
}

const MILLION = 1_000_000;
const toKept = ({ mu, sigma }: Rating): KeptRating => ({
  mu: Math.round(mu * MILLION),
  sigma: Math.round(sigma * MILLION),
});
const fromKept = ({ mu, sigma }: KeptRating): Rating => rating({ mu: mu / MILLION, sigma: sigma / MILLION });

export const FIRST_RATING: KeptRating = toKept(rating());

/** What a game changes (Plackett-Luce): each plays for himself, equals share a place. */
export function rated(before: readonly KeptRating[], places: readonly number[]): KeptRating[] {
  const after = rate(
    before.map((one) => [fromKept(one)]),
    { rank: [...places] },
  );
  return after.map(([one]) => toKept(one!));
}

/** What is shown: so good somebody is at least, as far as can be told. */
export const shownRating = ({ mu, sigma }: KeptRating): number => Math.round((mu - 3 * sigma) / 10_000);
