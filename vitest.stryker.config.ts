import { defineConfig } from "vitest/config";

const tests = `packages/${process.env["MUTATED_GAME"] ?? "pax"}/src`;

/** For mutation testing: the rule tests alone. Whole random games would only notice late what these notice at once. */
export default defineConfig({
  test: {
    include: [`${tests}/**/*.test.ts`],
    exclude: ["properties", "*.property", "golden", "game"].map((name) => `${tests}/**/${name}.test.ts`),
    testTimeout: 60_000,
  },
});
