import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axe, PHONE, test } from "./harness.ts";

const state = (page: Page): Promise<string | null> => page.locator("[data-task]").getAttribute("data-state");
const task = (page: Page): Promise<string | null> => page.locator("[data-task]").getAttribute("data-task");
const version = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector("[data-asked]")?.getAttribute("data-version") ?? null);

/** Does what the hint at every question says, until the task is over. */
async function followHints(page: Page, doIt: () => Promise<void>): Promise<void> {
  for (let n = 0; n < 30 && (await state(page)) === "open"; n++) {
    const before = await version(page);
    await page.locator("[data-do-hint]").waitFor();
    await doIt();
    await page.waitForFunction(
      (known) =>
        document.querySelector("[data-task]")?.getAttribute("data-state") !== "open" ||
        (document.querySelector("[data-asked]")?.getAttribute("data-version") ?? known) !== known,
      before,
    );
  }
  expect(await state(page)).not.toBe("open");
}

test("the skirmish by clicks: four tasks, then the way to scenario I with hints", async ({ visit }) => {
  const page = await visit({ to: "/pax-romana/learn" });
  await page.locator(".learn-go .btn-main").click();
  await page.locator(".hint-ask").waitFor();
  expect(await axe(page)).toEqual([]);
  await page.locator(".hint-ask .toggle, .hint-ask label").first().click();
  for (const name of ["storm", "answer", "settle", "raise"]) {
    await page.locator(`[data-task=${name}][data-state=open]`).waitFor();
    await followHints(page, () => page.locator("[data-do-hint]").click());
    await page.locator("[data-next]").click();
  }
  await page.waitForURL(/\/learn\/ready/);
  await page.locator(".learn-ways a").first().click();
  await page.locator("[data-begin]").click();
  // Hints are on: the first question has one without being asked for.
  await page.locator("[data-hint]").waitFor();
});

test("17.15: the chapter on cards: drawn and kept, played, answered, and not asked again unless it is said", async ({
  visit,
}) => {
  const page = await visit({ to: "/pax-romana/learn/ready" });
  await page.locator('a[href="/pax-romana/learn/cards"]').click();
  const opened = (name: string): Promise<void> => page.locator(`[data-task=${name}][data-state=open]`).waitFor();
  const won = async (): Promise<void> => {
    await page.locator("[data-task][data-state=won]").waitFor();
    await page.locator("[data-next]").click();
  };
  await opened("draw");
  await page.locator(".side-asks button", { hasText: "Pay" }).first().click();
  await page.locator(".cards-hand [data-verb=discardCard]").first().click();
  await page.locator("[data-do]").click();
  await won();
  await opened("play");
  await page.locator("[data-card=spies] [data-verb=playCard]").click();
  await won();
  await opened("cancel");
  await page.locator(".cards-window").waitFor();
  expect(await axe(page)).toEqual([]);
  await page.locator("[data-card=deus-ex-machina] [data-verb=playCard]").click();
  await won();
  await opened("quiet");
  await page.locator("[data-stand$=' turn']").first().click();
  await won();
  await page.waitForURL(/\/learn\/ready/);
});

test("the skirmish by keys; left in the middle, it is offered on the first screen", async ({ visit }) => {
  const page = await visit();
  await page.evaluate(() => localStorage.setItem("ara.romana.hints", "on"));
  await page.goto("/pax-romana/learn/play");
  const press = async (selector: string, key: string): Promise<void> => {
    const wanted = page.locator(selector).first();
    for (let n = 0; n < 60 && !(await wanted.evaluate((one) => one === document.activeElement)); n++)
      await page.keyboard.press(key);
    await page.keyboard.press("Enter");
  };
  let key = "Tab";
  await followHints(page, async () => {
    await press("[data-do-hint]", key);
    // From the question, which has the focus now, the hint is one step back.
    key = "Shift+Tab";
  });
  await press("[data-next]", "Shift+Tab");
  await page.locator("[data-task=answer]").waitFor();
  await page.goto("/");
  await page.locator('a[href="/pax-romana/learn/play"]').click();
  await page.locator("[data-task]").waitFor();
  expect(await task(page)).toBe("answer");
});

test("on a phone the task and the question are in sight", async ({ visit }) => {
  const page = await visit({ to: "/pax-romana/learn/play", ...PHONE });
  // The board takes the place of the list as soon as it is there.
  const outside = (): Promise<string[]> =>
    page.evaluate(() =>
      ["[data-task]", "[data-asked]", ".coach-buttons button"].filter((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return !box || box.top < 0 || box.top + Math.min(box.height, 44) > innerHeight || box.right > innerWidth + 1;
      }),
    );
  await expect.poll(outside, { timeout: 20_000 }).toEqual([]);
});

test("on a phone the map shows where the task leads, below the lenses, though it had no room at first", async ({
  visit,
}) => {
  for (const height of [PHONE.viewport.height, 200]) {
    const page = await visit({ ...PHONE, viewport: { width: 390, height } });
    await page.goto(new URL("/pax-romana/learn/play", page.url()).href);
    await page.locator(".lens-bar").waitFor({ state: "attached" });
    await page.setViewportSize(PHONE.viewport);
    const lit = (): Promise<string[]> =>
      page.evaluate(() => {
        const over = document.querySelector(".lens-bar")!.getBoundingClientRect().bottom;
        const end = document.querySelector(".side")!.getBoundingClientRect().top;
        const rings = [...document.querySelectorAll(".ring.lit")].map((one) => one.getBoundingClientRect());
        return rings.map(({ top, height: high }) =>
          top + high / 2 > over && top + high / 2 < end ? "seen" : "hidden",
        );
      });
    await expect.poll(lit, { timeout: 20_000 }).toEqual(["seen", "seen", "seen"]);
    expect(Number(await page.locator("[data-scale]").getAttribute("data-scale"))).toBeGreaterThan(0.5);
  }
});

test("a rule is read beside the table, and a term where it stands", async ({ visit }) => {
  const page = await visit({ to: "/pax-romana/learn/play" });
  await page.locator(".hint-ask").waitFor();
  await page.locator("[data-task] > .term").first().focus();
  await page.keyboard.press("Enter");
  await page.locator("[data-term]:popover-open").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("[data-task] > .rule").click();
  await page.locator("[data-reader] .rb-text > a").first().click();
  await page.locator("[data-reader] button", { hasText: "Back" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.locator("[data-reader]").waitFor({ state: "detached" });
  expect(await page.locator("[data-asked]").count()).toBe(1);
});

test("the rulebook is searched, and has pictures", async ({ visit }) => {
  const page = await visit({ to: "/pax-romana/rules/10.51" });
  await page.locator("#rule-10\\.51 .romana-pic").waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("siege expertise");
  await expect.poll(() => page.locator(".rb-rule:visible").count()).toBeLessThan(30);
  expect(await page.locator("#rule-10\\.71").isVisible()).toBe(true);
});

const corrections = (map: object): { name: string; mimeType: string; buffer: Buffer } => ({
  name: "own.json",
  mimeType: "application/json",
  buffer: Buffer.from(JSON.stringify({ format: "ara-corrections/1", source: "my copy", map })),
});

test("a broken file of corrections is refused with its place, a good one changes the map", async ({ visit }) => {
  const page = await visit({ to: "/pax-romana/new?scenario=I" });
  await page.locator("details:has([data-own-data]) summary").click();
  const file = page.locator("[data-own-data]");
  await file.setInputFiles(corrections({ spaces: { capuaa: { name: "Casilinum" } } }));
  await page.locator(".note.no", { hasText: "map.spaces.capuaa" }).waitFor();
  await file.setInputFiles(corrections({ spaces: { capua: { name: "Casilinum" } } }));
  await page.locator(".note", { hasText: "own.json" }).waitFor();
  expect(await page.locator(".note.no").count()).toBe(0);
  await page.locator("[data-begin]").click();
  await page.locator(".map-marks text", { hasText: "Casilinum" }).waitFor({ state: "attached" });
  await page.locator(".frieze-own").waitFor();
});
