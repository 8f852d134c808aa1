export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** A value of a row. */
export type Cell = string | number | null;

/** What the thread of the database is asked; several at once travel as one text of JSON. */
export type Asked =
  | { readonly id: number; readonly t: "query"; readonly sql: string; readonly values: readonly unknown[] }
  /** The first `must` of them have to change something, or none of it is kept. */
  | { readonly id: number; readonly t: "together"; readonly statements: readonly Statement[]; readonly must: number }
  /** Whether a row was kept, or lost to one that was there before. */
  | { readonly id: number; readonly t: "insert"; readonly sql: string; readonly row: readonly Cell[] };

/** Answers travel in the same way: those that were kept in one transaction are one text. */
export type Told = { readonly id: number } & ({ readonly value: unknown } | { readonly fault: string });

export const CLOSE = "close";
