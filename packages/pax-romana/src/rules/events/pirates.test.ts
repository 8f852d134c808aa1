import { expect, test } from "vitest";
import { data } from "../../data/index.ts";
import { position, type Given } from "../../testing/position.ts";
import type { Table } from "../../testing/table.ts";
import { draws } from "./testing.ts";

const nodeOf = (id: string): number => data.map.nodeOf.get(id)!;
const provinceOf = (id: string): string => data.map.provinceIds[data.map.province[nodeOf(id)]!]!;

const pirates = (given: Given = {}): Table => draws(position("V", given), "rome", "pirates");

/** The ports offered in the province of one of them. */
const portsBeside = (port: string, given: Given = {}): unknown[] =>
  pirates(given)
    .take("rome", { kind: "port" })
    .take("rome", { province: provinceOf(port) })
    .choices("rome", "node");

test("12.61, R174: pirates come to a naval point without squadrons, never to the deep sea", () => {
  const table = pirates({ pieces: { "rome ntp_etruria": { GS: 1 } } });
  expect(table.choices("rome", "kind")).toEqual(["point", "port", "tarsus"]);
  table.take("rome", { kind: "point" });
  const points = table.choices("rome", "node") as string[];
  expect(points).not.toContain("ntp_etruria");
  expect(points.some((id) => id.startsWith("ds_"))).toBe(false);
  table.take("rome", { node: "ntp_tyrrhenum" });
  expect(table.state.pirates).toEqual([nodeOf("ntp_tyrrhenum")]);
});

test("R93: never within one naval step of Rhodes", () => {
  const table = pirates().take("rome", { kind: "point" });
  expect(table.choices("rome", "node")).not.toContain("ntp_carpathus");
  expect(portsBeside("miletus")).not.toContain("miletus");
});

test("12.61: only ports that nobody controls and no squadrons are in: no Home ports, none with a garrison", () => {
  expect(pirates().take("rome", { kind: "port" }).choices("rome", "province")).not.toContain(provinceOf("roma"));
  expect(portsBeside("olbia")).toEqual(["caralis", "olbia"]);
  expect(portsBeside("olbia", { pieces: { "carthage caralis": { GARR: 1 } } })).toEqual(["olbia"]);
  expect(portsBeside("olbia", { pieces: { "carthage caralis": { GS: 1 } } })).toEqual(["olbia"]);
});

test("12.61, 12.64: Tarsus, unless squadrons of a power lie there, or Rhodian ones that serve it", () => {
  const kinds = (pieces: NonNullable<Given["pieces"]>): unknown[] => pirates({ pieces }).choices("rome", "kind");
  expect(kinds({ "east tarsus": { GS: 1 } })).not.toContain("tarsus");
  expect(kinds({ "rhodes tarsus": { GS: 1 }, "greece rhodus": { HI: 1 } })).not.toContain("tarsus");
  const tarsus = pirates({ pieces: { "east tarsus": { HI: 1 } } }).take("rome", { kind: "tarsus" });
  expect(tarsus.state.pirates).toEqual([nodeOf("tarsus")]);
});
