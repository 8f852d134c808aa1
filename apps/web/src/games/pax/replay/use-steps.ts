import { useEffect, useRef, useState } from "preact/hooks";
import { go, here } from "../../../app/router.ts";
import type { Saved } from "../../../store/saved.ts";
import type { Beholder, Moment, Outline, PaxReplay } from "./outline.ts";
import { byDecision, byEvent, byTurn, compare, endOf, lastOf, readPosition, START, type Position } from "./position.ts";
import { useMoment } from "./use-moment.ts";
import { addressOf, readBeholder } from "./viewpoint.ts";

/** Milliseconds for an event. */
export const SPEEDS = { slow: 2400, normal: 1200, fast: 500 } as const;
export type Speed = keyof typeof SPEEDS;

/** How far one goes at a time. */
const STRIDES = { event: byEvent, decision: byDecision, turn: byTurn } as const;
export type Stride = keyof typeof STRIDES;

/** Where we are in a replay, and how to get elsewhere. */
export interface Steps {
  readonly position: Position;
  readonly isStart: boolean;
  readonly isEnd: boolean;
  readonly beholder: Beholder;
  /** Leads here, and to what is seen now. */
  readonly address: string;
  /** What is shown now; the last thing shown until the next has come. */
  readonly moment: Moment | null;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly to: (position: Position) => void;
  /** To the end of a decision. */
  readonly toDecision: (at: number) => void;
  readonly toStart: () => void;
  readonly toEnd: () => void;
  /** One event, decision or turn on, or back. */
  readonly by: (stride: Stride, direction: 1 | -1) => void;
  readonly look: (beholder: Beholder) => void;
  readonly play: (playing: boolean) => void;
  readonly pace: (speed: Speed) => void;
}

export function useSteps({ id, seats }: Saved, outline: Outline, replay: PaxReplay): Steps {
  const last = lastOf(outline);
  const fromAddress = (): { position: Position; beholder: Beholder } => {
    const { searchParams } = here.value;
    return {
      position: readPosition(outline, searchParams, outline.over ? START : last),
      beholder: readBeholder(searchParams.get("seat"), outline.over, seats),
    };
  };
  const [{ position, beholder }, setPlace] = useState(fromAddress);
  const moment = useMoment(replay, position, beholder);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>("normal");
  const isEnd = compare(position, last) === 0;
  const address = addressOf(id, outline, position, beholder);
  useAddress(id, address, () => setPlace(fromAddress()));

  const to = (next: Position): void => setPlace({ position: next, beholder });
  const by = (stride: Stride, direction: 1 | -1): void => to(STRIDES[stride](outline, position, direction));
  useEffect(() => {
    if (!playing) return;
    if (isEnd) return setPlaying(false);
    const timer = setTimeout(() => by("event", 1), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [playing, speed, position, beholder]);

  return {
    position,
    isStart: compare(position, START) === 0,
    isEnd,
    beholder,
    address,
    moment,
    playing,
    speed,
    to,
    toDecision: (at) => to(endOf(outline, at)),
    toStart: () => to(START),
    toEnd: () => to(last),
    by,
    look: (next) => setPlace({ position, beholder: next }),
    play: (next) => {
      if (next && isEnd) to(START);
      setPlaying(next);
    },
    pace: setSpeed,
  };
}

/** The address follows, a moment later: a dragged slider is not a hundred addresses. Back, forward and links lead. */
function useAddress(id: string, address: string, follow: () => void): void {
  const written = useRef(here.value.href);
  useEffect(() => {
    const timer = setTimeout(() => {
      const { href } = new URL(address, here.value);
      written.current = href;
      if (isHere(id) && href !== here.value.href) go(href, "replace");
    }, 150);
    return () => clearTimeout(timer);
  }, [id, address]);

  const { href } = here.value;
  useEffect(() => {
    if (isHere(id) && href !== written.current) follow();
    written.current = href;
  }, [href]);
}

/** Whoever has left already, for a screen that is still on its way, must not be called back. */
const isHere = (id: string): boolean => here.value.pathname === `/replay/${id}`;
