import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "../../testing/ara.ts";

const { ara, inFolder } = testFolder();
const ROOT = resolve(import.meta.dirname, "../../../../..");

const TABLE = ["--scenario", "II", "--turns", "1", "--games", "2", "--jobs", "1"];

test("ara arena pax-romana seats A in every seat once, and the same seed plays the same games", async () => {
  const args = ["arena", "pax-romana", "--a", "steady", "--b", "random", ...TABLE, "--json"];
  const { code, out } = await ara(args);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ a: { bot: "steady" }, b: { bot: "random" }, games: 2, deals: 1 });
  expect(JSON.parse(out).seats).toHaveLength(2);
  expect((await ara(args)).out).toBe(out);
  const even = JSON.parse(
    (await ara(["arena", "pax-romana", "--a", "random", "--b", "random", ...TABLE, "--json"])).out,
  );
  // The same bot everywhere plays a deal once, and wins it.
  expect(even).toMatchObject({ games: 1, share: { mean: 0.5 } });
});

test("ara arena pax-romana takes bots of another checkout: this one is the same as itself", async () => {
  const args = ["arena", "pax-romana", "--a", "steady", "--b", "steady", "--b-from", ROOT, ...TABLE, "--json"];
  const { code, out } = await ara(args);
  expect(code).toBe(0);
  const { games, share, b } = JSON.parse(out);
  expect({ games, mean: share.mean, from: b.from }).toEqual({ games: 2, mean: 0.5, from: ROOT });
});

test.each([
  [["arena", "pax-romana", "--a", "hal", "--b", "steady"], 'no bot "hal"'],
  [["arena", "pax-romana", "--a", "steady"], "say --b"],
  [["arena", "pax-romana", "--a", "steady", "--b", "steady", "--b-from", "nowhere"], "nowhere is no checkout"],
  [
    ["arena", "pax-romana", "--a", "steady", "--b", "random", "--scenario", "I", "--game", "advanced"],
    "no advanced game",
  ],
  [["ladder", "pax-romana", "--only", "steady-before"], "needs --before DIR"],
  [["ladder", "pax-romana", "--only", "steady-hal"], 'no row "steady-hal"'],
])("%j is refused with the reason", async (args, reason) => {
  const { code, err } = await ara(args);
  expect(code).toBe(2);
  expect(err).toContain(reason);
});

test("ara ladder pax-romana writes its row below the ladder of PAX", async () => {
  const path = inFolder("ladder.md");
  const play = ["ladder", "pax-romana", "--only", "steady-random", "--deals", "2", "--file", path];
  expect((await ara([...play, "--seed", "s"])).code).toBe(0);
  const written = readFileSync(path, "utf8");
  expect(written).toMatch(/^\| steady \| random \| V \| \d+\.\d % .* \| 8 \| rome .*, east .* \|/m);
  expect(written).toContain("`npx ara ladder pax-romana --only steady-random --deals 2 --seed s`");
  expect((await ara([...play, "--seed", "s", "--resume", "--json"])).out).toContain('"rows":[]');
});
