import { expect, test } from "vitest";
import { battleBoardOf } from "../board/battle.ts";
import { CARTHAGE, ROME } from "../data/index.ts";
import { paxRomana } from "../game.ts";
import { answerFirst, at, begin } from "../rules/battle/testing.ts";
import { questionOf } from "../question.ts";
import { machine } from "../rules/index.ts";
import { expansionOf } from "../rules/sequence/operations.ts";
import type { State } from "../state/state.ts";
import { position, type Given } from "../testing/position.ts";
import type { View } from "../view.ts";
import { stackAt, waysOf, type Goal, type Stack } from "../ways/index.ts";
import { battleAhead, battleThreatened, closedStrait, escortsOf, leftBehind } from "./index.ts";

/** Rome in an Expansion: what moves from a place, all of it, and its goal. */
function plan(
  pieces: NonNullable<Given["pieces"]>,
  from: string,
  to: string,
): { state: State; view: View; stack: Stack; goal: Goal } {
  const state = position("V", { pieces });
  begin(state, expansionOf(ROME), []);
  const seat = state.config.seats.findIndex((powers) => powers.includes(ROME));
  const view = paxRomana.view(state, seat);
  const stack = stackAt(view, ROME, at(state, from), { kind: "army", whole: true })!;
  return { state, view, stack, goal: waysOf(view, stack, 12).goals.find(({ node }) => node === at(state, to))! };
}

test("10.51: a battle is known beforehand: points, shifts and chances", () => {
  const many = plan({ "rome capua": { LG: 4 }, "carthage venusia": { LI: 2 } }, "capua", "venusia");
  const few = plan({ "rome capua": { LG: 1 }, "carthage venusia": { LI: 6 } }, "capua", "venusia");
  const [strong, weak] = [many, few].map(({ view, stack, goal }) => battleAhead(view, stack, goal)!);
  expect(strong!.points[0]).toBe(4 * weak!.points[0]);
  expect(strong!.net).toBeGreaterThan(0);
  expect(weak!.net).toBeLessThan(0);
  expect(strong!.wins).toBeGreaterThan(weak!.wins);
  const free = plan({ "rome capua": { LG: 4 } }, "capua", "venusia");
  expect(battleAhead(free.view, free.stack, free.goal)).toBeNull();
});

test("11.33: the shifts against a landing are among them", () => {
  const pieces = { "rome pisae": { LG: 4, GS: 2 }, "carthage aleria": { LI: 2 } };
  const { view, stack, goal } = plan(pieces, "pisae", "aleria");
  expect(battleAhead(view, stack, goal)!.shifts).toContainEqual({ side: "defender", cause: "amphibious", n: 2 });
});

test("11.32: it is known beforehand how many squadrons sail along", () => {
  const { view, stack, goal } = plan(
    { "rome pisae": { LG: 4, GS: 2 }, "carthage aleria": { LI: 2 } },
    "pisae",
    "aleria",
  );
  expect(escortsOf(view, stack, goal)).toBe(2);
  const road = plan({ "rome capua": { LG: 4, GS: 2 } }, "capua", "venusia");
  expect(escortsOf(road.view, road.stack, road.goal)).toBe(0);
});

test("10.92, 12.52: it is known beforehand who never retreats, and who does", () => {
  const army = { "rome rhegium": { LG: 4, GS: 2 } };
  const stays = (pieces: NonNullable<Given["pieces"]>): boolean => {
    const { view, stack, goal } = plan({ ...army, ...pieces }, "rhegium", "messana");
    return battleAhead(view, stack, goal)!.stays;
  };
  expect([stays({ "mamertines messana": { HI: 1 } }), stays({ "carthage messana": { HI: 1 } })]).toEqual([true, false]);
});

test("7.33, 7.41: it is known how likely walls fall, which is not how likely the dice are won; who may go does not fall", () => {
  const { view, stack, goal } = plan({ "rome capua": { LI: 2 }, "carthage venusia": { town: 2 } }, "capua", "venusia");
  const ahead = battleAhead(view, stack, goal)!;
  expect(ahead.falls).toBeGreaterThan(ahead.wins);
  const field = plan({ "rome capua": { LG: 4 }, "carthage venusia": { LI: 2 } }, "capua", "venusia");
  expect(battleAhead(field.view, field.stack, field.goal)!.falls).toBeNull();
});

test("9.33: it is known why a way goes over sea to the other side of a strait", () => {
  const closed = (pieces: NonNullable<Given["pieces"]>): ReturnType<typeof closedStrait> => {
    const { view, goal } = plan(pieces, "rhegium", "messana");
    return closedStrait(view, goal);
  };
  const army = { "rome rhegium": { LG: 4, GS: 2 } };
  expect(closed({ ...army, "carthage messana": { LI: 2 } })).toMatchObject({ by: "held" });
  expect(closed({ ...army, "carthage messana": { GS: 1 } })).toMatchObject({ by: "squadrons" });
  expect(closed(army)).toBeNull();
});

test("5.21, 14.21: whoever leaves the last Space of a province loses it; a unit that stays keeps it", () => {
  const pieces = { "rome aleria": { LG: 2, GS: 2 }, "rome roma": { LG: 1 } };
  const { view, stack, goal } = plan(pieces, "aleria", "pisae");
  const all = leftBehind(view, stack, goal);
  expect(all).toMatchObject({ isSpaceLost: true, stability: -1 });
  expect(all.provinces).toHaveLength(1);
  const one = {
    ...stack,
    units: stack.units.map((row) => ({ ...row, counts: row.counts.map((n) => Math.min(n, 1)) })),
  };
  expect(leftBehind(view, one, goal)).toEqual({ isSpaceLost: false, provinces: [], stability: 0 });
});

test("4.3, 10.51: whoever could pay an attacker off knows the battle that would come, as the board then shows it", () => {
  const state = position("V", {
    pieces: { "rome capua": { LG: 2 }, "carthage venusia": { HI: 4 } },
    treasury: { rome: 9, carthage: 9 },
    bribery: true,
  });
  begin(state, expansionOf(CARTHAGE), []);
  const seat = state.config.seats.findIndex((powers) => powers.includes(ROME));
  const wanted = { type: "step", node: at(state, "capua") };
  for (let n = 0; n < 20 && questionOf(state)!.key !== "bribe.offer"; n++)
    answerFirst(state, questionOf(state)!.key === "land.step" ? wanted : {});
  const ahead = battleThreatened(paxRomana.view(state, seat))!;
  expect(machine.who(state)).toEqual([ROME]);
  answerFirst(state, { type: "noOffer" });
  for (let n = 0; n < 9 && !battleBoardOf(paxRomana.view(state, seat)); n++) answerFirst(state, { type: "pass" });
  const board = battleBoardOf(paxRomana.view(state, seat))!;
  expect(ahead.points).toEqual([board.sides[0].points, board.sides[1].points]);
  expect(Math.round(ahead.wins * 36)).toBe(board.outlook!.ways.attacker);
});
