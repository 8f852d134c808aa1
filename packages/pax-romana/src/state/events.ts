import type { Power } from "../data/index.ts";

/** 14.21, 16.2: what moves Stability. */
export type StabilityCause =
  | "provinces"
  | "capital"
  | "barbarians"
  | "army"
  | "militia"
  | "withdrawal"
  | "slaves"
  | "points"
  | "harvest"
  | "check"
  | "revenues"
  | "disorder"
  | "civilWar"
  | "rebellion"
  | "conspiracy"
  | "politics"
  | "successors";

/** What happens to pieces, Talents, Stability and points, whoever causes it. */
export type PieceEvent =
  | { readonly type: "talents"; readonly power: Power; readonly change: number; readonly rule: string }
  | {
      readonly type: "stability";
      readonly power: Power;
      readonly change: number;
      readonly level: number;
      /** All that was summed in this instant (R179). */
      readonly causes: readonly StabilityCause[];
      readonly rule: string;
    }
  | { readonly type: "points"; readonly power: Power; readonly change: number; readonly rule: string };
