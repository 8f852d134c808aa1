import { defineConfig } from "vitest/config";

const folder = process.env["MUTATED"] ?? "packages/pax/src/";

/** Tests of other chapters that use what is mutated. */
const also = process.env["ALSO"]?.split(",") ?? [];

const ABOVE = ["refusal", "undo", "invariants/*"].map(
  (name) => `${folder.slice(0, folder.indexOf("rules/"))}${name}.test.ts`,
);
const WHOLE_GAMES = ["*.long", "*.property", "golden", "play"];

/** For mutation testing: the rule tests alone. Whole random games would only notice late what these notice at once. */
export default defineConfig({
  test: {
    // Of a chapter or a sample of them, also what is said of all chapters at once: every refusal.
    include: [`${folder}**/*.test.ts`, ...(folder.includes("/rules/") ? ABOVE : []), ...also],
    exclude: WHOLE_GAMES.map((name) => `${folder}**/${name}.test.ts`),
    testTimeout: 60_000,
  },
});
