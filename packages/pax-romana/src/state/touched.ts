import { worldOf } from "../config.ts";
import { NONE, type Node, type Province } from "../data/index.ts";
import type { State } from "./state.ts";

/** A bit of the second word for what lies in no province: at sea and on passes pieces are tidied too (10.68, 10.86). */
const NO_PROVINCE = 1 << 30;
/** Another one: pieces have changed since they were last tidied. A battle settles control at its end, but tidies on its way. */
const UNTIDY = 1 << 29;
const PROVINCES = ~(NO_PROVINCE | UNTIDY);

/** Notes that something in a node changed: pieces are tidied, and its province is settled anew after this step (5.2). */
export function touch(state: State, node: Node): void {
  const province = worldOf(state.config).map.province[node]!;
  if (province === NONE) state.touched[1] |= NO_PROVINCE;
  else if (province < 31) state.touched[0] |= 1 << province;
  else state.touched[1] |= 1 << (province - 31);
  state.touched[1] |= UNTIDY;
}

export const isTouched = (state: State, province: Province): boolean =>
  province < 31 ? (state.touched[0] & (1 << province)) !== 0 : (state.touched[1] & (1 << (province - 31))) !== 0;

export const anythingTouched = ({ touched }: State): boolean => touched[0] !== 0 || touched[1] !== 0;

/** Calls for every province that was touched. */
export function eachTouched({ touched }: State, see: (province: Province) => void): void {
  eachBit(touched[0], 0, see);
  eachBit(touched[1] & PROVINCES, 31, see);
}

function eachBit(word: number, from: number, see: (at: number) => void): void {
  for (let bits = word; bits !== 0; bits &= bits - 1) see(from + 31 - Math.clz32(bits & -bits));
}

export const isUntidy = ({ touched }: State): boolean => (touched[1] & UNTIDY) !== 0;

export function setTidy({ touched }: State): void {
  touched[1] &= ~UNTIDY;
}

export function clearTouched(state: State): void {
  state.touched[0] = 0;
  state.touched[1] = 0;
}
