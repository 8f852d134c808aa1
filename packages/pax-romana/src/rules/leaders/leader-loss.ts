import { worldOf } from "../../config.ts";
import { NONE, type Node, type Leader } from "../../data/index.ts";
import type { Happening } from "../../event.ts";
import { procedure, type Body } from "../../engine/procedure.ts";
import { loseMp } from "../../state/force.ts";
import type { State } from "../../state/state.ts";
import { loseLeader } from "./fate.ts";

type LeaderLoss = Body<"leaderLoss", { acts: "begin" }>;

/**
 * 8.41, 8.42: after a battle the leader in use of each side may die (R79); the force he was with loses a Movement Point.
 */
export const leaderLoss = procedure<LeaderLoss>({
  name: "leaderLoss",
  rule: "8.41",
  steps: {
    begin(state, { space, leaders, forces, winner }, course) {
      check(state, space, leaders[0], forces[0], winner === "attacker", course);
      check(state, space, leaders[1], forces[1], winner === "defender", course);
      course.end();
    },
  },
});

function check(
  state: State,
  space: Node,
  leader: Leader,
  force: number,
  won: boolean,
  { chance, tell }: Happening,
): void {
  if (leader === NONE || state.leaders[leader]! < 0) return;
  const { leaderDeath, movement } = worldOf(state.config).data.charts;
  const dice = [chance.die(6), chance.die(6)] as const;
  const dead = (won ? leaderDeath.winner : leaderDeath.loserOrDraw)[dice[0] + dice[1]] === 1;
  tell({ type: "leaderChecked", leader, dice, dead, rule: "8.41" });
  if (!dead) return;
  loseLeader(state, leader, space, "8.41", tell);
  const moving = force === NONE ? null : state.forces[force];
  if (moving) loseMp(moving, movement.leaderDeath);
}
