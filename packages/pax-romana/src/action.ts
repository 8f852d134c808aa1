import { isObject, isWhole } from "@ara/kernel";
import {
  NONE,
  type CardName,
  type Leader,
  type Node,
  type ObjectiveName,
  type Owner,
  type Power,
  type Province,
  type Unit,
} from "./data/index.ts";
import type { MajorMover } from "./rules/frames.ts";
import type { TermKind } from "./rules/diplomacy/term.ts";
import type { Until } from "./state/cards.ts";
import type { OrderKind } from "./state/slate.ts";

/** What every verb says besides itself. Numbers are ids; records write them as names (`action-json.ts`). */
interface Verbs {
  /** Yes or no, and which. */
  accept: Alone;
  again: YesNo;
  decline: Alone;
  discardObjective: { readonly kind: ObjectiveName; readonly yes: boolean };
  force: YesNo;
  hinder: YesNo;
  levy: YesNo;
  mergePair: YesNo;
  prevent: YesNo;
  reroll: YesNo;
  retreat: YesNo;
  sack: YesNo;
  toll: YesNo & { readonly node?: Node; readonly province?: Province };
  haulEngine: YesNo;
  attackKin: YesNo;
  useEngine: YesNo;
  useWalls: YesNo;

  /** A turn, and what is done in it. */
  breakPact: { readonly power: Power };
  callMeeting: Alone;
  construct: Alone;
  done: Alone;
  enterReserve: HowMany;
  hire: Alone;
  holdReserve: Alone;
  lapse: Alone;
  major: { readonly kind: MajorMover };
  minor: Alone;
  operation: { readonly kind: "expansion" | "recruitment" };
  pay: Alone;
  payMutiny: Where;
  talk: { readonly power: Power };
  hear: { readonly power: Power };
  postpone: Alone;
  lasting: { readonly n: number };

  /** Where, who, which. */
  at: Where;
  choose: Where;
  chooseLeader: { readonly leader: Leader };
  choosePower: { readonly power: Power };
  chooseProvince: { readonly province: Province };
  leaderAt: { readonly leader: Leader; readonly node: Node };
  levyAt: Where;
  pirates: { readonly kind: "point" | "port" | "tarsus" };

  /** Units and leaders of a force. */
  all: Alone;
  army: Alone;
  fleet: Alone;
  join: { readonly power: Power; readonly yes: boolean };
  leader: { readonly leader: Leader; readonly yes: boolean };
  moveLeader: { readonly owner: Owner; readonly leader: Leader };
  moveUnit: { readonly owner: Owner; readonly unit: Unit };
  none: Alone;
  some: Alone;
  takeUnits: { readonly unit: Unit; readonly n: number };

  /** On the march. */
  breakDown: Alone;
  breakDownUnit: { readonly unit: Unit };
  destroy: Alone;
  drop: { readonly owner: Owner };
  dropLeader: { readonly leader: Leader };
  embark: Alone;
  pickLeader: { readonly leader: Leader };
  pickUp: { readonly owner: Owner };
  step: Where;
  stop: Alone;

  /** At sea. */
  attackAgain: { readonly owner: Owner };
  debark: Alone;
  dropUnit: { readonly owner: Owner; readonly unit: Unit };
  escort: { readonly owner: Owner; readonly n: number };
  evade: Alone;
  fight: Alone;
  finish: Alone;
  goOn: Alone;
  halt: Alone;
  landAgain: Alone;
  letPass: Alone;
  pickUpUnit: { readonly owner: Owner; readonly unit: Unit };
  port: Where;
  sail: Where;
  setDown: { readonly owner: Owner; readonly unit: Unit };
  sink: { readonly owner: Owner; readonly n: number };
  stopFleet: Alone;

  /** In battle. */
  bid: HowMany;
  byLand: Alone;
  bySea: Alone;
  commit: HowMany;
  flip: { readonly unit: Unit; readonly n: number };
  flipUnits: { readonly owner: Owner; readonly unit: Unit; readonly kind: Body };
  intercept: { readonly node: Node; readonly owner: Owner; readonly leader?: Leader };
  lead: { readonly leader: Leader };
  leaveBehind: Alone;
  lose: { readonly unit: Unit; readonly n: number };
  loseUnits: { readonly owner: Owner; readonly unit: Unit; readonly kind: Body; readonly n: number };
  loseWalls: HowMany;
  lower: HowMany;
  pass: Alone;
  raise: HowMany;
  rerollDie: { readonly kind: "own" | "other" };
  retreatTo: Where;
  stand: Alone;
  takeAlong: Alone;
  withdraw: Alone;

  /** Talents, works and troops. */
  build: { readonly kind: "town" | "city" | "repair" };
  giveUp: { readonly node: Node; readonly unit: Unit };
  hireIn: { readonly province: Province };
  keepSilent: Alone;
  lock: Alone;
  order: { readonly kind: OrderKind };
  orderAt: Where;
  orderNumber: HowMany;
  orderProvince: { readonly province: Province };
  orderRebuild: { readonly node: Node; readonly unit: Unit };
  orderUnit: { readonly unit: Unit };
  payUnrest: HowMany;
  replaceFleet: YesNo;
  recruit: { readonly kind: "land" | "galleys" };
  show: { readonly kind: ObjectiveName };
  take: HowMany;
  undoOrder: Alone;
  with: { readonly unit: Unit };

  /** Talks. */
  begin: Alone;
  desist: Alone;
  invite: { readonly power: Power };
  noOffer: Alone;
  offer: { readonly kind: "desist" | "wish"; readonly n: number; readonly text?: string };
  proceed: Alone;
  propose: { readonly power: Power };
  send: Alone;
  term: { readonly kind: TermKind; readonly power: Power; readonly text?: string };
  termCard: { readonly kind: CardName };
  termSpace: Where;
  termTalents: HowMany;
  withhold: Alone;

  /** 17.1: cards. */
  cardAsMercenaries: { readonly kind: CardName };
  discardCard: { readonly kind: CardName };
  keepCard: { readonly kind: CardName | "none" };
  opportunity: { readonly kind: "marker" | "objective" };
  passCard: { readonly kind: Until };
  payWrath: YesNo;
  playCard: { readonly kind: CardName };
  speak: Alone;

  /** Answers that are offered to nobody: with them a question passes itself. */
  lost: Alone;
  nothing: Alone;
  stuck: Alone;
}

type Alone = object;

interface YesNo {
  readonly yes: boolean;
}

interface HowMany {
  readonly n: number;
}

interface Where {
  readonly node: Node;
}

/** 10.8: units that came with the force, or that stand in the Space. */
type Body = "moving" | "standing";

export type Verb = keyof Verbs;

/** One small decision: a verb and what it is about. */
export type Action<V extends Verb = Verb> = { [K in V]: { readonly type: K } & Verbs[K] }[V];

/** What an action can be about, for those who read it whatever its verb. */
export interface Parts {
  readonly type: Verb;
  readonly node?: Node;
  readonly unit?: Unit;
  readonly leader?: Leader;
  readonly power?: Power;
  readonly owner?: Owner;
  readonly province?: Province;
  readonly n?: number;
  readonly kind?: string;
  readonly yes?: boolean;
  /** A promise in words; it binds nobody (4.1). */
  readonly text?: string;
}

const FIELDS = ["type", "node", "unit", "leader", "power", "owner", "province", "n", "kind", "yes", "text"] as const;

/** The longest promise, and the longest verb or kind. */
const LONGEST_TEXT = 500;
const LONGEST_WORD = 40;

/** Whether an action is one of those an option stands for: an option with an empty text stands for all texts (4.1). */
export const isMeant = (option: Parts, action: Parts): boolean =>
  isSameAction(option, action) ||
  (option.text === "" &&
    typeof action.text === "string" &&
    action.text.length <= LONGEST_TEXT &&
    isSameAction(option, { ...action, text: "" }));

export const isSameAction = (a: Parts, b: Parts): boolean => FIELDS.every((field) => a[field] === b[field]);

/** How many of each there are: a number out of range is nobody's id. */
export type Counts = Readonly<Record<"node" | "unit" | "leader" | "power" | "owner" | "province", number>>;

/** Nothing is ever counted so high. */
const MOST = 1000;

/** Whether something that was sent has the shape of an action: members that are known, with values that can be. */
export function isShaped(value: unknown, counts: Counts): value is Parts {
  if (!isObject(value) || typeof value["type"] !== "string") return false;
  return Object.keys(value).every((field) => {
    const part = value[field];
    if (field === "yes") return typeof part === "boolean";
    if (field === "text") return typeof part === "string" && part.length <= LONGEST_TEXT;
    if (field === "type" || field === "kind") return typeof part === "string" && part.length <= LONGEST_WORD;
    if (field === "n") return isWhole(part, NONE, MOST);
    return Object.hasOwn(counts, field) && isWhole(part, NONE, counts[field as keyof Counts] - 1);
  });
}
