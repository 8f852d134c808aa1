const PURE = "^packages/(kernel|pax)/src";
const TEST = "(\\.test\\.ts$|/testing)";

/** Dependencies point one way: kernel <- games <- bots <- protocol <- apps. */
export default {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    {
      name: "kernel-depends-on-nothing",
      severity: "error",
      from: { path: "^packages/kernel/src", pathNot: TEST },
      to: { pathNot: "^packages/kernel/src" },
    },
    {
      name: "a-game-depends-on-the-kernel-only",
      severity: "error",
      from: { path: "^packages/pax/src", pathNot: TEST },
      to: { pathNot: "^packages/(kernel|pax)/src" },
    },
    { name: "packages-know-no-app", severity: "error", from: { path: "^packages/" }, to: { path: "^apps/" } },
    {
      name: "pure-packages-know-no-node",
      severity: "error",
      from: { path: PURE },
      to: { dependencyTypes: ["core"] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules|dist" },
    exclude: "dist",
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "default"] },
  },
};
