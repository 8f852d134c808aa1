import type { Seat } from "@ara/kernel";
import type { Node, Owner, Power } from "../../data/index.ts";
import type { Term } from "./term.ts";

/** What powers say to one another (chapter 4). */
export type DiplomacyEvent =
  | {
      readonly type: "meetingCalled";
      readonly power: Power;
      readonly guests: readonly Power[];
      readonly rule: "4.1";
    }
  | { readonly type: "meetingEnded"; readonly power: Power; readonly rule: "4.1" }
  | {
      readonly type: "proposal" | "dealMade" | "dealDeclined";
      readonly from: Power;
      readonly to: Power;
      /** `null` for those who were not there; of a deal that is made everybody learns all but its promises. */
      readonly terms: readonly Term[] | null;
      /** The seats at the Meeting. */
      readonly heard: readonly Seat[];
      readonly rule: "4.1" | "4.2" | "4.4";
    }
  | {
      readonly type: "spaceCeded";
      readonly from: Power;
      readonly to: Power;
      readonly node: Node;
      /** Garrisons that are the other power's from now on. */
      readonly garrisons: number;
      readonly rule: "4.1";
    }
  /** One of two powers ends what either permits the other; or what the first permits the second has come to its end. */
  | { readonly type: "pactBroken" | "pactEnded"; readonly from: Power; readonly to: Power; readonly rule: "4.1" }
  | {
      readonly type: "bribeOffered" | "bribeTaken" | "bribeRefused";
      readonly from: Power;
      readonly to: Power;
      readonly n: number;
      readonly wish: string;
      readonly rule: "4.3";
    }
  | { readonly type: "desisted" | "proceeded"; readonly power: Power; readonly rule: "4.3" }
  | {
      readonly type: "passageGiven" | "passageRefused";
      readonly from: Power;
      /** The fleet: a power's, or that of Pontus (12.55). */
      readonly to: Owner;
      readonly node: Node;
      readonly rule: string;
    };
