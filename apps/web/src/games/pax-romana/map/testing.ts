import { FastChance } from "@ara/kernel";
import { config, paxRomana, type State } from "@ara/pax-romana";
import { overviewOf } from "@ara/pax-romana/overview";
import { crowd } from "@ara/pax-romana/testing";
import { levelAt } from "./camera.ts";
import { chartOf, type Box, type Chart } from "./chart.ts";
import geometry from "./geometry.json" with { type: "json" };
import type { Geometry } from "./geometry.ts";
import { sceneOf, type Scene } from "./scene.ts";

export const testGeometry = geometry as unknown as Geometry;

export const testChart = (scenario: "II" | "V"): Chart => chartOf(config(scenario), testGeometry);

/** A position, empty or as full as a late one. */
export function testPosition(chart: Chart, stacks = 0, seed = "map"): State {
  const chance = new FastChance(seed);
  const state = paxRomana.setup(chart.config, paxRomana.deal(chart.config, chance));
  if (stacks > 0) crowd(state, chance, stacks);
  return state;
}

/** A text is as wide as its letters usually are. */
const testMeasure = (text: string, font: string): number => text.length * Number.parseFloat(font) * 0.56;

export const testScene = (chart: Chart, state: State, k: number, box?: Box): Scene =>
  sceneOf({
    chart,
    places: new Map(overviewOf(state).places.map((place) => [place.node, place])),
    k,
    level: levelAt(k),
    box: box ?? [0, 0, chart.geometry.width * k, chart.geometry.height * k],
    wanted: new Set(),
    measure: testMeasure,
  });
