import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { data, NAVAL_POINT } from "../../data/index.ts";
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

test("R93, 16.2: never within one naval step of Rhodes", () => {
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

test("12.61, 12.64: where pirates are already, no others come; where every place is taken, nothing happens", () => {
  const { ids, kind, spaces, ports, nodeOf: nodes } = data.map;
  const points = ids.filter((_, node) => node >= spaces && kind[node] === NAVAL_POINT);
  const harbours = ports.map((node) => ids[node]!).filter((id) => id !== "tarsus");
  const kinds = (...taken: readonly string[][]): unknown[] => {
    const table = pirates({ pirates: taken.flat() });
    return table.isOpen ? table.choices("rome", "kind") : [];
  };
  expect(kinds(["tarsus"])).toEqual(["point", "port"]);
  expect(kinds(points)).toEqual(["port", "tarsus"]);
  expect(kinds(harbours)).toEqual(["point", "tarsus"]);
  expect(kinds(points, harbours)).toEqual(["tarsus"]);
  expect(kinds(points, ["tarsus"])).toEqual(["port"]);
  expect(kinds(harbours, ["tarsus"])).toEqual(["point"]);
  const full = pirates({ pirates: [...points, ...harbours, "tarsus"] });
  expect([full.isOpen, full.told("noEvent").length]).toEqual([false, 1]);
  const beside = pirates({ pirates: ["ntp_etruria"] }).take("rome", { kind: "point" });
  expect(beside.choices("rome", "node")).not.toContain("ntp_etruria");
  beside.take("rome", { node: "ntp_tyrrhenum" });
  const placed = [nodes.get("ntp_etruria")!, nodes.get("ntp_tyrrhenum")!];
  expect(beside.state.pirates).toEqual(placed.toSorted((a, b) => a - b));
});

test("12.61, R93: Tarsus has its own line and is no port of its province; Rhodus is never pirates'", () => {
  const harbours = pirates().take("rome", { kind: "port" });
  expect(harbours.choices("rome", "province")).not.toContain(provinceOf("rhodus"));
  const cilicia = data.map.ports.filter((node) => data.map.province[node] === data.map.province[nodeOf("tarsus")]);
  expect(cilicia).toContain(nodeOf("tarsus"));
  const offered = harbours.choices("rome", "province").includes(provinceOf("tarsus"))
    ? harbours.take("rome", { province: provinceOf("tarsus") }).choices("rome", "node")
    : [];
  expect(offered).not.toContain("tarsus");
});

test("12.61: a map without Rhodes and Tarsus has its own points and ports, and no others", () => {
  const state = position("II");
  const { inPlay } = worldOf(state.config).map;
  const table = draws(state, "rome", "pirates");
  expect(table.choices("rome", "kind")).toEqual(["point", "port"]);
  const points = table.take("rome", { kind: "point" }).choices("rome", "node") as string[];
  expect(points.filter((id) => inPlay[nodeOf(id)] !== 1)).toEqual([]);
});
