import type { Page } from "playwright-core";
import { expect } from "vitest";
import { answered, lookOf } from "./play.ts";

interface Badge {
  readonly keys: string;
  /** What is under it: an answer that can be given, or something else. */
  readonly action: string | null;
}

/** Shows the keys, and reads from the screen what stands on every answer. */
async function badgesOf(page: Page): Promise<Badge[]> {
  await page.keyboard.press(",");
  await page.locator(".key-badges kbd").first().waitFor();
  const badges = await page.evaluate(() => {
    const shown = new Set([...document.querySelectorAll(".key-badges kbd")].map((one) => one.textContent));
    return [...document.querySelectorAll<HTMLElement>("[data-key]")]
      .filter((one) => one.checkVisibility())
      .filter((one) => shown.has(one.dataset["key"]!) || one.querySelector("kbd")?.textContent === one.dataset["key"])
      .map((one) => ({ keys: one.dataset["key"]!, action: one.dataset["action"] ?? null }));
  });
  await page.keyboard.press("Escape");
  return badges;
}

/** Plays by pressing keys that the screen shows, until all is over or so much was decided. Says whether it is over. */
export async function playByKeys(page: Page, most: number): Promise<boolean> {
  let chance = 7;
  for (let decided = 0; decided < most; decided++) {
    const answers = (await badgesOf(page)).filter(({ action }) => action !== null);
    expect(answers.length).toBeGreaterThan(0);
    // A key stands for one answer.
    for (const { keys, action } of answers) {
      expect(answers.filter((one) => one.keys === keys && one.action !== action)).toEqual([]);
    }
    chance = (chance * 31 + 11) % 997;
    const { keys } = answers[chance % answers.length]!;
    const before = await lookOf(page);
    await page.keyboard.type(keys.toLowerCase());
    const over = await answered(page, before);
    expect(await page.locator("[data-refusal]").count()).toBe(0);
    if (over) return true;
  }
  return false;
}
