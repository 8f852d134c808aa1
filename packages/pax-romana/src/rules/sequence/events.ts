import type { Node, Power } from "../../data/index.ts";
import type { Phase } from "../../state/state.ts";

/** What happens in the sequence of play (chapter 3). */
export type SequenceEvent =
  | { readonly e: "turnBegan"; readonly turn: number; readonly rule: "3.2" }
  | { readonly e: "phaseBegan"; readonly phase: Phase; readonly rule: "3.2" }
  /** `power` is 4 for an event marker. */
  | { readonly e: "markerDrawn"; readonly power: Power; readonly rule: "3.42" }
  | { readonly e: "activationBegan"; readonly power: Power; readonly rule: "3.41" }
  | { readonly e: "markerLapsed"; readonly power: Power; readonly rule: "3.44" }
  | { readonly e: "operationChosen"; readonly power: Power; readonly kind: string; readonly rule: "3.51" }
  | { readonly e: "reserveEntered"; readonly power: Power; readonly node: Node; readonly rule: "3.2" }
  | { readonly e: "activationEnded"; readonly power: Power; readonly rule: "3.43" }
  | { readonly e: "gameOver"; readonly rule: string };
