import { describe, expect, test } from "vitest";
import { countsOf, ROME, type UnitName } from "../../data/index.ts";
import { ROW } from "../../state/state.ts";
import { Table } from "../../testing/march.ts";
import { position } from "../../testing/position.ts";
import { procedure } from "../../engine/procedure.ts";
import type { ChooseUnitsFrame } from "../frames.ts";
import { marchMachine } from "../../testing/march.ts";
import { chooseFrom } from "./choose-units.ts";
import type { Frame } from "../../engine/frame.ts";

type Counts = Partial<Record<UnitName, number>>;
const rowOf = (counts: Counts): number[] => [...countsOf(counts), 0].slice(0, ROW);

/** Every path of answers, and what each of them takes. */
function paths(counts: Counts, none: boolean, needs?: ChooseUnitsFrame["needs"]): string[] {
  const found: string[] = [];
  const root = procedure<Frame>({
    name: "root",
    rule: "",
    steps: {
      begin: (_state, _frame, course) =>
        course.call(chooseFrom(ROME, "units.move", "9.11", rowOf(counts), none, needs), "end"),
      end(_state, _frame, course) {
        found.push(String((course.handed!["taken"] as number[]).slice(0, 9)));
        course.end();
      },
    },
  });
  const machine = marchMachine([root]);
  const walk = (answers: readonly string[]): void => {
    const before = found.length;
    const table = new Table(position("V", {}), { proc: "root", step: "begin" }, [], machine).answer(answers);
    if (found.length > before) {
      if (answers.length > 0 || table.options.length === 0) return;
    }
    for (const option of table.options) walk([...answers, option]);
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
