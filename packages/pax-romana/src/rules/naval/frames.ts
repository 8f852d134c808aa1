import { NONE, type Node, type Owner } from "../../data/index.ts";
import type { Frame } from "../../engine/frame.ts";
import type { FleetMoveFrame } from "../frames.ts";

/** What the procedures at sea are told, and what they hand back. */

/** The call that moves a fleet, or a force that is aboard. */
export const fleetMoveOf = (force: number): FleetMoveFrame => ({ proc: "fleetMove", step: "begin", force });

/**
 * What became of a force that entered a node at sea: it sails on, has stopped, has stopped for nothing but the port
 * (`moored`), is Finished, or is gone.
 */
export type AtSea = "sailing" | "stopped" | "moored" | "finished" | "gone";

/**
 * 11.12, 11.21, 11.41, R163: a force has entered a node by sea; or begins there (R187), leaves after a Draw, attacks again
 * (11.45), or flees (11.42). Hands back `{ how: AtSea, added: number, drawn: boolean }`: what 11.14 makes of it.
 */
export interface SeaEntryFrame extends Frame {
  readonly proc: "seaEntry";
  readonly force: number;
  readonly why: "enter" | "begin" | "part" | "attack" | "flee";
  /** 12.63: the last port it passed, or NONE. */
  readonly haven: Node;
  /** The fleet it meets. */
  enemy: Owner;
  /** Bit sets of fleets it has met here, and of those that let it pass. */
  met: number;
  passed: number;
  stopped: boolean;
  /** 11.12: nothing but the port has stopped it. */
  moored: boolean;
  added: number;
  drawn: boolean;
}

export const seaEntryOf = (
  force: number,
  why: SeaEntryFrame["why"],
  haven: Node,
  enemy: Owner = NONE,
): SeaEntryFrame => ({
  proc: "seaEntry",
  step: "begin",
  force,
  why,
  haven,
  enemy,
  met: 0,
  passed: 0,
  stopped: false,
  moored: false,
  added: 0,
  drawn: false,
});

/**
 * 11.3: a force at sea comes ashore in the port where it is; `again` for a new attack (11.35), `warned` where nobody is
 * asked for a bribe any more (4.3). Hands back `{ how: "ashore" | "stopped" | "back" | "gone" | "desisted" }`: `back` is
 * aboard again (11.35), `desisted` has not left it.
 */
export interface DebarkFrame extends Frame {
  readonly proc: "debark";
  readonly force: number;
  readonly again: boolean;
  readonly warned: boolean;
  /** Locals: where the force came from, and squadrons that wait in the port: owner, mark and number, flat. */
  from: Node;
  escort: number[];
}

export const debarkOf = (force: number, again = false, warned = true): DebarkFrame => ({
  proc: "debark",
  step: "begin",
  force,
  again,
  warned,
  from: NONE,
  escort: [],
});
