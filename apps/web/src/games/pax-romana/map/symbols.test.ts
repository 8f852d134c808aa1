import { worldOf } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { symbolOf } from "./symbols.ts";
import { testChart, testPosition, testScene } from "./testing.ts";

test("13.11, R316: a tribe is a question mark, and its strength for whoever has looked at it", () => {
  const chart = testChart("V");
  const scene = testScene(chart, testPosition(chart), 2);
  const { tribal } = worldOf(chart.config).map;
  const place = [...scene.places.values()].find(({ node, tribe }) => tribe && tribal[node]! >= 0)!;
  expect(symbolOf(scene, place.node)).toContain(">?</text>");
  const looked = { ...scene, places: new Map([[place.node, { ...place, strength: 4 }]]) };
  expect(symbolOf(looked, place.node)).toContain(">4</text>");
});
