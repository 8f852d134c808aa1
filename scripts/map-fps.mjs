// Measures the map of Pax Romana under a finger: frames a second without a cap, on a phone, at the processor's speed and four
// times slower, beside its peer in the same run: everything in one SVG, moved by a transform on a group. "--write" puts the
// table into bench/results.md.
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { build, preview } from "vite";
import { launchOptions } from "../apps/web/e2e/chromium.ts";
import config from "../apps/web/vite.config.ts";

const GOAL = 60;
const PHONE = { viewport: { width: 390, height: 560 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const { values } = parseArgs({
  options: {
    write: { type: "boolean" },
    seconds: { type: "string", default: "1" },
    runs: { type: "string", default: "5" },
  },
});

// The page is built as players get it.
const root = fileURLToPath(new URL("../apps/web", import.meta.url));
const outDir = `${root}/dist/map-fps`;
const PAGE = "src/games/pax-romana/map/testing/fps.html";
const common = { ...config, configFile: false, plugins: [], logLevel: "error" };
await build({
  ...common,
  build: { ...config.build, outDir, manifest: false, rolldownOptions: { input: `${root}/${PAGE}` } },
});
const server = await preview({ ...common, build: { outDir }, preview: { port: 0 } });
const url = `${server.resolvedUrls.local[0]}${PAGE}`;
const { args = [], ...options } = launchOptions();
const browser = await chromium.launch({
  ...options,
  args: [...args, "--disable-frame-rate-limit", "--disable-gpu-vsync"],
});

/** Pan and pinch of one of both, slowed as often as said; the best of several runs, for all else that goes on only slows them. */
async function measured(kind, slowed) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error(error));
  await page.goto(url);
  await page.waitForFunction(() => globalThis.mapFps !== undefined, undefined, { timeout: 120_000 });
  const pieces = await page.evaluate((which) => globalThis.mapFps.prepare(which), kind);
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowed });
  const frames = { pan: [], pinch: [] };
  for (const gesture of ["pan", "pinch"]) {
    await page.evaluate((which) => globalThis.mapFps.measure(which, 500), gesture);
    for (let run = 0; run < Number(values.runs); run++) {
      const ms = Number(values.seconds) * 1000;
      frames[gesture].push(
        await page.evaluate(([which, long]) => globalThis.mapFps.measure(which, long), [gesture, ms]),
      );
    }
  }
  await context.close();
  return { pieces, pan: Math.max(...frames.pan), pinch: Math.max(...frames.pinch) };
}

const rows = [];
let pieces = 0;
try {
  for (const slowed of [1, 4]) {
    const table = await measured("table", slowed);
    const peer = await measured("peer", slowed);
    pieces = table.pieces;
    for (const gesture of ["pan", "pinch"]) rows.push({ gesture, slowed, table: table[gesture], peer: peer[gesture] });
  }
} finally {
  await browser.close();
  await server.close();
}

const text = [
  "| gesture | processor | this map | one SVG, transform on a group | times as many |",
  "| --- | --- | ---: | ---: | ---: |",
  ...rows.map(
    ({ gesture, slowed, table, peer }) =>
      `| ${gesture} | ${slowed === 1 ? "as it is" : `${slowed} times slower`} | ${table.toFixed(0)} | ${peer.toFixed(1)} | ${(table / peer).toFixed(1)} |`,
  ),
  "",
  `Frames a second, ${pieces} pieces, 390 x 560 at 2x, no GPU, ${cpus().length} cores.`,
].join("\n");
console.log(text);
if (values.write) {
  const file = fileURLToPath(new URL("../bench/results.md", import.meta.url));
  const [begin, end] = ["<!-- npm run map-fps -->", "<!-- /npm run map-fps -->"];
  const before = readFileSync(file, "utf8");
  if (!before.includes(begin)) throw new Error(`bench/results.md needs ${begin}`);
  writeFileSync(file, before.replace(new RegExp(`${begin}[^]*${end}`), `${begin}\n${text}\n${end}`));
}
const slow = rows.filter(({ slowed, table }) => slowed === 4 && table < GOAL);
for (const { gesture, table } of slow)
  console.error(`${gesture}: ${table.toFixed(0)} frames a second, the goal is ${GOAL}`);
if (slow.length > 0) process.exitCode = 1;
