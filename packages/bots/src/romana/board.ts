import {
  countsOfForce,
  eachStack,
  emptyRow,
  GARR,
  leadersAt,
  ownerOfKey,
  ownerOfLeader,
  ratingsOf,
  ROW,
  worldOf,
  type Leader,
  type Node,
  type Owner,
  type Seen,
  type Side,
  type View,
} from "@ara/pax-romana";

/** Sums over what stands in a node. */

/** Battle Points in a row of counts. */
export function strengthOf({ config }: Pick<Seen, "config">, counts: readonly number[], at = 0): number {
  const { bp } = worldOf(config).data.units;
  let sum = 0;
  for (let unit = 0; unit < bp.length; unit++) sum += bp[unit]! * (counts[at + unit] ?? 0);
  return sum;
}

/** 5.11: land units and garrisons in a row of counts. */
export function occupantsIn({ config }: Pick<Seen, "config">, counts: readonly number[], at = 0): number {
  const { isLand } = worldOf(config).data.units;
  let sum = counts[at + GARR] ?? 0;
  for (let unit = 0; unit < isLand.length; unit++) if (isLand[unit] === 1) sum += counts[at + unit] ?? 0;
  return sum;
}

/** All units of some side in a node, those that move left out, as one row. */
export function rowAt({ table }: Pick<Seen, "table">, node: Node, isMeant: (owner: Owner) => boolean): number[] {
  const sum = emptyRow();
  eachStack({ table }, node, (key, at) => {
    if (isMeant(ownerOfKey(key))) for (let unit = 0; unit < ROW; unit++) sum[unit]! += table.counts[at + unit]!;
  });
  return sum;
}

/** All units of a side in a battle, those that move and those that stand. */
export function rowOfSide(view: View, space: Node, { force, owners }: Side): number[] {
  const row = rowAt(view, space, (owner) => owners.includes(owner));
  const moving = force >= 0 ? view.forces[force] : undefined;
  if (moving) countsOfForce(moving).forEach((n, unit) => (row[unit]! += n));
  return row;
}

/** The leaders of an owner that stand in a node. */
export const leadersOf = (seen: Seen, node: Node, owner: Owner): Leader[] =>
  leadersAt(seen, node).filter((leader) => ownerOfLeader(seen, leader) === owner);

/** The best Campaign or Tactical Rating among leaders; 0 without any. */
export const bestRating = (seen: Seen, rating: "campaign" | "tactical", leaders: readonly Leader[]): number =>
  leaders.reduce((best, leader) => Math.max(best, ratingsOf(seen, leader)[rating]), 0);
