import { expect, test } from "vitest";
import { NAME_LENGTH, suggestName } from "./suggest-name.ts";

test("a suggested name is of two words that belong together, and no longer than a name may be", () => {
  const names = new Set(Array.from({ length: 2000 }, () => suggestName()));
  expect(names.size).toBeGreaterThan(150);
  for (const name of names) {
    expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    expect(name.length).toBeLessThanOrEqual(NAME_LENGTH);
    // A woman's name has a woman's name beside it.
    const [first, second] = name.split(" ");
    expect(first!.endsWith("a"), name).toBe(/(a|Maior|Minor)$/.test(second!) && second !== "Scaevola");
  }
});

test("chance decides which", () => {
  expect(suggestName(() => 0)).toBe("Aulus Balbus");
  expect(suggestName(() => 0.999)).toBe("Valeria Tertia");
});
