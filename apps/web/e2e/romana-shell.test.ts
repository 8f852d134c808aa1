import type { Page } from "playwright-core";
import { expect } from "vitest";
import { keep } from "./games.ts";
import { axe, PHONE, test, type Visit } from "./harness.ts";
import { untouchedRomana } from "./romana-games.ts";
import { romanaPositions } from "./romana-positions.ts";
import { measureRomana, openRomana, SIZES } from "./sizes.ts";

const MOMENTS = romanaPositions("V", { steps: ["pay", "battle"] });

/** The first marker of Rome in scenario V, with everything around its map. */
async function seated(visit: (wanted?: Visit) => Promise<Page>, more: Visit = {}): Promise<Page> {
  const page = await visit({ to: "/settings", ...more });
  await openRomana(
    page,
    MOMENTS.find(({ step }) => step === "pay")!,
  );
  return page;
}

const version = (page: Page): Promise<string | null> => page.locator("[data-asked]").getAttribute("data-version");

test("Pax Romana: frieze and dado say where we are; a power's books open; axe finds nothing in either theme", async ({
  visit,
}) => {
  const page = await seated(visit);
  expect(await page.locator(".frieze-bar h1").innerText()).toMatch(/^The rise of Rome/);
  expect(await page.locator(".frieze-turns").innerText()).toMatch(/300–275 BC/);
  expect(await page.locator(".frieze-phases [data-at=now]").innerText()).toBe("F · Activation");
  await page.locator(".frieze-phases").click();
  await page.locator(".legend [data-now]").first().waitFor();
  expect(await page.locator(".legend [data-now]").first().innerText()).toMatch(/^F\s+Activation \(now\): /);
  expect(await page.locator(".legend dl").first().locator("dt").allInnerTexts()).toEqual(
    "A B C D E F G H I".split(" "),
  );
  await page.keyboard.press("Escape");
  expect(await page.locator(".dado-power[data-active]").innerText()).toMatch(/^Rome/);
  expect(await page.locator(".frieze-cup .sr").textContent()).toMatch(/^Active: Rome\..*In the cup: Rome 2/);
  expect(await axe(page)).toEqual([]);
  await page.locator(".dado-power").nth(1).click();
  const sheet = page.locator("[data-sheet]");
  await sheet.getByText("Africa, Numidia").waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("Escape");
  expect(await sheet.count()).toBe(0);
  await expect.poll(() => page.evaluate(() => (history.state as { beside?: true } | null)?.beside)).toBe(undefined);
  await page.locator(".dado-power").nth(1).click();
  await sheet.getByText("Africa, Numidia").waitFor();
  // The way back closes the sheet, and the table stays.
  const { href } = new URL(page.url());
  await page.goBack();
  await sheet.waitFor({ state: "detached" });
  expect(page.url()).toBe(href);
  expect(await page.locator(".dado-power[data-active]").innerText()).toMatch(/^Rome/);
  await page.locator(".frieze-tools button").nth(2).click();
  expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
  expect(await axe(page, ["color-contrast"])).toEqual([]);
});

test("Pax Romana by keys: an answer by its number, undo, the log, a place by its letters, and the list of keys", async ({
  visit,
}) => {
  const page = await seated(visit);
  const before = await version(page);
  await page.keyboard.press("1");
  await expect.poll(() => version(page)).not.toBe(before);
  await page.getByText("one Major Move and two Minor Moves").waitFor();
  const question = await page.locator(".romana-asks").innerText();
  await page.keyboard.press("z");
  await expect.poll(() => page.locator(".romana-asks").innerText()).not.toBe(question);
  await page.keyboard.press("l");
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe("romana-log");
  await page.keyboard.press("g");
  await page.locator("dialog #romana-place").fill("syrac");
  await page.keyboard.press("Enter");
  expect(await page.locator("#romana-spot").textContent()).toBe("Syracusae");
  await page.keyboard.press("Escape");
  expect(await page.locator("#romana-spot").count()).toBe(0);
  await page.keyboard.press("?");
  await page.locator("dialog .table-keys").waitFor();
  expect(await axe(page)).toEqual([]);
});

test("Pax Romana on a phone: the panel rests in three heights, and its low one has the question and a button", async ({
  visit,
}) => {
  const page = await seated(visit, PHONE);
  const height = async (): Promise<number> => (await page.locator(".side").boundingBox())!.height;
  const middle = await height();
  const handle = page.locator(".side-handle");
  await handle.tap();
  await expect.poll(height).toBeGreaterThan(0.7 * 844);
  expect(await page.locator("#romana-log").isVisible()).toBe(true);
  await handle.tap();
  await expect.poll(height).toBeLessThan(62);
  expect(await axe(page)).toEqual([]);
  await page.locator(".side-main").tap();
  await expect.poll(height).toBe(middle);
  await page.locator("[data-answer]").first().tap();
  await page.locator(".frieze-tools button").last().tap();
  await page.locator("dialog .table-menu").waitFor();
  expect(await axe(page)).toEqual([]);
  await page.locator('dialog a[href^="/text/"]').tap();
  await page.waitForURL(/\/text\//);
  await page.locator(".romana-room [data-asked]").waitFor();
  expect(await page.locator(".map-window").count()).toBe(0);
});

/** Two people around one screen, nothing decided yet. */
async function aroundOneScreen(page: Page): Promise<void> {
  await keep(page, untouchedRomana({ id: "hot", scenario: "II", people: [0, 1] }));
  await page.goto("/table/hot");
}

test("Pax Romana: a seat is given to a bot in the middle of a game, and taken again", async ({ visit }) => {
  const page = await visit();
  await aroundOneScreen(page);
  await page.locator("[data-pass]").click();
  const wish = async (sitter: string): Promise<void> => {
    await page.locator(".frieze-tools button").last().click();
    await page.getByRole("button", { name: "Who plays" }).click();
    await page.locator(".table-seats").getByLabel("Hanno").selectOption(sitter);
    await page.getByRole("button", { name: "Do it" }).click();
  };
  await wish("steady");
  // Nobody else is at the screen any more: nothing has to be passed on.
  await page.locator("[data-asked]").waitFor();
  await wish("person");
  await page.locator("[data-pass]").waitFor();
});

test("Pax Romana around one screen: between two people nothing is shown but whose turn it is", async ({ visit }) => {
  const page = await visit();
  await aroundOneScreen(page);
  const pass = page.locator("[data-pass]");
  const isHidden = async (): Promise<void> => {
    await pass.waitFor();
    expect(await page.locator(".map, .side, .dado, .frieze-bar, [data-sheet]").count()).toBe(0);
    await pass.click();
    await page.locator("[data-asked]").waitFor();
  };
  await isHidden();
  // The marker lapses: somebody else is asked.
  const first = await page.locator(".dado-power[data-mine]").innerText();
  // What one of them looked up is not left upon the screen of the other.
  await page.locator(".side a.rule:visible").first().click();
  await page.locator("[data-sheet]").waitFor();
  await page.locator("[data-care=gone]").click();
  await page.locator("[data-do]").click();
  await isHidden();
  expect(await page.locator(".dado-power[data-mine]").innerText()).not.toBe(first);
});

test("Pax Romana: the longest name of a scenario is whole on the narrowest phone, and the numbers of a power sideways", async ({
  visit,
}) => {
  const page = await visit({ ...PHONE, viewport: { width: 360, height: 640 }, locale: "nl-NL" });
  await keep(page, untouchedRomana({ id: "named", scenario: "III", people: [0, 1] }));
  await page.goto("/table/named");
  await page.locator("[data-pass]").click();
  const title = page.locator(".frieze-bar h1");
  await title.waitFor();
  const cut = (): Promise<number> => title.evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(await cut()).toBe(0);
  expect((await title.boundingBox())!.height).toBeLessThanOrEqual(44);
  await page.setViewportSize({ width: 844, height: 390 });
  const strip = await page.locator(".dado-power[data-active]").evaluate((one) => {
    const { top } = one.getBoundingClientRect();
    const { insetBlockStart, height } = getComputedStyle(one, "::before");
    return top + Number.parseFloat(insetBlockStart) + Number.parseFloat(height);
  });
  const sums = (await page.locator(".dado-power[data-active] .dado-sums").boundingBox())!;
  expect(sums.y).toBeGreaterThanOrEqual(strip);
});

/** A sample of `npm run sizes -- romana`: the questions with most to say, in the smallest rooms and a usual one. */
test.for([true, false])(
  "Pax Romana in every size, by finger: %s; nothing is cut or covered",
  async (touch, { visit }) => {
    const page = await visit({ hasTouch: touch, to: "/settings" });
    const faults: string[] = [];
    for (const position of MOMENTS) {
      await openRomana(page, position);
      for (const size of SIZES.filter(
        (one) => one.touch === touch && [360, 844, 1024, 960, 1440].includes(one.width),
      )) {
        const where = `${size.width}x${size.height} ${position.step}`;
        faults.push(...(await measureRomana(page, size)).map((fault) => `${where}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  },
);
