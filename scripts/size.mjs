// Builds the web client and says how much a browser loads, gzipped. Fails if a limit is broken.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { buildWeb, SITE } from "./build-web.mjs";

const KB = 1000;
const LANGUAGES = readdirSync("apps/web/src/texts");

await buildWeb();
const manifest = JSON.parse(readFileSync(join(SITE, ".vite/manifest.json"), "utf8"));
/** What every script is made of: for each module its length. */
const contents = JSON.parse(readFileSync(join(SITE, ".vite/contents.json"), "utf8"));
const assets = readdirSync(join(SITE, "assets")).map((name) => `assets/${name}`);

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

/** The modules of each screen that is measured. */
const SCREENS = {
  home: ["src/screens/home/home.tsx", "src/games/pax/home/home.tsx"],
  table: ["src/games/pax/table/table.tsx"],
  romana: ["src/games/pax-romana/screens.ts", "src/games/pax-romana/map/table.tsx"],
};

/** The files of a screen in one language: its scripts and texts, its style sheets, what these need. */
function filesOfScreen(name, language) {
  const chunks = chunksOf("index.html", ...SCREENS[name]);
  const texts = chunks
    .flatMap(({ dynamicImports = [] }) => dynamicImports)
    .filter((key) => new RegExp(`/texts/${language}/[^/]+\\.ts$`).test(key));
  const all = [...chunks, ...chunksOf(...texts)];
  return {
    script: all.map(({ file }) => file),
    rest: all.flatMap(({ css = [], assets: more = [] }) => [...css, ...more]),
  };
}

/** A worker is built apart: its file, the part of a game it loads, and what these import; parts are named by their games. */
function filesOfWorker(name, part, game = "pax") {
  const files = new Set();
  const visit = (file) => {
    if (files.has(file) || !existsSync(join(SITE, file))) return;
    files.add(file);
    const code = readFileSync(join(SITE, file), "utf8");
    for (const [, from] of code.matchAll(/(?:^|[;}\s])(?:import|export)\b[^"';()]*["']\.\/([^"']+\.js)["']/g)) {
      visit(`assets/${from}`);
    }
  };
  const starts = assets.filter((file) => basename(file).startsWith(`${name}-`) && file.endsWith(".js"));
  const parts = starts.flatMap((file) =>
    [
      ...readFileSync(join(SITE, file), "utf8").matchAll(
        new RegExp(`games/${game}/${part}\\.ts["'\`][^"'\`]+["'\`]\\./(${part}-[^"'\`]+\\.js)["'\`]`, "g"),
      ),
    ].map(([, from]) => `assets/${from}`),
  );
  [...starts, ...parts].forEach(visit);
  return parts.length > 0 ? [...files] : [];
}

const PAGE = ["index.html", "icon.svg", "manifest.webmanifest"];
/** The language that is longest. */
const longest = (sizeIn) => Math.max(...LANGUAGES.map(sizeIn));
const firstView = (screen, worker) =>
  longest((language) => {
    const { script, rest } = filesOfScreen(screen, language);
    return sum([...PAGE, ...script, ...rest, ...worker]);
  });

const tableWorker = filesOfWorker("table-worker", "host");
const botWorker = filesOfWorker("bot-worker", "thinking");
/** The map of Pax Romana: its script comes with the table; the ground is painted by a worker, from a file of its own. */
const SHELL = chunksOf("index.html").map(({ file }) => file);
const GEOMETRY = manifest["src/games/pax-romana/map/geometry.json"].file;
const romanaWorker = [
  ...filesOfWorker("table-worker", "host", "pax-romana"),
  ...assets.filter((file) => basename(file).startsWith("ground-worker-")),
];
const everything = JSON.parse(
  /const FILES = (\[.*?\]);/.exec(readFileSync(join(SITE, "service-worker.js"), "utf8"))[1],
);

const rows = [
  {
    what: "Script until a PAX table can be played",
    bytes: longest((language) => sum([...filesOfScreen("table", language).script, ...tableWorker])),
    limit: 60 * KB,
  },
  { what: "  of it the first script of every page", bytes: sum(chunksOf("index.html").map(({ file }) => file)) },
  { what: "  of it the table's worker with the rules", bytes: sum(tableWorker) },
  { what: "First view in all: home", bytes: firstView("home", []), limit: 250 * KB },
  { what: "First view in all: a table", bytes: firstView("table", tableWorker), limit: 250 * KB },
  // The goal is 150 kB; its rules alone are 100 in the worker.
  {
    what: "Script until Pax Romana can be played",
    bytes: longest((language) =>
      sum([...filesOfScreen("romana", language).script, ...romanaWorker].filter((file) => !SHELL.includes(file))),
    ),
    limit: 245 * KB,
  },
  { what: "  of it the table's worker with the rules", bytes: sum(romanaWorker) },
  { what: "  beside it the ground of its map", bytes: sizeOf(GEOMETRY), limit: 70 * KB },
  { what: "Later: the bots' worker", bytes: sum(botWorker) },
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
const missing = [
  tableWorker.length === 0 && "table-worker",
  romanaWorker.length < 2 && "table-worker of pax-romana",
  botWorker.length === 0 && "bot-worker",
]
  .filter(Boolean)
  .map((name) => `${name} is not in the build`);
const problems = [...rules, ...mixed, ...missing];
for (const problem of problems) console.log(`  ${problem}`);
if (broken.length > 0 || problems.length > 0) process.exitCode = 1;

if (process.argv.includes("--modules")) {
  const romana = filesOfScreen("romana", LANGUAGES[0]).script.filter((file) => !SHELL.includes(file));
  for (const file of [...new Set([...inPage, ...romana, ...romanaWorker])]) {
    console.log(`\n${file}  ${kilobytes(sizeOf(file))}`);
    for (const [module, length] of Object.entries(contents[file] ?? {}).toSorted((a, b) => b[1] - a[1])) {
      if (length > 300) console.log(`  ${String(length).padStart(7)}  ${module.replaceAll("\0", "")}`);
    }
  }
}
