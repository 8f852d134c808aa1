// Runs before `npm start` and `npm test`: installs what the lockfile names, once, with nothing but Node and npm.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

const STAMP = "node_modules/.installed";
const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
const installed = existsSync(STAMP) ? readFileSync(STAMP, "utf8") : "";

if (installed !== wanted) {
  console.log("Installing what is missing (once; a minute or two) ...");
  // Warnings about the engine are expected on Node 20: the packages run under the Node 24 that is installed with them.
  const npm = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (npm.status !== 0) {
    console.error("The installation failed; see above. Nothing else was changed: mend the cause and run it again.");
    process.exit(npm.status ?? 1);
  }
  writeFileSync(STAMP, wanted);
}
