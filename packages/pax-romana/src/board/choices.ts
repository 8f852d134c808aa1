import type { Action } from "../action.ts";
import { NONE, type Power } from "../data/index.ts";
import { seenState } from "../overview.ts";
import { underWay } from "../under-way.ts";
import type { LandBattleFrame } from "../rules/battle/battle.ts";
import type { BattleSide, Pair } from "../rules/frames.ts";
import type { View } from "../view.ts";
import { outlookOf, type Outlook, type Supposed } from "./outlook.ts";

/** What an answer before the dice decides about a battle; undefined where it decides nothing of it. */
function supposedBy(frame: LandBattleFrame, action: Action): Supposed | undefined {
  switch (action.type) {
    case "useWalls":
      return action.yes ? { walled: "defender" } : {};
    case "useEngine":
      return action.yes ? { engine: true } : {};
    case "lead":
      return {
        leads: frame.step === "leadAttacker" ? [action.leader, frame.leads[1]] : [frame.leads[0], action.leader],
      };
    default:
      return undefined;
  }
}

/** 7.31, 8.24, 10.41, 17.2: how the battle would stand after an answer that comes before the dice. */
export function outlookAfter(view: View, action: Action): Outlook | null {
  const frame = underWay(view, "landBattle");
  const supposed = frame && view.frames.at(-1)?.proc !== "interception" ? supposedBy(frame, action) : undefined;
  return frame && supposed ? outlookOf(seenState(view), frame, supposed) : null;
}

/** 10.71, R78: who bids for Siege Expertise, attacker and defender: neutrals and attackers from the sea do not, nor who has nothing. */
export function biddersIn(view: View): Pair<Power> {
  const frame = underWay(view, "siegeBid");
  const bidder = (power: Power): Power => (view.powers[power] && view.powers[power].treasury > 0 ? power : NONE);
  return frame ? [bidder(frame.attacker), bidder(frame.defender)] : [NONE, NONE];
}

/** 10.71: how the battle would stand if a side's bid were the higher one, or both alike. */
export function outlookAtBid(view: View, bidder: BattleSide | "none"): Outlook | null {
  const frame = underWay(view, "landBattle");
  return frame ? outlookOf(seenState(view), frame, { bidder }) : null;
}
