import { NONE, SOLDIER_OF_FORTUNE, type Node, type Owner, type Power } from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import { advancedOf } from "../../state/cards.ts";
import { IN_FORCE } from "../../state/leaders.ts";
import { ROW, type Force, type State } from "../../state/state.ts";
import { eachStack, nodeOfKey, ownerOfKey } from "../../state/table.ts";
import { isPower, powerBehind } from "../control/keeper.ts";
import { hasLand } from "../movement/contents.ts";

/** 17.2 Poliorcetes, R306: a siege engine that stands with an army, or is in a force (`IN_FORCE` and its number). */

/** R306: what it is worth in one attack on walls. */
export const ENGINE_BP = 5;

/** Whether land units of an owner are an army of a power: its own, or its Soldier of Fortune's. */
const isArmyOf = (state: State, owner: Owner, power: Power): boolean =>
  (isPower(owner) || owner === SOLDIER_OF_FORTUNE) && powerBehind(state, owner) === power;

const isGuard = (state: State, { rows }: Force, power: Power): boolean =>
  rows.some(({ owner, counts }) => isArmyOf(state, owner, power) && hasLand(state, counts));

function standsAt(state: State, node: Node, power: Power): boolean {
  let found = false;
  eachStack(state, node, (key, at) => {
    if (isArmyOf(state, ownerOfKey(key), power) && hasLand(state, state.table.counts, at)) found = true;
  });
  return found;
}

/** Where armies of a power are, on the march or not. */
export function armiesOf(state: State, power: Power): Node[] {
  const found = new Set<Node>();
  const { keys, counts } = state.table;
  for (let i = 0; i < keys.length; i++) {
    const node = nodeOfKey(keys[i]!);
    if (node < state.works.length && isArmyOf(state, ownerOfKey(keys[i]!), power) && hasLand(state, counts, i * ROW))
      found.add(node);
  }
  for (const force of state.forces) if (force && isGuard(state, force, power)) found.add(force.node);
  return [...found].toSorted((a, b) => a - b);
}

/** R306: the engine comes to an army; to the one on the march, where there is one. */
export function placeEngine(state: State, power: Power, node: Node): void {
  const advanced = advancedOf(state);
  const marching = state.forces.findIndex(
    (force) => force !== null && force.node === node && isGuard(state, force, power),
  );
  advanced.helepolis = marching === NONE ? node : IN_FORCE + marching;
  advanced.helepolisOwner = power;
}

/** Whether a force has the engine with it. */
export const hasEngine = ({ advanced }: Pick<State, "advanced">, force: number): boolean =>
  advanced !== undefined && force !== NONE && advanced.helepolis === IN_FORCE + force;

/** R306: it was used, or lost. */
export function removeEngine(state: State): void {
  const advanced = advancedOf(state);
  advanced.helepolis = NONE;
  advanced.helepolisOwner = NONE;
}

/** R306: what a force on the march may do with the engine where it is: take it along, leave it to others there, or nothing. */
export function engineChoice(state: State, index: number): boolean | undefined {
  const { advanced } = state;
  const force = state.forces[index]!;
  if (!advanced || advanced.helepolis === NONE || advanced.helepolisOwner !== force.power || force.aboard)
    return undefined;
  if (advanced.helepolis === force.node && isGuard(state, force, force.power)) return true;
  return hasEngine(state, index) && standsAt(state, force.node, force.power) ? false : undefined;
}

export function haulEngine(state: State, index: number, yes: boolean): void {
  advancedOf(state).helepolis = yes ? IN_FORCE + index : state.forces[index]!.node;
}

/** R306: it goes with the last of those who leave it, and is lost when nobody is beside it any more. */
export function keepEngine(state: State, tell: Tell | undefined): void {
  if (advancedOf(state).helepolis !== NONE) keepWhatThereIs(state, tell);
}

function keepWhatThereIs(state: State, tell: Tell | undefined): void {
  const { helepolis: place, helepolisOwner: power } = advancedOf(state);
  const force = place >= IN_FORCE ? state.forces[place - IN_FORCE] : undefined;
  if (force && isGuard(state, force, power)) return;
  const node = place >= IN_FORCE ? (force?.node ?? NONE) : place;
  if (node !== NONE && standsAt(state, node, power)) {
    advancedOf(state).helepolis = node;
    return;
  }
  const leaving = state.forces.findIndex(
    (one) => one !== null && isGuard(state, one, power) && [one.node, one.from, one.lastSpace].includes(node),
  );
  if (leaving !== NONE) {
    advancedOf(state).helepolis = IN_FORCE + leaving;
    return;
  }
  removeEngine(state);
  tell?.({ type: "engineLost", power, node, rule: "17.2" });
}

/** For invariants: it is with an army of its owner, or there is none. */
export function isEngineKept(state: State): boolean {
  if (!state.advanced) return true;
  const { helepolis: place, helepolisOwner: power } = state.advanced;
  if (place === NONE || power === NONE) return place === NONE && power === NONE;
  if (place < IN_FORCE) return standsAt(state, place, power);
  const force = state.forces[place - IN_FORCE];
  return force !== null && force !== undefined && isGuard(state, force, power);
}
