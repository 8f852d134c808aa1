import type { Node, Owner, Power, Province, Unit } from "../../data/index.ts";

/** What changes hands (chapter 5, 14.21), and what pieces do of themselves (10.68, 10.86). */
export type ControlEvent =
  | {
      readonly type: "controlChanged";
      readonly province: Province;
      readonly from: Power;
      readonly to: Power;
      readonly rule: "5.2";
    }
  | { readonly type: "capitalLost"; readonly power: Power; readonly node: Node; readonly rule: "14.21" }
  | { readonly type: "capitalRetaken"; readonly power: Power; readonly node: Node; readonly rule: "14.21" }
  | {
      readonly type: "pairCombined";
      readonly node: Node;
      readonly owner: Owner;
      readonly unit: Unit;
      readonly rule: "10.86";
    }
  | {
      readonly type: "elephantsAlone";
      readonly node: Node;
      readonly owner: Owner;
      readonly n: number;
      readonly rule: "10.68";
    };
