export { checkPlaythrough, type PlaythroughOptions } from "./contract.ts";
export { checkWalk, type WalkOptions } from "./walk.ts";
