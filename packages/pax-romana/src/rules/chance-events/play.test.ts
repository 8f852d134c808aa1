/** A whole game with event markers and all talk. */
import { checkPlaythrough } from "@ara/kernel/testing";
import { expect, test } from "vitest";
import { config } from "../../config.ts";
import { paxRomana } from "../../game.ts";
import { stands } from "../../testing/stands.ts";

test.each(["III"] as const)(
  "16.1, 4.3, 4.4: scenario %s with event markers and all talk keeps the contract",
  (scenario) => {
    const options = ["secretAlliances"] as const;
    const match = checkPlaythrough(paxRomana, config(scenario, { format: "basicPlus", options }), "events", { stands });
    expect(match.over).toBe(true);
  },
);
