import type { Locator } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./harness.ts";

describe("the first screen", () => {
  test("offers a lesson that is half done where it was left", async ({ visit }) => {
    const page = await visit({});
    await page.evaluate(() => localStorage.setItem("ara.learn", "3"));
    await page.goto("/");
    await page.getByRole("link", { name: /^Go on with the lesson: step 4 of/ }).click();
    await page.waitForURL("**/learn/play");
    await page.getByLabel(/^Step 4 of/).waitFor();
  });

  test("shows both games on a desk without scrolling, and something to press on a phone held sideways", async ({
    visit,
  }) => {
    const page = await visit({ to: "/" });
    const bottom = async (one: Locator): Promise<number> => {
      const { y, height } = (await one.boundingBox())!;
      return y + height;
    };
    const romana = page.locator(".home-romana-do > button");
    await romana.waitFor();
    expect(await bottom(romana)).toBeLessThanOrEqual(900);
    await page.setViewportSize({ width: 844, height: 390 });
    expect(await bottom(page.locator(".home-field .btn, .home-field button").first())).toBeLessThanOrEqual(390);
  });

  test("the head of a page stays with its game, and every such page leads to that of the other", async ({ visit }) => {
    const page = await visit({ to: "/pax-romana/sources" });
    await page.locator(".frieze nav").getByRole("link", { name: "Rulebook" }).click();
    await page.waitForURL("**/pax-romana/rules");
    await page.locator(".page-games").getByRole("link", { name: "PAX", exact: true }).click();
    await page.waitForURL((url) => url.pathname === "/rules");
    await page.locator(".frieze nav").getByRole("link", { name: "Learn to play" }).click();
    await page.waitForURL((url) => url.pathname === "/learn");
  });
});
