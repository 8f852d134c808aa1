/** How a game ended for those who played it: 1 is first, equals share a place. */
export interface Places {
  readonly seats: readonly number[];
  /** The game itself, where one plays against it. */
  readonly house?: number;
}

/** The more, the better. */
export const ranked = (measures: readonly number[]): number[] =>
  measures.map((own) => 1 + measures.filter((other) => other > own).length);
