import type { Params, Refusal } from "@ara/kernel";
import type { refusals } from "./texts/en/refusals.ts";

/** Every way in which Pax Romana says no; the sentences are in `texts/`. */
type Sentences = typeof refusals;
export type RefusalKey = keyof Sentences;
type RefusalParams<K extends RefusalKey> =
  Parameters<Sentences[K]> extends [infer P extends Params] ? P : Readonly<Record<string, never>>;

/** What is wrong with a file or a message, or who is not to decide; no rule of the game is behind it. */
type WithoutRule =
  | "over"
  | "notYourTurn"
  | `action.${"shape" | "name"}`
  | `config.${"shape" | "scenario" | "game" | "format" | "measures" | "notYet" | "options" | "seats"}`
  | `deal.${"objectives" | "shape" | "tribes"}`
  | `outcome.${"shape" | "winners" | "points"}`
  | `position.${"shape" | "field" | "impossible" | "entry"}`;

/** Refusals whose rule depends on what is refused: it is said with each of them. */
type WithOwnRule =
  | "notAsked"
  | "notNow"
  | "construction.nowhere"
  | "construction.notControlled"
  | "construction.notHere"
  | "construction.others"
  | "meeting.invite"
  | "order.notRaisedHere"
  | "order.tooFewTalents"
  | "retreat.noWay"
  | "sea.noLanding"
  | "sea.noMp"
  | "sea.noReserve"
  | "step.noRest"
  | `units.${"notNone" | "notSoMany" | "notSome"}`;

/** The rule behind each other refusal. */
const RULE: Readonly<Record<Exclude<RefusalKey, WithoutRule | WithOwnRule>, string>> = {
  "activation.cannotPay": "3.44",
  "talk.enough": "4.4",
  "construction.notYours": "7.15",
  "construction.tooFewTalents": "7.12",
  "deal.card": "4.2",
  "deal.notNow": "4.4",
  "order.elephants": "10.68",
  "order.isolated": "6.24",
  "order.longest": "6.24",
  "order.noObjective": "15.43",
  "order.notBrokenDown": "12.14",
  "order.notSoMany": "12.14",
  "order.nothingReduced": "10.86",
  "order.nowhereRaised": "6.24",
  "order.otherProvince": "6.24",
  "talk.noPact": "4.1",
  "talk.notAgreed": "4.4",
  "talk.nothingToHear": "4.4",
  "attrition.number": "10.85",
  "battle.tooManyShifts": "10.51",
  "bribe.tooMuch": "4.3",
  "construction.mountain": "7.14",
  "construction.newGarrison": "12.14",
  "deal.cannotCede": "4.1",
  "deal.objective": "15.45",
  "deal.term": "4.1",
  "deal.tooMuch": "4.1",
  "disease.notHighest": "16.2",
  "elephants.notSoMany": "10.67",
  "garrisons.mountain": "12.13",
  "expansion.noMoreMoves": "9.11",
  "interception.notFromThere": "10.31",
  "invasion.notThere": "13.4",
  "leaders.notThere": "8.15",
  "limit.pontus": "12.55",
  "limit.greece": "17.2",
  "limit.leader": "17.2",
  "limit.alexandria": "3.6",
  "limit.soldier": "3.6",
  "losses.illegal": "10.53",
  "maintenance.cannotPay": "6.41",
  "meeting.notInvited": "4.1",
  "militia.notThere": "12.33",
  "minor.cannotBreakDown": "12.17",
  "move.nothingThere": "9.14",
  "mutiny.cannotPay": "16.2",
  "mutiny.noFleet": "16.2",
  "objective.notFulfilled": "15.48",
  "order.aboveMaximum": "6.43",
  "order.foreignSquadrons": "6.3",
  "order.notControlled": "6.24",
  "order.notHiredHere": "12.21",
  "order.notInThisOperation": "6.21",
  "order.notRebuiltHere": "10.86",
  "order.notYourPort": "6.3",
  "order.romeHiresNobody": "12.21",
  "order.spaceTaken": "6.23",
  "pirates.notThere": "12.61",
  "placement.notThere": "3.1",
  "sea.cannotPayToll": "12.51",
  "sea.closed": "5.12",
  "sea.elephants": "10.68",
  "sea.militia": "12.32",
  "sea.mustPay": "12.51",
  "sea.noEscort": "11.32",
  "sea.noExit": "11.34",
  "sea.noFighter": "9.21",
  "sea.noHalt": "11.21",
  "sea.noHaven": "11.42",
  "sea.noPort": "11.31",
  "sea.noWay": "11.11",
  "sea.noWithdrawal": "11.42",
  "sea.notStopped": "11.15",
  "sea.onlyPorts": "11.42",
  "sea.pirates": "12.62",
  "sea.toll": "12.51",
  "sea.twice": "11.11",
  "siege.tooMuch": "10.71",
  "slaves.mustMove": "12.71",
  "slaves.noWay": "12.71",
  "slaves.occupied": "12.71",
  "soldier.notAtHome": "12.43",
  "stability.bread": "16.2",
  "step.elephants": "10.68",
  "step.militia": "12.32",
  "step.noExit": "9.31",
  "step.noFighter": "9.21",
  "step.noReserve": "9.21",
  "step.noWay": "9.22",
  "step.origin": "13.4",
  "step.strait": "9.33",
  "step.tooFar": "9.21",
  "withdrawal.mustGo": "10.41",
  "withdrawal.noWay": "10.44",
  "card.alliancePrice": "12.51",
  "card.allied": "17.2",
  "card.circuses": "17.2",
  "card.engineCost": "17.2",
  "card.engineInPlay": "17.2",
  "card.levied": "12.32",
  "card.mercenaries": "12.24",
  "card.nobody": "17.2",
  "card.noLeader": "12.47",
  "card.notHeld": "17.15",
  "card.notInvaded": "12.47",
  "card.noEnemies": "17.2",
  "card.notNow": "17.15",
  "card.notStable": "17.2",
  "card.noTribe": "17.2",
  "card.nowhere": "17.2",
  "card.soldierInPlay": "12.42",
  "card.tooFewTalents": "12.23",
  "card.turmoil": "17.2",
  "card.noCityUsed": "17.2",
  "card.noElite": "17.2",
  "card.notBoth": "17.2",
  "card.notYourBattle": "17.2",
  "card.tooLate": "17.2",
  "card.void": "17.2",
  "rebellion.notThere": "13.3",
  "rebellion.notThose": "13.3",
  "sea.cyprus": "13.3",
  "step.gaul": "13.3",
};

type OwnRule<K extends RefusalKey> = K extends WithOwnRule ? [rule: string] : [];

/** A refusal of the game: its key, what its sentence needs, and its rule where that is not always the same. */
export const refusal = <K extends RefusalKey>(key: K, params: RefusalParams<K>, ...own: OwnRule<K>): Refusal => {
  const [rule = RULE[key as keyof typeof RULE]] = own as readonly string[];
  return { key, params: { ...params }, ...(rule !== undefined && { rule }) };
};
