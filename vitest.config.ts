import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["packages/*/src/**/*.test.ts", "apps/*/src/**/*.test.ts"], isolate: false, testTimeout: 60_000 },
});
