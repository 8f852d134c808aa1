/** The rulebook in German: a line for each chapter that is written. */
export * from "./chapter1.ts";
export * from "./chapter2.ts";
export * from "./chapter3.ts";
export * from "./chapter4.ts";
export * from "./chapter14.ts";
export * from "./chapter17.ts";
