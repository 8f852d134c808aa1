import type { Action } from "../../action.ts";
import type { Config } from "../../config.ts";
import type { AnyAsk, AnyProcedure } from "../../engine/machine.ts";
import { refusal } from "../../refusal.ts";

/** 4.4: whether the table has agreed to talks. */
export const areTalks = ({ options }: Config): boolean => options.includes("secretAlliances");

/** The same procedures where the table has not agreed to talks: whoever tries is told so. */
export const withoutTalks = (procedures: readonly AnyProcedure[]): readonly AnyProcedure[] =>
  procedures.map((one) => withAsks(one, silent));

export const withAsks = (one: AnyProcedure, change: (ask: AnyAsk) => AnyAsk): AnyProcedure => ({
  ...one,
  steps: Object.fromEntries(
    Object.entries(one.steps).map(([name, step]) => [name, typeof step === "function" ? step : change(step)]),
  ),
});

const silent = (ask: AnyAsk): AnyAsk => ({
  ...ask,
  refuse: (state, frame, power, action) =>
    isTalk(ask, action) ? refusal("talk.notAgreed", {}) : ask.refuse?.(state, frame, power, action),
});

/** The end of an agreement is an answer of its own where an Activation begins (R180); with talks also between Moves. */
export const isTalk = ({ prompt }: AnyAsk, action: Action): action is Talk =>
  action.type === "talk" || action.type === "hear" || (action.type === "breakPact" && prompt === "expansion.choose");

export type Talk = Action<"talk" | "hear" | "breakPact">;
