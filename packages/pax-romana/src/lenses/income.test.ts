import { expect, test } from "vitest";
import { data } from "../data/index.ts";
import { position, powerOf, type Given } from "../testing/position.ts";
import { view } from "../view.ts";
import { incomeOf } from "./income.ts";

const around = (id: string): string[] => data.map.sea[data.map.nodeOf.get(id)!]!.map((node) => data.map.ids[node]!);
const income = (given: Given): ReturnType<typeof incomeOf> =>
  incomeOf(view(position("V", { settled: true, ...given }), 0), powerOf("rome"));

test("6.11: provinces, Towns, Cities and mines pay, and the sum is what comes of itself", () => {
  const { sources, talents, cut, byRhodes } = income({ pieces: { "rome roma": { LG: 1, city: 5 } } });
  expect(sources.some(({ kind }) => kind === "works")).toBe(true);
  expect(sources.some(({ kind }) => kind === "province")).toBe(true);
  expect(talents).toBe(sources.reduce((sum, one) => sum + one.talents, 0));
  expect([cut, byRhodes]).toEqual([0, 0]);
});

test("6.15: what has no line pays nothing, and is told apart", () => {
  const pieces = { "rome aleria": { LG: 1, town: 2 }, "rome roma": { LG: 1 } };
  const open = income({ pieces });
  const shut = income({ pieces, pirates: around("aleria") });
  expect(shut.cut).toBeGreaterThan(0);
  expect(shut.talents + shut.cut).toBe(open.talents);
  expect(shut.sources.some(({ line, kind }) => line === "shut" && kind === "works")).toBe(true);
});
