import { OTHER } from "../key-names.ts";
import { isSeen, pressable } from "./arrows.ts";

/** Something that has no key of its own, and the one it has as long as it stands where it stands. */
export interface Other {
  readonly keys: string;
  readonly element: HTMLElement;
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");

/** Keys for all that can be pressed and has none: X and a letter, or two where there is much. */
export function others(): Other[] {
  const elements = pressable().filter(
    (one) => one.dataset["key"] === undefined && !one.closest("label") && isSeen(one),
  );
  const ends = elements.length <= LETTERS.length ? LETTERS : LETTERS.flatMap((a) => LETTERS.map((b) => a + b));
  return elements.slice(0, ends.length).map((element, i) => ({ keys: OTHER + ends[i]!, element }));
}
