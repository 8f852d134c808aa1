import type { Chapter } from "@ara/pax-romana/story";
import type { Outline, Span } from "./outline.ts";

/** A place in a replay: so many decisions are made, and the chapter one is in. Several chapters may end with one decision. */
export interface Position {
  readonly chapter: number;
  readonly at: number;
}

type Lengths = Pick<Outline, "length" | "spans">;

/** Which steps told each chapter; `until` counts the lines told with every step. */
export function spansOf(chapters: readonly Pick<Chapter, "from" | "events">[], until: readonly number[]): Span[] {
  const stepOf = (line: number): number => until.findIndex((lines) => lines > line);
  return chapters.map(({ from, events }) => ({ first: stepOf(from), last: stepOf(from + events.length - 1) }));
}

const clamped = (n: number, most: number): number => Math.max(0, Math.min(n, most));

/** The end of a chapter. */
export function endOf({ spans }: Lengths, chapter: number): Position {
  const within = clamped(chapter, spans.length - 1);
  return { chapter: within, at: spans[within]?.last ?? 0 };
}

/** A step, in the last chapter it belongs to. */
export function stepAt(outline: Lengths, at: number): Position {
  const step = clamped(at, outline.length - 1);
  return {
    chapter: Math.max(
      0,
      outline.spans.findLastIndex(({ first }) => first <= step),
    ),
    at: step,
  };
}

/** The set-up. */
export const START: Position = { chapter: 0, at: 0 };

export const lastOf = (outline: Lengths): Position => ({
  chapter: Math.max(0, outline.spans.length - 1),
  at: outline.length - 1,
});

type Direction = 1 | -1;

/** To the end of this chapter, or of the next one; back to the end of the one before. */
export function byChapter(outline: Lengths, { chapter, at }: Position, direction: Direction): Position {
  const { last } = outline.spans[chapter]!;
  if (direction === 1)
    return chapter === outline.spans.length - 1 ? lastOf(outline) : endOf(outline, at < last ? chapter : chapter + 1);
  return chapter === 0 ? START : endOf(outline, chapter - 1);
}

/** One decision on, or back. */
export const byStep = (outline: Lengths, { at }: Position, direction: Direction): Position =>
  stepAt(outline, at + direction);

/** The end of the first chapter of another turn. */
export function byTurn(
  outline: Lengths,
  turns: readonly number[],
  { chapter }: Position,
  direction: Direction,
): Position {
  const begins = turns.flatMap((turn, i) => (i > 0 && turn !== turns[i - 1] ? [i] : []));
  const next = direction === 1 ? begins.find((i) => i > chapter) : (begins.findLast((i) => i < chapter) ?? 0);
  return next === undefined ? lastOf(outline) : endOf(outline, next);
}

/** "at=12&part=3": a step, and which of its chapters. */
export const queryOf = ({ at, chapter }: Position): string => `at=${at}&part=${chapter}`;

/** What an address says, if it may be. */
export function readPosition(outline: Lengths, query: URLSearchParams, first: Position): Position {
  const at = wholeOf(query.get("at"));
  if (at === null) return first;
  const step = stepAt(outline, at);
  const part = wholeOf(query.get("part")) ?? -1;
  const span = outline.spans[part];
  return span && span.first <= step.at && step.at <= span.last ? { chapter: part, at: step.at } : step;
}

function wholeOf(text: string | null): number | null {
  const number = Number(text ?? "NaN");
  return Number.isInteger(number) ? number : null;
}
