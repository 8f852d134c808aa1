import { checkPlaythrough } from "@ara/kernel/testing";
import { expect, test } from "vitest";
import { config } from "./config.ts";
import { SCENARIOS, type ScenarioName } from "./data/index.ts";
import { paxRomana } from "./game.ts";
import { stands } from "./testing/stands.ts";

const STANDARD: readonly ScenarioName[] = ["I", "II", "III", "V", "VII"].filter((name) =>
  SCENARIOS.includes(name as ScenarioName),
) as ScenarioName[];

test.each(STANDARD)("3.2: scenario %s keeps the contract of a game from its first turn to its last", (scenario) => {
  expect(checkPlaythrough(paxRomana, config(scenario), "a", { stands }).over).toBe(true);
});
