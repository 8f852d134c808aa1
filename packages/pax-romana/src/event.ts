import type { SequenceEvent } from "./rules/sequence/events.ts";
import type { PieceEvent } from "./state/events.ts";

/** Everything that happens; each chapter has its own. Every event names the rule that causes it. */
export type Event = SequenceEvent | PieceEvent;

export type Tell = (event: Event) => void;
