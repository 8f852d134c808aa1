import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/*/src/**/*.test.ts", "apps/*/src/**/*.test.ts"],
          isolate: false,
          testTimeout: 60_000,
          // Left to itself the runner keeps a core free, which on two cores means half of them.
          maxWorkers: "100%",
        },
      },
      {
        // In a real browser; `npm run test:browser`.
        test: {
          name: "browser",
          include: ["apps/web/e2e/**/*.test.ts"],
          globalSetup: "apps/web/e2e/global-setup.ts",
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
