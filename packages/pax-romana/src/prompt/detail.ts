import type { Refusal, Seat } from "@ara/kernel";
import type { Action, Parts } from "../action.ts";
import type { Node, Power } from "../data/index.ts";
import type { Frame } from "../engine/frame.ts";
import { askedPower } from "../question.ts";
import type { OrderPart } from "../rules/economy/plan.ts";
import { machineOf } from "../rules/machine.ts";
import { IN_FORCE } from "../state/leaders.ts";
import type { State } from "../state/state.ts";
import type { PromptKey } from "../texts/en/prompts.ts";
import { supposed } from "../determinize.ts";
import type { View } from "../view.ts";
import type { About } from "./about.ts";
import { askedOf, type Asked } from "./asked.ts";
import { BY, type By } from "./by.ts";
import { careOf, type Care } from "./care.ts";
import type { Cost } from "./cost.ts";
import type { Lead } from "./leads.ts";
import { partAsked } from "./orders.ts";
import type { Roll } from "./roll.ts";

/** Something a seat might answer now, whether it may, and what it would mean. Plain data: it can travel. */
export interface Option {
  readonly action: Action;
  /** Why not; `null` for a legal answer. What follows is told of legal answers only. */
  readonly refusal: Refusal | null;
  /** Where on the map it belongs, if it names or means a place. */
  readonly at?: Node;
  readonly cost?: Cost;
  /** Talents it brings. */
  readonly gain?: number;
  /** Dice that fall for it. */
  readonly roll?: Roll;
  /** What it leads to, before this seat decides again. */
  readonly leads?: readonly Lead[];
  readonly care?: Care;
}

/** A question put to a seat: what it is about, and all that might be answered, the legal answers first. */
export interface Prompt {
  readonly seat: Seat;
  /** The power that is asked: a seat may play several. */
  readonly power: Power;
  readonly key: PromptKey;
  readonly rule: string;
  readonly by: By;
  /** Of an order in the making, what it must name next (6.21). */
  readonly part?: OrderPart;
  /** Where it is asked: the force or the battle in question. */
  readonly at?: Node;
  readonly about: About;
  readonly options: readonly Option[];
}

/** All that is known of a question and of each answer beside what the machine says. */
export interface Details {
  aboutOf(state: State, frame: Frame, power: Power): About;
  wishesOf(asked: Asked): readonly Action[];
  costOf(asked: Asked, action: Parts): Cost | undefined;
  gainOf(asked: Asked, action: Parts): number;
  rollOf(asked: Asked, action: Parts): Roll | undefined;
  leadsOf(asked: Asked, action: Parts): readonly Lead[];
}

/** The open question as it is put to a seat, made of what the seat may know; `null` where it is not asked. */
export function promptWith(details: Details, view: View, seat: Seat): Prompt | null {
  const power = view.over === null ? askedPower(view, seat) : undefined;
  return power === undefined ? null : promptIn(details, supposed(view), seat, power);
}

function promptIn(details: Details, state: State, seat: Seat, power: Power): Prompt | null {
  const asked = askedOf(state, power);
  if (!asked) return null;
  const { key, rule, frame } = asked;
  const { options, refused } = machineOf(state).weigh(state, power, details.wishesOf(asked));
  const part = partAsked(asked.plan);
  const at = placeOf(asked);
  return {
    seat,
    power,
    key,
    rule,
    by: BY[key],
    ...(part !== undefined && { part }),
    ...(at !== undefined && { at }),
    about: details.aboutOf(state, frame, power),
    options: [...options.map((action) => meaningWith(details, asked, action)), ...refused],
  };
}

/** A legal answer with all that is known of it. */
export function meaningWith(details: Details, asked: Asked, action: Action): Option {
  const cost = details.costOf(asked, action);
  const gain = details.gainOf(asked, action);
  const roll = details.rollOf(asked, action);
  const leads = details.leadsOf(asked, action);
  const care = careOf(asked.key, action, cost);
  const at = placeIn(asked, action);
  return {
    action,
    refusal: null,
    ...(at !== undefined && { at }),
    ...(cost && { cost }),
    ...(gain > 0 && { gain }),
    ...(roll && { roll }),
    ...(leads.length > 0 && { leads }),
    ...(care !== "none" && { care }),
  };
}

/** Where an answer belongs: the place it names, the shore a fleet lies at, or where the leader is whom it names. */
function placeIn({ state: { leaders }, force }: Asked, action: Action): Node | undefined {
  const { node, leader }: Parts = action;
  if (node !== undefined) return node;
  if (isLanding(action)) return force?.node;
  const place = leader === undefined ? undefined : leaders[leader];
  return place !== undefined && place >= 0 && place < IN_FORCE ? place : undefined;
}

/** 11.31, 11.35: setting ashore where the fleet lies. */
export const isLanding = ({ type }: Action): boolean => type === "debark" || type === "landAgain";

/** Where a question is asked. */
function placeOf({ frame, force }: Asked): Node | undefined {
  const { space, node } = frame as { readonly space?: Node; readonly node?: Node };
  const found = force?.node ?? space ?? node;
  return found === undefined || found < 0 ? undefined : found;
}
