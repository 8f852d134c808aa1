/** The layers of the house; each may import those before it. A folder that is in no layer fails. */
const LAYERS = [
  { name: "kernel", path: "packages/kernel", pure: true },
  { name: "games", path: "packages/pax(?:-romana)?", pure: true },
  { name: "bots", path: "packages/bots", pure: true },
  { name: "protocol", path: "packages/protocol", pure: true },
  { name: "apps", path: "apps/[^/]+" },
];
const TEST = "(\\.(test|suite)\\.ts$|/testing)";

/** What belongs to one game; on the command line only that game's folder may load it. */
const GAME_CODE = "^packages/(pax|pax-romana|bots)/";
const REGISTRY = "^apps/cli/src/games/registry\\.ts$";

const layerRules = LAYERS.map(({ name, path, pure }, i) => {
  const below = LAYERS.slice(0, i).map((layer) => layer.path);
  const allowed = [path, ...below].map((folder) => `^${folder}/`);
  return {
    name: `${name}-imports-only-what-lies-below`,
    severity: "error",
    from: { path: `^${path}/src`, pathNot: TEST },
    to: pure ? { pathNot: allowed } : { path: "^(packages|apps)/", pathNot: allowed },
  };
});

export default {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    ...layerRules,
    {
      name: "a-game-knows-no-other-game",
      severity: "error",
      from: { path: "^packages/(pax|pax-romana)/" },
      to: { path: "^packages/(pax|pax-romana)/", pathNot: "^packages/$1/" },
    },
    {
      name: "bots-of-a-game-know-no-other-game",
      severity: "error",
      from: { path: "^packages/bots/src/([^/]+)/" },
      to: {
        path: ["^packages/pax", "^packages/bots/src/[^/]+/"],
        pathNot: ["^packages/$1/", "^packages/bots/src/$1/"],
      },
    },
    {
      name: "no-command-knows-a-game",
      severity: "error",
      from: { path: "^apps/cli/src/", pathNot: ["^apps/cli/src/games/[^/]+/", REGISTRY, TEST] },
      to: { path: [GAME_CODE, "^apps/cli/src/games/[^/]+/"] },
    },
    {
      name: "the-registry-knows-entries-only",
      severity: "error",
      from: { path: REGISTRY },
      to: { path: [GAME_CODE, "^apps/cli/src/games/[^/]+/"], pathNot: "^apps/cli/src/games/[^/]+/entry\\.ts$" },
    },
    {
      name: "a-game-of-the-command-line-is-loaded-when-it-is-asked-for",
      severity: "error",
      from: { path: "^apps/cli/src/games/[^/]+/(entry|option-list)\\.ts$" },
      to: {
        path: [GAME_CODE, "^apps/cli/src/games/[^/]+/"],
        pathNot: "^apps/cli/src/games/[^/]+/option-list\\.ts$",
        dynamic: false,
      },
    },
    {
      name: "a-game-of-the-command-line-knows-no-other",
      severity: "error",
      from: { path: "^apps/cli/src/games/([^/]+)/" },
      to: {
        path: ["^packages/pax", "^packages/bots/src/pax", "^apps/cli/src/games/[^/]+/"],
        pathNot: ["^packages/$1/", "^packages/bots/src/$1/", "^apps/cli/src/games/$1/"],
      },
    },
    {
      name: "the-client-knows-its-games-by-the-registry",
      severity: "error",
      from: { path: "^apps/web/src/", pathNot: "^apps/web/src/games/([^/]+/|registry\\.ts$)" },
      to: { path: "^(apps/web/src/games/[^/]+/|packages/(pax|pax-romana|bots)/)" },
    },
    {
      name: "the-registry-knows-games-by-their-folders",
      severity: "error",
      from: { path: "^apps/web/src/games/registry\\.ts$" },
      to: { path: "^packages/(pax|pax-romana|bots)/" },
    },
    {
      name: "a-game-of-the-client-knows-no-other-game",
      severity: "error",
      from: { path: "^apps/web/src/games/([^/]+)/" },
      to: {
        path: ["^apps/web/src/games/[^/]+/", "^packages/(pax|pax-romana)/", "^apps/web/src/games/registry\\.ts$"],
        pathNot: ["^apps/web/src/games/$1/", "^packages/$1/"],
      },
    },
    {
      name: "the-line-knows-no-game-and-no-bot",
      severity: "error",
      from: { path: "^packages/protocol/src", pathNot: TEST },
      to: { path: "^packages/", pathNot: "^packages/(protocol|kernel)/" },
    },
    {
      name: "pure-packages-know-no-node",
      severity: "error",
      from: { path: LAYERS.filter(({ pure }) => pure).map(({ path }) => `^${path}/src`) },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "every-folder-is-in-a-layer",
      severity: "error",
      from: { path: "^(packages|apps)/", pathNot: LAYERS.map(({ path }) => `^${path}/`) },
      to: {},
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules|dist" },
    exclude: "dist",
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "default"] },
  },
};
