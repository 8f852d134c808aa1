import type { Event } from "@ara/pax-romana";
import { chaptersIn, trailsIn } from "@ara/pax-romana/story";
import { describe, expect, test } from "vitest";
import { testChart, testPosition, testScene } from "../map/testing.ts";
import { drawnOf, isShown, namedIn, nodesOf, stayOf } from "./drawn.ts";
import { timesOf, trailMarks, wayOf } from "./trail-marks.ts";

const chart = testChart("II");
const scene = testScene(chart, testPosition(chart), 1);
const { a, b, line } = chart.lanes.find(({ kind, line: drawn }) => kind === "land" && drawn.length > 2)!;
const step = (from: number, to: number): Event => ({
  type: "stepped",
  power: 0,
  owner: 0,
  force: 0,
  from,
  to,
  mp: 1,
  rule: "9.21",
});

describe("what happened, upon the map", () => {
  test("a trail follows the road as it is drawn, there and back", () => {
    const [trail] = trailsIn([step(a, b), step(b, a)]);
    const way = wayOf(scene, trail!);
    expect(way).toHaveLength(2 * line.length - 1);
    expect(way[0]).toEqual(way.at(-1));
    expect(way[line.length - 1]).toEqual([...chart.at[b]!]);
  });

  test("a trail has the colour of whoever moved, and appears only where there is time for it", () => {
    const drawn = drawnOf([step(a, b)], 500);
    expect(nodesOf(drawn)).toEqual([a, b]);
    expect(trailMarks(scene, drawn)).toMatch(/data-pow="rome" data-times="0 120"/);
    expect(trailMarks(scene, { ...drawn, time: 0 })).not.toContain("data-times");
  });

  test("7.12, 12.14: where something was built or left behind is named and has a ring, though nobody went there", () => {
    const built: Event = { type: "built", power: 0, node: b, works: 0, unit: 0, rule: "7.12" };
    const drawn = drawnOf([built], 0);
    expect(namedIn(drawn)).toEqual([b]);
    expect(trailMarks(scene, drawn)).toContain('class="done"');
    expect(namedIn(drawnOf([step(a, b)], 0))).toEqual([a, b]);
  });

  test("trails come one after the other within the time of their chapter", () => {
    const long = { nodes: Array.from({ length: 20 }, (_, i) => i) };
    expect(timesOf([long, { nodes: [1, 2] }], 5000)).toEqual([
      { start: 0, length: 900 },
      { start: 900, length: 120 },
    ]);
    const [first, second] = timesOf([long, long], 900);
    expect(first!.length + second!.length).toBe(900);
  });

  test("all since one's last turn takes at most twelve seconds, a chapter at most three", () => {
    expect(stayOf(1)).toBe(3000);
    for (const n of [3, 6, 7, 20, 100]) expect(n * stayOf(n)).toBeLessThanOrEqual(12_000);
  });

  test("3.41, 3.44: what others did is shown once more, also where nothing moved; one's own lapse and an empty phase are not", () => {
    const chapters = chaptersIn([
      { type: "phaseBegan", phase: "F", rule: "3.2" },
      { type: "activationBegan", power: 1, rule: "3.41" },
      { type: "activationEnded", power: 1, rule: "3.43" },
      { type: "markerDrawn", power: 0, rule: "3.42" },
      { type: "markerLapsed", power: 0, rule: "3.44" },
      { type: "phaseBegan", phase: "I", rule: "3.2" },
      { type: "playOrder", order: [0, 1], rule: "3.42" },
    ] as Event[]);
    expect(chapters.map((one) => isShown(one, [0]))).toEqual([true, false, false]);
  });
});
