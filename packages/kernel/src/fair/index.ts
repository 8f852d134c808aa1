export * from "./roster.ts";
