import { isAdvanced } from "./config.ts";
import type { Power } from "./data/index.ts";
import type { Frame } from "./engine/frame.ts";
import type { LandBattleFrame } from "./rules/battle/battle.ts";
import type { LossesFrame } from "./rules/battle/losses.ts";
import type { ElephantsFrame } from "./rules/battle/elephants.ts";
import type { InterceptionFrame } from "./rules/battle/interceptors.ts";
import type { SiegeBidFrame } from "./rules/battle/siege-bid.ts";
import type { WithdrawalFrame } from "./rules/battle/withdrawal-ways.ts";
import type { CardWindowFrame } from "./rules/cards/card-window.ts";
import type { ConstructionFrame } from "./rules/cities/construction.ts";
import type { SackFrame } from "./rules/cities/sack.ts";
import type { BribeFrame } from "./rules/diplomacy/bribe.ts";
import type { DealFrame } from "./rules/diplomacy/deal.ts";
import type { AllianceFrame } from "./rules/diplomacy/alliance.ts";
import type { MeetingFrame } from "./rules/diplomacy/meeting.ts";
import type { RecruitmentFrame } from "./rules/economy/recruitment.ts";
import { PURPOSES } from "./rules/frames.ts";
import { machine } from "./rules/machine.ts";
import type { LeaderCaughtFrame } from "./rules/leaders/leader-caught.ts";
import type { AttritionFrame } from "./rules/movement/attrition.ts";
import type { ChooseForceFrame } from "./rules/movement/choose-force.ts";
import type { ChooseUnitsFrame } from "./rules/movement/choose-units.ts";
import type { LandMoveFrame } from "./rules/movement/verbs.ts";
import type { MajorMoveFrame } from "./rules/movement/major-move.ts";
import type { MinorMoveFrame } from "./rules/movement/minor-move.ts";
import type { NavalBattleFrame } from "./rules/naval/naval-battle.ts";
import type { NavalWithdrawalFrame } from "./rules/naval/naval-withdrawal.ts";
import type { SeaEntryFrame } from "./rules/naval/sea-entry.ts";
import type { Voyage } from "./rules/naval/voyage.ts";
import type { ActivationFrame } from "./rules/sequence/activation.ts";
import type { ExpansionFrame } from "./rules/sequence/expansion.ts";
import type { PlacementFrame } from "./rules/sequence/placement.ts";
import type { Seen } from "./state/state.ts";
import type { PromptKey } from "./texts/en/prompts.ts";

/** The question that is open, as everybody at the table sees it. */
export interface OpenQuestion {
  /** The key of the question, and its rule. */
  readonly key: PromptKey;
  readonly rule: string;
  /** The powers that are asked; several where decisions are secret and simultaneous. */
  readonly who: readonly Power[];
  /** The procedure that asks, with its locals. */
  readonly frame: Frame;
}

/** The open question of a state or a view; quantities of units carry the key and rule of whoever asks for them. */
export function questionOf(seen: Seen): OpenQuestion | undefined {
  const open = machine.question(seen);
  if (!open) return undefined;
  const { ask, frame } = open;
  const { prompt: key, rule } = isQuantity(frame) ? frame : ask;
  return { key, rule: ruleIn(seen, key, rule), who: ask.who(seen, frame), frame };
}

/** 16.2 is for the events of the Standard Game: with cards 17.2 tells what strikes, and 13.3 how fleets mutiny. */
function ruleIn({ config }: Seen, key: PromptKey, rule: string): string {
  if (rule !== "16.2" || !isAdvanced(config)) return rule;
  return key.startsWith("mutiny") ? "13.3" : "17.2";
}

const isQuantity = (frame: Frame): frame is ChooseUnitsFrame => frame.proc === "chooseUnits";

/** The power a seat decides for now: of those it plays, the first that is asked. */
export function askedPower(seen: Seen, seat: number): Power | undefined {
  const own = seen.config.seats[seat] ?? [];
  for (const power of machine.who(seen)) if (own.includes(power)) return power;
  return undefined;
}

/** The keys of all questions of the game, each once. */
export function questionKeys(): PromptKey[] {
  const keys: PromptKey[] = [...PURPOSES];
  for (const { proc, ask } of machine.questions()) if (proc !== "chooseUnits") keys.push(ask.prompt);
  return keys;
}

/** What procedures remember, for players who must know more of a question than its answers. */
export interface Frames {
  readonly activation: ActivationFrame;
  readonly attrition: AttritionFrame;
  readonly bribe: BribeFrame;
  readonly cardWindow: CardWindowFrame;
  readonly chooseForce: ChooseForceFrame;
  readonly chooseUnits: ChooseUnitsFrame;
  readonly construction: ConstructionFrame;
  readonly deal: DealFrame;
  readonly elephants: ElephantsFrame;
  readonly expansion: ExpansionFrame;
  readonly fleetMove: Voyage;
  readonly interception: InterceptionFrame;
  readonly landBattle: LandBattleFrame;
  readonly landMove: LandMoveFrame;
  readonly leaderCaught: LeaderCaughtFrame;
  readonly losses: LossesFrame;
  readonly majorMove: MajorMoveFrame;
  readonly alliance: AllianceFrame;
  readonly meeting: MeetingFrame;
  readonly minorMove: MinorMoveFrame;
  readonly navalBattle: NavalBattleFrame;
  readonly navalWithdrawal: NavalWithdrawalFrame;
  readonly placement: PlacementFrame;
  readonly recruitment: RecruitmentFrame;
  readonly sack: SackFrame;
  readonly seaEntry: SeaEntryFrame;
  readonly siegeBid: SiegeBidFrame;
  readonly withdrawal: WithdrawalFrame;
}

/** The innermost procedure of a name that is under way. */
export const underWay = <P extends keyof Frames>({ frames }: Pick<Seen, "frames">, proc: P): Frames[P] | undefined =>
  frames.findLast((frame) => frame.proc === proc) as Frames[P] | undefined;
