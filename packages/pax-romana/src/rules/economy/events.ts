import type { Node, Power, Unit } from "../../data/index.ts";

/** What comes of getting and spending (chapters 6, 12.2, 10.86); plans are told only when they are shown. */
export type EconomyEvent =
  | {
      readonly type: "incomeCollected";
      readonly power: Power;
      readonly provinces: number;
      readonly territories: number;
      readonly works: number;
      readonly mines: number;
      /** 6.16: Talents that came by way of Rhodes, its toll taken off. */
      readonly byRhodes: number;
      readonly rule: "6.11";
    }
  /** Scenario VI: from beyond the map. */
  | { readonly type: "satrapiesPaid"; readonly power: Power; readonly talents: number; readonly rule: "6.11" }
  /** All plans of a phase lie open. */
  | { readonly type: "plansShown"; readonly kind: string; readonly rule: string }
  | { readonly type: "planLocked"; readonly power: Power; readonly kind: string; readonly rule: string }
  | {
      readonly type: "disbanded";
      readonly power: Power;
      readonly node: Node;
      readonly unit: Unit;
      readonly n: number;
      readonly rule: string;
    }
  | {
      readonly type: "maintenancePaid";
      readonly power: Power;
      readonly talents: number;
      /** 6.41, 6.42: what is paid for: squadrons, and heavies above the maximum. */
      readonly squadrons: number;
      readonly heavies: number;
      readonly rule: "6.41" | "6.42";
    }
  | {
      readonly type: "raised";
      readonly power: Power;
      readonly node: Node;
      readonly unit: Unit;
      readonly n: number;
      readonly rule: string;
    }
  | {
      readonly type: "rebuilt";
      readonly power: Power;
      readonly node: Node;
      readonly unit: Unit;
      readonly rule: "10.86";
    }
  | {
      readonly type: "settled";
      readonly power: Power;
      readonly node: Node;
      readonly unit: Unit;
      readonly n: number;
      readonly rule: "10.86";
    }
  | { readonly type: "hired"; readonly power: Power; readonly node: Node; readonly n: number; readonly rule: "12.21" };
