import type { Page } from "playwright-core";
import { expect } from "vitest";
import { keep } from "./games.ts";
import { axe, PHONE, test, type Visit } from "./harness.ts";
import { askedRomana } from "./romana-games.ts";
import { restingAt } from "./wait.ts";

/** Rome is to move a unit, and some of its stacks cannot. */
const moving = askedRomana({
  id: "lens",
  scenario: "II",
  when: ({ key, options }) =>
    key === "minor.where" && options.some(({ refusal, action }) => refusal !== null && "node" in action),
});

type Visiting = (wanted?: Visit) => Promise<Page>;

async function seated(visit: Visiting, more: Visit = {}): Promise<Page> {
  const page = await visit(more);
  await keep(page, moving);
  await page.goto("/table/lens");
  await page.locator("[data-painted]").waitFor();
  await page.locator(".lens-bar").waitFor();
  return page;
}

const scaleOf = async (page: Page): Promise<number> =>
  Number(await page.locator(".map-window").getAttribute("data-scale"));

/** Where what is drawn lies now. */
const placeOf = (page: Page): Promise<string> =>
  page
    .locator(".map-marks")
    .first()
    .evaluate((marks) => getComputedStyle(marks).transform);

test("lenses by keys and buttons, one at a time, each in words too", async ({ visit }) => {
  const page = await seated(visit);
  for (const [key, drawn] of [
    ["r", ".lens-legend"],
    ["t", ".lens-ring.threat"],
    ["y", ".lens-legend"],
    ["i", ".coin"],
    ["c", ".stone"],
  ] as const) {
    await page.keyboard.press(key);
    await page.locator(`.lens-bar [aria-keyshortcuts=${key.toUpperCase()}][aria-pressed=true]`).waitFor();
    await page.locator(drawn).first().waitFor();
    expect(await page.locator(".lens-bar [aria-pressed=true]").count()).toBe(1);
    expect(await page.locator(".lens-sum").textContent()).toMatch(/\.$/);
  }
  expect(await axe(page)).toEqual([]);
  await page.locator(".lens-list summary").click();
  const first = page.locator(".lens-list button").first();
  const title = await first.textContent();
  await first.click();
  await expect.poll(() => page.locator("#romana-spot").textContent()).toBe(title);
  await page.locator(".map-close").click();
  await page.locator("[data-lens=control]").click();
  await page.locator(".lens-legend").waitFor({ state: "detached" });
  expect(await page.locator(".map-marks .stone").count()).toBe(0);
});

test("who walks with a lens hears what it says; the tree says the same", async ({ visit }) => {
  const page = await seated(visit);
  await page.keyboard.press("c");
  await page.locator(".lens-legend").waitFor();
  await page.locator(".map-window").focus();
  await page.keyboard.press("]");
  await page.locator(".ring.cursor").waitFor();
  await expect
    .poll(() => page.locator("[aria-live=polite]").allTextContents())
    .toEqual(expect.arrayContaining([expect.stringMatching(/controlled by.* of \d/)]));
  await page.locator("[role=treeitem]").first().focus();
  expect(await page.locator("[role=tree]").isVisible()).toBe(true);
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  const here = page.locator("[role=treeitem]:focus");
  await expect.poll(() => here.getAttribute("aria-level")).toBe("3");
  expect(await here.textContent()).toMatch(/By land: .* controlled by/);
});

test("a place that cannot be chosen is hatched, and says why where it is pressed", async ({ visit }) => {
  const page = await seated(visit);
  const hatched = page.locator(".ring.refused").first();
  await hatched.waitFor();
  const box = await restingAt(hatched);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  const note = page.locator("[data-note]");
  await note.waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await note.locator("a.rule").count()).toBeGreaterThan(0);
  const at = await restingAt(note);
  // It stands over its place; near an edge no farther aside than it must.
  const map = await restingAt(page.locator(".map-window"));
  const over = Math.max(map.x + at.width / 2, Math.min(map.x + map.width - at.width / 2, x));
  expect(Math.abs(at.x + at.width / 2 - over)).toBeLessThan(30);
  expect(y - (at.y + at.height)).toBeLessThan(60);
  await note.locator(".romana-quiet").click();
  await page.locator("#romana-spot").waitFor();
  expect(await note.count()).toBe(0);
});

test("the overview moves the map", async ({ visit }) => {
  const page = await seated(visit);
  const seen = (): Promise<string> =>
    page.locator(".map-overview i").evaluate((frame) => (frame as HTMLElement).style.translate);
  await page.locator(".map-tools [data-zoom]").click();
  const box = await restingAt(page.locator(".map-overview"));
  await page.mouse.move(box.x + 30, box.y + 30);
  await page.mouse.down();
  const before = await seen();
  await page.mouse.move(box.x + box.width - 20, box.y + box.height - 20, { steps: 3 });
  await page.mouse.up();
  await expect.poll(seen).not.toBe(before);
});

test("by touch: one finger drags the map, two pinch it, and the lenses are one row of large buttons", async ({
  visit,
}) => {
  const page = await seated(visit, PHONE);
  const buttons = await page.locator(".lens-bar button").all();
  const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
  expect(boxes.every((box) => box!.height >= 44 && box!.width >= 44 && box!.y === boxes[0]!.y)).toBe(true);
  const { x, y, width, height } = await restingAt(page.locator(".map-window"));
  const [cx, cy] = [x + width / 2, y + height / 2];
  const touch = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly (readonly [number, number])[]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })) });

  const still = await placeOf(page);
  await send("touchStart", [[cx, cy]]);
  for (const d of [10, 30, 60]) await send("touchMove", [[cx + d, cy + d / 2]]);
  await expect.poll(() => placeOf(page)).not.toBe(still);
  await send("touchEnd", []);

  const scale = await scaleOf(page);
  await send("touchStart", [
    [cx - 30, cy],
    [cx + 30, cy],
  ]);
  for (const d of [40, 60, 80])
    await send("touchMove", [
      [cx - d, cy],
      [cx + d, cy],
    ]);
  await send("touchEnd", []);
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(scale * 1.8);
  expect(await page.locator("#romana-spot").count()).toBe(0);
});

test("on a phone the legend is a line of its own until it is opened, and nearer and farther are behind one button", async ({
  visit,
}) => {
  const page = await seated(visit, PHONE);
  await page.locator("[data-lens=threat]").click();
  const legend = page.locator(".lens-legend");
  await legend.waitFor();
  const boxOf = async (css: string) => (await page.locator(css).first().boundingBox())!;
  const isApart = async (a: string, b: string): Promise<boolean> => {
    const [one, two] = [await boxOf(a), await boxOf(b)];
    const isBeside = one.x + one.width <= two.x || two.x + two.width <= one.x;
    return isBeside || one.y + one.height <= two.y || two.y + two.height <= one.y;
  };
  expect(await legend.getAttribute("open")).toBeNull();
  // What others did stands there only while it is news.
  const news = (await page.locator(".telling").count()) > 0 ? [".telling"] : [];
  for (const other of [".lens-bar", ".side", ".map-tools", ...news])
    expect([other, await isApart(".lens-legend", other)]).toEqual([other, true]);
  expect(await page.locator("[data-zoom]").isVisible()).toBe(false);
  const { width, height } = await boxOf(".map-tools-open");
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  const scale = await scaleOf(page);
  await page.locator(".map-tools-open").click();
  await page.locator("[data-zoom]").click();
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(scale);
  await page.locator(".lens-sum").click();
  await page.locator(".lens-list").waitFor();
  expect(await isApart(".lens-legend", ".side")).toBe(true);
  expect(await axe(page)).toEqual([]);
});
