import { parentPort } from "node:worker_threads";
import type { Decision } from "@ara/kernel";
import { offer, type TableTypes } from "@ara/protocol";
import type { Thinking } from "../games/thinking.ts";
import { portOf } from "./port.ts";

/** A thread in which bots think. */
async function thinkingOf(game: string): Promise<Thinking<TableTypes>> {
  const { thinking } = (await import(`../games/${game}/thinking.ts`)) as { thinking: Thinking<TableTypes> };
  return thinking;
}

offer(portOf(parentPort!), {
  choose: async (game: string, level: string, decision: Decision<TableTypes>) =>
    (await thinkingOf(game)).choose(level, decision),
  advise: async (game: string, decision: Decision<TableTypes>) => (await thinkingOf(game)).advise(decision),
});
