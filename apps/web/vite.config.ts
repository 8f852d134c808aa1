import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, transformWithOxc, type Plugin } from "vite";

const FOLDER = import.meta.dirname;
const SERVICE_WORKER = join(FOLDER, "service-worker/service-worker.ts");

/**
 * What belongs to one game: the files of its folders, but for what the registry and the first screen show of every game.
 * A file of the first game is kept for everybody; of the others nothing is loaded before somebody wants them.
 */
const OF_GAME = /(?:web\/src\/games|packages|packages\/bots\/src)\/([a-z-]+)\//g;
const ON_HOME = /web\/src\/games\/[a-z-]+\/(?:(?:face|screens)\.ts|home\/|texts\/\w+\/(?:home|scenarios)\.ts)/;
const FIRST_GAME = "pax";
const GAMES = readdirSync(join(FOLDER, "src/games"), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && entry.name !== FIRST_GAME ? [entry.name] : [],
);

/** Which game a file of the build is of, page and workers alike. */
const gameOfFile = new Map<string, string>();

/** Notes it, from the modules of each script; its style sheets are of the same game. */
function byGame(): Plugin {
  return {
    name: "ara-by-game",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "pre",
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== "chunk") continue;
          const ids = Object.keys(output.modules).map((id) => id.replaceAll("\\", "/"));
          const games = ids
            .filter((id) => !ON_HOME.test(id))
            .flatMap((id) => [...id.matchAll(OF_GAME)].map(([, name]) => name));
          const game = GAMES.find((name) => games.includes(name));
          if (game === undefined) continue;
          gameOfFile.set(output.fileName, game);
          for (const css of output.viteMetadata?.importedCss ?? []) gameOfFile.set(css, game);
        }
      },
    },
  };
}

/** Writes the service worker, with the address of every file of this build and a version that changes with any. */
function serviceWorker(): Plugin {
  return {
    name: "ara-service-worker",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const source = readFileSync(SERVICE_WORKER, "utf8");
        const version = createHash("sha256").update(source);
        const files: string[] = [];
        const games: Record<string, string[]> = Object.fromEntries(GAMES.map((game) => [game, []]));
        for (const [name, output] of Object.entries(bundle)) {
          if (name.startsWith(".")) continue;
          (games[gameOfFile.get(name) ?? ""] ?? files).push(`/${name}`);
          version.update(name).update(output.type === "chunk" ? output.code : output.source);
        }
        for (const name of publicFiles()) {
          files.push(`/${name}`);
          version.update(name).update(readFileSync(join(FOLDER, "public", name)));
        }
        const names = `const FILES = ${JSON.stringify(files.toSorted())};\nconst GAMES = ${JSON.stringify(games)};\nconst VERSION = "${version.digest("hex").slice(0, 12)}";\n`;
        const { code } = await transformWithOxc(source, SERVICE_WORKER, { sourcemap: false });
        this.emitFile({ type: "asset", fileName: "service-worker.js", source: names + code });
      },
    },
  };
}

const publicFiles = (): string[] =>
  readdirSync(join(FOLDER, "public"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(join(FOLDER, "public").length + 1)
        .replaceAll("\\", "/"),
    );

/** What every script is made of, page and workers alike: of each module how many characters it has before it is made small. */
const modulesOfFile = new Map<string, Record<string, number>>();

/** Writes it beside the site, for `npm run size`; the page is built last. */
function contents(of: "page" | "worker"): Plugin {
  return {
    name: "ara-contents",
    apply: "build",
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== "chunk") continue;
        const modules = Object.entries(output.modules);
        modulesOfFile.set(
          output.fileName,
          Object.fromEntries(modules.map(([id, { renderedLength }]) => [shortened(id), renderedLength])),
        );
      }
      if (of === "worker") return;
      const source = JSON.stringify(Object.fromEntries(modulesOfFile));
      this.emitFile({ type: "asset", fileName: ".vite/contents.json", source });
    },
  };
}

const shortened = (id: string): string => id.replace(join(FOLDER, "../../"), "").replaceAll("\\", "/");

/** Where each card of the deck is known from is read on one screen; the workers need only the cards. */
function deckWithoutSources(): Plugin {
  return {
    name: "ara-deck-without-sources",
    enforce: "pre",
    transform: {
      filter: { id: /pax[\\/]src[\\/]data[\\/]cards\.json/ },
      handler(json) {
        const { cards } = JSON.parse(json) as { cards: Record<string, unknown>[] };
        return JSON.stringify({
          cards: cards.map(({ category, symbols, value, count }) => ({ category, symbols, value, count })),
        });
      },
    },
  };
}

/** What every table of PAX and nearly every other screen needs comes in one file instead of a dozen small ones. */
const COMMON = new RegExp(
  [
    "web/src/ui/(icon|numeral)",
    "web/src/app/say",
    "web/src/store/(open-table|ids)",
    "web/src/workers/ports",
    "web/src/sitting/.*",
    "web/src/games/pax/(manner|ui/(card|tile|defs))",
    "kernel/src/(json|refusal|result|texts/grammar)",
    "protocol/src/(calls|diff|messages|port-table|served)",
    "pax/src/(action|card|config|deck|legion|prospect|score|state)",
    "pax/src/texts/(say|words)",
  ]
    .map((path) => `/${path}\\.tsx?$`)
    .join("|")
    .replaceAll("/", "[\\\\/]"),
);

/** What a worker needs whatever the game is in one file with it: in two it is larger. A preview is rarely asked for. */
const BASE = /packages[\\/](?:kernel|protocol)[\\/]src[\\/](?!preview)|web[\\/]src[\\/](?:store|workers)/;

/**
 * What a table and the first screen are made of is asked for at once; other screens ask for their scripts one after the other,
 * since the list of all of them would stand in the first script.
 */
const askedAtOnce = (file: string, needed: string[]): string[] =>
  /\/(?:table|home)-/.test(file) ? needed : needed.filter((name) => name.endsWith(".css"));

/**
 * The facts of Pax Romana are wanted by the page and by its workers: in a file of their own, which both builds write alike, they
 * are loaded once.
 */
const FACTS = {
  name: "romana-facts",
  test: /pax-romana[\\/]src[\\/]data[\\/](?:map|charts|units|leaders|tribes|scenarios|formats|cards)\.json/,
  includeDependenciesRecursively: false,
};

/** Our packages are pure: what is not used of them is left out. How long its parts took is nothing to whoever starts it. */
const rolldownOptions = {
  checks: { bundlerTimings: false },
  treeshake: { moduleSideEffects: [{ test: /[\\/]packages[\\/]/, sideEffects: false }] },
};

export default defineConfig({
  root: FOLDER,
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [byGame(), contents("page"), serviceWorker()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // Beside what the type checker writes into dist, so that neither empties the other's folder.
    outDir: "dist/site",
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: askedAtOnce },
    reportCompressedSize: false,
    rolldownOptions: {
      ...rolldownOptions,
      output: {
        codeSplitting: { groups: [FACTS, { name: "common", test: COMMON, includeDependenciesRecursively: false }] },
      },
    },
  },
  worker: {
    format: "es",
    rolldownOptions: {
      ...rolldownOptions,
      output: {
        // As in the page.
        comments: false,
        codeSplitting: { groups: [FACTS, { name: "base", test: BASE, includeDependenciesRecursively: false }] },
      },
    },
    plugins: () => [deckWithoutSources(), byGame(), contents("worker")],
  },
});
