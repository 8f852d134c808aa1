import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./harness.ts";
import { answered, lookOf, playToEnd } from "./play.ts";
import { asked } from "./wait.ts";

/** Lays a table on the screen made for it, as a player does. */
async function layTable(page: Page, players: number, sitters: readonly string[]): Promise<string> {
  await page.locator(`input[name=players][value="${players}"]`).check({ force: true });
  for (const [seat, sitter] of sitters.entries()) {
    await page.getByLabel(`Who sits in seat ${seat + 1}`, { exact: true }).selectOption(sitter);
  }
  return begin(page);
}

async function begin(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Begin" }).click();
  await page.waitForURL("**/table/*");
  await asked(page);
  return new URL(page.url()).pathname.split("/").at(-1)!;
}

const bots = (level: string, count: number): string[] => ["me", ...Array<string>(count).fill(level)];

describe("games, from the first screen on", () => {
  test("solo, against Rome alone", async ({ visit }) => {
    const page = await visit({ to: "/" });
    await page.getByRole("link", { name: "Solo campaign" }).click();
    const id = await begin(page);
    const { over, decisions } = await playToEnd(page, 1);
    expect(over).toBe(true);
    expect(decisions).toBeGreaterThan(30);
    await page.locator(`a[href^="/score/${id}"]`).first().click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.goBack();
    await page.locator("[data-over]").waitFor({ state: "attached" });
    await page.goto("/");
    await page.locator(`a[href="/score/${id}"]`).first().waitFor();
  });

  test("four at the table, three of them bots", async ({ visit }) => {
    const page = await visit({ to: "/new" });
    await layTable(page, 4, bots("centurio", 3));
    // The first decisions with a real pointer, the others as fast as the page can show them.
    for (let i = 0; i < 8; i++) {
      const before = await lookOf(page);
      await page.locator("[data-action]:visible").first().click();
      await answered(page, before);
    }
    expect(await playToEnd(page, 2, 12)).toMatchObject({ decisions: 12, passes: 0 });
  });

  test("two people at one screen: it is handed over before a hand is shown", async ({ visit }) => {
    const page = await visit({ to: "/new" });
    await layTable(page, 2, ["me", "person"]);
    await page.locator("[data-pass]").waitFor();
    expect(await page.locator("[data-action], [data-place=hand]").count()).toBe(0);
    await page.locator("[data-pass]").click();
    await page.locator("[data-place=hand]").waitFor();
    const { passes } = await playToEnd(page, 4, 30);
    expect(passes).toBeGreaterThan(3);
  });
});
