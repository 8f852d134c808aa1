import type { Leader, Node, Owner, Power } from "../../data/index.ts";
import type { BattleKind, BattleSide } from "../frames.ts";
import type { Shift } from "./shifts.ts";

/**
 * What happens in and around land battles (chapter 10). Rows are counts by sort of unit; `owner`, `attacker` and `defender`
 * are whose units they are (`control/face.ts`), `power` decides for them.
 */
export type BattleEvent =
  | {
      readonly e: "interceptionRolled";
      readonly power: Power;
      readonly owner: Owner;
      readonly from: Node;
      readonly to: Node;
      readonly dice: readonly [number, number];
      readonly added: number;
      readonly success: boolean;
      readonly rule: "10.32";
    }
  | {
      readonly e: "battleOpened";
      readonly space: Node;
      readonly kind: BattleKind;
      readonly attacker: Owner;
      readonly defender: Owner;
      readonly rule: "10.2";
    }
  | {
      readonly e: "withdrawalRolled";
      readonly power: Power;
      readonly owner: Owner;
      readonly die: number;
      readonly hindered: number;
      readonly rule: "10.41";
    }
  | {
      readonly e: "withdrew";
      readonly power: Power;
      readonly owner: Owner;
      readonly from: Node;
      readonly to: Node;
      readonly rule: "10.41";
    }
  | { readonly e: "wallsUsed"; readonly space: Node; readonly walls: number; readonly rule: "7.31" }
  | { readonly e: "siegeBids"; readonly attacker: number; readonly defender: number; readonly rule: "10.71" }
  | { readonly e: "leads"; readonly side: BattleSide; readonly leader: Leader; readonly rule: "8.24" }
  | {
      readonly e: "elephantsRolled";
      readonly attacker: readonly number[];
      readonly defender: readonly number[];
      readonly rule: "10.67";
    }
  | {
      readonly e: "battleRolled";
      readonly battlePoints: readonly [number, number];
      readonly dice: readonly [number, number];
      readonly rule: "10.51";
    }
  | {
      readonly e: "rerolled";
      readonly side: BattleSide;
      readonly dice: readonly number[];
      readonly success: boolean;
      readonly rule: "10.55";
    }
  | { readonly e: "rerollResult"; readonly side: BattleSide; readonly die: number; readonly rule: "10.55" }
  | { readonly e: "shiftsCounted"; readonly list: readonly Shift[]; readonly net: number; readonly rule: "10.51" }
  | { readonly e: "shifted"; readonly dice: readonly [number, number]; readonly rule: "10.51" }
  | {
      readonly e: "battleJudged";
      readonly winner: BattleSide | "draw";
      readonly pips: readonly [number, number];
      readonly rule: "10.1";
    }
  | { readonly e: "retreatPrevented"; readonly die: number; readonly success: boolean; readonly rule: "10.96" }
  | { readonly e: "retreatForced"; readonly power: Power; readonly owner: Owner; readonly rule: "10.92" }
  | {
      readonly e: "losses";
      readonly power: Power;
      readonly space: Node;
      readonly owner: Owner;
      readonly units: readonly number[];
      readonly rule: string;
    }
  | { readonly e: "flipped"; readonly owner: Owner; readonly space: Node; readonly unit: number; readonly rule: string }
  | {
      readonly e: "wallsLost";
      readonly space: Node;
      readonly walls: number;
      readonly left: number;
      readonly rule: "7.32";
    }
  | {
      readonly e: "eliminated";
      readonly owner: Owner;
      readonly space: Node;
      readonly units: readonly number[];
      readonly rule: string;
    }
  | {
      readonly e: "retreated";
      readonly power: Power;
      readonly owner: Owner;
      readonly from: Node;
      readonly to: Node;
      readonly rule: string;
    }
  | { readonly e: "regrouped"; readonly power: Power; readonly owner: Owner; readonly to: Node; readonly rule: "10.97" }
  | { readonly e: "wentBack"; readonly power: Power; readonly owner: Owner; readonly to: Node; readonly rule: "10.36" }
  | {
      readonly e: "leaderChecked";
      readonly leader: Leader;
      readonly dice: readonly [number, number];
      readonly dead: boolean;
      readonly rule: "8.41";
    }
  | {
      readonly e: "battleEnded";
      readonly space: Node;
      readonly winner: BattleSide | "draw" | "vacated";
      readonly holds: boolean;
      readonly rule: "10.2";
    };
