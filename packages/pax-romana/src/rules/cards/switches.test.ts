/** What the Advanced Game changes in the chapters of the Standard Game (1.2, 2.4, 3.45). */
import { expect, test } from "vitest";
import { config } from "../../config.ts";
import { OWNERS, POWERS } from "../../data/index.ts";
import { deal } from "../../deal.ts";
import { FastChance } from "@ara/kernel";
import { setup } from "../../setup.ts";
import type { State } from "../../state/state.ts";
import { ownerOfKey } from "../../state/table.ts";
import { legionaryCavalry } from "../battle/cavalry.ts";
import { play, standing } from "../battle/testing.ts";
import { advanced } from "./testing.ts";

const begun = (game: "standard" | "advanced"): State => {
  const table = config("V", { game });
  return setup(table, deal(table, new FastChance("set-up")));
};

test("12.54, R374: the Advanced Game adds Pergamum to the set-up of V, and nothing else", () => {
  const ownersOf = ({ table }: State): string[] =>
    [...new Set(table.keys.map((key) => OWNERS[ownerOfKey(key)]!))].toSorted();
  expect(ownersOf(begun("advanced"))).toEqual([...ownersOf(begun("standard")), "pergamum"].toSorted());
});

test("3.42, 3.82, R26: one marker of each power in the row, three in the cup, and no event markers", () => {
  const { row, cup, order } = begun("advanced");
  // The first marker of the row is under way.
  expect([row, cup]).toEqual([order.slice(1), [...POWERS.map(() => 3), 0]]);
});

test("10.64, 10.65, R368, R83: legionary cavalry is a rule from turn 3 on, unless the table does without it; with 10.65 to turn 8", () => {
  const horse = (turn: number, options: readonly ("noLegionaryCavalry" | "legionsWithoutCavalry")[] = []): number =>
    legionaryCavalry(advanced({ turn, config: { options } }), 4);
  expect([horse(2), horse(3), horse(10)]).toEqual([0, 2, 2]);
  expect(horse(3, ["noLegionaryCavalry"])).toBe(0);
  expect([horse(8, ["legionsWithoutCavalry"]), horse(9, ["legionsWithoutCavalry"])]).toEqual([2, 0]);
});

test("12.51, R346: in the Advanced Game Rhodes does not begin a turn with two squadrons again", () => {
  const state = advanced({ pieces: { "rome rhodus": { LG: 1, city: 5 }, "rhodes rhodus": { GS: 1 } } });
  play(state, { proc: "income" }, []);
  expect(standing(state, "rhodes", "rhodus", "GS")).toBe(1);
});
