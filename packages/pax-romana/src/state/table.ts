import type { Mark, Node, Owner, Unit } from "../data/index.ts";
import { firstKeyAt, keyOf, lastKeyOf, markOfKey, nodeOfKey } from "./keys.ts";
import { emptyRow, ROW, type State } from "./state.ts";
import { touch } from "./touched.ts";

/** 3.52: troops that stand, by stack: see `keys.ts`. */
export { keyOf, markOfKey, nodeOfKey, ownerOfKey } from "./keys.ts";

/** The index of a key, or of the first larger one. */
function place(keys: readonly number[], key: number): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keys[middle]! < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The index of the first stack in a node, if one stands there: the stacks of a node lie side by side. */
export const firstAt = ({ table }: Pick<State, "table">, node: Node): number => place(table.keys, firstKeyAt(node));

/** How many units of a sort stand in one stack. */
export function countIn({ table }: Pick<State, "table">, key: number, unit: Unit): number {
  const i = place(table.keys, key);
  return table.keys[i] === key ? table.counts[i * ROW + unit]! : 0;
}

/** Adds units to a stack, or takes them away; a stack without units is no stack. The only door to the table. */
export function addUnits(state: State, key: number, unit: Unit, n: number): void {
  if (n === 0) return;
  const { keys, counts } = state.table;
  const i = place(keys, key);
  if (keys[i] !== key) {
    keys.splice(i, 0, key);
    counts.splice(i * ROW, 0, ...emptyRow());
  }
  const now = counts[i * ROW + unit]! + n;
  if (now < 0) throw new RangeError(`there are no ${-n} units of sort ${unit} in stack ${key}`);
  counts[i * ROW + unit] = now;
  if (now === 0 && isEmpty(counts, i)) {
    keys.splice(i, 1);
    counts.splice(i * ROW, ROW);
  }
  touch(state, nodeOfKey(key));
}

function isEmpty(counts: readonly number[], i: number): boolean {
  for (let unit = 0; unit < ROW; unit++) if (counts[i * ROW + unit] !== 0) return false;
  return true;
}

/** Adds a whole row of counts. */
export function addRow(state: State, key: number, row: readonly number[], sign: 1 | -1 = 1): void {
  for (let unit = 0; unit < row.length; unit++) if (row[unit] !== 0) addUnits(state, key, unit, sign * row[unit]!);
}

/** A copy of one stack's counts; all zero where none stands. */
export function rowOf({ table }: Pick<State, "table">, key: number): number[] {
  const i = place(table.keys, key);
  return table.keys[i] === key ? table.counts.slice(i * ROW, (i + 1) * ROW) : emptyRow();
}

/** Calls for every stack of a node: its key, and where its counts begin in `state.table.counts`. */
export function eachStack({ table }: Pick<State, "table">, node: Node, see: (key: number, at: number) => void): void {
  const { keys } = table;
  const end = firstKeyAt(node + 1);
  for (let i = place(keys, firstKeyAt(node)); i < keys.length && keys[i]! < end; i++) see(keys[i]!, i * ROW);
}

/** How many units of a sort an owner has standing in a node, whatever their marks. */
export function countAt({ table }: Pick<State, "table">, node: Node, owner: Owner, unit: Unit): number {
  let count = 0;
  const { keys, counts } = table;
  const end = lastKeyOf(node, owner);
  for (let i = place(keys, keyOf(node, owner, 0)); i < keys.length && keys[i]! <= end; i++)
    count += counts[i * ROW + unit]!;
  return count;
}

/** The keys of an owner's stacks in a node, those that have done least first: a list of its own, so that stacks may go. */
export function keysAt({ table }: Pick<State, "table">, node: Node, owner: Owner): number[] {
  const { keys } = table;
  const first = place(keys, keyOf(node, owner, 0));
  let end = first;
  while (end < keys.length && keys[end]! <= lastKeyOf(node, owner)) end++;
  return keys.slice(first, end);
}

/** Takes units of an owner that stand in a node, those that have done most first. */
export function takeStanding(state: State, node: Node, owner: Owner, unit: Unit, n: number): void {
  let left = n;
  for (const key of keysAt(state, node, owner).toReversed()) {
    const taken = Math.min(left, countIn(state, key, unit));
    addUnits(state, key, unit, -taken);
    left -= taken;
  }
  if (left > 0) throw new RangeError(`there are no ${n} units of sort ${unit} in node ${node}`);
}

/** What an owner has standing in a node, whatever the marks; without stacks that carry one of `but`. */
export function sumAt({ table }: Pick<State, "table">, node: Node, owner: Owner, but: Mark = 0): number[] {
  const sum = emptyRow();
  const { keys, counts } = table;
  const end = lastKeyOf(node, owner);
  for (let i = place(keys, keyOf(node, owner, 0)); i < keys.length && keys[i]! <= end; i++) {
    if ((markOfKey(keys[i]!) & but) !== 0) continue;
    for (let unit = 0; unit < ROW; unit++) sum[unit]! += counts[i * ROW + unit]!;
  }
  return sum;
}
