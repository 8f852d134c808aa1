import { config, GARR, paxRomana, ROW } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { Outlook } from "./outlook.ts";
import { Stamp } from "./stamp.ts";
import { opening } from "./testing.ts";

const state = opening(config("V"), "stamp");

test("a board is known again for the same power, from another view of it", () => {
  const stamp = new Stamp();
  expect(stamp.isOf(paxRomana.view(state, 0), 0)).toBe(false);
  expect(stamp.isOf(paxRomana.view(state, 0), 0)).toBe(true);
  expect(stamp.isOf(paxRomana.view(state, 0), 1)).toBe(false);
});

test.each([
  ["a unit", (copy: typeof state) => void copy.table.counts[GARR]!++],
  ["a Town", (copy: typeof state) => void copy.works.fill(0)],
  ["a province", (copy: typeof state) => void (copy.control[0] = 3)],
  ["a permission", (copy: typeof state) => void copy.pacts.fill(1)],
  ["pirates", (copy: typeof state) => void copy.pirates.push(5)],
  ["points", (copy: typeof state) => void (copy.powers[2]!.victoryPoints = 9)],
  ["the turn", (copy: typeof state) => void copy.turn++],
])("%s more or less is another board, though the view is the same object", (_, change) => {
  const view = paxRomana.view(state, 0);
  const stamp = new Stamp();
  stamp.isOf(view, 0);
  change(view as unknown as typeof state);
  expect(stamp.isOf(view, 0)).toBe(false);
});

test("an outlook that has seen another board counts as one that has not", () => {
  const other = paxRomana.clone(state);
  for (let i = 0; i < other.table.counts.length; i += ROW) other.table.counts[i]! += 2;
  const [used, fresh] = [new Outlook(), new Outlook()];
  used.look(paxRomana.view(state, 0), 0);
  expect(used.kept("own", () => used.own.slice())).toEqual(used.own);
  used.look(paxRomana.view(other, 0), 0);
  fresh.look(paxRomana.view(other, 0), 0);
  expect(used.kept("own", () => used.own.slice())).toEqual(fresh.own);
  expect([used.foe, used.holder, used.heavies]).toEqual([fresh.foe, fresh.holder, fresh.heavies]);
});
