import type { Event } from "@ara/pax";

/** So long a whole turn of somebody else takes at most, in milliseconds, however much is done in it. */
export const TURN = { slow: 5500, normal: 2500, fast: 1100, instant: 0 } as const;

/** Of the time of a turn, what each thing gets to be seen: what matters more, more. The sentence is read at its end. */
const SHARE: Readonly<Partial<Record<Event["type"], number>>> = {
  turn: 0.25,
  collected: 0.25,
  peeked: 0.2,
  bought: 0.12,
  tribute: 0.1,
  conspiratus: 0.1,
  played: 0.07,
  fed: 0.06,
};

/** The pace of the turns that are watched. It knows what everybody sees, and the clock. */
export class Pace {
  #end = 0;

  /** These events are about to be shown. */
  show(log: readonly Event[], whole: number, now: number): void {
    if (log.some(({ type }) => type === "turn")) this.#end = now + whole;
  }

  /** Whether the turn has taken its time already: then nothing is waited for. */
  isLate(now: number): boolean {
    return now >= this.#end;
  }

  /** How long they stay. */
  pause(log: readonly Event[], whole: number, now: number): number {
    const wanted = Math.max(0.02, ...log.map(({ type }) => SHARE[type] ?? 0)) * whole;
    return Math.max(0, Math.min(wanted, this.#end - now));
  }
}
