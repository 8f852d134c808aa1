import { FastChance, type Decision } from "@ara/kernel";
import type { PaxRomana } from "@ara/pax-romana";
import { reasonOf, type Reason } from "./reasons.ts";
import { Steady } from "./steady.ts";

type Action = Decision<PaxRomana>["legal"][number];

/** The bots of Pax Romana as people meet them at a table. */
export function botsAtTable(newSeed: () => string): (level: string, decision: Decision<PaxRomana>) => Action {
  const steady = new Steady({ seed: newSeed() });
  const chance = new FastChance(newSeed());
  return (level, decision) => (level === "random" ? chance.pick(decision.legal) : steady.choose(decision));
}

/** What the usual bot would answer; the same every time it is asked. */
export function advise(decision: Decision<PaxRomana>): { readonly action: Action; readonly reason: Reason | null } {
  const action = new Steady({ seed: `advice/${decision.log.length}` }).choose(decision);
  return { action, reason: reasonOf(decision.view, decision.seat, action) };
}
