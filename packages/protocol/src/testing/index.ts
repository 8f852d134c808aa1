export * from "./contract.ts";
export * from "./micatio.ts";
