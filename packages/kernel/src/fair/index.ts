export * from "./acts.ts";
export * from "./heads.ts";
export * from "./prove.ts";
export * from "./roster.ts";
