import { testPostgres } from "@ara/server/testing";
import { hold } from "./contender.ts";
import { ours } from "./ours.ts";

/** Of a core, for each node. */
export const SHARE = 0.2;
/** So many that no node waits for players or the database while it may run. */
const TABLES = 100;
/** For each node: code that has run so often is compiled by then, however many nodes share the moves. */
const WARM_UP = { moves: 5000, most: 30_000 };

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** Moves per second of one node, and of several with as many tables between them, on one PostgreSQL. */
export async function nodes(counts: readonly number[], seconds: number): Promise<Map<number, number>> {
  const postgres = await testPostgres();
  const rates = new Map<number, number>();
  for (const count of counts) {
    const all = await Promise.all(Array.from({ length: count }, () => ours({ database: postgres.url })));
    const moves = all.map(() => 0);
    const playing = await Promise.all(
      all.map((one, node) => one.play(TABLES / count, (_, made) => void (moves[node]! += made))),
    );
    const since = performance.now();
    while (moves.some((of) => of < WARM_UP.moves) && performance.now() - since < WARM_UP.most) await wait(100);
    const letGo = hold(
      all.map(({ pid }) => pid),
      SHARE,
    );
    await wait(1000);
    moves.fill(0);
    const before = performance.now();
    await wait(seconds * 1000);
    rates.set(count, (moves.reduce((sum, of) => sum + of) / (performance.now() - before)) * 1000);
    letGo();
    for (const one of playing) one.stop();
    await Promise.all(all.map((one) => one.close()));
  }
  await postgres.stop();
  return rates;
}
