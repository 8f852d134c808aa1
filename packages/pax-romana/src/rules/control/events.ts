import type { Node, Owner, Power, Province, Unit } from "../../data/index.ts";

/** What changes hands (chapter 5, 14.21), and what pieces do of themselves (10.68, 10.86). */
export type ControlEvent =
  | {
      readonly e: "controlChanged";
      readonly province: Province;
      readonly from: Power;
      readonly to: Power;
      readonly rule: "5.2";
    }
  | { readonly e: "capitalLost"; readonly power: Power; readonly node: Node; readonly rule: "14.21" }
  | { readonly e: "capitalRetaken"; readonly power: Power; readonly node: Node; readonly rule: "14.21" }
  | {
      readonly e: "pairCombined";
      readonly node: Node;
      readonly owner: Owner;
      readonly unit: Unit;
      readonly rule: "10.86";
    }
  | {
      readonly e: "elephantsAlone";
      readonly node: Node;
      readonly owner: Owner;
      readonly n: number;
      readonly rule: "10.68";
    };
