import { describe, expect, test } from "vitest";
import { byDecision, byEvent, byTurn, readPosition, type Position, queryOf } from "./position.ts";

/** A set-up of two events, a decision that tells nothing, one that tells three, and one more. */
const outline = {
  told: [2, 0, 3, 1],
  turns: [
    { at: 0, round: 1, seat: 0, first: true },
    { at: 2, round: 1, seat: 1, first: false },
  ],
};
const position = (at: number, event: number): Position => ({ at, event });

/** From one end to the other. */
function way(from: Position, direction: 1 | -1, by: typeof byEvent): string[] {
  const seen: string[] = [];
  let at = from;
  while (!seen.includes(`${at.at}/${at.event}`)) {
    seen.push(`${at.at}/${at.event}`);
    at = by(outline, at, direction);
  }
  return seen;
}

describe("through a game", () => {
  test("event by event, and back the same way", () => {
    const on = way(position(0, 0), 1, byEvent);
    expect(on).toEqual(["0/0", "0/1", "1/0", "2/0", "2/1", "2/2", "3/0"]);
    expect(way(position(3, 0), -1, byEvent)).toEqual(on.toReversed());
  });

  test("decision by decision, each told to its end", () => {
    expect(way(position(0, 0), 1, byDecision)).toEqual(["0/0", "0/1", "1/0", "2/2", "3/0"]);
    expect(way(position(2, 1), -1, byDecision)).toEqual(["2/1", "1/0", "0/1", "0/0"]);
  });

  test("turn by turn", () => {
    expect(way(position(0, 0), 1, byTurn)).toEqual(["0/0", "0/1", "2/2", "3/0"]);
    expect(way(position(3, 0), -1, byTurn)).toEqual(["3/0", "2/2", "0/1", "0/0"]);
  });
});

test.each([
  ["at=2&event=2", 2, 1],
  ["at=2", 2, 2],
  ["at=2&event=99", 2, 2],
  ["at=2&event=-1", 2, 0],
  ["at=99", 3, 0],
  ["at=-1", 0, 1],
  ["at=x", 1, 0],
  ["at=1.5", 1, 0],
  ["event=2", 1, 0],
  ["", 1, 0],
])("the address ?%s stays within the game", (query, at, event) => {
  expect(readPosition(outline, new URLSearchParams(query), position(1, 0))).toEqual({ at, event });
});

test("an address names the event only within a decision", () => {
  const some = { told: [2, 3], turns: [] };
  expect(queryOf(some, { at: 1, event: 0 }, 2)).toBe("at=1&event=1&seat=2");
  expect(queryOf(some, { at: 1, event: 2 }, "everything")).toBe("at=1&seat=everything");
});
