export { answerersIn, chanceOf, type Answerer } from "./chances.ts";
export type { Goal, Leg, Reach, Stack } from "./reach.ts";
export type { Wanted } from "./muster.ts";
export { stackAt, stackNow, startsOf, waysNow, waysOf } from "./ways.ts";
