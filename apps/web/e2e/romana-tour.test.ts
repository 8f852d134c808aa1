import { expect } from "vitest";
import { keep } from "./games.ts";
import { test } from "./harness.ts";
import { askedRomana } from "./romana-games.ts";

/** One walk through what `npm run prove` looks at closely. */
test("a tour of the table: lenses, books, a plan that is sealed, and the skirmish begins", async ({ visit }) => {
  const page = await visit();
  await keep(page, askedRomana({ id: "tour", scenario: "V", when: ({ key }) => key === "manpower.plan" }));
  await page.goto("/table/tour");
  await page.locator("[data-seal]").waitFor();
  await page.locator(".lens-bar").waitFor();
  for (const key of ["t", "i", "c"]) {
    await page.keyboard.press(key);
    await page.locator(`.lens-bar [aria-keyshortcuts=${key.toUpperCase()}][aria-pressed=true]`).waitFor();
    await expect.poll(() => page.locator(".lens-sum").textContent()).toMatch(/\.$/);
  }
  await page.locator("[data-tab=standing]").click();
  await page.locator(".books-standing tbody tr").nth(3).waitFor();
  await page.locator("[data-tab=plan]").click();
  // To raise nothing is not what the space bar does, and a press asks once more.
  await page.locator("#romana-question").focus();
  await page.keyboard.press(" ");
  await page.locator("[data-seal]:not(.btn-main)").click();
  await page.locator("[data-seal=again]").click();
  await page.locator("[data-asked]:not(:has([data-seal]))").first().waitFor();
  await page.goto("/pax-romana/learn");
  await page.getByRole("heading", { level: 1 }).waitFor();
});
