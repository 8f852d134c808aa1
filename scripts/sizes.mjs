// Measures the PAX table in every size, for every number of players and at every step of a turn: what is covered, cut,
// too small or overlapping. `npm run sizes -- 844x390 4` looks at one size and one number of players;
// `--letters` at larger letters, `--pictures <folder>` keeps what was seen. `npm run sizes -- romana` measures the table of
// Pax Romana, `npm run sizes -- romana V books` one scenario at one step; `npm run sizes -- 360x596 390x800 844x346 2 3 4` what the
// strip of an online table leaves of a phone.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { launchOptions } from "../apps/web/e2e/chromium.ts";
import { positionsOf } from "../apps/web/e2e/positions.ts";
import { serveSite } from "../apps/web/e2e/serve-site.ts";
import { romanaPositions } from "../apps/web/e2e/romana-positions.ts";
import {
  BELOW_STRIP,
  contextFor,
  measure,
  measureOthers,
  measureRomana,
  open,
  openRomana,
  PLAYERS,
  SIZES,
} from "../apps/web/e2e/sizes.ts";

const args = process.argv.slice(2);
const option = (name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const pictures = option("--pictures");
const theme = option("--theme") ?? "light";
const locale = option("--locale") ?? "en-GB";
const letters = args.includes("--letters");
const named = ({ width, height }) => args.includes(`${width}x${height}`);
const sizes = args.some((a) => /^\d+x\d+$/.test(a)) ? [...SIZES, ...BELOW_STRIP].filter(named) : SIZES;
const players = PLAYERS.filter((count) => !args.some((a) => /^\d$/.test(a)) || args.includes(String(count)));
const steps = args.filter((a) => /^(keep|turn|draw|draw-several|buy|play|tribute|senate|wait|over)$/.test(a));
const isRomana = args.includes("romana");
const boxes = args.includes("base") ? [false] : args.includes("nocturnus") ? [true] : [false, true];

const romanaSteps = args.filter((a) => /^(place|pay|move|sea|battle|losses|books|talk|wait|over)$/.test(a));
const scenarios = ["I", "II", "V"].filter((name) => !args.some((a) => /^I{1,2}$|^V$/.test(a)) || args.includes(name));
const romana = (isRomana ? scenarios : [])
  .flatMap((name) => romanaPositions(name, romanaSteps.length > 0 ? { steps: romanaSteps } : {}))
  .map((position) => ({
    ...position,
    name: `${position.scenario} ${position.step}`,
    open: openRomana,
    measure: measureRomana,
  }));
const pax = (isRomana ? [] : players)
  .flatMap((count) => boxes.flatMap((nocturnus) => positionsOf(count, nocturnus)))
  .filter(({ step }) => steps.length === 0 || steps.includes(step))
  .map((position) => ({
    ...position,
    name: `${position.players}${position.nocturnus ? "n" : ""} ${position.step}`,
    open,
    measure,
  }));
const positions = [...pax, ...romana];
const site = await serveSite();
const browser = await chromium.launch(launchOptions());
/** Each fault with where it was seen. */
const faults = new Map();
let measured = 0;
/** Of the screens that are read and scrolled. */
let others = [];
if (pictures) mkdirSync(pictures, { recursive: true });
async function look(touch) {
  const rooms = sizes.filter((size) => size.touch === touch);
  if (rooms.length === 0) return;
  const context = await browser.newContext({ ...contextFor(touch), baseURL: site.url, locale, colorScheme: theme });
  await context.addInitScript(
    (settings) => localStorage.setItem("ara.settings", settings),
    JSON.stringify({ pace: "slow", motion: "still", letters }),
  );
  // A large map is painted slowly where there is no graphics card.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await page.goto("/settings");
  for (const position of positions) {
    await position.open(page, position);
    for (const size of rooms) {
      const room = `${size.width}x${size.height}`;
      const where = `${room} ${position.name}`;
      for (const fault of await position.measure(page, size)) faults.set(fault, [...(faults.get(fault) ?? []), where]);
      measured++;
      if (pictures && isRomana) await page.waitForTimeout(500);
      if (pictures) await page.screenshot({ path: join(pictures, `${where.replaceAll(" ", "-")}.png`) });
    }
  }
  if (!touch && !isRomana && steps.length === 0) others = await measureOthers(page, sizes);
  await context.close();
}
await Promise.all([look(true), look(false)]);
await browser.close();
await site.close();
const perRoom = new Map(sizes.map(({ width, height }) => [`${width}x${height}`, 0]));
for (const places of faults.values())
  for (const place of places) perRoom.set(place.split(" ")[0], perRoom.get(place.split(" ")[0]) + 1);
for (const [fault, places] of [...faults].toSorted((a, b) => b[1].length - a[1].length)) {
  console.log(
    `${String(places.length).padStart(4)}  ${fault}\n        ${places.slice(0, 4).join(", ")}${places.length > 4 ? ", ..." : ""}`,
  );
}
console.log(
  `${measured} moments measured, ${faults.size} faults: ${[...perRoom].map(([room, count]) => `${room} ${count}`).join(", ")}`,
);
for (const fault of others) console.log(fault);
console.log(`the other screens: ${others.length} faults`);
if (faults.size + others.length > 0) process.exitCode = 1;
