/** What is in the box and on the map: rules that the tables of data and the set-up keep together. */
import { expect, test } from "vitest";
import { config, readConfig, worldOf } from "./config.ts";
import { data, POWERS, ROME, SCENARIOS, SOLDIER_OF_FORTUNE, UNITS } from "./data/index.ts";
import { setControl } from "./rules/stability/settle.ts";
import { relation } from "./rules/control/relation.ts";
import { territoryController } from "./rules/control/province.ts";
import { addArmy, soldier } from "./state/armies.ts";
import { position } from "./testing/position.ts";

test("1.1: the Standard Game is played without cards, in the scenarios that have a Standard form", () => {
  const standard = SCENARIOS.filter((scenario) => readConfig({ scenario, game: "standard" }).ok);
  expect(standard).toEqual(["I", "II", "III", "V", "VII"]);
  expect(position("V").cards).toBeUndefined();
});

test("2.2: every sort of unit has its counter, and the reduced sides belong to LG and HI", () => {
  expect(data.units.isLand.length).toBeGreaterThanOrEqual(UNITS.length);
  const reduced = UNITS.filter((_, unit) => data.units.full[unit]! >= 0 && data.units.full[unit] !== unit);
  expect(reduced).toEqual(["lg", "hi"]);
});

test("2.3: objectives are used only where the scenario or the format of play says so", () => {
  const used = (scenario: "I" | "V", format: string): string =>
    worldOf(config(scenario, { format })).measures.objectives;
  expect(used("V", "basic")).toBe("none");
  expect(used("V", "basic2")).toBe("one");
  expect(used("I", "basic2")).toBe("none");
});

test("2.5: Talents are whole numbers, and every power in play begins with its own", () => {
  for (const { treasury, powers } of data.scenarios)
    for (const power of treasury ? powers : [])
      expect(Number.isInteger(treasury![power]) && treasury![power]! >= 0, POWERS[power]).toBe(true);
});

test("5.12, R36: the Soldier of Fortune stands with his player's units, and with nobody else's", () => {
  const state = position("II");
  addArmy(state, soldier(ROME));
  expect(relation(state, SOLDIER_OF_FORTUNE, ROME, ROME)).toBe("friend");
  expect(relation(state, ROME, ROME, SOLDIER_OF_FORTUNE)).toBe("friend");
  expect(relation(state, SOLDIER_OF_FORTUNE, ROME, 1)).toBe("hostile");
});

test("2.13, R38: Rhodes is a province of no Territory", () => {
  const { map } = worldOf(config("V"));
  const rhodus = map.nodeOf.get("rhodus")!;
  const asiaMinor = map.territoryIds.indexOf("asia_minor");
  expect(asiaMinor).toBeGreaterThanOrEqual(0);
  expect(map.territory[rhodus]).not.toBe(asiaMinor);
});

test("5.24, R43: the Balearic Islands are a province that their Territory needs", () => {
  const state = position("V", {});
  const { map } = worldOf(state.config);
  const balearic = map.provinceIds.findIndex((id) => id.startsWith("balear"));
  const territory = map.territoryOf[balearic]!;
  setControl(state);
  map.provinceIds.forEach((_, province) => {
    if (map.territoryOf[province] === territory) state.control[province] = ROME;
  });
  expect(territoryController(state, territory)).toBe(ROME);
  state.control[balearic] = -1;
  expect(territoryController(state, territory)).toBe(-1);
});

test("3.6, R238: the area of III has the whole Danube", () => {
  const { map } = worldOf(config("III"));
  const danube = map.territoryIds.indexOf("danube");
  const whole = data.map.ids.filter((_, node) => data.map.territory[node] === danube);
  expect(whole.length).toBeGreaterThan(10);
  for (const id of whole) expect(map.inPlay[map.nodeOf.get(id)!], id).toBe(1);
});
