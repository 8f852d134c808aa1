import type { Sink } from "@ara/kernel";
import type { Action } from "../../action.ts";
import { worldOf } from "../../config.ts";
import type { Power } from "../../data/index.ts";
import type { Frame } from "../../engine/frame.ts";
import { procedure } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import { changeTalents } from "../../state/ledger.ts";
import type { State } from "../../state/state.ts";

export interface ActivationFrame extends Frame {
  readonly proc: "activation";
  readonly power: Power;
  /** From the cup, not from the row: only such markers meet waiting events (16.13, R28). */
  readonly drawn: boolean;
}

/** 3.44: whether this power pays for its markers at all; scenario I knows no Talents. */
const isFree = (state: State): boolean => worldOf(state.config).scenario.treasury === undefined;

/** 3.44, 3.45, 3.51: a marker is paid for or lapses; then the power operates. */
export const activation = procedure<ActivationFrame>({
  name: "activation",
  rule: "3.44",
  steps: {
    pay: {
      prompt: "activation.pay",
      rule: "3.44",
      who: (_state, { power }) => [power],
      options(state, { power }, _, into: Sink<Action>) {
        const { treasury, markerCost } = state.powers[power]!;
        if (treasury >= markerCost) into.push({ do: "pay" });
        into.push({ do: "lapse" });
      },
      refuse(state, { power }, _, action) {
        if (action.do !== "pay") return undefined;
        const { treasury, markerCost } = state.powers[power]!;
        return refusal("activation.cannotPay", { cost: markerCost, treasury }, "3.44");
      },
      skip: (state) => (isFree(state) ? { do: "pay" } : undefined),
      take(state, { power }, _, action, course) {
        if (action.do === "lapse") {
          course.tell({ e: "markerLapsed", power, rule: "3.44" });
          return course.end();
        }
        if (!isFree(state))
          changeTalents(state, power, -state.powers[power]!.markerCost, "3.44", course.tell.bind(course));
        course.tell({ e: "activationBegan", power, rule: "3.41" });
        course.go("operation");
      },
    },
    operation: {
      prompt: "activation.operation",
      rule: "3.51",
      who: (_state, { power }) => [power],
      options: (_state, _frame, _, into) => void into.push({ do: "operation", kind: "expansion" }),
      take(_state, { power }, _, action, course) {
        course.tell({ e: "operationChosen", power, kind: action.kind!, rule: "3.51" });
        course.go("close");
      },
    },
    close(_state, { power }, course) {
      course.tell({ e: "activationEnded", power, rule: "3.43" });
      course.end();
    },
  },
});
