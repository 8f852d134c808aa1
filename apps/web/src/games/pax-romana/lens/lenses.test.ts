import { paxRomana, worldOf } from "@ara/pax-romana";
import { overviewOf, seenState } from "@ara/pax-romana/overview";
import { namesOf } from "@ara/pax-romana/texts";
import { describe, expect, test } from "vitest";
import { overlapOf } from "../map/boxes.ts";
import type { Box } from "../map/chart.ts";
import { layOut } from "../map/layout.ts";
import { testChart, testPosition, testScene } from "../map/testing.ts";
import de from "../texts/de/lens.ts";
import en from "../texts/en/lens.ts";
import nl from "../texts/nl/lens.ts";
import { LENSES, loadLens, type LensName } from "./lenses.ts";
import type { Look, Seen } from "./picture.ts";

const chart = testChart("V");
const { map } = worldOf(chart.config);
const state = testPosition(chart, 232, "lenses");
const view = paxRomana.view(state, 0);
const roma = map.nodeOf.get("roma")!;
const stacked = overviewOf(seenState(view)).places.find(({ node, stacks }) =>
  stacks.some(({ owner, counts }) => owner === 0 && node < map.spaces && counts[0]! > 0),
)!.node;

const look = (words = en, language: "en" | "de" | "nl" = "en"): Look => ({
  view,
  overview: overviewOf(seenState(view)),
  prompt: null,
  power: 0,
  chosen: stacked,
  planned: null,
  chart,
  words,
  names: namesOf(language, chart.config),
});

/** A window around Rome. */
const around = (k: number): Box => {
  const [x, y] = [chart.at[roma]![0] * k, chart.at[roma]![1] * k];
  return [x - 520, y - 360, x + 520, y + 360];
};

const known = new Map<LensName, Promise<Seen>>();
const through = async (name: LensName, how: Look): Promise<Seen> => (await loadLens(name))(how);
const seenBy = (name: LensName): Promise<Seen> => {
  const seen = known.get(name) ?? through(name, look());
  known.set(name, seen);
  return seen;
};

describe.each(LENSES)("the lens %s", (name) => {
  test("says in words what it shows, for each place a line", async () => {
    const { list, sum, legend, say } = await seenBy(name);
    expect(sum).toMatch(/\.$/);
    expect(list.length).toBeGreaterThan(3);
    expect(legend.length).toBeGreaterThan(1);
    for (const { spot, text, title } of list) {
      expect(title).not.toBe("");
      expect(text).toMatch(/\.$/);
      expect(say(spot)).toContain(text);
    }
  });

  test.each([0.45, 1.12, 1.9])("its signs cover neither each other nor a counter (scale %s)", async (k) => {
    const seen = await seenBy(name);
    const { badges, counters } = layOut({ ...testScene(chart, state, k, around(k)), room: seen }, state.control);
    const all = [...badges];
    const covered = all.flatMap(([node, box], i) => [
      ...all
        .slice(i + 1)
        .flatMap(([other, its]) => (overlapOf(box, its) > 40 ? [`${map.names[node]} ${map.names[other]}`] : [])),
      ...counters.flatMap(({ box: its, stack }) =>
        overlapOf(box, its) > 40 ? [`${map.names[node]} ${stack.owner}`] : [],
      ),
    ]);
    expect(covered.length).toBeLessThanOrEqual(k > 1 ? 0 : all.length * 0.25);
  });

  test("speaks every language without a gap", async () => {
    for (const [words, language] of [
      [de, "de"],
      [nl, "nl"],
    ] as const) {
      const { list, sum, legend } = await through(name, look(words, language));
      const all = [sum, ...legend.map(({ text }) => text), ...list.map(({ text }) => text)].join(" ");
      expect(all).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});

test("walking, a lens says what it knows of the Space", async () => {
  const { say } = await seenBy("control");
  expect(say({ node: roma }).join(" ")).toContain("Italia");
  expect(await through("reach", { ...look(), chosen: null })).toMatchObject({ list: [], sum: en.reach.choose });
});
