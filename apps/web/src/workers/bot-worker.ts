import { analyse, Bot, estimate, type Analysis, type Level } from "@ara/bots";
import type { Decision, GameRecord, Refusal, Result } from "@ara/kernel";
import type { Pax } from "@ara/pax";
import type { Advice } from "@ara/protocol";
import { newSeed } from "../store/ids.ts";
import { offer, type Progress } from "./remote.ts";

/** The bots, in a thread of their own: however long they think, the page does not wait. */

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

offer({
  choose(level: Level, decision: Decision<Pax>) {
    if (level === "tiro") return { action: botOf(level).choose(decision), reason: null };
    const { action, reason } = botOf(level).think(decision);
    return { action, reason };
  },
  advise(decision: Decision<Pax>): Advice {
    const bot = new Bot("consul", { seed: "advice", budget: ADVICE, now });
    return {
      thought: decision.legal.length > 0 ? bot.think(decision) : null,
      estimate: estimate(decision.view, decision.log, PLAYOUTS, "advice"),
    };
  },
  analyse(record: GameRecord, progress: Progress): Result<Analysis, Refusal> {
    const { iterations, playouts } = record.seats.length > 4 ? LARGE : SMALL;
    return analyse(record, {
      iterations,
      playouts,
      seed: "analysis",
      onProgress: (done, of) => progress(done / of),
    });
  },
});
