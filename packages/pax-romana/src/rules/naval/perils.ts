import { GS, NONE, type Node } from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import { addToForce, goAboard } from "../../state/force.ts";
import { ROW, type State } from "../../state/state.ts";
import { RHODES } from "../units/independents.ts";
import { nearestHavens } from "./havens.ts";
import { hullsOf, loseFleet, putIntoPort, sink, sinkAny, squadronsOf, type Fleet } from "./hulls.ts";
import { faceOfForce } from "../control/face.ts";

/** 11.21, R89: a storm sinks squadrons; with too few of them, everybody aboard. Whether anybody can be left. */
export function weatherStorm(state: State, fleet: Fleet, toll: number, tell: Tell): boolean {
  if (toll > squadronsOf(state.forces[fleet.force]!)) {
    loseFleet(state, fleet, "11.21", tell);
    return false;
  }
  // Rhodian squadrons come back next turn (12.51), so they are the first to go.
  const rhodian = Math.min(toll, hullsOf(state, fleet, RHODES));
  sink(state, fleet, RHODES, rhodian, "11.21", tell);
  sinkAny(state, fleet, toll - rhodian, "11.21", tell);
  return true;
}

/** 12.63: back to the last port it passed, or the nearest of its own; whoever was aboard is ashore there. */
export function throwBack(state: State, fleet: Fleet, haven: Node, tell: Tell): void {
  const force = state.forces[fleet.force]!;
  const { power, node, from } = force;
  const port = haven === NONE ? nearestHavens(state, power, node, force)[0] : haven;
  putIntoPort(state, fleet, port ?? from);
  if (port === undefined) goAboard(state, force);
  tell({ type: "fleetFled", fleet: faceOfForce(state, force), from: node, to: force.node, rule: "12.63" });
}

/** 11.32: cargo that cannot fight is lost in a port of others; squadrons stay. Whether there are any. */
export function drownCargo(state: State, fleet: Fleet, tell: Tell): boolean {
  const force = state.forces[fleet.force]!;
  if (squadronsOf(force) === 0) {
    loseFleet(state, fleet, "11.32", tell);
    return false;
  }
  for (const { owner, mark, counts } of force.rows.slice()) {
    const units = counts.map((n, unit) => (unit === GS ? 0 : n));
    for (let unit = 0; unit < ROW; unit++) addToForce(state, force, owner, mark, unit, -units[unit]!);
    if (units.some((n) => n > 0)) tell({ type: "sunk", owner, node: fleet.node, units, rule: "11.32" });
  }
  return true;
}
