import { useEffect, useRef, useState } from "preact/hooks";
import { go, here } from "../../app/router.ts";
import type { Saved } from "../../store/store.ts";
import type { Beholder, Moment, Outline, ReplayInWorker } from "../../workers/replays.ts";
import { usePromised } from "../score/use-promised.ts";
import { addressOf, readBeholder, readStep } from "./viewpoint.ts";

/** Milliseconds for a step. */
export const SPEEDS = { slow: 2600, normal: 1300, fast: 500 } as const;
export type Speed = keyof typeof SPEEDS;

/** Where we are in a replay, and how to get elsewhere. */
export interface Steps {
  readonly at: number;
  readonly last: number;
  readonly beholder: Beholder;
  /** What is shown now; the last thing shown until the next has come. */
  readonly moment: Moment | null;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly to: (at: number) => void;
  /** So many steps on, or back. */
  readonly by: (steps: number) => void;
  /** To the turn before or after. */
  readonly byTurn: (direction: 1 | -1) => void;
  readonly look: (beholder: Beholder) => void;
  readonly play: (playing: boolean) => void;
  readonly pace: (speed: Speed) => void;
}

export function useSteps({ id, seats }: Saved, outline: Outline, replay: ReplayInWorker): Steps {
  const last = outline.length - 1;
  const fromAddress = (): { at: number; beholder: Beholder } => {
    const { searchParams } = here.value;
    return {
      at: readStep(searchParams.get("at"), outline.length, outline.over ? 0 : last),
      beholder: readBeholder(searchParams.get("seat"), outline.over, seats),
    };
  };
  const [{ at, beholder }, setPlace] = useState(fromAddress);
  const moment = usePromised(() => replay.moment(at, beholder), [replay, at, beholder]);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>("normal");
  const written = useRef(here.value.href);

  // The address follows, a moment later: a dragged slider is not a hundred addresses.
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = new URL(addressOf(id, at, beholder), here.value);
      written.current = address.href;
      if (isHere(id) && address.href !== here.value.href) go(address.href, "replace");
    }, 150);
    return () => clearTimeout(timer);
  }, [id, at, beholder]);

  // Back, forward and links lead.
  const address = here.value.href;
  useEffect(() => {
    if (isHere(id) && address !== written.current) setPlace(fromAddress());
    written.current = address;
  }, [address]);

  const to = (step: number): void => setPlace({ at: Math.max(0, Math.min(step, last)), beholder });
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => to(at + 1), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [playing, speed, at, last]);

  return {
    at,
    last,
    beholder,
    moment,
    playing,
    speed,
    to,
    by: (steps) => to(at + steps),
    byTurn: (direction) => to(turnFrom(outline, at, direction)),
    look: (next) => setPlace({ at, beholder: next }),
    play: (next) => {
      if (next && at >= last) to(0);
      setPlaying(next);
    },
    pace: setSpeed,
  };
}

/** Whoever has left already, for a screen that is still on its way, must not be called back. */
const isHere = (id: string): boolean => here.value.pathname === `/replay/${id}`;

/** The step at which the next or the last turn begins. */
function turnFrom({ turns, length }: Outline, at: number, direction: 1 | -1): number {
  if (direction === 1) return turns.find((turn) => turn.at > at)?.at ?? length - 1;
  return turns.findLast((turn) => turn.at < at)?.at ?? 0;
}
