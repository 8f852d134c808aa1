import { useEffect, useState } from "preact/hooks";
import type { Saved } from "../store/saved.ts";
import { readBeholder, type Beholder } from "./viewpoint.ts";
import { useAddress, type Where } from "./where.ts";

export type Speed = "slow" | "normal" | "fast";

/** What leafing needs to know of a game: what a place in its replay is, and where the next one lies. */
export interface Book<Position, Stride extends string> {
  readonly saved: Saved;
  readonly over: boolean;
  readonly where: Where;
  readonly start: Position;
  readonly last: Position;
  /** What the address says; `first` where it says nothing. */
  readonly read: (params: URLSearchParams, first: Position) => Position;
  /** The address of a place and of what is seen there. */
  readonly query: (position: Position, beholder: Beholder) => string;
  readonly next: (position: Position, stride: Stride, direction: 1 | -1) => Position;
  readonly isStart: (position: Position) => boolean;
  readonly isEnd: (position: Position) => boolean;
  /** The stride it plays by, and the milliseconds that takes. */
  readonly plays: Stride;
  readonly speeds: Readonly<Record<Speed, number>>;
}

/** Where we are in a replay, and how to get elsewhere. */
export interface Leafing<Position, Stride extends string> {
  readonly position: Position;
  readonly isStart: boolean;
  readonly isEnd: boolean;
  readonly beholder: Beholder;
  /** Leads here, and to what is seen now, whatever the address of the game is. */
  readonly query: string;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly to: (position: Position) => void;
  readonly toStart: () => void;
  readonly toEnd: () => void;
  /** A stride on, or back. */
  readonly by: (stride: Stride, direction: 1 | -1) => void;
  readonly look: (beholder: Beholder) => void;
  readonly play: (playing: boolean) => void;
  readonly pace: (speed: Speed) => void;
}

export function useLeafing<Position, Stride extends string>(book: Book<Position, Stride>): Leafing<Position, Stride> {
  const { saved, over, where, start, last } = book;
  const fromAddress = (): { position: Position; beholder: Beholder } => {
    const params = where.params();
    return {
      position: book.read(params, over ? start : last),
      beholder: readBeholder(params.get("seat"), over, saved.seats),
    };
  };
  const [{ position, beholder }, setPlace] = useState(fromAddress);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>("normal");
  const isEnd = book.isEnd(position);
  const query = book.query(position, beholder);
  useAddress(where, query, () => setPlace(fromAddress()));

  const to = (next: Position): void => setPlace((now) => ({ ...now, position: next }));
  // Keys may come faster than pictures: each goes on from where the last one led.
  const by = (stride: Stride, direction: 1 | -1): void =>
    setPlace((now) => ({ ...now, position: book.next(now.position, stride, direction) }));
  useEffect(() => {
    if (!playing) return;
    if (isEnd) return setPlaying(false);
    const timer = setTimeout(() => by(book.plays, 1), book.speeds[speed]);
    return () => clearTimeout(timer);
  }, [playing, speed, position, beholder]);

  return {
    position,
    isStart: book.isStart(position),
    isEnd,
    beholder,
    query,
    playing,
    speed,
    to,
    toStart: () => to(start),
    toEnd: () => to(last),
    by,
    look: (next) => setPlace((now) => ({ ...now, beholder: next })),
    play(next) {
      if (next && isEnd) to(start);
      setPlaying(next);
    },
    pace: setSpeed,
  };
}
