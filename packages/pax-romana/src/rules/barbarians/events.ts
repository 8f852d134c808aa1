import type { Node, Owner, Power } from "../../data/index.ts";

/** What barbarians and rebels do (chapter 13); rebellions and invasions are places in `REBELLIONS` and `INVASIONS`. */
export type BarbarianEvent =
  | {
      readonly e: "rebellionRolled" | "invasionRolled";
      readonly power: Power;
      readonly dice: readonly [number, number];
      readonly area: number;
      readonly rule: "16.2" | "13.41";
    }
  | { readonly e: "fleetMutinied"; readonly power: Power; readonly node: Node; readonly rule: "16.2" }
  | { readonly e: "mutinyPaid"; readonly power: Power; readonly node: Node; readonly n: number; readonly rule: "16.2" }
  | {
      readonly e: "hordePlaced";
      readonly power: Power;
      readonly owner: Owner;
      readonly node: Node;
      readonly infantry: number;
      readonly cavalry: number;
      readonly rule: "13.42";
    }
  | {
      readonly e: "hordeMoves";
      readonly owner: Owner;
      readonly die: number;
      readonly mp: number;
      readonly rule: "13.42";
    }
  | {
      readonly e: "raid";
      readonly node: Node;
      readonly die: number;
      readonly units: number;
      readonly lost: boolean;
      readonly rule: "13.4";
    }
  | { readonly e: "tribeRevealed"; readonly node: Node; readonly strength: number; readonly rule: "13.12" }
  | { readonly e: "tribeReturned"; readonly node: Node; readonly rule: "13.18" };
