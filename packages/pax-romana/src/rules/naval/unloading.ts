import type { Node } from "../../data/index.ts";
import type { Course } from "../../engine/procedure.ts";
import { addForce, dissolve, emptyForce, joinForce, standDown, takeUp } from "../../state/force.ts";
import { emptyRow, type State } from "../../state/state.ts";
import { countIn, keyOf } from "../../state/table.ts";
import { isEmpty } from "../movement/contents.ts";
import { voyager, type FleetMove, type Voyage } from "./voyage.ts";

/** 11.32, 10.38, R218: units set ashore on the way, and what they meet there. */

/** 11.32: more than one unit set ashore in a port has debarked there; a single one is only dropped. */
export const hasDebarked = ({ shed }: Voyage): boolean => shed.length > 3;

/** Before the ships leave, those set ashore may be intercepted: they and the leaders left with them are one force. */
export function unload(state: State, frame: Voyage, next: Node, course: Course<FleetMove>): void {
  const { power, node, dropped } = voyager(state, frame);
  const party = addForce(state, emptyForce(power, node));
  for (let i = 0; i < frame.shed.length; i += 3) {
    const [owner, mark, unit] = [frame.shed[i]!, frame.shed[i + 1]!, frame.shed[i + 2]!];
    // 10.86: it may have become part of another unit.
    if (countIn(state, keyOf(node, owner, mark), unit) === 0) continue;
    const row = emptyRow();
    row[unit] = 1;
    takeUp(state, party, mark, owner, mark, row);
  }
  for (const leader of dropped) if (state.leaders[leader] === node) joinForce(state, party, leader);
  frame.next = next;
  frame.party = party;
  course.call({ proc: "arrival", force: party, entry: "debark", reserved: 0, barred: [], bySea: false }, "unloaded");
}

/** Whoever is left of them stands where the battle has left him. */
export function standAshore(state: State, { party }: Voyage): void {
  const force = state.forces[party];
  if (!force) return;
  if (isEmpty(force)) dissolve(state, party);
  else standDown(state, party);
}
