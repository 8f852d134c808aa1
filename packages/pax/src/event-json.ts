import type { Json, JsonObject } from "@ara/kernel";
import { writeCard, type Card } from "./card.ts";
import { NOBODY } from "./deck.ts";
import type { Event, Hidden } from "./event.ts";

/** An event as JSON: cards as in records, `null` for a hidden one and for nobody, legions counted from 1. */
export const writeEvent = (event: Event): JsonObject =>
  Object.fromEntries(Object.entries(event).map(([field, value]) => [field, writeField(field, value)]));

function writeField(field: string, value: string | number | Hidden): Json {
  if (typeof value === "object") return writeHidden(value);
  if (field === "card") return writeCard(value as Card);
  if (field === "legion") return (value as number) + 1;
  return field === "from" && value === NOBODY ? null : value;
}

export const writeHidden = (cards: Hidden): (string | null)[] => cards.map((c) => (c === null ? null : writeCard(c)));
