import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const PLACES = ["", "apps/server/src/"];
const FILE = /`((?:[\w.-]+\/)*(?:[\w.-]+\.(?:tsx?|md|yaml|json)|Caddyfile|Dockerfile|\.dockerignore))`/g;

const filesIn = (text: string): string[] => [...text.matchAll(FILE)].map(([, path]) => path!);
const fileAt = (path: string): string | undefined =>
  PLACES.map((place) => `${ROOT}${place}${path}`).find((one) => existsSync(one));

const [security, asvs] = ["security", "asvs"].map((name) => readFileSync(`${ROOT}docs/${name}.md`, "utf8")) as [
  string,
  string,
];

test("docs/security.md names no file that is not there", () => {
  const named = filesIn(security);
  expect(named.length).toBeGreaterThan(30);
  // A file may be named after another of its room: the last folder that was named counts.
  const isThere = (path: string): boolean =>
    fileAt(path) !== undefined ||
    (!path.includes("/") && new RegExp(`\`[\\w-]+/[\\w./-]*\`[^|]*\`${path.replaceAll(".", "\\.")}\``).test(security));
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});

/** The sections of ASVS 5.0.0 with how many of their items are of level 1 and of level 2: they are numbered in this order. */
const SECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  "1.1": [0, 2],
  "1.2": [5, 4],
  "1.3": [2, 9],
  "1.4": [0, 3],
  "1.5": [1, 1],
  "2.1": [1, 2],
  "2.2": [2, 1],
  "2.3": [1, 3],
  "2.4": [0, 1],
  "3.2": [2, 0],
  "3.3": [1, 3],
  "3.4": [2, 4],
  "3.5": [3, 2],
  "3.7": [0, 2],
  "4.1": [1, 2],
  "4.2": [0, 1],
  "4.3": [0, 2],
  "4.4": [1, 3],
  "5.1": [0, 1],
  "5.2": [2, 1],
  "5.3": [2, 0],
  "5.4": [0, 3],
  "6.1": [1, 2],
  "6.2": [8, 4],
  "6.3": [2, 2],
  "6.4": [2, 2],
  "6.5": [0, 5],
  "6.6": [0, 3],
  "6.8": [0, 4],
  "7.1": [0, 3],
  "7.2": [4, 0],
  "7.3": [0, 2],
  "7.4": [2, 3],
  "7.5": [0, 2],
  "7.6": [0, 2],
  "8.1": [1, 1],
  "8.2": [2, 1],
  "8.3": [1, 0],
  "8.4": [0, 1],
  "9.1": [3, 0],
  "9.2": [1, 3],
  "10.1": [0, 2],
  "10.2": [0, 2],
  "10.3": [0, 4],
  "10.4": [5, 6],
  "10.5": [0, 5],
  "10.6": [0, 2],
  "10.7": [0, 3],
  "11.1": [0, 2],
  "11.2": [0, 3],
  "11.3": [2, 1],
  "11.4": [1, 3],
  "11.5": [0, 1],
  "11.6": [0, 1],
  "12.1": [1, 2],
  "12.2": [2, 0],
  "12.3": [0, 4],
  "13.1": [0, 1],
  "13.2": [0, 5],
  "13.3": [0, 2],
  "13.4": [1, 4],
  "14.1": [0, 2],
  "14.2": [1, 3],
  "14.3": [1, 2],
  "15.1": [1, 2],
  "15.2": [1, 2],
  "15.3": [1, 6],
  "16.1": [0, 1],
  "16.2": [0, 5],
  "16.3": [0, 4],
  "16.4": [0, 3],
  "16.5": [0, 3],
  "17.1": [0, 1],
  "17.2": [0, 4],
  "17.3": [0, 2],
};

/** "1.1.1 2": every item of levels 1 and 2, with its level. */
const ITEMS = Object.entries(SECTIONS).flatMap(([section, [first, second]]) =>
  Array.from({ length: first + second }, (_, i) => `${section}.${i + 1} ${i < first ? 1 : 2}`),
);

interface Row {
  readonly item: string;
  readonly level: string;
  readonly word: string;
  readonly by: string;
}
const ROW = /^\| (\d+\.\d+\.\d+) \| (\d) \| ([^|]*) \| [^|]+ \| ([^|]+) \|$/gm;
const rows: readonly Row[] = [...asvs.matchAll(ROW)].map(([, item, level, word, by]) => ({
  item: item!,
  level: level!,
  word: word!,
  by: by!,
}));
const withWord = (wanted: string): Row[] => rows.filter(({ word }) => word === wanted);
const [met, none, not] = ["met", "not applicable", "**not met**"].map(withWord) as [Row[], Row[], Row[]];
const counts = `Of ${rows.length}: ${met.length} met, ${none.length} not applicable, ${not.length} not met`;

test(`docs/asvs.md, levels 1 and 2. ${counts}`, () => {
  expect(rows.map(({ item, level }) => `${item} ${level}`)).toEqual(ITEMS);
  expect(met.length + none.length + not.length).toBe(rows.length);
  expect(asvs).toContain(counts);
});

test("docs/asvs.md says of each item that is not met to which heap it belongs", () => {
  const [heaps = ""] = /^What is not met falls into[^]*?\n\n/m.exec(asvs) ?? [];
  const named = heaps.match(/\d+\.\d+\.\d+/g) ?? [];
  expect(named.toSorted()).toEqual(not.map(({ item }) => item).toSorted());
});

test("docs/asvs.md names no file that is not there, and one for all that is met or the place on the page", () => {
  expect(filesIn(asvs).filter((path) => fileAt(path) === undefined)).toEqual([]);
  expect(met.filter(({ by }) => filesIn(by).length === 0 && !/\]\(#/.test(by)).map(({ item }) => item)).toEqual([]);
});

test("what docs/asvs.md quotes stands in a file named beside it, and its links lead somewhere on it", () => {
  const lost = rows.flatMap(({ item, by }) => {
    const texts = filesIn(by).map((path) => readFileSync(fileAt(path)!, "utf8"));
    const quoted = texts.length === 0 ? [] : [...by.matchAll(/"([^"]+)"/g)].map(([, words]) => words!);
    return quoted.filter((words) => !texts.some((text) => text.includes(words))).map((words) => `${item} ${words}`);
  });
  expect(lost).toEqual([]);
  const heads = [...asvs.matchAll(/^#+ (.*)$/gm)].map(([, head]) => head!.toLowerCase().replaceAll(" ", "-"));
  const links = [...asvs.matchAll(/\]\(#([\w-]+)\)/g)].map(([, to]) => to!);
  expect(links.filter((to) => !heads.includes(to))).toEqual([]);
});
