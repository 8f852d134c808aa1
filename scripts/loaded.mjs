// Opens a new table of Pax Romana in Chromium and says which scripts its address asks for until the first question and the map
// stand there, gzipped: what `npm run size` works out from the build, seen from outside. "--all" lists them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import { launchOptions } from "../apps/web/e2e/chromium.ts";
import { serveSite } from "../apps/web/e2e/serve-site.ts";
import { SITE } from "./build-web.mjs";

/** Milliseconds in which the rest comes. */
const PATIENCE = 5000;

const site = await serveSite();
const browser = await chromium.launch(launchOptions());
try {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 1440, height: 900 },
    // The longest of the languages.
    locale: "de-DE",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  // Nothing is waited for but scripts. Noted at once, by the clock that also times what the page asks for.
  await page.addInitScript(() => {
    localStorage.setItem("ara.settings", JSON.stringify({ pace: "instant", motion: "still" }));
    const look = new MutationObserver(() => {
      if (!document.querySelector("[data-asked]") || !document.querySelector("[data-painted]")) return;
      globalThis.playable = performance.now();
      look.disconnect();
    });
    look.observe(document, { subtree: true, childList: true, attributes: true });
  });
  /** By path, how often it was asked for: a worker and the page may want the same. */
  const asked = new Map();
  context.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
  });
  await page.goto("/pax-romana/new");
  await page.locator("[data-begin]").click();
  await page.waitForURL(/\/table\//);
  asked.clear();
  await page.reload();
  await page.waitForFunction(() => globalThis.playable !== undefined);
  await page.waitForTimeout(PATIENCE);
  // Workers have all they need before the first question; so what comes later is the page's.
  const later = new Set(
    await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ startTime }) => startTime > globalThis.playable - 5)
        .map(({ name }) => new URL(name).pathname),
    ),
  );
  const { "index.html": start, ...manifest } = JSON.parse(readFileSync(join(SITE, ".vite/manifest.json"), "utf8"));
  const contents = JSON.parse(readFileSync(join(SITE, ".vite/contents.json"), "utf8"));
  const shell = new Set([start.file, ...start.imports.map((key) => manifest[key].file)].map((file) => `/${file}`));
  const files = [...asked].map(([path, times]) => ({
    path,
    size: gzipSync(readFileSync(join(SITE, path)), { level: 9 }).length,
    when: shell.has(path)
      ? "shell"
      : contents[path.slice(1)]?.["packages/pax-romana/src/rules/index.ts"] !== undefined
        ? "rest"
        : times === 1 && later.has(path)
          ? "later"
          : path.includes("/geometry-")
            ? "ground"
            : "until",
  }));
  const total = (when) => files.reduce((sum, file) => sum + (file.when === when ? file.size : 0), 0);
  const row = (what, when) => console.log(`  ${what.padEnd(60)}${(total(when) / 1000).toFixed(1).padStart(6)} kB`);
  console.log("Scripts that a table of Pax Romana asks for, gzipped, in German");
  row("The shell", "shell");
  row("Until the first question and the map stand there", "until");
  row("  beside it the ground of the map", "ground");
  row("Meanwhile, before an answer is taken: the rest of the rules", "rest");
  row("Later, while one plays", "later");
  if (process.argv.includes("--all")) {
    for (const { path, size, when } of files) console.log(`${when.padEnd(8)}${String(size).padStart(7)}  ${path}`);
  }
} finally {
  await browser.close();
  await site.close();
}
