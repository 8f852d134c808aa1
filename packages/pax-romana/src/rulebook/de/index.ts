/** The rulebook in German: a line for each chapter that is written. */
export * from "./chapter1.ts";
