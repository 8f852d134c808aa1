import type { Seat } from "@ara/kernel";
import type { Card, Leader, Node, Owner, Power, Territory, Unit } from "../../data/index.ts";
import type { Until } from "../../state/cards.ts";
import type { CardUse, WindowName } from "../frames.ts";

/** What happens with cards (17.1), and what they do (17.2) where no other chapter has an event for it. */
export type CardEvent =
  /** 17.13: the face is for its owner alone, unless it is played at once: to others NONE. */
  | {
      readonly type: "cardDrawn";
      readonly power: Power;
      readonly card: Card;
      readonly atOnce: boolean;
      readonly heard: readonly Seat[];
      readonly rule: "17.13";
    }
  | {
      readonly type: "cardPlayed";
      readonly power: Power;
      readonly card: Card;
      readonly as: CardUse;
      /** The power it names, or NONE. */
      readonly target: Power;
      readonly rule: "17.15";
    }
  /** R300: it is shown, and nothing comes of it. */
  | { readonly type: "cardVoid"; readonly power: Power; readonly card: Card; readonly rule: "17.2" }
  | { readonly type: "cardCancelled"; readonly power: Power; readonly card: Card; readonly rule: "17.2" }
  | { readonly type: "cardDiscarded"; readonly power: Power; readonly card: Card; readonly rule: "17.15" }
  /** 17.14: by power, how many cards it gives back. */
  | { readonly type: "cardsReturned"; readonly counts: readonly number[]; readonly rule: string }
  /** R326: thief and victim see it; others NONE. */
  | {
      readonly type: "cardStolen";
      readonly power: Power;
      readonly from: Power;
      readonly card: Card;
      readonly heard: readonly Seat[];
      readonly rule: "17.2";
    }
  /** 4.2, R341: giver and taker know it; others NONE. */
  | {
      readonly type: "cardGiven";
      readonly power: Power;
      readonly to: Power;
      readonly card: Card;
      readonly heard: readonly Seat[];
      readonly rule: "4.2";
    }
  /** R326: a hand, for whoever looks at it and for its owner; empty for others. */
  | {
      readonly type: "handSeen";
      readonly power: Power;
      readonly of: Power;
      readonly cards: readonly Card[];
      readonly heard: readonly Seat[];
      readonly rule: "4.2" | "17.2";
    }
  /** R316: a counter, for whoever looks; 0 for others. */
  | {
      readonly type: "tribeSeen";
      readonly power: Power;
      readonly node: Node;
      readonly strength: number;
      readonly heard: readonly Seat[];
      readonly rule: "17.2";
    }
  | {
      readonly type: "windowOpened";
      readonly window: WindowName;
      readonly powers: readonly Power[];
      readonly rule: "17.15";
    }
  /** R292: of several players, all at once: whoever was the last has seen what the others had answered. */
  | { readonly type: "answersOpened"; readonly powers: readonly Power[]; readonly rule: "17.15" }
  /** 17.15: a pass that lasts, and its end by who made it. */
  | { readonly type: "passDeclared"; readonly power: Power; readonly until: Until; readonly rule: "17.15" }
  | { readonly type: "listens"; readonly power: Power; readonly rule: "17.15" }
  | { readonly type: "activationLost"; readonly power: Power; readonly rule: "17.2" }
  | {
      readonly type: "harvestByCard";
      readonly territory: Territory;
      readonly die: number;
      readonly isRich: boolean;
      /** Who controls the Territory, or NONE. */
      readonly power: Power;
      readonly rule: "17.2";
    }
  /** 12.47, 17.2: he goes back to the pool, or waits for it: he is not dead. */
  | { readonly type: "leaderLeft"; readonly leader: Leader; readonly node: Node; readonly rule: "12.47" | "17.2" }
  | { readonly type: "conspiracy"; readonly power: Power; readonly of: Power; readonly rule: "17.2" }
  /** 12.47: those drawn, of whom one may come. */
  | { readonly type: "dictator"; readonly power: Power; readonly leaders: readonly Leader[]; readonly rule: "12.47" }
  /** 12.51, 12.54: a power and its ally among the minor powers. */
  | {
      readonly type: "allianceMade" | "allianceBroken";
      readonly power: Power;
      readonly minor: Owner;
      readonly rule: string;
    }
  /** R347: the leader who comes, or NONE. */
  | {
      readonly type: "pergamumRolled";
      readonly power: Power;
      readonly die: number;
      readonly leader: Leader;
      readonly rule: "17.2";
    }
  /** 12.55. */
  | { readonly type: "pontusCame" | "pontusMoves" | "pontusGone"; readonly power: Power; readonly rule: "12.55" }
  | { readonly type: "pontusPlaced"; readonly node: Node; readonly unit: Unit; readonly rule: "12.55" }
  /** R343. */
  | { readonly type: "fleetReplaced"; readonly power: Power; readonly n: number; readonly rule: "17.2" }
  | { readonly type: "successorsRise"; readonly power: Power; readonly node: Node; readonly rule: "17.2" }
  | { readonly type: "freeMarker"; readonly power: Power; readonly rule: "17.2" }
  | { readonly type: "disorderDue"; readonly power: Power; readonly rule: "17.2" }
  | { readonly type: "civilWarDue"; readonly power: Power; readonly rule: "17.2" }
  | { readonly type: "galleysImproved"; readonly power: Power; readonly rule: "17.2" }
  /** R307: the die, and the Battle Points it takes. */
  | {
      readonly type: "ambushed";
      readonly power: Power;
      readonly owner: Owner;
      readonly node: Node;
      readonly die: number;
      readonly need: number;
      readonly rule: "17.2";
    }
  | {
      readonly type: "transportLost";
      readonly power: Power;
      readonly owner: Owner;
      readonly node: Node;
      readonly rule: "17.2";
    }
  | { readonly type: "inventorPlaced"; readonly power: Power; readonly node: Node; readonly rule: "17.2" }
  | { readonly type: "enginePlaced"; readonly power: Power; readonly node: Node; readonly rule: "17.2" }
  /** R306: taken along, or left behind. */
  | {
      readonly type: "engineHauled";
      readonly power: Power;
      readonly node: Node;
      readonly yes: boolean;
      readonly rule: "17.2";
    }
  | { readonly type: "engineUsed"; readonly power: Power; readonly node: Node; readonly rule: "17.2" }
  | { readonly type: "engineLost"; readonly power: Power; readonly node: Node; readonly rule: "17.2" }
  | { readonly type: "delays"; readonly power: Power; readonly rule: "17.2" }
  | { readonly type: "conquers"; readonly power: Power; readonly rule: "17.2" }
  | {
      readonly type: "mercenariesCame";
      readonly power: Power;
      readonly node: Node;
      readonly unit: Unit;
      readonly n: number;
      readonly rule: "12.25";
    }
  | { readonly type: "garrisonCame"; readonly power: Power; readonly node: Node; readonly rule: "17.2" };
