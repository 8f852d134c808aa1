import type { AnyProcedure } from "../engine/machine.ts";
import { learn } from "./machine.ts";
import { pontusActivation } from "./sequence/pontus-activation.ts";

import { income } from "./economy/income.ts";
import { maintenance } from "./economy/maintenance.ts";
import { manpower } from "./economy/manpower.ts";
import { recruitment } from "./economy/recruitment.ts";
import { construction } from "./cities/construction.ts";
import { sack } from "./cities/sack.ts";
import { hireMercenaries } from "./units/mercenaries.ts";
import { militia } from "./units/militia.ts";
import { leaderSelection } from "./leaders/selection.ts";
import { removal } from "./sequence/removal.ts";
import { victoryPhase } from "./victory/victory-phase.ts";
import { playOrder } from "./victory/play-order.ts";
import { arrival } from "./movement/arrival.ts";
import { attrition } from "./movement/attrition.ts";
import { attritionPhase } from "./movement/attrition-phase.ts";
import { chooseForce } from "./movement/choose-force.ts";
import { join } from "./movement/join.ts";
import { chooseUnits } from "./movement/choose-units.ts";
import { expansion } from "./sequence/expansion.ts";
import { landMove } from "./movement/land-move.ts";
import { leaderCaught } from "./leaders/leader-caught.ts";
import { majorMove } from "./movement/major-move.ts";
import { minorMove } from "./movement/minor-move.ts";
import { move } from "./movement/move.ts";
import { elephants } from "./battle/elephants.ts";
import { interception } from "./battle/interception.ts";
import { landBattle } from "./battle/land-battle.ts";
import { losses } from "./battle/losses.ts";
import { reroll } from "./battle/reroll.ts";
import { retreat } from "./battle/retreat.ts";
import { siegeBid } from "./battle/siege-bid.ts";
import { withdrawal } from "./battle/withdrawal.ts";
import { surprise } from "./leaders/surprise.ts";
import { leaderLoss } from "./leaders/leader-loss.ts";
import { reserve } from "./sequence/reserve.ts";
import { mutinyPay } from "./barbarians/mutiny-pay.ts";
import { invasion } from "./barbarians/invasion.ts";
import { rebellion } from "./barbarians/rebellion.ts";
import { africaRises } from "./barbarians/rebellions/africa.ts";
import { gaulRises } from "./barbarians/rebellions/gaul.ts";
import { hordeMarch } from "./barbarians/horde-march.ts";
import { massiveRebellion } from "./barbarians/rebellions/massive.ts";
import { uprising } from "./barbarians/rebellions/uprising.ts";
import { bribe } from "./diplomacy/bribe.ts";
import { deal } from "./diplomacy/deal.ts";
import { alliance } from "./diplomacy/alliance.ts";
import { meeting } from "./diplomacy/meeting.ts";
import { withTalks } from "./diplomacy/talks.ts";
import { passage } from "./diplomacy/passage.ts";
import { civilWar } from "./chance-events/civil-war.ts";
import { disease } from "./chance-events/disease.ts";
import { eventSegment } from "./chance-events/event-segment.ts";
import { pirates } from "./chance-events/pirates.ts";
import { slaveRevolt } from "./chance-events/slave-revolt.ts";
import { stabilityCheck } from "./chance-events/stability-check.ts";
import { cardSegment } from "./cards/card-segment.ts";
import { cardWindow } from "./cards/card-window.ts";
import { handLimit } from "./cards/hand-limit.ts";
import { playCard } from "./cards/play-card.ts";
import { civilWarByCard } from "./cards/effects/civil-war.ts";
import { ambush } from "./cards/effects/ambush.ts";
import { archimedesEffect } from "./cards/effects/archimedes-effect.ts";
import { poliorcetesEffect } from "./cards/effects/poliorcetes-effect.ts";
import { conspiracy } from "./cards/effects/conspiracy.ts";
import { diesIrae } from "./cards/effects/dies-irae.ts";
import { pontus } from "./cards/effects/pontus.ts";
import { dictator } from "./cards/effects/dictator.ts";
import { soldierByCard } from "./cards/effects/soldier-of-fortune.ts";
import { diplomaticMission } from "./cards/effects/diplomatic-mission.ts";
import { hireByCard } from "./cards/effects/mercenaries.ts";
import { independentExpansion } from "./cards/effects/independent-expansion.ts";
import { localInsurrection } from "./cards/effects/local-insurrection.ts";
import { militiaByCard } from "./cards/effects/raise-the-militia.ts";
import { opportunity } from "./cards/effects/stability-and-opportunity.ts";
import { stabilityCheckByCard } from "./cards/effects/stability-check.ts";
import { successorWars } from "./cards/effects/successor-wars.ts";
import { traitor } from "./cards/effects/traitor.ts";
import { tribalResurgence } from "./cards/effects/tribal-resurgence.ts";
import { slaveDuty } from "./units/slaves.ts";
import { soldierOfFortune } from "./units/soldier-of-fortune.ts";

import { debark } from "./naval/debark.ts";
import { embark } from "./naval/embark.ts";
import { fleetMove } from "./naval/fleet-move.ts";
import { navalBattle } from "./naval/naval-battle.ts";
import { navalWithdrawal } from "./naval/naval-withdrawal.ts";
import { seaEntry } from "./naval/sea-entry.ts";

/** All that an opening does not need (`opening.ts`). */
const LATER: readonly AnyProcedure[] = [
  arrival,
  attrition,
  attritionPhase,
  chooseForce,
  join,
  chooseUnits,
  expansion,
  landMove,
  leaderCaught,
  majorMove,
  minorMove,
  move,
  income,
  maintenance,
  manpower,
  recruitment,
  construction,
  sack,
  hireMercenaries,
  militia,
  leaderSelection,
  removal,
  victoryPhase,
  playOrder,
  interception,
  landBattle,
  withdrawal,
  siegeBid,
  elephants,
  reroll,
  losses,
  retreat,
  surprise,
  leaderLoss,
  mutinyPay,
  reserve,
  invasion,
  rebellion,
  uprising,
  africaRises,
  gaulRises,
  hordeMarch,
  massiveRebellion,
  bribe,
  deal,
  meeting,
  alliance,
  passage,
  civilWar,
  disease,
  eventSegment,
  pirates,
  slaveRevolt,
  stabilityCheck,
  cardSegment,
  cardWindow,
  handLimit,
  playCard,
  civilWarByCard,
  ambush,
  archimedesEffect,
  conspiracy,
  dictator,
  pontus,
  pontusActivation,
  soldierByCard,
  poliorcetesEffect,
  diesIrae,
  diplomaticMission,
  hireByCard,
  independentExpansion,
  localInsurrection,
  militiaByCard,
  opportunity,
  stabilityCheckByCard,
  successorWars,
  traitor,
  tribalResurgence,
  slaveDuty,
  soldierOfFortune,
  debark,
  embark,
  fleetMove,
  navalBattle,
  navalWithdrawal,
  seaEntry,
];

learn(LATER, withTalks);

/** The machine with all procedures of the game: whoever imports it from here has the whole rules. */
export { machine, machineOf } from "./machine.ts";
