export type { About, ForceAbout, Purse } from "./about.ts";
export { BY, type By } from "./by.ts";
export type { Care } from "./care.ts";
export type { Cost } from "./cost.ts";
export type { Lead } from "./leads.ts";
export { keysOf } from "./keys.ts";
export { inOrder } from "./order.ts";
export { promptOf, type Option, type Prompt } from "./prompt.ts";
export type { Modifier, Roll, RollOf } from "./roll.ts";
