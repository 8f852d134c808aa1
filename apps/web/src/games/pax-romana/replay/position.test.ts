import { expect, test } from "vitest";
import { byChapter, byStep, byTurn, endOf, lastOf, queryOf, readPosition, spansOf, START } from "./position.ts";

/** Four steps told 2, 0, 5 and 1 lines; the third ends one chapter, has all of another and begins a third. */
const chapters = [
  { from: 0, events: [0, 0, 0] },
  { from: 3, events: [0, 0] },
  { from: 5, events: [0, 0, 0] },
] as never;
const outline = { length: 4, spans: spansOf(chapters, [2, 2, 7, 8]) };

test("a chapter goes from the step that told its first line to the one that told its last", () => {
  expect(outline.spans).toEqual([
    { first: 0, last: 2 },
    { first: 2, last: 2 },
    { first: 2, last: 3 },
  ]);
});

test("one goes from chapter to chapter, also where several end with one decision, and back", () => {
  const there = [{ chapter: 0, at: 0 }];
  for (let i = 0; i < 4; i++) there.push(byChapter(outline, there.at(-1)!, 1));
  expect(there.map(queryOf)).toEqual(["at=0&part=0", "at=2&part=0", "at=2&part=1", "at=3&part=2", "at=3&part=2"]);
  expect(byChapter(outline, lastOf(outline), -1)).toEqual({ chapter: 1, at: 2 });
  expect(byChapter(outline, { chapter: 1, at: 2 }, -1)).toEqual({ chapter: 0, at: 2 });
  expect(byChapter(outline, { chapter: 0, at: 2 }, -1)).toEqual(START);
});

test("one goes from decision to decision, and from turn to turn", () => {
  expect(byStep(outline, { chapter: 0, at: 1 }, 1)).toEqual({ chapter: 2, at: 2 });
  expect(byStep(outline, lastOf(outline), 1)).toEqual(lastOf(outline));
  expect(byTurn(outline, [1, 2, 2], { chapter: 0, at: 0 }, 1)).toEqual({ chapter: 1, at: 2 });
  expect(byTurn(outline, [1, 2, 2], { chapter: 2, at: 3 }, -1)).toEqual({ chapter: 1, at: 2 });
  expect(byTurn(outline, [1, 2, 2], { chapter: 1, at: 2 }, -1)).toEqual(endOf(outline, 0));
  expect(byTurn(outline, [1, 2, 2], { chapter: 1, at: 2 }, 1)).toEqual(lastOf(outline));
});

test("an address leads to its place, or as near as may be", () => {
  const read = (query: string): unknown => readPosition(outline, new URLSearchParams(query), lastOf(outline));
  expect(read("at=2&part=1")).toEqual({ chapter: 1, at: 2 });
  expect(read("at=1&part=2")).toEqual({ chapter: 0, at: 1 });
  expect(read("at=99")).toEqual(lastOf(outline));
  expect(read("at=x")).toEqual(lastOf(outline));
});
