import { data, provenance, readCorrections } from "@ara/pax-romana";
import { paxRomanaTexts } from "@ara/pax-romana/texts";
import { expect, test } from "vitest";
import { bare } from "../facts/bare.ts";
import { correctionOf, itemsIn, nameOf, nodesOf, valueAt } from "./items.ts";

const { words: en } = paxRomanaTexts.en;
const at = (id: string): number => data.map.nodeOf.get(id)!;
const itemAt = (path: string) => provenance(data).find((item) => item.path === path)!;

test("facts are found by file, confidence and words", () => {
  const all = itemsIn(data, { file: "all", confidence: "all", words: "" }, en);
  const inferred = itemsIn(data, { file: "map", confidence: "inferred", words: "" }, en);
  expect(inferred.length).toBeGreaterThan(100);
  expect(inferred.every(({ file, confidence }) => file === "map" && confidence === "inferred")).toBe(true);
  expect(all.length).toBeGreaterThan(inferred.length);
  expect(itemsIn(data, { file: "all", confidence: "all", words: "thessalonica" }, en).length).toBeGreaterThan(0);
});

test("an item lights its place: a Space, both ends of a road, all Spaces of a province", () => {
  expect(nodesOf(data.map, itemAt("spaces.thessalonica"))).toEqual([at("thessalonica")]);
  expect(nodesOf(data.map, itemAt("edges.land:ancona~ariminum"))).toEqual([at("ancona"), at("ariminum")]);
  const province = provenance(data).find(({ path }) => /^provinces\.[a-z_]+$/.test(path))!;
  expect(nodesOf(data.map, province).length).toBeGreaterThan(0);
  const east = provenance(data).find(({ path }) => path.startsWith("territories.east"))!;
  expect(nodesOf(data.map, east).length).toBeGreaterThan(5);
});

test("a road is called by its ends", () => {
  expect(nameOf(data.map, itemAt("edges.land:ancona~ariminum"), en)).toBe("Ancona – Ariminum");
});

test("territories and provinces are called, and found, as the language calls them", () => {
  const { words: nl } = paxRomanaTexts.nl;
  const east = provenance(data).find(({ path }) => path.startsWith("territories.east"))!;
  expect(nameOf(data.map, east, nl)).toBe(nl.territories["east"]);
  expect(nameOf(data.map, east, nl)).not.toBe(east.name);
  const sought = { file: "all", confidence: "all", words: nl.territories["east"]! } as const;
  expect(itemsIn(data, sought, nl).map(({ path }) => path)).toContain(east.path);
});

test("what an item says can be taken as a correction, and is read as one", () => {
  for (const path of ["spaces.thessalonica", "edges.land:ancona~ariminum"]) {
    const item = itemAt(path);
    expect(valueAt(data, item)).toBeDefined();
    expect(readCorrections(JSON.parse(correctionOf(data, item))).ok, path).toBe(true);
  }
});

test("a fact says all it says, though the table plays by files that leave some of it out", () => {
  const played = { ...data, files: { ...data.files, cards: bare(data.files.cards) } };
  const card = itemAt("cards.alliance");
  expect(valueAt(played, card)).toEqual(valueAt(data, card));
  const corrected = readCorrections({ format: "ara-corrections/1", cards: { cards: { alliance: { name: "Bond" } } } });
  expect(corrected.ok && valueAt(corrected.value, card)).toMatchObject({ name: "Bond" });
});
