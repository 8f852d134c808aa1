import { Steady } from "@ara/bots/pax-romana";
import { Imperator } from "@ara/bots/pax-romana/imperator";
import { FastChance, randomPlayer, type Player } from "@ara/kernel";
import type { PaxRomana } from "@ara/pax-romana";
import { CliError } from "../../command.ts";

/** The players made of code that sit down at Pax Romana. */
export const ROMANA_BOTS = ["random", "steady", "imperator"] as const;
export type RomanaBot = (typeof ROMANA_BOTS)[number];

export function romanaBots(list: string): RomanaBot[] {
  return list.split(",").map((given) => {
    const known = ROMANA_BOTS.find((bot) => bot === given.trim());
    if (known === undefined)
      throw new CliError(`there is no bot "${given.trim()}"; there is: ${ROMANA_BOTS.join(", ")}`);
    return known;
  });
}

/** A bot in its seat; the same seed plays the same game. */
export function romanaBot(name: RomanaBot, seed: string): Player<PaxRomana> {
  if (name === "imperator") return new Imperator({ seed });
  return name === "steady" ? new Steady({ seed }) : randomPlayer<PaxRomana>(new FastChance(seed));
}
