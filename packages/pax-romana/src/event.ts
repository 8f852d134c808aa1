import type { Chance } from "@ara/kernel";
import type { ControlEvent } from "./rules/control/events.ts";
import type { MovementEvent } from "./rules/movement/events.ts";
import type { BattleEvent } from "./rules/battle/events.ts";
import type { NavalEvent } from "./rules/naval/events.ts";
import type { SequenceEvent } from "./rules/sequence/events.ts";
import type { EconomyEvent } from "./rules/economy/events.ts";
import type { CityEvent } from "./rules/cities/events.ts";
import type { LeaderEvent } from "./rules/leaders/events.ts";
import type { VictoryEvent } from "./rules/victory/events.ts";
import type { BarbarianEvent } from "./rules/barbarians/events.ts";
import type { DiplomacyEvent } from "./rules/diplomacy/events.ts";
import type { ChanceEvent } from "./rules/chance-events/events.ts";
import type { CardEvent } from "./rules/cards/events.ts";
import type { PieceEvent } from "./state/events.ts";

/** Everything that happens; each chapter has its own. Every event names the rule that causes it. */
export type Event =
  | BarbarianEvent
  | CardEvent
  | ChanceEvent
  | DiplomacyEvent
  | BattleEvent
  | ControlEvent
  | MovementEvent
  | NavalEvent
  | SequenceEvent
  | PieceEvent
  | EconomyEvent
  | CityEvent
  | LeaderEvent
  | VictoryEvent;

export type Tell = (event: Event) => void;

/** What happens on the way: dice are rolled, and the table is told. */
export interface Happening {
  readonly chance: Chance;
  /** Tells the table; nobody listens in a search. */
  readonly tell: Tell;
}

type Named<One, E> = One extends { readonly type: infer Known } ? (E extends Known ? One : never) : never;

/** The events of one sort. */
export type EventOf<E extends Event["type"]> = Named<Event, E>;
