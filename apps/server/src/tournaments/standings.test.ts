import { FastChance } from "@ara/kernel";
import { describe, expect, test } from "vitest";
import { roundRobin } from "./pairings.ts";
import { ABSENT, knockoutStandings, standingsOf, type Result } from "./standings.ts";

const beats = (winner: number, loser: number): Result => ({ players: [winner, loser], places: [1, 2] });
const placesOf = (players: readonly number[], results: readonly Result[]): Record<number, number> =>
  Object.fromEntries(standingsOf(players, results).map(({ player, place }) => [player, place]));

describe("standings of a round robin", () => {
  test("points come first: a win is one, a tie a half", () => {
    const results = [beats(0, 1), { players: [1, 2], places: [1, 1] }, beats(0, 2)];
    expect(standingsOf([0, 1, 2], results)).toMatchObject([
      { player: 0, place: 1, halves: 4, wins: 2, played: 2 },
      { player: 1, place: 2, halves: 1 },
      { player: 2, place: 2, halves: 1 },
    ]);
  });

  test("of two with as many points is ahead whose beaten opponents have more", () => {
    // 0 and 1 have two points each; 0 has beaten 2 (two points) and 3, 1 has beaten 0 and 3.
    const results = [beats(0, 2), beats(0, 3), beats(1, 0), beats(2, 1), beats(1, 3), beats(2, 3)];
    const rows = standingsOf([0, 1, 2, 3], results);
    expect(rows.slice(0, 3).map(({ halves }) => halves)).toEqual([4, 4, 4]);
    expect(rows.map(({ quarters }) => quarters)).toEqual([8, 8, 8, 0]);
    expect(rows.map(({ place }) => place)).toEqual([1, 1, 1, 4]);
    const other = [beats(0, 1), beats(1, 2), beats(3, 0), beats(1, 3), beats(0, 2), beats(2, 3)];
    expect(placesOf([0, 1, 2, 3], other)).toEqual({ 0: 1, 1: 2, 2: 4, 3: 3 });
  });

  test("where the game itself wins nobody makes a point; whoever did not come loses to all who did", () => {
    expect(standingsOf([0, 1], [{ players: [0, 1], places: [2, 2] }]).map(({ halves }) => halves)).toEqual([0, 0]);
    const results = [{ players: [0, 1, 2], places: [1, ABSENT, ABSENT] }];
    expect(standingsOf([0, 1, 2], results)).toMatchObject([
      { player: 0, halves: 4, wins: 1, played: 1 },
      { player: 1, halves: 0, played: 0 },
      { player: 2, halves: 0, played: 0 },
    ]);
  });

  test("at larger tables everybody counts whom he has left behind", () => {
    const [first, second, third] = standingsOf([4, 7, 9], [{ players: [7, 4, 9], places: [1, 2, 2] }]);
    expect([first, second, third].map((row) => [row!.player, row!.halves])).toEqual([
      [7, 4],
      [4, 1],
      [9, 1],
    ]);
  });

  test("a bye is worth what it is said to be, and no game", () => {
    const results = [{ players: [0, 1, 2], places: [1, 2, 3] }];
    expect(standingsOf([0, 1, 2, 3], results, new Map([[3, 2]]))).toMatchObject([
      { player: 0, halves: 4 },
      { player: 1, halves: 2, place: 2 },
      { player: 3, halves: 2, place: 2, played: 0 },
      { player: 2, halves: 0 },
    ]);
  });

  test("whatever the results: points add up, places are in order, and names do not matter", () => {
    for (let game = 0; game < 60; game++) {
      const chance = new FastChance(`standings ${game}`);
      const players = 3 + chance.below(10);
      const seats = 2 + chance.below(2);
      const results = roundRobin(players, seats)
        .flat()
        .map((table) => ({ players: table, places: table.map((_, i) => (i === 0 ? 1 : 1 + chance.below(seats))) }));
      const everybody = Array.from({ length: players }, (_, i) => i);
      const rows = standingsOf(everybody, results);
      const halves = rows.reduce((sum, row) => sum + row.halves, 0);
      expect(halves).toBe(results.length * seats * (seats - 1));
      expect(rows.map(({ place }) => place)).toEqual(rows.map(({ place }) => place).toSorted((a, b) => a - b));
      const renamed = results.map((one) => ({ ...one, players: one.players.map((player) => players - 1 - player) }));
      const other = placesOf(everybody, renamed);
      for (const { player, place } of rows) expect(other[players - 1 - player]).toBe(place);
    }
  });
});

test("in a knockout whoever was out in the same round shares a place, unless one was further ahead at his table", () => {
  const two = [
    [
      { players: [0], places: [1], winner: 0, through: [0] },
      { players: [1, 2], places: [2, 1], winner: 2, through: [2] },
    ],
    [{ players: [0, 2], places: [2, 1], winner: 2, through: [2] }],
  ];
  expect(knockoutStandings([0, 1, 2], two)).toEqual([
    { player: 2, place: 1, wins: 2, out: false },
    { player: 0, place: 2, wins: 0, out: true },
    { player: 1, place: 3, wins: 0, out: true },
  ]);
  const four = [
    [
      { players: [0, 1, 2, 3], places: [1, 2, 3, 4], winner: 0, through: [0, 1] },
      { players: [4, 5, 6, 7], places: [1, 2, 3, null], winner: 4, through: [4, 5] },
    ],
    [{ players: [0, 4, 5, 1], places: [2, 1, 3, 3], winner: 4, through: [4] }],
  ];
  expect(knockoutStandings([0, 1, 2, 3, 4, 5, 6, 7], four).map(({ player, place }) => [player, place])).toEqual([
    [4, 1],
    [0, 2],
    [1, 3],
    [5, 3],
    [2, 5],
    [6, 5],
    [3, 7],
    [7, 8],
  ]);
});
