import { worldOf } from "../../config.ts";
import { GARR, GS, NONE, type Leader, type Node, type Owner, type Unit } from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import { addToForce } from "../../state/force.ts";
import { ROW, type State } from "../../state/state.ts";
import { addUnits, countIn, eachStack, keysAt, ownerOfKey } from "../../state/table.ts";
import type { Side } from "../frames.ts";
import { loseLeader } from "../leaders/fate.ts";
import { leadersOn } from "./sides.ts";

/** Units leave the map, or turn to their reduced side. */

/** Takes units from the force, from whatever row has them. */
export function takeFromForce(state: State, force: number, owner: Owner, unit: Unit, n: number): void {
  const moving = state.forces[force]!;
  let left = n;
  for (const row of moving.rows.slice()) {
    if (row.owner !== owner || left === 0) continue;
    const here = Math.min(left, row.counts[unit]!);
    addToForce(state, moving, owner, row.mark, unit, -here);
    left -= here;
  }
}

/** 10.81, 10.82: one unit turns to its reduced side, where it is. */
export function flipInForce(state: State, force: number, owner: Owner, unit: Unit): void {
  const moving = state.forces[force]!;
  const { mark } = moving.rows.find((row) => row.owner === owner && row.counts[unit]! > 0)!;
  addToForce(state, moving, owner, mark, reducedOf(state, unit), 1);
  addToForce(state, moving, owner, mark, unit, -1);
}

export function flipStanding(state: State, space: Node, owner: Owner, unit: Unit): void {
  const key = keysAt(state, space, owner).findLast((one) => countIn(state, one, unit) > 0)!;
  addUnits(state, key, reducedOf(state, unit), 1);
  addUnits(state, key, unit, -1);
}

const reducedOf = (state: State, unit: Unit): Unit => worldOf(state.config).data.units.reduced[unit]!;

/**
 * 7.41, 8.44, 10.69, 12.11, R160: everything of a side is lost, its leaders too; squadrons in port stay. After losses the
 * caller says who the leaders are: whoever fought ashore is not aboard because his army is gone.
 */
export function eliminateSide(
  state: State,
  space: Node,
  side: Side,
  rule: string,
  tell: Tell,
  leaders: readonly Leader[] = leadersOn(state, space, side),
): void {
  for (const leader of leaders) loseLeader(state, leader, space, rule, tell);
  // 12.11: 8.44 speaks of a force and its leaders; garrisons without any fall because they are garrisons.
  const ruleFor = (units: readonly number[]): string =>
    rule === "8.44" && leaders.length === 0 && units.every((n, unit) => n === 0 || unit === GARR) ? "12.11" : rule;
  const moving = side.force === NONE ? null : state.forces[side.force];
  for (const { owner, mark, counts } of moving?.rows.slice() ?? []) {
    const units = counts.map((n, unit) => (unit === GS ? 0 : n));
    for (let unit = 0; unit < ROW; unit++) addToForce(state, moving!, owner, mark, unit, -units[unit]!);
    if (units.some((n) => n > 0)) tell({ type: "eliminated", owner, space, units, rule: ruleFor(units) });
  }
  for (const key of standingKeys(state, space, side)) {
    const units: number[] = [];
    for (let unit = 0; unit < ROW; unit++) {
      units[unit] = unit === GS ? 0 : countIn(state, key, unit);
      addUnits(state, key, unit, -units[unit]!);
    }
    if (units.some((n) => n > 0))
      tell({ type: "eliminated", owner: ownerOfKey(key), space, units, rule: ruleFor(units) });
  }
}

function standingKeys(state: State, space: Node, { owners }: Side): number[] {
  const keys: number[] = [];
  eachStack(state, space, (key) => void (owners.includes(ownerOfKey(key)) && keys.push(key)));
  return keys;
}
