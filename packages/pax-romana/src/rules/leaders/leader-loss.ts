import { worldOf } from "../../config.ts";
import { NONE } from "../../data/index.ts";
import { procedure, type Course } from "../../engine/procedure.ts";
import type { State } from "../../state/state.ts";
import type { LeaderLossFrame, Side } from "../frames.ts";
import { loseLeader } from "./fate.ts";

/**
 * 8.41, 8.42: after a battle the leader in use of each side may die (R79); the force he was with loses a Movement Point.
 */
export const leaderLoss = procedure<LeaderLossFrame>({
  name: "leaderLoss",
  rule: "8.41",
  steps: {
    begin(state, frame, course) {
      check(state, frame, frame.attacker, frame.winner === "attacker", course);
      check(state, frame, frame.defender, frame.winner === "defender", course);
      course.end();
    },
  },
});

function check(state: State, { space }: LeaderLossFrame, side: Side, won: boolean, course: Course): void {
  const { leader, force } = side;
  if (leader === NONE || state.leaders[leader]! < 0) return;
  const { leaderDeath, movement } = worldOf(state.config).data.charts;
  const dice = [course.chance.die(6), course.chance.die(6)] as const;
  const dead = (won ? leaderDeath.winner : leaderDeath.loserOrDraw)[dice[0] + dice[1]] === 1;
  course.tell({ e: "leaderChecked", leader, dice, dead, rule: "8.41" });
  if (!dead) return;
  loseLeader(state, leader, space, "8.41", (event) => course.tell(event));
  const moving = force === NONE ? null : state.forces[force];
  if (moving && moving.mp > 0) moving.mp = Math.max(0, moving.mp - movement.leaderDeath);
}
