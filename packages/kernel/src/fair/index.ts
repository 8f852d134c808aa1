export * from "./acts.ts";
export * from "./heads.ts";
export * from "./keys.ts";
export * from "./log.ts";
export * from "./merkle.ts";
export * from "./note.ts";
export * from "./prove.ts";
export * from "./roster.ts";
