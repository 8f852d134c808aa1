import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { ARA, testFolder, type Ran } from "./testing/ara.ts";

const { ara, file } = testFolder();

describe("ara", () => {
  test("without a command it explains itself", async () => {
    const { code, out } = await ara([]);
    expect(code).toBe(2);
    expect(out).toContain("Usage: ara COMMAND");
  });

  test.each(["play", "simulate", "verify", "position", "rules", "bench", "fuzz"])("%s has a help", async (command) => {
    const { code, out } = await ara([command, "--help"]);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: ara ${command}`);
  });

  test.each([
    [["dance"], 'no command "dance"'],
    [["play"], "say which game: pax"],
    [["play", "chess"], 'say which game: pax or pax-romana (not "chess")'],
    [["simulate", "pax", "--players", "9"], "--players takes counts from 1 to 8"],
    [["simulate", "pax", "--games", "-1"], "--games"],
    [["simulate", "pax", "--bots", "hal"], 'no bot "hal"'],
    [["simulate", "pax", "--players", "3", "--solo", "2"], "--solo is for one player"],
    [["simulate", "pax", "--wings"], "--wings"],
    [["simulate", "pax", "--records", join(ARA, "x")], "cannot write"],
    [["verify"], "name at least one file"],
    [["position", "legal", "nowhere.json"], "cannot read"],
    [["position", "burn"], "say what to do: legal, apply, score"],
    [["position", "constructor", "p.json"], "say what to do"],
    [["position", "toString", "p.json"], "say what to do"],
    [["position", "__proto__", "p.json"], "say what to do"],
    [["simulate", "pax", "--players", "2..3", "--bots", "random,random,random"], "3 bots do not fit at a table of 2"],
    [["rules", "pax", "3.77"], "there is no rule 3.77"],
    [["rules", "pax", "3.7", "3.8"], 'unexpected "3.8"'],
    [["play", "pax", "--lang", "fr"], "--lang is one of en, de, nl"],
  ])("%j is refused in one line", async (args, message) => {
    const { code, err } = await ara(args);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(err.trim().split("\n")).toHaveLength(1);
  });

  test("with --json an error is an object on standard output", async () => {
    const { code, out } = await ara(["simulate", "pax", "--bots", "hal", "--json"]);
    expect(code).toBe(2);
    expect(JSON.parse(out).error.message).toContain('there is no bot "hal"; there is: random');
  });

  test.each([
    [["dance", "--json"], 2, { error: { message: 'there is no command "dance"; try "ara --help"' } }],
    [["--json"], 2, { help: expect.stringContaining("Usage: ara COMMAND") }],
    [["--help", "--json"], 0, { help: expect.stringContaining("Usage: ara COMMAND") }],
    [["verify", "--help", "--json"], 0, { help: expect.stringContaining("Usage: ara verify") }],
    [["--json", "rules", "pax", "3.7"], 0, expect.objectContaining({ rule: "3.7" })],
    [["verify", "--json", "--wings"], 2, { error: { message: expect.stringContaining("--wings") } }],
  ])("%j prints one JSON object and nothing else", async (args, exit, object) => {
    const { code, out, err } = await ara(args);
    expect(code).toBe(exit);
    expect(JSON.parse(out)).toEqual(object);
    expect(err).toBe("");
  });

  describe("a bug", () => {
    /** Breaks what only `rules` uses. */
    const withBug = (args: readonly string[], env: Record<string, string> = {}): Promise<Ran> => {
      const bug = file("bug.mjs", `String.prototype.matchAll = () => { throw new RangeError("no\\n match"); };`);
      return ara(["rules", "pax", ...args], "", { NODE_OPTIONS: `--import=${pathToFileURL(bug).href}`, ...env });
    };

    test("is told in one line, with exit code 3", async () => {
      const { code, out, err } = await withBug([]);
      expect([code, out, err]).toEqual([3, "", "ara rules: unexpected error: no match\n"]);
    });

    test("is an object with --json, and shows where it is if asked", async () => {
      const quiet = await withBug(["--json"]);
      expect(quiet).toMatchObject({ code: 3, err: "" });
      expect(JSON.parse(quiet.out)).toEqual({ error: { message: "unexpected error: no\n match" } });
      const { out, err } = await withBug(["--json"], { ARA_DEBUG: "1" });
      expect(out).toBe(quiet.out);
      expect(err).toMatch(/^RangeError: no\n match\n +at /);
    });
  });
});

describe("ara rules", () => {
  test("every rule of the document has a test", async () => {
    const { code, out } = await ara(["rules", "pax", "--quiet"]);
    expect([code, out]).toEqual([0, "58 of 58 rules are named by a test\n"]);
  });

  test("one rule is shown with its sentences and its tests", async () => {
    const { code, out } = await ara(["rules", "pax", "3.7", "--lang", "de"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^3\.7 Eine Gruppe kaufen\n.*Gruppe/);
    expect(out).toContain("packages/pax/src/buy.test.ts: 3.7 ");
  });
});

test("ara fuzz counts the games it played", async () => {
  const { code, out } = await ara(["fuzz", "pax", "--games", "3", "--seed", "s", "--json"]);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ seed: "s", games: 3, closely: 1, failures: [] });
  const { out: one } = await ara(["fuzz", "pax", "--games", "1", "--seed", "s"]);
  expect(one).toMatch(
    /^1 game, \d+ actions, 1 game watched closely, 0 failures \(seed s\)\n {2}players: \d+ 1\n {2}table: .*\n {2}play: \w+ 1\n$/,
  );
  const again = JSON.parse((await ara(["fuzz", "pax", "--only", "2", "--seed", "s", "--json"])).out);
  expect(again).toMatchObject({ games: 1, closely: 0, failures: [] });
});
