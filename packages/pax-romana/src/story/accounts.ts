import type { Power } from "../data/index.ts";
import type { Event } from "../event.ts";
import { pointsIn, type Scored } from "./points.ts";

/** 15.11: what a Victory Phase brought a power, by which standing, and where it stood before and after. */
export interface AccountLine extends Scored {
  readonly gained: number;
  /** Places among all powers, 1 for the first; equals share one. */
  readonly byGop: number;
  readonly byCvp: number;
  readonly place: number;
  readonly placeBefore: number;
}

/** A turn that has been counted. */
export interface Account {
  readonly turn: number;
  /** Whoever has most points first. */
  readonly lines: readonly AccountLine[];
  /** 15.12, 15.48: objectives that were shown for it, and the Stability that followed. */
  readonly events: readonly Event[];
  /** 3.42: in which order the powers begin the next turn; empty where there is none, or it is not settled yet. */
  readonly order: readonly Power[];
}

/** Every turn that was counted, the first at the beginning. */
export function accountsIn(events: readonly Event[]): Account[] {
  const scored = pointsIn(events);
  const turns = [...new Set(scored.map(({ turn }) => turn))];
  const phases = countedIn(events);
  return turns.map((turn) => ({
    turn,
    lines: linesOf(scored.filter((one) => one.turn === turn)),
    events: (phases.get(turn) ?? []).filter(({ type }) => type === "objectiveShown" || type === "stability"),
    order: (phases.get(turn) ?? []).flatMap((event) => (event.type === "playOrder" ? event.order : [])),
  }));
}

function linesOf(scored: readonly Scored[]): AccountLine[] {
  const gains = scored.map(({ forGop, forCvp, forObjectives }) => forGop + forCvp + forObjectives);
  const totals = scored.map(({ total }) => total);
  const befores = totals.map((total, i) => total - gains[i]!);
  const placeIn = (all: readonly number[], own: number): number => 1 + all.filter((other) => other > own).length;
  return scored
    .map((one, i) => ({
      ...one,
      gained: gains[i]!,
      byGop: placeIn(
        scored.map(({ gop }) => gop),
        one.gop,
      ),
      byCvp: placeIn(
        scored.map(({ cvp }) => cvp),
        one.cvp,
      ),
      place: placeIn(totals, one.total),
      placeBefore: placeIn(befores, befores[i]!),
    }))
    .toSorted((a, b) => a.place - b.place);
}

/** By turn: what was told from its Victory Phase until the next turn began. */
function countedIn(events: readonly Event[]): Map<number, readonly Event[]> {
  const found = new Map<number, Event[]>();
  let turn = 0;
  let isCounted = false;
  for (const event of events) {
    if (event.type === "turnBegan") [turn, isCounted] = [event.turn, false];
    else if (event.type === "phaseBegan") isCounted = event.phase === "H" || event.phase === "I";
    else if (isCounted) found.set(turn, [...(found.get(turn) ?? []), event]);
  }
  return found;
}
