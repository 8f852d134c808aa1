export * from "./attended-table.ts";
export * from "./calls.ts";
export { LocalTable, type LocalTableOptions, type Step } from "./local-table.ts";
export * from "./port.ts";
export { PortTable, type Expected, type LineOptions } from "./port-table.ts";
export * from "./replay.ts";
export * from "./serve.ts";
export * from "./served.ts";
export * from "./table.ts";
