import type { Beholder } from "../../../replay/viewpoint.ts";
import type { Outline } from "./outline.ts";

/** A place in a replay: so many decisions are made, and of the last one the events up to this one (from 0) are told. */
export interface Position {
  readonly at: number;
  readonly event: number;
}

type Lengths = Pick<Outline, "told" | "turns">;

/** How many events a decision tells. One that tells none is a step all the same. */
export const eventsIn = ({ told }: Pick<Outline, "told">, at: number): number => Math.max(1, told[at] ?? 0);

/** When a decision is done and all of it told. */
export function endOf(outline: Lengths, at: number): Position {
  const within = Math.max(0, Math.min(at, outline.told.length - 1));
  return { at: within, event: eventsIn(outline, within) - 1 };
}

export const START: Position = { at: 0, event: 0 };
export const lastOf = (outline: Lengths): Position => endOf(outline, outline.told.length - 1);

export const compare = (a: Position, b: Position): number => a.at - b.at || a.event - b.event;

type Direction = 1 | -1;

/** One event on, or back. */
export function byEvent(outline: Lengths, { at, event }: Position, direction: Direction): Position {
  const next = event + direction;
  if (next >= 0 && next < eventsIn(outline, at)) return { at, event: next };
  if (direction === -1) return at === 0 ? START : endOf(outline, at - 1);
  return at === outline.told.length - 1 ? lastOf(outline) : { at: at + 1, event: 0 };
}

/** To the end of this decision, or of the next one; back to the end of the one before. */
export function byDecision(outline: Lengths, position: Position, direction: Direction): Position {
  const { at } = position;
  if (direction === -1) return at === 0 ? START : endOf(outline, at - 1);
  return endOf(outline, compare(position, endOf(outline, at)) < 0 ? at : at + 1);
}

/** Where the next turn begins, or the last one did. */
export function byTurn(outline: Lengths, position: Position, direction: Direction): Position {
  const begins = outline.turns.map(({ at }) => endOf(outline, at));
  return direction === 1
    ? (begins.find((begin) => compare(begin, position) > 0) ?? lastOf(outline))
    : (begins.findLast((begin) => compare(begin, position) < 0) ?? START);
}

/** What the address says: "at" a decision and the "event" of it, from 1; without it, the decision is done. */
export function readPosition(outline: Lengths, query: URLSearchParams, first: Position): Position {
  const at = wholeOf(query.get("at"));
  if (at === null) return first;
  const end = endOf(outline, at);
  const event = wholeOf(query.get("event"));
  return event === null ? end : { at: end.at, event: Math.max(0, Math.min(event - 1, end.event)) };
}

function wholeOf(text: string | null): number | null {
  const number = Number(text ?? "NaN");
  return Number.isInteger(number) ? number : null;
}

/** A position as a part of an address. Where a decision is done, it is enough to name it. */
export function queryOf(outline: Lengths, { at, event }: Position, beholder: Beholder): string {
  const within = event === endOf(outline, at).event ? "" : `&event=${event + 1}`;
  return `at=${at}${within}&seat=${beholder}`;
}
