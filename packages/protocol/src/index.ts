export * from "./local-table.ts";
export * from "./pax.ts";
export * from "./port.ts";
export * from "./replay.ts";
export * from "./table.ts";
