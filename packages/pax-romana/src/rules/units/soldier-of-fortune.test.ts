import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { data, FRESH, HI, SOLDIER_LEADER, SOLDIER_OF_FORTUNE, type PowerName } from "../../data/index.ts";
import type { Call } from "../../engine/procedure.ts";
import { armyOf } from "../../state/armies.ts";
import { addForce, addToForce, emptyForce } from "../../state/force.ts";
import { DEAD, IN_POOL, putLeader } from "../../state/leaders.ts";
import type { State } from "../../state/state.ts";
import { addRow, keyOf } from "../../state/table.ts";
import { worksAt } from "../../state/works.ts";
import { count, nodeIn, position, powerOf, type Given } from "../../testing/position.ts";
import { March } from "../../testing/march.ts";
import { Table } from "../../testing/table.ts";
import { captureWorks } from "../cities/capture.ts";
import { sack } from "../cities/sack.ts";
import { holderOf } from "../control/holder.ts";
import { keeperOf } from "../control/keeper.ts";
import { relation } from "../control/relation.ts";
import { arrivalThat, draws, idleMove } from "../chance-events/testing.ts";
import { chooseUnits } from "../movement/choose-units.ts";
import { expansionOf } from "../sequence/operations.ts";
import { removeSoldier } from "./soldier-of-fortune.ts";

function without(given: Given = {}): State {
  const state = position("V", { ...given, settled: true });
  state.armies = [];
  return state;
}

/** A power has drawn his event; `chooseUnits` is at hand. */
const comes = (state: State, power: PowerName): Table =>
  draws(state, power, "soldierOfFortune", [], [chooseUnits, arrivalThat("held"), idleMove]);

/** Carthage has hired him, and he stands in Utica with all his army. */
function hired(given: Given = {}): State {
  const state = without(given);
  comes(state, "carthage").take("carthage", { node: "utica" }).take("carthage", { type: "all" });
  return state;
}

test("12.42, 12.43: he comes with 4 HI, 2 LI, 1 CAV, 1 EL to a Home Space without enemies", () => {
  const state = without({ pieces: { "rome hippo_regius": { LI: 1 }, "carthage carthago": { HI: 1, city: 5 } } });
  const table = comes(state, "carthage");
  const spaces = table.choices("carthage", "node") as string[];
  expect(spaces).toContain("carthago");
  expect(spaces).not.toContain("hippo_regius");
  const homes = new Set(data.map.homeProvinces[powerOf("carthage")]);
  expect(spaces.every((id) => homes.has(data.map.province[data.map.nodeOf.get(id)!]!))).toBe(true);
  table.take("carthage", { node: "carthago" }).take("carthage", { type: "all" });
  const units = ["HI", "LI", "CAV", "EL"] as const;
  expect(units.map((unit) => count(state, "sof carthago", unit))).toEqual([4, 2, 1, 1]);
  expect(state.leaders[SOLDIER_LEADER]).toBe(nodeIn(worldOf(state.config).map, "carthago"));
  expect(data.leaders.tactical[SOLDIER_LEADER]).toBe(3);
  expect(data.leaders.campaign[SOLDIER_LEADER]).toBe(4);
  expect(armyOf(state, SOLDIER_OF_FORTUNE)).toMatchObject({ keeper: powerOf("carthage"), use: "keeper" });
});

test('12.43, R397: "anywhere": his army may be divided among several Spaces of the Home Territory, and he goes with one part', () => {
  const state = without();
  const table = comes(state, "carthage").take("carthage", { node: "utica" });
  table.take("carthage", { type: "some" });
  table.take("carthage", { unit: "HI", n: 3 }).take("carthage", { unit: "LI", n: 2 });
  table.take("carthage", { unit: "CAV", n: 0 }).take("carthage", { unit: "EL", n: 1 });
  expect(table.choices("carthage", "node")).not.toContain("utica");
  expect(table.refusal("carthage", { type: "choose", node: nodeIn(worldOf(state.config).map, "roma") })).toBe(
    "soldier.notAtHome 12.43",
  );
  table.take("carthage", { node: "zama" }).take("carthage", { type: "all" });
  expect(table.choices("carthage", "node")).toEqual(["utica", "zama"]);
  table.take("carthage", { node: "zama" });
  const at = (id: string): number[] =>
    (["HI", "LI", "CAV", "EL"] as const).map((unit) => count(state, `sof ${id}`, unit));
  expect([at("utica"), at("zama")]).toEqual([
    [3, 2, 0, 1],
    [1, 0, 1, 0],
  ]);
  expect(state.leaders[SOLDIER_LEADER]).toBe(nodeIn(worldOf(state.config).map, "zama"));
  expect(table.isOpen).toBe(false);
});

test("12.43, 10.68: elephants are not left over alone, and where only one Space is open all come there", () => {
  const state = without();
  const table = comes(state, "carthage").take("carthage", { node: "utica" }).take("carthage", { type: "some" });
  table.take("carthage", { unit: "HI", n: 4 }).take("carthage", { unit: "LI", n: 2 });
  table.take("carthage", { unit: "CAV", n: 1 });
  if (table.isOpen) table.take("carthage", { unit: "EL", n: 0 });
  expect([count(state, "sof utica", "EL"), table.isOpen]).toEqual([1, false]);
  const home = data.map.homeProvinces[powerOf("carthage")]!.flatMap((province) => data.map.spacesOf[province]!);
  const others = home.map((node) => data.map.ids[node]!).filter((id) => id !== "utica");
  const single = without({ pieces: Object.fromEntries(others.map((id) => [`rome ${id}`, { LI: 1 }])) });
  comes(single, "carthage").take("carthage", { node: "utica" });
  expect([count(single, "sof utica", "HI"), single.leaders[SOLDIER_LEADER]]).toEqual([
    4,
    nodeIn(worldOf(single.config).map, "utica"),
  ]);
});

test("16.2, R210: a player may, and need not, hire him", () => {
  const state = without();
  const table = draws(state, "east", "soldierOfFortune").take("east", { type: "decline" });
  expect(table.told("noEvent")).toHaveLength(1);
  expect(state.armies).toEqual([]);
});

test("R177: a second Soldier of Fortune while he is in play is no event", () => {
  const state = hired();
  expect(draws(state, "greece", "soldierOfFortune").told("noEvent")).toHaveLength(1);
});

test("R177: once he and his army are dead he is not in play, and may be hired again", () => {
  const state = hired();
  const utica = nodeIn(worldOf(state.config).map, "utica");
  addRow(state, keyOf(utica, SOLDIER_OF_FORTUNE, FRESH), data.charts.soldierOfFortune.units, -1);
  putLeader(state, SOLDIER_LEADER, DEAD);
  state.frames = [];
  comes(state, "greece").take("greece", { node: "pella" }).take("greece", { type: "all" });
  expect(count(state, "sof pella", "HI")).toBe(4);
  expect(state.armies).toMatchObject([{ keeper: powerOf("greece") }]);
});

test("R177: while his leader lives alone he is still in play", () => {
  const state = hired();
  const utica = nodeIn(worldOf(state.config).map, "utica");
  addRow(state, keyOf(utica, SOLDIER_OF_FORTUNE, FRESH), data.charts.soldierOfFortune.units, -1);
  state.frames = [];
  expect(draws(state, "greece", "soldierOfFortune").told("noEvent")).toHaveLength(1);
});

test("R177: also in the first Space of the map", () => {
  const state = without({ leaders: { "soldier-of-fortune": "roma" } });
  expect(state.leaders[SOLDIER_LEADER]).toBe(0);
  expect(draws(state, "greece", "soldierOfFortune").told("noEvent")).toHaveLength(1);
});

test("12.41, R178: he gives control to nobody, and denies it to all but his own player", () => {
  const state = hired();
  const { map } = worldOf(state.config);
  expect(holderOf(state, nodeIn(map, "utica"))).toBe(powerOf("carthage"));
  const abroad = without({ pieces: { "sof massilia": { HI: 1 } } });
  expect(holderOf(abroad, nodeIn(map, "massilia"))).toBe(SOLDIER_OF_FORTUNE);
});

test("12.42, 12.44: he is his player's, who stacks with him, and everybody else's enemy", () => {
  const state = hired();
  expect(keeperOf(state, SOLDIER_OF_FORTUNE)).toBe(powerOf("carthage"));
  const toSoldier = (power: number): string => relation(state, power, power, SOLDIER_OF_FORTUNE);
  expect(toSoldier(powerOf("carthage"))).toBe("friend");
  expect(toSoldier(powerOf("greece"))).toBe("hostile");
});

test("12.42: he moves as his player's Major Move, in all of his Activations; the Minor Moves stay, and may be his units'", () => {
  const state = hired({ pieces: { "carthage zama": { HI: 1 } }, treasury: { carthage: 0 } });
  state.frames = [];
  const carthage = new March(state, expansionOf(powerOf("carthage")), [1, 1]);
  expect(carthage.options).toEqual(["major own", "major sof", "minor", "done"]);
  carthage.answer(["minor", "at utica", "moveUnit LI", "stop"]);
  expect(carthage.options).toEqual(["major own", "major sof", "minor", "done"]);
  carthage.answer(["major sof", "at utica", "all", "leader soldier-of-fortune yes", "stop"]);
  expect(carthage.options).toEqual(["minor", "done"]);
  const greece = new March(hired({ pieces: { "greece pella": { HI: 1 } } }), expansionOf(powerOf("greece")));
  expect(greece.options).not.toContain("major sof");
});

test("12.41, 12.46, R290: his units make no garrisons, which would stay when he leaves", () => {
  const state = hired();
  state.frames = [];
  const minor = new March(state, expansionOf(powerOf("carthage"))).answer(["minor", "at utica"]);
  expect(minor.options.some((name) => name.startsWith("breakDown"))).toBe(false);
});

test("12.46: he and his army leave in the Removal Phase", () => {
  const state = hired();
  const events: string[] = [];
  removeSoldier(state, ({ type: e }) => events.push(e));
  expect(count(state, "sof utica", "HI") + count(state, "sof utica", "EL")).toBe(0);
  expect(state.leaders[SOLDIER_LEADER]).toBe(IN_POOL);
  expect(armyOf(state, SOLDIER_OF_FORTUNE)).toBeUndefined();
  expect(events).toEqual(["unitsRemoved"]);
});

test("12.45: Towns and Cities he takes are his player's", () => {
  const state = hired({ pieces: { "rome massilia": { town: 1 } } });
  const massilia = nodeIn(worldOf(state.config).map, "massilia");
  captureWorks(state, massilia, SOLDIER_OF_FORTUNE);
  expect(worksAt(state, massilia)?.owner).toBe(powerOf("carthage"));
});

test("12.45: his player decides whether he sacks them", () => {
  const state = hired({ pieces: { "carthage massilia": { town: 1 } } });
  const force = addForce(state, emptyForce(powerOf("carthage"), nodeIn(worldOf(state.config).map, "massilia")));
  addToForce(state, state.forces[force]!, SOLDIER_OF_FORTUNE, FRESH, HI, 1);
  const frame: Call<"sack"> = { proc: "sack", force, space: state.forces[force]!.node, city: false };
  expect(new Table(state, [sack], frame).options("carthage")).toHaveLength(2);
});

test("12.43: without a Space of the Home that is his own nobody is asked; where he cannot come is refused", () => {
  const home = data.map.homeProvinces[powerOf("carthage")]!.flatMap((province) => data.map.spacesOf[province]!);
  const pieces = Object.fromEntries(home.map((node) => [`rome ${data.map.ids[node]}`, { LI: 1 }]));
  expect(draws(without({ pieces }), "carthage", "soldierOfFortune").told("noEvent")).toHaveLength(1);
  const table = comes(without(), "carthage");
  const roma = nodeIn(worldOf(table.state.config).map, "roma");
  expect(table.refusal("carthage", { type: "choose", node: roma })).toBe("soldier.notAtHome 12.43");
  table.take("carthage", { node: "utica" }).take("carthage", { type: "all" });
  expect([table.told("noEvent").length, table.told("soldierPlaced").length]).toEqual([0, 2]);
});

test("12.46: where he is not in play nobody leaves", () => {
  const state = without({ pieces: { "carthage utica": { HI: 1 } } });
  state.leaders[SOLDIER_LEADER] = DEAD;
  removeSoldier(state, () => expect.unreachable());
  expect([count(state, "carthage utica", "HI"), state.leaders[SOLDIER_LEADER]]).toEqual([1, DEAD]);
  const hiredOne = hired({ pieces: { "carthage utica": { HI: 1 } } });
  removeSoldier(hiredOne, () => {});
  expect(count(hiredOne, "carthage utica", "HI")).toBe(1);
});
