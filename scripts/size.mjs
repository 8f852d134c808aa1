// Builds the web client and says how much a browser loads, gzipped. Fails if a limit is broken.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { buildWeb, SITE } from "./build-web.mjs";

const KB = 1000;
const LANGUAGES = readdirSync("apps/web/src/texts");

await buildWeb();
const manifest = JSON.parse(readFileSync(join(SITE, ".vite/manifest.json"), "utf8"));
/** What every script is made of: for each module its length. */
const contents = JSON.parse(readFileSync(join(SITE, ".vite/contents.json"), "utf8"));

const sizes = new Map();
function sizeOf(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(SITE, file)), { level: 9 }).length);
  return sizes.get(file);
}
const sum = (files) => [...new Set(files)].reduce((total, file) => total + sizeOf(file), 0);

/** A module of the manifest and all it imports. */
function chunksOf(...keys) {
  const found = new Map();
  const visit = (key) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`there is no ${key} in the build`);
    if (found.has(key)) return;
    found.set(key, chunk);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...found.values()];
}

/** The manifest's name of the chunk a module is in. */
function chunkWith(module) {
  const key = Object.keys(manifest).find((name) => contents[manifest[name].file]?.[module] !== undefined);
  if (key === undefined) throw new Error(`there is no ${module} in the build`);
  return key;
}

/** The modules of each screen that is measured. */
const SCREENS = {
  home: ["src/screens/home/home.tsx", "src/games/pax/home/home.tsx"],
  table: ["src/games/pax/table/table.tsx"],
  // Frieze and dado are asked for when the map is painted and the question can be answered (`map/stands.ts`).
  romana: ["src/games/pax-romana/screens.ts", "src/games/pax-romana/map/table.tsx"],
};

/** The files of a screen in one language: its scripts and texts, its style sheets, what these need. */
function filesOfScreen(name, language) {
  const chunks = chunksOf("index.html", ...SCREENS[name]);
  const texts = chunks
    .flatMap(({ dynamicImports = [] }) => dynamicImports)
    .filter((key) => new RegExp(`/texts/${language}/[^/]+\\.ts$`).test(key))
    // The shell knows the texts of the first game; another's table does not ask for them, nor yet for what it tells later.
    .filter((key) => name !== "romana" || !/\/games\/pax\/|\/told\.ts$/.test(key));
  const all = [...chunks, ...chunksOf(...texts)];
  return {
    script: all.map(({ file }) => file),
    // A worker is named among the assets, by what its file is called before that is known.
    rest: all.flatMap(({ css = [], assets = [] }) => [...css, ...assets.filter((file) => !file.endsWith(".js"))]),
  };
}

/** A worker, the part of a game it loads, and what these import. */
const filesOfWorker = (...modules) =>
  chunksOf(...modules.map((module) => chunkWith(`apps/web/src/${module}`))).map(({ file }) => file);

const PAGE = ["index.html", "icon.svg", "manifest.webmanifest"];
/** The language that is longest. */
const longest = (sizeIn) => Math.max(...LANGUAGES.map(sizeIn));
const firstView = (screen, worker) =>
  longest((language) => {
    const { script, rest } = filesOfScreen(screen, language);
    return sum([...PAGE, ...script, ...rest, ...worker]);
  });

const tableWorker = filesOfWorker("workers/table-worker.ts", "games/pax/host.ts");
const botWorker = filesOfWorker("workers/bot-worker.ts", "games/pax/thinking.ts");
/** The map of Pax Romana: its script comes with the table; the ground is painted by a worker, from a file of its own. */
const SHELL = chunksOf("index.html").map(({ file }) => file);
const GEOMETRY = manifest["src/games/pax-romana/map/geometry.json"].file;
const romanaWorker = filesOfWorker(
  "workers/table-worker.ts",
  "games/pax-romana/host.ts",
  "games/pax-romana/opening.ts",
  "games/pax-romana/map/ground-worker.ts",
);
const romanaRules = filesOfWorker("games/pax-romana/whole.ts");
/** What comes when the map is painted, in the longest language. */
const untilMap = filesOfScreen("romana", "de").script;
const afterMap = chunksOf(
  chunkWith("apps/web/src/games/pax-romana/shell/around-parts.ts"),
  "src/games/pax-romana/texts/de/shell.ts",
)
  .map(({ file }) => file)
  .filter((file) => !untilMap.includes(file));
const everything = JSON.parse(
  /const FILES = (\[.*?\]);/.exec(readFileSync(join(SITE, "service-worker.js"), "utf8"))[1],
);

const rows = [
  {
    what: "Script until a PAX table can be played",
    bytes: longest((language) => sum([...filesOfScreen("table", language).script, ...tableWorker])),
    // 60 before a table could stand on a server.
    limit: 60.5 * KB,
  },
  { what: "  of it the first script of every page", bytes: sum(chunksOf("index.html").map(({ file }) => file)) },
  { what: "  of it the table's worker with the rules", bytes: sum(tableWorker) },
  { what: "First view in all: home", bytes: firstView("home", []), limit: 250 * KB },
  { what: "First view in all: a table", bytes: firstView("table", tableWorker), limit: 250 * KB },
  // Until the first question of a new Standard Game and its answers stand there: the other rules come while it is read, and are
  // there before an answer is carried out. `npm run loaded` sees the same from outside, and the board of the
  // first question beside it, which the table asks for while its list of answers can be pressed.
  {
    what: "Script until Pax Romana can be played",
    bytes: longest((language) =>
      sum([...filesOfScreen("romana", language).script, ...romanaWorker].filter((file) => !SHELL.includes(file))),
    ),
    limit: 150 * KB,
  },
  { what: "  of it the table's worker with the opening", bytes: sum(romanaWorker) },
  { what: "  then frieze and dado", bytes: sum(afterMap.filter((file) => !SHELL.includes(file))) },
  { what: "  and the rest of its rules", bytes: sum(romanaRules.filter((file) => !romanaWorker.includes(file))) },
  { what: "  beside it the ground of its map", bytes: sizeOf(GEOMETRY), limit: 70 * KB },
  { what: "Later: the bots' worker", bytes: sum(botWorker.filter((file) => !tableWorker.includes(file))) },
  { what: "Kept for playing offline, all languages", bytes: sum(everything.map((file) => file.slice(1))) },
];

const kilobytes = (bytes) => `${(bytes / KB).toFixed(1)} kB`;
const broken = rows.filter(({ bytes, limit = Infinity }) => bytes > limit);
console.log("Loaded, gzipped, in the longest of the languages");
for (const { what, bytes, limit } of rows) {
  const judged = limit === undefined ? "" : `  of ${kilobytes(limit)}${bytes > limit ? "  TOO MUCH" : ""}`;
  console.log(`  ${what.padEnd(42)}${kilobytes(bytes).padStart(9)}${judged}`);
}

/** What should never be in one file with the page. */
const RULES = /^packages\/pax\/src\/(rules|turn|draw|play|setup|game)\.ts$/;
const inPage = [...new Set(chunksOf("index.html", ...SCREENS.table).map(({ file }) => file))];
const rules = inPage.flatMap((file) =>
  Object.entries(contents[file] ?? {})
    .filter(([module, length]) => RULES.test(module) && length > 600)
    .map(([module, length]) => `${module} (${length} characters) is in ${file}, beside the page`),
);
const mixed = Object.entries(contents)
  .filter(
    ([, modules]) =>
      new Set(Object.keys(modules).flatMap((id) => /\/texts\/(\w\w)\/(?!vocabulary)/.exec(id)?.[1] ?? [])).size > 1,
  )
  .map(([file]) => `${file} holds several languages`);
/** Of two scripts that import each other one runs before what it needs is there. */
const circles = Object.entries(manifest).flatMap(([key, { imports = [] }]) =>
  imports
    .filter((other) => chunksOf(other).includes(manifest[key]))
    .map((other) => `${manifest[key].file} and ${manifest[other].file} import each other`),
);
/** What belongs to a page: no worker has use for it. */
const SHOWN = /^node_modules\/preact|^apps\/web\/src\/(app|screens|sitting|ui)\/|\.tsx$/;
const inWorkers = Object.keys(manifest).filter((key) => /-worker\.ts$|\/(host|thinking|looking-back)\.ts$/.test(key));
const shown = inWorkers.flatMap((key) =>
  chunksOf(key).flatMap(({ file }) =>
    Object.keys(contents[file] ?? {})
      .filter((module) => SHOWN.test(module))
      .map((module) => `${module} is loaded by a worker, with ${key}`),
  ),
);
const problems = [...rules, ...mixed, ...circles, ...new Set(shown)];
for (const problem of problems) console.log(`  ${problem}`);
if (broken.length > 0 || problems.length > 0) process.exitCode = 1;

if (process.argv.includes("--modules")) {
  const romana = filesOfScreen("romana", LANGUAGES[0]).script.filter((file) => !SHELL.includes(file));
  for (const file of new Set([...inPage, ...tableWorker, ...romana, ...romanaWorker])) {
    console.log(`\n${file}  ${kilobytes(sizeOf(file))}`);
    for (const [module, length] of Object.entries(contents[file] ?? {}).toSorted((a, b) => b[1] - a[1])) {
      if (length > 300) console.log(`  ${String(length).padStart(7)}  ${module.replaceAll("\0", "")}`);
    }
  }
}
