import { worldOf } from "../../config.ts";
import {
  GS,
  NONE,
  OWNERS,
  PERGAMUM,
  PONTUS,
  SOLDIER_OF_FORTUNE,
  type Node,
  type Owner,
  type Power,
} from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import { changeTalents } from "../../state/ledger.ts";
import type { Force, State } from "../../state/state.ts";
import { addUnits, countAt, countIn, keyOf, keysAt, markOfKey } from "../../state/table.ts";
import { RHODES, servedPower } from "../economy/allegiance.ts";
import { rhodusOf } from "./rhodes.ts";
import { moverOf } from "../control/relation.ts";
import { holderOf } from "../control/holder.ts";
import { isPower, keeperOf } from "../control/keeper.ts";

/** 12.5: those who belong to no power, at sea and ashore: who fights, who moves, who leaves, what Rhodes is paid. */

const MAMERTINES: Owner = OWNERS.indexOf("mamertines");
export const SYRACUSE: Owner = OWNERS.indexOf("syracuse");
const EGYPT: Owner = OWNERS.indexOf("egypt");
const MAGNA_GRAECIA: Owner = OWNERS.indexOf("magnaGraecia");
export { RHODES };

const INDEPENDENTS: readonly Owner[] = [MAMERTINES, SYRACUSE, RHODES, EGYPT, MAGNA_GRAECIA];

/** 12.51-12.53, R192: nobody moves their land units; they neither withdraw nor retreat, not even by force. */
export const staysPut = (owner: Owner): boolean => INDEPENDENTS.includes(owner);

/** Whose fleet an owner's squadrons are in: that of the power they serve (12.51), else a fleet of their own. */
export function fleetOf(state: State, owner: Owner): Owner {
  if (isPower(owner)) return owner;
  const served = servedPower(state, owner);
  return served === NONE ? owner : served;
}

/** The owners whose squadrons a power may use: its own, its Soldier of Fortune's, and those of Rhodes and Pergamum if they serve it (12.51, 12.54). */
export function ownersOfFleet(state: State, fleet: Owner): readonly Owner[] {
  const owners = [fleet];
  if (!isPower(fleet)) return owners;
  if (keeperOf(state, SOLDIER_OF_FORTUNE) === fleet) owners.push(SOLDIER_OF_FORTUNE);
  if (servedPower(state, RHODES) === fleet) owners.push(RHODES);
  if (keeperOf(state, PERGAMUM) === fleet) owners.push(PERGAMUM);
  return owners;
}

/** 12.55: in whose fleet a force sails: Pontus uses no galleys but its own. */
export const fleetOfForce = (force: Force): Owner => (moverOf(force) === PONTUS ? PONTUS : force.power);

/** 12.51: whether Rhodes is its own master, so that fleets pass for a toll. */
export function isNeutralRhodes(state: State, node: Node): boolean {
  return node !== NONE && node === rhodusOf(state) && holderOf(state, node) === RHODES;
}

/** 12.51: whether a power pays for coming into Rhodus: its ally does not. */
export const asksToll = (state: State, power: Power, node: Node): boolean =>
  isNeutralRhodes(state, node) && servedPower(state, RHODES) !== power;

/** 12.51, R220: whether a fleet that lies in neutral Rhodus has not paid for coming there. */
export const owesToll = (state: State, power: Power, node: Node): boolean =>
  state.powers[power]!.unpaid !== NONE && asksToll(state, power, node);

/** 12.51, 6.16: Rhodes hands on to its ally what it is paid. */
export function earnToll(state: State, talents: number, tell: Tell): void {
  const ally = servedPower(state, RHODES);
  if (ally !== NONE && talents > 0) changeTalents(state, ally, talents, "12.51", tell);
}

/** R344: whether nothing of a power's fleet lies in neutral Rhodus but Rhodian squadrons: whoever pays the toll passes them. */
export const isBehindToll = (state: State, fleet: Owner, node: Node): boolean =>
  isNeutralRhodes(state, node) &&
  servedPower(state, RHODES) === fleet &&
  ownersOfFleet(state, fleet).every((owner) => owner === RHODES || countAt(state, node, owner, GS) === 0);

/** 12.51: what a fleet pays to go into or through neutral Rhodes. */
export const tollOf = ({ config }: State): number => worldOf(config).data.charts.prices.rhodesToll;

/** 12.53, R345, R373: squadrons left in Syracuse, in a port of Egypt or in Rhodus become those of whoever took the City. */
export function takeOverFleet(state: State, space: Node, captor: Owner, tell?: Tell): void {
  for (const from of [SYRACUSE, EGYPT]) takeOver(state, space, from, captor, tell);
  // In the Standard Game they serve the holder of Rhodus, and stay Rhodian.
  if (state.advanced) takeOver(state, space, RHODES, captor, tell);
}

function takeOver(state: State, space: Node, from: Owner, captor: Owner, tell?: Tell): void {
  const squadrons = countAt(state, space, from, GS);
  if (squadrons === 0) return;
  for (const key of keysAt(state, space, from)) {
    const n = countIn(state, key, GS);
    addUnits(state, key, GS, -n);
    addUnits(state, keyOf(space, captor, markOfKey(key)), GS, n);
  }
  tell?.({ type: "fleetTaken", node: space, from, to: captor, n: squadrons, rule: "12.53" });
}
