/** Chapter 7 in battle: who uses walls, what they are worth, and when they fall without a blow. */
import type { Spoken } from "../../testing/spoken.ts";
import { expect, test } from "vitest";
import { HORDE_0, ROME, type OwnerName } from "../../data/index.ts";
import { addArmy, horde } from "../../state/armies.ts";
import { worksAt } from "../../state/works.ts";
import { position, type Given } from "../../testing/position.ts";
import { STACK } from "../control/relation.ts";
import { machine } from "../index.ts";
import { canRetreat } from "./battle.ts";
import {
  answerFirst,
  asked,
  at,
  battle,
  begin,
  capua,
  entering,
  intercepted,
  optionsNow,
  owner,
  setOut,
  standing,
  told,
} from "./testing.ts";

const INSIDE = [{ type: "stand" }, { type: "useWalls", yes: true }];

test("7.31: the defender says whether his walls are used; then no cavalry fights or dies on either side (R74)", () => {
  const { state, frame } = capua({ LG: 2, CAV: 2 }, { LI: 2, CAV: 1, city: 5 });
  begin(state, frame, [], [{ type: "stand" }]);
  expect(asked(state)).toBe("battle.walls");
  const used = capua({ LG: 2, CAV: 2 }, { LI: 2, CAV: 1, city: 5 });
  const played = begin(used.state, used.frame, [2, 2], INSIDE);
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([8, 7]);
  const open = capua({ LG: 2, CAV: 2 }, { LI: 2, CAV: 1, city: 5 });
  const outside = begin(open.state, open.frame, [2, 2], [{ type: "stand" }, { type: "useWalls", yes: false }]);
  expect(told(outside, "battleRolled")[0]!.battlePoints).toEqual([10, 3]);
});

test("7.31, R259: walls alone are attacked at no cost after an interceptor is beaten in their Space, and so are neutrals in theirs", () => {
  const after = (pieces: Given["pieces"], force: [OwnerName, string, string], faces: readonly number[]): unknown => {
    const state = position("V", { pieces: pieces!, treasury: { rome: 0, carthage: 0 } });
    const mover = setOut(state, ...force);
    begin(state, intercepted(mover), faces, [{ type: "intercept" }, { type: "all" }]);
    while (state.frames.length > 0) answerFirst(state, { n: 0 });
    expect(state.handed).toMatchObject({ how: "held" });
    return state.handed!["free"];
  };
  const roman = { "rome roma": { LG: 2 }, "carthage genua": { HI: 9 } };
  const toPisae = ["carthage", "genua", "pisae"] as [OwnerName, string, string];
  const beaten = [6, 6, 1, 6];
  expect(after({ ...roman, "rome pisae": { town: 2 } }, toPisae, beaten)).toBe(true);
  expect(after(roman, toPisae, beaten)).toBe(false);
  expect(after({ ...roman, "rome pisae": { town: 2 } }, toPisae, [6, 6, 3, 3])).toBe(false);
  const messana = {
    "mamertines messana": { HI: 2, town: 2 },
    "carthage panormus": { HI: 2 },
    "rome syracusae": { LG: 9 },
  };
  expect(after(messana, ["rome", "syracusae", "messana"], beaten)).toBe(true);
});

test("7.32: a wall is 1 BP in strength and absorbs 2 of losses", () => {
  const { state, frame } = capua({ LG: 2 }, { LI: 2, city: 5 });
  const played = begin(state, frame, [4, 1, 4, 4], INSIDE);
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([8, 7]);
  // 40 % of 7 BP are 3: two walls, or one and a LI (R75).
  while (asked(state) !== "losses.lose") answerFirst(state, { n: 0 });
  expect(optionsNow(state)).toEqual([
    { type: "loseWalls", n: 1 },
    { type: "loseWalls", n: 2 },
  ]);
});

test("7.33: walls never fall below 3 in a City and 1 in a Town", () => {
  for (const [works, least] of [
    [{ city: 5 }, 3],
    [{ town: 2 }, 1],
  ] as const) {
    const { state, frame } = capua({ LG: 9 }, { LI: 1, ...works });
    begin(state, frame, [6, 1], INSIDE);
    while (state.frames.length > 0) answerFirst(state, { type: "raise", n: 4 });
    expect(worksAt(state, at(state, "capua"))!.walls).toBe(least);
  }
});

test("7.34: walls alone defend with what they have", () => {
  const { state, force } = capua({ LG: 2 }, { city: 5 });
  const played = begin(state, battle(state, force, ["carthage"], "walls"), [2, 2], []);
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([8, 5]);
});

test("7.37: neutral forces always use their walls, and never withdraw or retreat (12.52)", () => {
  const state = position("V", {
    pieces: { "carthage panormus": { HI: 6 }, "mamertines messana": { HI: 2, town: 2 } },
    treasury: { carthage: 0 },
  });
  const force = setOut(state, "carthage", "panormus", "messana");
  const played = begin(state, battle(state, force, ["mamertines"]), [5, 1]);
  expect(told(played, "wallsUsed")).toHaveLength(1);
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([18, 8]);
});

/** Rome marches into Capua, whose walls are at their least; its only defenders are two cavalry. */
const breached = (works: object, romans: object = { LG: 2 }) => capua(romans, { CAV: 2, ...works });

test("7.34, 7.41, R414: least walls with nothing but cavalry inside are taken without a battle, and the cavalry is lost", () => {
  for (const works of [{ city: 3 }, { town: 1 }]) {
    const { state, force } = breached(works);
    const played = begin(state, entering(force, 1), [], [{ type: "stand" }]);
    expect(state.handed).toMatchObject({ how: "held" });
    // It is not told as a battle.
    const names = played.events.map(({ type: e }) => e);
    expect(names.slice(0, names.indexOf("captured") + 1)).toEqual(["eliminated", "captured"]);
    expect(told(played, "captured")).toMatchObject([{ to: owner("rome"), from: owner("carthage") }]);
    expect(standing(state, "carthage", "capua", "CAV")).toBe(0);
    expect(state.forces[force]).toMatchObject({ node: at(state, "capua"), mp: 4 });
  }
});

test("7.34, 7.41, R414: so they are after a battle outside in which the last infantry dies, though cavalry is left", () => {
  for (const [works, node, cavalry] of [
    [{ city: 3 }, "capua", 0],
    [{ city: 4 }, "roma", 2],
  ] as const) {
    const { state, force } = capua({ LG: 9 }, { LI: 1, CAV: 2, ...works });
    const played = begin(state, entering(force, 1), [2, 1], [{ type: "stand" }, { type: "useWalls", yes: false }]);
    const answers: Record<string, Spoken> = { "battle.raise": { n: 0 }, "losses.lose": { n: 1 } };
    while (state.frames.length > 0) answerFirst(state, answers[asked(state)!] ?? { yes: false }, played);
    expect(standing(state, "carthage", "capua", "LI")).toBe(0);
    expect([state.forces[force]!.node, standing(state, "carthage", "capua", "CAV")]).toEqual([
      at(state, node),
      cavalry,
    ]);
    expect(told(played, "captured")).toHaveLength(cavalry === 0 ? 1 : 0);
  }
});

test("7.34, 7.41, 10.41: cavalry that withdraws from such a place is saved", () => {
  const { state, force } = breached({ town: 1 });
  const away = [
    { type: "withdraw" },
    { type: "all" },
    { type: "step", node: at(state, "corfinium") },
    { type: "stop" },
  ];
  const played = begin(state, entering(force, 1), [3], away);
  expect(told(played, "captured")).toHaveLength(1);
  expect([told(played, "battleOpened"), told(played, "battleEnded")]).toEqual([[], []]);
  expect(standing(state, "carthage", "corfinium", "CAV")).toBe(2);
  expect(state.forces[force]!.mp).toBe(4);
});

test("7.34, 10.45: if it is the infantry of an ally that withdraws, the battle that was opened is ended without a blow", () => {
  const { state, force } = capua({ LG: 2 }, { CAV: 1, town: 1 }, { pieces: { "greece capua": { LI: 1 } } });
  state.pacts[owner("carthage") * 4 + owner("greece")] = STACK;
  const played = begin(state, entering(force, 1), [3, 3], [{ type: "stand" }, { type: "withdraw" }]);
  while (asked(state) !== "sack" && state.frames.length > 0) answerFirst(state, {}, played);
  expect(told(played, "battleEnded")).toMatchObject([{ winner: "vacated", holds: true }]);
  expect([told(played, "battleOpened").length, told(played, "captured").length]).toEqual([1, 1]);
});

test("7.34, 11.33: an army that lands takes such a port in the same way", () => {
  const state = position("V", {
    pieces: { "carthage carthago": { HI: 2 }, "rome roma": { CAV: 2, city: 3 } },
    treasury: { rome: 0, carthage: 0 },
  });
  const force = setOut(state, "carthage", "carthago", "roma");
  state.forces[force]!.aboard = true;
  const played = begin(state, entering(force, 1, "amphibious"), [], [{ type: "stand" }]);
  expect(told(played, "battleRolled")).toEqual([]);
  expect(told(played, "captured")).toMatchObject([{ to: owner("carthage") }]);
  expect(standing(state, "rome", "roma", "CAV")).toBe(0);
  expect(state.forces[force]!.aboard).toBe(false);
});

test("7.34: walls above the least still fight for cavalry; infantry of an ally defends the least ones", () => {
  const { state, force } = breached({ town: 2 });
  begin(state, entering(force, 1), [], [{ type: "stand" }]);
  expect(asked(state)).toBe("battle.walls");
  const allied = capua({ LG: 2 }, { CAV: 1, town: 1 }, { pieces: { "greece capua": { LI: 1 } } });
  allied.state.pacts[owner("carthage") * 4 + owner("greece")] = STACK;
  begin(allied.state, entering(allied.force, 1), [], [{ type: "stand" }, { type: "stand" }]);
  expect(asked(allied.state)).toBe("battle.walls");
});

test("12.73: slaves use the walls they sit in, though they are not theirs", () => {
  const state = position("V", {
    pieces: { "rome roma": { LG: 2 }, "rome capua": { town: 2 }, "slavesRome capua": { BI: 2 } },
    treasury: { rome: 0 },
  });
  const force = setOut(state, "rome", "roma", "capua");
  const played = begin(state, battle(state, force, ["slavesRome"]), [2, 2]);
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([8, 4]);
});

test("13.42, 7.31, 7.37, R138: in a Town it shares with a horde the power that owns it decides on the walls; nobody retreats", () => {
  const state = position("V", {
    pieces: {
      "carthage genua": { HI: 9 },
      "rome pisae": { LG: 1, town: 2 },
      "horde0 pisae": { BI: 2 },
    },
    treasury: { rome: 0, carthage: 0 },
  });
  addArmy(state, horde(HORDE_0, "westGauls", ROME, 0));
  const frame = battle(state, setOut(state, "carthage", "genua", "pisae"), ["rome", "horde0"]);
  expect(canRetreat(state, frame.defender)).toBe(false);
  begin(state, frame, [], [{ type: "stand" }]);
  expect([asked(state), machine.who(state)]).toEqual(["battle.walls", [ROME]]);
});

test("7.41, 5.12, R276: units of a power that lets the captor stack there neither defend the Town nor are lost with it", () => {
  for (const [guests, unit] of [
    [{ HI: 2 }, "HI"],
    [{ GARR: 1 }, "GARR"],
  ] as const) {
    const state = position("V", {
      pieces: { "carthage genua": { HI: 6 }, "rome pisae": { town: 1, GARR: 1 }, "greece pisae": guests },
      treasury: { rome: 0, carthage: 0 },
    });
    // Greece stands in Pisae as a guest of Rome, and has let Carthage stack with it.
    state.pacts[owner("rome") * 4 + owner("greece")] = STACK;
    state.pacts[owner("greece") * 4 + owner("carthage")] = STACK;
    const force = setOut(state, "carthage", "genua", "pisae");
    const played = begin(state, entering(force, 1), [], []);
    expect(told(played, "captured")).toMatchObject([{ node: at(state, "pisae"), to: owner("carthage") }]);
    expect(told(played, "battleOpened")).toEqual([]);
    expect(standing(state, "greece", "pisae", unit)).toBe(Object.values(guests)[0]);
  }
});

test("7.31, 10.71: of several defenders the one whose Town it is says whether it is used, and bids for it", () => {
  const state = position("V", {
    pieces: { "greece roma": { HI: 6 }, "carthage capua": { LI: 1, town: 2 }, "rome capua": { LG: 1 } },
    treasury: { greece: 0, carthage: 2, rome: 2 },
  });
  state.pacts[owner("carthage") * 4 + owner("rome")] = STACK;
  const force = setOut(state, "greece", "roma", "capua");
  begin(state, entering(force, 1), [], [{ type: "stand" }, { type: "stand" }]);
  expect(asked(state)).toBe("battle.walls");
  expect(machine.who(state)).toEqual([owner("carthage")]);
  answerFirst(state, { yes: true });
  expect(asked(state)).toBe("siege.bid");
  expect(machine.who(state)).toEqual([owner("carthage")]);
});

test("11.33, 11.37, 7.34, R223: an attack from the sea on walls alone is amphibious: shifts, no bids, no elephants", () => {
  const state = position("V", {
    pieces: { "carthage carthago": { HI: 6, EL: 1 }, "rome roma": { city: 5 } },
    treasury: { rome: 0, carthage: 9 },
  });
  const force = setOut(state, "carthage", "carthago", "roma");
  state.forces[force]!.aboard = true;
  const played = begin(state, entering(force, 1, "amphibious"), [3, 3], []);
  expect(told(played, "battleOpened")[0]).toMatchObject({ kind: "amphibious" });
  expect(told(played, "shiftsCounted")[0]!.list).toContainEqual({ side: "defender", cause: "amphibious", n: 2 });
  expect(told(played, "siegeBids").every(({ attacker }) => attacker === 0)).toBe(true);
  expect(told(played, "elephantsRolled").every(({ attacker }) => attacker.length === 0)).toBe(true);
});
