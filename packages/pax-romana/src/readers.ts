/** How a state, or what a viewer sees of it, is read: stacks, works, leaders, armies, plans. */
export { oddsShifts } from "./rules/battle/odds.ts";
export { allows, PASS, SEA, STACK } from "./rules/control/relation.ts";
export { ownersLedBy, type Mover } from "./rules/control/command.ts";
export { isSlaves, ownerOfLeader, powerBehind } from "./rules/control/keeper.ts";
export {
  BREAK_DOWN,
  GALLEYS,
  HIRE,
  isFinished,
  RAISE,
  REBUILD,
  unitsPrice,
  type Order,
} from "./rules/economy/orders.ts";
export type { Purpose, Side } from "./rules/frames.ts";
export { countsOfForce } from "./rules/movement/contents.ts";
export { ratingsOf } from "./state/armies.ts";
export { MINOR } from "./state/force.ts";
export { leadersAt } from "./state/leaders.ts";
export { emptyRow, ROW, type Force, type Seen } from "./state/state.ts";
export { eachStack, markOfKey, nodeOfKey, ownerOfKey } from "./state/table.ts";
export { worksAt, type WorksAt } from "./state/works.ts";
