import type { Event } from "@ara/pax-romana";

/** So long an Activation of somebody else takes at most, in milliseconds, however much is done in it. */
export const ACTIVATION = { slow: 4500, normal: 2000, fast: 900, instant: 0 } as const;

/** Of that time, what each thing gets to be seen. What it came to is read at its end, for which time is kept. */
const SHARE: Readonly<Partial<Record<Event["type"], number>>> = {
  stepped: 0.06,
  sailed: 0.04,
  moveEnded: 0.1,
  captured: 0.1,
  battleEnded: 0.2,
  navalBattle: 0.2,
  eventRolled: 0.35,
};
const END = 0.35;

const BEGINS: ReadonlySet<Event["type"]> = new Set(["activationBegan", "eventRolled", "phaseBegan"]);

/** What is watched: for all else nobody waits. */
export const isWatched = ({ type }: Event): boolean => type === "activationEnded" || SHARE[type] !== undefined;

/** The pace of what others do. It knows what everybody sees, and the clock. */
export class Pace {
  #end = 0;

  /** How long these lines stay. */
  pause(log: readonly Event[], whole: number, now: number): number {
    const begins = log.some(({ type }) => BEGINS.has(type));
    if (log.some(({ type }) => type === "activationEnded")) {
      // What is left of its time is to read what it came to; however long a bot thought about it, there is some.
      const pause = Math.min(whole, Math.max(this.#end - now, END * whole));
      // What begins with the end of an Activation has a time of its own.
      if (begins) this.#end = now + pause + whole;
      return pause;
    }
    if (begins) this.#end = now + whole;
    const wanted = Math.max(0, ...log.map(({ type }) => SHARE[type] ?? 0)) * whole;
    return Math.max(0, Math.min(wanted, this.#end - now - END * whole));
  }
}
