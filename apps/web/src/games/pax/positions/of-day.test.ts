import { solveLastTurn } from "@ara/bots/pax/last-turn";
import { describe, expect, test, vi } from "vitest";
import de from "../texts/de/today.ts";
import en from "../texts/en/today.ts";
import nl from "../texts/nl/today.ts";
import { afterAnswer, COUNT, dayOf, deskOf, numberOf, puzzleAt } from "./of-day.ts";

const NEVER = { day: -1, action: 0, streak: 0, longest: 0 };

describe("the position of the day", () => {
  test("is the same for everybody on a date, and another one the day after", () => {
    const morning = dayOf(new Date(2026, 10, 16, 0, 5));
    expect(dayOf(new Date(2026, 10, 16, 23, 55))).toBe(morning);
    expect(dayOf(new Date(2026, 10, 17, 0, 5))).toBe(morning + 1);
    expect([numberOf(0), numberOf(COUNT), numberOf(COUNT + 3)]).toEqual([0, 0, 3]);
  });

  test("days in a row: right ones count, a wrong one or a day left out ends them, a second try counts for nothing", () => {
    const first = afterAnswer(NEVER, 10, 5, true);
    const second = afterAnswer(first, 11, 5, true);
    expect(second).toEqual({ day: 11, action: 5, streak: 2, longest: 2 });
    expect(afterAnswer(second, 11, 6, false)).toBe(second);
    expect(afterAnswer(second, 13, 6, true)).toEqual({ day: 13, action: 6, streak: 1, longest: 2 });
    expect(afterAnswer(second, 12, 6, false)).toEqual({ day: 12, action: 6, streak: 0, longest: 2 });
  });

  test("shows what its seat may see, and takes what the rules allow", async () => {
    const puzzle = puzzleAt(0);
    const given = vi.fn<(action: number) => void>();
    const desk = deskOf(puzzle, given);
    const { view } = desk.news.value;
    if (puzzle.ways > 1) expect(view.rome.hidden.every((card) => card === null)).toBe(true);
    expect(view.players.filter(({ hand }) => hand !== null)).toHaveLength(1);
    await desk.act(-1);
    expect(given).not.toHaveBeenCalled();
    await desk.act(puzzle.answers[1]!.action);
    expect(given).toHaveBeenCalledWith(puzzle.answers[1]!.action);
  });

  test("the solver has the name of his own tables, and nobody else has it", () => {
    const puzzle = puzzleAt(0);
    const namesOf = (own?: string): string[] => deskOf(puzzle, () => undefined, own).seats.map(({ name }) => name);
    for (const [own, called] of [
      [undefined, "Livia"],
      ["Cassius", "Cassius"],
    ] as const) {
      expect(namesOf(own)[puzzle.seat]).toBe(called);
      expect(new Set(namesOf(own)).size).toBe(puzzle.position.seats.length);
    }
  });

  test("nobody may help", () => {
    expect("advise" in deskOf(puzzleAt(0), () => undefined)).toBe(false);
  });

  test.each([en, de, nl])("a row of days is told once there is one", ({ streak }) => {
    expect(streak({ streak: 0, longest: 0 })).not.toMatch(/\d/);
    expect(streak({ streak: 0, longest: 4 })).toMatch(/4/);
    expect(streak({ streak: 2, longest: 4 })).toMatch(/2.*4/);
  });

  test("each of the shipped ones has one answer that is best by far, and all its answers are listed", () => {
    expect(COUNT).toBeGreaterThan(20);
    for (let number = 0; number < COUNT; number++) {
      const { answers, ways, position, seat, betrayal } = puzzleAt(number);
      const [best, next] = answers;
      expect(best!.wins - next!.wins, `position ${number}`).toBeGreaterThanOrEqual(0.3 * ways);
      expect(best!.wins).toBeGreaterThanOrEqual(0.6 * ways);
      expect(betrayal).toBe(2 * best!.withRome > best!.wins);
      const offered = deskOf({ position, seat } as never, () => undefined).news.value.prompt!.options;
      const legal = offered.filter(({ refusal }) => refusal === null).map(({ action }) => action);
      expect(new Set(legal)).toEqual(new Set(answers.map(({ action }) => action)));
    }
  });

  test.each(Array.from({ length: 6 }, (_, i) => Math.floor((i * COUNT) / 6)))(
    "the proof of number %i holds when it is worked out again",
    (number) => {
      const { answers, ways, position, seat } = puzzleAt(number);
      const solved = solveLastTurn(position.state, seat)!;
      const written = (list: typeof answers) => new Map(list.map(({ action, wins }) => [action, wins]));
      expect(solved.ways).toBe(ways);
      expect(written(solved.answers)).toEqual(written(answers));
    },
  );
});
