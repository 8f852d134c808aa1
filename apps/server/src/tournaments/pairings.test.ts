import { describe, expect, test } from "vitest";
import { dealtOut, firstMeetings, goOnFrom, meetingsOf, roundRobin } from "./pairings.ts";

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

describe.each([3, 4, 5, 6, 8])("knockout at tables of %i", (seats) => {
  test("everybody sits once, tables are about as full as each other, and one is left in the end", () => {
    for (const players of SIZES.filter((size) => size >= seats)) {
      let left = counts(players, (one) => one);
      for (let tables = dealtOut(left, seats); ; tables = dealtOut(left, seats)) {
        expect(tables.flat().toSorted((a, b) => a - b)).toEqual(left.toSorted((a, b) => a - b));
        expect(Math.max(...tables.map(({ length }) => length))).toBeLessThanOrEqual(seats);
        expect(spread(tables.map(({ length }) => length))).toBeLessThanOrEqual(1);
        if (tables.length === 1) break;
        const before = left.length;
        const through = tables.map((table) => table.toSorted((a, b) => a - b).slice(0, goOnFrom(seats)));
        left = counts(goOnFrom(seats), (place) => place).flatMap((place) =>
          through.flatMap((all) => all.slice(place, place + 1)),
        );
        expect(left.length).toBeLessThan(before);
      }
      // Those who are drawn first and always win meet at the last table at the earliest.
      expect(left.length).toBeGreaterThan(1);
      expect(left).toContain(0);
    }
  });

  test("of two who have met at a full table and go on, each sits at another one where there are several", () => {
    const tables = dealtOut(
      counts(seats * 4, (one) => one),
      seats,
    );
    const through = tables.map((table) => table.slice(0, goOnFrom(seats)));
    const next = dealtOut(
      counts(goOnFrom(seats), (place) => place).flatMap((place) => through.map((all) => all[place]!)),
      seats,
      tables,
    );
    if (next.length >= goOnFrom(seats) && goOnFrom(seats) === 2)
      for (const table of next)
        for (const met of through) expect(table.filter((one) => met.includes(one)).length).toBeLessThanOrEqual(1);
  });
});
