export * from "./action.ts";
export {
  ADVANCED_OPTIONS,
  config,
  isPlayed,
  OPTIONS,
  optionsIn,
  refuseOption,
  worldOf,
  writeConfig,
  type Config,
  type OptionName,
  type World,
} from "./config.ts";
export * from "./data/index.ts";
export type { Deal } from "./deal.ts";
export type { Event } from "./event.ts";
export { paxRomana, type PaxRomana } from "./game.ts";
export { POSITION_FORMAT, readPosition, writePosition, type Position as GamePosition } from "./position.ts";
export * from "./prompt/index.ts";
export * from "./question.ts";
export { underWay, type Frames } from "./under-way.ts";
export * from "./readers.ts";
export { pairOf } from "./state/pairs.ts";
export { refusal } from "./refusal.ts";
export type { Outcome, State } from "./state/state.ts";
export type { View } from "./view.ts";
export { servedPaxRomana } from "./served.ts";
