import { defineConfig } from "vitest/config";

const folder = process.env["MUTATED"] ?? "packages/pax/src/";

/** For mutation testing: the rule tests alone. Whole random games would only notice late what these notice at once. */
export default defineConfig({
  test: {
    include: [`${folder}**/*.test.ts`],
    exclude: ["properties", "*.property", "golden", "game"].map((name) => `${folder}**/${name}.test.ts`),
    testTimeout: 60_000,
  },
});
