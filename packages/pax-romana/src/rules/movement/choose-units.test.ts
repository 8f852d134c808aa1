import { describe, expect, test } from "vitest";
import { countsOf, ROME, type UnitName } from "../../data/index.ts";
import { ROW } from "../../state/state.ts";
import { March } from "../../testing/march.ts";
import { position } from "../../testing/position.ts";
import type { ChooseUnits } from "../frames.ts";
import { chooseFrom } from "./choose-units.ts";

type Counts = Partial<Record<UnitName, number>>;
const rowOf = (counts: Counts): number[] => [...countsOf(counts), 0].slice(0, ROW);

/** Every path of answers, and what each of them takes. */
function paths(counts: Counts, none: boolean, needs?: ChooseUnits["needs"]): string[] {
  const found: string[] = [];
  const walk = (answers: readonly string[]): void => {
    const asked = chooseFrom(ROME, "units.move", "9.11", rowOf(counts), none, needs);
    const { state, options } = new March(position("V", {}), asked).answer(answers);
    if (state.frames.length === 0) found.push(String((state.handed!["taken"] as number[]).slice(0, 9)));
    else for (const option of options) walk([...answers, option]);
  };
  walk([]);
  return found;
}

/** All rows between nothing and everything. */
const subsets = (counts: Counts): string[] =>
  rowOf(counts)
    .slice(0, 9)
    .reduce<number[][]>(
      (rows, most) => rows.flatMap((row) => Array.from({ length: most + 1 }, (_, n) => [...row, n])),
      [[]],
    )
    .map(String);

const NOTHING = String(rowOf({}).slice(0, 9));
const sorted = (list: readonly string[]): string[] => list.toSorted();

describe("9.11: quantities", () => {
  test.each<[Counts]>([
    [{ LG: 2, LI: 1 }],
    [{ LG: 1 }],
    [{ HI: 3 }],
    [{ LI: 1, EL: 1, GARR: 2 }],
    [{ lg: 1, CAV: 2, GS: 1 }],
  ])("9.11: every choice of %j has exactly one path", (counts) => {
    expect(sorted(paths(counts, true))).toEqual(sorted(subsets(counts)));
    expect(sorted(paths(counts, false))).toEqual(sorted(subsets(counts).filter((row) => row !== NOTHING)));
  });

  const isLand = (row: string): boolean =>
    row
      .split(",")
      .slice(0, 6)
      .some((n) => n !== "0");

  test("10.31: where a land unit is needed, no choice is without one", () => {
    const counts = { LI: 2, CAV: 1, EL: 1, GARR: 1 };
    expect(sorted(paths(counts, false, "land"))).toEqual(sorted(subsets(counts).filter(isLand)));
  });

  test("10.68: where elephants need company, none are taken without a land unit", () => {
    const counts = { LI: 2, EL: 2, GARR: 1 };
    const legal = subsets(counts).filter((row) => row !== NOTHING && (isLand(row) || row.split(",")[6] === "0"));
    expect(sorted(paths(counts, false, "company"))).toEqual(sorted(legal));
  });
});
