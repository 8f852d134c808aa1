import { describe, expect } from "vitest";
import { keep, played, setting, untouched } from "./games.ts";
import { PHONE, test } from "./harness.ts";
import { answered, lookOf } from "./play.ts";
import { restingAt } from "./wait.ts";

/** How much of what was shown has moved by itself since the page was opened. */
const SHIFTS = `new Promise((resolve) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) sum += value;
  }).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => resolve(sum), 200);
})`;

describe("nothing jumps", () => {
  test.for([
    ["on a desk", {}],
    ["on a phone", PHONE],
  ] as const)("home stays where it is while it is loaded, %s", async ([, size], { visit }) => {
    const page = await visit({ ...size });
    for (const games of [[], ["a", "b", "c", "d"]]) {
      const saved = games.map((id, i) => played(setting(id, 3), (state) => i < 2 && state.round === 3));
      await keep(page, ...saved);
      await page.goto("/");
      await page.locator(".home-do").waitFor();
      await page.waitForTimeout(800);
      expect(await page.evaluate<number>(SHIFTS)).toBeLessThan(0.02);
    }
  });

  test("the question, the hand and the display stay where they are from step to step", async ({ visit }) => {
    const page = await visit();
    await keep(
      page,
      played(setting("still", 4), (state) => state.round === 3 && state.step === "turn"),
    );
    await page.goto("/table/still");
    const places = (): Promise<string> =>
      page.evaluate(() =>
        [".table-question", ".table-mine", ".table-dado", ".table-legions"]
          .map((one) => document.querySelector(one)!.getBoundingClientRect())
          .map(({ top, height }) => `${Math.round(top)} ${Math.round(height)}`)
          .join(", "),
      );
    const before: Record<string, string> = {};
    const sizes = [
      { width: 1440, height: 900 },
      { width: 1024, height: 768 },
      { width: 844, height: 390 },
      PHONE.viewport,
    ];
    const question = page.locator("[data-question]");
    for (const step of ["turn", "draw", "buy", "play"]) {
      await page.locator(`[data-question][data-step=${step}]`).waitFor();
      for (const viewport of sizes) {
        await page.setViewportSize(viewport);
        // The table is laid out anew in a window of another size: it is looked at when it rests.
        await restingAt(page.locator(".table-legions"));
        before[viewport.width] ??= await places();
        expect([step, viewport.width, await places()]).toEqual([step, viewport.width, before[viewport.width]]);
      }
      // To draw, to the hand, under the deck, under a legion, to buy nothing.
      if (step === "play") break;
      while ((await question.getAttribute("data-step")) === step) {
        const look = await lookOf(page);
        const answers = page.locator(".table-field [data-action]:visible");
        await (step === "turn" ? answers.first() : answers.last()).click();
        await answered(page, look);
      }
    }
  });
});

test("a new page begins at its top, and the way back leads to where one was", async ({ visit }) => {
  const page = await visit({ to: "/rules", viewport: { width: 1024, height: 500 } });
  await page.locator(".rb-rule").first().waitFor();
  // Pictures come after the text; what is above must have its height first.
  const drawn = page.locator(".rb-rule.has-picture > :nth-child(3)");
  await expect.poll(() => drawn.count()).toBe(await page.locator(".rb-rule.has-picture").count());
  await page.evaluate(() => scrollTo(0, 2000));
  const top = (rule: string | undefined): Promise<number> =>
    page.evaluate((id) => document.getElementById(id ?? "")?.getBoundingClientRect().top ?? Infinity, rule);
  const rule = await page.evaluate(
    () => [...document.querySelectorAll(".rb-rule")].find((one) => one.getBoundingClientRect().top > 0)?.id,
  );
  const before = await top(rule);
  await page.evaluate(() => document.querySelector<HTMLElement>('.frieze a[href="/sources"]')!.click());
  await page.locator(".sources").first().waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await page.locator(".rb-rule").first().waitFor();
  // The same lines, not the same pixel: what is above is drawn anew.
  await expect.poll(async () => Math.abs((await top(rule)) - before)).toBeLessThan(500);
});

test("a card let go beside everything lies where it lay, and nothing is selected", async ({ visit }) => {
  const page = await visit();
  await keep(
    page,
    played(setting("drag", 3), (state) => state.round === 3 && state.step === "draw"),
  );
  await page.goto("/table/drag");
  const card = page.locator(".table-drawn .table-grab").first();
  await card.waitFor();
  const box = await restingAt(card);
  await page.mouse.move(box.x + 30, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(1200, 300, { steps: 6 });
  expect(await page.locator(".table-dragged").count()).toBe(1);
  expect(Number(await card.locator("> *").evaluate((one) => getComputedStyle(one).opacity))).toBeLessThan(0.5);
  await page.mouse.up();
  expect(await page.locator(".table-dragged, .is-carried").count()).toBe(0);
  // Beside the card, over half the table: what is written there stays unselected.
  await page.mouse.move(box.x - 6, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(200, 120, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).toBe("");
});

test("a table that a page is opened with is set up while its screen is loaded, by one worker", async ({ visit }) => {
  const page = await visit();
  await keep(page, untouched(setting("early", 2)));
  const started: string[] = [];
  page.on("worker", (worker) => started.push(worker.url()));
  page.on("request", (request) => started.push(request.url()));
  await page.goto("/table/early");
  await page.locator("[data-action]").first().waitFor();
  const isWorker = (url: string): boolean => /\/table-worker-[^/]+\.js$/.test(url);
  const at = (name: RegExp): number => started.findIndex((url) => name.test(url));
  expect(at(/\/table-worker-/)).toBeLessThan(at(/\/table-(?!worker)[^/]+\.js$/));
  expect(page.workers().filter((worker) => isWorker(worker.url()))).toHaveLength(1);
  // Whoever goes and comes back sits down anew.
  await page.goto("/settings");
  await page.goBack();
  await page.locator("[data-action]").first().waitFor();
});
