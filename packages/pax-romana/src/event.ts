import type { Seat, Viewer } from "@ara/kernel";
import { NONE } from "./data/index.ts";
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
import type { PieceEvent } from "./state/events.ts";

/** Everything that happens; each chapter has its own. Every event names the rule that causes it. */
export type Event =
  | BarbarianEvent
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

/** 4.1, 15.45, R247, R249: what a viewer is told. Everything happens in the open but talks, and what is shown in them. */
export function seen(event: Event, viewer: Viewer): Event {
  switch (event.e) {
    case "proposal":
    case "dealDeclined":
      return hears(event, viewer) ? event : { ...event, terms: null };
    case "dealMade":
      return hears(event, viewer) ? event : { ...event, terms: event.terms!.filter(({ kind }) => kind !== "promise") };
    case "objectiveShownTo":
      return hears(event, viewer) ? event : { ...event, objective: NONE };
    default:
      return event;
  }
}

const hears = ({ heard }: { readonly heard: readonly Seat[] }, viewer: Viewer): boolean =>
  viewer !== "spectator" && heard.includes(viewer);
