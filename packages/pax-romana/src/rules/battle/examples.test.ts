/** Worked examples of chapter 10 of the book, through all procedures of a battle. */
import { expect, test } from "vitest";
import { position } from "../../testing/position.ts";
import {
  answerFirst,
  asked,
  at,
  battle,
  begin,
  entering,
  intercepted,
  optionsNow,
  owner,
  play,
  setOut,
  standing,
  told,
} from "./testing.ts";

const STAND = { type: "stand" };

/** A 2-5 leader in the City of Rome; Carthage enters Pisae, a Town. */
function pisae(romans: object, inPisae: object) {
  const state = position("V", {
    leaders: { "rome-3": "roma" },
    pieces: { "carthage genua": { HI: 4, LI: 2 }, "rome roma": romans, "rome pisae": inPisae },
    treasury: { rome: 0, carthage: 0 },
  });
  return { state, force: setOut(state, "carthage", "genua", "pisae") };
}

test("10.31: example 1: a 2-5 leader in Rome, a City, adds 5 to the dice against an army in Pisae, a Town: 7 succeeds, 6 does not", () => {
  for (const [dice, success] of [
    [[3, 4], true],
    [[3, 3], false],
  ] as const) {
    const { state, force } = pisae({ LG: 2, city: 5 }, { town: 2 });
    const played = begin(state, intercepted(force), dice, [
      { type: "intercept" },
      { type: "all" },
      { type: "leader", yes: true },
    ]);
    expect(told(played, "interceptionRolled")[0]).toMatchObject({ dice, added: 5, success });
  }
});

test("10.31: example 2: a leader alone rides from Rome to a legion in Pisae; from there he fails to reach Arretium", () => {
  const { state, force } = pisae({ city: 5 }, { LG: 1, town: 2 });
  // 8, and 2 for his Tactical Rating, and 3 for the City: 13. The battle that follows is a Draw.
  const answers = [
    { type: "intercept", leader: 2 },
    { type: "stand" },
    { type: "useWalls", yes: true },
    { type: "raise", n: 0 },
    { type: "lower", n: 0 },
    { type: "loseUnits", n: 1 },
    { type: "loseWalls", n: 0 },
  ];
  const rescue = play(state, entering(force, 1), [4, 4, 1, 1, 3, 4], answers);
  expect(told(rescue, "interceptionRolled")).toMatchObject([{ dice: [4, 4], added: 5, success: true }]);
  expect(told(rescue, "battleOpened")).toMatchObject([{ kind: "attack", attacker: owner("carthage") }]);
  expect(told(rescue, "shiftsCounted")[0]!.list).toContainEqual({ side: "defender", cause: "tactics", n: 1 });
  expect(state.leaders[2]).toBe(at(state, "pisae"));
  // The army goes on to Arretium; now 8, and 2, and 1 for the Town: 11.
  expect(rescue.handed).toMatchObject({ how: "back" });
  Object.assign(state.forces[force]!, { node: at(state, "arretium"), from: at(state, "parma") });
  const next = play(state, entering(force, 0), [4, 4], [{ type: "intercept" }, { type: "leader", yes: true }]);
  expect(told(next, "interceptionRolled")).toMatchObject([{ dice: [4, 4], added: 3, success: false }]);
  expect(next.handed).toMatchObject({ how: "held" });
});

/** A Roman army attacks Carthage at 2:1; its leader is worse by one, and Carthage has Cavalry Supremacy. */
function shifts() {
  const state = position("V", {
    pieces: { "rome roma": { LG: 5 }, "carthage capua": { HI: 2, LI: 2, CAV: 2 } },
    leaders: { "rome-1": "roma", "carthage-1": "capua" },
  });
  const force = setOut(state, "rome", "roma", "capua", 0);
  return { state, frame: battle(state, force, ["carthage"]) };
}

test("10.51: the example of shifts: two for Rome, less one, against three: two for Carthage, used in any of three ways", () => {
  // Carthage has no leader with a 3, as the example has: a 4 against a 3 instead of a 3 against a 2.
  const ways: readonly (readonly [raise: number, lower: number, pips: readonly [number, number]])[] = [
    [2, 0, [3, 4]],
    [0, 2, [1, 2]],
    [1, 1, [2, 3]],
  ];
  for (const [raise, lower, pips] of ways) {
    const { state, frame } = shifts();
    const answers = [STAND, { type: "raise", n: raise }, ...(raise === 2 ? [] : [{ type: "lower", n: lower }])];
    const played = begin(state, frame, [4, 1], answers);
    expect(told(played, "shiftsCounted")[0]).toMatchObject({ net: -2 });
    expect(told(played, "battleJudged")[0]).toMatchObject({ pips });
  }
});

/** Greece attacks from Pella; The East stands in Larissa. */
function larissa(greeks: object, east: object, leaders: Record<string, string> = {}) {
  const state = position("V", { pieces: { "greece pella": greeks, "east larissa": east }, leaders });
  const force = setOut(state, "greece", "pella", "larissa", 0);
  return { state, force, frame: battle(state, force, ["east"]) };
}

const EXAMPLE = [
  { HI: 5, LI: 6 },
  { HI: 3, LI: 2 },
  { "greece-2": "pella", "east-3": "larissa" },
] as const;

test("10.51: example 1: Greece has three shifts; East's die goes to 2, Greece loses 20 and East 30 per cent", () => {
  const { state, frame } = larissa(...EXAMPLE);
  const shift = [
    { type: "raise", n: 0 },
    { type: "lower", n: 3 },
  ];
  // 20 % of 21 BP and 30 % of 11 BP: four and three.
  const lose = [
    { type: "loseUnits", n: 4 },
    { type: "loseUnits", n: 0 },
  ];
  const played = play(
    state,
    frame,
    [3, 5, 3, 4, 3, 4],
    [{ type: "stand" }, ...shift, { type: "retreat", yes: false }, ...lose],
  );
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([21, 11]);
  expect(told(played, "shiftsCounted")[0]!.net).toBe(3);
  expect(told(played, "battleJudged")[0]).toMatchObject({ winner: "attacker", pips: [2, 3] });
  expect(standing(state, "east", "larissa", "LI")).toBe(2);
  expect(standing(state, "east", "larissa", "HI")).toBe(2);
});

test("10.51: example 1, the other way: Greece raises its die to 6, and any mixture in between", () => {
  const { state, frame } = larissa(...EXAMPLE);
  begin(state, frame, [3, 5], [{ type: "stand" }]);
  expect(optionsNow(state).map(({ n }) => n)).toEqual([0, 1, 2, 3]);
  const other = larissa(...EXAMPLE);
  const played = begin(other.state, other.frame, [3, 5], [{ type: "stand" }, { type: "raise", n: 3 }]);
  expect(told(played, "battleJudged")[0]).toMatchObject({ winner: "attacker", pips: [5, 6] });
});

test("10.51: example 2 without its card: four against two cavalry add one shift", () => {
  const { state, frame } = larissa({ HI: 5, LI: 6, CAV: 4 }, { HI: 3, LI: 2, CAV: 2 }, EXAMPLE[2]);
  const played = begin(state, frame, [3, 5], [{ type: "stand" }]);
  expect(told(played, "shiftsCounted")[0]).toMatchObject({ net: 4 });
});

/** How many whole and reduced units of The East are left in Larissa. */
const left = (state: ReturnType<typeof position>): number[] => [
  standing(state, "east", "larissa", "HI"),
  standing(state, "east", "larissa", "hi"),
];

test("10.53: the example of losses: 40 % of three HI are 3.6, so 4 BP: one HI is lost, another reduced, 5 BP in all", () => {
  const { state, frame } = larissa({ HI: 3 }, { HI: 3 });
  const played = play(state, frame, [4, 1], [STAND, { type: "retreat", yes: false }]);
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([9, 9]);
  expect(told(played, "battleJudged")[0]!.pips).toEqual([1, 4]);
  expect(told(played, "losses").at(-1)!.units[2]).toBe(1);
  expect(told(played, "flipped")).toHaveLength(2);
  expect(left(state)).toEqual([1, 1]);
});

test("10.54: the example of walls: two LI in a City lose of 7 BP", () => {
  const state = position("V", {
    pieces: { "rome roma": { LG: 2 }, "carthage capua": { LI: 2, city: 5 } },
    treasury: { rome: 0, carthage: 0 },
  });
  const force = setOut(state, "rome", "roma", "capua", 0);
  const inside = [STAND, { type: "useWalls", yes: true }];
  const played = begin(state, battle(state, force, ["carthage"]), [4, 4], inside);
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([8, 7]);
  // 40 % of 7 BP are 3, of 2 BP they would be 1: both LI and a wall, or one LI and a wall, or two walls.
  while (asked(state) !== "losses.lose" || optionsNow(state)[0]!.type !== "loseWalls") answerFirst(state);
  expect(optionsNow(state).map(({ n }) => n)).toEqual([1, 2]);
});

test("10.81: the example of legions: of two, 1 BP reduces one; the next BP eliminates the reduced one", () => {
  const state = position("V", { pieces: { "carthage genua": { HI: 3 }, "rome pisae": { LG: 2 } } });
  const force = setOut(state, "carthage", "genua", "pisae", 0);
  const fight = (dice: readonly number[]): void => {
    Object.assign(state.forces[force]!, { node: at(state, "pisae"), from: at(state, "genua") });
    begin(state, battle(state, force, ["rome"]), dice, [STAND]);
    while (state.frames.length > 0) answerFirst(state, asked(state) === "battle.retreat" ? { yes: false } : { n: 0 });
  };
  const legions = () => [standing(state, "rome", "pisae", "LG"), standing(state, "rome", "pisae", "lg")];
  // 10 % of 8 BP are 1.
  fight([1, 1]);
  expect(legions()).toEqual([1, 1]);
  // 20 % of 6 BP are 1.
  fight([2, 2]);
  expect(legions()).toEqual([1, 0]);
});

test("10.84: the example of heavy infantry: 4 BP on HI eliminate one and reduce one, and never reduce two", () => {
  // No battle asks 15 BP for 4; 30 % of 13 BP are 4, and the one LI is spared.
  const { state, frame } = larissa({ HI: 5 }, { HI: 4, LI: 1 });
  begin(state, frame, [3, 1], [STAND, { type: "retreat", yes: false }]);
  while (state.frames.length > 0) answerFirst(state, { type: "loseUnits", n: 0 });
  expect(standing(state, "east", "larissa", "LI")).toBe(1);
  expect(left(state)).toEqual([2, 1]);
});

test("10.87: the example of legionary cavalry: four legions have 16 BP and two cavalry; one reduced, 14 BP and one", () => {
  const state = position("V", {
    turn: 3,
    config: { options: ["legionaryCavalry"] },
    pieces: { "carthage genua": { HI: 6, CAV: 1 }, "rome pisae": { LG: 4 } },
  });
  const force = setOut(state, "carthage", "genua", "pisae", 0);
  const fight = () => {
    Object.assign(state.forces[force]!, { node: at(state, "pisae"), from: at(state, "genua") });
    const played = begin(state, battle(state, force, ["rome"]), [1, 1], [STAND]);
    while (state.frames.length > 0) answerFirst(state, { n: 0 });
    const cavalry = told(played, "shiftsCounted")[0]!.list.filter(({ cause }) => cause === "cavalry");
    return [told(played, "battleRolled")[0]!.battlePoints[1], cavalry.map(({ side, n }) => [side, n])];
  };
  expect(fight()).toEqual([16, [["defender", 1]]]);
  expect([standing(state, "rome", "pisae", "LG"), standing(state, "rome", "pisae", "lg")]).toEqual([3, 1]);
  // One against one: nobody has Superiority.
  expect(fight()).toEqual([14, []]);
});
