import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { defineConfig, transformWithOxc, type Plugin } from "vite";
import { bare } from "./src/games/pax-romana/facts/bare.ts";
import { foldMap } from "./src/games/pax-romana/facts/fold-map.ts";

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

/** Which game a file of the build is of. */
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

/**
 * Workers are built with the page, as further beginnings of one build: what several of them are made of is one file, loaded and
 * kept once.
 */
function workersBesidePage(): Plugin {
  const STARTED = /new URL\("(\.[^"]+-worker\.ts)", import\.meta\.url\)/g;
  return {
    name: "ara-workers-beside-page",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { code: STARTED },
      handler(code, from) {
        return code.replaceAll(STARTED, (_, path: string) => {
          const id = join(dirname(from), path);
          const file = this.emitFile({ type: "chunk", id, name: basename(path, ".ts") });
          return `import.meta.ROLLUP_FILE_URL_${file}`;
        });
      },
    },
  };
}

/** What every script is made of, in characters before they are made small, beside the site: for `npm run size`. */
function contents(): Plugin {
  return {
    name: "ara-contents",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      const source = Object.fromEntries(
        chunks.map(({ fileName, modules }) => [
          fileName,
          Object.fromEntries(
            Object.entries(modules).map(([id, { renderedLength }]) => [shortened(id), renderedLength]),
          ),
        ]),
      );
      this.emitFile({ type: "asset", fileName: ".vite/contents.json", source: JSON.stringify(source) });
    },
  };
}

const PRELOAD = join(FOLDER, "src/preload.ts");

/** What loads a script with its style sheets is ours: it is part of the first script of every page, and Vite's is three times as long. */
function ownPreload(): Plugin {
  return {
    name: "ara-preload",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: /^\0?vite\/preload-helper/ },
      handler: () => PRELOAD,
    },
  };
}

const shortened = (id: string): string => id.replace(join(FOLDER, "../../"), "").replaceAll("\\", "/");

type Item = Readonly<Record<string, unknown>>;

/** A file of facts without what only the screen of sources reads: where each is known from, how surely, and what is said beside it. */
const LEFT_OUT: Readonly<Record<string, (file: Item) => unknown>> = {
  "pax/src/composition.ts": ({ cards }) => ({
    cards: (cards as Item[]).map(({ category, symbols, value, count }) => ({ category, symbols, value, count })),
  }),
  "pax-romana/src/data/data.ts": bare,
};

const UNFOLD = join(FOLDER, "src/games/pax-romana/facts/unfold-map.ts").replaceAll("\\", "/");

/** Those files as the rules need them; whoever else imports one has all of it. */
function factsWithoutSources(): Plugin {
  const BARE = "?bare";
  const leaves = new Map<string, (file: Item) => unknown>();
  return {
    name: "ara-facts-without-sources",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer = "") {
      const from = importer.replaceAll("\\", "/");
      const leave = source.endsWith(".json") && Object.entries(LEFT_OUT).find(([path]) => from.endsWith(`/${path}`));
      const found = leave && (await this.resolve(source, importer, { skipSelf: true }));
      if (!found) return null;
      leaves.set(found.id + BARE, leave[1]);
      return found.id + BARE;
    },
    load: {
      filter: { id: /\.json\?bare$/ },
      handler(id) {
        const file = leaves.get(id)!(JSON.parse(readFileSync(id.slice(0, -BARE.length), "utf8")) as Item);
        if (!id.endsWith(`map.json${BARE}`)) return { code: JSON.stringify(file), moduleType: "json" };
        const folded = JSON.stringify(foldMap(file as Parameters<typeof foldMap>[0]));
        return {
          code: `import { unfoldMap } from "${UNFOLD}";\nexport default unfoldMap(${folded});`,
          moduleType: "js",
        };
      },
    },
  };
}

/** Modules by their paths, in a file of their own; what they import is where it is. */
const inOneFile = (name: string, paths: readonly string[]) => ({
  name,
  test: new RegExp(
    paths
      .map((path) => `(?:/|\\0)${path}(?:\\.[jt]sx?)?$`)
      .join("|")
      .replaceAll("/", "[\\\\/]"),
  ),
  includeDependenciesRecursively: false,
});

/**
 * What comes together is one file instead of a dozen small ones. The page and the workers are one build, so each of these is
 * loaded once for all of them: what is wanted on both sides of a line, what nearly every screen needs, what every table's
 * worker needs; and of each game what its page and its rules share, and the rules.
 */
const FILES = [
  inOneFile("line", [
    "web/src/preload",
    "web/src/online/address",
    "web/src/store/(early-table|ids|names|rows|shelf)",
    "web/src/workers/ports",
    "kernel/src/(game|json|refusal|result|text|texts/grammar)",
    "protocol/src/(calls|diff|messages|served)",
  ]),
  inOneFile("common", [
    "web/src/ui/(icon|numeral)",
    "web/src/app/say",
    "web/src/store/open-table",
    "web/src/sitting/.*",
    "protocol/src/port-table",
  ]),
  inOneFile("hosting", [
    "web/src/store/saved",
    "web/src/workers/(bots|hosting|part)",
    "kernel/src/(chain|chance|fast|links|match|plain-chain|record|run|salted-chain|seeded|sha256|step)",
    "protocol/src/(channel|local-table|serve)",
  ]),
  inOneFile("pax-both", [
    "packages/pax/src/(action|card|config|deck|legion|prospect|score|state)",
    "web/src/games/pax/manner",
    "packages/pax/src/texts/(say|words)",
  ]),
  inOneFile("pax-common", ["web/src/games/pax/ui/(card|tile|defs)"]),
  inOneFile("pax-rules", [
    "packages/pax/src/(action-json|at-table|buy|composition|config-json|contract|deal|determinize|display|draw|event|money)",
    "packages/pax/src/(outcome|play|prompt|refusal|round|rules|senate|serving|setup|tribute|turn|view)",
    "packages/pax/src/data/cards.json\\?bare",
  ]),
  inOneFile("romana-facts", ["pax-romana/src/data/[a-z]+.json\\?bare", "pax-romana/facts/unfold-map"]),
  inOneFile("first-sight", ["web/src/store/sights", "web/src/games/pax-romana/map/first-sight"]),
  // How it is said; and of its page what its screens share, the map on any of them, and the table.
  inOneFile("romana-said", ["pax-romana/src/(overview|texts/(about|meaning|names|place|say))"]),
  inOneFile("romana-common", [
    "web/src/games/pax-romana/(rule-link|words|map/stands|text/(flavour|speech|words)|ui/emblem)",
  ]),
  inOneFile("romana-map", [
    "web/src/games/pax-romana/map/(boxes|camera|cells|chart|clear|counters|gestures|ground-layer|hit|layer|layout|map-tools)",
    "web/src/games/pax-romana/map/(marks|marks-layer|painter|palette|place-counters|place-names|place-provinces|scene|signs-around|stacks|stage|svg|symbols)",
  ]),
  inOneFile("romana-table", [
    "web/src/games/pax-romana/map/(keys|link|map-table|map-view|walk)",
    "web/src/games/pax-romana/(boards/(asked|boards)|cards/at-table|glossary/termed|plan/kept|rules/beside-table|shell/(around|panel|shell))",
    "web/src/games/pax-romana/text/(answer-list|answers|before|giving|head|look|manner|pace|page|pass|places|private|question|result|standing|text-face|typed|vocabulary|weighing)",
    "pax-romana/src/board/watching",
  ]),
  inOneFile("romana-both", [
    "pax-romana/src/(action|config|data/(?!source-list|provenance)[a-z-]+|engine/frame|determinize|prompt/(keys|order)|refusal|state/[a-z-]+|under-way|unseen|zeros)",
    "pax-romana/src/rules/(floored|barbarians/rebellions/rebels|control/[a-z-]+|diplomacy/agreed)",
    "pax-romana/src/rules/economy/(allegiance|fortresses|line-of-communication|muster|orders|reach|stock|survey)",
    "pax-romana/src/rules/(movement/contents|stability/range|units/(garrisons|hiring|independents|rhodes)|victory/(objectives|outcome|places|points|score|standing))",
  ]),
  // What puts the first question of a new game (`opening.ts`); the whole rules come while it is read.
  inOneFile("romana-opening", [
    "web/src/games/pax-romana/opening",
    "pax-romana/src/(action-json|contract|deal|open-verbs|opening|question|serving|setup|telling|view)",
    "pax-romana/src/engine/(machine|procedure)",
    "pax-romana/src/prompt/(asked|by|care|detail|opening|orders)",
    "pax-romana/src/rules/(after-step|machine|opening)",
    "pax-romana/src/rules/(barbarians/mutinies|battle/coming-back|cards/(own-plays|reach|windows|effects/(effect|known|mercenaries)))",
    "pax-romana/src/rules/chance-events/(conqueror|disorder|event-segment|galley-technology|harvest|leaders-in-play|removing|revenues|strikes)",
    "pax-romana/src/rules/(diplomacy/(invitation|pacts|silence)|economy/recruiting|leaders/(company|fate|surprise))",
    "pax-romana/src/rules/(movement/(garrisons|marks|mountains)|naval/waters|stability/(settle|tidy))",
    "pax-romana/src/rules/sequence/(activation|activation-phase|game|game-turn|operations|placement)",
    "pax-romana/src/rules/(units/(alliances|disbanding|helepolis|militia|revolts)|victory/(automatic|play-order))",
  ]),
  inOneFile("romana-rules", [
    "web/src/games/pax-romana/whole",
    "pax-romana/src/(game|served)",
    "pax-romana/src/(invariants|prompt|rules(/[a-z-]+)*)/[a-z-]+",
  ]),
];

/**
 * What a table, the first screen and the page itself are made of is asked for at once; other screens ask for their scripts one
 * after the other, since the list of all of them would stand in the first script.
 */
const askedAtOnce = (file: string, needed: string[], { hostType }: { readonly hostType: "html" | "js" }): string[] =>
  hostType === "html" || /\/(?:table|home)-/.test(file) ? needed : needed.filter((name) => name.endsWith(".css"));

/** Our packages are pure: what is not used of them is left out. How long its parts took is nothing to whoever starts it. */
const rolldownOptions = {
  checks: { bundlerTimings: false },
  treeshake: {
    moduleSideEffects: [
      // Whoever imports the whole rules of Pax Romana has the machine learn them.
      { test: /pax-romana[\\/]src[\\/]rules[\\/]index\.ts$/, sideEffects: true },
      { test: /[\\/]packages[\\/]/, sideEffects: false },
    ],
  },
};

export default defineConfig({
  root: FOLDER,
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [ownPreload(), workersBesidePage(), factsWithoutSources(), byGame(), contents(), serviceWorker()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // Beside what the type checker writes into dist, so that neither empties the other's folder.
    outDir: "dist/site",
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: askedAtOnce },
    reportCompressedSize: false,
    rolldownOptions: { ...rolldownOptions, output: { codeSplitting: { groups: FILES } } },
  },
});
