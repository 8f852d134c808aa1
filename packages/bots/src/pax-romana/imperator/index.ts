export { Imperator } from "./imperator.ts";
export type { Layer } from "./net.ts";
export { ROW_LENGTH, rowsOfGame } from "./rows.ts";
export { lossOf, valueData, type ValueData } from "./value.ts";
