import type { Node, Power } from "../../data/index.ts";
import type { Phase } from "../../state/state.ts";

/** What happens in the sequence of play (chapter 3). */
export type SequenceEvent =
  | { readonly type: "turnBegan"; readonly turn: number; readonly rule: "3.2" }
  | { readonly type: "phaseBegan"; readonly phase: Phase; readonly rule: "3.2" }
  /** `power` is 4 for an event marker. */
  | { readonly type: "markerDrawn"; readonly power: Power; readonly rule: "3.42" }
  | { readonly type: "activationBegan"; readonly power: Power; readonly rule: "3.41" }
  | { readonly type: "markerLapsed"; readonly power: Power; readonly rule: "3.44" }
  | { readonly type: "operationChosen"; readonly power: Power; readonly kind: string; readonly rule: "3.51" }
  | { readonly type: "reserveEntered"; readonly power: Power; readonly node: Node; readonly rule: "3.2" }
  | { readonly type: "activationEnded"; readonly power: Power; readonly rule: "3.43" }
  | { readonly type: "gameOver"; readonly rule: string };
