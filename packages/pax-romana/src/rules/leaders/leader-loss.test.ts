import { expect, test } from "vitest";
import { NONE } from "../../data/index.ts";
import type { Call, Told } from "../../engine/procedure.ts";
import { DEAD } from "../../state/leaders.ts";
import type { State } from "../../state/state.ts";
import { position } from "../../testing/position.ts";
import { dice, Table } from "../../testing/table.ts";
import { at, setOut } from "../battle/testing.ts";
import { leaderLoss } from "./leader-loss.ts";

const [ROMAN, CARTHAGINIAN] = [2, 13];

/** A Roman army has come from Roma to Capua and fought the Carthaginians there; each side is led. */
function afterBattle(
  winner: Told<"leaderLoss">["winner"],
  faces: readonly number[],
  { mp = 3, led = [ROMAN, CARTHAGINIAN] } = {},
): Table {
  const state = position("V", {
    pieces: { "rome roma": { LG: 1 }, "carthage capua": { HI: 1 } },
    leaders: { "rome-3": "roma", "carthage-4": "capua" },
  });
  const force = setOut(state, "rome", "roma", "capua", mp);
  return check(state, force, winner, led, faces);
}

function check(
  state: State,
  force: number,
  winner: Told<"leaderLoss">["winner"],
  [attacker, defender]: readonly number[],
  faces: readonly number[],
): Table {
  const call: Call<"leaderLoss"> = {
    proc: "leaderLoss",
    space: at(state, "capua"),
    leaders: [attacker!, defender!],
    forces: [force, NONE],
    winner,
  };
  return new Table(state, [leaderLoss], call, dice(...faces));
}

const dead = ({ state }: Table): boolean[] => [ROMAN, CARTHAGINIAN].map((leader) => state.leaders[leader] === DEAD);

test("8.41, R17: the winner's leader dies on 12, the loser's on 2 or 12, in a draw both like a loser's", () => {
  expect(dead(afterBattle("attacker", [1, 1, 1, 1]))).toEqual([false, true]);
  expect(dead(afterBattle("defender", [1, 1, 1, 1]))).toEqual([true, false]);
  const draw = afterBattle("draw", [1, 1, 1, 1]);
  expect(dead(draw)).toEqual([true, true]);
  expect(draw.told("leaderLost").map(({ leader }) => leader)).toEqual([ROMAN, CARTHAGINIAN]);
  for (const winner of ["attacker", "defender", "draw"] as const) {
    expect(dead(afterBattle(winner, [6, 6, 6, 6]))).toEqual([true, true]);
    expect(dead(afterBattle(winner, [6, 5, 1, 2]))).toEqual([false, false]);
  }
});

test("8.41, R79: nobody rolls for a side without a leader, or for one who is dead already", () => {
  expect(afterBattle("draw", [1, 1], { led: [NONE, CARTHAGINIAN] }).told("leaderChecked")).toHaveLength(1);
  const state = position("V", { pieces: { "rome roma": { LG: 1 } }, leaders: { "carthage-4": "capua" } });
  state.leaders[ROMAN] = DEAD;
  const table = check(state, setOut(state, "rome", "roma", "capua"), "draw", [ROMAN, CARTHAGINIAN], [3, 4]);
  expect(table.told("leaderChecked").map(({ leader }) => leader)).toEqual([CARTHAGINIAN]);
});

test("8.41: in Roma leaders are as mortal as elsewhere", () => {
  const state = position("V", { pieces: { "rome capua": { LG: 1 } }, leaders: { "carthage-4": "roma" } });
  expect(dead(check(state, setOut(state, "rome", "capua", "roma"), "attacker", [NONE, CARTHAGINIAN], [1, 1]))).toEqual([
    false,
    true,
  ]);
});

test("8.42: a dead leader costs the force he was with one MP of those it has, and nobody else's", () => {
  const left = (faces: readonly number[], mp: number): number => afterBattle("draw", faces, { mp }).state.forces[0]!.mp;
  expect([left([1, 1, 3, 4], 3), left([3, 4, 1, 1], 3), left([3, 4, 3, 4], 3)]).toEqual([2, 3, 3]);
  expect([left([1, 1, 3, 4], 1), left([1, 1, 3, 4], 0)]).toEqual([0, 0]);
  // A fleet counts none.
  expect(left([1, 1, 3, 4], -1)).toBe(-1);
});
