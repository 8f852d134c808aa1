import { checkPlaythrough } from "@ara/kernel/testing";
import { expect, test } from "vitest";
import { config } from "./config.ts";
import { SCENARIOS, type ScenarioName } from "./data/index.ts";
import { paxRomana } from "./game.ts";

const STANDARD: readonly ScenarioName[] = ["I", "II", "III", "V", "VII"].filter((name) =>
  SCENARIOS.includes(name as ScenarioName),
) as ScenarioName[];

test.each(STANDARD)("3.2: scenario %s keeps the contract of a game from its first turn to its last", (scenario) => {
  for (const seed of ["a", "b", "c"]) {
    // Views and guesses cost most: one game is looked at through everybody's eyes, the others now and then.
    const match = checkPlaythrough(paxRomana, config(scenario), seed, { views: seed === "a" ? "all" : "some" });
    expect(match.over).toBe(true);
  }
});
