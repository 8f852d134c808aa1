// First part of `npm start` and `npm test`: installs what the lockfile names, once, with nothing but Node and npm.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { sep } from "node:path";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

const STAMP = "node_modules/.installed";
const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
const installed = existsSync(STAMP) ? readFileSync(STAMP, "utf8") : "";

/** The Node that came with the packages, as npm puts it before any other. */
const PACKAGED = ["node", "node.cmd", "node.ps1"].map((name) => `node_modules/.bin/${name}`);
const NEEDED = 24;

/** Whether the Node that npm itself runs on, which is the one that was here before us, is new enough. */
function hasOwnNode() {
  const node = process.env["npm_node_execpath"] ?? process.execPath;
  if (!existsSync(node) || realpathSync(node).includes(`${sep}node_modules${sep}`)) return false;
  const { stdout } = spawnSync(node, ["--version"], { encoding: "utf8" });
  return Number(/^v(\d+)/.exec(stdout ?? "")?.[1]) >= NEEDED;
}

const ownNode = hasOwnNode();

if (installed !== wanted || (!ownNode && !PACKAGED.some((path) => existsSync(path)))) {
  console.log("Installing what is missing (once; a minute or two) ...");
  // Warnings about the engine are expected on Node 20: the packages run under the Node 24 that is installed with them.
  const npm = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (npm.status !== 0) {
    console.error("The installation failed; see above. Nothing else was changed: mend the cause and run it again.");
    process.exit(npm.status ?? 1);
  }
  writeFileSync(STAMP, wanted);
}
// A Node that is there already and new enough is used; the packaged one is for those who have none.
if (ownNode) for (const path of PACKAGED) rmSync(path, { force: true });
