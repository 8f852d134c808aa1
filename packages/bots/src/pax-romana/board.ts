import {
  battlePointsOf,
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
} from "@ara/pax-romana";

/** Sums over what stands in a node. */

/** 10.51: Battle Points in a row of counts. */
export const strengthOf = (seen: Pick<Seen, "turn" | "config">, counts: readonly number[], at = 0): number =>
  battlePointsOf(seen, counts, false, at);

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

/** The leaders of an owner that stand in a node. */
export const leadersOf = (seen: Seen, node: Node, owner: Owner): Leader[] =>
  leadersAt(seen, node).filter((leader) => ownerOfLeader(seen, leader) === owner);

/** The best Campaign or Tactical Rating among leaders; 0 without any. */
export const bestRating = (seen: Seen, rating: "campaign" | "tactical", leaders: readonly Leader[]): number =>
  leaders.reduce((best, leader) => Math.max(best, ratingsOf(seen, leader)[rating]), 0);
