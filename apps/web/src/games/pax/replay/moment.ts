import type { Seat } from "@ara/kernel";
import type { Event } from "@ara/pax";
import type { Moment } from "./outline.ts";

/** What is told on the way from one moment to the next, if it is at most a decision further on. */
export function eventsBetween(from: Moment, to: Moment): readonly Event[] {
  if (from.at === to.at) return to.log.slice(from.event + 1, to.event + 1);
  return from.at === to.at - 1 && isDone(from) ? to.log.slice(0, to.event + 1) : [];
}

/** Whether all of a decision is told. */
const isDone = ({ log, event }: Moment): boolean => event >= log.length - 1;

/** Until all of a decision is told, nobody has to make the next one. */
export const decidersAt = (moment: Moment): readonly Seat[] => (isDone(moment) ? moment.toAct : []);

/** Who does what is told now. His hand and display are the ends of a flight. */
export function actorOf({ log, event }: Moment): Seat | null {
  const told = log[event];
  return told && "seat" in told ? told.seat : null;
}
