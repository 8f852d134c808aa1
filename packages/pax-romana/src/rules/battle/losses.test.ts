import { describe, expect, test } from "vitest";
import { HI, LG, LG_REDUCED, LI, MOVED } from "../../data/index.ts";
import type { State } from "../../state/state.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { worksAt } from "../../state/works.ts";
import { position, type Pieces } from "../../testing/position.ts";
import { lossOf } from "./losses.ts";
import { answerFirst, asked, at, begin, capua, optionsNow, owner, setOut, standing } from "./testing.ts";

test("10.81: legions of the attacker are reduced in the force, and stay in it", () => {
  const { state, force, frame } = capua({ LG: 2 }, { HI: 2 });
  begin(state, frame, [1, 2], [{ type: "stand" }]);
  while (state.frames.length > 0) answerFirst(state, { n: 0 });
  const [row] = state.forces[force]!.rows;
  expect([row!.counts[LG], row!.counts[LG_REDUCED]]).toEqual([1, 1]);
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
    expect(state.handed).toEqual({ regular: 2, reduction: { points: 2, worth: 4 } });
  });

  test("12.31: Battle Points of militia and of walls are none of the regular units'", () => {
    const militia = lose(2, {}, { MIL: 1, LI: 1 });
    expect(militia.state.handed).toEqual({ regular: 1, reduction: null });
    const walls = lose(2, {}, { city: 4 }, true);
    expect(walls.state.handed).toEqual({ regular: 0, reduction: null });
    expect(worksAt(walls.state, at(walls.state, "capua"))!.walls).toBe(3);
    const whole = lose(3, { HI: 1 }, {});
    expect(whole.state.handed).toEqual({ regular: 3, reduction: null });
  });
});

/** Answers with no losses until a question is reached. */
function until(state: State, prompt: string): void {
  for (let i = 0; i < 20 && asked(state) !== prompt; i++) answerFirst(state, { n: 0 });
}
