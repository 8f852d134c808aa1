import type { GameRecord } from "@ara/kernel";
import { config, writeConfig } from "@ara/pax";
import { describe, expect, test } from "vitest";
import { handedOver } from "../../../store/hand-over.ts";
import type { Saved } from "../../../store/saved.ts";
import { readResult, resultOf, type PaxResult } from "./results.ts";
import { statisticsOf } from "./statistics.ts";

function finished(bots: readonly (string | null)[], winners: readonly number[], change: Partial<Saved> = {}): Saved {
  const result = { winner: "players", winners, points: bots.map(() => 1), rome: { ahead: [] } };
  return {
    id: "x",
    game: "pax",
    created: 1,
    updated: 5,
    config: writeConfig(config(bots.length)),
    seats: bots.map((bot, i) => ({ name: `${i}`, bot })),
    seed: "s",
    record: { result, entries: [] } as unknown as GameRecord,
    over: true,
    ...change,
  };
}

describe("how a game ended", () => {
  test("for its only person, against the strongest bot", () => {
    expect(resultOf(finished(["miles", null, "consul"], [1]))).toMatchObject({
      players: 3,
      level: "consul",
      won: true,
      aside: null,
    });
    expect(resultOf(finished([null, "tiro"], [1]))).toMatchObject({ won: false });
    expect(resultOf(finished([null, "tiro"], [0], { over: false }))).toBeNull();
  });

  test("who resigned has lost, even if the bot wins; what a bot played for somebody is set aside", () => {
    const game = finished([null, "tiro"], [0]);
    const resigned = handedOver(game, { seat: 0, bot: "consul", resigned: true });
    expect(resultOf(resigned)).toMatchObject({ won: false, resigned: true, level: "tiro", aside: null });
    const handed = handedOver(game, { seat: 0, bot: "consul", resigned: false });
    expect(resultOf(handed)).toMatchObject({ aside: "handedOver" });
    expect(resultOf(handedOver(game, { seat: 1, bot: "consul", resigned: false }))).toMatchObject({ aside: null });
  });

  test.each([
    ["what if", finished([null, "tiro"], [0], { whatIf: true }), "whatIf"],
    ["from elsewhere", finished([null, "tiro"], [0], { guest: true }), "guest"],
    [
      "something seen was taken back",
      finished([null, "tiro"], [0], {
        record: { ...finished([null, "tiro"], [0]).record!, entries: [{ seat: 0, action: {}, back: 2 }] },
      }),
      "undone",
    ],
    ["several people", finished([null, null], [0]), "shared"],
    ["bots alone", finished(["miles", "tiro"], [0]), "shared"],
  ])("%s: does not count", (_what, saved, aside) => {
    expect(resultOf(saved)).toMatchObject({ aside });
  });

  test("is read again as it was kept, and nonsense is left out", () => {
    const row = resultOf(finished([null, "tiro"], [0]))!;
    expect(readResult(structuredClone(row))).toEqual([row]);
    for (const bad of [{ players: 9 }, { ended: "now" }, { game: "go" }, { aside: "x" }, { solo: 7 }]) {
      expect(readResult({ ...row, ...(bad as object) })).toEqual([]);
    }
  });
});

test("win rates, rows of wins and what was left out", () => {
  const base = resultOf(finished([null, "tiro"], [0]))!;
  const game = (won: boolean, more: Partial<PaxResult> = {}): PaxResult => ({ ...base, won, ...more });
  const found = statisticsOf([
    game(true, { players: 3, level: "miles" }),
    game(true, { aside: "whatIf" }),
    game(true, { rome: true }),
    game(false),
    game(true, { solo: 1, players: 1, level: null }),
    game(true),
    game(true),
    game(false, { resigned: true }),
  ]);
  expect(found).toMatchObject({
    all: { played: 7, won: 5 },
    byPlayers: [
      { players: 2, played: 5, won: 3 },
      { players: 3, played: 1, won: 1 },
    ],
    byLevel: [
      { level: "tiro", played: 5, won: 3 },
      { level: "miles", played: 1, won: 1 },
    ],
    solo: { played: 1, won: 1 },
    withRome: 1,
    resigned: 1,
    streak: 2,
    longest: 3,
    aside: { whatIf: 1, handedOver: 0, shared: 0, guest: 0, undone: 0 },
  });
  expect(statisticsOf([])).toMatchObject({ all: { played: 0, won: 0 }, streak: 0, longest: 0 });
});
