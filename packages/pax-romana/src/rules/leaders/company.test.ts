import { describe, expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { CARTHAGE, GREECE, HORDE_0, ROME, type Power } from "../../data/index.ts";
import { addArmy, horde } from "../../state/armies.ts";
import { DEAD } from "../../state/leaders.ts";
import { pairOf } from "../../state/pairs.ts";
import type { State } from "../../state/state.ts";
import { position, type Given } from "../../testing/position.ts";
import type { Spoken } from "../../testing/spoken.ts";
import { answerFirst, asked, at, begin, entering, setOut, standing, told } from "../battle/testing.ts";
import { STACK } from "../control/relation.ts";
import { machine } from "../index.ts";

const leaderOf = (state: State, id: string): number => worldOf(state.config).data.leaders.leaderOf.get(id)!;

const whereIs = (state: State, id: string): number => state.leaders[leaderOf(state, id)]!;

const allow = (state: State, giver: Power, taker: Power): void => void (state.pacts[pairOf(giver, taker)]! |= STACK);

/** Three legions from Roma enter Capua, where others are. */
function entered(
  pieces: NonNullable<Given["pieces"]>,
  leaders: NonNullable<Given["leaders"]>,
  prepare?: (state: State) => void,
) {
  const state = position("V", { pieces: { "rome roma": { LG: 3 }, ...pieces }, leaders });
  prepare?.(state);
  return { state, frame: entering(setOut(state, "rome", "roma", "capua"), 1) };
}

describe("who is with a leader", () => {
  const gauls = (state: State): void => addArmy(state, horde(HORDE_0, "westGauls", CARTHAGE, 0));

  test("9.21, 13.24, 8.41: a horde that is attacked fights with its leader's rating, and rolls for him", () => {
    const { state, frame } = entered({ "horde0 capua": { BI: 4 } }, { "horde-0": "capua" }, gauls);
    const played = begin(state, frame, [1, 1]);
    const leader = leaderOf(state, "horde-0");
    expect(told(played, "leads")).toMatchObject([{ side: "defender", leader }]);
    while (state.frames.length > 0) answerFirst(state, {}, played);
    expect(standing(state, "horde0", "capua", "BI")).toBeGreaterThan(0);
    expect(told(played, "leaderChecked")).toMatchObject([{ leader }]);
  });

  test("8.44, 13.24: with the last of his horde he is lost", () => {
    const { state, frame } = entered({ "horde0 capua": { BI: 1 } }, { "horde-0": "capua" }, gauls);
    const played = begin(state, frame, [6, 1]);
    while (state.frames.length > 0) answerFirst(state, {}, played);
    expect(told(played, "leaderLost")).toMatchObject([{ leader: leaderOf(state, "horde-0"), rule: "8.44" }]);
  });

  /** Carthaginians from Venusia enter Capua and are intercepted from Roma. */
  const intercepted = (
    pieces: NonNullable<Given["pieces"]>,
    leaders: NonNullable<Given["leaders"]>,
    answers: readonly Spoken[],
    faces: readonly number[],
  ): State => {
    const state = position("V", { pieces, leaders });
    begin(state, entering(setOut(state, "carthage", "venusia", "capua"), 1), [6, 6, ...faces], answers);
    return state;
  };

  test("9.21, R54, R269: an interceptor catches a leader too whose army he has destroyed or driven off", () => {
    const pieces = { "rome roma": { LG: 3 }, "carthage venusia": { LI: 1 } };
    const ride = [{ type: "intercept" }, { type: "all" }];
    const state = intercepted(pieces, { "carthage-4": "capua" }, ride, [6, 1]);
    while (state.frames.length > 0 && asked(state) !== "leader.flee") answerFirst(state, { yes: false });
    expect([asked(state), machine.who(state)]).toEqual(["leader.flee", [CARTHAGE]]);
    answerFirst(state, { type: "stand" });
    expect(whereIs(state, "carthage-4")).toBe(DEAD);
    expect(standing(state, "rome", "capua", "LG")).toBeGreaterThan(0);
  });

  test("8.44, 10.36: an interceptor's leader is lost with his army, though neutrals he came to help are left", () => {
    const pieces = { "rome roma": { LI: 1 }, "independent capua": { LI: 9 }, "carthage venusia": { HI: 30 } };
    const ride = [{ type: "intercept" }, { type: "leader", yes: true }];
    const state = intercepted(pieces, { "rome-3": "roma" }, ride, [1, 6]);
    while (state.frames.length > 0) answerFirst(state, { yes: true });
    expect(standing(state, "independent", "capua", "LI")).toBeGreaterThan(0);
    expect(["roma", "capua"].map((space) => standing(state, "rome", space, "LI"))).toEqual([0, 0]);
    expect(whereIs(state, "rome-3")).toBe(DEAD);
  });

  test("8.44, R160: whoever fights ashore is lost with his army, even where his fleet lies in the port", () => {
    const pieces = { "rome capua": { LG: 6 }, "carthage paestum": { LI: 1, GS: 2 } };
    const state = position("V", { pieces, leaders: { "carthage-4": "paestum" } });
    begin(state, entering(setOut(state, "rome", "capua", "paestum"), 1), [6, 1], [{ type: "stand" }]);
    while (state.frames.length > 0) answerFirst(state, { yes: false });
    expect(standing(state, "carthage", "paestum", "LI")).toBe(0);
    expect(whereIs(state, "carthage-4")).toBe(DEAD);
  });

  const carthageLets = (state: State): void => allow(state, CARTHAGE, GREECE);

  test("9.21, 4.1, R377: a leader beside an ally's army is not alone: he fights with it", () => {
    const { state, frame } = entered({ "carthage capua": { HI: 2 } }, { "greece-3": "capua" }, carthageLets);
    const played = begin(state, frame, [3, 3]);
    expect(asked(state)).toBe("withdrawal.ask");
    expect(told(played, "leaderLost")).toEqual([]);
    const second = entered({ "carthage capua": { HI: 2 } }, { "greece-3": "capua" }, carthageLets);
    const fought = begin(second.state, second.frame, [3, 3], [{ type: "stand" }]);
    expect(told(fought, "leads")).toMatchObject([{ side: "defender", leader: leaderOf(state, "greece-3") }]);
  });

  test("9.21, 13.26, R377: beside a horde that his power moved last a leader is not alone, beside another's he is", () => {
    for (const [mover, prompt] of [
      [CARTHAGE, "battle.raise"],
      [GREECE, "leader.flee"],
    ] as const) {
      const { state, frame } = entered({ "horde0 capua": { BI: 5 } }, { "carthage-4": "capua" }, (one) =>
        addArmy(one, horde(HORDE_0, "westGauls", mover, 0)),
      );
      const played = begin(state, frame, [6, 1]);
      expect(asked(state)).toBe(prompt);
      expect(told(played, "leads").map(({ leader }) => leader)).toEqual(
        mover === CARTHAGE ? [leaderOf(state, "carthage-4")] : [],
      );
    }
  });

  test("13.24, R377: his own army attacks the horde, and he is on neither side", () => {
    const { state, frame } = entered({ "horde0 capua": { BI: 5 } }, { "rome-3": "capua" }, (one) =>
      addArmy(one, horde(HORDE_0, "westGauls", ROME, 0)),
    );
    expect(told(begin(state, frame, [6, 1]), "leads")).toEqual([]);
  });

  test("9.21, 4.1, R377: if the ally lets the enemy in, nobody stands up for him", () => {
    const { state, frame } = entered({ "carthage capua": { HI: 2 } }, { "greece-3": "capua" }, (one) => {
      carthageLets(one);
      allow(one, CARTHAGE, ROME);
    });
    begin(state, frame, [3, 3]);
    expect(asked(state)).toBe("leader.flee");
  });

  test("4.1, R377: whoever has let the attacker in himself is no enemy of his, and not in the battle", () => {
    const { state, frame } = entered({ "carthage capua": { HI: 2 } }, { "greece-3": "capua" }, (one) => {
      carthageLets(one);
      allow(one, GREECE, ROME);
    });
    const played = begin(state, frame, [3, 3], [{ type: "stand" }]);
    expect(told(played, "leads")).toEqual([]);
  });

  test("10.45, R377: an ally does not take him along when he withdraws; he flees by himself", () => {
    const { state, frame } = entered({ "carthage capua": { HI: 2 } }, { "greece-3": "capua" }, carthageLets);
    const go = [{ type: "withdraw" }, { type: "all" }, { type: "step", node: at(state, "venusia") }, { type: "stop" }];
    begin(state, frame, [3, 3], go);
    expect([asked(state), whereIs(state, "greece-3")]).toEqual(["leader.flee", at(state, "capua")]);
  });
});
