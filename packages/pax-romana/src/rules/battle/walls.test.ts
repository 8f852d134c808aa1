import type { Spoken } from "../../testing/spoken.ts";
import { expect, test } from "vitest";
import { CAV, HORDE_0, ROME } from "../../data/index.ts";
import { addArmy, horde } from "../../state/armies.ts";
import { worksAt } from "../../state/works.ts";
import type { OwnerName } from "../../data/index.ts";
import { position, type Given } from "../../testing/position.ts";
import { view } from "../../view.ts";
import { STACK } from "../control/relation.ts";
import { machine } from "../index.ts";
import { canRetreat } from "./battle.ts";
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
  setOut,
  standing,
  told,
} from "./testing.ts";

/** Rome marches from Roma to Capua, which Carthage holds. */
function capua(romans: object, punic: object, more: Parameters<typeof position>[1] = {}, mp = 5) {
  const pieces = { "rome roma": romans, "carthage capua": punic, ...more.pieces };
  const state = position("V", { treasury: { rome: 0, carthage: 0 }, ...more, pieces });
  const force = setOut(state, "rome", "roma", "capua", mp);
  return { state, force, frame: battle(state, force, ["carthage"]) };
}

const INSIDE = [{ do: "stand" }, { do: "useWalls", yes: true }];

test("7.31: the defender says whether his walls are used; then no cavalry fights or dies on either side (R74)", () => {
  const { state, frame } = capua({ LG: 2, CAV: 2 }, { LI: 2, CAV: 1, city: 5 });
  begin(state, frame, [], [{ do: "stand" }]);
  expect(asked(state)).toBe("battle.walls");
  const used = capua({ LG: 2, CAV: 2 }, { LI: 2, CAV: 1, city: 5 });
  const played = begin(used.state, used.frame, [2, 2], INSIDE);
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([8, 7]);
  const open = capua({ LG: 2, CAV: 2 }, { LI: 2, CAV: 1, city: 5 });
  const outside = begin(open.state, open.frame, [2, 2], [{ do: "stand" }, { do: "useWalls", yes: false }]);
  expect(told(outside, "battleRolled")[0]!.battlePoints).toEqual([10, 3]);
});

test("7.31, R259: walls alone are attacked at no cost after an interceptor is beaten in their Space, and so are neutrals in theirs", () => {
  const after = (pieces: Given["pieces"], force: [OwnerName, string, string], faces: readonly number[]): unknown => {
    const state = position("V", { pieces: pieces!, treasury: { rome: 0, carthage: 0 } });
    const mover = setOut(state, ...force);
    begin(state, intercepted(mover), faces, [{ do: "intercept" }, { do: "all" }]);
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
    { do: "loseWalls", n: 1 },
    { do: "loseWalls", n: 2 },
  ]);
});

test("7.33: walls never fall below 3 in a City and 1 in a Town", () => {
  for (const [works, least] of [
    [{ city: 5 }, 3],
    [{ town: 2 }, 1],
  ] as const) {
    const { state, frame } = capua({ LG: 9 }, { LI: 1, ...works });
    begin(state, frame, [6, 1], INSIDE);
    while (state.frames.length > 0) answerFirst(state, { do: "raise", n: 4 });
    expect(worksAt(state, at(state, "capua"))!.walls).toBe(least);
  }
});

test("7.34: walls alone defend with what they have", () => {
  const { state, force } = capua({ LG: 2 }, { city: 5 });
  const played = begin(state, battle(state, force, ["carthage"], "walls"), [2, 2], []);
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([8, 5]);
});

test("7.36: who used the walls neither retreats nor is forced to; outside them he may", () => {
  const used = capua({ LG: 4 }, { HI: 3, city: 5 });
  begin(used.state, used.frame, [5, 1], INSIDE);
  while (used.state.frames.length > 0) {
    expect(["battle.retreat", "battle.force"]).not.toContain(asked(used.state));
    answerFirst(used.state);
  }
  const open = capua({ LG: 4 }, { HI: 3, city: 5 });
  begin(open.state, open.frame, [5, 1], [{ do: "stand" }, { do: "useWalls", yes: false }]);
  while (asked(open.state) !== "battle.retreat") answerFirst(open.state);
  expect(asked(open.state)).toBe("battle.retreat");
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

test("7.41: least walls and no infantry: the attacker holds the Space; what is left inside is lost", () => {
  const { state, frame } = capua({ LG: 9 }, { LI: 1, CAV: 2, GARR: 1, town: 1 });
  begin(state, frame, [6, 1], INSIDE);
  while (state.frames.length > 0) answerFirst(state, { do: "raise", n: 4 });
  expect(state.handed).toMatchObject({ winner: "attacker", holds: true });
  expect(standing(state, "carthage", "capua", "CAV") + standing(state, "carthage", "capua", "GARR")).toBe(0);
});

test("7.41, R160: cavalry, elephants, garrisons and leaders that hold a weak Town alone are lost with it", () => {
  const punic = { town: 1, CAV: 1, EL: 1, GARR: 2 };
  const { state, force } = capua({ LG: 2 }, punic, { leaders: { "carthage-4": "capua" } });
  const played = begin(state, entering(force, 1), [], [{ do: "stand" }]);
  expect(state.handed).toMatchObject({ how: "held" });
  expect(told(played, "captured")).toMatchObject([{ to: owner("rome") }]);
  expect((["CAV", "EL", "GARR"] as const).map((unit) => standing(state, "carthage", "capua", unit))).toEqual([0, 0, 0]);
  expect(state.leaders[13]).toBeLessThan(0);
});

/** Rome marches into Capua, whose walls are at their least; its only defenders are two cavalry. */
const breached = (works: object, romans: object = { LG: 2 }) => capua(romans, { CAV: 2, ...works });

test("7.34, 7.41, R414: least walls with nothing but cavalry inside are taken without a battle, and the cavalry is lost", () => {
  for (const works of [{ city: 3 }, { town: 1 }]) {
    const { state, force } = breached(works);
    const played = begin(state, entering(force, 1), [], [{ do: "stand" }]);
    expect(state.handed).toMatchObject({ how: "held" });
    // It is not told as a battle.
    const names = played.events.map(({ e }) => e);
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
    const played = begin(state, entering(force, 1), [2, 1], [{ do: "stand" }, { do: "useWalls", yes: false }]);
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
  const away = [{ do: "withdraw" }, { do: "all" }, { do: "step", node: at(state, "corfinium") }, { do: "stop" }];
  const played = begin(state, entering(force, 1), [3], away);
  expect(told(played, "captured")).toHaveLength(1);
  expect([told(played, "battleOpened"), told(played, "battleEnded")]).toEqual([[], []]);
  expect(standing(state, "carthage", "corfinium", "CAV")).toBe(2);
  expect(state.forces[force]!.mp).toBe(4);
});

test("7.34, 10.45: if it is the infantry of an ally that withdraws, the battle that was opened is ended without a blow", () => {
  const { state, force } = capua({ LG: 2 }, { CAV: 1, town: 1 }, { pieces: { "greece capua": { LI: 1 } } });
  state.pacts[owner("carthage") * 4 + owner("greece")] = STACK;
  const played = begin(state, entering(force, 1), [3, 3], [{ do: "stand" }, { do: "withdraw" }]);
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
  const played = begin(state, entering(force, 1, "amphibious"), [], [{ do: "stand" }]);
  expect(told(played, "battleRolled")).toEqual([]);
  expect(told(played, "captured")).toMatchObject([{ to: owner("carthage") }]);
  expect(standing(state, "rome", "roma", "CAV")).toBe(0);
  expect(state.forces[force]!.aboard).toBe(false);
});

test("7.34: walls above the least still fight for cavalry; infantry of an ally defends the least ones", () => {
  const { state, force } = breached({ town: 2 });
  begin(state, entering(force, 1), [], [{ do: "stand" }]);
  expect(asked(state)).toBe("battle.walls");
  const allied = capua({ LG: 2 }, { CAV: 1, town: 1 }, { pieces: { "greece capua": { LI: 1 } } });
  allied.state.pacts[owner("carthage") * 4 + owner("greece")] = STACK;
  begin(allied.state, entering(allied.force, 1), [], [{ do: "stand" }, { do: "stand" }]);
  expect(asked(allied.state)).toBe("battle.walls");
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
  begin(state, frame, [3, 1], [...INSIDE, { do: "raise", n: 2 }]);
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
  begin(state, frame, [3, 1], [...INSIDE, { do: "raise", n: 2 }]);
  while (asked(state) !== "losses.lose") answerFirst(state, { n: 0 });
  answerFirst(state, { kind: "walls", n: 1 });
  while (state.frames.length > 0) answerFirst(state);
  expect(standing(state, "carthage", "capua", "CAV")).toBe(0);
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

const RICH = { treasury: { rome: 4, carthage: 3 } };

test("10.71: both bid in secret, both pay, the higher bid is a shift; a tie is paid too", () => {
  for (const [rome, carthage, bidder] of [
    [2, 1, "attacker"],
    [2, 2, undefined],
  ] as const) {
    const { state, frame } = capua({ LG: 2 }, { LI: 3, city: 5 }, RICH);
    begin(state, frame, [2, 2], [...INSIDE, { do: "bid", n: rome }, { do: "bid", n: carthage }]);
    expect([state.powers[0]!.treasury, state.powers[1]!.treasury]).toEqual([4 - rome, 3 - carthage]);
    const other = capua({ LG: 2 }, { LI: 3, city: 5 }, RICH);
    const bids = [
      { do: "bid", n: rome },
      { do: "bid", n: carthage },
    ];
    const played = begin(other.state, other.frame, [2, 2], [...INSIDE, ...bids]);
    const siege = told(played, "shiftsCounted")[0]!.list.find(({ cause }) => cause === "siege");
    expect(siege?.side).toBe(bidder);
  }
});

test("10.71: a bid is hidden until both are down (R78), and goes no higher than the Treasury (R161)", () => {
  const { state, frame } = capua({ LG: 2 }, { LI: 3, city: 5 }, RICH);
  begin(state, frame, [2, 2], INSIDE);
  expect(optionsNow(state).map(({ n }) => n)).toEqual([0, 1, 2, 3, 4]);
  answerFirst(state, { do: "bid", n: 3 });
  expect(view(state, 1).powers[0]!.desk).toEqual({ kind: "siegeBid", locked: true });
  expect(asked(state)).toBe("siege.bid");
  const alone = capua({ LG: 2 }, { LI: 3, city: 5 }, { treasury: { rome: 4, carthage: 0 } });
  begin(alone.state, alone.frame, [2, 2], INSIDE);
  expect(optionsNow(alone.state).map(({ n }) => n)).toEqual([0, 1]);
});

test("10.72: every battle has its own bid", () => {
  const { state, force, frame } = capua({ LG: 2 }, { LI: 3, city: 5 }, RICH);
  begin(state, frame, [2, 2], [...INSIDE, { do: "bid", n: 2 }, { do: "bid", n: 1 }]);
  while (state.frames.length > 0) answerFirst(state);
  Object.assign(state.forces[force]!, { node: at(state, "capua"), from: at(state, "roma") });
  begin(state, battle(state, force, ["carthage"]), [2, 2], INSIDE);
  expect(asked(state)).toBe("siege.bid");
});

test("10.73: who lands does not bid, has no cavalry, and the defender two shifts (11.33)", () => {
  const { state, force } = capua({ LG: 2, CAV: 1 }, { LI: 3, city: 5 }, { treasury: { rome: 4, carthage: 0 } });
  const played = begin(state, battle(state, force, ["carthage"], "amphibious"), [2, 2], INSIDE);
  expect(told(played, "siegeBids")[0]).toMatchObject({ attacker: 0, defender: 0 });
  expect(told(played, "shiftsCounted")[0]!.list).toContainEqual({ side: "defender", cause: "amphibious", n: 2 });
  while (state.frames.length > 0) answerFirst(state);
  expect(state.forces[force]).toMatchObject({ aboard: true, node: at(state, "capua") });
});

test("11.33, 10.73, R406: who landed and drove the army off has debarked: he bids for the storm of its walls, which has no shifts against landings", () => {
  for (const [dice, falls] of [
    [[6, 1, 1, 1], false],
    [[6, 1, 6, 1], true],
  ] as const) {
    const { state, force } = capua({ LG: 9 }, { HI: 3, city: 5 }, { treasury: { rome: 4, carthage: 0 } });
    state.forces[force]!.aboard = true;
    const outside = [{ do: "stand" }, { do: "useWalls", yes: false }];
    const played = begin(state, entering(force, 1, "amphibious"), dice.slice(0, 2), outside);
    while (asked(state) !== "siege.bid")
      answerFirst(state, asked(state) === "battle.retreat" ? { yes: true } : { n: 0 }, played);
    expect(machine.who(state)).toEqual([owner("rome")]);
    expect(state.forces[force]!.aboard).toBe(false);
    while (state.frames.length > 0) answerFirst(state, falls ? { n: 4 } : { n: 0 }, played);
    expect(told(played, "battleOpened").map(({ kind }) => kind)).toEqual(["amphibious", "walls"]);
    expect(told(played, "shiftsCounted")[1]!.list.some(({ cause }) => cause === "amphibious")).toBe(false);
    // 7.44, 5.12: walls that hold keep him out, and the way he came is his ships.
    expect(state.forces[force]!.aboard).toBe(worksAt(state, at(state, "capua"))!.owner === owner("carthage"));
  }
});

test("10.62: who lands has no cavalry in the battle: it is worth nothing, and takes no losses; the defender's counts", () => {
  const { state, force } = capua({ LG: 2, CAV: 3 }, { HI: 2, CAV: 2 });
  const played = begin(state, battle(state, force, ["carthage"], "amphibious"), [2, 2], [{ do: "stand" }]);
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([8, 8]);
  expect(told(played, "shiftsCounted")[0]!.list).toEqual([
    { side: "defender", cause: "cavalry", n: 3 },
    { side: "defender", cause: "amphibious", n: 2 },
  ]);
  while (state.frames.length > 0) answerFirst(state, { n: 0 }, played);
  expect(state.forces[force]!.rows[0]!.counts[CAV]).toBe(3);
});

test("12.31: a City brought down to three walls lets its power call militia, without any unit lost", () => {
  const state = position("V", {
    pieces: { "carthage roma": { HI: 9 }, "rome capua": { city: 5 } },
    treasury: { rome: 0, carthage: 0 },
  });
  const force = setOut(state, "carthage", "roma", "capua");
  begin(state, battle(state, force, ["rome"], "walls"), [6, 1], []);
  while (state.frames.length > 0 && asked(state) !== "militia") answerFirst(state, { do: "raise", n: 4 });
  expect(asked(state)).toBe("militia");
  expect(owner("rome")).toBe(0);
});

test("7.31: a field army that retreats leaves its walls to be attacked: the attacker holds the Space", () => {
  const { state, frame } = capua({ LG: 4 }, { HI: 3, city: 5 });
  begin(state, frame, [5, 1], [{ do: "stand" }, { do: "useWalls", yes: false }]);
  while (state.frames.length > 0) answerFirst(state, { do: "retreat", yes: true });
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
  begin(state, frame, [], [{ do: "stand" }]);
  expect([asked(state), machine.who(state)]).toEqual(["battle.walls", [ROME]]);
});
