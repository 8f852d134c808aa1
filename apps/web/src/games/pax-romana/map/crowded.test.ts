import { NONE, worldOf, type Node } from "@ara/pax-romana";
import { describe, expect, test } from "vitest";
import { overlapOf } from "./boxes.ts";
import type { Box } from "./chart.ts";
import { layOut, type Layout } from "./layout.ts";
import { pixelOf, radiusOf, type Scene } from "./scene.ts";
import { testChart, testPosition, testScene } from "./testing.ts";

// The places where most stands, at three scales, in a late position of more than two hundred stacks.
const chart = testChart("V");
const { map } = worldOf(chart.config);
const state = testPosition(chart, 232, "crowded");
const REGIONS = ["roma", "athenae", "ancyra", "thasos", "carthago", "massilia"] as const;
const [WIDTH, HEIGHT] = [1060, 740];

function windowAt(id: string, k: number): Box {
  const [x, y] = chart.at[map.nodeOf.get(id)!]!;
  return [x * k - WIDTH / 2, y * k - HEIGHT / 2, x * k + WIDTH / 2, y * k + HEIGHT / 2];
}

const isIn = ([left, top, right, bottom]: Box, [x, y]: readonly [number, number]): boolean =>
  x > left && x < right && y > top && y < bottom;

/** What covers what: counters each other, names each other and counters. */
function covered({ counters, names }: Layout): string[] {
  const marks = [
    ...counters.map(({ box, stack }) => ({ box, of: `a counter at ${map.names[stack.node]}`, most: 0.5 })),
    ...names.map(({ box, text }) => ({ box, of: text, most: 12 })),
  ];
  return marks.flatMap((one, i) =>
    marks
      .slice(i + 1)
      .flatMap((other) =>
        overlapOf(one.box, other.box) > Math.max(one.most, other.most) ? [`${one.of}, ${other.of}`] : [],
      ),
  );
}

/** Names that stand at another sign and away from their own; the large ones of capitals are not taken for another's. */
function mistaken(scene: Scene, { names }: Layout): string[] {
  return names.flatMap(({ node, text, box, isCapital }) => {
    const gap = (at: Node): number => {
      const [x, y] = pixelOf(scene, at);
      return Math.hypot(Math.max(box[0] - x, 0, x - box[2]), Math.max(box[1] - y, 0, y - box[3])) - radiusOf(scene, at);
    };
    const least = Math.min(...scene.seen.filter((other) => other !== node).map(gap));
    return !isCapital && least < 12 && gap(node) > least + 12 ? [text] : [];
  });
}

/** Names whose line back leads through the sign of another place. */
const cut = (scene: Scene, { names }: Layout): string[] =>
  names.flatMap(({ node, text, box, isFar, isCapital }) => {
    const [x, y] = pixelOf(scene, node);
    const [tx, ty] = [Math.max(box[0], Math.min(box[2], x)), Math.max(box[1], Math.min(box[3], y))];
    const steps = Array.from({ length: 41 }, (_, i) => [x + ((tx - x) * i) / 40, y + ((ty - y) * i) / 40] as const);
    const isThrough = (at: Node): boolean => {
      const [ox, oy] = pixelOf(scene, at);
      return steps.some(([px, py]) => Math.hypot(px - ox, py - oy) < radiusOf(scene, at) - 0.5);
    };
    return isFar && !isCapital && scene.seen.some((other) => other !== node && isThrough(other)) ? [text] : [];
  });

/** Counters that touch the sign of another Space and stand away from their own. */
const astray = (scene: Scene, { counters }: Layout): string[] =>
  counters.flatMap(({ stack, box }) => {
    const gap = (at: Node): number => {
      const [x, y] = pixelOf(scene, at);
      return Math.hypot(Math.max(box[0] - x, 0, x - box[2]), Math.max(box[1] - y, 0, y - box[3])) - radiusOf(scene, at);
    };
    const least = Math.min(...scene.seen.filter((other) => other !== stack.node).map(gap));
    return least < 4 && gap(stack.node) > least + 2 ? [map.names[stack.node]!] : [];
  });

test.each([0.8, 1.12, 1.9])("at a scale of %s hardly any counter is taken for another place's", (k) => {
  const few = testPosition(chart, 90, "few");
  const scene = testScene(chart, few, k);
  const layout = layOut(scene, few.control);
  expect(astray(scene, layout).length).toBeLessThan(layout.counters.length * 0.03);
});

test("what is asked about moves no names of a map that is looked at from near by", () => {
  const scene = testScene(chart, state, 1.12, windowAt("roma", 1.12));
  const places = (wanted: readonly Node[]): unknown =>
    layOut({ ...scene, wanted: new Set(wanted) }, state.control).names.map(({ text, x, y }) => [text, x, y]);
  expect(places(scene.seen.filter((_, i) => i % 3 === 0))).toEqual(places([]));
});

describe.each(REGIONS)("around %s", (id) => {
  test.each([
    [0.8, 0.08],
    [1.12, 0],
    [1.9, 0],
  ])("at a scale of %s nothing covers anything, and names are there", (k, missing) => {
    const window = windowAt(id, k);
    const scene = testScene(chart, state, k, window);
    const layout = layOut(scene, state.control);
    expect(covered(layout)).toEqual([]);
    expect(mistaken(scene, layout)).toEqual([]);
    expect(cut(scene, layout)).toEqual([]);
    const named = new Set(layout.names.map(({ node }) => node));
    const spaces = chart.nodes.filter(
      (node) => node < map.spaces && isIn(window, [chart.at[node]![0] * k, chart.at[node]![1] * k]),
    );
    const nameless = spaces.filter((node) => !named.has(node));
    expect(nameless.filter((node) => map.capital[node] !== NONE)).toEqual([]);
    expect(nameless.length, nameless.map((node) => map.names[node]).join()).toBeLessThanOrEqual(
      spaces.length * missing,
    );
  });
});
