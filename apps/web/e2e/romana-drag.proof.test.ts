import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PHONE, test, type Visit } from "./harness.ts";
import { restingAt } from "./wait.ts";

type Visiting = (wanted?: Visit) => Promise<Page>;
interface At {
  readonly x: number;
  readonly y: number;
}

/** Rome decides about its first marker in scenario II; the map is drawn, and its armies glow. */
async function seated(visit: Visiting, more: Visit = {}): Promise<Page> {
  const page = await visit({ to: "/pax-romana/new?scenario=II", ...more });
  await page.locator("[data-begin]").click();
  await page.locator("[data-painted]").waitFor();
  await page.locator(".plan-hint").waitFor();
  await page.locator(".ring.answer").first().waitFor();
  return page;
}

async function counterAt(page: Page, node: number): Promise<At> {
  const box = await restingAt(page.locator(`.ct[data-at="${node}"]`).first());
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const ROMA = 0;
const ARRETIUM = 2;
const line = (page: Page): Promise<string> => page.locator(".map-carry-says").innerText();
const scale = (page: Page): Promise<string | null> => page.locator(".map-window").getAttribute("data-scale");

test("with a mouse: the line says what a goal takes, and letting go there opens its plan", async ({ visit }) => {
  const page = await seated(visit);
  const [from, to] = [await counterAt(page, ARRETIUM), await counterAt(page, ROMA)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 10, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await expect.poll(() => line(page)).toMatch(/^Roma, \d+ MP/);
  await page.mouse.up();
  await expect.poll(() => page.locator("[data-says]").innerText()).toMatch(/^Roma takes \d+\sMP/);
  await page.locator("[data-march]").waitFor();
  expect(await page.locator(".map-carry").count()).toBe(0);
  // Let go at sea, an army stands where it stood, and the plan is the one there was.
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(5 + (await restingAt(page.locator(".map-window"))).x, from.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => page.locator("[data-says]").innerText()).toMatch(/^Roma takes \d+\sMP/);
  // A look at the rules leaves it as it is.
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator('.table-menu a[href="/pax-romana/rules"]').click();
  await page.locator("[data-plan]").waitFor({ state: "detached" });
  await page.goBack();
  await page.locator("[data-says]").waitFor();
  await expect.poll(() => page.locator("[data-says]").innerText()).toMatch(/^Roma takes \d+\sMP/);
});

test("with a finger: held first, an army is drawn under a loupe; a finger that moves at once moves the map", async ({
  visit,
}) => {
  const page = await seated(visit, PHONE);
  const session = await page.context().newCDPSession(page);
  const touch = (type: string, at?: At): Promise<unknown> =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] } as never);
  const from = await counterAt(page, ARRETIUM);
  await touch("touchStart", from);
  await page.locator(".map-loupe").waitFor();
  // What it shows lies where the map lies.
  const isHeld = await page.evaluate(() =>
    [...document.querySelectorAll(".map-loupe :is(.map-ground, .map-marks)")].map((copy) => {
      const layer = document.querySelector(`.map-window > .${copy.classList[0]!}`)!;
      return getComputedStyle(copy).transform === getComputedStyle(layer).transform;
    }),
  );
  expect(isHeld).toEqual([true, true]);
  const to = await counterAt(page, ROMA);
  await touch("touchMove", to);
  await page.waitForTimeout(1500);
  await expect.poll(() => line(page)).toMatch(/^Roma, \d+ MP/);
  const goal = (await line(page)).split(",")[0]!;
  const before = await scale(page);
  await touch("touchEnd");
  await page.locator("[data-march]").waitFor();
  expect(await page.locator("[data-says]").innerText()).toContain(goal);
  expect([await page.locator(".map-loupe").count(), await scale(page)]).toEqual([0, before]);
  await page.locator("[data-cancel]").click();
  const resting = await counterAt(page, ARRETIUM);
  await touch("touchStart", resting);
  await touch("touchMove", { x: resting.x + 30, y: resting.y });
  await touch("touchMove", { x: resting.x + 40, y: resting.y });
  await touch("touchEnd");
  await expect.poll(async () => (await counterAt(page, ARRETIUM)).x).toBeGreaterThan(resting.x + 20);
  expect(await page.locator("[data-plan]").count()).toBe(0);
});
