import { ADVANCED_OPTIONS, OPTIONS } from "@ara/pax-romana";
import { rulesOf } from "@ara/pax-romana/rulebook/rules-of";
import { expect, test } from "vitest";
import book from "../texts/en/rulebook.ts";
import { OPTION_RULES } from "./option-rules.ts";

test("3.8: every option leads to the paragraph that says what it changes", () => {
  const rules = rulesOf(book);
  for (const option of [...OPTIONS, ...ADVANCED_OPTIONS]) expect(rules[OPTION_RULES[option]], option).toBeDefined();
  // Where a paragraph is there for an option alone, it says so.
  for (const option of ["rerolls", "simpleOdds"] as const)
    expect(rules[OPTION_RULES[option]], option).toMatch(/optional|agree/i);
});
