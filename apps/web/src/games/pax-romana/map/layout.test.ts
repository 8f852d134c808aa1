import { NONE, worldOf } from "@ara/pax-romana";
import { describe, expect, test } from "vitest";
import { overlapOf } from "./boxes.ts";
import { levelAt } from "./camera.ts";
import { layOut } from "./layout.ts";
import { pixelOf, radiusOf } from "./scene.ts";
import { testChart, testPosition, testScene } from "./testing.ts";

const chart = testChart("V");
const { map } = worldOf(chart.config);

describe.each([0.45, 1.12, 1.9])("at a scale of %s", (k) => {
  test.each(["crowd 1", "crowd 2"])("no counter covers another on a map full of armies (%s)", (seed) => {
    const state = testPosition(chart, 260, seed);
    const { counters } = layOut(testScene(chart, state, k), state.control);
    expect(counters.length).toBeGreaterThan(100);
    const covering = counters.flatMap((one, i) =>
      counters.slice(i + 1).flatMap((other) => {
        const area = overlapOf(one.box, other.box);
        return area > 0.5 ? [`${map.names[one.stack.node]} and ${map.names[other.stack.node]}: ${area}`] : [];
      }),
    );
    expect(covering).toEqual([]);
  });

  test("a counter stands near its Space, and seldom on another", () => {
    const state = testPosition(chart, 260, "near");
    const scene = testScene(chart, state, k);
    const { counters } = layOut(scene, state.control);
    const far = counters.filter(({ stack, x, y }) => {
      const [sx, sy] = pixelOf(scene, stack.node);
      return Math.hypot(x - sx, y - sy) > 130;
    });
    expect(far.length).toBeLessThan(counters.length * 0.05);
    const hidden = chart.nodes.filter((node) => {
      const [x, y] = pixelOf(scene, node);
      return node < map.spaces && counters.some(({ box }) => x > box[0] && x < box[2] && y > box[1] && y < box[3]);
    });
    expect(hidden.map((node) => map.names[node])).toHaveLength(0);
  });

  test("names cover neither each other nor a counter; capitals are always named", () => {
    const state = testPosition(chart);
    const { counters, names } = layOut(testScene(chart, state, k), state.control);
    const covering = names.flatMap(({ box, text, isCapital }, i) =>
      [...counters, ...names.slice(i + 1)].flatMap((other) =>
        !isCapital && overlapOf(box, other.box) > 12 ? [text] : [],
      ),
    );
    expect(covering).toEqual([]);
    const capitals = chart.nodes.filter((node) => (map.capital[node] ?? NONE) !== NONE);
    expect(names.map(({ node }) => node)).toEqual(expect.arrayContaining(capitals));
    if (levelAt(k) > 0) expect(names.length).toBeGreaterThan(map.spaces * 0.9);
  });
});

test.each([0.8, 1, 1.12])("at a scale of %s a name that is nearer to another sign has a line to its own", (k) => {
  const state = testPosition(chart);
  const scene = testScene(chart, state, k);
  const misleading = layOut(scene, state.control).names.filter(({ node, box, isFar }) => {
    const gap = (to: number): number => {
      const [x, y] = pixelOf(scene, to);
      const away = Math.hypot(Math.max(box[0] - x, 0, x - box[2]), Math.max(box[1] - y, 0, y - box[3]));
      return away - radiusOf(scene, to);
    };
    return !isFar && chart.nodes.some((other) => other !== node && gap(other) < gap(node));
  });
  expect(misleading.map(({ text }) => text)).toEqual([]);
});

test("from afar one chip for each owner and sort; near by every sort of unit", () => {
  const state = testPosition(chart, 260);
  const lengthOf = (k: number): number =>
    layOut(testScene(chart, state, k), state.control).counters.reduce(
      (sum, { counter }) => sum + counter.svg.length,
      0,
    );
  expect(lengthOf(1.9)).toBeGreaterThan(lengthOf(1.12));
  expect(lengthOf(1.12)).toBeGreaterThan(lengthOf(0.45));
});

test("provinces are named inside their borders", () => {
  const state = testPosition(chart);
  const { provinces } = layOut(testScene(chart, state, 1.12), state.control);
  expect(provinces.length).toBeGreaterThan(map.provinceNames.length * 0.7);
  for (const { province, x, y } of provinces)
    // An island may be smaller than its name.
    expect([province, undefined]).toContain(chart.provinces[chart.cells.provinceAt(x / 1.12, y / 1.12)]);
});
