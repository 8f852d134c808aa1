import { testPostgres } from "@ara/server/testing";
import { hold } from "./contender.ts";
import { ours } from "./ours.ts";

/** Of a core, for each node. */
export const SHARE = 0.2;
const TABLES = 40;
const WARM_UP = 3000;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** Moves per second of one node, and of several with as many tables between them, on one PostgreSQL. */
export async function nodes(counts: readonly number[], seconds: number): Promise<Map<number, number>> {
  const postgres = await testPostgres();
  const rates = new Map<number, number>();
  for (const count of counts) {
    const all = await Promise.all(Array.from({ length: count }, () => ours({ database: postgres.url })));
    let moves = 0;
    const playing = await Promise.all(all.map((one) => one.play(TABLES / count, () => void moves++)));
    await wait(WARM_UP);
    const letGo = hold(
      all.map(({ pid }) => pid),
      SHARE,
    );
    await wait(1000);
    moves = 0;
    const before = performance.now();
    await wait(seconds * 1000);
    rates.set(count, (moves / (performance.now() - before)) * 1000);
    letGo();
    for (const one of playing) one.stop();
    await Promise.all(all.map((one) => one.close()));
  }
  await postgres.stop();
  return rates;
}
