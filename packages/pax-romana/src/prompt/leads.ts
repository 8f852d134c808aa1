import type { Parts } from "../action.ts";
import { worldOf } from "../config.ts";
import { DEEP_SEA, FRESH, NONE, SLAVES_ROME, type Node, type Power } from "../data/index.ts";
import type { LandBattleFrame } from "../rules/battle/battle.ts";
import { barredAt } from "../rules/battle/interceptors.ts";
import { lossesAt } from "../rules/battle/odds.ts";
import { powerBehind } from "../rules/control/keeper.ts";
import { moverOf } from "../rules/control/relation.ts";
import { canBribe } from "../rules/diplomacy/bribe.ts";
import { victimAt } from "../rules/diplomacy/threat.ts";
import type { BattleSide, Pair } from "../rules/frames.ts";
import { forcedAfter, type AttritionFrame } from "../rules/movement/attrition.ts";
import { hasLandUnit } from "../rules/movement/contents.ts";
import { minorMovers } from "../rules/movement/movers.ts";
import { mayRest, priceOf, reserveFor } from "../rules/movement/steps.ts";
import { isTransport, joinsFleet } from "../rules/naval/courses.ts";
import { fleetOf, RHODES } from "../rules/units/independents.ts";
import type { SeaEntryFrame } from "../rules/naval/sea-entry.ts";
import type { Voyage } from "../rules/naval/voyage.ts";
import { isOpenShore, isPort, shoreFor } from "../rules/naval/waters.ts";
import { armyOf } from "../state/armies.ts";
import { emptyForce } from "../state/force.ts";
import type { Force, State } from "../state/state.ts";
import { sumAt } from "../state/table.ts";
import { worksAt } from "../state/works.ts";
import { isOf, type Frames } from "../under-way.ts";
import type { Asked } from "./asked.ts";
import { leadsOfEntry, ownersIn, type LandLead } from "./entering.ts";
import { fleetLead, leadsOfSailing, type SeaEntryLead } from "./sailing.ts";

/** What an answer leads to, before its power decides again. */
export type Lead =
  | LandLead
  | SeaEntryLead
  /** 4.3: a power that may offer Talents first. */
  | { readonly to: "bribe"; readonly power: Power }
  /** 9.43: what an answer leaves no choice about, by sort of unit: lost, and reduced. */
  | { readonly to: "rest"; readonly lost: readonly number[]; readonly reduced: readonly number[] }
  /** 3.44: the marker is gone without an Activation. */
  | { readonly to: "unused" }
  /** 3.2 F/3/c: the marker is used for a Meeting and costs nothing. */
  | { readonly to: "meeting" }
  /** 11.13, 11.16: the fleet of another goes on, or has to stop. */
  | { readonly to: "sailsOn" | "halted"; readonly at: Node }
  /** 12.14: whoever stands there has moved, and can only become garrisons. */
  | { readonly to: "garrisons"; readonly at: Node }
  /** 7.31: it is fought at the walls. */
  | { readonly to: "siege"; readonly at: Node; readonly walls: number }
  /** 10.51, 10.52: the dice as they then stand, who has won, and what each side loses, attacker's first. */
  | {
      readonly to: "result";
      readonly dice: Pair<number>;
      readonly winner: BattleSide | "draw";
      readonly losses: Pair<number>;
    };

/** In the order in which it happens; nothing where the next question simply follows. */
export function leadsOf(asked: Asked, action: Parts): readonly Lead[] {
  const { frame, state, force, index } = asked;
  switch (action.type) {
    case "at":
      return frame.proc === "minorMove" ? minorLeads(asked, action.node!) : [];
    case "step":
      return stepLeads(asked, action.node!);
    case "retreatTo":
      return force
        ? leadsOfEntry(state, { force, index, to: action.node!, kind: "flight", barred: fledFrom(asked) })
        : [];
    case "sail":
      return sailLeads(asked, action.node!);
    case "debark":
    case "landAgain":
      return force ? landingLeads(asked, force) : [];
    case "intercept":
      return action.leader === undefined && force ? interceptionLeads(asked, force) : [];
    case "fight":
    case "attackAgain":
      return fightLeads(asked, action);
    case "lose":
    case "flip":
      return isOf(frame, "attrition") ? restLead(state, frame, action.n!) : [];
    case "lapse":
      return [{ to: "unused" }];
    case "callMeeting":
      return [{ to: "meeting" }];
    case "letPass":
    case "stopFleet":
      return passageLeads(asked, action.type);
    case "stop":
      return [
        {
          to: "stop",
          at: force?.node ?? (isOf(frame, "slaveDuty") ? armyOf(state, SLAVES_ROME + frame.victim)!.node : NONE),
        },
      ];
    case "halt":
    case "finish":
      return force ? haltLeads(state, force, action.type) : [];
    case "raise":
    case "lower":
    case "retreat":
    case "force":
      return frame.proc === "landBattle" ? [resultOf(asked, action)] : [];
    case "useWalls":
      return action.yes === true && frame.proc === "landBattle" ? siegeLead(asked) : [];
    default:
      return [];
  }
}

/** 9.43, 10.85: whoever spares one sort loses of another. */
function restLead(state: State, frame: AttritionFrame, n: number): readonly Lead[] {
  const rest = forcedAfter(state, frame, n);
  return [...rest.lost, ...rest.reduced].some((one) => one > 0) ? [{ to: "rest", ...rest }] : [];
}

/** 11.16: the fleet of another that is let go on, or not. */
function passageLeads({ frame, state }: Asked, verb: "letPass" | "stopFleet"): readonly Lead[] {
  // A fleet that flees finds another way (11.42).
  if (!isOf(frame, "passage") || state.frames.at(-2)?.proc !== "seaEntry") return [];
  const { node: at } = frame;
  return [{ to: verb === "letPass" ? "sailsOn" : "halted", at }];
}

const minorLeads = ({ state, power }: Asked, at: Node): readonly Lead[] =>
  minorMovers(state, power).includes(at) ? [] : [{ to: "garrisons", at }];

/** 9.21, 4.3: a march into the next place, or a flight. */
function stepLeads(asked: Asked, to: Node): readonly Lead[] {
  const { state, frame, force, index } = asked;
  if (isOf(frame, "slaveDuty")) return slaveLeads(asked, frame, to);
  if (!force) return [];
  const strait = worldOf(state.config).map.strait[force.node]!.includes(to);
  if (!isOf(frame, "landMove"))
    return leadsOfEntry(state, { force, index, to, strait, kind: "flight", barred: fledFrom(asked) });
  const victim = frame.bribed.includes(to) ? NONE : victimAt(state, force, to);
  const left = force.mp - priceOf(state, force.node, to) - reserveFor(state, force, to);
  return [
    ...bribeOf(victim),
    ...leadsOfEntry(state, { force, index, to, strait }),
    ...(left <= 0 && mayRest(state, force, to) ? [{ to: "stop", at: to } as const] : []),
  ];
}

const bribeOf = (power: Power): readonly Lead[] => (power === NONE ? [] : [{ to: "bribe", power }]);

/** 10.45, 10.96: those left behind in the battle do not intercept. */
function fledFrom({ frame }: Asked): readonly number[] {
  const { barred, space } = frame as { readonly barred?: readonly number[]; readonly space?: Node };
  return barred ?? (space === undefined ? [] : barredAt(space));
}

/** 12.71: the slaves that move are no force yet. */
function slaveLeads({ state, power }: Asked, { victim }: Frames["slaveDuty"], to: Node): readonly Lead[] {
  const owner = SLAVES_ROME + victim;
  const from = armyOf(state, owner)!.node;
  const rows = [{ owner, mark: FRESH, counts: sumAt(state, from, owner) }];
  return leadsOfEntry(state, { force: { ...emptyForce(power, from), rows }, index: NONE, to });
}

function sailLeads(asked: Asked, to: Node): readonly Lead[] {
  const { state, frame, force, index } = asked;
  if (!force) return [];
  if (frame.proc === "withdrawal")
    return leadsOfEntry(state, { force, index, to, kind: "flight", barred: fledFrom(asked) });
  return leadsOfSailing(state, force, index, to, frame.proc === "navalWithdrawal");
}

/** 11.31, 11.33, 4.3. */
function landingLeads(asked: Asked, force: Force): readonly Lead[] {
  const { state, index } = asked;
  const { node: to } = force;
  const victim = (asked.frame as Voyage).warned.includes(to) ? NONE : victimAt(state, force, to);
  const isOpen = isOpenShore(shoreFor(state, force, to));
  return [...bribeOf(victim), ...leadsOfEntry(state, { force, index, to, kind: isOpen ? "march" : "amphibious" })];
}

/** 10.33, 4.3: if the dice are kind, whoever intercepts attacks. */
function interceptionLeads({ state, power }: Asked, force: Force): readonly Lead[] {
  const victim = powerBehind(state, moverOf(force));
  const against = ownersIn(force);
  return [
    ...bribeOf(canBribe(state, power, victim) ? victim : NONE),
    { to: "battle", at: force.node, kind: "interception", against, power: force.power },
  ];
}

/** 11.43: the battle as whoever decides sees it. */
function fightLeads({ state, frame, power, force, index }: Asked, action: Parts): readonly Lead[] {
  if (!force) return [];
  const { node } = force;
  const enemy = action.owner ?? (frame.step === "toll" ? fleetOf(state, RHODES) : (frame as SeaEntryFrame).enemy);
  const lead = fleetLead(state, force, index, node, enemy);
  if (lead.to !== "fleet" || force.power === power) return [lead];
  const { roll } = lead;
  if (!roll?.chance || !roll.draw) return [{ ...lead, fleet: force.power }];
  const [won, all] = roll.chance;
  const added = roll.added.map(({ by, n }) => ({ by: by === "own" ? "theirs" : "own", n: -n })).toReversed();
  return [{ ...lead, fleet: force.power, roll: { ...roll, added, chance: [all - won - roll.draw[0], all] } }];
}

/** 11.15, 11.21, 11.32: on the deep sea, or in a port of others, nobody ends his voyage alive. */
function haltLeads(state: State, force: Force, verb: "halt" | "finish"): readonly Lead[] {
  const { node: at } = force;
  if (verb === "finish" && worldOf(state.config).map.kind[at] === DEEP_SEA) return [{ to: "lost", at }];
  if (!isPort(state, at) || !isTransport(force) || joinsFleet(state, force, at)) return [{ to: "stop", at }];
  const shore = shoreFor(state, force, at);
  if (isOpenShore(shore)) return [{ to: "stop", at }];
  return verb === "finish" && shore !== "closed" && hasLandUnit(state, force)
    ? leadsOfEntry(state, { force, index: NONE, to: at, kind: "amphibious" })
    : [{ to: "lost", at }];
}

function siegeLead(asked: Asked): readonly Lead[] {
  const { space: at } = asked.frame as LandBattleFrame;
  const walls = worksAt(asked.state, at)?.walls ?? 0;
  return [{ to: "siege", at, walls }];
}

/** 10.51, 10.91: shifts as they are used now, and none more; whoever retreats loses less. */
function resultOf(asked: Asked, { type: verb, n = 0, yes }: Parts): Lead {
  const { net, bp, dice: thrown } = asked.frame as LandBattleFrame;
  const { charts } = worldOf(asked.state.config).data;
  const own = net >= 0 ? 0 : 1;
  const dice: [number, number] = [thrown[0], thrown[1]];
  if (verb === "raise") dice[own] += n;
  if (verb === "lower") dice[own === 0 ? 1 : 0] -= n;
  const goes = (verb === "retreat" || verb === "force") && yes === true ? charts.battle.retreatReduction : 0;
  const losses = [lossesAt(charts, bp[0], dice[1]), lossesAt(charts, bp[1], Math.max(0, dice[0] - goes))] as const;
  const winner = dice[0] > dice[1] ? "attacker" : dice[0] < dice[1] ? "defender" : "draw";
  return { to: "result", dice, winner, losses };
}
