// Renders the icons of the installed client from apps/web/public/icon.svg.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { launchOptions } from "../apps/web/e2e/chromium.ts";

const PUBLIC = fileURLToPath(new URL("../apps/web/public/", import.meta.url));
const icon = readFileSync(join(PUBLIC, "icon.svg"), "utf8");
/** To the very edge, the motif inside the circle that every mask leaves. */
const maskable = icon
  .replaceAll(/<rect[^>]*\/>/g, "")
  .replace(
    "<g>",
    '<rect width="512" height="512" fill="#741c12"/><g transform="translate(256 256) scale(.84) translate(-256 -257)">',
  );

const browser = await chromium.launch(launchOptions());
for (const [name, size, svg] of [
  ["icon-192.png", 192, icon],
  ["icon-512.png", 512, icon],
  ["icon-maskable-512.png", 512, maskable],
  ["apple-touch-icon.png", 180, maskable],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  await page.screenshot({ path: join(PUBLIC, name), omitBackground: true });
  await page.close();
  console.log(name);
}
await browser.close();
