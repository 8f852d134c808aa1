import type { Refusal } from "@ara/kernel";
import type { Power } from "../../../data/index.ts";
import type { Told } from "../../../engine/procedure.ts";
import type { Happening } from "../../../event.ts";
import type { State } from "../../../state/state.ts";
import type { CardEffects, ProcName, WindowName } from "../../frames.ts";

/** 17.15: where a card is played: in a question its player is asked anyway, on the march, or in a window. */
export type PlayedAt = "own" | "step" | WindowName;

/** Procedures that are told what effects of cards are told, or less. */
export type EffectProc = { [P in ProcName]: CardEffects extends Told<P> ? P : never }[ProcName] & Playable;

/** Those that are such by intent. */
type Playable =
  | "ambush"
  | "archimedesEffect"
  | "alliance"
  | "traitor"
  | "conspiracy"
  | "diesIrae"
  | "diplomaticMission"
  | "disease"
  | "hireByCard"
  | "independentExpansion"
  | "invasion"
  | "localInsurrection"
  | "militiaByCard"
  | "opportunity"
  | "pirates"
  | "rebellion"
  | "poliorcetesEffect"
  | "pontus"
  | "slaveRevolt"
  | "soldierByCard"
  | "stabilityCheckByCard"
  | "successorWars"
  | "tribalResurgence";

/** A kind of card: what its file says about it. All of it is judged by public facts. */
export interface CardEffect {
  /** Where it may be played by who holds it; nowhere for cards that are played at once. */
  readonly at: readonly PlayedAt[];
  /** R300: why it cannot be announced, here; for a card played at once, why nothing comes of it. */
  refuse?(state: State, power: Power, at?: PlayedAt): Refusal | undefined;
  /** The powers it can name, where it names one. */
  targets?(state: State, power: Power): readonly Power[];
  /** What it does: in one stroke, or by a procedure where somebody has to be asked. */
  readonly does: EffectProc | ((state: State, play: CardEffects, happening: Happening) => void);
}

/** 17.15: cards that are played whenever their owner likes, in his own questions, at pauses and before a battle. */
export const ANY_TIME: readonly PlayedAt[] = ["own", "pause", "battle"];

/** R293: cards that make friends or enemies: no march under way is changed by them. */
export const BETWEEN_MOVES: readonly PlayedAt[] = ["own", "pause"];
