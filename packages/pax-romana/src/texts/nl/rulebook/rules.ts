/** The rulebook in Dutch. */
export * from "./chapter1.ts";
export * from "./chapter2.ts";
export * from "./chapter3.ts";
export * from "./chapter4.ts";
export * from "./chapter5.ts";
export * from "./chapter6.ts";
export * from "./chapter7.ts";
export * from "./chapter8.ts";
export * from "./chapter9.ts";
export * from "./chapter10.ts";
export * from "./chapter11.ts";
export * from "./chapter12.ts";
export * from "./chapter13.ts";
export * from "./chapter14.ts";
export * from "./chapter15.ts";
export * from "./chapter16.ts";
export * from "./chapter17.ts";
