export * from "./signed-line.ts";
