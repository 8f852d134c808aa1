import type { Page } from "playwright-core";

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
