import { CARTHAGE, REBELS, ROME, SLAVES_ROME, UNITS, worldOf } from "@ara/pax-romana";
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

test("12.73, R356: a Town or City in which slaves or rebels sit is barred: it brings its owner nothing", () => {
  const chart = testChart("V");
  const scene = testScene(chart, testPosition(chart), 2);
  const place = [...scene.places.values()].find(({ works }) => works !== null)!;
  const held = (owner: number): string => {
    const stacks = [{ owner, counts: UNITS.map(() => 1) }] as unknown as (typeof place)["stacks"];
    return symbolOf({ ...scene, places: new Map([[place.node, { ...place, stacks }]]) }, place.node);
  };
  expect(held(SLAVES_ROME + 1)).toContain('class="denied"');
  expect(held(REBELS)).toContain('class="denied"');
  expect(held(place.works!.owner)).not.toContain("denied");
});

test("a Space in which several stacks of one owner stand has his colour: those that have moved and those that have not", () => {
  const chart = testChart("V");
  const scene = testScene(chart, testPosition(chart), 2);
  const place = [...scene.places.values()].find(({ works, tribe, stacks }) => !works && !tribe && stacks.length === 1)!;
  const held = (...owners: readonly number[]): string => {
    const stacks = owners.map((owner) => ({ ...place.stacks[0]!, owner }));
    return symbolOf({ ...scene, places: new Map([[place.node, { ...place, stacks }]]) }, place.node);
  };
  expect(held(ROME, ROME)).toContain(`class="space" data-pow="rome"`);
  expect(held(ROME, CARTHAGE)).not.toContain(`class="space" data-pow`);
});

test("12.61: pirates are seen at every scale", () => {
  const chart = testChart("V");
  const at = worldOf(chart.config).map.spaces;
  for (const k of [0.4, 1, 2]) {
    const scene = testScene(chart, testPosition(chart), k);
    const lair = { node: at, works: null, tribe: false, stacks: [], pirates: true };
    const places = new Map([[at, lair]]) as unknown as typeof scene.places;
    expect(symbolOf({ ...scene, places }, at), `${k}`).toContain('class="pirates"');
  }
});
