import type { GameRecord } from "@ara/kernel";
import { config, writeConfig } from "@ara/pax";
import { expect, test } from "vitest";
import { campaign, countGames } from "./campaign.ts";
import type { Saved } from "../../../store/saved.ts";

const solo = (game: number, winner: "player" | "rome", nocturnus = false): Saved => ({
  id: `${game}`,
  game: "pax",
  created: 0,
  updated: 0,
  config: writeConfig(config(1, { solo: game, nocturnus })),
  seats: [{ name: "Livia", bot: null }],
  seed: "",
  record: { result: { winner, winners: [], points: [1], rome: { ahead: [] } } } as unknown as GameRecord,
  over: true,
});

test("8.6: the campaign grows with won games, one after another, and never shrinks", () => {
  countGames([solo(1, "rome"), solo(3, "player")]);
  expect(campaign.value).toEqual({ base: 0, nocturnus: 0 });
  countGames([solo(2, "player"), solo(1, "player")]);
  expect(campaign.value).toEqual({ base: 2, nocturnus: 0 });
  countGames([solo(1, "player", true)]);
  expect(campaign.value).toEqual({ base: 2, nocturnus: 1 });
  countGames([]);
  expect(campaign.value).toEqual({ base: 2, nocturnus: 1 });
});

test("games that go on or cannot be read count for nothing", () => {
  const before = campaign.value;
  countGames([
    { ...solo(3, "player"), over: false },
    { ...solo(3, "player"), record: null },
  ]);
  countGames([{ ...solo(3, "player"), config: { players: 9 } }]);
  expect(campaign.value).toEqual(before);
});

test("another ending of an earlier game wins nothing", () => {
  const before = campaign.value;
  const lost = { ...solo(3, "rome"), seed: "s", created: 1 };
  countGames([lost, { ...solo(3, "player"), seed: "s", created: 2 }]);
  expect(campaign.value).toEqual(before);
});
