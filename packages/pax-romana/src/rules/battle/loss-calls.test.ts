import { expect, test } from "vitest";
import { position } from "../../testing/position.ts";
import { machine } from "../index.ts";
import { STACK } from "../control/relation.ts";
import { unfought, type LandBattleFrame } from "./battle.ts";
import { addLosses, sharesOf } from "./loss-calls.ts";
import { battle, owner, setOut, answerFirst, begin, entering, standing } from "./testing.ts";

/** What is asked of Carthage and its guests, who stand together in Capua against Greece: by power and share. */
function callsOn(pieces: Readonly<Record<"carthage" | "rome" | "east", object>>, need: number, given: object = {}) {
  const { carthage, rome, east } = pieces;
  const state = position("V", {
    pieces: { "greece roma": { HI: 6 }, "carthage capua": carthage, "rome capua": rome, "east capua": east },
  });
  for (const guest of ["rome", "east"] as const) state.pacts[owner("carthage") * 4 + owner(guest)] = STACK;
  const told = battle(state, setOut(state, "greece", "roma", "capua"), ["carthage", "rome", "east"]);
  const frame: LandBattleFrame = { ...told, step: "need", ...unfought("none"), ...given };
  addLosses(state, frame, 1, need);
  const [{ call } = { call: undefined }] = frame.losses;
  return { spared: call?.spared, shares: call?.parts?.map(({ power, share }) => [power, share]) };
}

const [ROME, CARTHAGE, EAST] = [owner("rome"), owner("carthage"), owner("east")];

test("10.53, R147: where several powers defend, nobody owes more than he has while others have some left", () => {
  const one = { LI: 1 };
  expect(callsOn({ carthage: one, rome: one, east: one }, 2).shares).toEqual([
    [CARTHAGE, 1],
    [ROME, 1],
    [EAST, 0],
  ]);
});

test("10.36, R147: needs are divided by Battle Points, and what is left over goes to the first", () => {
  expect(sharesOf(3, [6, 3])).toEqual([2, 1]);
  expect(sharesOf(4, [6, 3])).toEqual([3, 1]);
  expect(sharesOf(9, [1, 9])).toEqual([1, 8]);
  expect(sharesOf(10, [1, 9])).toEqual([1, 9]);
});

test("10.67, R152: cavalry that elephants negate is spared once, not once for each of several powers", () => {
  const horse = { LI: 2, CAV: 1 };
  expect(callsOn({ carthage: horse, rome: horse, east: { LI: 2 } }, 7, { negated: [0, 1] })).toEqual({
    spared: 1,
    shares: [
      [CARTHAGE, 2],
      [ROME, 3],
      [EAST, 2],
    ],
  });
});

test("10.36, 7.32, R147: allies in walls share the need by Battle Points, walls with their owner, who alone breaches them", () => {
  const state = position("V", {
    pieces: { "rome roma": { LG: 9 }, "carthage capua": { LI: 2, city: 5 }, "greece capua": { LI: 3 } },
    treasury: { rome: 0, carthage: 0, greece: 0 },
  });
  state.pacts[owner("carthage") * 4 + owner("greece")] = STACK;
  const force = setOut(state, "rome", "roma", "capua");
  const calls: unknown[] = [];
  begin(state, entering(force, 1), [5, 1], [{ type: "stand" }, { type: "stand" }, { type: "useWalls", yes: true }]);
  while (state.frames.length > 0) {
    const { proc, dues, walls, at: line } = state.frames.at(-1) as unknown as Record<string, unknown>;
    if (proc === "losses" && line === 0)
      calls.push([machine.who(state)[0], (dues as { points: number }[])[0]!.points, walls]);
    answerFirst(state, { type: "raise", n: 0 });
  }
  // Half of ten are five: three and a half and one and a half, and what is left over is the first one's.
  expect([calls, standing(state, "greece", "capua", "LI")]).toEqual([[[owner("carthage"), 4, true]], 2]);
});
