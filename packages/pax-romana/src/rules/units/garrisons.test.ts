import { describe, expect, test } from "vitest";
import { GARR, GREECE, HI, LG, LG_REDUCED, LI, MHI, MIL, ROME, MOVED } from "../../data/index.ts";
import { countIn, keyOf } from "../../state/table.ts";
import { marchMachine, March } from "../../testing/march.ts";
import { count, position } from "../../testing/position.ts";
import { answerFirst, asked, battle, begin, setOut } from "../battle/testing.ts";
import { construction } from "../cities/construction.ts";
import { given, march, mpOf, node } from "../movement/testing.ts";
import { expansionOf } from "../sequence/operations.ts";
import { canBreakDown, garrisonsFrom } from "./garrisons.ts";

describe("12.11: garrisons and battles", () => {
  test("12.11: alone they are lost to whoever enters for 1 MP more, at no loss", () => {
    const pieces = { "rome roma": { LG: 2 }, "carthage capua": { GARR: 3 } };
    const table = march(given(pieces), "roma", 3).answer("step capua");
    expect(mpOf(table)).toBe(1);
    expect(count(table.state, "carthage capua", "GARR")).toBe(0);
    expect(table.state.forces[0]!.rows[0]!.counts[LG]).toBe(2);
    expect(march(given(pieces), "roma", 1).options).not.toContain("step capua");
  });

  /** Rome attacks Carthaginians in Roma, who stand: the dice. */
  function attacked(pieces: { HI?: number; LI?: number; GARR: number }, dice: readonly number[]) {
    const state = position("V", { pieces: { "rome arretium": { LG: 3 }, "carthage roma": pieces } });
    const force = setOut(state, "rome", "arretium", "roma");
    return { state, played: begin(state, battle(state, force, ["carthage"]), dice, [{ type: "stand" }]) };
  }

  test("12.11, 12.18: they have no Battle Points, and satisfy no losses", () => {
    const { state, played } = attacked({ LI: 3, GARR: 4 }, [3, 3]);
    expect(played.events).toContainEqual(expect.objectContaining({ type: "battleRolled", battlePoints: [12, 3] }));
    while (state.frames.length > 0) answerFirst(state, { yes: false });
    expect([count(state, "carthage roma", "LI"), count(state, "carthage roma", "GARR")]).toEqual([2, 4]);
  });

  test("12.11: they retreat with a friendly army", () => {
    const { state } = attacked({ HI: 4, GARR: 2 }, [6, 3]);
    while (asked(state) !== "battle.retreat") answerFirst(state);
    while (state.frames.length > 0) answerFirst(state);
    expect(count(state, "carthage roma", "GARR")).toBe(0);
    const everywhere = state.table.keys.reduce((sum, key) => sum + countIn(state, key, GARR), 0);
    expect(everywhere).toBe(2);
  });
});

test("12.13: whoever withdraws through a Mountain Fortress leaves no garrisons alone there", () => {
  const state = position("V", { pieces: { "rome saldae": { LG: 3 }, "carthage thevestis": { LI: 2, GARR: 2 } } });
  const force = setOut(state, "rome", "saldae", "thevestis");
  begin(state, battle(state, force, ["carthage"]), [6], [{ type: "withdraw" }, { type: "all" }]);
  while (asked(state) !== "withdrawal.go") answerFirst(state, { yes: false });
  answerFirst(state, { type: "step", node: node(state, "cirta") });
  answerFirst(state, { type: "leaveBehind" });
  const { pool } = state.frames.at(-1) as unknown as { pool: readonly number[] };
  expect([pool[LI], pool[GARR]]).toEqual([2, 0]);
});

describe("12.14: creating garrisons", () => {
  /** 12.1: the example, sentence by sentence. */
  test("12.14, R225: the example: an LI dropped in Venusia becomes two garrisons by the first Minor Move", () => {
    const state = given({ "greece tarentum": { HI: 3, LI: 1 } }, { treasury: { greece: 9 } });
    const table = new March(state, expansionOf(GREECE), [4], marchMachine([construction]));
    // A newly activated Greek army moves to an unoccupied Venusia.
    table.answer(["major own", "at tarentum", "all", "step venusia"]);
    expect(mpOf(table)).toBe(3);
    // It drops a Light Infantry unit there, at no MP cost, and moves on.
    table.answer(["drop", "some", "takeUnits HI 0"]);
    expect(mpOf(table)).toBe(3);
    table.answer(["step capua", "stop"]);
    expect([count(state, "greece venusia", "LI"), count(state, "greece capua", "HI")]).toEqual([1, 3]);
    // After its Move the first Minor Move breaks the LI down into two garrisons.
    table.answer(["minor", "at venusia", "breakDownUnit LI"]);
    expect([count(state, "greece venusia", "LI"), count(state, "greece venusia", "GARR")]).toEqual([0, 2]);
    // 12.14: they neither move nor become a Town in this Activation.
    expect(countIn(state, keyOf(node(state, "venusia"), GREECE, MOVED), GARR)).toBe(2);
    expect(table.options).not.toContain("construct");
  });

  test("12.14: a garrison made by a Major Move becomes a Town in the next Minor Move, or moves", () => {
    const make = (): March => {
      const state = given({ "rome roma": { LG: 2 } }, { treasury: { rome: 2 } });
      const table = new March(state, expansionOf(ROME), [4, 4], marchMachine([construction]));
      return table.answer(["major own", "at roma", "all", "step capua", "breakDown", "some", "stop"]);
    };
    expect(make().answer(["construct", "build town"]).options).toEqual(["at capua"]);
    expect(make().answer(["minor", "at capua"]).options).toContain("moveUnit GARR");
  });

  test("12.14: garrisons made before bar no Town where a Minor Move makes more", () => {
    const state = given({ "rome capua": { LI: 1, GARR: 1 } }, { treasury: { rome: 2 } });
    const table = new March(state, expansionOf(ROME), [], marchMachine([construction]));
    table.answer(["minor", "at capua", "breakDownUnit LI", "construct", "build town", "at capua"]);
    expect(count(state, "rome capua", "GARR")).toBe(2);
  });

  test("12.15, 12.16, 12.17: LG and HI make three, LI two, reduced ones one; mercenaries, militia, cavalry none", () => {
    const state = position("V");
    expect([LG, HI, LI, LG_REDUCED].map((unit) => garrisonsFrom(state, unit))).toEqual([3, 3, 2, 1]);
    expect([LG, HI, LI, LG_REDUCED].map((unit) => canBreakDown(state, unit))).toEqual([true, true, true, true]);
    expect([MHI, MIL, 5, 6].map((unit) => canBreakDown(state, unit))).toEqual([false, false, false, false]);
  });
});
