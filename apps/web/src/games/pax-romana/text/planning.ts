import type { Node } from "@ara/pax-romana";
import type { Reach } from "@ara/pax-romana/ways";
import type { ReadonlySignal } from "@preact/signals";
import type { Spot } from "./places.ts";

/** A way upon the map: from where, through which places, and whether somebody or something may stop it there. */
export interface Path {
  readonly from: Node;
  readonly legs: readonly { readonly node: Node; readonly isRisky: boolean }[];
}

/** What a plan in the making is to a table; it comes when the first Move is asked for. */
export interface Planning {
  /** A place was pressed: whether that was meant for the plan. */
  press(spot: Spot): boolean;
  /** What stands in a place is drawn away from there: whether it can go anywhere. */
  lift(node: Node): boolean;
  /** What a goal takes while something is drawn over it, in a few words; none where there is no place. */
  over(node: Node | null): { readonly says: string; readonly isGoal: boolean } | null;
  /** It is let go: at a goal, which is then chosen, or elsewhere, as if nothing had been lifted; at a place it says why. */
  letGo(node: Node | null): void;
  /** The places that can be pressed for it; null where it has none. */
  readonly glow: ReadonlySignal<ReadonlySet<Node> | null>;
  readonly path: ReadonlySignal<Path | null>;
  /** Everywhere what is chosen could get to. */
  readonly reach: ReadonlySignal<Reach | null>;
  /** Nothing is planned any more; whether anything was. */
  leave(): boolean;
  /** Something is taken back: nothing more is answered by itself until somebody presses something. */
  takeBack(): void;
  close(): void;
}
