import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { keep, played, setting } from "./games.ts";
import { PHONE, test } from "./harness.ts";
import { playToEnd, sit } from "./play.ts";
import { asked, restingAt } from "./wait.ts";

/** A game against two bots, in the middle of it: Livia is about to end her turn. */
async function inTheMiddle(page: Page, id: string): Promise<void> {
  await keep(
    page,
    played(setting(id, 3), ({ step, round }) => round >= 3 && step === "play"),
  );
  await page.goto(`/table/${id}`);
  await asked(page);
  // What tells turns comes a little later than the table.
  await page.locator("#table-log").waitFor({ state: "attached" });
}

/** Everything the story says from now on, however short it stands there. */
const storyOf = (page: Page) =>
  page.evaluateHandle(() => {
    const told = new Set<string>();
    const note = (): void => document.querySelectorAll("[data-story] p").forEach((line) => told.add(line.textContent));
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
    return told;
  });
const question = (page: Page) => page.locator("[data-question]");
const lastTurn = (page: Page) => page.locator("[data-last-turn]:visible button:first-child").first();

describe("turns of others", () => {
  test("are told in one sentence while they happen, and stay in the player's panel", async ({ visit }) => {
    const page = await visit({ settings: { pace: "normal" } });
    await inTheMiddle(page, "story");
    const told = await storyOf(page);
    await page.keyboard.press("e");
    await expect.poll(() => question(page).getAttribute("data-step"), { timeout: 20_000 }).toBe("wait");
    await expect.poll(() => question(page).getAttribute("data-step"), { timeout: 20_000 }).not.toBe("wait");
    const seen = await told.evaluate((all) => [...all]);
    for (const who of ["Marcus", "Drusilla"])
      expect(seen.some((sentence) => new RegExp(`^${who} \\w+ .*\\.$`).test(sentence))).toBe(true);
    const sentences = await page
      .locator(".table-player [data-last-turn] .turn-words > :not([hidden])")
      .allTextContents();
    expect(new Set(sentences.map((sentence) => sentence.split(" ")[0]))).toEqual(new Set(["Drusilla", "Marcus"]));
  });

  test("are shown again on the table when touched, until anything is pressed; every step is a touch away", async ({
    visit,
  }) => {
    const page = await visit({ settings: { pace: "fast" } });
    await inTheMiddle(page, "again");
    const legions = () => page.locator(".table-legions").textContent();
    await page.keyboard.press("e");
    await expect.poll(() => question(page).getAttribute("data-step"), { timeout: 20_000 }).toBe("turn");
    const now = await legions();
    const sentence = await lastTurn(page).locator(".turn-words > :not([hidden])").textContent();
    await lastTurn(page).click();
    await page.locator("[data-again]").waitFor();
    expect(await page.locator("[data-again] p").textContent()).toBe(sentence);
    // As it was: nothing can be answered.
    expect(await page.locator("[data-action]").count()).toBe(0);
    await page.keyboard.press("x");
    await page.locator("[data-again]").waitFor({ state: "detached" });
    expect(await legions()).toBe(now);
    expect(await question(page).getAttribute("data-step")).toBe("turn");
    // It did not happen again.
    expect(await lastTurn(page).locator(".turn-words > :not([hidden])").textContent()).toBe(sentence);
    await page.locator("[data-last-turn]:visible .btn-i").first().click();
    await page.locator("dialog[open] .turn-steps li").first().waitFor();
    expect(await page.locator("dialog[open] .turn-steps li").count()).toBeGreaterThan(3);
  });

  test("are skipped by any key up to one's own, and by a click beside everything", async ({ visit }) => {
    const page = await visit({ settings: { pace: "slow" } });
    const ways = [() => page.keyboard.press("x"), () => page.locator(".table-frieze").click()];
    for (const [i, skip] of ways.entries()) {
      await inTheMiddle(page, `skip-${i}`);
      await page.getByRole("button", { name: /^End the turn/ }).click();
      await page.locator("[data-question][data-step=wait]").waitFor();
      await skip();
      // Two turns would take twelve seconds, and longer where the machine is busy.
      const own = page.locator("[data-question]:not([data-step=wait]) [data-action]");
      await own.first().waitFor({ timeout: 11_000 });
    }
  });

  test("stand on the table itself on a phone", async ({ visit }) => {
    const page = await visit({ ...PHONE });
    await inTheMiddle(page, "phone-turns");
    await page.locator("[data-action]:visible").last().tap();
    await expect.poll(() => page.locator(".turn-ticker:visible").isVisible(), { timeout: 10_000 }).toBe(true);
    const box = await restingAt(page.locator(".turn-ticker:visible"));
    expect(box.height).toBeGreaterThanOrEqual(44);
    // They are side by side, and the page is no wider for it.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);
  });
});

describe("the finale", () => {
  const stage = (page: Page) => page.locator("dialog[data-finale]");

  /** Everything but the last decisions is played already. */
  async function nearTheEnd(page: Page, id: string, players: number): Promise<void> {
    const at = setting(id, players, players === 1 ? { solo: 2 } : {});
    let last = 0;
    played(at, (_, decisions) => ((last = decisions), false));
    await keep(
      page,
      played(at, (_, decisions) => decisions >= last),
    );
    await page.goto(`/table/${id}`);
    await asked(page);
  }

  test("Rome's cards turn, seals close, the verdict is spoken, the score appears; any key leads there at once", async ({
    visit,
  }) => {
    const page = await visit({ settings: { pace: "fast", motion: "full" } });
    await nearTheEnd(page, "finale", 3);
    await playToEnd(page, 1);
    await stage(page).waitFor();
    expect(await stage(page).getAttribute("data-finale")).toBe("curtain");
    await expect.poll(() => page.locator(".finale-card > .is-turned").count(), { timeout: 10_000 }).toBeGreaterThan(0);
    await expect.poll(() => page.locator(".finale-wax").count(), { timeout: 10_000 }).toBeGreaterThan(1);
    await page.keyboard.press("x");
    await expect.poll(() => stage(page).getAttribute("data-finale"), { timeout: 10_000 }).toBe("score");
    expect(await page.locator(".finale-wax").count()).toBe(7);
    expect(await page.locator(".finale-said h2").textContent()).toMatch(/win/);
    expect(await page.locator(".finale .score-sheet tbody tr").count()).toBe(3);
    expect(await page.locator('.finale a[href^="/score/finale"]').count()).toBe(1);
    expect(await page.locator('.finale a[href^="/replay/finale"]').count()).toBe(1);
    await page.keyboard.press("Escape");
    await stage(page).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "See the finale" }).click();
    await stage(page).waitFor();
  });

  test("with nothing that moves it stands there at once, and leads to the same seats again", async ({ visit }) => {
    const page = await visit();
    await nearTheEnd(page, "still", 1);
    await playToEnd(page, 1);
    await stage(page).waitFor();
    expect(await stage(page).getAttribute("data-finale")).toBe("score");
    await page.getByRole("button", { name: "Play again" }).click();
    await page.waitForURL((url) => /\/table\/(?!still)/.test(url.pathname));
    await asked(page);
  });

  test("a game that was over before is not ended again", async ({ visit }) => {
    const page = await visit();
    await sit(page, setting("unused", 2));
    await keep(page, played(setting("over", 2)));
    await page.goto("/table/over");
    await page.locator('a[href="/score/over"]').waitFor();
    await page.waitForTimeout(1500);
    expect(await stage(page).count()).toBe(0);
  });
});
