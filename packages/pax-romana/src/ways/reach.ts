import type { Leader, Node, Owner, Power } from "../data/index.ts";
import type { Lead } from "../prompt/index.ts";

/** What is to move together: chosen of what stands in one place. Plain data, like all in this file. */
export interface Stack {
  /** Who moves it. */
  readonly power: Power;
  readonly node: Node;
  /** An army has no squadrons, a fleet nothing else (9.11); without units it is leaders alone (8.23). */
  readonly units: readonly { readonly owner: Owner; readonly counts: readonly number[] }[];
  readonly leaders: readonly Leader[];
  /** 9.11: one unit or one leader, by a Minor Move; nobody leads a unit. */
  readonly isMinor?: boolean;
}

/** Everywhere a stack could get to, and how. */
export interface Reach {
  readonly power: Power;
  readonly from: Node;
  readonly kind: "army" | "fleet" | "leaders";
  /**
   * 9.12: Movement Points, for each face of the die; a single number once it is thrown; none for a fleet (11.11). So the
   * ring that is sure ends at `mp[0]`, the possible one at `mp.at(-1)`.
   */
  readonly mp: readonly number[];
  /** One for each place, the cheapest first; the place where it is now is none of them. */
  readonly goals: readonly Goal[];
}

/** A place that can be reached, by the way on which it is likeliest to get there, and of these the cheapest. */
export interface Goal {
  readonly node: Node;
  /** Movement Points it takes to get there, those for an attack there included; 0 for a fleet. */
  readonly cost: number;
  /**
   * Movement Points it must have when it sets out on this way; more than it takes where some must be left on the way, for a
   * landing or to get off a point (9.31, 11.34).
   */
  readonly need: number;
  /** Whether its Move may end there (5.12, 9.31, 11.12); else it can only pass. */
  readonly rests: boolean;
  /** It stays at sea, or aboard in a port: it does not come ashore. */
  readonly aboard: boolean;
  /** The least face of the die of 9.12 that will do; 1 where every face does or none is thrown any more. */
  readonly face: number;
  /** Surely, with luck at the die of 9.12 alone, or only if others and other dice let it: then `chance` says how likely. */
  readonly how: "sure" | "possible" | "chance";
  /** From 0 to 1, the die of 9.12 included, if everybody tries who may; a battle for the goal itself is not in it. */
  readonly chance: number;
  /** A battle or siege is to be won there; no way leads through it. */
  readonly battle: boolean;
  readonly way: readonly Leg[];
}

/** One step of a way. */
export interface Leg {
  /** Where it leads; who embarks or debarks stays where he is. */
  readonly node: Node;
  readonly by: "march" | "strait" | "embark" | "sail" | "debark";
  /** Movement Points for it, and how many of them are for an attack. */
  readonly mp: number;
  readonly attack: number;
  /** What may come of it, in order: who may answer (with his dice), what is met, weather, attrition of a pass. */
  readonly leads: readonly Lead[];
  /** How likely the stack gets through it, from 0 to 1. */
  readonly chance: number;
}
