import type { Leader, Node, Owner, Power } from "../../data/index.ts";

/**
 * What happens at sea (chapter 11, 12.5, 12.6). Rows are counts by sort of unit; `owner` is whose pieces they are, `power`
 * decides for them.
 */
export type NavalEvent =
  | {
      readonly type: "embarked";
      readonly power: Power;
      readonly owner: Owner;
      readonly node: Node;
      readonly mp: number;
      readonly rule: "11.31";
    }
  | {
      readonly type: "escorted";
      readonly power: Power;
      readonly owner: Owner;
      readonly node: Node;
      readonly n: number;
      readonly rule: "11.32";
    }
  | {
      readonly type: "sailed";
      readonly power: Power;
      readonly owner: Owner;
      readonly from: Node;
      readonly to: Node;
      readonly mp: number;
      readonly rule: string;
    }
  | {
      readonly type: "tookAboard" | "setAshore";
      readonly power: Power;
      readonly owner: Owner;
      readonly node: Node;
      readonly units: readonly number[];
      readonly leader: Leader;
      readonly rule: "11.32" | "11.17" | "8.23";
    }
  /** 11.32: a leader's fleet takes land units aboard: the die, and the MP it gives. */
  | {
      readonly type: "cargoRolled";
      readonly power: Power;
      readonly owner: Owner;
      readonly die: number;
      readonly mp: number;
      readonly rule: "11.32";
    }
  | {
      readonly type: "disaster";
      readonly power: Power;
      readonly node: Node;
      readonly die: number;
      readonly what: "none" | "blown" | "storm";
      /** 11.21: squadrons called for by a storm. */
      readonly toll: number;
      readonly rule: "11.21";
    }
  | {
      readonly type: "continuityRolled";
      readonly power: Power;
      readonly owner: Owner;
      readonly node: Node;
      readonly dice: readonly [number, number];
      readonly added: number;
      readonly success: boolean;
      readonly rule: "11.13" | "11.45";
    }
  | {
      readonly type: "navalBattle";
      readonly node: Node;
      /** The mover first, then the fleet that lay there. */
      readonly fleets: readonly [Owner, Owner];
      readonly battlePoints: readonly [number, number];
      readonly dice: readonly [number, number];
      readonly result: "won" | "lost" | "draw";
      /** 11.44: the winner's die; 0 in a draw. */
      readonly winnerDie: number;
      readonly rule: "11.43";
    }
  | {
      readonly type: "sunk";
      readonly owner: Owner;
      readonly node: Node;
      readonly units: readonly number[];
      readonly rule: string;
    }
  | {
      readonly type: "fleetFled";
      readonly fleet: Owner;
      readonly from: Node;
      readonly to: Node;
      readonly rule: "11.44" | "12.63";
    }
  | {
      readonly type: "fleetWithdrew";
      readonly fleet: Owner;
      readonly from: Node;
      readonly to: Node;
      readonly rule: "11.42";
    }
  | { readonly type: "letPass"; readonly power: Power; readonly node: Node; readonly rule: "11.16" | "11.41" }
  | { readonly type: "tollRefused"; readonly power: Power; readonly rule: "12.51" }
  | {
      readonly type: "piratesFought";
      readonly power: Power;
      readonly owner: Owner;
      readonly node: Node;
      readonly die: number;
      readonly total: number;
      readonly beaten: boolean;
      readonly rule: "12.63";
    }
  | {
      readonly type: "debarked";
      readonly power: Power;
      readonly owner: Owner;
      readonly node: Node;
      readonly amphibious: boolean;
      readonly mp: number;
      readonly rule: "11.31" | "11.33";
    }
  | {
      readonly type: "fleetTaken";
      readonly node: Node;
      readonly from: Owner;
      readonly to: Owner;
      readonly n: number;
      readonly rule: "12.53";
    }
  | {
      readonly type: "fleetLost";
      readonly owner: Owner;
      readonly node: Node;
      readonly units: readonly number[];
      readonly rule: "9.44";
    };
