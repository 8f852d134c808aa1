import { worldOf } from "../config.ts";
import { NONE, type Node, type Province } from "../data/index.ts";
import type { State } from "./state.ts";

/** Notes that something in a Space changed: its province is settled anew after this step (5.2). */
export function touch(state: State, node: Node): void {
  const province = worldOf(state.config).map.province[node]!;
  if (province === NONE) return;
  if (province < 31) state.touched[0] |= 1 << province;
  else state.touched[1] |= 1 << (province - 31);
}

export const isTouched = (state: State, province: Province): boolean =>
  province < 31 ? (state.touched[0] & (1 << province)) !== 0 : (state.touched[1] & (1 << (province - 31))) !== 0;

export const anythingTouched = ({ touched }: State): boolean => touched[0] !== 0 || touched[1] !== 0;

/** Calls for every province that was touched. */
export function eachTouched({ touched }: State, see: (province: Province) => void): void {
  for (let word = 0; word < 2; word++)
    for (let bits = touched[word]!; bits !== 0; bits &= bits - 1) see(word * 31 + 31 - Math.clz32(bits & -bits));
}

export function clearTouched(state: State): void {
  state.touched[0] = 0;
  state.touched[1] = 0;
}
