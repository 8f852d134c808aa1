import { expect, test } from "vitest";
import { DEAD } from "../../state/leaders.ts";
import { worksAt } from "../../state/works.ts";
import { position, type Given } from "../../testing/position.ts";
import { answerFirst, asked, at, battle, begin, capua, entering, owner, setOut, standing, told } from "./testing.ts";

test("8.44, R160: an attacker without land units left is lost altogether: leader, garrisons, elephants", () => {
  const { state, force, frame } = capua({ LI: 1, GARR: 1, EL: 1 }, { HI: 9 }, { leaders: { "rome-5": "roma" } });
  const played = begin(state, frame, [1, 6], [{ type: "stand" }, { type: "commit", n: 0 }]);
  while (state.frames.length > 0) answerFirst(state, {}, played);
  expect(state.handed).toMatchObject({ winner: "defender", holds: false });
  expect([state.forces[force]!.rows, state.leaders[4]]).toEqual([[], DEAD]);
  expect(told(played, "eliminated")).toMatchObject([{ owner: owner("rome"), rule: "8.44" }]);
  expect(standing(state, "rome", "roma", "GARR") + standing(state, "rome", "capua", "GARR")).toBe(0);
});

test("10.92: one MP is enough to force a retreat", () => {
  const { state, frame, force } = capua({ LG: 3 }, { LI: 9 }, {}, 1);
  begin(state, frame, [3, 1], [{ type: "stand" }]);
  while (asked(state) !== "battle.force") answerFirst(state, { yes: false });
  answerFirst(state, { type: "force", yes: true });
  expect(state.forces[force]!.mp).toBe(0);
});

test("4.3, 10.92: whoever is paid for it need not force the retreat, and keeps his MP; or he takes both", () => {
  const paid = (then: string): unknown[] => {
    const more: Given = { treasury: { rome: 0, carthage: 9 }, bribery: true };
    const { state, frame, force } = capua({ LG: 3 }, { LI: 9 }, more);
    const played = begin(state, frame, [3, 1], [{ type: "stand" }]);
    while (asked(state) !== "battle.force") answerFirst(state, { yes: false }, played);
    answerFirst(state, { type: "force", yes: true }, played);
    for (const wanted of ["offer", "accept", then]) answerFirst(state, { type: wanted }, played);
    return [state.forces[force]!.mp, told(played, "retreatForced").length];
  };
  expect(paid("desist")).toEqual([5, 0]);
  expect(paid("proceed")).toEqual([4, 1]);
});

test("7.44, 10.62: cavalry that held the walls by itself from the start stays while they stand", () => {
  const { state, frame } = capua({ LG: 1 }, { CAV: 2, city: 5 });
  begin(state, frame, [1, 1], [{ type: "stand" }, { type: "useWalls", yes: true }]);
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
  while (state.frames.length > 0 && asked(state) !== "militia") answerFirst(state, { type: "raise", n: 4 });
  expect(asked(state)).toBeUndefined();
});

const INSIDE = [{ type: "stand" }, { type: "useWalls", yes: true }];

test("7.36: whoever used the walls neither retreats nor is forced to; outside them he may", () => {
  const used = capua({ LG: 4 }, { HI: 3, city: 5 });
  begin(used.state, used.frame, [5, 1], INSIDE);
  while (used.state.frames.length > 0) {
    expect(["battle.retreat", "battle.force"]).not.toContain(asked(used.state));
    answerFirst(used.state);
  }
  const open = capua({ LG: 4 }, { HI: 3, city: 5 });
  begin(open.state, open.frame, [5, 1], [{ type: "stand" }, { type: "useWalls", yes: false }]);
  while (asked(open.state) !== "battle.retreat") answerFirst(open.state);
  expect(asked(open.state)).toBe("battle.retreat");
});

test("7.41: least walls and no infantry: the attacker holds the Space; what is left inside is lost", () => {
  const { state, frame } = capua({ LG: 9 }, { LI: 1, CAV: 2, GARR: 1, town: 1 });
  begin(state, frame, [6, 1], INSIDE);
  while (state.frames.length > 0) answerFirst(state, { type: "raise", n: 4 });
  expect(state.handed).toMatchObject({ winner: "attacker", holds: true });
  expect(standing(state, "carthage", "capua", "CAV") + standing(state, "carthage", "capua", "GARR")).toBe(0);
});

test("7.41, R160: cavalry, elephants, garrisons and leaders that hold a weak Town alone are lost with it", () => {
  const punic = { town: 1, CAV: 1, EL: 1, GARR: 2 };
  const { state, force } = capua({ LG: 2 }, punic, { leaders: { "carthage-4": "capua" } });
  const played = begin(state, entering(force, 1), [], [{ type: "stand" }]);
  expect(state.handed).toMatchObject({ how: "held" });
  expect(told(played, "captured")).toMatchObject([{ to: owner("rome") }]);
  expect((["CAV", "EL", "GARR"] as const).map((unit) => standing(state, "carthage", "capua", unit))).toEqual([0, 0, 0]);
  expect(state.leaders[13]).toBeLessThan(0);
});

test("7.41: an attacker who is wiped out takes nothing: cavalry at walls that he brought down lives on", () => {
  const { state, force } = capua({ LI: 1 }, { CAV: 2, GARR: 1, town: 2 });
  // 2 BP against 1: both lose six tenths, one wall and the only attacker.
  begin(state, entering(force, 1), [6, 6], INSIDE);
  while (state.frames.length > 0) answerFirst(state, { n: 0 });
  expect(worksAt(state, at(state, "capua"))).toMatchObject({ owner: owner("carthage"), walls: 1 });
  expect([standing(state, "carthage", "capua", "CAV"), standing(state, "carthage", "capua", "GARR")]).toEqual([2, 1]);
});

test("7.44: infantry dead but walls above the least: the attacker regroups (R77)", () => {
  const { state, force, frame } = capua({ LG: 3 }, { LI: 1, city: 5 });
  begin(state, frame, [3, 1], [...INSIDE, { type: "raise", n: 2 }]);
  while (asked(state) !== "losses.lose") answerFirst(state, { n: 0 });
  answerFirst(state, { kind: "walls", n: 1 });
  while (state.frames.length > 0) answerFirst(state);
  expect(state.handed).toMatchObject({ winner: "attacker", holds: false });
  expect(worksAt(state, at(state, "capua"))!.walls).toBe(4);
  expect(standing(state, "carthage", "capua", "LI")).toBe(0);
  expect(state.forces[force]!.node).toBe(at(state, "roma"));
});

test("10.62: cavalry in used walls dies when the infantry does", () => {
  const { state, frame } = capua({ LG: 3 }, { LI: 1, CAV: 1, city: 5 });
  begin(state, frame, [3, 1], [...INSIDE, { type: "raise", n: 2 }]);
  while (asked(state) !== "losses.lose") answerFirst(state, { n: 0 });
  answerFirst(state, { kind: "walls", n: 1 });
  while (state.frames.length > 0) answerFirst(state);
  expect(standing(state, "carthage", "capua", "CAV")).toBe(0);
});

test("12.31: a City brought down to three walls lets its power call militia, without any unit lost", () => {
  const state = position("V", {
    pieces: { "carthage roma": { HI: 9 }, "rome capua": { city: 5 } },
    treasury: { rome: 0, carthage: 0 },
  });
  const force = setOut(state, "carthage", "roma", "capua");
  begin(state, battle(state, force, ["rome"], "walls"), [6, 1], []);
  while (state.frames.length > 0 && asked(state) !== "militia") answerFirst(state, { type: "raise", n: 4 });
  expect(asked(state)).toBe("militia");
  expect(owner("rome")).toBe(0);
});

test("7.31: a field army that retreats leaves its walls to be attacked: the attacker holds the Space", () => {
  const { state, frame } = capua({ LG: 4 }, { HI: 3, city: 5 });
  begin(state, frame, [5, 1], [{ type: "stand" }, { type: "useWalls", yes: false }]);
  while (state.frames.length > 0) answerFirst(state, { type: "retreat", yes: true });
  expect(state.handed).toMatchObject({ winner: "attacker", holds: true });
  expect(worksAt(state, at(state, "capua"))!.owner).toBe(owner("carthage"));
});

/** Carthage holds Messana and has a squadron there; Rome comes from Syracuse, and Panormus is Carthaginian. */
function besieged(walls: number) {
  const state = position("V", {
    pieces: {
      "rome syracusae": { LG: 6 },
      "carthage messana": { LI: 2, city: walls, GS: 1 },
      "carthage panormus": { GARR: 1 },
    },
    treasury: { rome: 0, carthage: 0 },
  });
  return { state, force: setOut(state, "rome", "syracusae", "messana") };
}

test("7.31, 7.44, 10.96, R407: walls that were used are not stormed for nothing when their army leaves by sea: the attacker regroups", () => {
  const { state, force } = besieged(5);
  const played = begin(state, entering(force, 1), [1, 1], INSIDE);
  while (state.frames.length > 0)
    answerFirst(state, asked(state) === "battle.retreat" ? { yes: true } : { n: 1 }, played);
  expect(told(played, "retreated")).toMatchObject([{ to: at(state, "panormus"), rule: "10.95" }]);
  expect(told(played, "battleOpened")).toHaveLength(1);
  expect(worksAt(state, at(state, "messana"))).toMatchObject({ owner: owner("carthage") });
  expect(state.forces[force]).toMatchObject({ node: at(state, "syracusae"), mp: 4 });
});

test("7.34, 7.41, R407: if their walls are at their least, the City is captured as the army leaves by sea", () => {
  const { state, force } = besieged(3);
  const played = begin(state, entering(force, 1), [1, 1], INSIDE);
  while (state.frames.length > 0)
    answerFirst(state, asked(state) === "battle.retreat" ? { yes: true } : { n: 1 }, played);
  expect(told(played, "battleOpened")).toHaveLength(1);
  expect(told(played, "captured")).toMatchObject([{ to: owner("rome") }]);
  expect(state.forces[force]!.node).toBe(at(state, "messana"));
});

test("12.11, 8.44: garrisons left without an army or a leader are lost because they are garrisons", () => {
  const { state, frame } = capua({ LI: 1, GARR: 1 }, { HI: 9 });
  const played = begin(state, frame, [1, 6], [{ type: "stand" }]);
  while (state.frames.length > 0) answerFirst(state, {}, played);
  expect(told(played, "eliminated")).toMatchObject([{ owner: owner("rome"), rule: "12.11" }]);
});
