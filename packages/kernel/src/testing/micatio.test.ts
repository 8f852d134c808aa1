import { expect, test } from "vitest";
import { ScriptedChance } from "../chance.ts";
import { legalActions } from "../game.ts";
import { micatio } from "./micatio.ts";
import { call, show } from "./table.ts";

const CONFIG = { points: 3 };
const newGame = () => micatio.setup(CONFIG, { even: 1 });

/** A round: fingers and call of both; what happened, and the points after it. */
function playRound(hands: readonly (readonly [number, number])[], dice: readonly number[] = []) {
  const state = newGame();
  const types: string[] = [];
  const chance = new ScriptedChance(dice);
  for (const [seat, [fingers, sum]] of hands.entries()) {
    for (const action of [show(fingers), call(sum)]) {
      micatio.apply(state, seat, action, chance, ({ type }) => types.push(type));
    }
  }
  return { points: state.points, types: types.filter((type) => type !== "decided") };
}

test.each([
  [
    "nobody is right: no point",
    [
      [1, 3],
      [3, 5],
    ],
    [],
    [0, 0],
    ["opened"],
  ],
  [
    "one is right: his point",
    [
      [1, 4],
      [3, 5],
    ],
    [],
    [1, 0],
    ["opened", "point"],
  ],
  [
    "the other is right: hers",
    [
      [1, 3],
      [3, 4],
    ],
    [],
    [0, 1],
    ["opened", "point"],
  ],
  [
    "both are right, an even die: the point of whom the deal made even",
    [
      [1, 4],
      [3, 4],
    ],
    [5],
    [0, 1],
    ["opened", "rolled", "point"],
  ],
  [
    "both are right, an odd die: the other's",
    [
      [1, 4],
      [3, 4],
    ],
    [4],
    [1, 0],
    ["opened", "rolled", "point"],
  ],
] as const)("3, 4: %s", (_name, hands, dice, points, types) => {
  expect(playRound(hands, dice)).toEqual({ points, types });
});

test("1: both are to act until each has called", () => {
  const state = newGame();
  const due = [show(3), call(4)].flatMap((action) => {
    const before = micatio.toAct(state);
    micatio.apply(state, 0, action, new ScriptedChance([]));
    return [before];
  });
  expect([...due, micatio.toAct(state)]).toEqual([[0, 1], [0, 1], [1]]);
});

test("2: only a sum that the caller's own fingers allow can be called", () => {
  const state = newGame();
  micatio.apply(state, 0, show(3), new ScriptedChance([]));
  expect(legalActions(micatio, state, 0)).toEqual([4, 5, 6, 7, 8].map(call));
});

test("a hand not opened yet is seen by its player only", () => {
  const state = newGame();
  micatio.apply(state, 0, show(3), new ScriptedChance([]));
  const [mine, theirs] = [
    { fingers: 3, sum: null },
    { fingers: "hidden", sum: null },
  ];
  expect(micatio.view(state, 0).hands[0]).toEqual(mine);
  expect(micatio.view(state, 1).hands[0]).toEqual(theirs);
  expect(micatio.view(state, "spectator").hands[0]).toEqual(theirs);
});

test("5: the first with all points wins, and nobody is to act", () => {
  const state = { ...newGame(), points: [1, 3] };
  expect(micatio.outcome(state)).toEqual({ winner: 1, points: [1, 3] });
  expect(micatio.toAct(state)).toEqual([]);
});

test.each([
  ["config", micatio.json.readConfig({ points: 0 })],
  ["config", micatio.json.readConfig(null)],
  ["deal", micatio.json.readDeal(CONFIG, { even: 2 })],
  ["action", micatio.json.readAction(newGame(), 0, { type: "show", fingers: 6 })],
  ["action", micatio.json.readAction(newGame(), 0, "show")],
  ["showFirst", micatio.json.readAction(newGame(), 0, { type: "call", sum: 6 })],
  ["outcome", micatio.json.readOutcome({ winner: 0 })],
  ["outcome", micatio.json.readOutcome({ winner: 0, points: ["3", 0] })],
  ["outcome", micatio.json.readOutcome(undefined)],
])("a reader trusts nothing: micatio.%s", (key, result) => {
  expect(result).toMatchObject({ ok: false, error: { key: `micatio.${key}` } });
});
