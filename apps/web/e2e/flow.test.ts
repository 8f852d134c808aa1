import { describe, expect } from "vitest";
import { setting } from "./games.ts";
import { test } from "./harness.ts";
import { playToEnd, sit } from "./play.ts";

describe("the way through a game", () => {
  test("alone against Rome nobody is offered a look at its cards, nor asked for one", async ({ visit }) => {
    const page = await visit();
    await sit(page, setting("alone", 1));
    await page.locator("[data-action]").first().waitFor();
    for (let steps = 0; steps < 40; steps++) {
      const step = await page.locator("[data-question]").getAttribute("data-step");
      if (step === "turn") break;
      await playToEnd(page, 3, 1);
    }
    expect(await page.locator("#table-question").textContent()).toMatch(/^Your turn\s*$/);
    expect(await page.getByRole("button", { name: /Look at Rome/ }).count()).toBe(0);
  });

  test("the rulebook opens beside the table, and the whole book leads back", async ({ visit }) => {
    const page = await visit();
    await sit(page, setting("book", 3));
    await page.locator("[data-action]").first().waitFor();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Rulebook" }).click();
    const sheet = page.locator("[data-sheet]");
    await sheet.locator(".sheet-chapters a").nth(2).click();
    await sheet.locator(".sheet-rule").first().waitFor();
    expect(page.url()).toMatch(/\/table\/book$/);
    await sheet.locator("[data-whole]").click();
    await page.getByRole("link", { name: "Back to the table" }).click();
    await page.locator("[data-action]").first().waitFor();
    expect(page.url()).toMatch(/\/table\/book$/);
  });

  test("Enter begins the table that was put together", async ({ visit }) => {
    const page = await visit({ to: "/new" });
    await page.getByRole("button", { name: /Begin/ }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/table\//);
  });

  test("the position of the day has no hint and no log of nothing", async ({ visit }) => {
    const page = await visit({ to: "/today" });
    await page.locator("[data-action]").first().waitFor();
    expect(await page.getByRole("button", { name: "Hint" }).count()).toBe(0);
    expect(await page.locator(".table-log").count()).toBe(0);
    expect(await page.locator(".table-me .table-name").textContent()).toContain("Livia");
  });
});
