import { FastChance, noChance } from "@ara/kernel";
import { expect, test } from "vitest";
import { CARTHAGE, ROME } from "../../data/index.ts";
import type { Call } from "../../engine/procedure.ts";
import { worksAt } from "../../state/works.ts";
import { position } from "../../testing/position.ts";
import { Table } from "../../testing/table.ts";
import { determinize } from "../../determinize.ts";
import { view } from "../../view.ts";
import { machine } from "../index.ts";
import { siegeBid } from "./siege-bid.ts";
import { answerFirst, asked, at, battle, begin, capua, entering, optionsNow, owner, setOut, told } from "./testing.ts";

const CALL: Call<"siegeBid"> = { proc: "siegeBid", attacker: ROME, defender: CARTHAGE };

test("10.71: a bid that is down is known to nobody else; in a guessed state it is played out, and no bid is left behind", () => {
  const bids = (n: number): Table =>
    new Table(position("V", { treasury: { rome: 5, carthage: 5 } }), [siegeBid], CALL).take("rome", {
      type: "bid",
      n,
    });
  const { state } = bids(2);
  const seen = view(state, CARTHAGE);
  expect(JSON.stringify(view(bids(4).state, CARTHAGE))).toBe(JSON.stringify(seen));
  const guess = determinize(seen, new FastChance("bid"));
  expect(machine.who(guess)).toEqual([CARTHAGE]);
  machine.answer(guess, CARTHAGE, { type: "bid", n: 1 }, noChance, undefined);
  expect(guess.powers.map(({ slate }) => slate)).toEqual([null, null, null, null]);
});

const INSIDE = [{ type: "stand" }, { type: "useWalls", yes: true }];
const RICH = { treasury: { rome: 4, carthage: 3 } };

test("10.71: both bid in secret, both pay, the higher bid is a shift; a tie is paid too", () => {
  for (const [rome, carthage, bidder] of [
    [2, 1, "attacker"],
    [2, 2, undefined],
  ] as const) {
    const { state, frame } = capua({ LG: 2 }, { LI: 3, city: 5 }, RICH);
    begin(state, frame, [2, 2], [...INSIDE, { type: "bid", n: rome }, { type: "bid", n: carthage }]);
    expect([state.powers[0]!.treasury, state.powers[1]!.treasury]).toEqual([4 - rome, 3 - carthage]);
    const other = capua({ LG: 2 }, { LI: 3, city: 5 }, RICH);
    const bids = [
      { type: "bid", n: rome },
      { type: "bid", n: carthage },
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
  answerFirst(state, { type: "bid", n: 3 });
  expect(view(state, 1).powers[0]!.slate).toEqual({ kind: "siegeBid", locked: true });
  expect(asked(state)).toBe("siege.bid");
  const alone = capua({ LG: 2 }, { LI: 3, city: 5 }, { treasury: { rome: 4, carthage: 0 } });
  begin(alone.state, alone.frame, [2, 2], INSIDE);
  expect(optionsNow(alone.state).map(({ n }) => n)).toEqual([0, 1]);
});

test("10.72: every battle has its own bid", () => {
  const { state, force, frame } = capua({ LG: 2 }, { LI: 3, city: 5 }, RICH);
  begin(state, frame, [2, 2], [...INSIDE, { type: "bid", n: 2 }, { type: "bid", n: 1 }]);
  while (state.frames.length > 0) answerFirst(state);
  Object.assign(state.forces[force]!, { node: at(state, "capua"), from: at(state, "roma") });
  begin(state, battle(state, force, ["carthage"]), [2, 2], INSIDE);
  expect(asked(state)).toBe("siege.bid");
});

test("10.73: whoever lands does not bid, has no cavalry, and the defender two shifts (11.33)", () => {
  const { state, force } = capua({ LG: 2, CAV: 1 }, { LI: 3, city: 5 }, { treasury: { rome: 4, carthage: 0 } });
  const played = begin(state, battle(state, force, ["carthage"], "amphibious"), [2, 2], INSIDE);
  expect(told(played, "siegeBids")[0]).toMatchObject({ attacker: 0, defender: 0 });
  expect(told(played, "shiftsCounted")[0]!.list).toContainEqual({ side: "defender", cause: "amphibious", n: 2 });
  while (state.frames.length > 0) answerFirst(state);
  expect(state.forces[force]).toMatchObject({ aboard: true, node: at(state, "capua") });
});

test("11.33, 10.73, R406: whoever landed and drove the army off has debarked: he bids for the storm of its walls, which has no shifts against landings", () => {
  for (const [dice, falls] of [
    [[6, 1, 1, 1], false],
    [[6, 1, 6, 1], true],
  ] as const) {
    const { state, force } = capua({ LG: 9 }, { HI: 3, city: 5 }, { treasury: { rome: 4, carthage: 0 } });
    state.forces[force]!.aboard = true;
    const outside = [{ type: "stand" }, { type: "useWalls", yes: false }];
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

test("10.71: the higher bid of the defender is his shift", () => {
  const state = position("V", {
    pieces: { "rome roma": { LG: 4 }, "carthage capua": { HI: 3, city: 5 } },
    treasury: { rome: 3, carthage: 3 },
  });
  const force = setOut(state, "rome", "roma", "capua");
  const bids = [
    { type: "bid", n: 1 },
    { type: "bid", n: 2 },
  ];
  const answers = [{ type: "stand" }, { type: "useWalls", yes: true }, ...bids];
  const played = begin(state, battle(state, force, ["carthage"]), [3, 3], answers);
  expect(told(played, "shiftsCounted")[0]!.list).toContainEqual({ side: "defender", cause: "siege", n: 1 });
});
