import type { Budget, SearchOptions } from "./search.ts";

/** The ladder, from recruit to consul. */
export const LEVELS = ["tiro", "miles", "centurio", "legatus", "consul"] as const;
export type Level = (typeof LEVELS)[number];

export interface SearchLevel {
  readonly budget: Budget;
  readonly options: SearchOptions;
}

/** The levels that search, and how. */
export const SEARCH_LEVELS: Readonly<Partial<Record<Level, SearchLevel>>> = {
  legatus: {
    budget: { iterations: 24, milliseconds: 200 },
    options: { width: 5, trust: 0.4, cut: true },
  },
  consul: {
    budget: { milliseconds: 1000 },
    options: {
      width: 8,
      trust: 0.4,
      cut: true,
      far: { from: 2, to: 5, trust: 0.1 },
      mend: { from: 128, every: 2, share: 0.5, doubt: 150 },
    },
  },
};
