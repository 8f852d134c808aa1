import { LANGUAGES } from "@ara/kernel";
import { worldOf } from "@ara/pax-romana";
import { overviewOf, seenState } from "@ara/pax-romana/overview";
import { expect, test } from "vitest";
import { seenAt, seenLines, spotName, spotsNamed } from "./places.ts";
import { TestTable } from "./testing.ts";

const table = new TestTable();
const { view, speech } = table;
const overview = overviewOf(seenState(view));

test("a place is found by the beginning of its name; the exact name alone; what is not in play is not", () => {
  const named = (name: string): string[] => spotsNamed(view, name).map((spot) => spotName(speech, view, spot));
  expect(named("rom")).toContain("Roma");
  expect(named("ROMA")).toEqual(["Roma"]);
  expect(named("ital")).toContain("Italia");
  expect(named("")).toEqual([]);
  expect(named("antiochia")).toEqual([]);
});

test("9.21: what stands in a Space, whose it is, and what a step to its neighbours costs", () => {
  const [roma] = spotsNamed(view, "roma");
  const seen = seenAt(speech, view, overview, roma!);
  expect(seen).toMatchObject({ title: "Roma", here: ["City, walls 5 (Rome)", "1 legion (Rome)"] });
  expect(seen.about).toBe("Italia (controlled by Rome), port, capital");
  const land = seen.ways.find(({ title }) => title === "By land")!;
  expect(land.to.map(({ name, cost }) => `${name} ${cost}`)).toContain("Capua 1 MP");
});

test("9.33, R52: a strait whose far shore others hold is no way", () => {
  const [rhegium] = spotsNamed(view, "rhegium");
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
