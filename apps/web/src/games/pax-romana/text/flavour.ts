import type { Leader } from "@ara/pax-romana";
import type { AskedTexts } from "@ara/pax-romana/texts";
import { signal } from "@preact/signals";
import { settings } from "../../../app/settings.ts";
import { later } from "../map/stands.ts";

/** Names of the time for leaders; they come a little later than a table. */
const nameOf = signal<((leader: Leader, turn: number) => string) | null>(null);

async function load(): Promise<void> {
  const { nameInHistory } = await import("@ara/pax-romana/history");
  nameOf.value = nameInHistory;
}
void later(load);

/** The same every time: what was said once need not be said anew. */
const named = new WeakMap<AskedTexts, Map<number, AskedTexts>>();

/** The texts of the game as they are said in a turn: with names for leaders, unless somebody wants none. */
export function textsIn<T extends AskedTexts>(texts: T, turn: number): T {
  const name = settings.value.names ? nameOf.value : null;
  if (!name) return texts;
  if (!named.has(texts)) named.set(texts, new Map());
  const known = named.get(texts)!;
  if (!known.has(turn)) {
    known.set(turn, { ...texts, words: { ...texts.words, called: (leader) => name(leader, turn) } });
  }
  return known.get(turn) as T;
}
