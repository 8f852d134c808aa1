import type { Seat } from "@ara/kernel";
import type { Power } from "../../data/index.ts";

/** What happens to objectives and points (chapter 15). */
export type VictoryEvent =
  | { readonly type: "objectiveDrawn"; readonly power: Power; readonly rule: "15.44" }
  | { readonly type: "objectiveShown"; readonly power: Power; readonly objective: number; readonly rule: "15.48" }
  /** `objective` is NONE for those who did not see it. */
  | {
      readonly type: "objectiveShownTo";
      readonly power: Power;
      readonly to: Power;
      readonly objective: number;
      readonly heard: readonly Seat[];
      readonly rule: "15.45";
    }
  | { readonly type: "objectiveReturned"; readonly power: Power; readonly objective: number; readonly rule: "15.46" }
  | { readonly type: "objectivesDiscarded"; readonly power: Power; readonly n: number; readonly rule: "15.46" }
  | {
      readonly type: "scored";
      readonly power: Power;
      readonly gop: number;
      readonly cvp: number;
      /** 15.11: VP for the standings and for objectives. */
      readonly forGop: number;
      readonly forCvp: number;
      readonly forObjectives: number;
      readonly rule: "15.11";
    }
  | { readonly type: "playOrder"; readonly order: readonly Power[]; readonly rule: "3.42" };
