import type { JsonObject } from "@ara/kernel";
import { data, type PowerName } from "../../data/index.ts";
import { position, powerOf, type Given } from "../../testing/position.ts";
import { Table } from "../../testing/table.ts";
import { manpower } from "./manpower.ts";
import { recruitment } from "./recruitment.ts";

/** Words for tests of plans. */

/** The Manpower Phase of a position. */
export const phase = (given: Given, chance: readonly number[] = []): Table =>
  new Table(position("V", { settled: true, ...given }), [manpower], { proc: "manpower" }, chance);

/** A Recruitment of a power. */
export const recruit = (power: PowerName, given: Given, scenario: "I" | "V" = "V"): Table =>
  new Table(position(scenario, { settled: true, ...given }), [recruitment], {
    proc: "recruitment",
    power: powerOf(power),
  });

/** One whole order, answer by answer. */
export function order(table: Table, power: PowerName, kind: string, ...answers: readonly JsonObject[]): Table {
  table.take(power, { type: "order", kind });
  for (const answer of answers) table.take(power, answer);
  return table;
}

/** Everybody is done. */
export const lockAll = (table: Table): Table => {
  const names: PowerName[] = ["rome", "carthage", "greece", "east"];
  for (const power of names) if (table.who.includes(powerOf(power))) table.take(power, { type: "lock" });
  return table;
};

export const provinceOf = (id: string): number => data.map.provinceOf.get(id)!;
