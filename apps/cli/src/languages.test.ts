// A new language: which folders of texts lack it, and which lines.
import { LANGUAGES } from "@ara/kernel";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

const foldersIn = (folder: string): string[] => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`);

/** All sources of packages and apps. */
const FILES = [...foldersIn("packages"), ...foldersIn("apps")]
  .flatMap((folder) => {
    const entries = readdirSync(join(ROOT, folder, "src"), { recursive: true, encoding: "utf8" });
    return entries.map((path) => `${folder}/src/${path.replaceAll("\\", "/")}`);
  })
  .filter((path) => /\.tsx?$/.test(path));

const FOLDERS = [...new Set(FILES.flatMap((path) => /^.*?\/texts(?=\/)/.exec(path) ?? []))].toSorted();

const filesIn = (folder: string): string[] =>
  FILES.flatMap((path) => (path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : [])).toSorted();

test("every package and app that speaks is found", () => {
  expect(FOLDERS).toEqual([
    "apps/cli/src/games/pax-romana/texts",
    "apps/cli/src/games/pax/texts",
    "apps/cli/src/texts",
    "apps/server/src/notices/texts",
    "apps/server/src/people/texts",
    "apps/web/src/games/pax-romana/texts",
    "apps/web/src/games/pax/texts",
    "apps/web/src/texts",
    "packages/bots/src/pax/texts",
    "packages/kernel/src/texts",
    "packages/pax-romana/src/texts",
    "packages/pax/src/texts",
    "packages/protocol/src/texts",
  ]);
});

describe.each(FOLDERS)("%s", (folder) => {
  test("has a folder for every language, and no other", () => {
    const folders = filesIn(folder).flatMap((path) => /^[^/]+(?=\/)/.exec(path) ?? []);
    expect([...new Set(folders)]).toEqual(LANGUAGES.toSorted());
  });

  test.each(LANGUAGES)("has in %s the files English has", (language) => {
    expect(filesIn(`${folder}/${language}`)).toEqual(filesIn(`${folder}/en`));
  });
});

const SPOKEN = LANGUAGES.join("|");

test("the files of a language lie in its folders", () => {
  const strays = FILES.filter((path) => new RegExp(`[/-](${SPOKEN})\\.tsx?$`).test(path));
  expect(strays).toEqual([]);
});

/** Where a language is named besides its folders: its line, and the lists of packages that no bundler puts together. */
const LISTS = /^packages\/kernel\/src\/text\.ts$|^(packages|apps\/(?:cli|server))\/.*\/(texts|rulebook)\/index\.ts$/;

/** English is the type of the others and what is spoken where nothing is chosen. */
const OTHERS = LANGUAGES.filter((language) => language !== "en").join("|");

test("no other shared file names a language by its letters", () => {
  const named = new RegExp(`["/](${OTHERS})["/]|\\b(${OTHERS})(:|,| \\})`);
  const shared = FILES.filter(
    (path) => !new RegExp(`/texts/(${SPOKEN})/|\\.(test|suite)\\.ts$`).test(path) && !LISTS.test(path),
  );
  expect(shared.filter((path) => named.test(readFileSync(join(ROOT, path), "utf8")))).toEqual([]);
});
