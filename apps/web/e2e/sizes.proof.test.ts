import { describe, expect } from "vitest";
import { test } from "./harness.ts";
import { positionsOf } from "./positions.ts";
import { BELOW_STRIP, measure, measureOthers, open, SIZES } from "./sizes.ts";

/** A sample of `npm run sizes`: the fullest tables, at the steps that need most room. */
const SAMPLE = [
  { players: 4, nocturnus: false, steps: ["draw"] },
  { players: 5, nocturnus: true, steps: ["senate"] },
  { players: 8, nocturnus: true, steps: ["buy"] },
] as const;

/** For screens that are read and scrolled; `npm run sizes` looks at them in every room. */
const TWO = SIZES.filter(({ width }) => [360, 844].includes(width));

const ROOMS = [true, false].map((touch) => [touch ? "by finger" : "by mouse", touch] as const);

describe("every size", () => {
  test.for(ROOMS)("question, answers, hand and own display are in sight %s", async ([, touch], { visit }) => {
    const page = await visit({ hasTouch: touch, to: "/settings" });
    const faults: string[] = [];
    for (const { players, nocturnus, steps } of SAMPLE) {
      for (const position of positionsOf(players, nocturnus).filter(({ step }) => steps.some((one) => one === step))) {
        await open(page, position);
        for (const size of SIZES.filter((one) => one.touch === touch)) {
          const where = `${size.width}x${size.height}, ${players} players, ${position.step}`;
          faults.push(...(await measure(page, size)).map((fault) => `${where}: ${fault}`));
        }
      }
    }
    expect(faults).toEqual([]);
  });

  test("below the strip of an online table too, on a phone, at every step", async ({ visit }) => {
    const page = await visit({ hasTouch: true, to: "/settings" });
    const faults: string[] = [];
    for (const position of positionsOf(3, false)) {
      await open(page, position);
      for (const size of BELOW_STRIP) {
        const where = `${size.width}x${size.height}, ${position.step}`;
        faults.push(...(await measure(page, size)).map((fault) => `${where}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });

  test("nothing is cut with larger letters", async ({ visit }) => {
    const page = await visit({ hasTouch: true, to: "/settings", settings: { letters: true } });
    const position = positionsOf(4, false).find(({ step }) => step === "draw")!;
    await open(page, position);
    const usual = await page.evaluate(() => getComputedStyle(document.querySelector(".table-answer b")!).fontSize);
    expect(usual).toBe("17.5px");
    for (const size of SIZES.filter(({ width }) => width === 390 || width === 1024)) {
      expect(await measure(page, size)).toEqual([]);
    }
  });

  test("the other screens are as wide as the window, and nothing on them is cut", async ({ visit }) => {
    const page = await visit({ to: "/settings" });
    expect(await measureOthers(page, TWO)).toEqual([]);
  });
});
