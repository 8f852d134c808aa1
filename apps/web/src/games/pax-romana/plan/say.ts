import { NONE, type Node, type Option, type Parts, type View } from "@ara/pax-romana";
import {
  battleAhead,
  closedStrait,
  escortsOf,
  isShort,
  leftBehind,
  pointsMeeting,
  restOf,
  type Intent,
  type WhyNot,
} from "@ara/pax-romana/plans";
import { sayMeaningIn } from "@ara/pax-romana/texts/say";
import { chanceOf, type Goal, type Leg, type Reach, type Stack } from "@ara/pax-romana/ways";
import { signed } from "../books/signed.ts";
import { namesFor, sayNo, type Speech } from "../text/speech.ts";
import type { RomanaNews } from "../types.ts";
import { texts } from "./words.ts";

export const percent = (chance: number): number => Math.round(100 * chance);

/** A goal, its Movement Points and how likely it is reached, in a few words. */
export const sayBriefly = (name: string, { cost, how, chance }: Goal): string =>
  [name, ...(cost > 0 ? [`${cost} MP`] : []), ...(how === "sure" ? [] : [`${percent(chance)} %`])].join(", ");

/** What a goal takes, how likely it is reached, and what waits there: one sentence or two. */
export function sayGoal(speech: Speech, view: View, reach: Reach, goal: Goal, stack: Stack | null = null): string[] {
  const say = texts.now.value;
  const { node } = namesFor(speech, view);
  const { mp } = reach;
  const least = mp[goal.face - 2] ?? -1;
  // A lower face would pay for the way itself, and yet is not enough.
  const reserve = least >= goal.cost ? [say.reserve(goal.need, goal.need - goal.cost, ruleOfReserve(goal.way))] : [];
  const isWeather = goal.how !== "chance" && goal.way.some(({ leads }) => leads.some(({ to }) => to === "weather"));
  const left = mp.length === 1 ? mp[0]! - goal.cost : null;
  const cost = reach.kind === "fleet" ? say.bySea(node(goal.node)) : say.cost(node(goal.node), goal.cost, left);
  const luck =
    goal.how === "sure"
      ? say.sure
      : goal.how === "possible"
        ? say.possible(goal.face, percent(goal.chance))
        : say.chance(
            percent(goal.chance),
            mp.length > 1 && goal.face > 1 ? goal.face : null,
            goal.way.some((leg) => leg.chance < 1 && isContested(leg)),
          );
  const stops = goal.how === "chance" ? stoppersOf(speech, view, goal, stack) : [];
  const named = speech.game.words.grammar.clauses(stops.slice(0, MOST_STOPPERS));
  const who = stops.length === 0 ? [] : [say.stoppers(named, Math.max(0, stops.length - MOST_STOPPERS))];
  return [
    [cost, ...reserve, luck, ...who, ...(isWeather ? [say.weather] : []), ...(goal.battle ? [say.battle] : [])].join(
      " ",
    ),
  ];
}

/** More than so many are counted only; each leg of the way names its own. */
const MOST_STOPPERS = 4;

type Lead = Leg["leads"][number];
type Rider = Extract<Lead, { readonly to: "interception" }>;

/** 10.33: a leader by himself stops nobody. */
const isRider = (lead: Lead): lead is Rider => lead.to === "interception" && lead.leader === NONE;

/** 10.31: somebody may bring a battle on the way. */
const isContested = ({ leads }: Pick<Leg, "leads">): boolean => leads.some(isRider);

const STOPPERS: ReadonlySet<Lead["to"]> = new Set([
  "attrition",
  "weather",
  "pirates",
  "fleet",
  "passage",
  "stop",
  "lost",
]);

/** Who and what may stop a stack on a way, the likeliest interceptions first: each stack once. */
function stoppersOf(speech: Speech, view: View, { way }: Goal, stack: Stack | null): string[] {
  const { config } = view;
  const leads = way.filter(({ chance }) => chance < 1).flatMap((leg) => leg.leads);
  const saidOf = (lead: Lead): readonly string[] =>
    sayMeaningIn(speech.game, config, { action: { type: "stop" }, refusal: null, leads: [lead] });
  const isSame = (one: Rider, other: Rider): boolean => one.power === other.power && one.from === other.from;
  const riders = leads
    .filter(isRider)
    .toSorted((a, b) => chanceOf(b.roll) - chanceOf(a.roll))
    .filter((rider, i, all) => all.findIndex((other) => isSame(rider, other)) === i)
    .map((rider) => {
      const lead = { ...rider, roll: { ...rider.roll, added: [], least: undefined } } as unknown as Lead;
      const points = pointsMeeting(view, stack, rider);
      return [...saidOf(lead), ...(points ? [texts.now.value.meets(...points)] : [])].join(" ");
    });
  // Of other dice each leg of the way has the numbers.
  const met = leads
    .filter(({ to }) => STOPPERS.has(to))
    // 11.13: where a fleet has to stop it may sail on all the same, with luck.
    .map((lead) => ({ ...lead, ...(lead.to === "stop" && { to: "halted" }), roll: undefined }) as unknown as Lead);
  return [...new Set([...riders, ...met.flatMap(saidOf)])];
}

/** 9.31, 11.34: Movement Points that must be left for a landing that fails, or to get off a point. */
const ruleOfReserve = (way: Intent["way"]): string => (way.some(({ by }) => by === "debark") ? "11.34" : "9.31");

/** What waits at a goal, and what is lost where it sets out; `stack` is what is to go, `all` what could. */
export function sayForesight(speech: Speech, view: View, goal: Goal, stack: Stack | null, all: Stack | null): string[] {
  const say = texts.now.value;
  const names = namesFor(speech, view);
  const ahead = goal.battle ? battleAhead(view, stack, goal) : null;
  const left = stack && leftBehind(view, stack, goal);
  const strait = closedStrait(view, goal);
  const escorts = escortsOf(view, stack, goal);
  const isKept = !left?.isSpaceLost && all !== null && leftBehind(view, all, goal).isSpaceLost;
  return [
    ...(ahead
      ? [
          say.odds({
            own: ahead.points[0],
            theirs: ahead.points[1],
            isWalled: ahead.isWalled,
            net: ahead.net,
            landing: ahead.shifts.find(({ cause }) => cause === "amphibious")?.n ?? 0,
            wins: percent(ahead.wins),
            draws: percent(ahead.draws),
          }),
          ...(ahead.stays ? [say.stand] : []),
          ...(ahead.isDecisive ? [say.decisive] : []),
          ...(ahead.falls === null ? [] : [say.falls(percent(ahead.falls))]),
        ]
      : []),
    ...(escorts > 0 ? [say.escorts(escorts)] : []),
    ...(strait ? [say.strait[strait.by](names.node(strait.to))] : []),
    ...(left?.isSpaceLost
      ? [
          say.loses(
            names.node(stack!.node),
            left.provinces.map((province) => names.province(province)).join(", "),
            left.stability === 0 ? "" : signed(left.stability),
          ),
        ]
      : []),
    ...(isKept ? [say.keeps(names.node(all.node))] : []),
  ];
}

/** Before the die: how far it surely gets, and how far with luck. */
export function sayRange({ mp, kind }: Reach): string {
  const say = texts.now.value;
  if (kind === "fleet") return say.fleetRange;
  return mp.length === 1 ? say.left(mp[0]!) : say.range(mp[0]!, mp.at(-1)!);
}

/** How likely a leg succeeds, and what that means. */
export const sayLuck = (leg: Leg): string =>
  texts.now.value.onTheLeg(percent(leg.chance), isContested(leg) ? "fight" : leg.by === "sail" ? "sea" : "other");

/** The plan where there is but a line for it: what it takes, how likely it gets there, and whom it fights. */
export function sayShortly(speech: Speech, view: View, goal: Goal, stack: Stack | null): string {
  const ahead = goal.battle ? battleAhead(view, stack, goal) : null;
  const brief = sayBriefly(namesFor(speech, view).node(goal.node), goal);
  const odds = ahead ? `; ${texts.now.value.meets(...ahead.points)} ${percent(ahead.wins)} %` : "";
  return `${brief}${odds}`;
}

/** Why a place is no goal, and the rule. */
export function sayWhyNot(
  speech: Speech,
  view: View,
  node: Node,
  why: WhyNot,
): { readonly reason: string; readonly rule?: string | undefined } {
  const { whyNot: say } = texts.now.value;
  const place = namesFor(speech, view).node(node);
  if (why.by === "mp") return { reason: say.mp(place, why.most, why.lands), rule: why.lands ? "11.34" : "9.12" };
  if (why.by === "left") return { reason: say.left(place, why.mp), rule: "9.12" };
  if (why.by === "pass") return { reason: say.pass(place), rule: "5.12" };
  if (why.by === "shore") return { reason: sayNo(speech, why.refusal), rule: why.refusal.rule };
  return { reason: why.isFleet ? say.fleet(place) : say.none(place) };
}

/** What may come of a leg, clause by clause. */
export const sayLeg = (speech: Speech, { config }: View, { leads }: Leg): string[] =>
  sayMeaningIn(speech.game, config, { action: { type: "stop" }, refusal: null, leads });

/** Whether an answer is the next leg of a plan. */
const isNext =
  ({ by, node }: Intent["way"][number]) =>
  ({ action }: Option): boolean =>
    by === "embark" || by === "debark"
      ? action.type === by
      : action.type === (by === "sail" ? "sail" : "step") && (action as Parts).node === node;

/** Why a plan has ended before its goal, with the reason if its next leg is refused; nothing where it did what it was to do. */
export function sayStopped(speech: Speech, { view, prompt }: RomanaNews, intent: Intent): string | null {
  const say = texts.now.value;
  const goal = intent.way.at(-1);
  const mp = prompt?.about.force?.mp ?? -1;
  if (!goal || intent.done === intent.way.length) return null;
  const { node } = namesFor(speech, view);
  const need = restOf(intent);
  if (mp < 0 || !isShort(intent, view, mp)) {
    const { refusal } = prompt?.options?.find(isNext(intent.way[intent.done]!)) ?? {};
    return [say.stopped(node(goal.node)), ...(refusal ? [sayNo(speech, refusal)] : [])].join(" ");
  }
  const cost = intent.way.slice(intent.done).reduce((sum, leg) => sum + leg.mp, 0);
  const rule = ruleOfReserve(intent.way);
  return cost < need
    ? say.noReserve({ place: node(goal.node), cost, kept: need - cost, mp, rule })
    : say.tooFar(node(goal.node), need, mp);
}
