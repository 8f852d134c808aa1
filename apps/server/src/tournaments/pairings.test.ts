import { describe, expect, test } from "vitest";
import { firstMeetings, meetingsOf, roundRobin } from "./pairings.ts";

const SIZES = Array.from({ length: 15 }, (_, i) => i + 2);
const spread = (counts: readonly number[]): number => Math.max(...counts) - Math.min(...counts);
const counts = (length: number, of: (player: number) => number): number[] =>
  Array.from({ length }, (_, player) => of(player));

describe.each([2, 3, 4, 5, 6])("round robin at tables of %i", (seats) => {
  const sizes = SIZES.filter((players) => players >= seats);
  const designs = new Map(sizes.map((players) => [players, roundRobin(players, seats)]));

  test("nobody plays twice in a round, every table is full, and as many play as can", () => {
    for (const players of sizes)
      for (const round of designs.get(players)!) {
        expect(new Set(round.flat()).size).toBe(round.flat().length);
        expect(round.every((table) => table.length === seats)).toBe(true);
        expect(round.length).toBe(Math.floor(players / seats));
      }
  });

  test("byes are spread: nobody has two more than another", () => {
    for (const players of sizes) {
      const rounds = designs.get(players)!;
      const played = counts(players, (one) => rounds.filter((round) => round.flat().includes(one)).length);
      expect(spread(played)).toBeLessThanOrEqual(1);
    }
  });

  test("everybody meets everybody: two once; more as often as others, but for a few meetings", () => {
    for (const players of sizes) {
      const tables = designs.get(players)!.flat();
      const meetings = counts(players, () => 0).flatMap((_, a) =>
        counts(a, (b) => tables.filter((table) => table.includes(a) && table.includes(b)).length),
      );
      if (seats === 2) expect(new Set(meetings)).toEqual(new Set([1]));
      // A design without any flaw exists for few numbers only.
      else expect(Math.max(...meetings)).toBeLessThanOrEqual(3);
    }
  });

  test("nobody sits much more often in one seat than in another", () => {
    for (const players of sizes) {
      const tables = designs.get(players)!.flat();
      for (let player = 0; player < players; player++)
        expect(spread(counts(seats, (seat) => tables.filter((table) => table[seat] === player).length))).toBeLessThan(
          3,
        );
    }
  });

  test("it is the same whenever it is asked for", () => {
    expect(roundRobin(seats + 3, seats)).toEqual(roundRobin(seats + 3, seats));
  });
});

describe("knockout", () => {
  test("everybody is in the first round once; byes go to the first of the order and are spread over both halves", () => {
    for (const players of SIZES) {
      const meetings = firstMeetings(players);
      const there = meetings.flat().filter((one) => one !== null);
      expect(there.toSorted((a, b) => a - b)).toEqual(counts(players, (one) => one));
      const byes = meetings.filter((pair) => pair.includes(null)).map(([one]) => one!);
      expect(byes.toSorted((a, b) => a - b)).toEqual(counts(byes.length, (one) => one));
      if (meetings.length < 2) continue;
      const inFirstHalf = meetings.slice(0, meetings.length / 2).filter((pair) => pair.includes(null)).length;
      expect(Math.abs(byes.length - 2 * inFirstHalf)).toBeLessThanOrEqual(1);
    }
  });

  test("one is left after as many rounds as it takes; the first two of the order meet in the last one", () => {
    for (const players of SIZES) {
      let meetings = firstMeetings(players);
      let rounds = 1;
      for (; meetings.length > 1; rounds++)
        meetings = meetingsOf(meetings.map(([a, b]) => (a === null || b === null ? (a ?? b) : Math.min(a, b))));
      expect(rounds).toBe(Math.ceil(Math.log2(players)));
      expect(meetings[0]!.toSorted()).toEqual([0, 1]);
    }
  });
});
