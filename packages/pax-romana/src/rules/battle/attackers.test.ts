import { describe, expect, test } from "vitest";
import { GS, HI, HI_REDUCED, LG, LG_REDUCED, LI, MOVED } from "../../data/index.ts";
import { addToForce } from "../../state/force.ts";
import { DEAD } from "../../state/leaders.ts";
import type { State } from "../../state/state.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { worksAt } from "../../state/works.ts";
import { position, type Given, type Pieces } from "../../testing/position.ts";
import { STACK } from "../control/relation.ts";
import { eliminateSide, takeFromForce } from "./casualties.ts";
import { lossOf } from "./losses.ts";
import {
  answerFirst,
  asked,
  at,
  battle,
  begin,
  entering,
  optionsNow,
  owner,
  setOut,
  standing,
  told,
} from "./testing.ts";

/** Rome marches from Roma to Capua against Carthage. */
function capua(romans: Pieces, defenders: Pieces, more: Given = {}, mp = 5) {
  const pieces = { "rome roma": romans, "carthage capua": defenders, ...more.pieces };
  const state = position("V", { treasury: { rome: 0, carthage: 0 }, ...more, pieces });
  const force = setOut(state, "rome", "roma", "capua", mp);
  return { state, force, frame: battle(state, force, ["carthage"]) };
}

test("8.44, R160: an attacker without land units left is lost altogether: leader, garrisons, elephants", () => {
  const { state, force, frame } = capua({ LI: 1, GARR: 1, EL: 1 }, { HI: 9 }, { leaders: { "rome-5": "roma" } });
  const played = begin(state, frame, [1, 6], [{ do: "stand" }, { do: "commit", n: 0 }]);
  while (state.frames.length > 0) answerFirst(state, {}, played);
  expect(state.handed).toMatchObject({ winner: "defender", holds: false });
  expect([state.forces[force]!.rows, state.leaders[4]]).toEqual([[], DEAD]);
  expect(told(played, "eliminated")).toMatchObject([{ owner: owner("rome"), rule: "8.44" }]);
  expect(standing(state, "rome", "roma", "GARR") + standing(state, "rome", "capua", "GARR")).toBe(0);
});

test("12.11, 8.44: garrisons left without an army or a leader are lost because they are garrisons", () => {
  const { state, frame } = capua({ LI: 1, GARR: 1 }, { HI: 9 });
  const played = begin(state, frame, [1, 6], [{ do: "stand" }]);
  while (state.frames.length > 0) answerFirst(state, {}, played);
  expect(told(played, "eliminated")).toMatchObject([{ owner: owner("rome"), rule: "12.11" }]);
});

test("10.81: legions of the attacker are reduced in the force, and stay in it", () => {
  const { state, force, frame } = capua({ LG: 2 }, { HI: 2 });
  begin(state, frame, [1, 2], [{ do: "stand" }]);
  while (state.frames.length > 0) answerFirst(state, { n: 0 });
  const [row] = state.forces[force]!.rows;
  expect([row!.counts[LG], row!.counts[LG_REDUCED]]).toEqual([1, 1]);
});

test("10.52, 12.44: losses of a force fall on the units of the owner who was named", () => {
  const { state, force } = capua({ HI: 2 }, { LI: 1 });
  addToForce(state, state.forces[force]!, owner("sof"), 0, HI, 2);
  addToForce(state, state.forces[force]!, owner("rome"), 0, HI, 2);
  takeFromForce(state, force, owner("rome"), HI, 3);
  const left = state.forces[force]!.rows.map((row) => [row.owner, row.counts[HI], row.counts[HI_REDUCED]]);
  expect(left).toEqual([
    [owner("sof"), 2, 0],
    [owner("rome"), 1, 0],
  ]);
});

test("8.44, 11.11: of a side that is lost only the squadrons stay", () => {
  const { state, force, frame } = capua({ LI: 2, GS: 1 }, { LI: 1, GARR: 1, GS: 2 }, { leaders: { "rome-5": "roma" } });
  const lost: string[] = [];
  for (const side of [frame.attacker, frame.defender])
    eliminateSide(state, at(state, "capua"), side, "8.44", (event) => void lost.push(event.e));
  expect(lost).toEqual(["leaderLost", "eliminated", "eliminated"]);
  const { leaders, rows } = state.forces[force]!;
  expect([leaders, rows.map(({ counts }) => [counts[LI], counts[GS]])]).toEqual([[], [[0, 1]]]);
  expect(["LI", "GARR", "GS"].map((unit) => standing(state, "carthage", "capua", unit as "LI"))).toEqual([0, 0, 2]);
});

test("10.92: one MP is enough to force a retreat", () => {
  const { state, frame, force } = capua({ LG: 3 }, { LI: 9 }, {}, 1);
  begin(state, frame, [3, 1], [{ do: "stand" }]);
  while (asked(state) !== "battle.force") answerFirst(state, { yes: false });
  answerFirst(state, { do: "force", yes: true });
  expect(state.forces[force]!.mp).toBe(0);
});

test("4.3, 10.92: who is paid for it need not force the retreat, and keeps his MP; or he takes both", () => {
  const paid = (then: string): unknown[] => {
    const more: Given = { treasury: { rome: 0, carthage: 9 }, bribery: true };
    const { state, frame, force } = capua({ LG: 3 }, { LI: 9 }, more);
    const played = begin(state, frame, [3, 1], [{ do: "stand" }]);
    while (asked(state) !== "battle.force") answerFirst(state, { yes: false }, played);
    answerFirst(state, { do: "force", yes: true }, played);
    for (const wanted of ["offer", "accept", then]) answerFirst(state, { do: wanted }, played);
    return [state.forces[force]!.mp, told(played, "retreatForced").length];
  };
  expect(paid("desist")).toEqual([5, 0]);
  expect(paid("proceed")).toEqual([4, 1]);
});

test("7.31: walls of somebody else are nobody's to use", () => {
  const state = position("V", {
    pieces: { "rome roma": { LG: 3 }, "carthage capua": { LI: 3 }, "greece capua": { town: 2 } },
    treasury: { rome: 0, carthage: 0 },
  });
  for (const taker of ["rome", "carthage"] as const) state.pacts[owner("greece") * 4 + owner(taker)] = STACK;
  begin(state, battle(state, setOut(state, "rome", "roma", "capua"), ["carthage"]), [3, 1], [{ do: "stand" }]);
  expect(asked(state)).not.toBe("battle.walls");
});

test("10.36, 7.32, R147: allies in walls share the need by Battle Points, walls with their owner, who alone breaches them", () => {
  const state = position("V", {
    pieces: { "rome roma": { LG: 9 }, "carthage capua": { LI: 2, city: 5 }, "greece capua": { LI: 3 } },
    treasury: { rome: 0, carthage: 0, greece: 0 },
  });
  state.pacts[owner("carthage") * 4 + owner("greece")] = STACK;
  const force = setOut(state, "rome", "roma", "capua");
  const calls: unknown[] = [];
  begin(state, entering(force, 1), [5, 1], [{ do: "stand" }, { do: "stand" }, { do: "useWalls", yes: true }]);
  while (state.frames.length > 0) {
    const { proc, need, walls, side, at: line } = state.frames.at(-1) as unknown as Record<string, unknown>;
    if (proc === "losses" && line === 0) calls.push([(side as { power: number }).power, need, walls]);
    answerFirst(state, { do: "raise", n: 0 });
  }
  // Half of ten are five: three and a half and one and a half, and what is left over is the first one's.
  expect([calls, standing(state, "greece", "capua", "LI")]).toEqual([[[owner("carthage"), 4, true]], 2]);
});

test("7.44, 10.62: cavalry that held the walls by itself from the start stays while they stand", () => {
  const { state, frame } = capua({ LG: 1 }, { CAV: 2, city: 5 });
  begin(state, frame, [1, 1], [{ do: "stand" }, { do: "useWalls", yes: true }]);
  while (state.frames.length > 0) answerFirst(state, { n: 0 });
  expect([state.handed!["holds"], standing(state, "carthage", "capua", "CAV")]).toEqual([false, 2]);
});

test("12.31: a City that had its least walls before the battle calls for no militia", () => {
  const state = position("V", {
    pieces: { "carthage roma": { HI: 9 }, "rome capua": { city: 3 } },
    treasury: { rome: 0, carthage: 0 },
  });
  const force = setOut(state, "carthage", "roma", "capua");
  begin(state, battle(state, force, ["rome"], "walls"), [6, 1], []);
  while (state.frames.length > 0 && asked(state) !== "militia") answerFirst(state, { do: "raise", n: 4 });
  expect(asked(state)).toBeUndefined();
});

describe("10.8: what a call for losses takes", () => {
  /** Rome gives up units in Capua: those of a force from Roma, and those that stand there. */
  function lose(need: number, moving: Pieces, there: Pieces, walls = false) {
    const state = position("V", { pieces: { "rome roma": moving, "rome capua": there } });
    const force = setOut(state, "rome", "roma", "capua");
    const side = { power: owner("rome"), force, owners: [owner("rome")] };
    begin(state, lossOf({ space: at(state, "capua"), side, need, walls, infantryOnly: false }), []);
    return { state, force };
  }

  test("10.52: units that march are asked for apart from those that stand, and these together whatever their marks", () => {
    const { state, force } = lose(2, { LI: 1 }, { LI: 1 });
    expect([state.forces[force]!.rows, standing(state, "rome", "capua", "LI")]).toEqual([[], 0]);
    const spent = position("V", { pieces: { "rome roma": { LI: 1 }, "rome capua": { LI: 1 } } });
    addUnits(spent, keyOf(at(spent, "capua"), owner("rome"), MOVED), LI, 1);
    const moving = setOut(spent, "rome", "roma", "capua");
    const side = { power: owner("rome"), force: moving, owners: [owner("rome")] };
    const call = lossOf({ space: at(spent, "capua"), side, need: 2, walls: false, infantryOnly: false });
    begin(spent, call, []);
    expect(optionsNow(spent).map(({ kind, n }) => [kind, n])).toEqual([
      ["moving", 0],
      ["moving", 1],
    ]);
    answerFirst(spent, { n: 0 });
    expect([asked(spent), standing(spent, "rome", "capua", "LI")]).toEqual([undefined, 0]);
  });

  test("10.84: where either of two units could be reduced, its owner says which", () => {
    const { state, force } = lose(2, { LG: 1, HI: 1 }, {});
    until(state, "losses.flip");
    expect(optionsNow(state).map(({ unit }) => unit)).toEqual([HI, LG]);
    answerFirst(state, { unit: LG });
    const [row] = state.forces[force]!.rows;
    expect([row!.counts[HI], row!.counts[LG], row!.counts[LG_REDUCED]]).toEqual([1, 0, 1]);
    expect(state.handed).toEqual({ regular: 2 });
  });

  test("12.31: Battle Points of militia and of walls are none of the regular units'", () => {
    const militia = lose(2, {}, { MIL: 1, LI: 1 });
    expect(militia.state.handed).toEqual({ regular: 1 });
    const walls = lose(2, {}, { city: 4 }, true);
    expect(walls.state.handed).toEqual({ regular: 0 });
    expect(worksAt(walls.state, at(walls.state, "capua"))!.walls).toBe(3);
    const whole = lose(3, { HI: 1 }, {});
    expect(whole.state.handed).toEqual({ regular: 3 });
  });
});

/** Answers with no losses until a question is reached. */
function until(state: State, prompt: string): void {
  for (let i = 0; i < 20 && asked(state) !== prompt; i++) answerFirst(state, { n: 0 });
}
