import { readFileSync } from "node:fs";
import { join } from "node:path";
import { RULINGS } from "@ara/pax/rulebook";
import { expect, test } from "vitest";
import { ROOT } from "../../test-names.ts";
import { differences, rulesIn } from "./rules.ts";

test("the rules of a document are the items that begin with a number", () => {
  const document = "# Rules\n- 1.1 First (1.2).\n  - 1.9 not an item of its own\n- 1.10 Last.\nsee 1.3\n- text\n";
  expect(rulesIn(document)).toStrictEqual(["1.1", "1.10"]);
});

test("rules missing, unknown or twice are told", () => {
  expect(differences(["1.1", "1.2"], ["1.2", "1.1"])).toStrictEqual([]);
  expect(differences(["1.1", "1.3", "1.1"], ["1.1", "1.2"])).toStrictEqual([
    "rule 1.2 is not in the document",
    "rule 1.3 is only in the document",
    "rule 1.1 is twice in the document",
  ]);
});

test("every ruling that docs/pax.md marks is told to players as ours", () => {
  const document = readFileSync(join(ROOT, "docs", "pax.md"), "utf8");
  const marked = document.split(/^- (?=\d+\.\d+ )/m).filter((part) => /^\d+\.\d+ /.test(part));
  const numbers = marked.filter((part) => part.includes("**Ruling")).map((part) => part.split(" ")[0]!);
  expect(numbers).toEqual(expect.arrayContaining(["2.5", "3.7", "3.8", "4.2", "7.5", "8.6", "9.4"]));
  for (const rule of numbers) expect(RULINGS).toContain(rule);
});
