import type { Power } from "../data/index.ts";

/** What happens to pieces, Talents, Stability and points, whoever causes it. */
export type PieceEvent =
  | { readonly e: "talents"; readonly power: Power; readonly change: number; readonly rule: string }
  | {
      readonly e: "stability";
      readonly power: Power;
      readonly change: number;
      readonly level: number;
      readonly rule: string;
    }
  | { readonly e: "points"; readonly power: Power; readonly change: number; readonly rule: string };
