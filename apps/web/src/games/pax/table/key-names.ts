import type { Prompt, View } from "@ara/pax";

/**
 * Every key of the table, once: what is pressed, what is listed, what stands on buttons and what is read aloud all come
 * from here. Of two signs the second is pressed after the first.
 */
export const KEYS = {
  draw: "D",
  singly: "O",
  peek: "P",
  hand: "H",
  deck: "U",
  none: "N",
  end: "E",
  begin: "G",
  undo: "Z",
  reset: "R",
  hint: "T",
  rome: "C",
  slipped: "K",
  why: "W",
  balance: "B",
  log: "J",
  menu: "M",
  help: "?",
  show: ",",
} as const;

/** What there are several of has its number, cards alone and others after a letter. */
export const cardKey = (index: number): string => `${index + 1}`;
export const legionKey = (legion: number): string => `L${legion + 1}`;
export const seatKey = (seat: number): string => `S${seat + 1}`;
/** 8.5: the card for under the deck. */
export const underKey = (index: number): string => `${KEYS.deck}${index + 1}`;
/** Whatever has no key of its own gets one from where it stands on the screen. */
export const OTHER = "X";

interface Asked {
  readonly view: View;
  readonly prompt: Prompt | null;
}

/** Whether the numbers stand on drawn cards, which are chosen from; else they stand on the hand. */
export const numbersDrawn = ({ view, prompt }: Asked): boolean =>
  prompt?.step === "setup" || (prompt?.step === "draw" && view.drawn.length > 1);

/** What a button says of its key. ARIA knows no keys pressed one after the other: those are described. */
export const keyProps = (key: string | undefined): Readonly<Record<string, string | undefined>> => ({
  "data-key": key,
  "aria-keyshortcuts": key?.length === 1 ? key : undefined,
  "aria-description": key && key.length > 1 ? key.split("").join(" ") : undefined,
});
