import type { Chapter } from "@ara/pax-romana/story";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Playback } from "./playback.ts";

vi.mock("../../../app/settings.ts", () => ({ moves: () => true }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("scenes follow each other by themselves, and the last one is read as long as one likes", () => {
  const chapters = [{ from: 1 }, { from: 2 }] as unknown as Chapter[];
  const playback = new Playback();
  playback.start(chapters);
  expect(playback.shot.value?.n).toBe(1);
  vi.runAllTimers();
  expect(playback.shot.value).toMatchObject({ n: 2, of: 2, chapter: chapters[1] });
  playback.stop();
  expect(playback.shot.value).toBeNull();
});
