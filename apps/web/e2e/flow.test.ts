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

  test("the way back closes what is open beside the table, and only then leaves it", async ({ visit }) => {
    const page = await visit();
    await sit(page, setting("aside", 3));
    await page.locator("[data-action]").first().waitFor();
    const sheet = page.locator("[data-sheet]");
    const open = async (): Promise<void> => {
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("button", { name: "Rulebook" }).click();
      await sheet.waitFor();
    };
    const steps = (): Promise<number> => page.evaluate(() => history.length);
    const before = await steps();
    await open();
    expect(await steps()).toBe(before + 1);
    await page.goBack();
    await sheet.waitFor({ state: "detached" });
    expect(page.url()).toMatch(/\/table\/aside$/);
    await page.locator("[data-action]").first().waitFor();
    await open();
    await sheet.locator(".sheet-head .btn-i").click();
    await sheet.waitFor({ state: "detached" });
    // Nothing is left over of either: the next step leads on from the table, and back to it at once.
    await expect.poll(() => page.evaluate(() => (history.state as { beside?: true } | null)?.beside)).toBe(undefined);
    await open();
    await sheet.locator(".sheet-chapters a").nth(2).click();
    await sheet.locator("[data-whole]").click();
    await page.getByRole("link", { name: "Back to the table" }).waitFor();
    expect(await steps()).toBe(before + 1);
    await page.goBack();
    await page.locator("[data-action]").first().waitFor();
    expect(page.url()).toMatch(/\/table\/aside$/);
    expect(await sheet.count()).toBe(0);
  });

  test("the number of a rule stands beside its words, in the books of both games", async ({ visit }) => {
    const page = await visit({ to: "/pax-romana/rules/10.51" });
    for (const [book, rule] of [
      ["/pax-romana/rules", "10.51"],
      ["/rules", "3.2"],
    ]) {
      await page.goto(`${book}/${rule}`);
      const found = page.locator(`#rule-${rule!.replace(".", "\\.")}`);
      await found.locator(".rb-text").first().waitFor();
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const covered = await found.evaluate((element) => {
          const words = document.createRange();
          words.selectNodeContents(element.querySelector(".rb-text")!);
          const number = document.createRange();
          number.selectNodeContents(element.querySelector(".rb-number")!);
          const a = number.getBoundingClientRect();
          return [...words.getClientRects()].some(
            (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
          );
        });
        expect(covered, `${book} ${width}`).toBe(false);
      }
    }
  });

  test("a rule behind an option is read beside the form, which stays as it was filled in", async ({ visit }) => {
    const page = await visit({ to: "/pax-romana/new" });
    await page.locator("input[name=scenario][value=III]").check();
    await page.locator(".new-options summary").first().click();
    await page.locator("input[name=rerolls]").check();
    await page.getByRole("link", { name: "Rule 10.55" }).click();
    await page.locator("[data-reader]").waitFor();
    expect(await page.locator("input[name=rerolls]").isChecked()).toBe(true);
    expect(await page.locator("input[value=III]").isChecked()).toBe(true);
    expect(page.url()).toMatch(/\/pax-romana\/new$/);
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
