import type { Tell } from "../../event.ts";
import type { State } from "../../state/state.ts";
import type { LandBattleFrame } from "./battle.ts";
import { factsOf } from "./facts.ts";
import { netShifts, shiftsOf } from "./shifts.ts";

/** 10.51 steps 4 and 5: the shifts of both sides, and the difference. */
export function countShifts(state: State, frame: LandBattleFrame, tell: Tell): void {
  const list = shiftsOf(state, factsOf(state, frame));
  frame.net = netShifts(list);
  tell({ type: "shiftsCounted", list, net: frame.net, rule: "10.51" });
}

/** The battle under way, the innermost one; undefined without any. */
const battleIn = ({ frames }: Pick<State, "frames">): LandBattleFrame | undefined =>
  frames.findLast(({ proc }) => proc === "landBattle") as LandBattleFrame | undefined;

/** R304: the battle whose shifts have just been counted, while cards may answer them. */
export function reckoningIn(state: Pick<State, "frames">): LandBattleFrame | undefined {
  const frame = battleIn(state);
  return frame?.step === "reckoned" ? frame : undefined;
}
