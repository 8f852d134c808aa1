import { worldOf } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { branchesOf, opened, stepIn, type Branch } from "./branches.ts";
import { testChart } from "./testing.ts";

const { map } = worldOf(testChart("II").config);
const tree = branchesOf(map);
const every = (all: readonly Branch[]): Branch[] => all.flatMap((one) => [one, ...every(one.inner)]);

test("the tree has every place in play once, a Space in its province and this in its territory", () => {
  const nodes = every(tree).flatMap(({ node }) => node ?? []);
  const inPlay = map.names.flatMap((_, node) => (map.inPlay[node] === 1 ? [node] : []));
  expect(nodes.toSorted((a, b) => a - b)).toEqual(inPlay);
  for (const territory of tree.filter((one) => one.territory !== undefined))
    for (const province of territory.inner) {
      expect(map.territoryOf[province.province!]).toBe(territory.territory);
      for (const { node } of province.inner) expect(map.province[node!]).toBe(province.province);
    }
});

test("closed it shows territories; keys open, close and walk it", () => {
  const none: ReadonlySet<string> = new Set();
  const rows = opened(tree, none);
  expect(rows).toEqual(tree);
  const [first, second] = rows;
  expect(stepIn(rows, first!, none, "ArrowDown")?.to).toBe(second);
  expect(stepIn(rows, first!, none, "ArrowUp")?.to).toBeUndefined();
  expect(stepIn(rows, first!, none, "End")?.to).toBe(rows.at(-1));
  expect(stepIn(rows, first!, none, "x")).toBeUndefined();
  const { open } = stepIn(rows, first!, none, "ArrowRight")!;
  expect([...open!]).toEqual([first!.key]);
  const more = opened(tree, open!);
  expect(more).toHaveLength(rows.length + first!.inner.length);
  const inside = stepIn(more, first!, open!, "ArrowRight")!.to!;
  expect(inside).toBe(first!.inner[0]);
  expect(stepIn(more, inside, open!, "ArrowLeft")?.to).toBe(first);
  expect([...stepIn(more, first!, open!, "ArrowLeft")!.open!]).toEqual([]);
});
