import { expect, test } from "vitest";
import { data, FILES } from "./data.ts";
import { confidenceCounts, inferred, provenance } from "./provenance.ts";
import { sourceList } from "./source-list.ts";
import { CONFIDENCES } from "./vocabulary.ts";

const all = provenance(data);

test("every Space, point, edge, leader, unit, card and force line says how sure we are and why", () => {
  const starts = (file: string, path: string): number =>
    all.filter((item) => item.file === file && item.path.split(".").length === 2 && item.path.startsWith(path)).length;
  expect(starts("map", "spaces.")).toBe(226);
  expect(starts("map", "points.")).toBe(81);
  expect(starts("map", "edges.")).toBe(568);
  expect(starts("map", "provinces.")).toBe(54);
  expect(starts("map", "territories.")).toBe(18);
  expect(starts("leaders", "leaders.")).toBe(40);
  expect(starts("units", "units.")).toBe(15);
  expect(starts("cards", "cards.")).toBe(39);
  for (const { source, confidence } of all) {
    expect(source).not.toBe("");
    expect(CONFIDENCES).toContain(confidence);
  }
});

test("what is inferred is listed item by item, single properties too", () => {
  const list = inferred(data);
  expect(list.every(({ confidence }) => confidence === "inferred")).toBe(true);
  expect(list.filter(({ file, path }) => file === "map" && /^spaces\.[a-z_]+$/.test(path))).toHaveLength(115);
  expect(list.filter(({ file, path }) => file === "leaders" && path.startsWith("leaders."))).toHaveLength(23);
  expect(list).toContainEqual({
    file: "map",
    path: "spaces.athenae.port",
    name: "Athenae",
    confidence: "inferred",
    source: "R1.4, R2.13",
    note: undefined,
  });
  expect(list.map(({ path }) => path)).toContain("scenarios.V.setup.treasury");
  expect(list.map(({ path }) => path)).toContain("counters");
});

test("counts by file add up, and every mark has an explanation", () => {
  for (const file of FILES) {
    const counts = Object.values(confidenceCounts(data, file)).reduce((a, b) => a + b, 0);
    expect(counts).toBe(all.filter((item) => item.file === file).length);
    expect(counts).toBeGreaterThan(0);
  }
  expect(Object.keys(sourceList.confidence)).toStrictEqual([...CONFIDENCES]);
});

test("short names of play reports have an address", () => {
  for (const { source } of all) {
    for (const [name] of source.matchAll(/\b(?:aar|lan|bgg|odders|carey|leqg)_\w+/g)) {
      expect(Object.keys(sourceList.sources)).toContain(name);
    }
  }
});

test("nothing of it is lost where a table plays by files that leave it out, but for what an owner corrects", () => {
  const bare = JSON.parse(JSON.stringify(data.files), (key, value: unknown) => {
    if (key === "note" || key === "marks") return undefined;
    if (key === "confidence") return "stated";
    return typeof value === "string" && /^(?:source|status|effect)$/.test(key) ? "-" : value;
  }) as typeof data.files;
  expect(provenance({ ...data, files: bare })).toEqual(all);
  const map = bare.map as { readonly spaces: Readonly<Record<string, object>> };
  const genua = { ...map.spaces["genua"], confidence: "corrected", source: "my box" };
  const owned = { ...bare, map: { ...map, spaces: { ...map.spaces, genua } } };
  const changed = provenance({ ...data, files: owned }).filter(({ path }) => path.startsWith("spaces.genua"));
  expect(changed).toMatchObject([{ path: "spaces.genua", confidence: "corrected", source: "my box" }]);
});
