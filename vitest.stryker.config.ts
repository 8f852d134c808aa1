import { defineConfig } from "vitest/config";

/** For mutation testing: the rule tests alone. Whole random games would only notice late what these notice at once. */
export default defineConfig({
  test: {
    include: ["packages/pax/src/**/*.test.ts"],
    exclude: ["packages/pax/src/properties.test.ts", "packages/pax/src/golden.test.ts"],
  },
});
