import { worldOf } from "../../config.ts";
import { NONE, type Node } from "../../data/index.ts";
import type { Happening } from "../../event.ts";
import type { Force, State } from "../../state/state.ts";
import { touch } from "../../state/touched.ts";
import { fleetOfForce } from "../units/independents.ts";
import { hullBp, squadronsOf } from "./hulls.ts";
import { faceOfForce } from "../control/face.ts";

/** 12.61, 12.64: the port of the Cilicians, or NONE. */
export const tarsusOf = ({ config }: Pick<State, "config">): Node => worldOf(config).map.nodeOf.get("tarsus") ?? NONE;

/** 12.63: one die, the squadrons and a leader against the pirates; whether they are gone. */
export function fightPirates(state: State, force: Force, { chance, tell }: Happening): boolean {
  const { power, node } = force;
  const die = chance.die(6);
  const { ships, leader, cilicians } = helpAgainstPirates(state, force, node);
  const total = die + ships + leader + cilicians;
  const beaten = total >= worldOf(state.config).data.charts.naval.piratesTarget;
  if (beaten) removePirates(state, node);
  tell({ type: "piratesFought", power, owner: faceOfForce(state, force), node, die, total, beaten, rule: "12.63" });
  return beaten;
}

/** 12.63: what is added to the die. */
export function helpAgainstPirates(
  state: State,
  force: Force,
  node: Node,
): Readonly<Record<"ships" | "leader" | "cilicians", number>> {
  const { piratesLeader, piratesCilician } = worldOf(state.config).data.charts.naval;
  return {
    ships: squadronsOf(force) * hullBp(state, fleetOfForce(force)),
    leader: force.leaders.length > 0 ? piratesLeader : 0,
    cilicians: node === tarsusOf(state) ? piratesCilician : 0,
  };
}

function removePirates(state: State, node: Node): void {
  const at = state.pirates.indexOf(node);
  if (at !== NONE) state.pirates.splice(at, 1);
  touch(state, node);
}
