import { sayRefusal, type Catalogue, type Refusal } from "@ara/kernel";
import type { Parts } from "../action.ts";
import { worldOf, type Config } from "../config.ts";
import { CITY, MHI, OWNERS, TOWN, type Node, type Power } from "../data/index.ts";
import type { Event } from "../event.ts";
import { questionOf } from "../question.ts";
import { addedTo } from "../rules/battle/interceptors.ts";
import { mostNow, type RerollFrame } from "../rules/battle/reroll.ts";
import { costOf, partOf } from "../rules/economy/orders.ts";
import { leadersOf } from "../rules/movement/contents.ts";
import { priceOf, reserveFor } from "../rules/movement/steps.ts";
import { mostToGoOn } from "../rules/naval/continuity.ts";
import { debarkCost, sailCost } from "../rules/naval/courses.ts";
import { embarkCost } from "../rules/naval/embark.ts";
import type { Voyage } from "../rules/naval/voyage.ts";
import { isOpenShore, shoreOf } from "../rules/naval/waters.ts";
import { isScored } from "../rules/victory/score.ts";
import type { Order } from "../state/desk.ts";
import type { Force, Outcome, State } from "../state/state.ts";
import { worksAt } from "../state/works.ts";
import { aboutOf, forceOf, nextPart, planAt } from "./about.ts";
import type { Texts } from "./en.ts";
import { namesIn, sentence, type Names } from "./names.ts";
import type { Said } from "./said.ts";

/** A question as it is put to somebody. */
export interface Question {
  readonly key: string;
  readonly text: string;
  readonly rule: string;
  /** What it is about, line by line. */
  readonly about: readonly string[];
}

export function sayQuestionIn(texts: Texts, state: State, power: Power): Question | undefined {
  const open = questionOf(state);
  if (!open) return undefined;
  const { key, rule, frame } = open;
  const prompts: Readonly<Record<string, string>> = texts.prompts;
  const part = nextPart(state, frame, power);
  const text = part === undefined ? (prompts[key] ?? key) : texts.context.ask[part];
  return { key, text, rule, about: aboutOf(texts, state, frame, power) };
}

/** An option as a person reads it. */
export function sayActionIn(texts: Texts, state: State, power: Power, action: Parts): string {
  const open = questionOf(state);
  const said = saidOf(texts, state, power, action);
  const labels: Readonly<Record<string, (parts: Said) => string>> = texts.labels;
  const label = labels[`${open?.key}/${action.do}`] ?? labels[action.do];
  const text = label ? label(said) : action.do;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function saidOf(texts: Texts, state: State, power: Power, action: Parts): Said {
  const names = namesIn(texts.words, state.config);
  const { node, unit, leader, province, n = 0, yes = false } = action;
  const owner = action.do === "major" ? OWNERS.indexOf(action.kind as never) : (action.owner ?? action.power);
  return {
    node: node === undefined ? "" : names.node(node),
    unit: unit === undefined ? "" : names.unit(unit),
    leader: leader === undefined ? "" : names.leader(leader),
    who: owner === undefined ? "" : names.who(owner),
    to: owner === undefined ? "" : names.to(owner),
    of: owner === undefined ? "" : names.of(owner),
    province: province === undefined ? "" : names.province(province),
    n,
    count: unit === undefined ? `${n}` : names.count(n, unit),
    talents: names.talents(priceTag(state, power, action)),
    kind: kindOf(texts, action),
    yes,
    needed: neededFor(state, power, action),
    ...pointsTag(state, action),
    ...(action.do === "orderNumber" && orderTag(names, state, power, n)),
  };
}

/** 6.27: how many of what an order names, and what they cost. */
function orderTag(names: Names, state: State, power: Power, n: number): Pick<Said, "count" | "talents"> {
  const { draft, muster } = planAt(state, questionOf(state)!.frame, power)!;
  const price = costOf(state, power, { ...draft, n } as Order, muster);
  const unit = draft && partOf(draft, "unit");
  return { count: unit === undefined ? `${n}` : names.count(n, unit), talents: price > 0 ? names.talents(price) : "" };
}

function kindOf({ words }: Texts, { do: verb, kind = "" }: Parts): string {
  if (verb === "operation") return words.operations[kind] ?? kind;
  return verb === "show" || verb === "discardObjective" ? words.objective(kind) : kind;
}

/** 3.44, 7.12, 12.51: the Talents an answer costs, or names. */
function priceTag(state: State, power: Power, { do: verb, kind, n = 0 }: Parts): number {
  if (verb === "pay") return state.powers[power]!.markerCost;
  if (verb === "toll") return worldOf(state.config).data.charts.prices.rhodesToll;
  const { works, cost } = worldOf(state.config).data.units;
  if (verb === "take" && state.frames.at(-1)?.proc === "hireMercenaries") return n * cost[MHI]!;
  return verb === "build" && kind !== "repair" ? works[kind === "town" ? TOWN : CITY]!.cost : n;
}

/** 10.32, 10.55, 11.13: what two dice must bring: to intercept, with the best leader there or with the one who rides alone; to throw again. */
function neededFor(state: State, power: Power, { do: verb, node, owner, leader }: Parts): number {
  const frame = state.frames.at(-1);
  if (verb === "reroll" && frame?.proc === "reroll") return mostNow(state, frame as RerollFrame);
  const moving = forceOf(state);
  if (verb === "goOn" && frame?.proc === "fleetMove" && moving) return mostToGoOn(state, moving, frame as Voyage);
  if (verb !== "intercept" || node === undefined || !moving) return 0;
  const leaders = leader === undefined ? leadersOf(state, node, owner ?? power) : [leader];
  return worldOf(state.config).data.charts.interception.target - addedTo(state, power, node, moving.node, leaders);
}

/** 9.21, 11.33: whether an answer means a battle for the force that moves. */
export const isAttack = (state: State, action: Parts): boolean => pointsTag(state, action).attack;

/** 9.21, 7.43, 11.31: what an answer of a force that moves costs it, the attack included. */
function pointsTag(state: State, { do: verb, node }: Parts): Pick<Said, "mp" | "attack"> {
  const force = forceOf(state);
  const [cost, attack] = force ? pointsFor(state, force, verb, node) : [0, 0];
  return { mp: cost + attack > 0 ? cost + attack : undefined, attack: attack > 0 };
}

function pointsFor(state: State, force: Force, verb: string, node: Node | undefined): readonly [number, number] {
  const { movement } = worldOf(state.config).data.charts;
  if (verb === "debark") {
    const isOpen = isOpenShore(shoreOf(state, force.power, force.node));
    return [debarkCost(state, force), isOpen ? 0 : movement.attack];
  }
  const proc = state.frames.at(-1)?.proc;
  if (verb === "sail" && proc === "fleetMove") return [sailCost(state, force), 0];
  if (proc !== "landMove") return [0, 0];
  if (verb === "step" && node !== undefined) return [priceOf(state, force.node, node), reserveFor(state, force, node)];
  if (verb === "embark") return [embarkCost(state, force), 0];
  if (verb === "pickUp") return [movement.pickUp, 0];
  return verb === "destroy" ? [worksAt(state, force.node)?.walls ?? 0, 0] : [0, 0];
}

/** Payments whose amount the next line of the log tells: income, upkeep, plunder, bids, bread, a fleet's pay. */
const TOLD_BY_THE_NEXT = new Set(["6.11", "6.41", "7.52", "10.71", "16.2"]);

/** Whether another line of the log says the same: it is not said twice. */
export const isToldAgain = (event: Event): boolean =>
  event.e === "points" || (event.e === "talents" && TOLD_BY_THE_NEXT.has(event.rule));

/** A line of the log. */
export function sayEventIn(texts: Texts, config: Config, event: Event): string {
  const line = texts.events[event.e] as (event: Event, names: Names) => string;
  return sentence(line(event, namesIn(texts.words, config)));
}

/** A refusal of Pax Romana or of the kernel as a sentence, with its rule. */
export function sayNoIn(texts: Texts, kernel: Catalogue, data: Catalogue, refusal: Refusal): string {
  const text = sayRefusal(refusal, texts.refusals, data, kernel);
  return refusal.rule === undefined ? text : `${text} (Pax Romana ${refusal.rule})`;
}

/** Who has won, with all Victory Points. */
export function sayOutcomeIn(texts: Texts, config: Config, { winners, points }: Outcome): string {
  const names = namesIn(texts.words, config);
  const playing = config.seats.flat().toSorted((a, b) => a - b);
  return sentence(
    texts.outcome({
      winners: names.all(winners),
      points: isScored({ config }) ? playing.map((power) => `${names.who(power)} ${points[power]}`).join(", ") : "",
    }),
  );
}
