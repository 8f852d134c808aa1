import { worldOf } from "../config.ts";
import {
  GALLIC_REBEL,
  GALLIC_REVOLT,
  HORDE_0,
  HORDE_LEADER,
  HORDES,
  NONE,
  PERGAMUM,
  PONTUS,
  SLAVES_ROME,
  SOLDIER_OF_FORTUNE,
  type HordeName,
  type Leader,
  type Node,
  type Owner,
  type Power,
  type Province,
  type Ratings,
} from "../data/index.ts";
import { IN_FORCE } from "./leaders.ts";
import type { Army, State } from "./state.ts";
import { nodeOfKey, ownerOfKey } from "./keys.ts";

/** The only door to armies that are no power's (12.4, 12.7, 13.4); their pieces are in the table like all others. */

export const armyOf = ({ armies }: Pick<State, "armies">, owner: Owner): Army | undefined =>
  armies.find((army) => army.owner === owner);

/** 12.42: the Soldier of Fortune of a power; R370: and where he began, if that makes him somebody's friend. */
export const soldier = (keeper: Power, origin: Province = NONE): Army => ({
  owner: SOLDIER_OF_FORTUNE,
  kind: "soldier",
  keeper,
  parts: [],
  use: "keeper",
  origin,
  warned: 0,
  node: NONE,
});

/** 12.54: Pergamum as the ally of a power. */
export const pergamum = (keeper: Power): Army => ({ ...soldier(keeper), owner: PERGAMUM, kind: "pergamum" });

/** 12.55: Pontus, whose units a power moves with a marker of their own. */
export const pontus = (keeper: Power): Army => ({ ...soldier(keeper), owner: PONTUS, kind: "pontus" });

/** 12.71: the slaves of a power, and where they begin. */
export const slavesOf = (victim: Power, node: Node): Army => ({
  owner: SLAVES_ROME + victim,
  kind: "slaves",
  keeper: victim,
  parts: [],
  use: "nobody",
  origin: NONE,
  warned: 0,
  node,
});

/** 13.42: a horde that a power has placed in a province. */
export const horde = (owner: Owner, kind: HordeName, keeper: Power, origin: Province): Army => ({
  owner,
  kind,
  keeper,
  parts: [],
  use: "keeper",
  origin,
  warned: 0,
  node: NONE,
});

/** 13.3, R103: the army of a Massive Rebellion, which any power may move. */
export const gallicRevolt = (keeper: Power): Army => ({
  owner: GALLIC_REVOLT,
  kind: "revolt",
  keeper,
  parts: [],
  use: "keeper",
  origin: NONE,
  warned: 0,
  node: NONE,
});

const isHordeName = (kind: Army["kind"]): kind is HordeName => (HORDES as readonly string[]).includes(kind);

export const isHorde = ({ kind }: Army): boolean => kind === "revolt" || isHordeName(kind);

/** 13.3, 13.4: the leader of a horde. */
export const leaderOfHorde = (owner: Owner): Leader =>
  owner === GALLIC_REVOLT ? GALLIC_REBEL : HORDE_LEADER + owner - HORDE_0;

/** 13.42, R451: who decided last for an army, or for the part of it that stands in a node. */
export const keeperAt = ({ parts, keeper }: Army, node: Node): Power =>
  parts.find((part) => part.node === node)?.keeper ?? keeper;

/** R451: a part of an army in a node is now a power's; in the order of nodes, so that equal positions are equal bytes. */
export function keepPart(army: Army, node: Node, keeper: Power): void {
  army.parts = army.parts.filter((part) => part.node !== node);
  if (keeper === army.keeper) return;
  army.parts.push({ node, keeper });
  army.parts.sort((a, b) => a.node - b.node);
}

/** 13.42, R451: a power moves some of an army: what it has not moved stays with whoever moved that. */
export function keepArmy(state: Pick<State, "table" | "leaders">, army: Army, keeper: Power): void {
  const parts = new Map(standing(state, army.owner).map((node) => [node, keeperAt(army, node)]));
  army.keeper = keeper;
  for (const [node, before] of parts) keepPart(army, node, before);
}

/** R451: parts that stand nowhere any more are forgotten. */
export function forgetParts(state: State): void {
  for (const army of state.armies) {
    if (army.parts.length === 0) continue;
    const places = standing(state, army.owner);
    army.parts = army.parts.filter(({ node }) => places.includes(node));
  }
}

/** Where units of a horde stand, and its leader, who may be alone. */
function standing({ table, leaders }: Pick<State, "table" | "leaders">, owner: Owner): Node[] {
  const places = table.keys.filter((key) => ownerOfKey(key) === owner).map(nodeOfKey);
  const leader = leaders[leaderOfHorde(owner)] ?? NONE;
  if (leader >= 0 && leader < IN_FORCE && !places.includes(leader)) places.push(leader);
  return places;
}

/** Whether an owner has any units on the map, standing or moving. */
export const hasUnits = ({ table, forces }: State, owner: Owner): boolean =>
  table.keys.some((key) => ownerOfKey(key) === owner) ||
  forces.some((force) => force?.rows.some((row) => row.owner === owner));

/** Armies in the order of their owners, so that equal positions are equal bytes. */
export function addArmy(state: State, army: Army): void {
  state.armies.push(army);
  state.armies.sort((a, b) => a.owner - b.owner);
}

export function removeArmy(state: State, owner: Owner): void {
  state.armies = state.armies.filter((army) => army.owner !== owner);
}

/** R112: a horde that is not in play, if possible the one of the same number as its kind; or NONE. */
export function freeHorde(state: State, kind: HordeName): Owner {
  const own = HORDE_0 + HORDES.indexOf(kind);
  if (!armyOf(state, own)) return own;
  for (let owner = HORDE_0; owner < SLAVES_ROME; owner++) if (!armyOf(state, owner)) return owner;
  return NONE;
}

const NOBODY: Ratings = { tactical: 0, campaign: 0 };

/** 8.2, 8.21, 13.4: what a leader is worth, nothing without one; a horde's leader is rated by his horde. */
export function ratingsOf(state: Pick<State, "config" | "armies">, leader: Leader): Ratings {
  if (leader === NONE) return NOBODY;
  const { leaders } = worldOf(state.config).data;
  if (leader < HORDE_LEADER) return { tactical: leaders.tactical[leader]!, campaign: leaders.campaign[leader]! };
  const army = armyOf(state, HORDE_0 + leader - HORDE_LEADER);
  return army ? leaders.hordes[HORDES.indexOf(army.kind as HordeName)]! : NOBODY;
}
