import { worldOf } from "../../config.ts";
import {
  FRESH,
  GS,
  INDEPENDENT,
  NONE,
  PERGAMUM,
  PERGAMUM_LEADER,
  PONTUS,
  type Leader,
  type Node,
  type Owner,
  type Power,
} from "../../data/index.ts";
import type { Happening, Tell } from "../../event.ts";
import { addArmy, hasUnits, pergamum, removeArmy } from "../../state/armies.ts";
import { advancedOf } from "../../state/cards.ts";
import { addToForce } from "../../state/force.ts";
import { changeTalents } from "../../state/ledger.ts";
import { hasOwner, justOwner, nextOwner, withoutOwner } from "../../state/keys.ts";
import { IN_POOL, putLeader } from "../../state/leaders.ts";
import type { Force, State } from "../../state/state.ts";
import { addRow, addUnits, countIn, keyOf, nodeOfKey, ownerOfKey, rowOf } from "../../state/table.ts";
import { touch } from "../../state/touched.ts";
import { setWorks, worksAt } from "../../state/works.ts";
import { removeUnits } from "../chance-events/removing.ts";
import { occupiersAt } from "../control/holder.ts";
import { powerBehind, sitsIn } from "../control/keeper.ts";
import { isNeutralRhodes, RHODES } from "./independents.ts";
import { rhodusOf, SQUADRONS } from "./rhodes.ts";

/** 12.51, 12.54, 17.2: powers and their allies among the minor powers: how an alliance is made, and how it ends. */

/** 17.2: whether Rhodes is somebody to be allied with: its own master, and not without units. */
export const isRhodesOpen = (state: State): boolean =>
  isNeutralRhodes(state, rhodusOf(state)) && hasUnits(state, RHODES);

/** 12.51, 17.2. */
export function allyWithRhodes(state: State, power: Power, tell: Tell): void {
  advancedOf(state).rhodesAlly = power;
  state.powers[power]!.unpaid = NONE;
  tell({ type: "allianceMade", power, minor: RHODES, rule: "12.51" });
}

/** 12.51, R342: Rhodes is neutral again, and its squadrons are in Rhodus at once. */
export function endAllianceOfRhodes(state: State, tell: Tell): void {
  const advanced = advancedOf(state);
  const power = advanced.rhodesAlly;
  if (power === NONE) return;
  advanced.rhodesAlly = NONE;
  tell({ type: "allianceBroken", power, minor: RHODES, rule: "12.51" });
  const rhodus = rhodusOf(state);
  // R422: a leader who was aboard them there is ashore now, among the troops of Rhodes.
  if (rhodus !== NONE) touch(state, rhodus);
  for (const key of state.table.keys.slice()) {
    if (ownerOfKey(key) !== RHODES || nodeOfKey(key) === rhodus) continue;
    const n = countIn(state, key, GS);
    addUnits(state, key, GS, -n);
    addUnits(state, keyOf(rhodus, RHODES, FRESH), GS, n);
  }
  for (const force of state.forces)
    for (const { owner, mark, counts } of force?.rows.slice() ?? []) {
      if (owner !== RHODES) continue;
      const n = counts[GS]!;
      addToForce(state, force!, RHODES, mark, GS, -n);
      addUnits(state, keyOf(rhodus, RHODES, FRESH), GS, n);
    }
}

/** 17.2: whether Pergamum is somebody to be allied with. */
export const isPergamumOpen = (state: State): boolean => hasUnits(state, PERGAMUM);

/** 12.54, 17.2: its units are its ally's as if they were his own. */
export function allyWithPergamum(state: State, power: Power, tell: Tell): void {
  advancedOf(state).pergamumAlly = power;
  addArmy(state, pergamum(power));
  touchPergamum(state);
  tell({ type: "allianceMade", power, minor: PERGAMUM, rule: "12.54" });
}

/** 17.2, R348, R488: those who are abroad or share a Space go home; where the ally or his guest holds their City, they are gone. */
export function endAllianceOfPergamum(state: State, tell: Tell): void {
  const advanced = advancedOf(state);
  const power = advanced.pergamumAlly;
  if (power === NONE) return;
  advanced.pergamumAlly = NONE;
  removeArmy(state, PERGAMUM);
  tell({ type: "allianceBroken", power, minor: PERGAMUM, rule: "12.54" });
  for (const leader of PERGAMENES) if (state.leaders[leader]! >= 0) putLeader(state, leader, IN_POOL);
  const [city, port] = homesOf(state);
  const heir = city === NONE ? NONE : heirOf(state, city, power);
  if (heir !== NONE) giveUpCity(state, city, heir, tell);
  for (const key of state.table.keys.slice()) if (ownerOfKey(key) === PERGAMUM) goHome(state, key, city, port, tell);
  touchPergamum(state);
}

/** R488: who stands in the City when the alliance ends: the ally, else his guest; NONE if nobody does. */
function heirOf(state: State, city: Node, ally: Power): Owner {
  const there = withoutOwner(occupiersAt(state, city), PERGAMUM);
  if (hasOwner(there, ally)) return ally;
  let found = nextOwner(there);
  while (found !== NONE && sitsIn(found)) found = nextOwner(there, found);
  return found;
}

/** R488: he has taken it. */
function giveUpCity(state: State, city: Node, heir: Owner, tell: Tell): void {
  removeUnits(state, (node, owner) => node === city && owner === PERGAMUM, onLand, "12.54", tell);
  const works = worksAt(state, city);
  if (works?.owner !== PERGAMUM) return;
  const power = powerBehind(state, heir);
  // 7.45: what barbarians take is nobody's.
  const to = power === NONE ? INDEPENDENT : power;
  setWorks(state, city, { ...works, owner: to });
  tell({ type: "captured", node: city, owner: heir, from: PERGAMUM, to, rule: "7.41" });
}

const onLand = (row: readonly number[]): readonly number[] => row.map((n, unit) => (unit === GS ? 0 : n));

/** R348: units of one stack that are abroad, or not alone. */
function goHome(state: State, key: number, city: Node, port: Node, tell: Tell): void {
  const node = nodeOfKey(key);
  const { map } = worldOf(state.config);
  const isAbroad = node >= map.spaces || map.province[node] !== map.province[city];
  const row = rowOf(state, key);
  const army = isAbroad || withoutOwner(occupiersAt(state, node), PERGAMUM) !== 0 ? onLand(row) : [];
  send(state, key, army, city, tell);
  send(state, key, isAbroad ? row.map((n, unit) => (unit === GS ? n : 0)) : [], port, tell);
}

function send(state: State, key: number, row: readonly number[], home: Node, tell: Tell): void {
  if (row.every((n) => n === 0)) return;
  addRow(state, key, row, -1);
  const isLost = home === NONE || withoutOwner(occupiersAt(state, home), PERGAMUM) !== 0;
  if (!isLost) return addRow(state, keyOf(home, PERGAMUM, FRESH), row);
  tell({ type: "unitsRemoved", owner: PERGAMUM, node: nodeOfKey(key), units: row.slice(), rule: "12.54" });
}

/** R348: the Space of the City, and the port, of Pergamum; NONE outside the area. */
function homesOf({ config }: State): [Node, Node] {
  const { map } = worldOf(config);
  const find = (id: string): Node => {
    const node = map.nodeOf.get(id);
    return node !== undefined && map.inPlay[node] === 1 ? node : NONE;
  };
  return [find("pergamum"), find("ephesus")];
}

/** R350: whom its Spaces belong to may change with its ally. */
function touchPergamum(state: State): void {
  for (const { owner, space } of worldOf(state.config).scenario.independents.advanced)
    if (owner === PERGAMUM) touch(state, space);
}

/** 17.2: the alliance is over when nobody of Pergamum is left, or the ally alone holds its City. */
export function endIdleAlliance(state: State, tell?: Tell): void {
  const { pergamumAlly } = state.advanced!;
  if (pergamumAlly === NONE || state.forces.some((force) => force !== null)) return;
  const [city] = homesOf(state);
  const isAlone = city !== NONE && occupiersAt(state, city) === justOwner(pergamumAlly);
  if (isAlone || !hasUnits(state, PERGAMUM)) endAllianceOfPergamum(state, tell ?? (() => {}));
}

/** 12.55, R352: with its last unit Pontus is gone; what it had taken is nobody's. */
export function endPontus(state: State, tell?: Tell): void {
  const advanced = state.advanced!;
  if (advanced.pontusPlayer === NONE || hasUnits(state, PONTUS)) return;
  if (state.frames.some(({ proc }) => proc === "pontus")) return;
  tell?.({ type: "pontusGone", power: advanced.pontusPlayer, rule: "12.55" });
  advanced.pontusPlayer = NONE;
  advanced.pontusMarkers = 0;
  removeArmy(state, PONTUS);
  for (let node = 0; node < state.works.length; node++) {
    const works = worksAt(state, node);
    if (works?.owner === PONTUS) setWorks(state, node, { ...works, owner: INDEPENDENT });
  }
}

/** The two leaders of Pergamum. */
const PERGAMENES: readonly Leader[] = [PERGAMUM_LEADER, PERGAMUM_LEADER + 1];
/** 17.2: the face that brings the first of them; the next one brings the other. */
const FIRST_FACE = 5;

/** 17.2, R347: with the first Move of Pergamene units in an Activation a die is rolled for a leader; who comes, or NONE. */
export function rousePergamum(state: State, { power, rows }: Force, { chance, tell }: Happening): Leader {
  const advanced = advancedOf(state);
  if (advanced.pergamumRolled || !rows.some(({ owner }) => owner === PERGAMUM)) return NONE;
  advanced.pergamumRolled = true;
  const die = chance.die(6);
  const leader = PERGAMENES[die - FIRST_FACE] ?? NONE;
  const [city] = homesOf(state);
  const isOpen = city !== NONE && withoutOwner(withoutOwner(occupiersAt(state, city), PERGAMUM), power) === 0;
  const comes = leader !== NONE && state.leaders[leader] === IN_POOL && isOpen;
  tell({ type: "pergamumRolled", power, die, leader: comes ? leader : NONE, rule: "17.2" });
  if (comes) putLeader(state, leader, city);
  return comes ? leader : NONE;
}

/** 8.12, R347: they leave in Phase C. */
export function removePergamenes(state: State): void {
  for (const leader of PERGAMENES) if (state.leaders[leader] !== IN_POOL) putLeader(state, leader, IN_POOL);
}

/** R98, R431: whoever attacks his ally has one no more. */
export function breakWithVictim(state: State, attacker: Power, attacked: Owner, tell: Tell): void {
  if (attacked === RHODES && advancedOf(state).rhodesAlly === attacker) endAllianceOfRhodes(state, tell);
}

/** R345: Rhodus has fallen: nobody is allied with it any more, but squadrons elsewhere stay with whom they served. */
export function loseMinor(state: State, minor: Owner, tell?: Tell): void {
  const advanced = advancedOf(state);
  if (minor !== RHODES || advanced.rhodesAlly === NONE) return;
  tell?.({ type: "allianceBroken", power: advanced.rhodesAlly, minor, rule: "12.51" });
  if (!hasUnits(state, RHODES)) advanced.rhodesAlly = NONE;
}

/** R343: Rhodian squadrons that are missing, while Rhodes has an ally. */
function missing(state: State): number {
  const { rhodesAlly } = advancedOf(state);
  if (rhodesAlly === NONE || !isNeutralRhodes(state, rhodusOf(state))) return 0;
  let left = 0;
  for (const key of state.table.keys) if (ownerOfKey(key) === RHODES) left += countIn(state, key, GS);
  return Math.max(0, SQUADRONS - left);
}

/** R343, 6.27: what it costs to replace them. */
export const priceOfFleet = (state: State): number => missing(state) * worldOf(state.config).data.units.cost[GS]!;

export function replaceFleet(state: State, tell: Tell): void {
  const n = missing(state);
  if (n === 0) return;
  const power = advancedOf(state).rhodesAlly;
  changeTalents(state, power, -priceOfFleet(state), "17.2", tell);
  addUnits(state, keyOf(rhodusOf(state), RHODES, FRESH), GS, n);
  tell({ type: "fleetReplaced", power, n, rule: "17.2" });
}
