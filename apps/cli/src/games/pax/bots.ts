import { Bot, LEVELS, SEARCH_LEVELS, type Level } from "@ara/bots/pax";
import { FastChance, randomPlayer, type Player } from "@ara/kernel";
import type { Pax } from "@ara/pax";
import { CliError, whole, type Values } from "../../command.ts";
import type { Limits } from "../../program.ts";
import { ExecPlayer } from "./exec-player.ts";
import { ThreadPlayer } from "./thread-player.ts";

/** The players made of code that can be named on the command line: `random`, a level, or a program of one's own. */
export type BotName = "random" | Level | `exec:${string}`;

const NAMES: readonly BotName[] = ["random", ...LEVELS];

export function botNames(list: string): BotName[] {
  return list.split(",").map((given) => {
    const name = given.trim();
    if (isExec(name)) return name;
    const known = NAMES.find((bot) => bot === name);
    if (known === undefined)
      throw new CliError(`there is no bot "${name}"; there is: ${NAMES.join(", ")}, exec:COMMAND`);
    return known;
  });
}

const isExec = (name: string): name is `exec:${string}` => name.startsWith("exec:") && name.length > 5;

/** A bot in its seat; the same seed plays the same game, unless a level's budget is in time. */
export function botPlayer(name: BotName, seed: string, values: Values = {}): Player<Pax> {
  if (name === "random") return randomPlayer<Pax>(new FastChance(seed));
  if (isExec(name)) return new ExecPlayer(name.slice(5), limitsOf(values));
  return SEARCH_LEVELS[name] ? new ThreadPlayer(name, seed) : new Bot(name, { seed });
}

function limitsOf(values: Values): Partial<Limits> {
  const seconds = whole(values, "bot-seconds", 1, 86_400);
  return seconds === undefined ? {} : { seconds };
}
