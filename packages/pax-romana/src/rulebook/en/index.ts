/** The rulebook in English: a line for each chapter that is written. */
export * from "./chapter1.ts";
