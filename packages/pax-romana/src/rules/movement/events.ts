import type { Leader, Node, Owner, Power, Unit } from "../../data/index.ts";

/** What happens on the march (chapter 9): `owner` is whose pieces they are, `power` decides for them. */
export type MovementEvent =
  | {
      readonly type: "moveBegan";
      readonly power: Power;
      readonly owner: Owner;
      readonly force: number;
      readonly node: Node;
      /** 9.12: the die, and what it gave; 0 and -1 for a fleet (11.11). */
      readonly die: number;
      readonly mp: number;
      readonly rule: string;
    }
  | {
      readonly type: "stepped";
      readonly power: Power;
      readonly owner: Owner;
      readonly force: number;
      readonly from: Node;
      readonly to: Node;
      readonly mp: number;
      readonly rule: "9.21";
    }
  /** 4.1: units of an ally join the army of a power; none if he keeps them back. */
  | {
      readonly type: "joined";
      readonly power: Power;
      readonly ally: Power;
      readonly node: Node;
      readonly units: readonly number[];
      readonly rule: "4.1";
    }
  | {
      readonly type: "moveEnded";
      readonly power: Power;
      readonly owner: Owner;
      readonly node: Node;
      readonly rule: "9.1";
    }
  | {
      readonly type: "pickedUp" | "dropped";
      readonly power: Power;
      readonly owner: Owner;
      readonly node: Node;
      readonly units: readonly number[];
      readonly leader: Leader;
      readonly rule: "9.21";
    }
  | {
      readonly type: "brokenDown";
      readonly power: Power;
      readonly node: Node;
      readonly units: readonly number[];
      /** How many they become. */
      readonly garrisons: number;
      readonly rule: "12.14";
    }
  | {
      readonly type: "destroyed";
      readonly power: Power;
      readonly owner: Owner;
      readonly node: Node;
      readonly rule: "7.43";
    }
  | {
      readonly type: "garrisonLost";
      readonly owner: Owner;
      readonly node: Node;
      readonly n: number;
      readonly rule: "12.11";
    }
  | {
      readonly type: "attritionRolled";
      readonly power: Power;
      readonly owner: Owner;
      readonly node: Node;
      readonly die: number;
      readonly need: number;
      readonly rule: string;
    }
  | {
      readonly type: "attrition";
      readonly power: Power;
      readonly owner: Owner;
      readonly node: Node;
      readonly unit: Unit;
      readonly n: number;
      /** Whether they were reduced, not lost (10.85). */
      readonly flipped: boolean;
      readonly rule: string;
    }
  | {
      readonly type: "leaderFled";
      readonly leader: Leader;
      readonly die: number;
      readonly node: Node;
      readonly rule: "9.21";
    };
