import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./harness.ts";
import { restingAt } from "./wait.ts";

/** Opens the lesson at a step, counted as the coach counts. */
async function at(page: Page, step: number): Promise<void> {
  await page.goto("/icon.svg");
  await page.evaluate((index) => localStorage.setItem("ara.learn", String(index)), step - 1);
  await page.goto("/learn/play");
  await page.locator(".coach h2").waitFor();
}

describe("the lesson", () => {
  test("the card to be pressed glows upon the card itself, and more so when it is shown", async ({ visit }) => {
    const page = await visit();
    // The first card of all, what is refused, and what is played from the hand.
    for (const step of [3, 12, 14]) {
      await at(page, step);
      await page.getByRole("button", { name: "Show me" }).click();
      await page.waitForFunction(() => document.activeElement?.matches(".table-card-choice"));
      await page.evaluate(() => document.activeElement!.setAttribute("data-pressed", ""));
      const card = page.locator("[data-pressed] .card");
      const shown = await card.screenshot();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      const glowing = await card.screenshot();
      await page.evaluate(() => (document.adoptedStyleSheets = []));
      const plain = await card.screenshot();
      expect(glowing.equals(plain), `step ${step}: glows`).toBe(false);
      expect(shown.equals(glowing), `step ${step}: is shown`).toBe(false);
    }
  });

  test("the coach shows all it says on a low screen, in German too", async ({ visit }) => {
    const page = await visit({ viewport: { width: 1366, height: 657 }, locale: "de-DE" });
    for (const step of [3, 12, 18]) {
      await at(page, step);
      const hidden = await page.locator(".coach").evaluate((box) => box.scrollHeight - box.clientHeight);
      expect(hidden, `step ${step}`).toBe(0);
    }
  });

  test("on the smallest phone Rome's rows and the own display are on the screen", async ({ visit }) => {
    const page = await visit({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
    for (const [step, what] of [
      [17, ".table-balance li:last-child"],
      [14, ".table-mine .table-columns"],
    ] as const) {
      await at(page, step);
      const box = await restingAt(page.locator(what));
      const end = await restingAt(page.locator(step === 14 ? ".table-dado" : "body"));
      expect(box.y + box.height, `step ${step}`).toBeLessThanOrEqual(step === 14 ? end.y : 640);
    }
  });
});
