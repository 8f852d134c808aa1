import { worldOf } from "../../config.ts";
import { CAV, EL, LG, MCAV, NONE, type Leader, type Node, type Owner } from "../../data/index.ts";
import { zeros } from "../../zeros.ts";
import { ROW, type Seen, type State } from "../../state/state.ts";
import { eachStack, ownerOfKey } from "../../state/table.ts";
import { leadersFor } from "../control/command.ts";
import { ownerOfLeader } from "../control/keeper.ts";
import { relationOf } from "../control/relation.ts";
import type { Side } from "../frames.ts";
import { areTogether, isAboard } from "../leaders/company.ts";
import { hasLand } from "../movement/contents.ts";
import { legionaryCavalry, legionBonus, type Horse } from "./cavalry.ts";

/** The units of one side of a battle: those of its force, and those of its owners that stand in the Space. */

/** Calls for every row of units on the side: its counts begin at `at`. */
export function eachRow(
  state: Pick<Seen, "table" | "forces">,
  space: Node,
  { force, owners, rows }: Side,
  see: (counts: readonly number[], at: number, owner: Owner, moving: boolean) => void,
): void {
  if (force !== NONE)
    for (const { owner, counts } of state.forces[force]?.rows ?? [])
      if (rows === undefined || rows.includes(owner)) see(counts, 0, owner, true);
  if (owners.length === 0) return;
  eachStack(state, space, (key, at) => {
    const owner = ownerOfKey(key);
    if (owners.includes(owner)) see(state.table.counts, at, owner, false);
  });
}

/** How many of each sort the side has. */
export function countsOn(state: Pick<Seen, "table" | "forces">, space: Node, side: Side): number[] {
  const sum = zeros(ROW);
  eachRow(state, space, side, (counts, at) => {
    for (let unit = 0; unit < ROW; unit++) sum[unit]! += counts[at + unit]!;
  });
  return sum;
}

/** 10.51: Battle Points of a row of units that begins at `at`; with `infantryOnly` cavalry stays out of it (7.31, 10.62). */
export function battlePointsOf(
  state: Pick<Seen, "turn" | "config">,
  counts: readonly number[],
  infantryOnly: boolean,
  at = 0,
): number {
  const { bp, isCavalry } = worldOf(state.config).data.units;
  let sum = legionBonus(state) * counts[at + LG]!;
  for (let unit = 0; unit < bp.length; unit++) {
    if (!(infantryOnly && isCavalry[unit] === 1)) sum += bp[unit]! * counts[at + unit]!;
  }
  return sum;
}

/** 10.61, 10.64. */
export const horseOf = (state: Pick<Seen, "turn" | "config">, counts: readonly number[]): Horse => ({
  regular: counts[CAV]! + counts[MCAV]!,
  legionary: legionaryCavalry(state, counts[LG]!),
});

export const sideHasLandUnits = (state: State, space: Node, side: Side): boolean =>
  hasLand(state, countsOn(state, space, side));

export const elephantsOn = (state: State, space: Node, side: Side): number => countsOn(state, space, side)[EL]!;

/** 8.24, 12.44, R377: the leaders with a side: in its force, and those who stand with its owners in the Space. */
export function leadersOn(state: State, space: Node, side: Side): Leader[] {
  const { force, owners } = side;
  const found = force === NONE ? [] : (state.forces[force]?.leaders.slice() ?? []);
  if (owners.length === 0) return found;
  for (let leader = 0; leader < state.leaders.length; leader++)
    if (state.leaders[leader] === space && fightsWith(state, space, side, leader)) found.push(leader);
  return found;
}

/** 8.24, 12.26, R504: those of them who may be named to lead it. */
export function leadersToName(state: State, space: Node, side: Side): Leader[] {
  const found = leadersOn(state, space, side);
  const force = side.force === NONE ? null : state.forces[side.force];
  if (!force) return found;
  const able = leadersFor(state, force);
  return found.filter((leader) => able.includes(leader) || !force.leaders.includes(leader));
}

/** Whether a leader in the Space belongs to a side: not one aboard, nor an ally's whom its enemy would let be. */
function fightsWith(state: State, space: Node, { force, owners }: Side, leader: Leader): boolean {
  const whose = ownerOfLeader(state, leader);
  if (!owners.some((owner) => areTogether(state, whose, owner, space)) || isAboard(state, leader, space)) return false;
  return !state.forces.some(
    (enemy, i) =>
      enemy !== null &&
      i !== force &&
      enemy.node === space &&
      relationOf(state, enemy, whose) !== "hostile" &&
      owners.some((owner) => relationOf(state, enemy, owner) === "hostile"),
  );
}
