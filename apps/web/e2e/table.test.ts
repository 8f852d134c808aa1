import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { setting } from "./games.ts";
import { overflow, PHONE, test } from "./harness.ts";
import { answered, playToEnd, lookOf, sit } from "./play.ts";

/** What lies on the table as a reader gets it, without what only this visit knows. */
const tableText = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-question], [data-place=hand], .table-legions")]
      .map((part) => part.textContent)
      .join("\n"),
  );

describe("the table", () => {
  test("a reload in the middle of a turn loses nothing", async ({ visit }) => {
    const page = await visit();
    await sit(page, setting("reload", 3));
    await playToEnd(page, 5, 11);
    await page.locator("[data-action]").first().waitFor();
    const before = await tableText(page);
    await page.reload();
    await page.locator("[data-action]").first().waitFor();
    // The part that says what went before comes a moment after the question.
    await expect.poll(() => tableText(page)).toBe(before);
    const tab = await page.context().newPage();
    await page.close();
    await tab.goto("/table/reload");
    await tab.locator("[data-action]").first().waitFor();
    await expect.poll(() => tableText(tab)).toBe(before);
    expect((await playToEnd(tab, 6, 5)).decisions).toBe(5);
  });

  test("in a second window the game goes on there, and one key brings it back", async ({ visit }) => {
    const page = await visit();
    await sit(page, setting("twice", 2));
    const tab = await page.context().newPage();
    await tab.goto("/table/twice");
    await page.getByText(/in another window/).waitFor();
    await playToEnd(tab, 8, 5);
    await tab.locator("[data-action]").first().waitFor();
    // What the last step cost fades from the purse.
    const steady = (look: string): string => look.replaceAll(/[−+]\d+/g, "");
    const there = await lookOf(tab);
    await page.getByRole("button", { name: "Go on here" }).press("Enter");
    await page.locator("[data-action]").first().waitFor();
    expect(steady(await lookOf(page))).toBe(steady(there));
    await tab.getByRole("button", { name: "Go on here" }).waitFor();
  });

  test("a worker that crashes is started again, and the game goes on", async ({ visit }) => {
    const page = await visit({ allow: /crash on purpose/ });
    await sit(page, setting("crash", 2));
    await playToEnd(page, 7, 6);
    await page.locator("[data-action]").first().waitFor();
    const before = await tableText(page);
    const worker = page.workers().find((one) => one.url().includes("table-worker"))!;
    await worker.evaluate(() => {
      setTimeout(() => {
        throw new Error("crash on purpose");
      });
    });
    await page.locator(".table-reopened").waitFor();
    expect(await tableText(page)).toBe(before);
    expect((await playToEnd(page, 8, 10)).decisions).toBe(10);
  });

  test("bots whose worker crashes think once more", async ({ visit }) => {
    const page = await visit({ allow: /crash on purpose/ });
    await sit(page, setting("bot-crash", 2));
    await playToEnd(page, 9, 8);
    const worker = page.workers().find((one) => one.url().includes("bot-worker"));
    await worker?.evaluate(() => {
      setTimeout(() => {
        throw new Error("crash on purpose");
      });
    });
    expect((await playToEnd(page, 10, 12)).decisions).toBe(12);
  });

  test("what cannot be done says why, with the rule", async ({ visit }) => {
    const page = await visit();
    await sit(page, setting("refused", 2));
    while ((await page.locator("[data-question]").getAttribute("data-step")) !== "draw") await playToEnd(page, 11, 1);
    const before = await lookOf(page);
    await page.locator("[data-question] [data-action]").first().click();
    await answered(page, before);
    // What is refused can be pressed: it is not disabled, it answers.
    await page.locator("[data-question] [aria-disabled=true]").first().click({ force: true });
    const refusal = page.locator("[data-refusal]");
    await refusal.waitFor();
    expect(await refusal.locator("a.rule").getAttribute("href")).toMatch(/^\/rules\/\d+\.\d+$/);
  });

  test("a step is taken back up to the last revealed card", async ({ visit }) => {
    const page = await visit();
    await sit(page, setting("undo", 2));
    const step = (): Promise<string | null> => page.locator("[data-question]").getAttribute("data-step");
    while ((await step()) !== "buy" && (await step()) !== "play") await playToEnd(page, 12, 1);
    const before = await tableText(page);
    const question = await lookOf(page);
    await page.keyboard.press((await step()) === "buy" ? "n" : "e");
    await answered(page, question);
    await page.keyboard.press("z");
    await expect.poll(() => tableText(page)).toBe(before);
  });
});

describe("keyboard only", () => {
  test("? shows the keys, Escape closes them", async ({ visit }) => {
    const page = await visit();
    await sit(page, setting("help", 2));
    await page.keyboard.press("?");
    await page.locator("dialog[open]").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await page.keyboard.press("?");
    await page.locator("dialog[open] form button").press("Enter");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  });
});

test("on a phone, with a finger", async ({ visit }) => {
  const page = await visit({ ...PHONE });
  await sit(page, setting("phone", 2));
  for (let i = 0; i < 12; i++) {
    const before = await lookOf(page);
    await page
      .locator("[data-action]:visible")
      .nth(i % 2)
      .or(page.locator("[data-action]:visible").first())
      .first()
      .tap();
    await answered(page, before);
    expect(await overflow(page)).toEqual({ by: 0, what: [] });
  }
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, a[href], input, select, summary")]
      .filter((one) => one.checkVisibility() && !one.closest("p, li, .sr"))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ one, box }) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${one.outerHTML.slice(0, 120)}`),
  );
  expect(small).toEqual([]);
});

test("in German, with German texts that fit", async ({ visit }) => {
  const page = await visit({ locale: "de-DE" });
  await sit(page, setting("german", 3));
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
  expect(await page.locator("[data-question]").textContent()).toMatch(/[Kk]arte/);
  expect((await playToEnd(page, 13, 12)).decisions).toBe(12);
  expect(await overflow(page)).toEqual({ by: 0, what: [] });
});
