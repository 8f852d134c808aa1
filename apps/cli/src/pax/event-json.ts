import type { JsonObject } from "@ara/kernel";
import { writeCard, type Card, type Event } from "@ara/pax";

/** An event as JSON: cards as in records, legions counted from 1. */
export function writeEvent(event: Event): JsonObject {
  return Object.fromEntries(Object.entries(event).map(([field, value]) => [field, writeField(field, value)]));
}

function writeField(field: string, value: string | number | readonly (Card | null)[]): JsonObject[string] {
  if (field === "legion") return Number(value) + 1;
  if (Array.isArray(value)) return value.map((c: Card | null) => (c === null ? null : writeCard(c)));
  return field === "card" ? writeCard(Number(value)) : value;
}
