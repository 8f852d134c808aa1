/** A plan that is not sealed outlives a reload of the page, in this tab alone: one for each table, seat and kind of plan. */

/** Whose draft it is. */
export interface Whose {
  readonly table: string;
  readonly seat: number | string;
  readonly kind: "orders" | "letGo";
}

const nameOf = ({ table, seat, kind }: Whose): string => `ara.draft.${kind}.${table}.${seat}`;

/** What was in the making under this key, if it still can be; `key` says for which question it was meant. */
export function recall(whose: Whose, key: string, isValid: (value: unknown) => boolean): unknown {
  try {
    const { key: known, value } = JSON.parse(sessionStorage.getItem(nameOf(whose)) ?? "{}") as Record<string, unknown>;
    return known === key && isValid(value) ? value : undefined;
  } catch {
    // No storage, or somebody has written into it: the plan begins anew.
    return undefined;
  }
}

export function remember(whose: Whose, key: string, value: unknown): void {
  try {
    sessionStorage.setItem(nameOf(whose), JSON.stringify({ key, value }));
  } catch {
    // Without storage it is forgotten with the page.
  }
}

export function forget(whose: Whose): void {
  try {
    sessionStorage.removeItem(nameOf(whose));
  } catch {
    // There was none.
  }
}
