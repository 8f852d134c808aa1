import { FastChance, randomPlayer, type GameTypes, type Player } from "@ara/kernel";
import { CliError } from "./command.ts";

/** The players made of code that can be named on the command line. */
const BOTS = ["random"] as const;
export type BotName = (typeof BOTS)[number];

export function botNames(list: string): BotName[] {
  return list.split(",").map((name) => {
    const known = BOTS.find((bot) => bot === name.trim());
    if (known === undefined) throw new CliError(`there is no bot "${name}"; there is: ${BOTS.join(", ")}`);
    return known;
  });
}

/** A bot in its seat; the same seed plays the same game. */
export const botPlayer = <T extends GameTypes>(_name: BotName, seed: string): Player<T> =>
  randomPlayer<T>(new FastChance(seed));
