import type { Decision, GameRecord, GameTypes } from "@ara/kernel";
import { offer, type Progress, type TableTypes } from "@ara/protocol";
import type { Thinking } from "../games/game.ts";
import { partOf } from "./part.ts";
import { toStarter } from "./ports.ts";

/** The bots, in a thread of their own: however long they think, the page does not wait. */

const THINKING = import.meta.glob<{ readonly thinking: Thinking<TableTypes> }>("../games/*/thinking.ts");

async function of(game: string): Promise<Thinking<TableTypes>> {
  const found = await partOf(THINKING, game);
  if (!found) throw new Error(`no bot plays ${game}`);
  return found.thinking;
}

offer(toStarter, {
  choose: async (game: string, level: string, decision: Decision<GameTypes>) =>
    (await of(game)).choose(level, decision),
  advise: async (game: string, decision: Decision<GameTypes>) => (await of(game)).advise(decision),
  analyse: async (game: string, record: GameRecord, progress: Progress) => (await of(game)).analyse(record, progress),
});
