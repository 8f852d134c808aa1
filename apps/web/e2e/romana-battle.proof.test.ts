import type { Page } from "playwright-core";
import { paxRomana, underWay } from "@ara/pax-romana";
import { battleBoardOf } from "@ara/pax-romana/board/battle";
import { cheapest, lossesWith } from "@ara/pax-romana/board/losses";
import { expect } from "vitest";
import { keep } from "./games.ts";
import { axe, overflow, PHONE, test, type Visit } from "./harness.ts";
import { askedRomana } from "./romana-games.ts";
import { restingAt } from "./wait.ts";

type Visiting = (wanted?: Visit) => Promise<Page>;

/** Rome has shifts to use in several ways, and both sides have something to lose. */
const SHIFTS = askedRomana({
  id: "battle-shifts",
  scenario: "II",
  when({ key, seat }, state) {
    const stops = key === "battle.raise" ? battleBoardOf(paxRomana.view(state, seat))!.stops : [];
    return stops.length > 2 && stops.every(({ losses }) => losses[0] > 0 && losses[1] > 0);
  },
});

/** The line of units that Rome might give up instead of the cheapest. */
let instead = -1;
const LOSSES = askedRomana({
  id: "loss-17",
  scenario: "I",
  when({ key, seat }, state) {
    const frame = key === "losses.lose" ? underWay(paxRomana.view(state, seat), "losses") : undefined;
    if (!frame || frame.taken.length > 0 || frame.dues.length > 0) return false;
    const { taken } = cheapest(frame);
    instead = frame.lines.findIndex((_, line) => taken[line] === 0 && lossesWith(frame, [{ line, n: 1 }]));
    return instead >= 0;
  },
});

const board = (page: Page) => page.locator(".battle[data-asked]");
const version = (page: Page): Promise<string | null> =>
  page.locator("[data-version]").first().getAttribute("data-version");

async function seated(visit: Visiting, more: Visit = {}, game = SHIFTS): Promise<Page> {
  const page = await visit(more);
  await keep(page, game);
  await page.goto(`/table/${game.id}`);
  await board(page).waitFor();
  // The frieze, with the heading of the page, may come after the board.
  await page.locator("h1").waitFor();
  return page;
}

/** Until something is asked that was not asked before, or the board is gone. */
const moved = (page: Page, before: string | null): Promise<unknown> =>
  page.waitForFunction((known) => {
    const asked = document.querySelector("[data-asked]");
    return asked !== null && asked.getAttribute("data-version") !== known;
  }, before);

/** Presses the main button, or the first answer, until the board is no longer asked. */
async function fight(page: Page, press: (page: Page) => Promise<void>): Promise<void> {
  for (let n = 0; n < 20 && (await board(page).count()) > 0; n++) {
    const before = await version(page);
    await press(page);
    await moved(page, before);
  }
}

async function click(page: Page): Promise<void> {
  const main = page.locator(".battle [data-main]");
  await ((await main.count()) > 0 ? main : page.locator(".battle [data-answer]").first()).click();
}

test("a battle is fought to its end on its board by clicks, and is a card in the log", async ({ visit }) => {
  const page = await seated(visit);
  expect(await axe(page)).toEqual([]);
  const stops = page.locator("[data-stop]");
  expect(await stops.count()).toBeGreaterThan(1);
  const dice = page.locator(".battle-track");
  const before = await dice.last().getAttribute("aria-label");
  await stops.last().click();
  expect(await stops.last().getAttribute("aria-pressed")).toBe("true");
  expect(await dice.last().getAttribute("aria-label")).not.toBe(before);

  await fight(page, click);
  const told = page.locator("[data-lately=battle] [data-report]");
  await told.first().waitFor();
  const card = page.locator("[data-report]").last();
  await card.click();
  await page.locator(".battle-report[open]").waitFor();
  expect(await page.locator(".battle-report .battle-side").count()).toBe(2);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("Escape");
  expect(await page.locator(".battle-report").count()).toBe(0);
  // Above the question it stands until that is answered.
  await told.first().waitFor();
  await page.locator(".side-asks [data-answer]:not([data-care=gone])").last().click();
  await expect.poll(() => told.count()).toBe(0);
});

test("a reload in the middle of a battle loses nothing", async ({ visit }) => {
  const page = await seated(visit);
  const seen = async (): Promise<(string | null)[]> => [
    await page.locator("#romana-question").textContent(),
    await page.locator(".battle-sides").first().textContent(),
    await page.locator(".battle-asks").first().textContent(),
  ];
  const before = await seen();
  expect(await board(page).count()).toBe(1);
  await page.reload();
  await board(page).waitFor();
  // The leaders' names of the time come a moment after the question.
  await expect.poll(seen).toEqual(before);
  await fight(page, click);
});

test("a battle by keys alone; the focus is never lost", async ({ visit }) => {
  const page = await seated(visit);
  await page.locator("#romana-question").focus();
  await page.keyboard.press("2");
  expect(await page.locator("[data-stop='2']").getAttribute("aria-pressed")).toBe("true");
  await fight(page, async () => {
    await page.locator("#romana-question").focus();
    const isThere = (): Promise<boolean> =>
      page.evaluate(() => document.activeElement?.matches("[data-main], [data-answer]") ?? false);
    for (let n = 0; n < 30 && !(await isThere()); n++) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("romana-question");
  });
});

test("on a phone the board fits, and what must be pressed is in sight", async ({ visit }) => {
  const page = await seated(visit, PHONE);
  expect((await overflow(page)).what).toEqual([]);
  const main = await restingAt(page.locator("[data-main]"));
  expect(main.y + main.height).toBeLessThanOrEqual(844);
  expect(main.height).toBeGreaterThanOrEqual(44);
  // The place of the battle is in the middle of what the board and the lenses leave of the map.
  await page.locator(".lens-bar").waitFor();
  const off = (): Promise<number> =>
    page.evaluate(() => {
      const bar = document.querySelector(".lens-bar")!.getBoundingClientRect().bottom;
      const end = document.querySelector(".side")!.getBoundingClientRect().top;
      const { top, height } = document.querySelector(".map-marks .asked")!.getBoundingClientRect();
      return Math.abs(top + height / 2 - (bar + end) / 2) / (end - bar);
    });
  await expect.poll(off).toBeLessThan(0.25);
  await page.locator("[data-main]").tap();
});

test("10.71: on a phone a bid is made beside its stepper, in sight without scrolling", async ({ visit }) => {
  const bidding = askedRomana({
    id: "siege-bid",
    scenario: "II",
    when: ({ key, options }) => key === "siege.bid" && options.length > 2,
  });
  const page = await seated(visit, PHONE, bidding);
  const more = page.locator(".battle [data-more]");
  const box = await restingAt(more);
  expect(box.y + box.height).toBeLessThanOrEqual(844);
  await more.tap();
  expect(await page.locator("[data-main]").innerText()).toContain("1 Talent");
  expect((await overflow(page)).what).toEqual([]);
});

test("10.52: losses are chosen by tapping units, and always come to what is due", async ({ visit }) => {
  const page = await seated(visit, {}, LOSSES);
  const lost = page.locator("[data-piece][aria-pressed='true']");
  const due = await page.locator(".battle-say").textContent();
  expect(await lost.count()).toBeGreaterThan(0);
  const piece = page.locator(".battle-loss").nth(instead).locator("[data-piece]").first();
  expect(await piece.getAttribute("aria-pressed")).toBe("false");
  // Above, in the rows of the side that loses, stands what falls: that, and nothing else.
  const falls = page.locator(".battle-side .battle-falls");
  const isMarked = async (): Promise<boolean> => {
    const marked = (await falls.allTextContents()).reduce(
      (sum, text) => sum + Number(/^−(\d+)/.exec(text)?.[1] ?? 0),
      0,
    );
    return marked > 0 && marked === (await lost.filter({ hasNot: page.locator(".battle-stone") }).count());
  };
  await expect.poll(isMarked).toBe(true);
  await piece.click();
  expect(await piece.getAttribute("aria-pressed")).toBe("true");
  await expect.poll(isMarked).toBe(true);
  const now = await page.locator(".battle-say").textContent();
  expect(now!.split(".")[0]).toBe(due!.split(".")[0]);
  const before = await version(page);
  await page.locator("[data-main]").click();
  await moved(page, before);
});
