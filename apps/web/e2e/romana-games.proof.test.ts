import type { ScenarioName } from "@ara/pax-romana";
import { expect } from "vitest";
import { keep } from "./games.ts";
import { PHONE, test } from "./harness.ts";
import { untouchedRomana } from "./romana-games.ts";
import { tapRomana } from "./tap-romana.ts";

test.for<[ScenarioName, number, "desk" | "phone"]>([
  ["I", 4000, "desk"],
  ["II", 4000, "desk"],
  ["V", 600, "desk"],
  ["II", 400, "phone"],
])(
  "scenario %s is played by tapping, for %d questions at most, on a %s",
  async ([scenario, most, where], { visit }) => {
    const page = await visit(where === "phone" ? { ...PHONE } : {});
    await keep(page, untouchedRomana({ id: "tapped", scenario }));
    await page.goto("/table/tapped");
    await page.locator("[data-asked]").waitFor();
    const { over, answered, taps, boards } = await tapRomana(page, 7, most);
    expect(over || answered === most).toBe(true);
    console.log(`scenario ${scenario}: ${answered} questions, ${taps} taps; boards ${boards.join(", ")}`);
  },
);
