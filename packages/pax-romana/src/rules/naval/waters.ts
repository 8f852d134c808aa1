import { worldOf } from "../../config.ts";
import { FRESH, LI, PONTUS, GS, NAVAL_POINT, NONE, PORT, type Node, type Owner, type Power } from "../../data/index.ts";
import { emptyForce } from "../../state/force.ts";
import { firstKeyAt, justOwner, nextOwner, type Owners } from "../../state/keys.ts";
import { emptyRow, ROW, type Force, type State } from "../../state/state.ts";
import { firstAt, ownerOfKey } from "../../state/table.ts";
import { worksAt } from "../../state/works.ts";
import { isFriendlyPort, occupiersAt } from "../control/holder.ts";
import { isPower, lastMover } from "../control/keeper.ts";
import { allows, isHost, SEA, STACK, moverOf } from "../control/relation.ts";
import { meets, MEETS_LAND, MEETS_PASS, MEETS_TRIBE, MUST_ATTACK } from "../movement/contents.ts";
import { fleetOf, fleetOfForce, isBehindToll, RHODES } from "../units/independents.ts";

/** What a fleet finds: other fleets, pirates, and what stands on the shore of a port. */

/** 5.14, 11.12, 11.33: a port, as it looks from the sea. */
type Shore = "friendly" | "shared" | "empty" | "light" | "hostile" | "closed";

/** A stand-in for whoever comes: by sea all pieces of a power are seen alike. */
const scout: Force = emptyForce(0, 0);
const NOBODY: Force["rows"] = [];
const PONTINES: Force["rows"] = [{ owner: PONTUS, mark: FRESH, counts: emptyRow().with(LI, 1) }];

/**
 * `friendly` is a port of one's own, `shared` that of a friend to stack with, `empty` nobody's; `light` is a lone garrison or an
 * empty Town or City at its last walls, which fall without a battle (R91); `hostile` must be fought for; in a `closed` one
 * nobody may land (5.12). So a power sees it, for its ships or for a unit of its own; an army looks with `shoreFor`.
 */
export function shoreOf(state: State, power: Power, port: Node): Shore {
  scout.power = power;
  scout.rows = NOBODY;
  return seenBy(state, scout, port);
}

/** 5.12, 11.33, R398, R463: the shore for those aboard a force: with allies among them, the worst it is to any. */
export function shoreFor(state: State, force: Force, port: Node): Shore {
  if (fleetOfForce(force) === PONTUS) return shoreOfPontus(state, port);
  const { power, rows } = force;
  scout.power = power;
  scout.rows = rows.some(({ owner }) => owner !== power && isPower(owner)) ? rows.filter(isCargo) : NOBODY;
  return seenBy(state, scout, port);
}

/** 12.55: the shore for those aboard the fleet of Pontus. */
export function shoreOfPontus(state: State, port: Node): Shore {
  scout.power = lastMover(state, PONTUS);
  scout.rows = PONTINES;
  return seenBy(state, scout, port);
}

/** 12.55: the shore for the ships of a force: those of Pontus are not their player's. */
export const shoreOfShips = (state: State, force: Force, port: Node): Shore =>
  fleetOfForce(force) === PONTUS ? shoreOfPontus(state, port) : shoreOf(state, force.power, port);

/** Whether anything but squadrons is in a row. */
const isCargo = ({ counts }: Force["rows"][number]): boolean => counts.some((n, unit) => n !== 0 && unit !== GS);

function seenBy(state: State, force: Force, port: Node): Shore {
  const { power } = force;
  const found = meets(state, force, port);
  if ((found & MUST_ATTACK) !== 0) return isLight(state, port, found) ? "light" : "hostile";
  if ((found & MEETS_PASS) !== 0) return "closed";
  if (isFriendlyPort(state, moverOf(force) === PONTUS ? PONTUS : power, port)) return "friendly";
  return occupiersAt(state, port) === 0 ? "empty" : "shared";
}

/** R91: a garrison alone, or walls that cannot be held (7.34). */
function isLight(state: State, port: Node, found: number): boolean {
  if ((found & (MEETS_LAND | MEETS_TRIBE)) !== 0) return false;
  const here = worksAt(state, port);
  return here === undefined || here.walls <= worldOf(state.config).data.units.works[here.works]!.leastWalls;
}

/** Whether land units may come ashore without a fight. */
export const isOpenShore = (shore: Shore): boolean => shore === "friendly" || shore === "shared" || shore === "empty";

export const isPort = ({ config }: State, node: Node): boolean => worldOf(config).map.kind[node] === PORT;
export const isNavalPoint = ({ config }: State, node: Node): boolean => worldOf(config).map.kind[node] === NAVAL_POINT;

/** 12.62: pirates are there. */
export const hasPirates = ({ pirates }: State, node: Node): boolean => pirates.includes(node);

/** 11.11, 11.41: the fleets in a node: squadrons, and at sea also whoever is aboard without an escort. */
export function fleetsAt(state: State, node: Node): Owners {
  const { keys, counts } = state.table;
  const end = firstKeyAt(node + 1);
  const atSea = node >= worldOf(state.config).map.spaces;
  let found: Owners = 0;
  for (let i = firstAt(state, node); i < keys.length && keys[i]! < end; i++)
    if (atSea || counts[i * ROW + GS] !== 0) found |= justOwner(fleetOf(state, ownerOfKey(keys[i]!)));
  return found;
}

/** 11.41: whether a fleet is met as an enemy: not one's own, one that has promised to let pass (4.1), or a guest's (R457). */
function isEnemyFleet(state: State, power: Power, fleet: Owner, node: Node): boolean {
  // 12.51: neutral Rhodes takes a toll instead, for its ally too (R344).
  return isForeignFleet(state, power, fleet, node) && (!state.advanced || !isBehindToll(state, fleet, node));
}

/** 12.55: whether a force meets a fleet as an enemy: what powers allow its player does not extend to Pontus. */
export const meetsFleet = (state: State, force: Force, fleet: Owner, node: Node): boolean =>
  isEnemyFleet(state, force.power, fleet, node) ||
  (moverOf(force) === PONTUS && isPower(fleet) && fleet !== force.power && !isBehindToll(state, fleet, node));

function isForeignFleet(state: State, power: Power, fleet: Owner, node: Node): boolean {
  if (fleet === power || fleet === RHODES) return false;
  // 12.55, R188: Pontus and its player leave each other in peace.
  if (fleet === PONTUS && state.advanced?.pontusPlayer === power) return false;
  if (!isPower(fleet)) return true;
  return !allows(state, fleet, power, SEA | STACK) && !isHost(state, power, fleet, node);
}

/** Whether any fleet is in a node that a force meets as an enemy. */
export function hasEnemyFleet(state: State, force: Force, node: Node): boolean {
  const found = fleetsAt(state, node);
  for (let fleet = nextOwner(found); fleet !== NONE; fleet = nextOwner(found, fleet))
    if (meetsFleet(state, force, fleet, node)) return true;
  return false;
}

/** 11.42, R465: the next power with a fleet in a node that would have to let another in; NONE if nobody. */
export function whoseLeave(state: State, own: Owner, node: Node, after: Owner = NONE): Power {
  const found = fleetsAt(state, node);
  const power = lastMover(state, own);
  // 12.55: what powers allow its player does not extend to Pontus.
  const isAsked = (fleet: Power): boolean =>
    own === PONTUS ? fleet !== power : isForeignFleet(state, power, fleet, node);
  for (let fleet = nextOwner(found, after); fleet !== NONE; fleet = nextOwner(found, fleet))
    if (isPower(fleet) && isAsked(fleet)) return fleet;
  return NONE;
}

/** 11.42, 12.51: whether a fleet that nobody can ask lies in a node: of an independent, or of neutral Rhodes. */
export function hasStrangers(state: State, power: Power, node: Node): boolean {
  const found = fleetsAt(state, node);
  for (let fleet = nextOwner(found); fleet !== NONE; fleet = nextOwner(found, fleet))
    if (!isPower(fleet) && (fleet === RHODES || isEnemyFleet(state, power, fleet, node))) return true;
  return false;
}

/** 11.44: whether anybody else who has not allowed this has a fleet in a node. */
export function hasForeignFleet(state: State, power: Power, node: Node): boolean {
  const found = fleetsAt(state, node);
  for (let fleet = nextOwner(found); fleet !== NONE; fleet = nextOwner(found, fleet))
    if (fleet === RHODES || isForeignFleet(state, power, fleet, node)) return true;
  return false;
}
