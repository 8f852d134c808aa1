import { expect, test, vi } from "vitest";
import en from "../texts/en/online.ts";
import type { HomeParts } from "../games/game.ts";
import type { OnlineTable } from "./api.ts";
import { tellTable } from "./tell-table.ts";

vi.mock("./words.ts", () => ({ onlineWords: { now: { value: en } } }));
vi.mock("../app/words.ts", () => ({ shown: { value: "en" } }));

const HOUR = 3_600_000;
const PARTS = {
  wargame: { title: () => "Wargame", agreed: () => ({ facts: ["Scenario II"], seats: ["the East", "Carthage"] }) },
  cards: { title: () => "Cards" },
} as unknown as HomeParts;

const seat = (name: string) => ({ name, bot: null, free: name === "", program: false });
const table = (given: Partial<OnlineTable>): OnlineTable =>
  ({
    game: "wargame",
    status: "running",
    config: {},
    seats: [seat("Livia"), seat("Gaius")],
    mine: [],
    asked: [0],
    askedAt: 0,
    ...given,
  }) as OnlineTable;
const stands = (given: Partial<OnlineTable>): string => tellTable(PARTS, table(given), 3 * HOUR).stands;

test("a table is told with its game, what is played, and who plays whom", () => {
  const told = tellTable(PARTS, table({ mine: [1] }), 0);
  expect(told).toMatchObject({ game: "Wargame", facts: ["Scenario II", "2 players"] });
  expect(told.seats).toEqual([
    { plays: "the East", title: "The East", who: "Livia" },
    { plays: "Carthage", title: "Carthage", who: "Gaius (you)" },
  ]);
});

test("it says whom it waits for and since when; of oneself, that it is one's turn", () => {
  expect(stands({})).toBe("The game has waited 3 hours for Livia (the East).");
  expect(stands({ mine: [0] })).toBe("It is your turn. The game has waited 3 hours for you.");
  expect(stands({ asked: [0, 1], askedAt: 3 * HOUR })).toBe(
    "The game waits for Livia (the East) and Gaius (Carthage).",
  );
  expect(stands({ game: "cards", askedAt: null })).toBe("The game waits for Livia.");
});

test("a bot is called one, also where it plays for somebody", () => {
  const bots = ["steady 2", "Gaius"].map((name) => ({ ...seat(name), bot: "steady" }));
  const told = tellTable(PARTS, table({ seats: bots, askedAt: null }), 0);
  expect(told.seats.map(({ who }) => who)).toEqual(["bot", "Gaius (a bot plays)"]);
  expect(told.stands).toBe("The game waits for the East.");
});

test("before it begins it waits for players, and when it is over for nobody", () => {
  expect(stands({ status: "open", seats: [seat("Livia"), seat("")], asked: [] })).toBe("Waiting for one more player.");
  expect(stands({ status: "dealing", asked: [] })).toBe("The game is about to begin.");
  expect(stands({ status: "over", asked: [] })).toBe("The game is over.");
});
