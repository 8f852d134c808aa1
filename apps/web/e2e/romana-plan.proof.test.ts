import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axe, overflow, PHONE, test, type Visit } from "./harness.ts";
import { restingAt } from "./wait.ts";

type Visiting = (wanted?: Visit) => Promise<Page>;

/** Rome decides about its first marker in scenario II; the map is drawn, and its armies glow. */
async function seated(visit: Visiting, more: Visit = {}): Promise<Page> {
  const page = await visit({ to: "/pax-romana/new?scenario=II", ...more });
  await page.locator("[data-begin]").click();
  await page.locator("[data-asked]").waitFor();
  await page.locator("[data-painted]").waitFor();
  await page.locator(".plan-hint").waitFor();
  await page.locator(".ring.answer").first().waitFor();
  return page;
}

/** The middle of the counter in a place. */
async function counterAt(page: Page, node: number): Promise<{ readonly x: number; readonly y: number }> {
  const box = await restingAt(page.locator(`.ct[data-at="${node}"]`).first());
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const ARRETIUM = 2;
const says = (page: Page): Promise<string> => page.locator("[data-says]").innerText();
const log = (page: Page): Promise<string> => page.locator(".romana-log").innerText();

/** Chooses a goal by its name in the list beside the map. */
async function aim(page: Page, name: string): Promise<void> {
  const listed = page.locator(".plan-goals select");
  const labels = await listed.locator("option").allTextContents();
  await listed.selectOption({ label: labels.find((label) => label.startsWith(name))! });
}

test("this army there: a stack, its goal and one button; costs and dangers stand there before", async ({ visit }) => {
  const page = await seated(visit);
  const { x, y } = await counterAt(page, ARRETIUM);
  await page.mouse.click(x, y);
  await page.locator("[data-plan]").waitFor();
  expect(await axe(page)).toEqual([]);
  await aim(page, "Messana");
  expect(await says(page)).toMatch(
    /^Messana takes 5\sMP\. The force must set out with 7\sMP: 2 .* \(11\.34\)\. The die must show 3 or more; .* There it has to fight\./,
  );
  expect(await page.locator("[data-foresight]").first().innerText()).toMatch(/BP against .* landing .* You win with/);
  await page.locator(".plan-leg.risky").first().waitFor({ state: "attached" });
  // By sea and then on foot: that is no march.
  await aim(page, "Delminium");
  expect(await page.locator("[data-march]").innerText()).toBe("Go to Delminium");
  await aim(page, "Ancona");
  expect(await page.locator("[data-march]").innerText()).toBe("March to Ancona");
  expect(await says(page)).toMatch(/^Ancona takes 2\sMP\. It gets there for certain\./);
  expect(await axe(page)).toEqual([]);
  await page.locator("[data-march]").click();
  await expect.poll(() => log(page)).toContain("Ancona");
  await expect.poll(() => page.locator(".romana-asks").innerText()).toContain("Expansion");
});

test("9.21: on the way, however much else could be done, what ends the Move is in sight", async ({ visit }) => {
  const page = await seated(visit, { viewport: { width: 1366, height: 768 } });
  const { x, y } = await counterAt(page, ARRETIUM);
  await page.mouse.click(x, y);
  await page.locator("[data-plan]").waitFor();
  await aim(page, "Ancona");
  await page.locator("[data-pause]").click();
  await expect.poll(() => page.locator(".romana-asks").innerText()).toContain("march");
  const stop = await restingAt(page.locator("[data-quick=stop]"));
  expect(stop.y + stop.height).toBeLessThanOrEqual((await page.locator(".side-log").boundingBox())!.y);
  await page.locator("[data-quick=stop]").click();
  await expect.poll(() => page.locator(".romana-asks").innerText()).toContain("Expansion");
});

test("a plan by keys: to the army, along the roads to its goal, Enter and Enter", async ({ visit }) => {
  const page = await seated(visit);
  await page.keyboard.press("k");
  const isHere = async (): Promise<boolean> => (await page.locator("[data-plan] h2").textContent()) === "From Arretium";
  for (let n = 0; n < 4; n++) {
    await page.keyboard.press("]");
    await page.keyboard.press("Enter");
    await page.locator("[data-plan]").waitFor();
    if (await isHere()) break;
    await page.keyboard.press("Escape");
    await page.locator("[data-plan]").waitFor({ state: "detached" });
  }
  expect(await isHere()).toBe(true);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.locator("[data-march]").waitFor();
  expect(await says(page)).toContain("MP");
  await page.keyboard.press("Enter");
  await expect.poll(() => log(page)).toMatch(/sets out from Arretium/);
});

test("on a phone: what must be pressed is in sight and large enough, and one leader stays behind", async ({
  visit,
}) => {
  const page = await seated(visit, PHONE);
  const { x, y } = await counterAt(page, ARRETIUM);
  await page.touchscreen.tap(x, y);
  await page.locator("[data-plan]").waitFor();
  await page.locator("[data-plan] input[role=switch]").first().tap({ force: true });
  await expect.poll(() => page.locator(".plan-note").first().innerText()).toMatch(/Within 1\sMP surely, up to 6/);
  await aim(page, "Ancona");
  for (const button of await page.locator("[data-plan] button").all()) {
    const box = await restingAt(button);
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
  const march = await restingAt(page.locator("[data-march]"));
  expect(march.y + march.height).toBeLessThanOrEqual(PHONE.viewport.height);
  expect((await overflow(page)).by).toBe(0);
  expect(await says(page)).toContain("The die must show 2 or more (83\u00a0%).");
  expect(await axe(page)).toEqual([]);
});
