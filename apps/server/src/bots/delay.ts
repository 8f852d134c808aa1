import { createHmac } from "node:crypto";
import type { TableTypes, Thinkers } from "@ara/protocol";
import type { World } from "../world.ts";

/** Between these bounds a bot answers, in milliseconds. */
export interface Pace {
  readonly least: number;
  readonly most: number;
  /** What is not ready in time is told at the next multiple of this. */
  readonly step: number;
  /** So long a question under seal lasts, whoever is asked and whatever stands for him. */
  readonly beat: number;
}

export const PACES = {
  /** Among people: as long as somebody takes who knows what he wants. */
  live: { least: 600, most: 1800, step: 500, beat: 2000 },
  /** Whoever plays with bots alone waits for nobody's sake. */
  alone: { least: 200, most: 500, step: 500, beat: 0 },
} as const satisfies Readonly<Record<string, Pace>>;

/** How long an answer takes: drawn from a secret of the table and what everybody can count, never from a hand. */
export function drawnDelay({ least, most }: Pace, secret: string, of: string): number {
  const drawn = createHmac("sha256", secret).update(of).digest();
  return least + (drawn.readUInt32BE(0) / 2 ** 32) * (most - least);
}

/**
 * Bots whose answers take a time that tells nothing of their hand: it is drawn from a secret of the table and the number of
 * their decision, and one legal answer waits as long as many.
 */
export function unhurried<T extends TableTypes>(
  bots: Thinkers<T>,
  pace: Pace,
  secret: string,
  world: World,
): Thinkers<T> {
  let decisions = 0;
  const pause = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => void world.after(milliseconds, resolve));
  return {
    async choose(level, decision) {
      const asked = world.mono();
      const of = `${decision.seat} ${decision.log.length} ${decisions++}`;
      const due = drawnDelay(pace, secret, of);
      const choice = await bots.choose(level, decision);
      const taken = world.mono() - asked;
      const late = taken > due && pace.step > 0 ? Math.ceil((taken - due) / pace.step) * pace.step : 0;
      await pause(Math.max(0, due + late - taken));
      return choice;
    },
    advise: (decision) => bots.advise(decision),
    close: () => bots.close(),
  };
}
