import { expect, test } from "vitest";
import type { Event } from "../event.ts";
import { turningPoints } from "./turning.ts";

const won = (province: number): Event => ({ type: "controlChanged", province, from: -1, to: 0, rule: "5.2" });
const taken: Event = { type: "captured", node: 3, owner: 0, from: 1, to: 0, rule: "7.41" };
const capital: Event = { type: "capitalLost", power: 1, node: 3, rule: "14.21" };

test("the story is told by the chapters in which most changed hands, in the order they came", () => {
  const chapters = [[won(1), won(2)], [], [taken], [taken, capital], [won(4)]].map((events) => ({ events }));
  expect(turningPoints(chapters, 2)).toEqual([0, 3]);
  expect(turningPoints(chapters, 9)).toEqual([0, 2, 3, 4]);
});
