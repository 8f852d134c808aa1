import { expect, test } from "vitest";
import type { Parts } from "../../action.ts";
import { GS, GARR, HORDE_0, HORDE_LEADER } from "../../data/index.ts";
import { addArmy, horde, soldier } from "../../state/armies.ts";
import { DEAD } from "../../state/leaders.ts";
import { position } from "../../testing/position.ts";
import { STACK } from "../control/relation.ts";
import { answerFirst, begin, intercepted, optionsNow, owner, setOut, standing, told, asked, at } from "./testing.ts";

const RIDE = [{ type: "intercept" }, { type: "all" }] as const;

test("10.33, 12.11, R231: garrisons of the mover's side are lost where an interceptor takes the Space", () => {
  const state = position("V", {
    pieces: { "rome roma": { LG: 3, city: 5 }, "carthage genua": { GARR: 1 }, "carthage pisae": { GARR: 1 } },
  });
  const played = begin(state, intercepted(setOut(state, "carthage", "genua", "pisae")), [6, 6], RIDE);
  expect(played.handed).toMatchObject({ how: "gone" });
  expect(standing(state, "carthage", "pisae", "GARR")).toBe(0);
  expect(standing(state, "rome", "pisae", "LG")).toBe(3);
});

test("10.33, R231: an interceptor storms no walls: he goes home from a Town of the mover's side", () => {
  const state = position("V", {
    pieces: { "rome roma": { LG: 3, city: 5 }, "carthage genua": { GARR: 1 }, "carthage pisae": { town: 2 } },
  });
  const played = begin(state, intercepted(setOut(state, "carthage", "genua", "pisae")), [6, 6], RIDE);
  expect(played.handed).toMatchObject({ how: "gone" });
  expect(standing(state, "rome", "roma", "LG")).toBe(3);
  expect(standing(state, "rome", "pisae", "LG")).toBe(0);
  expect(told(played, "wentBack")).toMatchObject([{ owner: owner("rome"), to: at(state, "roma") }]);
});

test("7.34, 7.42, R231: but a Town of the mover's side at its last walls, with nobody left to hold it, he takes and may sack", () => {
  const state = position("V", {
    pieces: { "rome roma": { LG: 3, city: 5 }, "carthage genua": { GARR: 1 }, "carthage pisae": { town: 1, GARR: 1 } },
  });
  const index = setOut(state, "carthage", "genua", "pisae");
  const played = begin(state, intercepted(index), [6, 6], RIDE);
  expect(told(played, "captured")).toMatchObject([{ from: owner("carthage"), to: owner("rome") }]);
  expect(played.handed).toMatchObject({ how: "gone" });
  expect(standing(state, "rome", "pisae", "LG")).toBe(3);
  expect(standing(state, "carthage", "pisae", "GARR")).toBe(0);
});

test("10.33, 8.44: an army that lands and is wiped out by an interceptor is gone, though its squadrons are left", () => {
  const state = position("V", {
    pieces: { "rome roma": { LG: 9 }, "carthage genua": { LI: 1, GS: 1 } },
    leaders: { "carthage-4": "genua" },
  });
  const force = setOut(state, "carthage", "genua", "pisae");
  begin(state, intercepted(force, "debark"), [6, 6, 6, 1], [...RIDE, { type: "raise", n: 4 }]);
  while (state.frames.length > 0) answerFirst(state, { type: "retreat", yes: false });
  expect(state.handed).toMatchObject({ how: "gone" });
  expect(state.leaders[13]).toBeLessThan(0);
  expect(state.forces[force]!.rows[0]!.counts[GS]).toBe(1);
});

test("10.36: even victorious, an interceptor does not stay in a neutral's Space", () => {
  const state = position("V", {
    pieces: { "mamertines messana": { LI: 1 }, "carthage panormus": { HI: 9 }, "rome syracusae": { LG: 2 } },
  });
  const force = setOut(state, "rome", "syracusae", "messana");
  begin(state, intercepted(force), [6, 6, 6, 1], [{ type: "intercept" }, { type: "all" }]);
  while (state.frames.length > 0) answerFirst(state, asked(state) === "battle.retreat" ? { yes: true } : {});
  expect(state.handed).toMatchObject({ how: "moved" });
  expect(state.forces[force]!.node).not.toBe(at(state, "messana"));
  expect(standing(state, "carthage", "messana", "HI")).toBe(0);
  expect(standing(state, "carthage", "panormus", "HI")).toBeGreaterThan(7);
  expect(standing(state, "mamertines", "messana", "LI")).toBe(1);
});

test("10.34: put back by residents, an army that landed is aboard again, and nobody stays on a point without MP (R144, R159)", () => {
  const drawn = (entry: "march" | "debark", from: string, mp: number) => {
    const state = position("V", {
      pieces: { "rome actium": { LG: 3 }, "greece larissa": { LI: 1 }, "greece pella": { HI: 3 } },
    });
    const force = setOut(state, "rome", "actium", "larissa", mp);
    state.forces[force]!.from = at(state, from);
    begin(state, intercepted(force, entry), [6, 6, 1, 1], [{ type: "intercept" }, { type: "all" }]);
    while (state.frames.length > 0) answerFirst(state, { n: 0 });
    expect(state.handed).toMatchObject({ how: "back" });
    return state.forces[force]!;
  };
  const state = position("V");
  expect(drawn("march", "ltp_pindus", 1).node).toBe(at(state, "ltp_pindus"));
  expect(drawn("march", "ltp_pindus", 0).node).toBe(at(state, "actium"));
  expect(drawn("debark", "actium", 1)).toMatchObject({ aboard: true, node: at(state, "larissa") });
});

const ROMANS = { "rome roma": { LG: 2, city: 5 }, "carthage genua": { HI: 4, LI: 2 } } as const;

/** A 2-5 leader in the City of Rome; Carthage enters Pisae. */
function pisaeFromCity(more: Parameters<typeof position>[1] = {}) {
  const state = position("V", { leaders: { "rome-3": "roma" }, ...more, pieces: { ...ROMANS, ...more.pieces } });
  return { state, force: setOut(state, "carthage", "genua", "pisae") };
}

test("10.31, 5.12, R145: in a Space of a third power its units stay out of the battle, and the interceptor goes home", () => {
  for (const [dice, how] of [
    [[6, 6, 6, 1], "moved"],
    [[6, 6, 1, 6], "held"],
  ] as const) {
    const { state, force } = pisaeFromCity({ pieces: { "greece pisae": { HI: 1 } }, leaders: {} });
    const played = begin(state, intercepted(force), dice, [{ type: "intercept" }, { type: "all" }]);
    expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([8, 14]);
    while (state.frames.length > 0) answerFirst(state, asked(state) === "battle.retreat" ? { yes: true } : { n: 0 });
    expect(state.handed).toMatchObject({ how });
    expect(standing(state, "greece", "pisae", "HI")).toBe(1);
    expect(standing(state, "rome", "pisae", "LG") + standing(state, "rome", "pisae", "lg")).toBe(0);
    expect(standing(state, "rome", "roma", "LG") + standing(state, "rome", "roma", "lg")).toBeGreaterThan(0);
  }
});

test("10.31, R62, R145: an ally of the mover whose Space it is stays out of the battle too", () => {
  const { state, force } = pisaeFromCity({ pieces: { "greece pisae": { HI: 1 } }, leaders: {} });
  state.pacts[owner("greece") * 4 + owner("carthage")] = STACK;
  const played = begin(state, intercepted(force), [6, 6, 3, 3], [{ type: "intercept" }, { type: "all" }]);
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([8, 14]);
});

test("10.31, 5.12, R145, R457, R466: a guest fights beside his host who intercepts, and so does a guest's Soldier of Fortune", () => {
  for (const guest of ["greece", "sof"] as const) {
    const { state, force } = pisaeFromCity({ pieces: { [`${guest} pisae`]: { HI: 1 } }, leaders: {} });
    if (guest === "sof") addArmy(state, soldier(owner("greece")));
    state.pacts[owner("rome") * 4 + owner("greece")] = STACK;
    state.held[at(state, "pisae")] = owner("rome");
    const played = begin(state, intercepted(force), [6, 6, 3, 3], [{ type: "intercept" }, { type: "all" }]);
    expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([11, 14]);
  }
});

test("10.31: lone garrisons that are intercepted are lost without a battle", () => {
  const { state, force } = pisaeFromCity({ leaders: {} });
  const moving = state.forces[force]!;
  moving.rows[0]!.counts.fill(0);
  moving.rows[0]!.counts[GARR] = 2;
  const played = begin(state, intercepted(force), [6, 6], [{ type: "intercept" }, { type: "all" }]);
  expect(told(played, "battleOpened")).toEqual([]);
  expect(state.handed).toMatchObject({ how: "gone" });
  expect(standing(state, "rome", "pisae", "LG")).toBe(2);
});

test("10.36: residents whose side won or drew put the mover back; if it lost, they are attacked next (R144)", () => {
  for (const [dice, how] of [
    [[6, 6, 3, 3], "back"],
    [[6, 6, 1, 6], "held"],
  ] as const) {
    const { state, force } = pisaeFromCity({ pieces: { "rome pisae": { LI: 3 } }, leaders: {} });
    begin(state, intercepted(force), dice, [{ type: "intercept" }, { type: "all" }]);
    while (state.frames.length > 0) answerFirst(state, { n: 0 });
    expect(state.handed).toMatchObject({ how });
    expect(state.forces[force]!.node).toBe(at(state, how === "back" ? "genua" : "pisae"));
    expect(standing(state, "rome", "pisae", "LI")).toBeGreaterThan(0);
  }
});

test("8.44, 13.42, R377: the leader of a horde that dies to the last man among its mover's troops is lost with it", () => {
  const state = position("V", {
    pieces: { "horde0 genua": { BI: 1 }, "rome pisae": { LI: 9 }, "carthage roma": { HI: 5 } },
  });
  addArmy(state, horde(HORDE_0, "germans", owner("rome"), 0));
  state.leaders[HORDE_LEADER] = at(state, "genua");
  const force = setOut(state, "horde0", "genua", "pisae");
  state.forces[force]!.power = owner("rome");
  const played = begin(state, intercepted(force), [6, 6, 3, 3], RIDE);
  const isOfHorde = ({ owner: whose, n }: Parts): boolean => whose === HORDE_0 && n === 1;
  while (state.frames.length > 0)
    answerFirst(state, optionsNow(state).some(isOfHorde) ? { owner: HORDE_0, n: 1 } : { yes: false }, played);
  expect(told(played, "losses")).toContainEqual(expect.objectContaining({ owner: HORDE_0 }));
  expect(standing(state, "rome", "pisae", "LI")).toBeGreaterThan(0);
  expect([state.leaders[HORDE_LEADER], told(played, "leaderLost").length]).toEqual([DEAD, 1]);
  expect(state.handed).toMatchObject({ how: "gone" });
});
