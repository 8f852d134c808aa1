import { reasonOf, Steady } from "@ara/bots/pax-romana";
import { err, FastChance, type Decision } from "@ara/kernel";
import type { PaxRomana } from "@ara/pax-romana";
import { newSeed } from "../../store/ids.ts";
import type { Thinking } from "../game.ts";
import type { Advice, RomanaAtTable } from "./types.ts";

const steady = new Steady({ seed: newSeed() });
const chance = new FastChance(newSeed());

/** What the usual bot would answer; the same every time it is asked. */
export function adviceOf(decision: Decision<PaxRomana>): Advice {
  const action = new Steady({ seed: `advice/${decision.log.length}` }).choose(decision);
  return { action, reason: reasonOf(decision.view, decision.seat, action) };
}

/** The bots of Pax Romana. */
export const thinking: Thinking<RomanaAtTable> = {
  choose(level, decision) {
    const { legal } = decision;
    return { action: level === "random" ? chance.pick(legal) : steady.choose(decision), reason: null };
  },
  advise: adviceOf,
  analyse: () => err({ key: "table.game", params: {} }),
};
