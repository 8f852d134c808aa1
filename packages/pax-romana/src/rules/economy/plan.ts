import type { Power } from "../../data/index.ts";
import type { Draft, Order, OrderKind } from "../../state/slate.ts";
import type { State } from "../../state/state.ts";
import type { Muster } from "./muster.ts";

/** What an order may name after its kind. */
export type OrderPart = "province" | "unit" | "node" | "n";

/** A plan in the making: whose it is, where he may order, what he has ordered already, and the order he is at. */
export interface Plan {
  readonly state: State;
  readonly power: Power;
  readonly muster: Muster;
  readonly kinds: readonly OrderKind[];
  readonly done: readonly Order[];
  readonly draft: Draft | undefined;
  /** Talents left, and heavies that may still be raised (6.43). */
  readonly talents: number;
  readonly room: number;
}
