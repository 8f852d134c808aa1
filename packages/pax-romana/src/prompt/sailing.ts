import { NONE, type Node, type Owner, type Power } from "../data/index.ts";
import { holderOf } from "../rules/control/holder.ts";
import { isPower } from "../rules/control/keeper.ts";
import { hullsIn, squadronsOf } from "../rules/naval/hulls.ts";
import { letsShipsOn } from "../rules/naval/landing.ts";
import { strengthAtSea } from "../rules/naval/naval-battle.ts";
import { fleetsAt, hasPirates, meetsFleet, isPort } from "../rules/naval/waters.ts";
import { asksToll, fleetOfForce, isNeutralRhodes, tollOf } from "../rules/units/independents.ts";
import { nextOwner } from "../state/keys.ts";
import type { Force, State } from "../state/state.ts";
import { piratesRoll, weatherRoll } from "./dice.ts";
import { duel, type Roll } from "./roll.ts";

/** What comes of entering a node by sea. */
export type SeaLead =
  /** 11.21: wind and storm. */
  | { readonly to: "weather"; readonly at: Node; readonly roll: Roll }
  /** 12.63: pirates, who are fought. */
  | { readonly to: "pirates"; readonly at: Node; readonly roll: Roll }
  /** 11.41: an enemy fleet, and how a battle would end; without squadrons on both sides there is none (11.46). */
  | { readonly to: "fleet"; readonly at: Node; readonly fleet: Owner; readonly roll?: Roll }
  /** 12.51: Rhodes takes a toll. */
  | { readonly to: "toll"; readonly at: Node; readonly talents: number }
  /** 11.16: whoever holds the port may let the fleet go on. */
  | { readonly to: "passage"; readonly at: Node; readonly power: Power };

/** Likewise: 11.12, a port stops the fleet; 11.46, it is lost. */
export type SeaEntryLead = SeaLead | { readonly to: "stop" | "lost"; readonly at: Node };

/** 11.12, 11.21, 11.41: what a fleet would meet in a node, in the order in which it happens; nobody fights one that flees (11.42). */
export function leadsOfSailing(state: State, force: Force, index: number, at: Node, flees = false): SeaEntryLead[] {
  const roll = weatherRoll(state, at);
  const weather: SeaLead[] = roll ? [{ to: "weather", at, roll }] : [];
  const pirates: SeaLead[] = hasPirates(state, at) ? [{ to: "pirates", at, roll: piratesRoll(state, force, at) }] : [];
  const fleets = flees ? [] : fleetsMet(state, force, index, at);
  // 11.46, 12.5: fleets of independents always fight, and whoever has no escort is lost without a blow.
  if (squadronsOf(force) === 0 && fleets.some((lead) => lead.to === "fleet" && !isPower(lead.fleet)))
    return [...weather, ...pirates, ...fleets, { to: "lost", at }];
  if (asksToll(state, force.power, at))
    return [...weather, ...pirates, ...fleets, { to: "toll", at, talents: tollOf(state) }];
  if (isNeutralRhodes(state, at)) return [...weather, ...pirates, ...fleets];
  return [...weather, ...pirates, ...fleets, ...portOf(state, force, at)];
}

/** 11.41: enemy fleets, powers in the order of play first. */
function fleetsMet(state: State, force: Force, index: number, at: Node): SeaLead[] {
  const found = fleetsAt(state, at);
  const owners: Owner[] = [];
  for (let fleet = nextOwner(found); fleet !== NONE; fleet = nextOwner(found, fleet))
    if (
      meetsFleet(state, force, fleet, at) &&
      (squadronsOf(force) > 0 || hullsIn(state, { fleet, force: NONE, node: at }) > 0)
    )
      owners.push(fleet);
  const rank = (owner: Owner): number => (isPower(owner) ? state.order.indexOf(owner) : state.order.length + owner);
  return owners.toSorted((a, b) => rank(a) - rank(b)).map((fleet) => fleetLead(state, force, index, at, fleet));
}

/** A battle against a fleet that lies in a node, as the one who comes sees it. */
export function fleetLead(state: State, force: Force, index: number, at: Node, fleet: Owner): SeaLead {
  const lying = { fleet, force: NONE, node: at };
  const isFight = squadronsOf(force) > 0 && hullsIn(state, lying) > 0;
  const own = (): number => strengthAtSea(state, { fleet: fleetOfForce(force), force: index, node: at });
  return {
    to: "fleet",
    at,
    fleet,
    ...(isFight && { roll: duel("11.43", own(), strengthAtSea(state, lying)) }),
  };
}

/** 11.12, 11.16: a port that is not one's own. */
function portOf(state: State, force: Force, at: Node): SeaEntryLead[] {
  if (!isPort(state, at) || letsShipsOn(state, force, at)) return [];
  const { power } = force;
  const holder = holderOf(state, at);
  return isPower(holder) && holder !== power ? [{ to: "passage", at, power: holder }] : [{ to: "stop", at }];
}
