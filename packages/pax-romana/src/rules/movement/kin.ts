import type { Refusal } from "@ara/kernel";
import { worldOf } from "../../config.ts";
import { GREECE, type Node, type Owner, type Power } from "../../data/index.ts";
import { refusal } from "../../refusal.ts";
import { hasOwner } from "../../state/keys.ts";
import { AT_ODDS, isKin } from "../../state/force.ts";
import type { Force, State } from "../../state/state.ts";
import { eachStack, ownerOfKey } from "../../state/table.ts";
import { builderAt } from "../../state/works.ts";
import { commandedBy } from "../control/command.ts";
import { holderOf, occupiersAt, occupies } from "../control/holder.ts";
import { ownerOfLeader, powerBehind } from "../control/keeper.ts";

/** 17.2 Successor Wars, R332, R333: where the army may go, and whom it may fight. */

/** Whose Home a force fights at: that of the units in it. */
export const homePowerOf = (force: Force): Power => (isKin(force) ? GREECE : force.power);

/** More than the steps of any way. */
const SPACE = 1000;
const ways = new WeakMap<object, readonly number[]>();

/** How far each node is from Greece over land and straits: Spaces on the way first, then its steps (R316). */
function farFromGreece({ config }: Pick<State, "config">): readonly number[] {
  const { map } = worldOf(config);
  const known = ways.get(map);
  if (known) return known;
  const far = map.land.map((_, node) => (map.homeAt[node] === GREECE && map.inPlay[node] === 1 ? 0 : Infinity));
  const ahead = far.flatMap((n, node) => (n === 0 ? [node] : []));
  for (let node = ahead.shift(); node !== undefined; node = ahead.shift()) {
    const next = far[node]! + (node < map.spaces ? SPACE : 0) + 1;
    for (const from of [...map.land[node]!, ...map.strait[node]!]) {
      if (map.inPlay[from] !== 1 || next >= far[from]!) continue;
      far[from] = next;
      ahead.push(from);
    }
  }
  ways.set(map, far);
  return far;
}

/** R332: so many Spaces lie between the army and Greece at most. */
const NEAR = 3;

export const isNearGreece = (state: State, node: Node): boolean =>
  Math.floor(farFromGreece(state)[node]! / SPACE) <= NEAR;

/** R332, R333: it stays in Greece, or goes there by ways that bring it nearer, and not to pieces of whoever leads it. */
export function whyKinKept(state: State, force: Force, from: Node, to: Node): Refusal | undefined {
  const { spaces, homeAt } = worldOf(state.config).map;
  const far = farFromGreece(state);
  if (to >= spaces)
    return from >= spaces || homeAt[from] === GREECE || far[to]! < far[from]! ? undefined : refusal("limit.greece", {});
  const stood = from < spaces ? from : force.node < spaces ? force.node : force.lastSpace;
  if (far[to] !== 0 && far[to]! >= far[stood]!) return refusal("limit.greece", {});
  const there = occupiersAt(state, to);
  const isHis = commandedBy(state, force.power).some((owner) => hasOwner(there, owner));
  return isHis || holderOf(state, to) === force.power ? refusal("limit.leader", {}) : undefined;
}

/** Whether Greeks stand in a Space, or something of theirs: leaders alone, too. */
export function areGreeksAt(state: State, node: Node): boolean {
  const isGreek = (owner: Owner): boolean => powerBehind(state, owner) === GREECE;
  return (
    standingAt(state, node).some(isGreek) ||
    isGreek(builderAt(state, node)) ||
    state.leaders.some((at, leader) => at === node && isGreek(ownerOfLeader(state, leader)))
  );
}

/** The owners of units and garrisons that stand in a Space. */
export function standingAt(state: State, node: Node): Owner[] {
  const found: Owner[] = [];
  eachStack(state, node, (key, at) => {
    if (occupies(state, state.table.counts, at)) found.push(ownerOfKey(key));
  });
  return found;
}

/** R333: Greece intercepts the army where it attacks Greeks, and where it does not come to any as a friend. */
export const isWatchedByKin = (state: State, force: Force, space: Node): boolean =>
  isKin(force) && !areGreeksAt(state, space);

/** The force as it would be if it attacked Greeks. */
export const atOdds = (force: Force): Force => ({ ...force, flags: force.flags | AT_ODDS });
