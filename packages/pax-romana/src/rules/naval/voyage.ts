import type { Leader, Node, Owner } from "../../data/index.ts";
import type { FleetMoveFrame } from "../frames.ts";

/** 11.1: what is remembered of a voyage. */
export interface Voyage extends FleetMoveFrame {
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
  next?: Node;
  party?: number;
  /** 4.3: ports whose defenders could offer a bribe; and where it goes on when it desists from a landing. */
  warned?: Node[];
  back?: "sail" | "stopped";
  /** Whose units are chosen now. */
  owner: Owner;
}
