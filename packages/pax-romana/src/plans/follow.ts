import { isSameAction, type Action } from "../action.ts";
import { worldOf } from "../config.ts";
import { GS, NONE, type Node, type Owner } from "../data/index.ts";
import { seenState } from "../overview.ts";
import type { Lead, Option, Prompt } from "../prompt/index.ts";
import { isFriendly } from "../rules/control/holder.ts";
import { isFleet } from "../rules/movement/contents.ts";
import { ratingsOf } from "../state/armies.ts";
import { emptyForce } from "../state/force.ts";
import { sumAt } from "../state/table.ts";
import type { PromptKey } from "../texts/en/prompts.ts";
import type { View } from "../view.ts";
import type { Leg } from "../ways/reach.ts";
import { waysNow } from "../ways/ways.ts";
import { garrisonAnswer, garrisonLeft, garrisonPrice, othersIn } from "./garrison.ts";
import { placeIn, restOf, type Intent } from "./intent.ts";
import { cheapestIn, justOne, takeOf } from "./units.ts";

/**
 * The answer that an intent gives to the open question, or null: then somebody must decide. It never answers what was not
 * meant: where dice or others have brought about another question, another place, losses or too few Movement Points.
 */
export function follow(intent: Intent, prompt: Prompt, view: View): Action | null {
  if (prompt.power !== intent.stack.power) return null;
  const wanted = WISHES[prompt.key]?.({ intent, prompt, view });
  return wanted === undefined ? null : (legalOf(prompt, wanted)?.action ?? null);
}

interface Asked {
  readonly intent: Intent;
  readonly prompt: Prompt;
  readonly view: View;
}

type Wish = (asked: Asked) => Action | undefined;

const legalOf = ({ options }: Prompt, wanted: Action): Option | undefined =>
  options.find(({ refusal, action }) => refusal === null && isSameAction(action, wanted));

const WISHES: Readonly<Partial<Record<PromptKey, Wish>>> = {
  "activation.pay": () => ({ type: "pay" }),
  "activation.operation": () => ({ type: "operation", kind: "expansion" }),
  "expansion.choose": ({ intent: { stack, mover } }) =>
    stack.isMinor === true ? { type: "minor" } : { type: "major", kind: mover },
  "major.where": ({ intent: { stack } }) => ({ type: "at", node: stack.node }),
  "minor.where": ({ intent: { stack } }) => ({ type: "at", node: stack.node }),
  "minor.what": loneMover,
  "force.kind": ({ intent, view }) => ({ type: isNaval(intent, view) ? "fleet" : "army" }),
  "units.move": ({ intent, prompt }) => takeOf(prompt, countsFor(intent, prompt)),
  "force.leader"({ intent: { stack }, prompt }) {
    const asked = prompt.options.find(({ action }) => action.type === "leader")?.action;
    if (asked?.type !== "leader") return undefined;
    return { ...asked, yes: stack.leaders.includes(asked.leader) };
  },
  "move.lead": bestCampaigner,
  "land.step": onLand,
  "units.drop"({ prompt, view }) {
    const unit = cheapestIn(view, prompt.about.choice!.pool);
    return unit === undefined ? undefined : takeOf(prompt, justOne(unit));
  },
  "units.breakDown"({ intent, prompt, view }) {
    const unit = cheapestIn(view, prompt.about.choice!.pool);
    return unit === undefined || !isGarrison(intent) ? undefined : takeOf(prompt, justOne(unit));
  },
  "units.pickUp": ({ intent, prompt }) =>
    isGarrison(intent) ? takeOf(prompt, othersIn(prompt.about.choice!.pool)) : undefined,
  "land.pair"({ intent, prompt }) {
    const { mp } = prompt.about.force!;
    const pays = legalOf(prompt, { type: "mergePair", yes: true })?.cost?.mp ?? 0;
    return { type: "mergePair", yes: mp - pays >= restOf(intent) };
  },
  "sea.escort"({ prompt }) {
    const all = prompt.options.flatMap(({ refusal, action }) =>
      refusal === null && action.type === "escort" ? [action] : [],
    );
    return all.toSorted((a, b) => b.n - a.n)[0];
  },
  "sea.sail": atSea,
  /** 12.51: what was agreed when the plan was made. */
  "sea.toll": ({ intent }) => (intent.tolls.includes(placeIn(intent)) ? { type: "toll", yes: true } : undefined),
  /** 11.13: whether it goes on is for dice to say; whoever is there goes ashore or stays. */
  "sea.stopped"({ intent, prompt }) {
    if (!isThere(intent, prompt.about.force?.node)) return undefined;
    const next = intent.way[intent.done];
    if (next === undefined) return intent.ends ? { type: "finish" } : undefined;
    return next.by === "debark" ? { type: "debark" } : undefined;
  },
};

/** 9.11: the one unit or leader of a Minor Move. */
function loneMover({ intent: { stack }, prompt }: Asked): Action | undefined {
  const [row] = stack.units;
  const isMeant = ({ action }: Option): boolean =>
    row === undefined
      ? action.type === "moveLeader" && action.leader === stack.leaders[0]
      : action.type === "moveUnit" && action.owner === row.owner && row.counts[action.unit]! > 0;
  return prompt.options.find(isMeant)?.action;
}

function isNaval({ stack }: Intent, { config }: View): boolean {
  const force = {
    ...emptyForce(stack.power, stack.node),
    rows: stack.units.map((row) => ({ ...row, mark: 0, counts: [...row.counts] })),
  };
  return isFleet({ config } as Parameters<typeof isFleet>[0], force);
}

/** What is meant of those who are asked about: of one owner after the other where there are several. */
function countsFor({ stack }: Intent, { about }: Prompt): readonly number[] {
  const of: Owner = about.choice?.of ?? NONE;
  const row = of === NONE ? stack.units[0] : stack.units.find(({ owner }) => owner === of);
  return row?.counts ?? [];
}

/** 8.24: the leader who gives most Movement Points. */
function bestCampaigner({ prompt, view }: Asked): Action | undefined {
  const state = seenState(view);
  const rating = (action: Action): number => (action.type === "lead" ? ratingsOf(state, action.leader).campaign : NONE);
  const legal = prompt.options.filter(({ refusal }) => refusal === null).map(({ action }) => action);
  return legal.toSorted((a, b) => rating(b) - rating(a))[0];
}

const isThere = (intent: Intent, node: Node | undefined): boolean => node === placeIn(intent);

/** A garrison is to stay where the force is by now. */
const isGarrison = (intent: Intent): boolean => intent.garrison.includes(placeIn(intent));

/** Whether nobody is missing, but for those whom the plan itself has left behind; squadrons come and go with a port. */
function isWhole({ stack, done, occupy, garrison }: Intent, { about }: Prompt): boolean {
  const { units, leaders } = about.force!;
  const count = (rows: readonly (readonly number[])[]): number =>
    rows.reduce((sum, row) => row.reduce((n, of, unit) => n + (unit === GS ? 0 : of), sum), 0);
  const left = Math.min(done, occupy.length + garrison.length);
  return (
    leaders.length >= stack.leaders.length && count(units) >= count(stack.units.map(({ counts }) => counts)) - left
  );
}

/**
 * Whether it has too few Movement Points for what is left of the way. What had to be kept for a shore or point it has behind
 * it (9.31, 11.34, 11.36) it needs no more: then it is short only if it gets to its goal no more.
 */
export function isShort(intent: Intent, view: View, mp: number, paid = 0): boolean {
  const { way, done, stack } = intent;
  if (restOf(intent) - paid <= mp) return false;
  if (done === 0 || paid > 0 || way.slice(done).reduce((sum, leg) => sum + leg.mp, 0) > mp) return true;
  const seat = view.config.seats.findIndex((powers) => powers.includes(stack.power));
  return waysNow(view, seat)?.goals.some(({ node, rests }) => rests && node === way.at(-1)!.node) !== true;
}

/** 9.21: the next step, if the force is where it was to be, and as it was to be. */
function onLand(asked: Asked): Action | undefined {
  const { intent, prompt } = asked;
  const { node, mp } = prompt.about.force!;
  const next = intent.way[intent.done];
  if (!isThere(intent, node)) return undefined;
  const left = isGarrison(intent) ? garrisonLeft(asked.view, intent.stack.power, node) : null;
  if (left === "others") return garrisonAnswer(prompt, left);
  if (next === undefined && left !== "all") return intent.ends ? { type: "stop" } : undefined;
  const paid = left === "nothing" ? garrisonPrice(asked.view) : 0;
  if (!isWhole(intent, prompt) || isShort(intent, asked.view, mp, paid)) return undefined;
  if (left === "all") return garrisonAnswer(prompt, left);
  if (next === undefined) return undefined;
  const drop = intent.occupy.includes(node) && intent.done > 0 ? dropOf(asked) : undefined;
  if (drop) return drop;
  return next.by === "embark" ? { type: "embark" } : legOf(prompt, { type: "step", node: next.node }, next.attack);
}

/** A leg that would have to be fought for, though it was not meant so, is not taken. */
function legOf(prompt: Prompt, action: Action, attack: number): Action | undefined {
  return (legalOf(prompt, action)?.cost?.attack ?? 0) > attack ? undefined : action;
}

/** 5.11: a unit stays where none of ours stands, as long as another one goes on. */
function dropOf({ intent, prompt, view }: Asked): Action | undefined {
  const { node, units } = prompt.about.force!;
  const { occupying } = worldOf(view.config).data.units;
  const countOf = (row: readonly number[]): number => occupying.reduce((sum, unit) => sum + row[unit]!, 0);
  const marching = units.reduce((sum, row) => sum + countOf(row), 0);
  if (marching < 2 || countOf(sumAt(view, node, intent.stack.power)) > 0) return undefined;
  return prompt.options.find(({ refusal, action }) => refusal === null && action.type === "drop")?.action;
}

/** 5.11: the Spaces of a way that its power would gain by leaving a unit; where it stops, everybody stays. */
export function gainsOn(view: View, { power }: Intent["stack"], way: Intent["way"]): Node[] {
  const { spaces } = worldOf(view.config).map;
  const state = { ...seenState(view), forces: [] };
  const passed = way.slice(0, -1).filter(({ node, by }) => node < spaces && by !== "sail" && by !== "embark");
  return [...new Set(passed.map(({ node }) => node))].filter((node) => !isFriendly(state, power, node));
}

/** 12.51: the tolls of a way, place by place. */
export const tollsOn = (way: readonly Pick<Leg, "leads">[]): readonly Toll[] =>
  way.flatMap(({ leads }) => leads.filter((lead): lead is Toll => lead.to === "toll"));

type Toll = Extract<Lead, { readonly to: "toll" }>;

/** 11.11, 11.31: the next node, ashore, or at rest. */
function atSea({ intent, prompt, view }: Asked): Action | undefined {
  const { node, mp } = prompt.about.force!;
  const next = intent.way[intent.done];
  if (!isThere(intent, node)) return undefined;
  if (next === undefined) return intent.ends ? { type: "halt" } : undefined;
  if (mp >= 0 && (!isWhole(intent, prompt) || isShort(intent, view, mp))) return undefined;
  if (next.by === "sail") return { type: "sail", node: next.node };
  return next.by === "debark" ? legOf(prompt, { type: "debark" }, next.attack) : undefined;
}
