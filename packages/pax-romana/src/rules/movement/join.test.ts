import { describe, expect, test } from "vitest";
import { CARTHAGE, EAST, GREECE, LG, LI, ROME, MOVED } from "../../data/index.ts";
import { addForce, addToForce, emptyForce } from "../../state/force.ts";
import type { Force, State } from "../../state/state.ts";
import { March } from "../../testing/march.ts";
import { position, type Given } from "../../testing/position.ts";
import { partsOf } from "../battle/battle.ts";
import { battlePointsOf, countsOn } from "../battle/sides.ts";
import { answerFirst, asked, at, battle, begin, setOut, told } from "../battle/testing.ts";
import { relation, relationOf, STACK } from "../control/relation.ts";
import { permit } from "../diplomacy/pacts.ts";
import { majorMoveOf } from "./major-move.ts";
import { count, given, node } from "./testing.ts";

/** Rome and Greece stand together at Capua, and Greece lets its units march with Rome's. */
function together(pieces: Given["pieces"] = {}, more: Given = {}): State {
  const state = given({ "rome capua": { LG: 2 }, "greece capua": { HI: 2, LI: 1, MIL: 1, GS: 1 }, ...pieces }, more);
  permit(state, GREECE, ROME, "join");
  return state;
}

const romeMarches = (state: State): March => new March(state, majorMoveOf(ROME, "own"), [4]).answer("at capua");

describe("4.1, R398: allies march together where their owner agrees", () => {
  test("4.1, R398: whoever moves asks, and the owner names his units: nothing of his moves otherwise", () => {
    const table = romeMarches(together()).answer("all");
    expect([table.asked, table.options]).toEqual([ROME, ["join yes", "join no"]]);
    table.answer("join yes");
    expect([table.asked, table.options]).toEqual([GREECE, ["all", "none", "some"]]);
    table.answer(["some", "takeUnits HI 2"]);
    expect(table.asked).toBe(ROME);
    table.answer(["step roma", "stop"]);
    const { state } = table;
    expect([count(state, "roma", "LG"), count(state, "roma", "HI", GREECE)]).toEqual([2, 2]);
    // Militia stay at Home, squadrons with their fleet.
    expect((["LI", "MIL", "GS"] as const).map((unit) => count(state, "capua", unit, GREECE))).toEqual([1, 1, 1]);
  });

  test("4.1, R398: the owner may keep them back, and whoever moves need not ask", () => {
    const refused = romeMarches(together()).answer(["all", "join yes", "none"]);
    expect([refused.asked, refused.state.forces[0]!.rows.length]).toEqual([ROME, 1]);
    expect(refused.events.at(-2)).toMatchObject({ type: "joined", ally: GREECE, units: expect.arrayContaining([0]) });
    const alone = romeMarches(together()).answer(["all", "join no"]);
    expect([alone.asked, alone.state.forces[0]!.rows.length]).toEqual([ROME, 1]);
  });

  test("4.1, R398: a leader of the ally comes if his owner wants it", () => {
    const leaders = { "greece-2": "capua" };
    const comes = (yes: string): number[] =>
      romeMarches(together({}, { leaders })).answer(["all", "join yes", "all", `leader greece-2 ${yes}`]).state
        .forces[0]!.leaders;
    expect([comes("yes").length, comes("no").length]).toEqual([1, 0]);
  });

  test("4.1, R398: without that permission, or without an army of the power itself, nobody is asked", () => {
    const stacked = given({ "rome capua": { LG: 2 }, "greece capua": { HI: 2 } });
    permit(stacked, GREECE, ROME, "stack");
    expect(romeMarches(stacked).answer("all").options).toContain("stop");
    const guarded = together({ "rome capua": { GARR: 1 } });
    expect(romeMarches(guarded).options).toContain("stop");
    const other = together();
    expect(new March(other, majorMoveOf(GREECE, "own"), [4]).answer(["at capua", "army", "all"]).options).not.toContain(
      "join yes",
    );
  });

  test("4.1, 5.12, R398: whose armies march together stand together, in the Spaces of both", () => {
    const state = together();
    expect([relation(state, ROME, ROME, GREECE), relation(state, GREECE, GREECE, ROME)]).toEqual(["friend", "friend"]);
  });

  test("5.12, R398: a joint force is to others the worst that any of them is, and friend to its members", () => {
    const state = together();
    const force: Force = emptyForce(ROME, node(state, "capua"));
    addForce(state, force);
    addToForce(state, force, ROME, MOVED, LG, 1);
    state.pacts[CARTHAGE * 4 + ROME] = STACK;
    expect(relationOf(state, force, CARTHAGE)).toBe("friend");
    addToForce(state, force, GREECE, MOVED, LI, 1);
    const all = [ROME, CARTHAGE, GREECE, EAST].map((owner) => relationOf(state, force, owner));
    expect(all).toEqual(["friend", "hostile", "friend", "hostile"]);
  });
});

test("4.1, 10.51, R147, R398: allies attack together, and each gives up his own units", () => {
  const state = position("V", { pieces: { "rome capua": { LG: 2 }, "carthage roma": { HI: 6 } } });
  const force = setOut(state, "rome", "capua", "roma");
  addToForce(state, state.forces[force]!, GREECE, MOVED, LI, 4);
  const frame = battle(state, force, ["carthage"]);
  expect(battlePointsOf(state, countsOn(state, at(state, "roma"), frame.attacker), false)).toBe(12);
  expect(partsOf(state, at(state, "roma"), frame.attacker, CARTHAGE).map(({ power, rows }) => [power, rows])).toEqual([
    [ROME, [ROME]],
    [GREECE, [GREECE]],
  ]);
  const played = begin(state, frame, [1, 6]);
  while (asked(state) !== undefined)
    answerFirst(state, { type: asked(state) === "withdrawal.ask" ? "stand" : "lose" }, played);
  const lost = [...told(played, "losses"), ...told(played, "flipped")].map(({ owner }) => owner);
  expect(lost).toEqual(expect.arrayContaining([ROME, GREECE]));
  expect(told(played, "losses").every(({ power, owner }) => power === owner)).toBe(true);
});
