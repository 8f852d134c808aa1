export { advise, botsAtTable } from "./at-table.ts";
export { Steady } from "./steady.ts";
export { PRINCIPLES, type Principle } from "./principles.ts";
export { reasonOf, type Fact, type Reason } from "./reasons.ts";
export { dealt, playTable, type Mind } from "./table.ts";
export type { Weights } from "./weights.ts";
