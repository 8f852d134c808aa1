import type { Leader, Node, Owner, Power } from "../../data/index.ts";
import type { BattleKind, BattleSide } from "../frames.ts";
import type { Shift } from "./shifts.ts";

/**
 * What happens in and around land battles (chapter 10). Rows are counts by sort of unit; `owner`, `attacker` and `defender`
 * are whose units they are (`control/face.ts`), `power` decides for them.
 */
export type BattleEvent =
  | {
      readonly type: "interceptionRolled";
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
      readonly type: "battleOpened";
      readonly space: Node;
      readonly kind: BattleKind;
      readonly attacker: Owner;
      readonly defender: Owner;
      readonly rule: "10.2";
    }
  | {
      readonly type: "withdrawalRolled";
      readonly power: Power;
      readonly owner: Owner;
      readonly die: number;
      readonly hindered: number;
      readonly rule: "10.41";
    }
  | {
      readonly type: "withdrew";
      readonly power: Power;
      readonly owner: Owner;
      readonly from: Node;
      readonly to: Node;
      readonly rule: "10.41";
    }
  | { readonly type: "wallsUsed"; readonly space: Node; readonly walls: number; readonly rule: "7.31" }
  | { readonly type: "siegeBids"; readonly attacker: number; readonly defender: number; readonly rule: "10.71" }
  | { readonly type: "leads"; readonly side: BattleSide; readonly leader: Leader; readonly rule: "8.24" }
  | {
      readonly type: "elephantsRolled";
      readonly attacker: readonly number[];
      readonly defender: readonly number[];
      readonly rule: "10.67";
    }
  | {
      readonly type: "battleRolled";
      readonly battlePoints: readonly [number, number];
      readonly dice: readonly [number, number];
      readonly rule: "10.51";
    }
  | {
      readonly type: "rerolled";
      readonly side: BattleSide;
      readonly dice: readonly number[];
      readonly success: boolean;
      readonly rule: "10.55";
    }
  | { readonly type: "rerollResult"; readonly side: BattleSide; readonly die: number; readonly rule: "10.55" }
  | { readonly type: "shiftsCounted"; readonly list: readonly Shift[]; readonly net: number; readonly rule: "10.51" }
  | { readonly type: "shifted"; readonly dice: readonly [number, number]; readonly rule: "10.51" }
  | {
      readonly type: "battleJudged";
      readonly winner: BattleSide | "draw";
      readonly pips: readonly [number, number];
      readonly rule: "10.1";
    }
  | { readonly type: "retreatPrevented"; readonly die: number; readonly success: boolean; readonly rule: "10.96" }
  | { readonly type: "retreatForced"; readonly power: Power; readonly owner: Owner; readonly rule: "10.92" }
  | {
      readonly type: "losses";
      readonly power: Power;
      readonly space: Node;
      readonly owner: Owner;
      readonly units: readonly number[];
      readonly rule: string;
    }
  | {
      readonly type: "flipped";
      readonly owner: Owner;
      readonly space: Node;
      readonly unit: number;
      readonly rule: string;
    }
  | {
      readonly type: "wallsLost";
      readonly space: Node;
      readonly walls: number;
      readonly left: number;
      readonly rule: "7.32";
    }
  | {
      readonly type: "eliminated";
      readonly owner: Owner;
      readonly space: Node;
      readonly units: readonly number[];
      readonly rule: string;
    }
  | {
      readonly type: "retreated";
      readonly power: Power;
      readonly owner: Owner;
      readonly from: Node;
      readonly to: Node;
      readonly rule: string;
    }
  | {
      readonly type: "regrouped";
      readonly power: Power;
      readonly owner: Owner;
      readonly to: Node;
      /** 11.35: whoever landed is back on the ships before that port. */
      readonly aboard?: true;
      readonly rule: "10.97";
    }
  | {
      readonly type: "wentBack";
      readonly power: Power;
      readonly owner: Owner;
      readonly to: Node;
      /** 11.35: whoever landed is back on the ships before that port. */
      readonly aboard?: true;
      readonly rule: "10.36";
    }
  | {
      readonly type: "leaderChecked";
      readonly leader: Leader;
      readonly dice: readonly [number, number];
      readonly dead: boolean;
      readonly rule: "8.41";
    }
  | {
      readonly type: "battleEnded";
      readonly space: Node;
      readonly winner: BattleSide | "draw" | "vacated";
      readonly holds: boolean;
      readonly rule: "10.2";
    };
