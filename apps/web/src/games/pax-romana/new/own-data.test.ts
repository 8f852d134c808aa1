import { config, worldOf } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { readOwnData } from "./own-data.ts";

const file = (map: object): string => JSON.stringify({ format: "ara-corrections/1", source: "my copy", map });

test("a file of corrections changes the map of a table", () => {
  const read = readOwnData("own.json", file({ spaces: { capua: { name: "Casilinum" } } }));
  if (!read.ok) throw new Error(read.error.key);
  const { map } = worldOf(config("II", { corrections: read.value.corrections }));
  expect(map.names[map.nodeOf.get("capua")!]).toBe("Casilinum");
});

test("17.2, 3.6: it changes the cards of a table, and how its scenario begins", () => {
  const read = readOwnData(
    "own.json",
    JSON.stringify({
      format: "ara-corrections/1",
      cards: { cards: { "alliance-with-rhodes": { cost: 4 } } },
      scenarios: { scenarios: { VI: { setup: { treasury: { talents: { greece: 11 } } } } } },
    }),
  );
  if (!read.ok) throw new Error(read.error.key);
  const { data, scenario } = worldOf(config("VI", { corrections: read.value.corrections }));
  expect(data.cards.find(({ id }) => id === "alliance-with-rhodes")!.cost).toBe(4);
  expect(scenario.treasury).toContain(11);
});

test("a damaged file is refused with its place: a Space nobody knows, and a slip in a line", () => {
  const unknown = readOwnData("own.json", file({ spaces: { capuaa: { name: "Casilinum" } } }));
  expect(!unknown.ok && unknown.error.params).toMatchObject({ file: "own.json", path: "map.spaces.capuaa" });
  const slip = readOwnData("own.json", '{\n  "format": "ara-corrections/1",\n  "map": {,}\n}');
  expect(!slip.ok && slip.error.params).toMatchObject({ file: "own.json", path: ":3" });
});
