import { expect, test } from "vitest";
import { simulate, type SimulationOptions } from "./testing/simulation.ts";

const PAX = { game: "pax", players: 3, nodes: 1, troubled: 4000 } as const;
const SETTINGS: readonly (readonly [string, Omit<SimulationOptions, "seed">, number])[] = [
  ["PAX, two people and a bot, a node that dies", PAX, 12],
  ["PAX on two nodes that die", { ...PAX, nodes: 2 }, 6],
  ["Pax Romana, a node that dies", { ...PAX, game: "pax-romana", players: 2 }, 4],
];

test.each(SETTINGS)(
  "%s: whatever goes wrong, all who look see the same in the end, and nothing they were told is lost or done twice",
  async (name, options, seeds) => {
    let [rows, crashes, cuts] = [0, 0, 0];
    for (let n = 0; n < seeds; n++) {
      const found = await simulate({ ...options, seed: `${n}` });
      expect(found.faults, `${name}, seed ${n}`).toEqual([]);
      rows += found.rows;
      crashes += found.crashes;
      cuts += found.cuts;
    }
    expect(rows).toBeGreaterThan(seeds * 8);
    expect(crashes).toBeGreaterThan(seeds);
    expect(cuts).toBeGreaterThan(seeds);
  },
  60_000,
);

test("the same seed is the same story, byte for byte; another seed is another", async () => {
  const [one, again, other] = [
    await simulate({ ...PAX, seed: "same" }),
    await simulate({ ...PAX, seed: "same" }),
    await simulate({ ...PAX, seed: "other" }),
  ];
  expect(again.trace).toBe(one.trace);
  expect(other.trace).not.toBe(one.trace);
});

test("what is told before it is kept is found", async () => {
  const found: string[] = [];
  for (let n = 0; n < 3; n++) found.push(...(await simulate({ ...PAX, seed: `${n}`, mood: "lying" })).faults);
  expect(found).not.toEqual([]);
});
