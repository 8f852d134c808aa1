import { analyse, Bot, estimate, type Level } from "@ara/bots/pax";
import { newSeed } from "../../store/ids.ts";
import type { Thinking } from "../game.ts";
import type { Advice, PaxAtTable } from "./types.ts";

const now = (): number => performance.now();
const PLAYOUTS = 400;
/** How closely a finished game is looked at: a large table has many more decisions, each with longer playouts. */
const SMALL = { iterations: 200, playouts: 100 };
const LARGE = { iterations: 48, playouts: 24 };
const ADVICE = { milliseconds: 600 };

const bots = new Map<Level, Bot>();

function botOf(level: Level): Bot {
  const bot = bots.get(level) ?? new Bot(level, { seed: newSeed(), now });
  bots.set(level, bot);
  return bot;
}

/** The bots of PAX. */
export const thinking: Thinking<PaxAtTable> = {
  choose(level, decision) {
    if (level === "tiro") return { action: botOf(level).choose(decision), reason: null };
    const { action, reason } = botOf(level as Level).think(decision);
    return { action, reason };
  },
  advise(decision): Advice {
    const bot = new Bot("consul", { seed: "advice", budget: ADVICE, now });
    return {
      thought: decision.legal.length > 0 ? bot.think(decision) : null,
      estimate: estimate(decision.view, decision.log, PLAYOUTS, "advice"),
    };
  },
  analyse(record, progress) {
    const { iterations, playouts } = record.seats.length > 4 ? LARGE : SMALL;
    return analyse(record, {
      iterations,
      playouts,
      seed: "analysis",
      onProgress: (done, of) => progress(done / of),
    });
  },
};
