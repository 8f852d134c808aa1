import { defineConfig } from "vitest/config";

const PROOFS = "**/*.proof.test.ts";
const LONG = "**/*.long.test.ts";

/** What is waited for may take long on a busy machine: as long as `PATIENCE` in a browser. */
const PATIENT = { poll: { timeout: 20_000 } };

const IN_NODE = {
  include: ["packages/*/src/**/*.test.ts", "apps/*/src/**/*.test.ts"],
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: PATIENT,
  // One more than the cores of a small machine: tests of the server wait for its clocks.
  maxWorkers: 3,
};

export default defineConfig({
  test: {
    projects: [
      // What `npm run test:quick` has, and what `npm test` has besides.
      { test: { ...IN_NODE, name: "unit", exclude: [PROOFS, LONG] } },
      {
        test: {
          ...IN_NODE,
          name: "long",
          include: ["packages/*/src/**/*.long.test.ts", "apps/*/src/**/*.long.test.ts"],
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
          expect: PATIENT,
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
          expect: PATIENT,
          maxWorkers: 2,
        },
      },
    ],
  },
});
