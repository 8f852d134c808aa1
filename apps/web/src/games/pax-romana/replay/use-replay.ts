import type { Event } from "@ara/pax-romana";
import { chaptersIn, type Chapter } from "@ara/pax-romana/story";
import { useMemo, useRef } from "preact/hooks";
import { usePromised } from "../../../app/use-promised.ts";
import { useLeafing, type Leafing } from "../../../replay/use-leafing.ts";
import type { Where } from "../../../replay/where.ts";
import type { Saved } from "../../../store/saved.ts";
import type { Moment, Outline, RomanaReplay } from "./outline.ts";
import { byChapter, byStep, byTurn, endOf, lastOf, queryOf, readPosition, START, type Position } from "./position.ts";

/** Milliseconds for a chapter. */
export const SPEEDS = { slow: 4000, normal: 2000, fast: 900 } as const;
export type Stride = "chapter" | "step" | "turn";

/** Where we are in a replay, what is there, and how to get elsewhere. */
export interface Steps extends Leafing<Position, Stride> {
  /** All chapters as the beholder was told them; until they have come, none. */
  readonly chapters: readonly Chapter[];
  /** The lines of this chapter that are told until now. */
  readonly told: readonly Event[];
  /** What is shown now; the last thing shown until the next has come. */
  readonly moment: Moment | null;
  readonly toChapter: (chapter: number) => void;
}

export function useReplay(saved: Saved, outline: Outline, replay: RomanaReplay, where: Where): Steps {
  const last = lastOf(outline);
  /** The turn of each chapter, as soon as the log has come. */
  const turns = useRef<readonly number[]>([]);
  const leafing = useLeafing<Position, Stride>({
    saved,
    over: outline.over,
    where,
    start: START,
    last,
    read: (params, first) => readPosition(outline, params, first),
    query: (position, beholder) => `${queryOf(position)}&seat=${beholder}`,
    next: (position, stride, direction) =>
      stride === "turn"
        ? byTurn(outline, turns.current, position, direction)
        : (stride === "step" ? byStep : byChapter)(outline, position, direction),
    isStart: ({ at }) => at === 0,
    isEnd: ({ chapter, at }) => chapter === last.chapter && at === last.at,
    plays: "chapter",
    speeds: SPEEDS,
  });
  const { position, beholder } = leafing;
  const moment = usePromised(() => replay.moment(position.at, beholder), [replay, position.at, beholder]);
  const log = usePromised(() => replay.log(beholder), [replay, beholder]);
  const chapters = useMemo(() => chaptersIn(log ?? []), [log]);
  turns.current = useMemo(() => chapters.map(({ turn }) => turn), [chapters]);
  const chapter = chapters[position.chapter];
  return {
    ...leafing,
    chapters,
    told: useMemo(
      () => chapter?.events.slice(0, outline.told[position.at]! - chapter.from) ?? [],
      [chapter, position.at],
    ),
    moment,
    toChapter: (next) => leafing.to(endOf(outline, next)),
  };
}

/** Comma and stop, arrow keys, Home, End and Space, wherever they do not mean something else. */
export function pressKey(steps: Steps, { key, shiftKey, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const at =
    target instanceof Element ? target.closest("input, select, textarea, summary, button, a, .map-window") : null;
  if (ctrlKey || metaKey || altKey) return false;
  if (key === "," || key === ".") {
    steps.by("chapter", key === "," ? -1 : 1);
    return true;
  }
  if (at?.matches("input, select, textarea, .map-window") || (key === " " && at)) return false;
  if (key === " ") steps.play(!steps.playing);
  else if (key === "ArrowLeft") steps.by(shiftKey ? "turn" : "step", -1);
  else if (key === "ArrowRight") steps.by(shiftKey ? "turn" : "step", 1);
  else if (key === "Home") steps.toStart();
  else if (key === "End") steps.toEnd();
  else return false;
  return true;
}
