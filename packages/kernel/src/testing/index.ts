export { chanceOf } from "./chance-of.ts";
export { checkPlaythrough, type PlaythroughOptions } from "./contract.ts";
export { checkWalk, type WalkOptions } from "./walk.ts";
export { micatio, type Micatio } from "./micatio.ts";
