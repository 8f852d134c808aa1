import type { Frame } from "./engine/frame.ts";
import type { LandBattleFrame } from "./rules/battle/battle.ts";
import type { ElephantsFrame } from "./rules/battle/elephants.ts";
import type { InterceptionFrame } from "./rules/battle/interceptors.ts";
import type { LossesFrame } from "./rules/battle/losses.ts";
import type { RerollFrame } from "./rules/battle/reroll.ts";
import type { SiegeBidFrame } from "./rules/battle/siege-bid.ts";
import type { WithdrawalFrame } from "./rules/battle/withdrawal-ways.ts";
import type { CardWindowFrame } from "./rules/cards/card-window.ts";
import type { DictatorFrame } from "./rules/cards/effects/dictator.ts";
import type { ConstructionFrame } from "./rules/cities/construction.ts";
import type { SackFrame } from "./rules/cities/sack.ts";
import type { AllianceFrame } from "./rules/diplomacy/alliance.ts";
import type { BribeFrame } from "./rules/diplomacy/bribe.ts";
import type { DealFrame } from "./rules/diplomacy/deal.ts";
import type { MeetingFrame } from "./rules/diplomacy/meeting.ts";
import type { PassageFrame } from "./rules/diplomacy/passage.ts";
import type { ManpowerFrame } from "./rules/economy/manpower.ts";
import type { RecruitmentFrame } from "./rules/economy/recruitment.ts";
import type { LeaderCaughtFrame } from "./rules/leaders/leader-caught.ts";
import type { LeaderSelectionFrame } from "./rules/leaders/selection.ts";
import type { AttritionFrame } from "./rules/movement/attrition.ts";
import type { ChooseForceFrame } from "./rules/movement/choose-force.ts";
import type { ChooseUnitsFrame } from "./rules/movement/choose-units.ts";
import type { MajorMoveFrame } from "./rules/movement/major-move.ts";
import type { MinorMoveFrame } from "./rules/movement/minor-move.ts";
import type { LandMoveFrame } from "./rules/movement/verbs.ts";
import type { NavalBattleFrame } from "./rules/naval/naval-battle.ts";
import type { NavalWithdrawalFrame } from "./rules/naval/naval-withdrawal.ts";
import type { SeaEntryFrame } from "./rules/naval/sea-entry.ts";
import type { Voyage } from "./rules/naval/voyage.ts";
import type { ActivationFrame } from "./rules/sequence/activation.ts";
import type { ExpansionFrame } from "./rules/sequence/expansion.ts";
import type { PlacementFrame } from "./rules/sequence/placement.ts";
import type { SlaveDutyFrame } from "./rules/units/slaves.ts";
import type { Seen } from "./state/state.ts";

/** What procedures remember, for players who must know more of a question than its answers. */
export interface Frames {
  readonly activation: ActivationFrame;
  readonly alliance: AllianceFrame;
  readonly attrition: AttritionFrame;
  readonly bribe: BribeFrame;
  readonly cardWindow: CardWindowFrame;
  readonly chooseForce: ChooseForceFrame;
  readonly chooseUnits: ChooseUnitsFrame;
  readonly construction: ConstructionFrame;
  readonly deal: DealFrame;
  readonly dictator: DictatorFrame;
  readonly elephants: ElephantsFrame;
  readonly expansion: ExpansionFrame;
  readonly fleetMove: Voyage;
  readonly interception: InterceptionFrame;
  readonly landBattle: LandBattleFrame;
  readonly landMove: LandMoveFrame;
  readonly leaderCaught: LeaderCaughtFrame;
  readonly leaderSelection: LeaderSelectionFrame;
  readonly losses: LossesFrame;
  readonly majorMove: MajorMoveFrame;
  readonly manpower: ManpowerFrame;
  readonly meeting: MeetingFrame;
  readonly minorMove: MinorMoveFrame;
  readonly navalBattle: NavalBattleFrame;
  readonly navalWithdrawal: NavalWithdrawalFrame;
  readonly passage: PassageFrame;
  readonly placement: PlacementFrame;
  readonly recruitment: RecruitmentFrame;
  readonly reroll: RerollFrame;
  readonly sack: SackFrame;
  readonly seaEntry: SeaEntryFrame;
  readonly siegeBid: SiegeBidFrame;
  readonly slaveDuty: SlaveDutyFrame;
  readonly withdrawal: WithdrawalFrame;
}

/** Whether a procedure is the one of this name: then it is known what it remembers. */
export const isOf = <P extends keyof Frames>(frame: Frame, proc: P): frame is Frames[P] => frame.proc === proc;

/** The innermost procedure of a name that is under way. */
export const underWay = <P extends keyof Frames>({ frames }: Pick<Seen, "frames">, proc: P): Frames[P] | undefined =>
  frames.findLast((frame) => isOf(frame, proc));
