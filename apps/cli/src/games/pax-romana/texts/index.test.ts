import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@ara/kernel";
import { paxRomanaTexts } from "@ara/pax-romana/texts";
import { expect, test } from "vitest";
import { ROOT } from "../../../test-names.ts";

const SOURCES = join(ROOT, "packages", "pax-romana", "src");

/** The text of every source of the game that is neither a test nor a text, nor what a board makes of the rules. */
const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !/test|texts|^board/.test(file))
  .map((file) => readFileSync(join(SOURCES, file), "utf8"));

const found = (...patterns: readonly RegExp[]): string[] => [
  ...new Set(
    sources.flatMap((source) => patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([, key]) => key!))),
  ),
];

/** `battle.lead.${SIDES[i]}`: one key for each side; `reroll.${asker}`: one for each asker. */
function expand(key: string): string[] {
  const both = key.includes("${asker}") ? ["larger", "smaller"] : ["attacker", "defender"];
  return key.includes("$") ? both.map((side) => key.replace(/\$\{.*?\}/, side)) : [key];
}

const PROMPTS = found(/prompt: ["`]([^"`]+)["`]/g, /chooseFrom\([^;"]*?"([^"]+)"/g).flatMap(expand);
const REFUSALS = found(/(?:refusal|refuse)\("([^"]+)"/g).filter((key) => !key.startsWith("data."));
const VERBS = found(
  /push\(\{ type: "([^"]+)"/g,
  /\bverb: "([^"]+)"/g,
  /yesOrNo\(\w+, "([^"]+)"\)/g,
  /push\(\{ type: [^"}]*\? "([^"]+)"/g,
  /push\(\{ type: [^"}]*\? "[^"]+" : "([^"]+)"/g,
);
const TOLD = found(/readonly type: "([^"]+)"/g, /readonly type: (?:"\w+" \| )+"([^"]+)"/g);

test("the sources are read at all", () => {
  expect(PROMPTS.length).toBeGreaterThan(80);
  expect(REFUSALS.length).toBeGreaterThan(60);
  expect(VERBS.length).toBeGreaterThan(80);
  expect(TOLD.length).toBeGreaterThan(90);
});

test.each(LANGUAGES)("%s has a text for every question, refusal, verb and event of the rules", (language) => {
  const { prompts, refusals, labels, events } = paxRomanaTexts[language];
  const missing = (keys: readonly string[], texts: object): string[] =>
    keys.filter((key) => !Object.hasOwn(texts, key));
  expect({
    questions: missing(PROMPTS, prompts),
    refusals: missing(REFUSALS, refusals),
    verbs: missing(VERBS, labels),
    events: missing(TOLD, events),
  }).toStrictEqual({ questions: [], refusals: [], verbs: [], events: [] });
});

test.each(LANGUAGES)("%s has no text for a question that nobody asks", (language) => {
  const own = ["units.how", "units.take"];
  const unused = Object.keys(paxRomanaTexts[language].prompts).filter((key) => !PROMPTS.includes(key));
  expect(unused.filter((key) => !own.includes(key))).toStrictEqual([]);
});
