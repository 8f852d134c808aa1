// What teaching a net needs; no player loads it.
export { FEATURES } from "./features.ts";
export type { NetData } from "./net.ts";
export { NET_KINDS, netData, type NetKind } from "./nets.ts";
export { heldOut, selfPlay } from "./self-play.ts";
export { traceOf } from "./trace.ts";
