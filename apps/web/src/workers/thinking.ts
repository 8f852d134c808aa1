import type { Decision, GameRecord, GameTypes, Seat } from "@ara/kernel";
import type { Progress, TableTypes } from "@ara/protocol";
import type { Thinking } from "../games/game.ts";

/** What the bots of all games can be asked. */
export function thinkingOf(find: (game: string) => Promise<Thinking<TableTypes> | undefined>) {
  async function of(game: string): Promise<Thinking<TableTypes>> {
    const found = await find(game);
    if (!found) throw new Error(`no bot plays ${game}`);
    return found;
  }
  return {
    choose: async (game: string, level: string, decision: Decision<GameTypes>) =>
      (await of(game)).choose(level, decision),
    advise: async (game: string, decision: Decision<GameTypes>, played: unknown = null) =>
      (await of(game)).advise(decision, played),
    analyse: async (game: string, record: GameRecord, seats: readonly Seat[], progress: Progress) =>
      (await of(game)).analyse(record, seats, progress),
  };
}
