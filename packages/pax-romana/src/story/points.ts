import type { Power } from "../data/index.ts";
import type { Event } from "../event.ts";

/** 15.11: what a Victory Phase brought one power, and its points then. */
export interface Scored {
  readonly turn: number;
  readonly power: Power;
  readonly gop: number;
  readonly cvp: number;
  readonly forGop: number;
  readonly forCvp: number;
  readonly forObjectives: number;
  readonly total: number;
}

/** Victory Points by turn and source. */
export function pointsIn(events: readonly Event[]): Scored[] {
  const totals = new Map<Power, number>();
  const found: Scored[] = [];
  let turn = 0;
  for (const event of events) {
    if (event.type === "turnBegan") turn = event.turn;
    else if (event.type === "points") totals.set(event.power, (totals.get(event.power) ?? 0) + event.change);
    else if (event.type === "scored") {
      const { power, gop, cvp, forGop, forCvp, forObjectives } = event;
      found.push({ turn, power, gop, cvp, forGop, forCvp, forObjectives, total: totals.get(power) ?? 0 });
    }
  }
  return found;
}
