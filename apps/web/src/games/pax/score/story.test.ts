import { NOBODY, score, view, type State } from "@ara/pax";
import { testTable } from "@ara/pax/testing";
import { describe, expect, test } from "vitest";
import { chaptersOf, standingOf, verdictOf, type Standing } from "./story.ts";

const over = (state: State) => ({ view: view(state, "spectator"), score: score(state) });
const ending = (displays: string[][], conspiratus = NOBODY, romeHidden: string[] = []): State =>
  testTable(2, { step: "over", displays, conspiratus, romeHidden });

const MANY = ["land:1:1", "intrigue:1:1", "wealth:1:1", "religion:1:1"];

describe("the verdict", () => {
  test("6.3 Rome wins, with primus conspiratus or with nobody", () => {
    expect(verdictOf(over(ending([["intrigue:1:1"], []], 0)), 4)).toEqual({ type: "rome", winner: 0 });
    expect(verdictOf(over(ending([[], []])), 4)).toEqual({ type: "rome", winner: null });
  });

  test("6.6 the revolt wins, and says how much Rome lacked", () => {
    const verdict = verdictOf(over(ending([MANY, []], 0)), 4);
    expect(verdict).toMatchObject({ type: "revolt", winners: [0], short: 1 });
  });

  test("8.4 alone the campaign counts", () => {
    const alone = testTable(1, { step: "over", displays: [MANY] }, { solo: 2 });
    expect(verdictOf(over(alone), 4)).toEqual({ type: "soloLost", game: 2 });
  });
});

describe("a standing", () => {
  test("names who is ahead, and Rome's face-down cards count only when revealed", () => {
    const { view: seen } = over(ending([["land:1:1"], ["fleet:2:2"]], NOBODY, ["land:1:1"]));
    const before = standingOf(seen, 7, false);
    expect(before.leaders.slice(0, 4)).toEqual([0, "rome", "rome", 1]);
    expect(before).toMatchObject({ romeAhead: 5, at: 7, reveal: false });
    expect(standingOf(seen, 7, true)).toMatchObject({ romeAhead: 6, reveal: true });
  });
});

describe("the chapters", () => {
  const sheet = over(ending([[], []])).score;
  const standing = (round: number, leaders: Standing["leaders"], reveal = false): Standing => ({
    round,
    at: round,
    reveal,
    leaders,
    romeAhead: leaders.filter((leader) => leader === "rome").length,
  });
  const row = (...players: number[]): Standing["leaders"] => Array.from({ length: 7 }, (_, i) => players[i] ?? "rome");

  test("tell the rounds that moved Rome most, in order, and always the reveal", () => {
    const standings = [
      standing(1, row()),
      standing(2, row(0)),
      standing(3, row(0, 1, 1)),
      standing(4, row(0, 1, 1)),
      standing(5, row(1, 1, 1)),
      standing(6, row(1, 1, 1, 0)),
      standing(6, row(1, 1, 1, 0), true),
    ];
    const chapters = chaptersOf({ standings, score: sheet });
    expect(chapters.map((chapter) => [chapter.standing.round, chapter.standing.reveal])).toEqual([
      [2, false],
      [3, false],
      [6, false],
      [6, true],
    ]);
    expect(chapters[1]).toMatchObject({
      before: 6,
      changes: [
        { category: "intrigue", from: "rome", to: 1 },
        { category: "wealth", from: "rome", to: 1 },
      ],
    });
    expect(chapters.at(-1)!.changes).toEqual([]);
  });
});
