import { SLAVES_ROME, type Node, type Owner } from "../data/index.ts";
import type { Event } from "../event.ts";

/** The way of a force: whose it is, and every place it came through. */
export interface Trail {
  readonly owner: Owner;
  readonly nodes: readonly Node[];
  /** By leg: whether it went by sea. */
  readonly bySea: readonly boolean[];
  /** It gave way: a withdrawal, a retreat, a flight. */
  readonly isFlight: boolean;
}

interface Leg {
  readonly owner: Owner;
  readonly from: Node;
  readonly to: Node;
  readonly bySea: boolean;
  readonly isFlight: boolean;
}

function legOf(event: Event): Leg | undefined {
  switch (event.type) {
    case "stepped":
      return { owner: event.owner, from: event.from, to: event.to, bySea: false, isFlight: false };
    case "sailed":
      return { owner: event.owner, from: event.from, to: event.to, bySea: true, isFlight: false };
    case "interceptionRolled":
      return event.success
        ? { owner: event.owner, from: event.from, to: event.to, bySea: false, isFlight: false }
        : undefined;
    case "slavesMoved":
      return { owner: SLAVES_ROME + event.power, from: event.from, to: event.to, bySea: false, isFlight: false };
    case "withdrew":
    case "retreated":
      return { owner: event.owner, from: event.from, to: event.to, bySea: false, isFlight: true };
    case "fleetFled":
    case "fleetWithdrew":
      return { owner: event.fleet, from: event.from, to: event.to, bySea: true, isFlight: true };
    default:
      return undefined;
  }
}

/** Who went from where to where, and along which way. */
export function trailsIn(events: readonly Event[]): Trail[] {
  const trails: { owner: Owner; nodes: Node[]; bySea: boolean[]; isFlight: boolean; ended: boolean }[] = [];
  for (const event of events) {
    // A second force of the same owner may set out from where the first has stopped.
    if (event.type === "moveBegan" || event.type === "moveEnded")
      for (const trail of trails) trail.ended ||= trail.owner === event.owner;
    const leg = legOf(event);
    if (!leg || leg.from === leg.to) continue;
    const { owner, from, to, bySea, isFlight } = leg;
    const open = trails.findLast((one) => !one.ended && one.owner === owner && one.isFlight === isFlight);
    if (open?.nodes.at(-1) === from) {
      open.nodes.push(to);
      open.bySea.push(bySea);
    } else trails.push({ owner, nodes: [from, to], bySea: [bySea], isFlight, ended: false });
  }
  return trails.map(({ ended: _ended, ...trail }) => trail);
}
