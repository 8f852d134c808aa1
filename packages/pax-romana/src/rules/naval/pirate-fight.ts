import { worldOf } from "../../config.ts";
import { NONE, type Node } from "../../data/index.ts";
import type { Happening } from "../../event.ts";
import type { Force, State } from "../../state/state.ts";
import { touch } from "../../state/touched.ts";
import { hullBp, squadronsOf } from "./hulls.ts";
import { faceOfForce } from "../control/face.ts";

/** 12.61, 12.64: the port of the Cilicians, or NONE. */
export const tarsusOf = ({ config }: Pick<State, "config">): Node => worldOf(config).map.nodeOf.get("tarsus") ?? NONE;

/** 12.63: one die, the squadrons and a leader against the pirates; whether they are gone. */
export function fightPirates(state: State, force: Force, { chance, tell }: Happening): boolean {
  const { power, node, leaders } = force;
  const { piratesTarget, piratesLeader, piratesCilician } = worldOf(state.config).data.charts.naval;
  const die = chance.die(6);
  const total =
    die +
    squadronsOf(force) * hullBp(state, power) +
    (leaders.length > 0 ? piratesLeader : 0) +
    (node === tarsusOf(state) ? piratesCilician : 0);
  const beaten = total >= piratesTarget;
  if (beaten) removePirates(state, node);
  tell({ e: "piratesFought", power, owner: faceOfForce(state, force), node, die, total, beaten, rule: "12.63" });
  return beaten;
}

function removePirates(state: State, node: Node): void {
  const at = state.pirates.indexOf(node);
  if (at !== NONE) state.pirates.splice(at, 1);
  touch(state, node);
}
