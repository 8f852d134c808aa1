import type { Frame } from "../../../engine/frame.ts";
import { faceOfForce } from "../../control/face.ts";
import { fleetSailing, loseFleet } from "../../naval/hulls.ts";
import type { CardEffect } from "./effect.ts";

const PROCS: ReadonlySet<string> = new Set(["fleetMove", "embark", "seaEntry"]);

/** 17.2, R309, R310: a transport without an escort is lost, with all it carries. */
export const navalAmbush: CardEffect = {
  at: ["transport"],
  does(state, { power }, { tell }) {
    const { force } = state.frames.findLast(({ proc }) => PROCS.has(proc)) as Frame & { readonly force: number };
    const { node } = state.forces[force]!;
    tell({ type: "transportLost", power, owner: faceOfForce(state, state.forces[force]!), node, rule: "17.2" });
    loseFleet(state, fleetSailing(state, force), "17.2", tell);
  },
};
