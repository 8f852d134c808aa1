import { NONE, type Event } from "@ara/pax-romana";
import { reportsOf } from "@ara/pax-romana/board/report";

/** A part of the log: a line, or all lines of a battle that is over. */
export interface Passage {
  /** Where in the log it begins and ends. */
  readonly at: number;
  readonly to: number;
  readonly events: readonly Event[];
  readonly isBattle: boolean;
}

/** 10.2: the events of a log from one on, line by line, but every battle with what came of it as one. */
export function passagesOf(log: readonly Event[], from: number, end: number): Passage[] {
  const events = log.slice(from, end);
  const battles = reportsOf(events).filter((one) => one.to !== NONE && one.to > one.from);
  const passages: Passage[] = [];
  for (let i = 0; i < events.length;) {
    // A battle may stand within another: the outermost tells it.
    const last = battles.reduce((to, battle) => (battle.from === i ? Math.max(to, battle.to) : to), i);
    const part = events.slice(i, last + 1);
    passages.push({ at: from + i, to: from + last, events: part, isBattle: last > i });
    i = last + 1;
  }
  return passages;
}
