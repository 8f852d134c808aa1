// Builds the web client into apps/web/dist/site, if anything it is made of has changed since the last time.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { licencesOf } from "./licences.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const WEB = join(ROOT, "apps/web");
export const SITE = join(WEB, "dist/site");
const STAMP = join(WEB, "dist/site-stamp");

/** All the build depends on. Tests and helpers of tests are not part of it. */
const SOURCES = [
  ...readdirSync(join(ROOT, "packages")).map((name) => join("packages", name, "src")),
  "apps/web/src",
  "apps/web/public",
  "apps/web/service-worker",
  "apps/web/index.html",
  "apps/web/vite.config.ts",
  "docs/rulings",
  "scripts/build-web.mjs",
  "scripts/licences.mjs",
  "package-lock.json",
];
const isSource = (path) => !/\.test\.tsx?$|\/testing(\/|\.ts$)/.test(path);

function* filesOf(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).toSorted()) yield* filesOf(join(path, name));
}

function stampOfSources() {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    for (const path of filesOf(join(ROOT, source))) {
      const name = relative(ROOT, path).replaceAll("\\", "/");
      if (isSource(name)) hash.update(`${name}\0`).update(readFileSync(path));
    }
  }
  return hash.digest("hex");
}

/** Whether there was something to do. */
export async function buildWeb(say = console.error) {
  const stamp = stampOfSources();
  const fresh = existsSync(join(SITE, "index.html")) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp;
  if (fresh) return false;
  say("Building the web client (once; a few seconds) ...");
  // Whoever calls, a test runner too: this is the client that people get.
  process.env["NODE_ENV"] = "production";
  const { build } = await import("vite");
  await build({ root: WEB, configFile: join(WEB, "vite.config.ts"), logLevel: "warn" });
  writeFileSync(join(SITE, "licences.txt"), licencesOf("apps/web"));
  writeFileSync(STAMP, stamp);
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await buildWeb();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
