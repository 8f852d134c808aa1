import { FACES } from "../games/registry.ts";

/** A table somebody comes back to is shown as it was last seen, while everything else is on its way. */
export function showSight([screen, id]: readonly string[]): void {
  if (screen !== "table" || id === undefined) return;
  try {
    // Whoever keeps a sight says so here (`store/sights.ts`).
    void FACES[localStorage.getItem(`ara.sight.${id}`) ?? ""]?.sight?.(id);
  } catch {
    // Nothing is kept.
  }
}
