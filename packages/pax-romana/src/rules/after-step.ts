import type { AfterStep } from "../engine/machine.ts";
import { forgetParts } from "../state/armies.ts";
import type { State } from "../state/state.ts";
import { endMutinies } from "./barbarians/mutinies.ts";
import { surprisesIn } from "./leaders/surprise.ts";
import { settle } from "./stability/settle.ts";
import { tidy } from "./stability/tidy.ts";
import { endIdleAlliance, endPontus } from "./units/alliances.ts";
import { keepEngine } from "./units/helepolis.ts";
import { endRevolts } from "./units/revolts.ts";
import { victoryAtOnce } from "./victory/automatic.ts";

/**
 * Whether a battle (R179) or an arrival, which ends with one, is under way: each is one instant from its beginning to its
 * end, and control is settled when it has ended.
 */
export function isInstantOpen({ frames }: State): boolean {
  for (let i = 0; i < frames.length; i++) {
    const { proc } = frames[i]!;
    if (proc === "landBattle" || proc === "arrival") return true;
  }
  return false;
}

/**
 * After every step pieces are tidied (10.68, 10.86), control and Stability settled (5.2, 14.21), and leaders who are among
 * enemies are asked to flee, one after the other (9.21), before anything else goes on.
 */
export const afterStep: AfterStep = (state, tell) => {
  if (state.touched[0] === 0 && state.touched[1] === 0) return;
  tidy(state, tell);
  if (state.advanced) keepEngine(state, tell);
  if (isInstantOpen(state)) return;
  if (state.advanced) {
    endIdleAlliance(state, tell);
    endPontus(state, tell);
  }
  const surprised = surprisesIn(state);
  settle(state, tell);
  if (state.armies.length > 0) {
    endRevolts(state, tell);
    forgetParts(state);
  }
  if (state.mutinies.length > 0) endMutinies(state);
  // 3.2 H.2, R183: victories that a scenario grants at once.
  const over = state.over === null ? victoryAtOnce(state) : null;
  if (over !== null) {
    state.over = over;
    tell?.({ type: "gameOver", rule: "3.2" });
  } else for (const frame of surprised) state.frames.push(frame);
};
