import type { Node, Owner, Power, Unit, Works } from "../../data/index.ts";

/** What happens to Towns and Cities (chapter 7), and to those who levy in their need (12.3). */
export type CityEvent =
  | {
      readonly type: "built";
      readonly power: Power;
      readonly node: Node;
      readonly works: Works;
      /** What was settled there: a garrison, or a full LG or HI. */
      readonly unit: Unit;
      readonly rule: "7.12";
    }
  | {
      readonly type: "repaired";
      readonly power: Power;
      readonly node: Node;
      readonly walls: number;
      readonly rule: "7.46";
    }
  | {
      readonly type: "captured";
      readonly node: Node;
      /** Who takes it; `to` is whose it is then (7.45: nobody's, where barbarians take it). */
      readonly owner: Owner;
      readonly from: Owner;
      readonly to: Owner;
      readonly rule: "7.41" | "7.45";
    }
  | {
      readonly type: "sackRolled";
      readonly power: Power;
      readonly owner: Owner;
      readonly node: Node;
      readonly die: number;
      readonly rating: number;
      readonly sacked: boolean;
      readonly rule: "7.51";
    }
  | {
      readonly type: "plundered";
      readonly power: Power;
      readonly node: Node;
      readonly die: number;
      readonly talents: number;
      readonly rule: "7.52";
    }
  | {
      readonly type: "sackEnded";
      readonly power: Power;
      readonly node: Node;
      readonly die: number;
      readonly goesOn: boolean;
      readonly rule: "7.53";
    }
  | {
      readonly type: "militiaRolled";
      readonly power: Power;
      readonly die: number;
      readonly n: number;
      readonly rule: "12.33";
    }
  | { readonly type: "militiaRaised"; readonly power: Power; readonly node: Node; readonly rule: "12.33" };
