/** What happened, made of the events a viewer was told. */
export { accountsIn, type Account, type AccountLine } from "./accounts.ts";
export { battlesIn, type Battle } from "./battles.ts";
export { chaptersIn, doerOf, unseenFrom, type Chapter } from "./chapters.ts";
export { handsIn, type Hands } from "./hands.ts";
export { above, luckIn, strayed, THROWS, type Dice, type Luck, type Throw } from "./luck.ts";
export { newsIn, type News } from "./news.ts";
export { pointsIn, type Scored } from "./points.ts";
export { turningPoints } from "./turning.ts";
export { turnedIn, type Turned } from "./turned.ts";
export { trailsIn, type Trail } from "./trails.ts";
