import { config, paxRomana, questionOf, type Config, type State } from "@ara/pax-romana";
import { opening, play } from "../testing.ts";

/** A position and the seat that is asked there. */
export interface Asked {
  readonly state: State;
  readonly seat: number;
}

/** The first positions of a game of `steady` in which a question is asked of one seat alone. */
export function allAsked(key: string, n: number, of: Config = config("V")): Asked[] {
  const found: Asked[] = [];
  play(opening(of, key), key, {
    isEnough(state) {
      const [seat, ...others] = paxRomana.toAct(state);
      if (seat !== undefined && others.length === 0 && questionOf(state)?.key === key)
        found.push({ state: paxRomana.clone(state), seat });
      return found.length >= n;
    },
  });
  if (found.length < n) throw new Error(`nobody was asked about ${key} so often`);
  return found;
}

/** The first of them. */
export const askedAbout = (key: string, of?: Config): Asked => allAsked(key, 1, of)[0]!;
