import { NONE, type Leader, type Node, type Owner } from "../../data/index.ts";
import type { Body, FrameOf, Told } from "../../engine/procedure.ts";
import type { Force, State } from "../../state/state.ts";
import { isPort } from "./waters.ts";

/** What is done in passing: something comes aboard, or goes ashore. */
export type LadingVerb = "pickLeader" | "dropLeader" | "dropUnit" | "pickUp" | "pickUpUnit";

/** 11.1: the voyage of a fleet or transport: what is remembered of it, and its steps. */
export type FleetMove = Body<
  "fleetMove",
  {
    locals: {
      /** R162: nodes entered since the last Stop, pick-up or drop. */
      visited: Node[];
      /** 12.63: the last port it passed in which it could lie, or NONE. */
      haven: Node;
      /** 11.14, 11.45: what the last Stop does to the dice. */
      added: number;
      drawn: boolean;
      /** 11.35: it has just failed to land here. */
      repulsed: boolean;
      /** R195: ports where squadrons were left; 8.23: leaders who joined and lend no Campaign Rating. */
      laidUp: Node[];
      joined: Leader[];
      /** 11.17, R389: the port where it is was its own when it came. */
      own: boolean;
      /** 11.32, R390: it has come into an empty port and not stopped there yet. */
      passing: boolean;
      /** 11.32: land units set ashore in the port where it is: owner, mark and sort of each, flat. */
      shed: number[];
      /** R218: where it sails when those set ashore have been met; and the force they are meanwhile. */
      next: Node;
      party: number;
      /** 4.3: ports whose defenders could offer a bribe; and where it goes on when it desists from a landing. */
      warned: Node[];
      back: "sail" | "stopped";
      /** Whose units come aboard now. */
      owner: Owner;
    };
    acts: "begin" | "weigh" | "finish";
    asks: {
      sail: "sail" | "halt" | "debark" | "landAgain" | LadingVerb;
      lead: "lead";
      stopped: "goOn" | "debark" | "attackAgain" | "setDown" | "pickUpUnit" | "finish";
    };
    after: {
      entered: "seaEntry";
      boarded: "chooseUnits";
      watched: "cardWindow";
      joined: "chooseUnits";
      landed: "debark";
      unloaded: "arrival";
    };
  }
>;
export type Voyage = FrameOf<FleetMove>;

export function newVoyage({ force }: Told<"fleetMove">, state: State): FleetMove["locals"] {
  const { node } = state.forces[force]!;
  return {
    visited: [node],
    haven: isPort(state, node) ? node : NONE,
    added: 0,
    drawn: false,
    repulsed: false,
    laidUp: [],
    joined: [],
    own: false,
    passing: false,
    shed: [],
    next: NONE,
    party: NONE,
    warned: [],
    back: "sail",
    owner: NONE,
  };
}

/** The force that sails. */
export const voyager = ({ forces }: Pick<State, "forces">, { force }: Voyage): Force => forces[force]!;

/** R162: after a Stop, pick-up or drop a node may be entered again. */
export function startAnew(state: State, frame: Voyage): void {
  frame.visited = [voyager(state, frame).node];
}
