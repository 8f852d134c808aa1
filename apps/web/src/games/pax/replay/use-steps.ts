import { useLeafing, type Leafing } from "../../../replay/use-leafing.ts";
import type { Where } from "../../../replay/where.ts";
import type { Saved } from "../../../store/saved.ts";
import type { Moment, Outline, PaxReplay } from "./outline.ts";
import {
  byDecision,
  byEvent,
  byTurn,
  compare,
  endOf,
  lastOf,
  queryOf,
  readPosition,
  START,
  type Position,
} from "./position.ts";
import { useMoment } from "./use-moment.ts";

/** How far one goes at a time. */
const STRIDES = { event: byEvent, decision: byDecision, turn: byTurn } as const;
export type Stride = keyof typeof STRIDES;

/** Where we are in a replay, what is there, and how to get elsewhere. */
export interface Steps extends Leafing<Position, Stride> {
  /** What is shown now; the last thing shown until the next has come. */
  readonly moment: Moment | null;
  /** To the end of a decision. */
  readonly toDecision: (at: number) => void;
}

export function useSteps(saved: Saved, outline: Outline, replay: PaxReplay, where: Where): Steps {
  const last = lastOf(outline);
  const leafing = useLeafing<Position, Stride>({
    saved,
    over: outline.over,
    where,
    start: START,
    last,
    read: (params, first) => readPosition(outline, params, first),
    query: (position, beholder) => queryOf(outline, position, beholder),
    next: (position, stride, direction) => STRIDES[stride](outline, position, direction),
    isStart: (position) => compare(position, START) === 0,
    isEnd: (position) => compare(position, last) === 0,
    plays: "event",
    speeds: { slow: 2400, normal: 1200, fast: 500 },
  });
  return {
    ...leafing,
    moment: useMoment(replay, leafing.position, leafing.beholder),
    toDecision: (at) => leafing.to(endOf(outline, at)),
  };
}
