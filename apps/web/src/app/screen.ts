import type { ComponentType } from "preact";
import type { Words } from "./words.ts";

/** A screen: what it shows for the rest of its address, and the texts it needs before it can. */
export interface Screen {
  /** The parts of the address after the screen's own: of "/table/x/score", ["x", "score"]. */
  readonly Page: ComponentType<{ readonly path: readonly string[] }>;
  readonly words: readonly Words<unknown>[];
  /** For the title of the window. */
  readonly title: () => string;
}
