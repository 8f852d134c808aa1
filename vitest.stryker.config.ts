import { defineConfig } from "vitest/config";

const folder = process.env["MUTATED"] ?? "packages/pax/src/";

const WHOLE_GAMES = ["*.long", "*.property", "golden", "play"];

/** For mutation testing: the rule tests alone. Whole random games would only notice late what these notice at once. */
export default defineConfig({
  test: {
    include: [`${folder}**/*.test.ts`],
    exclude: WHOLE_GAMES.map((name) => `${folder}**/${name}.test.ts`),
    testTimeout: 60_000,
  },
});
