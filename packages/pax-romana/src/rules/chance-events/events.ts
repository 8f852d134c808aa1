import type { Leader, Node, Owner, Power, Territory } from "../../data/index.ts";

/** What the events of 16.2 do; numbers of events, rebellions and invasions are places in `EVENTS` and so on. */
export type ChanceEvent =
  | {
      readonly e: "eventRolled";
      readonly power: Power;
      readonly dice: readonly [number, number];
      readonly event: number;
      readonly rule: "16.12";
    }
  | { readonly e: "eventWaits"; readonly event: number; readonly rule: "16.13" }
  | { readonly e: "eventStruck"; readonly event: number; readonly power: Power; readonly rule: "16.13" }
  | { readonly e: "noEvent"; readonly event: number; readonly rule: string }
  | {
      readonly e: "diseaseRolled";
      readonly power: Power;
      readonly leader: Leader;
      readonly die: number;
      readonly dead: boolean;
      readonly rule: "16.2";
    }
  | {
      readonly e: "harvest";
      readonly territory: Territory;
      readonly die: number;
      /** Who controls the Territory, or NONE. */
      readonly power: Power;
      readonly rule: "16.2";
    }
  | { readonly e: "piratesPlaced"; readonly power: Power; readonly node: Node; readonly rule: "12.61" }
  | { readonly e: "breadPaid"; readonly power: Power; readonly n: number; readonly rule: "16.2" }
  | { readonly e: "disorder"; readonly power: Power; readonly calmed: boolean; readonly rule: "16.2" }
  | { readonly e: "civilWar"; readonly power: Power; readonly rule: "16.2" }
  | {
      readonly e: "allegianceRolled";
      readonly power: Power;
      readonly node: Node;
      readonly die: number;
      readonly lost: boolean;
      readonly rule: "16.2";
    }
  | { readonly e: "leaderRose"; readonly leader: Leader; readonly node: Node; readonly rule: "16.2" }
  | {
      readonly e: "unitsRemoved";
      readonly owner: Owner;
      readonly node: Node;
      readonly units: readonly number[];
      readonly rule: string;
    }
  /** 12.43: troops of the Soldier of Fortune come into a power's Home, or he himself (else NONE). */
  | {
      readonly e: "soldierPlaced";
      readonly power: Power;
      readonly node: Node;
      readonly units: readonly number[];
      readonly leader: Leader;
      readonly rule: "12.43";
    }
  /** 12.71: `power` is the one whose slaves they are. */
  | { readonly e: "revoltBegan"; readonly power: Power; readonly node: Node; readonly rule: "12.71" }
  | { readonly e: "slavesGrew"; readonly power: Power; readonly node: Node; readonly rule: "12.71" }
  | { readonly e: "slavesMoved"; readonly power: Power; readonly from: Node; readonly to: Node; readonly rule: "12.71" }
  | { readonly e: "revoltEnded"; readonly power: Power; readonly rule: "12.72" };
