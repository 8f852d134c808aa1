// The licence texts of what the built client holds, from the packages themselves.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

const read = (path) => JSON.parse(readFileSync(path, "utf8"));

/** The folder of a package as it is found from another one. */
function folderOf(name, from) {
  for (let folder = from; ; folder = join(folder, "..")) {
    const path = join(folder, "node_modules", name);
    if (existsSync(join(path, "package.json"))) return path;
    if (join(folder, "..") === folder) throw new Error(`${name} is not installed`);
  }
}

/** All packages that those of this folder need at run time; ours are looked through, not listed. */
function shippedFrom(folder, found = new Map()) {
  const { dependencies = {} } = read(join(folder, "package.json"));
  for (const name of Object.keys(dependencies)) {
    const path = folderOf(name, folder);
    if (found.has(path)) continue;
    found.set(path, name);
    shippedFrom(path, found);
  }
  return found;
}

/** The text for a client; fails where a package brings no licence, so that none is shipped without. */
export function licencesOf(app) {
  const parts = [...shippedFrom(join(ROOT, app))]
    .filter(([, name]) => !name.startsWith("@ara/"))
    .toSorted(([, a], [, b]) => (a < b ? -1 : 1))
    .map(([path, name]) => {
      const { version, license } = read(join(path, "package.json"));
      const files = readdirSync(path).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
      if (files.length === 0) throw new Error(`${name} brings no licence text`);
      const texts = files.toSorted().map((file) => readFileSync(join(path, file), "utf8").trim());
      return `${name} ${version} (${license})\n\n${texts.join("\n\n")}\n`;
    });
  return `Ara Pacis holds parts of the following packages.\n\n${parts.join(`\n${"-".repeat(80)}\n\n`)}`;
}
