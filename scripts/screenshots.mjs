// Writes docs/screenshots: every screen, on a desk and on a phone, by day and by night; tables also on a tablet and on a
// phone held sideways. The games are always the same.
// `npm run screenshots -- table-draw score` writes only those.
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { launchOptions } from "../apps/web/e2e/chromium.ts";
import { ROMANA, ROMANA_BOARDS } from "../apps/web/e2e/romana-screens.ts";
import { SCREENS, see } from "../apps/web/e2e/screens.ts";
import { serveSite } from "../apps/web/e2e/serve-site.ts";
import { smallPng } from "./small-png.mjs";

const FOLDER = fileURLToPath(new URL("../docs/screenshots/", import.meta.url));
const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  tablet: { viewport: { width: 1024, height: 768 }, isMobile: true, hasTouch: true },
  sideways: { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true },
};
/** Whether a screen is seen in this size. */
const isSeen = ({ name }, size) => size === "desktop" || size === "phone" || name.startsWith("table");
const wanted = process.argv.slice(2);
const ALL = [...SCREENS, ...ROMANA, ...ROMANA_BOARDS];
const screens = ALL.filter(({ name }) => (wanted.length === 0 ? name !== "nowhere" : wanted.includes(name)));
if (screens.length === 0) throw new Error(`there is: ${ALL.map(({ name }) => name).join(", ")}`);

if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
/** In the page: whether every map, large or small, has its ground in these colours. */
const isPainted = (scheme) =>
  [...document.querySelectorAll(".map-window")].every((map) => map.dataset.painted === scheme) &&
  [...document.querySelectorAll(".map-overview canvas")].every((map) => map.dataset.ground === scheme);

const site = await serveSite();
const browser = await chromium.launch(launchOptions());
for (const [size, options] of Object.entries(SIZES)) {
  const context = await browser.newContext({
    ...options,
    baseURL: site.url,
    locale: "en-GB",
    timezoneId: "Europe/Rome",
    serviceWorkers: "block",
  });
  await context.addInitScript(() => {
    if (location.protocol === "about:") return;
    localStorage.setItem("ara.settings", JSON.stringify({ pace: "instant", motion: "still" }));
  });
  const page = await context.newPage();
  await page.goto("/");
  for (const screen of screens.filter((one) => isSeen(one, size))) {
    await see(page, screen);
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(() => document.fonts.ready);
      // The ground of a map is painted anew, elsewhere and in its own time.
      await page.waitForFunction(isPainted, colorScheme);
      await page.waitForTimeout(300);
      const path = join(FOLDER, `${screen.name}-${size}-${colorScheme}.png`);
      writeFileSync(path, smallPng(await page.screenshot()));
    }
    console.log(`${screen.name} ${size}`);
  }
  await context.close();
}
await browser.close();
await site.close();
const bytes = readdirSync(FOLDER).reduce((sum, name) => sum + statSync(join(FOLDER, name)).size, 0);
console.log(`${readdirSync(FOLDER).length} pictures, ${Math.round(bytes / 1000)} kB, in docs/screenshots`);
