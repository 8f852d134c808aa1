import { describe, expect, test } from "vitest";
import { testFolder } from "../../testing/ara.ts";
import { misplacedIn, mistakes, rulesNamed, rulingsNamed } from "./rules.ts";

const { ara } = testFolder();

describe("ara rules pax-romana", () => {
  const KNOWN = ["6.15", "6.16", "6.17", "6.18", "10.51", "10.52"];

  test("a title names rules, rulings and stretches of rules", () => {
    expect(rulesNamed("10.51, R63, 6.15-6.18: text", KNOWN)).toStrictEqual(["10.51", "6.15", "6.16", "6.17", "6.18"]);
    expect(rulesNamed("R12: text with 10.51", KNOWN)).toStrictEqual([]);
    expect(rulesNamed("10.5 R14: text", KNOWN)).toStrictEqual(["10.5"]);
    expect(rulesNamed("the map", KNOWN)).toStrictEqual([]);
    expect(rulingsNamed("10.51 (R63, R241-R243): text")).toStrictEqual(["R63", "R241", "R242", "R243"]);
  });

  test("gaps, unknown rules and needless reasons are told; a section stands for its paragraphs", () => {
    const tests = [
      { file: "a", name: "10.5: fine", rules: ["10.5"] },
      { file: "b", name: "99.1: none", rules: ["99.1"] },
    ];
    const report = [{ rule: "10.51", kind: "gap", reason: null, tests: [] } as const];
    expect(mistakes(KNOWN, report, tests, { "7.7": "x" })).toStrictEqual({
      gaps: ["10.51"],
      unknown: [{ file: "b", name: "99.1: none" }],
      needless: ["7.7"],
    });
    const tested = [{ rule: "10.52", kind: "tested" } as const];
    expect(mistakes(KNOWN, tested, [], { "10.52": "no test yet" }).needless).toStrictEqual(["10.52"]);
  });

  test("1.2: a rule that only tests with cards name is one of the Advanced Game, and one without such a test is not", () => {
    const named = (...places: readonly string[]): { file: string; name: string }[] =>
      places.map((place) => ({ file: place, name: "any" }));
    const report = [
      { rule: "1.1", cards: false, tests: named("cards", "plain") },
      { rule: "1.2", cards: true, tests: named("cards", "plain") },
      { rule: "1.3", cards: false, tests: named("cards") },
      { rule: "1.4", cards: true, tests: named("plain") },
      { rule: "R1", cards: false, tests: named("cards") },
      { rule: "1.5", cards: false, tests: [] },
    ];
    expect(misplacedIn(report, (place) => place === "cards")).toEqual(["1.3", "1.4"]);
  });

  test("every rule of the index and every ruling is tested or explains", async () => {
    const { code, out } = await ara(["rules", "pax-romana", "--quiet"]);
    expect(out).not.toContain("missing");
    expect(code).toBe(0);
    expect((await ara(["rules", "pax-romana", "14.22"])).out).toMatch(/14\.22 +\d+ tests?, Advanced Game/);
  });
});

describe("ara rules pax-romana RULE", () => {
  test.each([
    ["en", "1.2 (What the game is)\nThe Advanced Game adds 55 Event Cards"],
    ["de", "1.2 (Worum es geht)\nDas erweiterte Spiel bringt 55 Ereigniskarten"],
    ["nl", "1.2 (Waar het om gaat)\nHet uitgebreide spel voegt 55 gebeurteniskaarten toe"],
  ])("tells it in %s", async (language, begins) => {
    expect((await ara(["rules", "pax-romana", "1.2", "--lang", language])).out).toContain(begins);
  });

  test("our rulings follow, then the tests", async () => {
    const { out } = await ara(["rules", "pax-romana", "4.3"]);
    expect(out).toMatch(/\n\nR248 \(4\.3\): Ruling: a bribe is offered[^]*\n4\.3 +\d+ tests\n/);
    const { text, rulings } = JSON.parse((await ara(["rules", "pax-romana", "1.2", "--json"])).out);
    expect(text).toContain("55 Event Cards");
    expect(rulings).toStrictEqual([]);
  });
});
