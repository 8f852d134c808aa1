import { Steady } from "@ara/bots/pax-romana";
import { Match } from "@ara/kernel";
import { paxRomana, promptOf, servedPaxRomana, type PaxRomana } from "@ara/pax-romana";
import { LocalTable, type TableSeat, type Thinkers } from "@ara/protocol";
import { advise } from "@ara/bots/pax-romana";
import type { RomanaAtTable } from "../types.ts";
import { begunAt } from "./prepared.ts";
import { LEARNER, taskOf, type TaskId } from "./tasks.ts";

/** A task to be laid out, and who sits where. */
export interface Wanted {
  readonly id: TaskId;
  readonly names: readonly string[];
}

/** The table of a task: its position, its dice, and bots that play no further than the task. */
export function tableFor({ id, names }: Wanted): LocalTable<RomanaAtTable> {
  const { isOver, hints = {} } = taskOf(id);
  const { state, seed } = begunAt(id);
  const seats = names.map((name, seat): TableSeat => ({ name, bot: seat === LEARNER ? null : "steady" }));
  const game = { ...paxRomana, setup: () => paxRomana.clone(state) };
  const match = new Match<PaxRomana>(game, state.config, { seats: names, seed });
  const bot = new Steady({ seed });
  const bots: Thinkers<RomanaAtTable> = {
    // What comes after the task is another one's: nobody plays on.
    choose: (_level, decision) =>
      isOver(decision.view.frames, [])
        ? new Promise(() => undefined)
        : Promise.resolve({ action: bot.choose(decision), reason: null }),
    advise(decision) {
      const asked = hints[promptOf(decision.view, decision.seat)?.key ?? ""] ?? (() => true);
      const legal = decision.legal.filter(asked);
      return Promise.resolve(advise(legal.length > 0 ? { ...decision, legal } : decision));
    },
    close: () => undefined,
  };
  return new LocalTable<RomanaAtTable>({ ...servedPaxRomana, game }, match, {
    seats,
    bots,
    save: () => Promise.resolve(),
  });
}
