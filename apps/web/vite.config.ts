import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, transformWithOxc, type Plugin } from "vite";

const FOLDER = import.meta.dirname;
const SERVICE_WORKER = join(FOLDER, "service-worker/service-worker.ts");

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
        for (const [name, output] of Object.entries(bundle)) {
          if (name.startsWith(".")) continue;
          files.push(`/${name}`);
          version.update(name).update(output.type === "chunk" ? output.code : output.source);
        }
        for (const name of publicFiles()) {
          files.push(`/${name}`);
          version.update(name).update(readFileSync(join(FOLDER, "public", name)));
        }
        const names = `const FILES = ${JSON.stringify(files.toSorted())};\nconst VERSION = "${version.digest("hex").slice(0, 12)}";\n`;
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
    "web/src/sitting/.*",
    "web/src/games/pax/(manner|ui/(card|tile|defs))",
    "kernel/src/(json|refusal|result|texts/grammar)",
    "protocol/src/(calls|diff|port-table|served)",
    "pax/src/(action|card|config|deck|legion|prospect|score|state)",
    "(pax|bots)/src/(pax/)?texts/(say|words)",
  ]
    .map((path) => `/${path}\\.tsx?$`)
    .join("|")
    .replaceAll("/", "[\\\\/]"),
);

/** Our packages are pure: what is not used of them is left out. */
const rolldownOptions = { treeshake: { moduleSideEffects: [{ test: /[\\/]packages[\\/]/, sideEffects: false }] } };

export default defineConfig({
  root: FOLDER,
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [contents(), serviceWorker()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // Beside what the type checker writes into dist, so that neither empties the other's folder.
    outDir: "dist/site",
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      ...rolldownOptions,
      output: { codeSplitting: { groups: [{ name: "common", test: COMMON, includeDependenciesRecursively: false }] } },
    },
  },
  worker: { format: "es", rolldownOptions, plugins: () => [deckWithoutSources()] },
});
