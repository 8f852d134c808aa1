import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const page = readFileSync(`${ROOT}docs/security.md`, "utf8");

test("docs/security.md names no file that is not there", () => {
  const named = [...page.matchAll(/`([\w./-]+\.(?:ts|tsx|md|yaml))`/g)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(30);
  const places = ["", "apps/server/src/"];
  // A file may be named after another of its room: the last folder that was named counts.
  const isThere = (path: string): boolean =>
    places.some((place) => existsSync(`${ROOT}${place}${path}`)) ||
    (!path.includes("/") && new RegExp(`\`[\\w-]+/[\\w./-]*\`[^|]*\`${path.replaceAll(".", "\\.")}\``).test(page));
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});

test("it says something of every chapter of the standard, and in each line whether it is met", () => {
  for (let chapter = 1; chapter <= 17; chapter++) expect(page).toMatch(new RegExp(`\\*\\*[^*|]*V${chapter}\\b`));
  const rows = [...page.matchAll(/^\| (\d+\.\d+[^|]*)\| ([^|]*) \|/gm)];
  expect(rows.length).toBeGreaterThan(50);
  for (const [, group, word] of rows)
    expect([group, word]).toEqual([group, expect.stringMatching(/^(?:met|part|no|none here|met, none here)$/)]);
});
