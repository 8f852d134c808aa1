import { outlookOf, THROWS, type Outlook } from "../board/outlook.ts";
import { worldOf } from "../config.ts";
import { ESCORTED, GS, NONE, type Node, type Province } from "../data/index.ts";
import { seenState } from "../overview.ts";
import { forceOf } from "../prompt/asked.ts";
import { leadsOfEntry } from "../prompt/entering.ts";
import type { Lead } from "../prompt/leads.ts";
import { underWay } from "../under-way.ts";
import { canRetreat, unfought, type LandBattleFrame } from "../rules/battle/battle.ts";
import { ridersAt } from "../rules/battle/interceptors.ts";
import { battlePointsOf } from "../rules/battle/sides.ts";
import { isFriendly } from "../rules/control/holder.ts";
import { controllerOf } from "../rules/control/province.ts";
import { countsOfForce } from "../rules/movement/contents.ts";
import type { State } from "../state/state.ts";
import { winsWith } from "../rules/victory/decisive.ts";
import { worksAt } from "../state/works.ts";
import type { View } from "../view.ts";
import { withEscort } from "../ways/legs.ts";
import { muster } from "../ways/muster.ts";
import type { Goal, Stack } from "../ways/reach.ts";

/** What a battle at the goal of a plan would be, before its dice. */
export interface Ahead extends Pick<Outlook, "points" | "shifts" | "net"> {
  /** From 0 to 1, if the defender uses the walls that he has, and shifts are used as well as can be. */
  readonly wins: number;
  readonly draws: number;
  readonly isWalled: boolean;
  /** 10.92, 12.5: the defender never retreats: who beats him has the Space only once he is destroyed. */
  readonly stays: boolean;
  /** From 0 to 1: how likely a defender who stays though he is beaten, behind walls or not, is rid of the Space. */
  readonly falls: number | null;
  /** 3.2: whether whoever takes the Space has won the game. */
  readonly isDecisive: boolean;
}

/** A goal, as far as it matters what is met there. */
interface Where extends Pick<Goal, "node"> {
  readonly way: readonly Pick<Goal["way"][number], "leads">[];
}

/** 4.3, 10.51: the attack that Talents could turn away, told of whoever attacks; null where something else threatens. */
export function battleThreatened(view: View): Ahead | null {
  const threat = underWay(view, "bribe");
  const state = seenState(view);
  const force = forceOf(state);
  if (threat?.act !== "attack" || !force) return null;
  const { node } = threat;
  const index = state.forces.indexOf(force);
  const leads = leadsOfEntry(state, { force, index, to: node, kind: force.aboard ? "amphibious" : "march" });
  return battleAhead(view, null, { node, way: [{ leads }] });
}

/** 10.51: the battle that waits at a goal; null where there is none, or nobody knows against whom (13.12). */
export function battleAhead(view: View, stack: Stack | null, { way, node }: Where): Ahead | null {
  const lead = way.at(-1)?.leads.find(({ to }) => to === "battle");
  if (lead?.to !== "battle") return null;
  const { state, index } = arrived(view, stack, node);
  const force = state.forces[index];
  if (!force) return null;
  const isWalled = (worksAt(state, node)?.walls ?? 0) > 0;
  const frame: LandBattleFrame = {
    ...unfought(isWalled ? "defender" : "none"),
    proc: "landBattle",
    step: "dice",
    space: node,
    kind: lead.kind,
    attacker: { power: force.power, force: index, owners: [] },
    defender: { power: lead.power, force: NONE, owners: lead.against },
    entry: force.from,
    fromSea: lead.kind === "amphibious",
    landed: false,
    committed: "none",
  };
  const stays = lead.kind !== "walls" && !canRetreat(state, frame.defender);
  const { points, shifts, net, ways, falls } = outlookOf(state, frame);
  return {
    points,
    shifts,
    net,
    isWalled,
    stays,
    isDecisive: winsWith(state, force.power, node),
    wins: ways.attacker / THROWS,
    draws: ways.draw / THROWS,
    falls: falls === null ? null : falls / THROWS,
  };
}

/** 10.31: Battle Points of a stack on its way, and of those who might come from a place to stop it. */
export function pointsMeeting(
  view: View,
  stack: Stack | null,
  { from, owner, at }: Extract<Lead, { readonly to: "interception" }>,
): readonly [own: number, theirs: number] | null {
  const { state, index } = arrived(view, stack, at);
  const force = state.forces[index];
  if (!force) return null;
  const riders = ridersAt(state, from, owner, at, { keys: [], rows: [], leaders: [] });
  return [battlePointsOf(state, countsOfForce(force), false), battlePointsOf(state, riders, false)];
}

/** 9.33: where a way goes over sea to the other side of a strait, what closes it on foot: who holds the far shore, or squadrons. */
export function closedStrait(
  { config }: Pick<View, "config">,
  { way, battle }: Pick<Goal, "way" | "battle">,
): { readonly to: Node; readonly by: "held" | "squadrons" } | null {
  const { strait, guarded } = worldOf(config).map;
  const nodeOf = (by: "embark" | "debark"): Node | undefined => way.find((leg) => leg.by === by)?.node;
  const [from, to] = [nodeOf("embark"), nodeOf("debark")];
  if (from === undefined || to === undefined || !strait[from]!.includes(to)) return null;
  return { to, by: battle && guarded[to] === 1 ? "held" : "squadrons" };
}

/** 11.32: squadrons that come along from the ports in which it goes aboard, and stay where it lands. */
export function escortsOf(view: View, stack: Stack | null, { way }: Pick<Goal, "way">): number {
  return way.reduce((sum, leg) => {
    if (leg.by !== "embark") return sum;
    const { state, index } = arrived(view, stack, leg.node);
    const force = state.forces[index];
    const rows = force ? withEscort(state, force) : [];
    return sum + rows.reduce((n, { mark, counts }) => (mark === ESCORTED ? n + counts[GS]! : n), 0);
  }, 0);
}

/** What a power loses when a stack leaves its Space. */
export interface Left {
  readonly isSpaceLost: boolean;
  readonly provinces: readonly Province[];
  /** 14.21: what that does to Stability. */
  readonly stability: number;
}

/** 5.11, 5.2: what is lost where a stack sets out; what it gains elsewhere is another matter. */
export function leftBehind(view: View, stack: Stack, goal: Pick<Goal, "node" | "battle" | "aboard">): Left {
  const { power, node } = stack;
  const before = seenState(view);
  const { map, scenario, data } = worldOf(before.config);
  const { state, index } = arrived(view, stack, goal.node);
  // Who has to fight for it, or stays aboard, does not have the goal yet.
  if (goal.battle || goal.aboard) state.forces[index] = null;
  state.held[node] = NONE;
  const isSpaceLost = node < map.spaces && isFriendly(before, power, node) && !isFriendly(state, power, node);
  const province = isSpaceLost ? map.province[node]! : NONE;
  const isLost =
    province !== NONE && controllerOf(before, province) === power && controllerOf(state, province) !== power;
  const { loseProvince, loseHomeProvince } = data.charts.stability.changes;
  const change = map.home[province] === power ? loseHomeProvince : loseProvince;
  return {
    isSpaceLost,
    provinces: isLost ? [province] : [],
    stability: isLost && scenario.stability !== undefined ? change : 0,
  };
}

/** The map with a stack in another place, or with what moves now. */
function arrived(view: View, stack: Stack | null, node: Node): { readonly state: State; readonly index: number } {
  const state = seenState(view);
  const moving = forceOf(state);
  const index = stack ? muster(state, stack) : moving ? state.forces.indexOf(moving) : NONE;
  const force = state.forces[index];
  if (force) state.forces[index] = { ...force, node, aboard: false };
  return { state, index };
}
