import { beforeEach, expect, test, vi } from "vitest";
import { begin, configOf, obstacle, ownSeat, quickTable, rename, seatsOf, sit, writtenName } from "./choices.ts";

const { settings } = vi.hoisted(() => ({ settings: { value: { name: "" } } }));
vi.mock("../../../app/settings.ts", () => ({ settings }));
beforeEach(() => (settings.value.name = ""));

const fresh = (query = ""): ReturnType<typeof begin> => begin(new URLSearchParams(query));

test("a first table is one person against two bots, and nothing stands in its way", () => {
  expect(obstacle(fresh())).toBeNull();
  expect(seatsOf(fresh())).toEqual([
    { name: "Livia", bot: null },
    { name: "Cassius", bot: "miles" },
    { name: "Octavia", bot: "miles" },
  ]);
});

test("the address chooses players, Nocturnus and the game of the campaign; nonsense chooses nothing", () => {
  expect(configOf(fresh("players=1&game=3&nocturnus=1"))).toMatchObject({ players: 1, solo: 3, nocturnus: true });
  expect(configOf(fresh("players=9&nocturnus=0"))).toMatchObject({ players: 3, solo: null, nocturnus: false });
});

test("there is one owner: who takes the seat swaps with him", () => {
  const moved = sit(fresh(), 2, "me");
  expect(moved.seats.slice(0, 3).map(({ sitter }) => sitter)).toEqual(["miles", "miles", "me"]);
});

test("a table needs a person, and each seat a name of its own", () => {
  expect(obstacle(sit(fresh(), 0, "tiro"))).toEqual({ type: "nobody" });
  expect(obstacle(rename(fresh(), 1, " livia "))).toEqual({ type: "sameName", name: "livia" });
});

test("a bot that has the owner's name takes another", () => {
  settings.value.name = "Cassius";
  for (const choices of [fresh(), quickTable()]) {
    const names = seatsOf(choices).map(({ name }) => name);
    expect(names[0]).toBe("Cassius");
    expect(new Set(names).size).toBe(3);
  }
});

test("a sample name is nobody's, wherever the owner sits; one he writes is his", () => {
  expect([fresh(), sit(fresh(), 2, "me")].map(writtenName)).toEqual([null, null]);
  expect(writtenName(rename(fresh(), 0, " Vipsania "))).toBe("Vipsania");
});

test("an online table has open seats and at least two players", () => {
  const { seats, players } = fresh("online&players=1");
  expect(players).toBe(3);
  expect(seats.slice(0, 3).map(({ sitter }) => sitter)).toEqual(["me", "person", "person"]);
  expect(ownSeat(sit(fresh("online"), 1, "me"))).toBe(1);
});
