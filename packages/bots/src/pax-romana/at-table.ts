import { FastChance, type Decision } from "@ara/kernel";
import type { PaxRomana } from "@ara/pax-romana";
import { reasonOf, type Reason } from "./reasons.ts";
import { Steady } from "./steady.ts";
import type { Mind } from "./table.ts";

type Action = Decision<PaxRomana>["legal"][number];

/** The bots of Pax Romana as people meet them at a table; the one that plans is loaded when it first sits there. */
export function botsAtTable(
  newSeed: () => string,
): (level: string, decision: Decision<PaxRomana>) => Action | Promise<Action> {
  const steady = new Steady({ seed: newSeed() });
  const chance = new FastChance(newSeed());
  let planner: Promise<Mind> | undefined;
  return (level, decision) => {
    if (level === "random") return chance.pick(decision.legal);
    if (level !== "imperator") return steady.choose(decision);
    planner ??= import("./imperator/imperator.ts").then(({ Imperator }) => new Imperator({ seed: newSeed() }));
    return planner.then((imperator) => imperator.choose(decision));
  };
}

/** What the usual bot would answer; the same every time it is asked. */
export function advise(decision: Decision<PaxRomana>): { readonly action: Action; readonly reason: Reason | null } {
  const action = new Steady({ seed: `advice/${decision.log.length}` }).choose(decision);
  return { action, reason: reasonOf(decision.view, decision.seat, action) };
}
