/** What the thread of the database is asked. */
export type Asked =
  | { readonly id: number; readonly t: "query"; readonly sql: string; readonly values: readonly unknown[] }
  | { readonly id: number; readonly t: "insertAll"; readonly sql: string; readonly rows: readonly unknown[][] };

export type Told = { readonly id: number } & ({ readonly value: unknown } | { readonly fault: string });
