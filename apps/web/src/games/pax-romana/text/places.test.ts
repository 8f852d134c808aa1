import { LANGUAGES } from "@ara/kernel";
import { SLAVES_ROME, worldOf } from "@ara/pax-romana";
import { overviewOf, seenState } from "@ara/pax-romana/overview";
import { expect, test } from "vitest";
import { chartOf } from "../map/chart.ts";
import { testGeometry } from "../map/testing.ts";
import { seenAt, seenLines, spotName, spotsNamed } from "./places.ts";
import { TestTable } from "./testing.ts";

const table = new TestTable();
const { view, speech } = table;
const overview = overviewOf(seenState(view));

test("a place is found by the beginning of its name; the exact name alone; what is not in play is not", () => {
  const named = (name: string): string[] => spotsNamed(speech, view, name).map((spot) => spotName(speech, view, spot));
  expect(named("rom")).toContain("Roma");
  expect(named("ROMA")).toEqual(["Roma"]);
  expect(named("ital")).toContain("Italia");
  expect(named("")).toEqual([]);
  expect(named("antiochia")).toEqual([]);
});

test("a province with an English name on the printed map is called and found by that of one's own language, too", () => {
  const german = new TestTable("de").speech;
  const named = (name: string): string[] => spotsNamed(german, view, name).map((spot) => spotName(german, view, spot));
  expect([named("westsiz"), named("West Sicily")]).toEqual([["Westsizilien"], ["Westsizilien"]]);
  const chart = chartOf(view.config, testGeometry, () => german.game.words);
  const { provinceOf } = worldOf(view.config).map;
  expect(chart.provinceName(provinceOf.get("west_sicily")!)).toBe("Westsizilien");
  expect(chart.provinceName(provinceOf.get("africa")!)).toBe("Africa");
});

test("9.21: what stands in a Space, whose it is, and what a step to its neighbours costs", () => {
  const [roma] = spotsNamed(speech, view, "roma");
  const seen = seenAt(speech, view, overview, roma!);
  expect(seen).toMatchObject({ title: "Roma", here: ["City, walls 5 (Rome)", "1 legion (Rome)"] });
  expect(seen.about).toBe("Italia (controlled by Rome), port, capital");
  const land = seen.ways.find(({ title }) => title === "By land")!;
  expect(land.to.map(({ name, cost }) => `${name} ${cost}`)).toContain("Capua 1 MP");
});

test("9.33, R52: a strait whose far shore others hold is no way", () => {
  const [rhegium] = spotsNamed(speech, view, "rhegium");
  const strait = seenAt(speech, view, overview, rhegium!).ways.find(({ title }) => title === "Over a strait")!;
  expect(strait.to.map(({ name, cost }) => `${name}: ${cost}`)).toEqual(["Messana: closed while others hold it"]);
});

test.each(LANGUAGES)("in %s every place of the map can be looked at and heard", (language) => {
  const told = new TestTable(language).speech;
  const { map } = worldOf(view.config);
  const spots = map.names.flatMap((_, node) => (map.inPlay[node] === 1 ? [{ node }] : []));
  const provinces = map.provinceNames.flatMap((_, province) =>
    map.spacesOf[province]!.length > 0 ? [{ province }] : [],
  );
  for (const spot of [...spots, ...provinces])
    for (const line of seenLines(told, seenAt(told, view, overview, spot))) {
      expect(line).toMatch(/^\S.*\.$/);
      expect(line).not.toMatch(/undefined|NaN| {2}/);
    }
});

test("12.73: a City in the hands of slaves says that it brings its owner nothing", () => {
  const [roma] = spotsNamed(speech, view, "roma");
  const places = overview.places.map((place) => ({
    ...place,
    stacks: place.stacks.map((stack) => ({ ...stack, owner: SLAVES_ROME })),
  }));
  expect(seenAt(speech, view, { ...overview, places }, roma!).here.at(-1)).toContain("no income");
  expect(seenAt(speech, view, overview, roma!).here.join()).not.toContain("no income");
});
