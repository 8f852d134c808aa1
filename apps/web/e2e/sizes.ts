import type { BrowserContextOptions, Page } from "playwright-core";
import { keep, played, setting } from "./games.ts";
import { faultsIn, type TableParts } from "./measure.ts";
import type { Position } from "./positions.ts";
import type { RomanaPosition } from "./romana-positions.ts";

/** Every room the table is played in, and whether by finger. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
}

const size = (width: number, height: number, touch = false): Size => ({ width, height, touch });

export const SIZES: readonly Size[] = [
  size(360, 640, true),
  size(390, 844, true),
  size(844, 390, true),
  size(768, 1024, true),
  size(820, 1180, true),
  size(1024, 768, true),
  size(1180, 820, true),
  size(960, 600),
  size(1366, 657),
  size(1440, 900),
  size(1920, 1080),
  size(2560, 1440),
];

/** What the strip of an online table leaves of a phone; up to four play there without a part that is cut. */
export const BELOW_STRIP: readonly Size[] = [size(360, 596, true), size(390, 800, true), size(844, 346, true)];

export const PLAYERS = [2, 3, 4, 5, 8] as const;

/** The question, the hand and the own display have to be in sight. */
const PAX: TableParts = {
  scrolls: ".table-log ol",
  musts: [".table-unsaved", "#table-question", ".table-question", ".table-mine", ".table-hand", ".table-hand .card"],
  parts:
    ".table-frieze, .table-strip, .table-balance-strip, .table-legion, .table-question, .table-mine, .table-balance, .table-log, .table-player, .table-dado, .table-tabs, .turn-ticker",
};

/** Map, panel and powers have to be in sight, and of the answers or what gives them at least one. */
const ROMANA: TableParts = {
  scrolls: ".side, .side-asks, .side-log, .romana-log, .romana-reply, .map-card, .sheet-body",
  musts: [".frieze-bar", ".map", ".side", ".dado"],
  parts: ".frieze-bar, .map, .side, .dado",
  decides: ".side :is([data-answer], [data-quick], .btn-main)",
};

/** A touch screen says so; the size of the window is changed as one goes. */
export const contextFor = (touch: boolean): BrowserContextOptions => ({ hasTouch: touch, serviceWorkers: "block" });

/** Goes to a screen without loading the page again. */
async function walkTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}

/** It comes a moment after the question, or not at all. */
const ACCOUNT_OPENS = 2500;

/** Opens a prepared moment and waits until it is shown. */
export async function open(page: Page, { saved, step }: Position): Promise<void> {
  await keep(page, saved);
  await walkTo(page, "/settings");
  await page.locator(".settings").waitFor();
  await walkTo(page, `/table/${saved.id}`);
  const sign = step === "over" ? "[data-over]" : step === "wait" ? "[data-step]" : "[data-action]";
  await page.locator(sign).first().waitFor({ state: "attached" });
  await page.evaluate(() => document.fonts.ready);
}

/** Opens a prepared moment of Pax Romana and waits until its map is painted. */
export async function openRomana(page: Page, { saved, step }: RomanaPosition): Promise<void> {
  await keep(page, saved);
  await walkTo(page, "/settings");
  await page.locator(".settings").waitFor();
  await walkTo(page, `/table/${saved.id}`);
  const sign = step === "over" ? "[data-result]" : step === "wait" ? "[data-waits]" : "[data-asked]";
  await page.locator(sign).first().waitFor({ state: "attached" });
  await page.locator("[data-painted]").waitFor();
  await page.locator(".dado-power").first().waitFor();
  // What the turn before has brought opens with the question, and is read first.
  const account = page.locator("dialog:has([data-account])");
  const opens = account.waitFor({ timeout: ACCOUNT_OPENS }).then(
    () => true,
    () => false,
  );
  if (await opens) await account.locator("form button").click();
  await page.evaluate(() => document.fonts.ready);
}

/** What is wrong with a table of Pax Romana in a window of this size. */
export const measureRomana = (page: Page, room: Size): Promise<string[]> => measure(page, room, ROMANA);

/** What is wrong with the page as it is now, in a window of this size. */
export async function measure(
  page: Page,
  { width, height, touch }: Size,
  table: TableParts | null = PAX,
): Promise<string[]> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return page.evaluate(faultsIn, { least: touch ? 44 : 28, table });
}

/** What is wrong with the screens that are read and scrolled, in windows of these sizes. */
export async function measureOthers(page: Page, sizes: readonly Size[]): Promise<string[]> {
  await keep(page, played(setting("sized", 4)));
  const faults: string[] = [];
  for (const address of ["/", "/new", "/rules", "/learn", "/settings", "/score/sized", "/replay/sized?at=90"]) {
    await walkTo(page, address);
    await page.locator("main:not(.waiting)").first().waitFor();
    await page.waitForTimeout(150);
    for (const one of sizes) {
      const found = await measure(page, { ...one, touch: false }, null);
      faults.push(...found.map((fault) => `${address} ${one.width}x${one.height}: ${fault}`));
    }
  }
  return faults;
}
