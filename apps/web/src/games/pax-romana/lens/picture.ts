import type { Node, Power, Prompt, View } from "@ara/pax-romana";
import type { Overview } from "@ara/pax-romana/overview";
import type { Reach } from "@ara/pax-romana/ways";
import type { Names } from "@ara/pax-romana/texts/say";
import type { Chart } from "../map/chart.ts";
import type { Picture } from "../map/marks-layer.ts";
import type { Spot } from "../text/places.ts";
import type { LensTexts } from "../texts/en/lens.ts";

/** What a lens looks at, and in which words it speaks. */
export interface Look {
  readonly view: View;
  readonly overview: Overview;
  readonly prompt: Prompt | null;
  /** For whom it looks. */
  readonly power: Power;
  /** How far what is being planned could get. */
  readonly planned: Reach | null;
  /** The place that was chosen on the map. */
  readonly chosen: Node | null;
  readonly chart: Chart;
  readonly words: LensTexts;
  readonly names: Names;
}

/** What a lens shows, and the same in words. */
export interface Seen extends Picture {
  /** All of it in a sentence. */
  readonly sum: string;
  readonly legend: readonly Sign[];
  /** Place by place. */
  readonly list: readonly Line[];
  /** What it says of a place; nothing where it has nothing to say. */
  readonly say: (spot: Spot) => readonly string[];
}

/** A sign of the legend, drawn around its middle, 24 wide. */
export interface Sign {
  readonly svg: string;
  readonly text: string;
}

export interface Line {
  readonly spot: Spot;
  readonly title: string;
  readonly text: string;
}

export const NO_ROOM = { badge: () => undefined, strip: () => undefined, place: () => new Map() } as const;

/** Lines by place: what a lens says is what its list says. */
export function sayOf(list: readonly Line[]): (spot: Spot) => readonly string[] {
  const keyOf = (spot: Spot): string => ("node" in spot ? `n${spot.node}` : `p${spot.province}`);
  const found = new Map<string, string[]>();
  for (const { spot, text } of list) found.set(keyOf(spot), [...(found.get(keyOf(spot)) ?? []), text]);
  return (spot) => found.get(keyOf(spot)) ?? [];
}
