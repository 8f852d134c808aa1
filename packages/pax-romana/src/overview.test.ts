import { FastChance } from "@ara/kernel";
import { expect, test } from "vitest";
import { config, worldOf } from "./config.ts";
import { paxRomana } from "./game.ts";
import { overviewOf, overviewSeen, seenState } from "./overview.ts";
import { allIn, paxRomanaTexts } from "./texts/index.ts";

const table = config("V");
const state = paxRomana.setup(table, paxRomana.deal(table, new FastChance("overview")));
const { powers, places, lastTurn, turn } = overviewOf(state);

test("2.15: treasuries, Stability and points of all powers are seen", () => {
  expect(powers.map(({ talents }) => talents)).toStrictEqual(state.powers.map(({ treasury }) => treasury));
  expect(powers.map(({ stability }) => stability)).toStrictEqual(state.powers.map(({ stability }) => stability));
  expect(lastTurn - turn).toBe(4);
  for (const { provinces, gop } of powers) expect(gop).toBeGreaterThanOrEqual(provinces.length);
});

test("2.15: every piece on the map is in one place", () => {
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
  const units = places.flatMap(({ stacks }) => stacks.map(({ counts }) => sum(counts)));
  expect(sum(units)).toBe(sum(state.table.counts));
  expect(places.filter(({ works }) => works).length).toBe(state.works.filter((here) => here !== 0).length);
  expect(places.flatMap(({ leaders }) => leaders)).toHaveLength(state.leaders.filter((place) => place >= 0).length);
});

test("13.11: of a tribe that nobody has seen, only that it is there", () => {
  const { map } = worldOf(table);
  const tribal = places.filter(({ tribe }) => tribe).map(({ node }) => map.tribal[node]!);
  expect(tribal.length).toBeGreaterThan(0);
  expect(tribal.every((index) => state.tribes[index]! > 0)).toBe(true);
  expect(JSON.stringify(places.filter(({ tribe }) => tribe))).not.toContain("strength");
});

test("2.15: whoever has but a view sees the same, and no objective of others", () => {
  const plus = config("V", { format: "basicPlus" });
  const dealt = paxRomana.setup(plus, paxRomana.deal(plus, new FastChance("seen")));
  for (const viewer of [0, 3, "spectator"] as const) {
    const seen = seenState(paxRomana.view(dealt, viewer));
    expect(overviewOf(seen)).toEqual(overviewOf(dealt));
    for (const power of [0, 1, 2, 3])
      expect(seen.objectives.hands[power]).toEqual(power === viewer ? dealt.objectives.hands[power] : []);
  }
});

test("3.41: whose Activation it is, and whose first-round markers are still to come", () => {
  const begun = overviewOf(state);
  expect([begun.active, ...begun.row]).toEqual(state.order);
  expect(overviewOf({ ...state, frames: [] }).active).toBeNull();
});

test("R316: how strong a tribe is, whoever has looked at it is told where it lies, and nobody else", () => {
  const cards = config("V", { game: "advanced" });
  const looked = paxRomana.setup(cards, paxRomana.deal(cards, new FastChance("looked")));
  const [node] = places.filter(({ tribe }) => tribe).map((place) => place.node) as [number];
  const tribal = worldOf(cards).map.tribal[node]!;
  looked.advanced!.tribeSeen[tribal]! |= 1;
  const seenBy = (viewer: number | "spectator") =>
    overviewSeen(paxRomana.view(looked, viewer)).places.filter(({ strength }) => strength !== undefined);
  expect(seenBy(0)).toMatchObject([{ node, tribe: true, strength: looked.tribes[tribal] }]);
  expect([seenBy(1), seenBy("spectator")]).toEqual([[], []]);
  expect(allIn(paxRomanaTexts.en, cards, seenBy(0)[0]!)).toContain(
    `a tribe you have looked at: strength ${looked.tribes[tribal]}`,
  );
  looked.tribes[tribal] = 0;
  expect(seenBy(0)).toEqual([]);
});
