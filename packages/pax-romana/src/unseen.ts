import type { Viewer } from "@ara/kernel";
import type { Config } from "./config.ts";
import { NONE, type Power } from "./data/index.ts";
import { pairOf } from "./state/pairs.ts";

/** The powers a viewer plays. */
export const ownPowers = (config: Config, viewer: Viewer): readonly Power[] =>
  viewer === "spectator" ? [] : (config.seats[viewer] ?? []);

export const inOrder = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

/** 15.45, R326: markers or cards in a power's hand that a viewer has seen with any of his powers. */
export function seenIn(known: readonly (readonly number[] | null)[], power: Power, own: readonly Power[]): number[] {
  const found: number[] = [];
  for (const other of own) found.push(...without(known[pairOf(power, other)] ?? [], found));
  return found;
}

/** What is left of a list of markers without some others. */
export function without(markers: readonly number[], others: readonly number[]): number[] {
  const left = markers.slice();
  for (const one of others) {
    const i = left.indexOf(one);
    if (i !== NONE) left.splice(i, 1);
  }
  return left;
}
