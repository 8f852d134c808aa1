import type { Locator, Page } from "playwright-core";

/** How long to wait for anything; two busy cores are slow. */
export const PATIENCE = 20_000;

/** The page is there: a screen has replaced the first empty one. */
export async function shown(page: Page): Promise<void> {
  await page.locator("main:not(.waiting)").first().waitFor();
}

/** Waits until somebody at this screen is asked something, or the game is over. */
export async function asked(page: Page): Promise<void> {
  await page.locator("[data-action], [data-over], [data-pass]").first().waitFor({ state: "attached" });
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where something is, once it rests there: what is drawn anew or still moves has no place yet. */
export async function restingAt(what: Locator): Promise<Place> {
  await what.waitFor();
  let before = "";
  for (const until = Date.now() + PATIENCE; Date.now() < until;) {
    const place = await what.boundingBox();
    const now = JSON.stringify(place);
    if (place && now === before) return place;
    before = now;
    await what.page().waitForTimeout(60);
  }
  throw new Error(`it never rests: ${before}`);
}
