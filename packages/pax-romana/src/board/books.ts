/** What the boards of a screen show besides the question: books, upkeep, income, deals and objectives, from a seat's view. */
export { lastPlan, unitOf } from "./again.ts";
export {
  canGive,
  dealAnswers,
  dealChange,
  emptyDraft,
  inviteAnswers,
  isByCard,
  mostTurns,
  termsOf,
  type DealChange,
  type DealDraft,
  type Side,
} from "./deals.ts";
export { incomeNow, SOURCE_KINDS, type IncomeNow, type Source, type SourceKind } from "./income.ts";
export {
  heaviesNow,
  linesOf,
  objectiveOffer,
  placesOf,
  purseOf,
  type HeaviesNow,
  type Offer,
  type OfferPlace,
  type PlanLine,
  type PurseNow,
} from "./ledger.ts";
export { progressOf, type Progress } from "./objectives.ts";
export { answersFor, changed, isSameLine, orderPage, quietPage, refuseList, type OrderPage } from "./orders.ts";
export { settlingIn, type Settling } from "./settling.ts";
export { letGoBy, upkeepAnswers, upkeepOf, type LetGo, type Upkeep } from "./upkeep.ts";
export type { Order } from "../state/slate.ts";
export type { Term } from "../rules/diplomacy/term.ts";
