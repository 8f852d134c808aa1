/** 13.4: where a horde appears, and what follows there. */
import { expect, test } from "vitest";
import { data, HORDE_0, HORDES, SLAVES_ROME } from "../../data/index.ts";
import type { AnyProcedure } from "../../engine/machine.ts";
import { addArmy, horde } from "../../state/armies.ts";
import type { State } from "../../state/state.ts";
import { position, powerOf } from "../../testing/position.ts";
import { dice } from "../../testing/table.ts";
import { arrivalThat, draws } from "../chance-events/testing.ts";
import { invades } from "./testing.ts";

const spacesOf = (province: string): string[] =>
  data.map.spacesOf[data.map.provinceOf.get(province)!]!.map((node) => data.map.ids[node]!);

/** A horde of Gauls comes to the first Space of Belgica; says which procedures followed. */
function follows(state: State, arrival: AnyProcedure): string[] {
  const called: string[] = [];
  const watched = (one: AnyProcedure): AnyProcedure => ({
    ...one,
    steps: {
      begin(...args) {
        called.push(one.name);
        (one.steps["begin"] as (...all: typeof args) => void)(...args);
      },
    },
  });
  const march: AnyProcedure = { name: "move", rule: "9.1", steps: { begin: (_state, _frame, course) => course.end() } };
  invades(state, "westGauls", dice(1, 1, 1), [watched(arrival), watched(march)])
    .take("rome", { province: "belgica" })
    .take("rome", { node: spacesOf("belgica")[0]! });
  return called;
}

test("13.4, 13.42: a horde attacks only where others are, and marches on if it lives and may", () => {
  const defended = (): State => position("V", { pieces: { [`carthage ${spacesOf("belgica")[0]}`]: { LI: 1 } } });
  expect(follows(position("V"), arrivalThat("held"))).toEqual(["move"]);
  expect(follows(defended(), arrivalThat("held"))).toEqual(["arrival", "move"]);
  expect(follows(defended(), arrivalThat("finished"))).toEqual(["arrival"]);
  const killed = defended();
  expect(follows(killed, arrivalThat("gone"))).toEqual(["arrival"]);
  expect([killed.forces, killed.frames]).toEqual([[], []]);
});

test("13.4: no event where none of its provinces is on the map, nor when all hordes are about", () => {
  expect(draws(position("II"), "rome", "invasion", dice(4, 5)).told("noEvent")).toHaveLength(1);
  const state = position("V");
  for (let owner = HORDE_0; owner < SLAVES_ROME; owner++) addArmy(state, horde(owner, HORDES[0], powerOf("rome"), 0));
  expect(invades(state, "germans").told("noEvent")).toHaveLength(1);
});

test("13.4: control of Gaul keeps the Western Gauls away, and no others", () => {
  const control = { carthage: ["belgica", "lugdunensis", "aquitania", "narbonensis", "sarmatia", "scythia"] };
  expect(invades(position("V", { control }), "westGauls").told("noEvent")).toHaveLength(1);
  expect(invades(position("V", { control }), "eastGauls").choices("rome", "province")).toHaveLength(2);
});

test('13.42, R205: "any Space, whether or not it is occupied": the mover\'s own forces close neither Space nor province', () => {
  const all = [...spacesOf("sarmatia"), ...spacesOf("scythia")].map((id) => [`rome ${id}`, { LI: 1 }] as const);
  const table = invades(position("V", { pieces: Object.fromEntries(all) }), "eastGauls");
  expect(table.choices("rome", "province")).toEqual(["sarmatia", "scythia"]);
  table.take("rome", { province: "sarmatia" });
  expect(new Set(table.choices("rome", "node"))).toEqual(new Set(spacesOf("sarmatia")));
  expect(table.refusal("rome", { type: "choose", node: data.map.nodeOf.get("roma")! })).toBe("invasion.notThere 13.4");
  const open = invades(position("V"), "germans");
  expect(open.refusal("rome", { type: "chooseProvince", province: data.map.provinceOf.get("italia")! })).toBe(
    "invasion.notThere 13.4",
  );
});
