import type { Node } from "../../../data/index.ts";
import type { Tell } from "../../../event.ts";
import type { State } from "../../../state/state.ts";

/** 13.3: what a rebellion does, in the order in which it is asked; what an area does not have is left out. */
export interface Plan {
  /** What happens before anybody is asked. */
  first?(state: State, tell: Tell): void;
  /** Spaces of which one loses a garrison; `spares`: or none does. */
  garrisons?(state: State): Node[];
  readonly spares?: boolean;
  /** Spaces of which one loses its garrisons and units of a power; `after`: what then happens there. */
  struck?(state: State): Node[];
  after?(state: State, node: Node, tell: Tell): void;
  /** Spaces in which a power loses one BP. */
  bleeding?(state: State): Node[];
  /** Spaces of which one gets rebels, and how many; garrisons there go. */
  readonly rebels?: { where(state: State): Node[]; readonly n: number };
}
