import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, type LaunchOptions } from "playwright-core";

/** Finds a Chromium for the browser tests and the pictures; where it can, installs one. */

const NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "microsoft-edge",
  "msedge",
];
const ENDINGS = process.platform === "win32" ? [".exe"] : [""];

/** Where installers put browsers that are not on the path. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  darwin: ["Google Chrome", "Chromium", "Microsoft Edge"].flatMap((name) => [
    `/Applications/${name}.app/Contents/MacOS/${name}`,
    `${process.env["HOME"]}/Applications/${name}.app/Contents/MacOS/${name}`,
  ]),
  win32: [process.env["PROGRAMFILES"], process.env["PROGRAMFILES(X86)"], process.env["LOCALAPPDATA"]]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, "Google/Chrome/Application/chrome.exe"),
      join(folder, "Chromium/Application/chrome.exe"),
      join(folder, "Microsoft/Edge/Application/msedge.exe"),
    ]),
  linux: ["/snap/bin/chromium", "/opt/google/chrome/chrome", "/usr/lib/chromium/chromium"],
};

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where programs of these names would be. */
export function onPath(names: readonly string[]): string[] {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.flatMap((folder) => ENDINGS.map((ending) => join(folder, name + ending))));
}

/** The path of a Chromium of this machine, or nothing. */
function findChromium(): string | undefined {
  const wanted = process.env["CHROMIUM_PATH"];
  if (wanted) {
    if (isProgram(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is ${wanted}, and there is no program.`);
  }
  return [...onPath(NAMES), ...(PLACES[process.platform] ?? []), chromium.executablePath()].find(isProgram);
}

export const isDebian = (): boolean =>
  existsSync("/etc/os-release") && /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync("/etc/os-release", "utf8"));

function installByApt(): boolean {
  console.error("No Chromium here: installing the package of this system (apt-get install chromium; once) ...");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args: readonly string[]) =>
    spawnSync("apt-get", ["-qq", "-o", "Dpkg::Use-Pty=0", ...args], { stdio: ["ignore", 2, 2], env });
  apt("update");
  // Text needs a font: with none at all every letter is a box.
  return apt("install", "-y", "--no-install-recommends", "chromium", "fonts-dejavu-core").status === 0;
}

const HELP = `The browser tests need Chromium, Chrome or Edge, and there is none here. One of these mends it:
  Debian            sudo apt-get install chromium
  Ubuntu            sudo snap install chromium
  Fedora            sudo dnf install chromium
  macOS             brew install --cask google-chrome
  Windows           winget install Google.Chrome
  anywhere          npx playwright-core install chromium
or name a program of your own: CHROMIUM_PATH=/path/to/chromium`;

/** The path of a Chromium: found, or installed where that needs no question, or an error that says what to do. */
function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  const mayInstall = process.platform === "linux" && isDebian() && process.getuid?.() === 0;
  const installed = mayInstall && installByApt() ? findChromium() : undefined;
  if (installed) return installed;
  throw new Error(HELP);
}

/** How every script and test here starts it. As root, Chromium has no sandbox of its own. */
export const launchOptions = (): LaunchOptions => ({
  executablePath: ensureChromium(),
  args: ["--disable-gpu", "--force-color-profile=srgb", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
});
