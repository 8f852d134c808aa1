import { expect, test } from "vitest";
import { data, NONE } from "../../data/index.ts";
import { position, powerOf } from "../../testing/position.ts";
import { dice } from "../../testing/table.ts";
import { draws } from "./testing.ts";

test("16.2 Harvest, R22: even +2, odd -2 for the controller of the Territory; without one nothing", () => {
  const provinces = data.map.provincesOf[data.charts.harvest[1]!]!.map((province) => data.map.provinceIds[province]!);
  for (const [die, level] of [
    [2, 3],
    [3, -1],
  ] as const) {
    const state = position("V", { control: { rome: provinces }, stability: { rome: 1 } });
    const table = draws(state, "carthage", "harvest", dice(1, die));
    expect(table.told("harvest")).toMatchObject([{ die, power: powerOf("rome") }]);
    expect(state.powers[powerOf("rome")]!.stability).toBe(level);
  }
  const nobody = position("V", { stability: { rome: 1 } });
  expect(draws(nobody, "carthage", "harvest", dice(1, 1)).told("harvest")).toMatchObject([{ power: NONE }]);
  expect(nobody.powers[powerOf("rome")]!.stability).toBe(1);
});
