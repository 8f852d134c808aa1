import { Machine, type AnyProcedure } from "../engine/machine.ts";
import type { State } from "../state/state.ts";
import { afterStep } from "./after-step.ts";
import { areTalks, withoutTalks } from "./diplomacy/silence.ts";
import { OPENING } from "./opening.ts";

/**
 * The machine of the game. By itself it knows the opening; `index.ts` has it learn everything else. Where the rules come over a
 * line, the first question is there while the rest is on its way (`opening.ts` of the game).
 */
export const machine = new Machine(withoutTalks(OPENING), afterStep);
const talkative = new Machine([], afterStep);

/** All other procedures; `talked` has them as they are where talks may be held at their decisions. */
export function learn(
  later: readonly AnyProcedure[],
  talked: (procedures: readonly AnyProcedure[]) => readonly AnyProcedure[],
): void {
  machine.learn(withoutTalks(later));
  talkative.learn(talked([...OPENING, ...later]));
}

/** 4.4: all procedures as this table plays them. One that has not agreed to talks never comes near them. */
export const machineOf = ({ config }: Pick<State, "config">): Machine => (areTalks(config) ? talkative : machine);
