import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axe, test, type Visit } from "./harness.ts";
import { restingAt } from "./wait.ts";

type Visiting = (wanted?: Visit) => Promise<Page>;

/** A new table of scenario II, its map drawn. */
async function seated(visit: Visiting, more: Visit = {}): Promise<Page> {
  const page = await visit({ to: "/pax-romana/new?scenario=II", ...more });
  await page.locator("[data-begin]").click();
  await page.locator("[data-asked]").waitFor();
  await page.locator("[data-painted]").waitFor();
  // The frieze, with the heading of the page, may come after the map.
  await page.locator("h1").waitFor();
  return page;
}

const version = (page: Page): Promise<string | null> => page.locator("[data-asked]").getAttribute("data-version");

/** Gives the first answer until something is seen. */
async function answerUntil(page: Page, isSeen: () => Promise<boolean>): Promise<void> {
  for (let n = 0; n < 12 && !(await isSeen()); n++) {
    const before = await version(page);
    await page.locator("[data-answer]").first().click();
    await page.waitForFunction(
      (known) => document.querySelector("[data-asked]")?.getAttribute("data-version") !== known,
      before,
    );
  }
}

/** Until places answer: Rome pays, expands and moves an army. */
async function untilPlacesAnswer(page: Page): Promise<void> {
  await answerUntil(page, async () => (await page.locator(".map-window").getAttribute("data-answers")) !== "0");
  await page.locator(".ring.answer").first().waitFor();
}

/** Where a ring lies in the window, once the map rests. */
async function middleOfRing(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  await restingAt(page.locator(".ring.answer").first());
  const window = await restingAt(page.locator(".map-window"));
  const rings = await page
    .locator(".ring.answer")
    .evaluateAll((found) => found.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  for (const box of rings) {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const isIn = x > window.x + 70 && x < window.x + window.width - 20 && y > window.y + 20;
    if (isIn && y < window.y + window.height - 20) return { x, y };
  }
  throw new Error("no place that answers is seen");
}

test("Pax Romana upon the map: one zooms, presses a Space that glows, and the answer is taken", async ({ visit }) => {
  const page = await seated(visit);
  expect(await axe(page)).toEqual([]);
  await untilPlacesAnswer(page);
  const scale = async (): Promise<number> => Number(await page.locator(".map-window").getAttribute("data-scale"));
  const before = await scale();
  await page.locator(".map-tools [data-zoom]").click();
  await expect.poll(scale).toBeGreaterThan(before * 1.3);
  await page.mouse.move(500, 450);
  await page.mouse.wheel(0, 240);
  await expect.poll(scale).toBeLessThan(before * 1.3);

  const asked = await version(page);
  const { x, y } = await middleOfRing(page);
  await page.mouse.click(x, y);
  const taken = async (): Promise<boolean> => (await version(page)) !== asked;
  // The first Space that glows is that of an army: it is chosen, and all it could reach glows.
  await page.locator("[data-plan]").waitFor();
  expect(await taken()).toBe(false);
  const goal = await middleOfRing(page);
  await page.mouse.click(goal.x, goal.y);
  await page.locator("[data-march]").click();
  await expect.poll(taken).toBe(true);
});

test("a Space that is no answer is looked at, and a line of the log lights the places it names", async ({ visit }) => {
  const page = await seated(visit);
  await untilPlacesAnswer(page);
  const counter = page.locator(".ct[data-pow=carthage][data-at]").first();
  const box = await restingAt(counter);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator("#romana-spot").waitFor();
  expect(await axe(page)).toEqual([]);
  await page.locator(".map-close").click();
  expect(await page.locator("#romana-spot").count()).toBe(0);
  const onMap = page.locator(".romana-log .romana-on-map");
  await answerUntil(page, async () => (await onMap.count()) > 0);
  await onMap.last().focus();
  await page.locator(".ring.lit").first().waitFor();
});

test("the map by keys: from answer to answer, along the roads, and Enter", async ({ visit }) => {
  const page = await seated(visit);
  await untilPlacesAnswer(page);
  const asked = await version(page);
  await page.locator(".map-window").focus();
  await page.keyboard.press("ArrowRight");
  await page.locator(".ring.cursor").waitFor();
  const first = await page.locator(".ring.cursor").getAttribute("cx");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => page.locator(".ring.cursor").getAttribute("cx")).not.toBe(first);
  await page.keyboard.press("]");
  await page.keyboard.press("Enter");
  await page.locator("[data-plan]").waitFor();
  expect(await version(page)).toBe(asked);
});

test("an inferred item is lit on the map and has a card", async ({ visit }) => {
  const page = await visit({ to: "/pax-romana/sources" });
  await page.locator("[data-painted]").waitFor();
  await page.locator("search input").fill("thessalonica");
  await page.locator("[data-item='spaces.thessalonica']").click();
  await page.locator(".ring.lit").first().waitFor();
  await page.locator(".facts-card").waitFor();
  expect(await axe(page)).toEqual([]);
});
