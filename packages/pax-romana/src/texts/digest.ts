import type { Config } from "../config.ts";
import type { Event } from "../event.ts";
import { chaptersIn } from "../story/chapters.ts";
import { chapterIn } from "./chapter.ts";
import type { Texts } from "./en/index.ts";
import { isToldAgain } from "./say.ts";

/** What somebody is told who was away: lines of the log, or one sentence for a whole chapter. */
export type Item = Event | { readonly type: "digest"; readonly text: string; readonly lines: number };

/** So few lines are told as they are. */
const FEW = 12;

/**
 * 3.51: every chapter that is over is told in one sentence, what is under way line by line; `left` is how many lines of the
 * log are not shown.
 */
export function digestIn(texts: Texts, config: Config, events: readonly Event[]): { items: Item[]; left: number } {
  const told = events.filter((event) => !isToldAgain(event));
  if (told.length <= FEW) return { items: told, left: 0 };
  let left = 0;
  const items = chaptersIn(events).flatMap((chapter): Item[] => {
    const lines = chapter.events.filter((event) => !isToldAgain(event));
    if (!chapter.done || lines.length < 2) return lines;
    left += lines.length;
    return [{ type: "digest", text: chapterIn(texts, config, chapter), lines: lines.length }];
  });
  return { items, left };
}
