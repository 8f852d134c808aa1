import { expect, test } from "vitest";
import type { OwnerName } from "../../data/index.ts";
import { count, position } from "../../testing/position.ts";
import { answerFirst, asked, at, begin, entering, owner, setOut } from "../battle/testing.ts";
import { relation } from "../control/relation.ts";

/** Rome comes over from a Space beside it, with a great army; what was asked until the battle was over. */
function attacked(who: OwnerName, space: string, from: string): { questions: string[]; left: number; held: boolean } {
  const state = position("V", { pieces: { [`rome ${from}`]: { LG: 9 }, [`${who} ${space}`]: { HI: 4 } } });
  const force = setOut(state, "rome", from, space);
  begin(state, entering(force, 1), [6, 1]);
  const questions: string[] = [];
  while (state.frames.length > 0) {
    questions.push(asked(state)!);
    answerFirst(state);
  }
  return {
    questions,
    left: count(state, `${who} ${space}`, "HI"),
    held: state.forces[force]!.node === at(state, space),
  };
}

test.each([
  ["mamertines", "messana", "panormus"],
  ["syracuse", "syracusae", "messana"],
  ["rhodes", "rhodus", "ephesus"],
] as const)(
  "12.5, 12.51, 12.52, 12.53: %s must be attacked, and neither withdraw nor retreat, not by force",
  (who, space, from) => {
    const state = position("V");
    for (let power = 0; power < 4; power++) expect(relation(state, power, power, owner(who))).toBe("hostile");
    const { questions, left, held } = attacked(who, space, from);
    expect(questions.filter((name) => /withdraw|retreat|force/.test(name))).toEqual([]);
    expect(left).toBeLessThan(4);
    expect(held).toBe(left === 0);
  },
);
