import { worldOf } from "../../config.ts";
import { EL, HI_REDUCED, LG_REDUCED, type Mark, type Node, type Owner, type Unit } from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import { addToForce, countInForce } from "../../state/force.ts";
import { ROW, type Force, type State } from "../../state/state.ts";
import {
  addUnits,
  countAt,
  countIn,
  firstAt,
  keyOf,
  keysAt,
  markOfKey,
  nodeOfKey,
  ownerOfKey,
} from "../../state/table.ts";
import { isUntidy, setTidy } from "../../state/touched.ts";
import { powerBehind } from "../control/keeper.ts";
import { hasLand } from "../movement/contents.ts";

/** What pieces do of themselves, the instant it is so: reduced pairs combine, elephants alone die. */
export function tidy(state: State, tell: Tell | undefined): void {
  if (!isUntidy(state)) return;
  const { keys, counts } = state.table;
  // From the end: a stack that comes or goes lies beside the one that is tidied, and nothing is missed.
  for (let i = keys.length - 1; i >= 0; i--) {
    const at = i * ROW;
    const isReduced = counts[at + LG_REDUCED] !== 0 || counts[at + HI_REDUCED] !== 0;
    if (isReduced || (counts[at + EL] !== 0 && !hasLand(state, counts, at))) tidyStack(state, keys[i]!, tell);
  }
  for (const force of state.forces) if (force) tidyForce(state, force, tell);
  setTidy(state);
}

function tidyStack(state: State, key: number, tell: Tell | undefined): void {
  const node = nodeOfKey(key);
  const owner = ownerOfKey(key);
  combine(state, node, owner, LG_REDUCED, tell);
  combine(state, node, owner, HI_REDUCED, tell);
  const elephants = countIn(state, key, EL);
  if (elephants === 0 || hasLandUnits(state, node, owner, false)) return;
  addUnits(state, key, EL, -elephants);
  tell?.({ type: "elephantsAlone", node, owner, n: elephants, rule: "10.68" });
}

/** 10.86, R224: two reduced units in a Space are one full unit, which has done what either of them has; fresh ones first. */
function combine(state: State, node: Node, owner: Owner, reduced: Unit, tell: Tell | undefined): void {
  while (countAt(state, node, owner, reduced) >= 2) {
    const mark = takeFreshest(state, node, owner, reduced) | takeFreshest(state, node, owner, reduced);
    const full = worldOf(state.config).data.units.full[reduced]!;
    addUnits(state, keyOf(node, owner, mark), full, 1);
    tell?.({ type: "pairCombined", node, owner, unit: full, rule: "10.86" });
  }
}

/** One unit goes; what it had done. */
function takeFreshest(state: State, node: Node, owner: Owner, unit: Unit): Mark {
  const key = keysAt(state, node, owner).find((one) => countIn(state, one, unit) > 0)!;
  addUnits(state, key, unit, -1);
  return markOfKey(key);
}

/** 10.68: whether a land unit of the same side is in a Space, standing or in a force; one aboard is no company ashore. */
function hasLandUnits(state: State, node: Node, owner: Owner, aboard: boolean): boolean {
  const side = powerBehind(state, owner);
  const isOwn = (other: Owner): boolean => other === owner || (side >= 0 && powerBehind(state, other) === side);
  const { keys, counts } = state.table;
  for (let i = firstAt(state, node); i < keys.length && nodeOfKey(keys[i]!) === node; i++)
    if (hasLand(state, counts, i * ROW) && isOwn(ownerOfKey(keys[i]!))) return true;
  return state.forces.some(
    (force) =>
      force?.node === node &&
      (aboard || !force.aboard) &&
      force.rows.some((row) => isOwn(row.owner) && hasLand(state, row.counts)),
  );
}

function tidyForce(state: State, force: Force, tell: Tell | undefined): void {
  if (countInForce(force, LG_REDUCED) >= 2) combineMoving(state, force, LG_REDUCED, tell);
  if (countInForce(force, HI_REDUCED) >= 2) combineMoving(state, force, HI_REDUCED, tell);
  if (countInForce(force, EL) === 0) return;
  for (const { owner, mark, counts } of force.rows.slice()) {
    const elephants = counts[EL]!;
    if (elephants === 0 || hasLandUnits(state, force.node, owner, force.aboard)) continue;
    addToForce(state, force, owner, mark, EL, -elephants);
    tell?.({ type: "elephantsAlone", node: force.node, owner, n: elephants, rule: "10.68" });
  }
}

function combineMoving(state: State, force: Force, reduced: Unit, tell: Tell | undefined): void {
  const full = worldOf(state.config).data.units.full[reduced]!;
  for (const { owner, mark, counts } of force.rows.slice()) {
    for (; counts[reduced]! >= 2;) {
      addToForce(state, force, owner, mark, full, 1);
      addToForce(state, force, owner, mark, reduced, -2);
      tell?.({ type: "pairCombined", node: force.node, owner, unit: full, rule: "10.86" });
    }
  }
}
