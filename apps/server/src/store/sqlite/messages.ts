export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** What the thread of the database is asked. */
export type Asked =
  | { readonly id: number; readonly t: "query"; readonly sql: string; readonly values: readonly unknown[] }
  | { readonly id: number; readonly t: "together"; readonly statements: readonly Statement[] }
  /** Rows as one text: between threads that is far cheaper than many small values. */
  | { readonly id: number; readonly t: "insertAll"; readonly sql: string; readonly rows: string };

export type Told = { readonly id: number } & ({ readonly value: unknown } | { readonly fault: string });
