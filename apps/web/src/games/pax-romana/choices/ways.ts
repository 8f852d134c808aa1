import type { Parts, Prompt } from "@ara/pax-romana";
import type { Answer } from "../text/answers.ts";

/** How a simple question looks. */
export type Way = "yesNo" | "number" | "place" | "list";

/** Two answers of equal weight; numbers in a row; places; everything else is a short list. */
export function wayOf({ by, options }: Prompt): Way {
  if (by === "yesNo") return "yesNo";
  if (by === "number") return "number";
  return by === "place" || by === "stack" || by === "way" || options.some(({ at }) => at !== undefined)
    ? "place"
    : "list";
}

/** The answers that differ by a number alone, in its order; none where fewer than three do. */
export function stopsIn(answers: readonly Answer[]): readonly Answer[] | null {
  const numbered = answers.filter(({ action }) => (action as Parts).n !== undefined);
  const [first] = numbered;
  if (!first) return null;
  const like = (action: Parts): string => JSON.stringify({ ...action, n: 0 });
  const row = numbered.filter(({ action }) => like(action) === like(first.action));
  return row.length < 3 ? null : row.toSorted((a, b) => ((a.action as Parts).n ?? 0) - ((b.action as Parts).n ?? 0));
}

/** What the labels of all places say before the place: "Manlius (2-4): Roma", "Manlius (2-4): Pisae" is about Manlius. */
export function sharedWords(answers: readonly Answer[]): string {
  const placed = answers.filter(({ at }) => at !== undefined).map(({ label }) => label);
  const [first = ""] = placed;
  const end = first.lastIndexOf(": ") + 2;
  const words = end < 2 ? "" : first.slice(0, end);
  return placed.length > 1 && placed.every((label) => label.startsWith(words)) ? words : "";
}

/** What a label says beside its number, "2 (4 Talents)" that they cost 4 Talents: a number alone would not say of what. */
export function besides(label: string, n: number): string {
  const rest = label.startsWith(`${n}`) ? label.slice(`${n}`.length).trim() : label;
  return rest.startsWith("(") && rest.endsWith(")") ? rest.slice(1, -1) : rest;
}
