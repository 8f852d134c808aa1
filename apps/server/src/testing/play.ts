import { FastChance, type Seat, type Viewer } from "@ara/kernel";
import type { News, Table, TableTypes } from "@ara/protocol";
import type { Rate } from "../line/line.ts";

/** Those who play in tests are faster than any hand. */
export const NO_HAND: Rate = { atOnce: 10_000, aSecond: 10_000 };

/** Answers whatever is asked until the game is over, or so many answers were given. */
export async function play(table: Table<TableTypes>, seat: Seat, most = Infinity): Promise<News<TableTypes>> {
  const chance = new FastChance(`${seat}`);
  return new Promise((resolve, reject) => {
    let answered = 0;
    let busy = false;
    let last: News<TableTypes>;
    async function answer(): Promise<void> {
      while (!busy && last.prompt !== null && answered < most) {
        busy = true;
        const { options } = last.prompt as { options: readonly { action: unknown; refusal: unknown }[] };
        const legal = options.filter(({ refusal }) => refusal === null);
        answered++;
        const refused = await table.act(seat, chance.pick(legal).action, last.version);
        if (refused && refused.key !== "table.stale") throw new Error(JSON.stringify(refused));
        busy = false;
      }
      if (last.over || answered >= most) resolve(last);
    }
    table.watch(seat, (news) => {
      last = news;
      answer().catch(reject);
    });
  });
}

/** The first news that are as they should be. */
export const newsOf = (
  table: Table<TableTypes>,
  viewer: Viewer,
  fits: (news: News<TableTypes>) => boolean = () => true,
) => new Promise<News<TableTypes>>((resolve) => void table.watch(viewer, (news) => fits(news) && resolve(news)));
