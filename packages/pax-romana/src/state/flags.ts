import type { Power } from "../data/index.ts";
import type { State } from "./state.ts";

/** What is remembered of a power, as bits of its `flags`. Phase A clears them all. */
export const FLAGS = {
  /** 16.2: three Battle Points for each squadron, to the end of the turn. */
  galleyTechnology: 1,
  /** 16.2: the force of an Elite leader moves twice, to the end of the turn; by card (17.2), of the Activation. */
  conqueror: 2,
  /** 12.32: militia was levied in this Activation; cleared when it closes. */
  levied: 4,
  /** Scenario I: the one free Recruitment is used up. */
  recruited: 8,
  /** 16.2: a Civil War broke out after his last marker: those of the next turn cost more. */
  dearMarkers: 16,
  /** 17.2: who has played Conqueror or Cunctator in this turn plays the other no more. */
  conquered: 32,
  delayed: 64,
} as const;

export const hasFlag = ({ powers }: State, power: Power, flag: number): boolean => (powers[power]!.flags & flag) !== 0;

export function setFlag({ powers }: State, power: Power, flag: number): void {
  powers[power]!.flags |= flag;
}

export function clearFlag({ powers }: State, power: Power, flag: number): void {
  powers[power]!.flags &= ~flag;
}
