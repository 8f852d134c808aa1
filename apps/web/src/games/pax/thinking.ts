import { advise, analyse, Bot, type Level } from "@ara/bots/pax";
import type { Step } from "@ara/pax";
import { newSeed } from "../../store/ids.ts";
import type { Thinking } from "../game.ts";
import type { PaxAtTable } from "./types.ts";

const now = (): number => performance.now();

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

const bots = new Map<string, Bot>();

function botOf(level: Level, step: Step): Bot {
  const name = `${level} ${step}`;
  const budget = level === "consul" ? { milliseconds: CONSUL[step] } : undefined;
  const bot = bots.get(name) ?? new Bot(level, { seed: newSeed(), now, budget });
  bots.set(name, bot);
  return bot;
}

/** The bots of PAX. */
export const thinking: Thinking<PaxAtTable> = {
  choose(level, decision) {
    const bot = botOf(level as Level, decision.view.step);
    if (level === "tiro") return { action: bot.choose(decision), reason: null };
    const { action, reason } = bot.think(decision);
    return { action, reason };
  },
  advise,
  analyse: (record, seats, progress) => analyse(record, { seats, onProgress: (done, of) => progress(done / of) }),
};
