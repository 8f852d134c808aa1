import type { Card, Leader, Node, Province, Unit } from "../data/index.ts";

/** 6.2, 6.3, 10.86, 12.21, 15.43: what can be ordered in the Manpower Phase or a Recruitment. */
export const ORDER_KINDS = ["raise", "galleys", "rebuild", "breakDown", "hire", "objective"] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** What an order of each kind names. */
interface OrderParts {
  readonly raise: { readonly province: Province; readonly unit: Unit; readonly node: Node; readonly n: number };
  readonly galleys: { readonly node: Node; readonly n: number };
  readonly rebuild: { readonly node: Node; readonly unit: Unit };
  readonly breakDown: { readonly node: Node; readonly unit: Unit; readonly n: number };
  readonly hire: { readonly province: Province; readonly node: Node; readonly n: number };
  readonly objective: unknown;
}

/** A finished order, and one that may be in the making: it grows part by part. */
export type Order = { [K in OrderKind]: { readonly kind: K } & OrderParts[K] }[OrderKind];
export type Draft = { [K in OrderKind]: { readonly kind: K } & Partial<OrderParts[K]> }[OrderKind];

/** 6.41, 6.42: units that are not maintained; how many is named last. */
export interface GivenUp {
  readonly node: Node;
  readonly unit: Unit;
  readonly n?: number;
}

/** What lies on a slate, by its kind. */
interface Plans {
  readonly maintenance: GivenUp;
  readonly manpower: Draft;
  /** 8.15: where a leader begins; `IN_POOL` where he has no place. */
  readonly leaders: { readonly leader: Leader; readonly node: Node };
  /** 15.46: a marker that is discarded, and whether it lies open before its owner. */
  readonly discard: { readonly objective: number; readonly shown: boolean };
  /** 15.48: a marker that is claimed. */
  readonly claim: { readonly objective: number };
  /** 17.14: the card that is kept, or NONE. */
  readonly keep: { readonly card: Card };
  /** 10.71: Talents for Siege Expertise. */
  readonly siegeBid: { readonly talents: number };
}
export type SlateKind = keyof Plans;

/** A secret plan: its orders, which are never changed but replaced, and whether its owner is done. */
export type SlateOf<K extends SlateKind> = { readonly kind: K; orders: Plans[K][]; locked: boolean };
export type Slate = { [K in SlateKind]: SlateOf<K> }[SlateKind];

export const cloneSlate = (slate: Slate): Slate => ({ ...slate, orders: slate.orders.slice() }) as Slate;

/** What a power has laid on a slate of this kind; nothing where it has another one, or none. */
export function ordersOn<K extends SlateKind>(
  { slate }: { readonly slate: Slate | { readonly kind: string } | null },
  kind: K,
): readonly Plans[K][] {
  return slate?.kind === kind && "orders" in slate ? (slate as SlateOf<K>).orders : [];
}

/** An empty slate of a kind. */
export const emptySlate = <K extends SlateKind>(kind: K): SlateOf<K> => ({ kind, orders: [], locked: false });
