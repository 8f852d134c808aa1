import type { Decision } from "@ara/kernel";
import type { Pax, Step } from "@ara/pax";
import { Bot } from "./bot.ts";
import type { Level } from "./levels.ts";
import type { Reason } from "./reason.ts";

/**
 * How long a consul thinks at a table, in milliseconds: people wait for him, no more than three seconds a turn. It depends
 * on the step alone, which everybody sees.
 */
const CONSUL: Readonly<Record<Step, number>> = {
  setup: 300,
  turn: 100,
  draw: 250,
  buy: 500,
  play: 300,
  tribute: 200,
  senate: 200,
  over: 0,
};

type Choice = { readonly action: Decision<Pax>["legal"][number]; readonly reason: Reason | null };

/** The bots of PAX as people meet them at a table. Time and seeds are handed in. */
export function botsAtTable(
  now: () => number,
  newSeed: () => string,
): (level: string, decision: Decision<Pax>) => Choice {
  const bots = new Map<string, Bot>();
  function botOf(level: Level, step: Step): Bot {
    const name = `${level} ${step}`;
    const budget = level === "consul" ? { milliseconds: CONSUL[step] } : undefined;
    const bot = bots.get(name) ?? new Bot(level, { seed: newSeed(), now, budget });
    bots.set(name, bot);
    return bot;
  }
  return (level, decision) => {
    const bot = botOf(level as Level, decision.view.step);
    if (level === "tiro") return { action: bot.choose(decision), reason: null };
    const { action, reason } = bot.think(decision);
    return { action, reason };
  };
}
