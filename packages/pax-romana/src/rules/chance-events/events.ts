import type { Leader, Node, Owner, Power, Territory } from "../../data/index.ts";

/** What strikes by an event of the Standard Game, or by a card. */
export type EventRule = "16.2" | "17.2";

/** What the events of 16.2 do; numbers of events, rebellions and invasions are places in `EVENTS` and so on. */
export type ChanceEvent =
  | {
      readonly type: "eventRolled";
      readonly power: Power;
      readonly dice: readonly [number, number];
      readonly event: number;
      readonly rule: "16.12";
    }
  | { readonly type: "eventWaits"; readonly event: number; readonly rule: "16.13" }
  | { readonly type: "eventStruck"; readonly event: number; readonly power: Power; readonly rule: "16.13" }
  | { readonly type: "noEvent"; readonly event: number; readonly rule: string }
  | {
      readonly type: "diseaseRolled";
      readonly power: Power;
      readonly leader: Leader;
      readonly die: number;
      readonly dead: boolean;
      readonly rule: EventRule;
    }
  | {
      readonly type: "harvest";
      readonly territory: Territory;
      readonly die: number;
      /** Who controls the Territory, or NONE. */
      readonly power: Power;
      readonly rule: "16.2";
    }
  | { readonly type: "piratesPlaced"; readonly power: Power; readonly node: Node; readonly rule: "12.61" }
  | { readonly type: "breadPaid"; readonly power: Power; readonly n: number; readonly rule: EventRule }
  | { readonly type: "disorder"; readonly power: Power; readonly calmed: boolean; readonly rule: EventRule }
  | { readonly type: "civilWar"; readonly power: Power; readonly rule: EventRule }
  | {
      readonly type: "allegianceRolled";
      readonly power: Power;
      readonly node: Node;
      readonly die: number;
      readonly lost: boolean;
      readonly rule: EventRule;
    }
  | { readonly type: "leaderRose"; readonly leader: Leader; readonly node: Node; readonly rule: EventRule }
  | {
      readonly type: "unitsRemoved";
      readonly owner: Owner;
      readonly node: Node;
      readonly units: readonly number[];
      readonly rule: string;
    }
  /** 12.43: troops of the Soldier of Fortune come into a power's Home, or he himself (else NONE). */
  | {
      readonly type: "soldierPlaced";
      readonly power: Power;
      readonly node: Node;
      readonly units: readonly number[];
      readonly leader: Leader;
      readonly rule: "12.43";
    }
  /** 12.71: `power` is the one whose slaves they are. */
  | { readonly type: "revoltBegan"; readonly power: Power; readonly node: Node; readonly rule: "12.71" }
  | { readonly type: "slavesGrew"; readonly power: Power; readonly node: Node; readonly rule: "12.71" }
  | {
      readonly type: "slavesMoved";
      readonly power: Power;
      readonly from: Node;
      readonly to: Node;
      readonly rule: "12.71";
    }
  | { readonly type: "revoltEnded"; readonly power: Power; readonly rule: "12.72" };
