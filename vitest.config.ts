import { defineConfig } from "vitest/config";

const PROOFS = "**/*.proof.test.ts";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/*/src/**/*.test.ts", "apps/*/src/**/*.test.ts"],
          exclude: [PROOFS],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // One more than the cores of a small machine: tests of the server wait for its clocks.
          maxWorkers: 3,
        },
      },
      {
        // In a real browser; `npm run test:browser`.
        test: {
          name: "browser",
          include: ["apps/web/e2e/**/*.test.ts"],
          exclude: [PROOFS],
          globalSetup: "apps/web/e2e/global-setup.ts",
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 3,
          // A browser under load does not always do the same. The report says which test needed a second try: mend it.
          retry: 1,
        },
      },
      {
        // What takes too long for every change; `npm run prove`.
        test: {
          name: "proof",
          include: [PROOFS],
          exclude: ["**/node_modules/**"],
          globalSetup: "apps/web/e2e/global-setup.ts",
          testTimeout: 600_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
