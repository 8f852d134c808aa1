import type { Page } from "playwright-core";
import { expect } from "vitest";
import { keep } from "./games.ts";
import { PHONE, test } from "./harness.ts";
import { askedRomana } from "./romana-games.ts";

const TABLE = askedRomana({ id: "sight", scenario: "II", when: ({ key }) => key === "minor.where" });

/** Whether a sight of the table is kept, by what the page looks up first. */
const isKept = (page: Page): Promise<boolean> => page.evaluate(() => localStorage.getItem("ara.sight.sight") !== null);

/** Of which tables sights are kept, and at which scale. */
const kept = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("ara-sights", 1);
        opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore("sights", { keyPath: "id" }));
        opening.addEventListener("success", () => {
          const all = opening.result.transaction("sights").objectStore("sights").getAll();
          all.addEventListener("success", () => {
            const sights = all.result as { id: string; picture: { camera: { k: number } } }[];
            resolve(Object.fromEntries(sights.map(({ id, picture }) => [id, picture.camera.k.toFixed(3)])));
            opening.result.close();
          });
        });
      }),
  );
const sight = (page: Page) => page.locator(".first-sight");

/** Where names stand on the screen, of the map that was seen or of the map itself. */
const names = (page: Page, map: string): Promise<Record<string, readonly number[]>> =>
  page.evaluate((within) => {
    const texts = [...document.querySelectorAll(`${within} .map-marks text`)];
    const { left, top, right, bottom } = document.querySelector(within)!.getBoundingClientRect();
    return Object.fromEntries(
      texts.flatMap((text) => {
        const { x, y } = text.getBoundingClientRect();
        const isSeen = x > left && x < right && y > top && y < bottom && text.textContent.length > 3;
        return isSeen ? [[text.textContent, [Math.round(x), Math.round(y)]]] : [];
      }),
    );
  }, map);

async function painted(page: Page): Promise<void> {
  await page.locator("[data-painted]").waitFor();
  await sight(page).waitFor({ state: "detached" });
}

/** The table's worker gets no script before it is let go: all that is seen until then is what was kept. */
async function heldBack(page: Page): Promise<() => void> {
  let letGo!: () => void;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.context().route("**/table-worker*.js", async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}

async function seated(page: Page): Promise<void> {
  await keep(page, TABLE);
  await page.goto("/table/sight");
  await painted(page);
}

test.for([
  { room: "at a desk", options: {} },
  { room: "on a phone", options: PHONE },
  { room: "on a phone held sideways", options: { ...PHONE, viewport: { width: 844, height: 390 } } },
])(
  "whoever comes back $room sees the map as he left it before the game is there, and nothing jumps",
  async ({ options }, { visit }) => {
    const page = await visit(options);
    await seated(page);
    // Seen from somewhere else than where a map opens.
    const scale = await page.locator(".map-window").getAttribute("data-scale");
    const { x, y, width, height } = (await page.locator(".map-window").boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    if (options === PHONE || "viewport" in options) await page.locator(".map-window").press("-");
    else await page.mouse.wheel(0, 300);
    await expect.poll(() => page.locator(".map-window").getAttribute("data-scale")).not.toBe(scale);
    // Under a busy hand the map glides on: it is kept once it rests.
    const scaleNow = (): Promise<string | null> => page.locator(".map-window").getAttribute("data-scale");
    await expect.poll(async () => (await kept(page))["sight"] === (await scaleNow()), { timeout: 15_000 }).toBe(true);
    const left = await names(page, ".map-window");
    const letGo = await heldBack(page);
    await page.reload();
    await sight(page).waitFor();
    expect(await page.locator(".map-window, [data-asked]").count()).toBe(0);
    const seen = await names(page, ".first-sight");
    expect(Object.keys(seen).length).toBeGreaterThan(5);
    expect(seen).toEqual(left);
    // It is looked at: nothing of it can be pressed, glows or is heard.
    expect(await sight(page).evaluate((one) => [(one as HTMLElement).inert, one.ariaHidden])).toEqual([true, "true"]);
    const size = await sight(page)
      .locator("canvas")
      .evaluate((one: HTMLCanvasElement) => [one.clientWidth, one.clientHeight]);
    expect(size).toEqual([Math.round(width), Math.round(height)]);
    letGo();
    await painted(page);
    expect(await names(page, ".map-window")).toEqual(left);
    await page.locator("[data-asked]").waitFor();
  },
);

test("where a second person has sat down since, nobody sees the map of the first; in other colours or a smaller window it is not shown", async ({
  visit,
}) => {
  const page = await visit();
  await seated(page);
  await expect.poll(() => isKept(page), { timeout: 10_000 }).toBe(true);
  const letGo = await heldBack(page);
  const isShown = async (): Promise<boolean> => {
    await page.reload();
    await page.locator("main").first().waitFor();
    return sight(page)
      .waitFor({ timeout: 1500 })
      .then(
        () => true,
        () => false,
      );
  };
  expect(await isShown()).toBe(true);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await isShown()).toBe(false);
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1024, height: 768 });
  expect(await isShown()).toBe(false);
  await page.setViewportSize({ width: 1440, height: 900 });
  const { seats } = TABLE;
  await keep(page, { ...TABLE, seats: seats.map((seat) => ({ ...seat, bot: null })) });
  expect(await isShown()).toBe(false);
  await keep(page, { ...TABLE, seats: seats.map((seat, i) => ({ ...seat, bot: i === 1 ? null : "steady" })) });
  expect(await isShown()).toBe(false);
  await keep(page, TABLE);
  expect(await isShown()).toBe(true);
  letGo();
  await painted(page);
});

test("around one screen nothing is kept of anybody's map, and a game that is deleted leaves none behind", async ({
  visit,
}) => {
  const page = await visit();
  const { seats } = TABLE;
  await keep(page, { ...TABLE, id: "both", seats: seats.map((seat) => ({ ...seat, bot: null })) });
  await page.goto("/table/both");
  await page.locator("[data-pass]").click();
  await painted(page);
  await page.waitForTimeout(4000);
  expect(await kept(page)).toEqual({});
  await seated(page);
  await expect.poll(async () => Object.keys(await kept(page)), { timeout: 10_000 }).toEqual(["sight"]);
  await page.goto("/");
  for (const left of [1, 0]) {
    await page
      .getByRole("button", { name: /^Delete:/ })
      .first()
      .click();
    await page.getByRole("button", { name: /^Delete it/ }).click();
    await expect.poll(() => page.getByRole("button", { name: /^Delete:/ }).count()).toBe(left);
  }
  await expect.poll(() => kept(page)).toEqual({});
  expect(await isKept(page)).toBe(false);
});
