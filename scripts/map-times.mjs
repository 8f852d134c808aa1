// Measures how long one waits for the map of Pax Romana on a phone: until ground and marks are to be seen when everything is in
// the browser's cache, with the sight that is kept of the map (`map/first-sight.ts`) and, in turns, without; and for new marks
// once a finger has let it rest. Milliseconds, the best and the median of several runs: all else that goes on only adds.
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { launchOptions } from "../apps/web/e2e/chromium.ts";
import { keep } from "../apps/web/e2e/games.ts";
import { askedRomana } from "../apps/web/e2e/romana-games.ts";
import { serveSite } from "../apps/web/e2e/serve-site.ts";

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const { values } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
const runs = Array.from({ length: Number(values.runs) });
const table = askedRomana({ id: "times", scenario: "II", when: ({ key }) => key === "minor.where" });

/** Notes when the page has a map with ground and marks on the screen, and when the table has its own, after it was asked for. */
function watch() {
  globalThis.seen = {};
  const noted = new Set();
  /** When what is in the page by now is on the screen. */
  const note = (name, there) => {
    if (!there || noted.has(name)) return;
    noted.add(name);
    requestAnimationFrame(() => setTimeout(() => (globalThis.seen[name] = performance.now())));
  };
  const look = () => {
    const marks = document.querySelector(".map-window .map-marks .space");
    const painted = marks && document.querySelector("[data-painted]");
    note("opened", document.querySelector(".map-window"));
    note("marks", marks);
    note("first", painted ?? document.querySelector(".first-sight"));
    note("map", painted);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

/** From the moment a drag ends, without the time the map waits for another finger, until the marks are drawn anew and shown. */
async function dragged() {
  const host = document.querySelector(".map-window");
  host.setPointerCapture = () => {};
  const send = (type, x) =>
    host.dispatchEvent(
      new PointerEvent(type, { pointerId: 1, clientX: x, clientY: 300, pointerType: "touch", bubbles: true }),
    );
  const shift = Math.random() < 0.5 ? 60 : -60;
  send("pointerdown", 200);
  send("pointermove", 200 + shift / 2);
  send("pointermove", 200 + shift);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const marks = document.querySelector(".map-marks > g");
  const drawn = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe(marks, { childList: true, subtree: true });
  });
  send("pointerup", 200 + shift);
  const start = performance.now();
  await drawn;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  return performance.now() - start - 140;
}

const site = await serveSite();
const browser = await chromium.launch(launchOptions());
try {
  for (const slowed of [1, 4]) {
    const context = await browser.newContext({ ...PHONE, baseURL: site.url, locale: "en-GB" });
    const page = await context.newPage();
    await page.goto("/");
    await keep(page, table);
    await page.goto("/table/times");
    await page.locator("[data-painted]").waitFor({ timeout: 60_000 });
    // Whoever comes back has looked at it for a while before: its ground is kept by then.
    await page.waitForTimeout(4000);
    await page.addInitScript(watch);
    const cdp = await context.newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowed });
    const flag = "ara.sight.times";
    await page.waitForFunction((name) => localStorage.getItem(name), flag);
    /** In turns, so that what else the machine does falls on both. */
    const starts = { kept: [], none: [] };
    for (const _ of runs) {
      for (const [name, those] of Object.entries(starts)) {
        await page.evaluate(
          ([key, game]) => (game ? localStorage.setItem(key, game) : localStorage.removeItem(key)),
          [flag, name === "kept" && "pax-romana"],
        );
        await page.reload();
        await page.waitForFunction(() => globalThis.seen.map && globalThis.seen.marks, undefined, { timeout: 60_000 });
        those.push(await page.evaluate(() => globalThis.seen));
        await page.waitForTimeout(500);
      }
    }
    const rests = [];
    for (const _ of runs) {
      await page.waitForTimeout(1500);
      rests.push(await page.evaluate(dragged));
    }
    const spell = (those, name) => {
      const all = those.map((seen) => seen[name]).toSorted((a, b) => a - b);
      return `${name} ${all[0].toFixed(0)} (${all[all.length >> 1].toFixed(0)})`;
    };
    console.log(
      `${slowed === 1 ? "as it is" : `${slowed} times slower`}, ms after the page was asked for, best (median) of ${runs.length}`,
    );
    for (const [name, those] of Object.entries(starts)) {
      const spelt = ["first", "opened", "marks", "map"].map((at) => spell(those, at)).join(", ");
      console.log(`  ${name === "kept" ? "with the sight of it" : "without"}: ${spelt}`);
    }
    console.log(`  from rest to marks ${Math.min(...rests).toFixed(0)}`);
    await context.close();
  }
} finally {
  await browser.close();
  await site.close();
}
