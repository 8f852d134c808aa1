import { worldOf } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { centred, fitted, zoomed } from "./camera.ts";
import { hitAt } from "./hit.ts";
import { layOut } from "./layout.ts";
import { testChart, testPosition, testScene } from "./testing.ts";
import { neighbourTowards, nextOf } from "./walk.ts";

const chart = testChart("II");
const { map } = worldOf(chart.config);
const node = (id: string): number => map.nodeOf.get(id)!;
const window = { width: 900, height: 700 };
const roma = node("roma");
const camera = centred(chart.geometry, window, 1.12, chart.at[roma]!);
const state = testPosition(chart);
const layout = layOut(testScene(chart, state, camera.k), state.control);
const none = { counters: [] };
const pixel = (at: number): readonly [number, number] => [
  (chart.at[at]![0] - camera.x) * camera.k,
  (chart.at[at]![1] - camera.y) * camera.k,
];

test("every Space in play is hit where it is drawn, and a fingertip beside it", () => {
  for (const at of chart.nodes.filter((one) => one < map.spaces)) {
    const [x, y] = pixel(at);
    expect(hitAt(chart, none, camera, [x, y], new Set([at]))).toEqual({ node: at });
  }
  const [x, y] = pixel(roma);
  expect(hitAt(chart, none, camera, [x + 15, y - 12], new Set())).toEqual({ node: roma });
});

test("a counter belongs to its Space, wherever it had to stand", () => {
  for (const { stack, x, y } of layout.counters) {
    const at = [x - camera.x * camera.k, y - camera.y * camera.k] as const;
    const isFleet = stack.type === "fleet";
    expect(hitAt(chart, layout, camera, at, new Set())).toEqual({ node: stack.node, ...(isFleet && { isFleet }) });
  }
  expect(layout.counters.some(({ stack }) => stack.type === "fleet")).toBe(true);
});

test("what answers the question is hit before a neighbour that is nearer; land beside Spaces is its province; the sea nothing", () => {
  const capua = node("capua");
  // So far away that a fingertip covers both.
  const small = { ...camera, k: 0.2 };
  const nearer = [0, 1].map((axis) => (chart.at[roma]![axis]! * 2 + chart.at[capua]![axis]! * 3) / 5);
  const finger = [(nearer[0]! - small.x) * small.k, (nearer[1]! - small.y) * small.k] as const;
  expect(hitAt(chart, none, small, finger, new Set([capua]))).toEqual({ node: capua });
  expect(hitAt(chart, none, small, finger, new Set([roma]))).toEqual({ node: roma });
  const [px, py] = chart.geometry.provinces.find(({ id }) => id === "italia")!.names[0]!;
  const italia = map.provinceOf.get("italia")!;
  const land = [(px - camera.x) * camera.k, (py - camera.y) * camera.k] as const;
  expect(hitAt(chart, none, camera, land, new Set())).toEqual({ province: italia });
  const [sx, sy] = chart.geometry.seas.find(([name]) => name === "Mare Tyrrhenum")![1][2]!;
  const sea = [(sx - camera.x) * camera.k, (sy - camera.y) * camera.k] as const;
  const hit = hitAt(chart, none, camera, sea, new Set());
  expect(hit === undefined || "node" in hit).toBe(true);
});

test("what lies under the pointer stays there when one zooms; the whole scenario fits", () => {
  const at = [300, 200] as const;
  const near = zoomed(chart.geometry, window, camera, 1.5, at);
  expect(near.x + at[0] / near.k).toBeCloseTo(camera.x + at[0] / camera.k, 6);
  expect(near.y + at[1] / near.k).toBeCloseTo(camera.y + at[1] / camera.k, 6);
  const whole = fitted(chart.geometry, window, chart.box);
  for (const one of chart.nodes) {
    const [x, y] = [(chart.at[one]![0] - whole.x) * whole.k, (chart.at[one]![1] - whole.y) * whole.k];
    expect(x > 0 && y > 0 && x < window.width && y < window.height).toBe(true);
  }
});

test("arrow keys walk the graph: every step is a way of the map, and from Roma one gets everywhere", () => {
  expect(neighbourTowards(chart, roma, "ArrowDown")).toBe(node("capua"));
  const found = new Set([roma]);
  for (const from of found)
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      const to = neighbourTowards(chart, from, key);
      if (to === undefined) continue;
      expect([...map.land[from]!, ...map.strait[from]!, ...map.sea[from]!]).toContain(to);
      found.add(to);
    }
  expect(found.size).toBeGreaterThan(chart.nodes.length * 0.9);
});

test("from one answer to the next and round again", () => {
  const places = [roma, node("capua"), node("arretium")];
  const first = nextOf(chart, places, null, 1)!;
  const second = nextOf(chart, places, first, 1)!;
  const third = nextOf(chart, places, second, 1)!;
  expect(new Set([first, second, third]).size).toBe(3);
  expect(nextOf(chart, places, third, 1)).toBe(first);
  expect(nextOf(chart, places, first, -1)).toBe(third);
});
