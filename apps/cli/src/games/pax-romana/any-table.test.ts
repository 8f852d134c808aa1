import { FastChance } from "@ara/kernel";
import { ADVANCED_OPTIONS, OBJECTIVE_USES, OPTIONS, optionsIn, paxRomana } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { anyTable, kindOf, wantedTables, type Tables } from "./any-table.ts";
import { FORMATS, PLAYED } from "./options.ts";

const tables = Array.from({ length: 400 }, (_, i) => anyTable(new FastChance(`table ${i}`)));
const met = (sort: string): Set<string> => new Set(tables.flatMap((table) => kindOf(table)[sort]!));

test("3.81, 3.82: the fuzzer's tables are of every scenario, format and option, and with every measure of one's own", () => {
  expect([...met("scenario")].toSorted()).toEqual([...PLAYED].toSorted());
  expect([...met("format")].toSorted()).toEqual([...FORMATS].toSorted());
  expect(met("option")).toEqual(new Set([...OPTIONS, ...ADVANCED_OPTIONS, "none"]));
  const measures = met("measures");
  for (const use of OBJECTIVE_USES) expect(measures).toContain(`objectives ${use}`);
  for (const edge of ["turns 1", "turns 10", "activations 1", "activations 6", "events 0", "events 6"])
    expect(measures).toContain(edge);
});

test("3.8: at some of them a seat has several powers, up to all of them", () => {
  const seats = met("seats");
  for (const kind of ["1+1", "2", "1+1+1+1", "2+2", "4"]) expect(seats).toContain(kind);
});

test("each of them is one that people could sit down at, and the same chance gives the same", () => {
  for (const table of tables) expect(paxRomana.json.readConfig(paxRomana.json.writeConfig(table)).ok).toBe(true);
  expect(anyTable(new FastChance("table 7"))).toEqual(tables[7]);
});

test("3.82: it can be told the scenarios and the game; all options of that game are mixed in", () => {
  const { tables: wanted, words } = wantedTables({ scenario: "IV,V, VII", game: "advanced" });
  expect(words).toEqual(["--scenario IV,V,VII", "--game advanced"]);
  const some = Array.from({ length: 200 }, (_, i) => anyTable(new FastChance(`table ${i}`), wanted as Tables));
  expect(new Set(some.map(({ scenario }) => scenario))).toEqual(new Set(["IV", "V", "VII"]));
  expect(new Set(some.map(({ game }) => game))).toEqual(new Set(["advanced"]));
  expect(new Set(some.flatMap(({ options }) => options))).toEqual(new Set(optionsIn("advanced")));
  expect(wantedTables({}).words).toEqual([]);
  expect(wantedTables({ game: "advanced" }).tables).toEqual({
    scenarios: ["IV", "V", "VI", "VII"],
    game: "advanced",
  });
});

test("1.2: a scenario that is not played so is refused, with those that are", () => {
  expect(() => wantedTables({ scenario: "V,I", game: "advanced" })).toThrow('--scenario takes IV, V, VI, VII, not "I"');
  expect(() => wantedTables({ scenario: "VIII" })).toThrow('--scenario takes I, II, III, IV, V, VI, VII, not "VIII"');
});
