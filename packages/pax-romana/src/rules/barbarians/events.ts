import type { Node, Owner, Power } from "../../data/index.ts";

/** What barbarians and rebels do (chapter 13); rebellions and invasions are places in `REBELLIONS` and `INVASIONS`. */
export type BarbarianEvent =
  | {
      readonly type: "rebellionRolled" | "invasionRolled";
      readonly power: Power;
      readonly dice: readonly [number, number];
      readonly area: number;
      readonly rule: "16.2" | "13.3" | "13.41";
    }
  | { readonly type: "rebelsRose"; readonly node: Node; readonly n: number; readonly rule: "13.3" }
  | { readonly type: "cyprusClosed"; readonly rule: "13.3" }
  /** How many of Gaul rise: the die, provinces of its mainland that powers control, and whether it is all of them. */
  | {
      readonly type: "gaulRose";
      readonly power: Power;
      readonly die: number;
      readonly provinces: number;
      readonly massive: boolean;
      readonly rule: "13.3";
    }
  | { readonly type: "fleetMutinied"; readonly fleet: Owner; readonly node: Node; readonly rule: "16.2" | "13.3" }
  | {
      readonly type: "mutinyPaid";
      readonly power: Power;
      readonly node: Node;
      readonly n: number;
      readonly rule: "16.2";
    }
  | {
      readonly type: "hordePlaced";
      readonly power: Power;
      readonly owner: Owner;
      readonly node: Node;
      readonly infantry: number;
      readonly cavalry: number;
      readonly rule: "13.42";
    }
  | {
      readonly type: "hordeMoves";
      readonly owner: Owner;
      readonly die: number;
      readonly mp: number;
      readonly rule: "13.42";
    }
  | {
      readonly type: "raid";
      readonly node: Node;
      readonly die: number;
      readonly units: number;
      readonly lost: boolean;
      readonly rule: "13.4";
    }
  | { readonly type: "tribeRevealed"; readonly node: Node; readonly strength: number; readonly rule: "13.12" }
  | { readonly type: "tribeReturned"; readonly node: Node; readonly rule: "13.18" };
