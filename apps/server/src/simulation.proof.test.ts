import { expect, test } from "vitest";
import { simulate } from "./testing/simulation.ts";

const SEEDS = Number(process.env["ARA_SEEDS"] ?? 300);

test.each([
  ["pax", 3, 1],
  ["pax", 3, 2],
  ["pax", 5, 3],
  ["pax-romana", 2, 1],
  ["pax-romana", 4, 2],
])(
  `%s of %i on %i nodes: ${SEEDS} seeds of trouble, and nothing is lost, doubled or told that is not kept`,
  async (game, players, nodes) => {
    let [rows, crashes] = [0, 0];
    for (let n = 0; n < SEEDS; n++) {
      const found = await simulate({ seed: `proof ${n}`, game, players, nodes, troubled: 15_000 });
      expect(found.faults, `seed ${n}`).toEqual([]);
      rows += found.rows;
      crashes += found.crashes;
    }
    console.log(`${game} of ${players} on ${nodes} nodes: ${SEEDS} seeds, ${rows} rows, ${crashes} crashes`);
  },
  3_600_000,
);
