import { config } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { ROW_LIST } from "./option-list.ts";
import { nameOf, ROWS } from "./ladder.ts";
import { seatText, standingOf } from "./tournament.ts";

const seat = (share: number, points: number, best: number) => ({ share, points, best });

test("deals are counted as they were played: in all, and seat by seat", () => {
  const standing = standingOf(config("II"), [
    { deal: 0, games: 2, seats: [seat(1, 30, 20), seat(0.5, 25, 25)] },
    { deal: 1, games: 2, seats: [seat(0, 10, 40), seat(0.5, 15, 15)] },
  ]);
  expect(standing).toMatchObject({ games: 4, deals: 2, share: { mean: 0.5 } });
  expect(standing.seats.map(({ powers }) => powers)).toEqual([["rome"], ["carthage"]]);
  // A deal in which the seats did well and badly together leaves the mean less sure than seats that make up for each other.
  expect(standing.share.high).toBeCloseTo(0.5 + 1.96 * 0.25);
  expect(seatText(standing.seats[0]!)).toBe("rome 50.0 % (20.0 v 30.0)");
  expect(standing.seats[1]!.share).toEqual({ mean: 0.5, low: 0.5, high: 0.5 });
});

test("the help lists the rows of the ladder, no two of them alike", () => {
  expect(ROW_LIST).toBe(ROWS.map(nameOf).join(", "));
  expect(new Set(ROWS.map(nameOf)).size).toBe(ROWS.length);
});
