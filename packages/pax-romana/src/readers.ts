/** How a state, or what a viewer sees of it, is read: stacks, works, leaders, armies, plans. */
export { hasWalls, isMountain } from "./rules/battle/battle.ts";
export { legionaryCavalry, NO_HORSE, type Horse } from "./rules/battle/cavalry.ts";
export { leastOf, mostOf, plansOf, targetOf, type LossLine, type LossPlan } from "./rules/battle/distribution.ts";
export { capacityIn } from "./rules/battle/losses.ts";
export { lossesAt } from "./rules/battle/odds.ts";
export { isOnFoot, netShifts, shiftsOf, type Ground } from "./rules/battle/shifts.ts";
export { battlePointsOf, countsOn, horseOf } from "./rules/battle/sides.ts";
export { canCapture, isBreached } from "./rules/cities/capture.ts";
export { ownersLedBy, type Mover } from "./rules/control/command.ts";
export { allows, moverOf, relation, SEA } from "./rules/control/relation.ts";
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
export { isGuarded } from "./rules/movement/steps.ts";
export { worthOf } from "./rules/victory/points.ts";
export { ratingsOf } from "./state/armies.ts";
export { MINOR } from "./state/force.ts";
export { leadersAt } from "./state/leaders.ts";
export { emptyRow, ROW, type Force, type Seen } from "./state/state.ts";
export { eachStack, markOfKey, nodeOfKey, ownerOfKey } from "./state/table.ts";
export { worksAt, type WorksAt } from "./state/works.ts";
