/** Who and what goes along in a retreat. */
import { describe, expect, test } from "vitest";
import type { Action } from "../../action.ts";
import { data, FRESH, LI, NONE } from "../../data/index.ts";
import { soldier } from "../../state/armies.ts";
import type { State } from "../../state/state.ts";
import { countIn, keyOf } from "../../state/table.ts";
import { position, type Given } from "../../testing/position.ts";
import { leadersOn } from "./sides.ts";
import {
  answerFirst,
  asked,
  at,
  battle,
  begin,
  defendedPisae,
  goOn,
  intercepted,
  owner,
  setOut,
  standing,
} from "./testing.ts";

const leaderOf = (id: string): number => data.leaders.ids.indexOf(id);

/** Carthage marches from Genua to Pisae, where Rome stands. */
function pisae(punic: object, romans: object, more: Given = {}) {
  const pieces = { "carthage genua": punic, "rome pisae": romans, ...more.pieces };
  const state = position("V", { treasury: { rome: 0, carthage: 0 }, ...more, pieces });
  const force = setOut(state, "carthage", "genua", "pisae");
  return { state, force, frame: battle(state, force, ["rome"]) };
}

/** Goes on with these answers where they fit, else with the first ones, until a question is reached. */
function until(state: State, prompt: string, preferred: Partial<Action> = {}): void {
  for (let i = 0; i < 100 && state.frames.length > 0 && asked(state) !== prompt; i++) answerFirst(state, preferred);
}

describe("10.9: a retreat", () => {
  const beaten = (more: Given, romans: object = { LI: 9 }) => {
    const all = pisae({ HI: 3 }, romans, more);
    begin(all.state, all.frame, [3, 1], [{ type: "stand" }]);
    until(all.state, "battle.retreat");
    answerFirst(all.state, { type: "retreat", yes: true });
    return all;
  };

  test("10.94: it may go on to a second Space, and ends there", () => {
    const { state } = beaten({});
    until(state, "retreat.first");
    answerFirst(state, { node: at(state, "roma") });
    expect(asked(state)).toBe("retreat.second");
    answerFirst(state, { node: at(state, "capua") });
    while (state.frames.length > 0) answerFirst(state);
    expect([standing(state, "rome", "capua", "LI") > 0, standing(state, "rome", "roma", "LI")]).toEqual([true, 0]);
  });

  test("10.95: by land the squadrons stay in their port", () => {
    const { state } = beaten({ pieces: { "rome aleria": { town: 2 } } }, { LI: 9, GS: 1 });
    until(state, "retreat.way");
    answerFirst(state, { type: "byLand" });
    until(state, "", { type: "stop" });
    expect([standing(state, "rome", "pisae", "GS"), standing(state, "rome", "pisae", "LI")]).toEqual([1, 0]);
  });

  test("10.94, R62: units and leaders that stood beside an intercepted force stand again, as fresh as before", () => {
    const { state, force } = pisae(
      { HI: 3 },
      {},
      { pieces: { "carthage pisae": { LI: 2 }, "rome roma": { LG: 4 } }, leaders: { "carthage-4": "pisae" } },
    );
    begin(state, intercepted(force), [6, 6, 4, 1], [{ type: "intercept" }, { type: "all" }]);
    until(state, "battle.retreat", { n: 0 });
    answerFirst(state, { type: "retreat", yes: true });
    until(state, "", { type: "stop" });
    const { node, leaders } = state.forces[force]!;
    expect([leaders, state.leaders[leaderOf("carthage-4")]]).toEqual([[], node]);
    expect(countIn(state, keyOf(node, owner("carthage"), FRESH), LI)).toBeGreaterThan(0);
  });

  test("8.24, 12.44: leaders of a side are those of its owners and of their powers, and nobody else's", () => {
    const leaders = { "rome-5": "pisae", "carthage-4": "pisae", "greece-2": "pisae" };
    const state = position("V", { leaders });
    state.armies = [soldier(owner("carthage"))];
    const of = (...owners: number[]): string[] =>
      leadersOn(state, at(state, "pisae"), { power: 0, force: NONE, owners }).map(
        (leader) => data.leaders.ids[leader]!,
      );
    expect(of(owner("rome"))).toEqual(["rome-5"]);
    expect(of(owner("rome"), owner("sof"))).toEqual(["rome-5", "carthage-4"]);
    expect(of(owner("rebels"))).toEqual([]);
  });
});

const UNSHIFTED = { n: 0 };
const FLEE = { type: "retreat", yes: true };
const NO_LEVY = { type: "levy", yes: false };

test("12.32: militia go over points that are Home (R133, R156), and never by sea", () => {
  const state = position("V", { pieces: { "rome pella": { LG: 4 }, "greece larissa": { LI: 6, MIL: 2 } } });
  const force = setOut(state, "rome", "pella", "larissa");
  begin(state, battle(state, force, ["greece"]), [3, 1], [{ type: "stand" }]);
  goOn(state, UNSHIFTED, FLEE, { type: "retreatTo", node: at(state, "actium") }, NO_LEVY);
  expect(standing(state, "greece", "actium", "LI")).toBeGreaterThan(0);
  expect(standing(state, "greece", "actium", "MIL")).toBe(2);
  const sea = defendedPisae({ LI: 9, MIL: 2, GS: 1 }, { pieces: { "rome albintimilium": { town: 2 } } });
  Object.assign(sea.state.forces[sea.force]!, { from: at(sea.state, "arretium") });
  begin(sea.state, battle(sea.state, sea.force, ["rome"]), [3, 1], [{ type: "stand" }]);
  goOn(sea.state, UNSHIFTED, FLEE, { type: "bySea" }, NO_LEVY);
  expect(standing(sea.state, "rome", "genua", "LI")).toBeGreaterThan(0);
  expect(standing(sea.state, "rome", "genua", "MIL") + standing(sea.state, "rome", "pisae", "MIL")).toBe(0);
});

describe("10.95, 2.13: an army that fled by sea, was intercepted in the port and goes on by land", () => {
  /** Carthage comes to Pisae from Arretium; Rome sails to Genua, where Carthage intercepts it and wins. */
  const chased = (dice: readonly number[], ...flees: Partial<Action>[]) => {
    const more = { pieces: { "carthage placentia": { HI: 9 } } };
    const { state, force } = defendedPisae({ LI: 9, GS: 2 }, more);
    Object.assign(state.forces[force]!, { from: at(state, "arretium") });
    const caught = [{ type: "intercept" }, { type: "all" }];
    begin(state, battle(state, force, ["rome"]), dice, [...flees, ...caught]);
    goOn(state, UNSHIFTED, FLEE, { type: "byLand" }, NO_LEVY, { type: "stop" });
    expect(standing(state, "rome", "genua", "LI") + standing(state, "rome", "pisae", "LI")).toBe(0);
    return [standing(state, "rome", "genua", "GS"), standing(state, "rome", "taurinorum", "LI") > 0];
  };

  test("10.95, 11.32: leaves its squadrons there, if it retreated", () => {
    const flees = [{ type: "stand" }, UNSHIFTED, UNSHIFTED, FLEE, { type: "bySea" }] as Partial<Action>[];
    expect(chased([3, 1, 6, 6, 6, 1], ...flees)).toEqual([2, true]);
  });

  test("10.45, 11.32: and if it withdrew", () => {
    const flees = [{ type: "withdraw" }, { type: "all" }, { type: "sail" }] as Partial<Action>[];
    expect(chased([3, 6, 6, 6, 1], ...flees)).toEqual([2, true]);
  });
});
