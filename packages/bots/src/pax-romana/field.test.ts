import { config, emptyRow, GARR, LG, LI, paxRomana, ROME, worldOf, type Unit } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { Outlook } from "./outlook.ts";
import { opening } from "./testing.ts";
import { bodyOf, fieldFor } from "./troops.ts";

test("9.43: the Alps are no way for a light unit alone, a bad one for legions, and as good as any for garrisons", () => {
  const state = opening(config("V"), "alps");
  const { nodeOf } = worldOf(state.config).map;
  const outlook = new Outlook();
  outlook.look(paxRomana.view(state, 0), ROME);
  const [plain, pass] = [nodeOf.get("taurinorum")!, nodeOf.get("ap_cottiae")!];
  /** What a step into the pass leaves of what lies behind it. */
  const left = (unit: Unit, n: number): number => {
    const row = emptyRow();
    row[unit] = n;
    const field = fieldFor(outlook, bodyOf(outlook, row, []));
    return field.step(plain, pass) / field.ashore[pass]!;
  };
  expect(left(LI, 1)).toBe(0);
  expect(left(LG, 1)).toBeGreaterThan(0);
  expect(left(LG, 4)).toBeGreaterThan(left(LG, 1));
  expect(left(GARR, 1)).toBeGreaterThan(left(LG, 4));
});
