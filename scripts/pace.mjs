// Measures how long a bot's turn takes at the table, thinking and showing, at the pace one finds there.
import { chromium } from "playwright-core";
import { launchOptions } from "../apps/web/e2e/chromium.ts";
import { setting } from "../apps/web/e2e/games.ts";
import { playToEnd, sit } from "../apps/web/e2e/play.ts";
import { serveSite } from "../apps/web/e2e/serve-site.ts";

const LEVELS = ["tiro", "miles", "centurio", "legatus", "consul"];
const TABLES = [2, 4];
/** So many of one's own decisions are made in each game, and so long the bots may take between two of them. */
const DECISIONS = 24;
const PATIENCE = 120_000;

/** The client of this checkout, or one that is served elsewhere: `npm run pace -- URL`. */
const elsewhere = process.argv[2];
const site = elsewhere === undefined ? await serveSite() : { url: elsewhere, close: async () => undefined };
const browser = await chromium.launch(launchOptions());

/** The seconds each bot was seen to be at it, one after the other. */
async function turnsAt(players, level) {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const turns = (globalThis.turns = []);
    let acting;
    let since = 0;
    const look = () => {
      const seat = document.querySelector(".table-player.is-acting")?.dataset.place;
      // Who ends a round may begin the next.
      const now = seat && `${seat} ${document.querySelector(".table-round-now")?.textContent}`;
      if (now === acting) return;
      if (acting !== undefined) turns.push((performance.now() - since) / 1000);
      acting = now;
      since = performance.now();
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto("/icon.svg");
  await sit(page, setting(`pace-${players}-${level}`, players, { level }));
  // Choosing the first cards is no turn.
  await playToEnd(page, 1, 2, PATIENCE);
  await page.evaluate(() => (globalThis.turns.length = 0));
  await playToEnd(page, 2, DECISIONS, PATIENCE);
  const turns = await page.evaluate(() => globalThis.turns);
  await context.close();
  return turns.toSorted((a, b) => a - b);
}

const seconds = (n) => n.toFixed(1);
console.log("| bots | median seconds a turn | 9 of 10 at most |\n| --- | ---: | ---: |");
for (const players of TABLES) {
  for (const level of LEVELS) {
    const turns = await turnsAt(players, level);
    const at = (share) => turns[Math.min(turns.length - 1, Math.floor(turns.length * share))] ?? 0;
    console.log(`| ${players - 1} × ${level} | ${seconds(at(0.5))} | ${seconds(at(0.9))} |`);
  }
}
await browser.close();
await site.close();
