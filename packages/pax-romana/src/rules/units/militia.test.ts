import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import type { PowerName } from "../../data/index.ts";
import type { Frame } from "../../engine/frame.ts";
import { soldier } from "../../state/armies.ts";
import { FLAGS, setFlag } from "../../state/flags.ts";
import { count, position, powerOf, type Given } from "../../testing/position.ts";
import { dice, Table } from "../../testing/table.ts";
import { at, entering, setOut } from "../battle/testing.ts";
import { STACK } from "../control/relation.ts";
import type { Entry } from "../frames.ts";
import { militia } from "./militia.ts";

const levy = (given: Given, ...faces: readonly number[]): Table => {
  const state = position("V", { settled: true, ...given });
  return new Table(state, [militia], { proc: "militia", power: 0 } as const, dice(...faces));
};

const called = (stability: number, face: number): Table =>
  levy({ stability: { rome: stability } }, face).take("rome", { type: "levy", yes: true });

test("12.31, 12.33: half a die of militia, rounded up, placed one by one", () => {
  const table = called(4, 5);
  table.take("rome", { node: "roma" }).take("rome", { node: "capua" }).take("rome", { node: "roma" });
  expect(table.isOpen).toBe(false);
  expect(count(table.state, "rome roma", "MIL")).toBe(2);
  expect(count(table.state, "rome capua", "MIL")).toBe(1);
});

test("12.32, 14.21: raising militia costs a level of Stability", () => {
  expect(called(4, 1).state.powers[0]!.stability).toBe(3);
});

test("12.34: in Unrest one less comes, and Stability falls even for nobody; in Turmoil nobody is asked", () => {
  expect(called(-1, 5).told("militiaRolled")[0]).toMatchObject({ n: 2 });
  const none = called(-1, 2);
  expect(none.isOpen).toBe(false);
  expect(none.state.powers[0]!.stability).toBe(-2);
  expect(levy({ stability: { rome: -4 } }).isOpen).toBe(false);
});

test("12.34, R198: the range counts in which the call is made", () => {
  expect(called(0, 5).told("militiaRolled")[0]).toMatchObject({ n: 3 });
});

test("12.32: militia is raised once in an Activation", () => {
  const table = called(4, 1).take("rome", { node: "roma" });
  expect(table.state.powers[0]!.flags & FLAGS.levied).toBe(FLAGS.levied);
  const state = position("V", { settled: true });
  setFlag(state, 0, FLAGS.levied);
  expect(new Table(state, [militia], { proc: "militia", power: 0 } as const).isOpen).toBe(false);
});

test("12.33: not into a Space with enemies", () => {
  const table = levy({ pieces: { "carthage capua": { HI: 1 } } }, 6).take("rome", { yes: true });
  expect(table.choices("rome", "node")).not.toContain("capua");
  expect(table.choices("rome", "node")).toHaveLength(
    worldOf(table.state.config).map.homeProvinces[0]!.flatMap((p) => worldOf(table.state.config).map.spacesOf[p]!)
      .length - 1,
  );
});

test("12.33, 10.97, R484: not into a Space that an enemy has left only to intercept: he may have to go back there", () => {
  const places = (owner: number): unknown[] => {
    const state = position("V", { settled: true });
    const from = worldOf(state.config).map.nodeOf.get("capua")!;
    state.frames.push({ proc: "interception", step: "fought", from, owner } as Frame);
    const table = new Table(state, [militia], { proc: "militia", power: 0 } as const, dice(6));
    return table.take("rome", { yes: true }).choices("rome", "node");
  };
  expect(places(powerOf("carthage"))).not.toContain("capua");
  expect(places(powerOf("rome"))).toContain("capua");
});

test("12.33, 10.97, R484: nor where an enemy has set out from to attack, or was last in before a point on his way", () => {
  const places = (entry: Entry, mover: PowerName = "carthage"): unknown[] => {
    const state = position("V", { settled: true, pieces: { [`${mover} capua`]: { HI: 3 } } });
    const force = setOut(state, mover, "capua", "roma");
    state.forces[force]!.lastSpace = at(state, "rhegium");
    state.frames.push({ ...entering(force, 0, entry), step: "fought" });
    const table = new Table(state, [militia], { proc: "militia", power: 0 } as const, dice(6));
    return table.take("rome", { yes: true }).choices("rome", "node");
  };
  const both = ["capua", "rhegium"];
  const open = (found: unknown[]): string[] => both.filter((id) => found.includes(id));
  expect(open(places("march"))).toEqual([]);
  expect(open(places("march", "rome"))).toEqual(both);
  // From the sea one goes aboard again, and who flees does not come back.
  expect([open(places("amphibious")), open(places("withdraw"))]).toEqual([both, both]);
});

test("12.31, 3.6: nobody levies militia in scenario I", () => {
  const levied = (scenario: "I" | "II"): boolean => {
    const state = position(scenario, { settled: true, stability: { rome: 4 } });
    return new Table(state, [militia], { proc: "militia", power: 0 } as const).isOpen;
  };
  expect([levied("I"), levied("II")]).toEqual([false, true]);
});

test("12.31: whoever is asked may do without", () => {
  const table = levy({}).take("rome", { yes: false });
  expect(table.state.powers[0]!.stability).toBe(5);
});

test("12.33: a power's own Soldier of Fortune is no enemy, another's is; where enemies are everywhere nobody is called", () => {
  const offered = (keeper: PowerName): unknown[] => {
    const state = position("V", { settled: true, pieces: { "sof capua": { HI: 1 } } });
    state.armies = [soldier(powerOf(keeper))];
    const frame = { proc: "militia", power: 0 } as const;
    return new Table(state, [militia], frame, dice(6)).take("rome", { yes: true }).choices("rome", "node");
  };
  expect(offered("rome")).toContain("capua");
  expect(offered("greece")).not.toContain("capua");
  const { homeProvinces, spacesOf, ids } = worldOf(position("V").config).map;
  const home = homeProvinces[0]!.flatMap((province) => spacesOf[province]!.map((node) => ids[node]!));
  const enemies = Object.fromEntries(home.map((id) => [`carthage ${id}`, { HI: 1 }]));
  expect(levy({ pieces: enemies }).isOpen).toBe(false);
  const { [`carthage ${home[0]}`]: _gone, ...others } = enemies;
  expect(levy({ pieces: others }, 6).take("rome", { yes: true }).choices("rome", "node")).toEqual([home[0]]);
});

test("12.33, 4.1, R410: nor is a power with which one may share Spaces", () => {
  const state = position("V", { settled: true, pieces: { "greece capua": { HI: 1 }, "carthage roma": { HI: 1 } } });
  state.pacts[powerOf("rome") * 4 + powerOf("greece")] = STACK;
  const frame = { proc: "militia", power: 0 } as const;
  const places = new Table(state, [militia], frame, dice(6)).take("rome", { yes: true }).choices("rome", "node");
  expect(places).toContain("capua");
  expect(places).not.toContain("roma");
});

test("12.33, 12.44, R466: nor is the Soldier of Fortune of such a power", () => {
  const state = position("V", { settled: true, pieces: { "sof capua": { HI: 1 } } });
  state.armies = [soldier(powerOf("greece"))];
  state.pacts[powerOf("rome") * 4 + powerOf("greece")] = STACK;
  const frame = { proc: "militia", power: 0 } as const;
  const places = new Table(state, [militia], frame, dice(6)).take("rome", { yes: true }).choices("rome", "node");
  expect(places).toContain("capua");
});

test("12.33: with nobody to place it is over; each one placed is told", () => {
  const table = called(4, 4).take("rome", { node: "roma" });
  expect(table.isOpen).toBe(true);
  table.take("rome", { node: "roma" });
  expect([table.isOpen, table.told("militiaRaised").length]).toEqual([false, 2]);
});
