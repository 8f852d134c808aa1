import { Match } from "@ara/kernel";
import { config, paxRomana, POWERS, worldOf } from "@ara/pax-romana";
import { overviewOf } from "@ara/pax-romana/overview";
import { expect, test } from "vitest";
import { isOwn } from "../text/standing.ts";
import { piled, stacksAt, strongest, type Stack } from "./stacks.ts";
import { counterOf } from "./counters.ts";
import { layOut } from "./layout.ts";
import { testChart, testPosition, testScene } from "./testing.ts";

const stack = (owner: number, battlePoints: number, more: Partial<Stack> = {}): Stack => ({
  node: 3,
  owner,
  type: "army",
  counts: [],
  units: 1,
  battlePoints,
  leaders: [],
  isMoving: false,
  ...more,
});

test("three stacks of a place are three counters; of more, the mover and the strongest stand before a pile", () => {
  const three = [stack(0, 4), stack(1, 9), stack(2, 1, { type: "fleet" })];
  expect(piled(three)).toBe(three);
  const [first, second, pile, ...none] = piled([...three, stack(3, 2, { isMoving: true })]);
  expect(none).toEqual([]);
  expect([first!.owner, second!.owner]).toEqual([3, 1]);
  expect([pile!.type, pile!.node, pile!.units]).toEqual(["pile", 3, 2]);
  for (const level of [0, 1, 2] as const) expect(counterOf(pile!, level).svg).toContain("+2");
});

test("a pile that is fanned out is as many counters as it has stacks", () => {
  const chart = testChart("V");
  const state = testPosition(chart, 60, "fan");
  const scene = testScene(chart, state, 1.12);
  const [node, place] = [...scene.places].find(([, one]) =>
    one.stacks.some(({ counts }) => counts.some((n) => n > 0)),
  )!;
  const stacks = [0, 1, 2, 3].map((owner) => ({
    owner,
    mark: 0,
    counts: Array.from({ length: 16 }, (_, i) => (i === 0 ? 1 : 0)),
  }));
  const full = { ...scene, places: new Map([...scene.places, [node, { ...place, stacks, leaders: [], forces: [] }]]) };
  const countersAt = (fanned: ReadonlySet<number>): number =>
    layOut({ ...full, fanned }, state.control).counters.filter(({ stack: { node: at } }) => at === node).length;
  expect(stacksAt(chart.config, full.places.get(node)!)).toHaveLength(4);
  expect(countersAt(new Set())).toBe(3);
  expect(countersAt(new Set([node]))).toBe(4);
});

test("what is strongest of Greece in scenario I is the army of Pyrrhus, at Corcyra", () => {
  const { state } = new Match(paxRomana, config("I"), { seats: ["A", "B"], seed: "first" });
  const { map } = worldOf(state.config);
  const { places } = overviewOf(state);
  const greece = state.config.seats.findIndex((powers) => powers.includes(POWERS.indexOf("greece")));
  const view = paxRomana.view(state, greece);
  expect(map.names[strongest(state.config, places, isOwn(view))!]).toBe("Corcyra");
  expect(strongest(state.config, places, () => false)).toBeUndefined();
});
