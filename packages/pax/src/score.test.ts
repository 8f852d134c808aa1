import { expect, test } from "vitest";
import { ARMY, CATEGORIES, FLEET, LAND } from "./card.ts";
import type { Config } from "./config.ts";
import { NOBODY } from "./deck.ts";
import { pax } from "./game.ts";
import { outcomeOf, readOutcome, writeOutcome } from "./outcome.ts";
import { bonusIn, score, withBonus } from "./score.ts";
import { symbols, testTable, type TestTable } from "./testing.ts";

/** "land 3 fleet 2": so many symbols, one on each card. */
const cards = (text: string): string[] =>
  [...text.matchAll(/(\w+) (\d+)/g)].flatMap(([, category, count]) => symbols(category!, Number(count)));

const table = (rome: string, displays: readonly string[], more: TestTable = {}, options: Partial<Config> = {}) =>
  testTable(displays.length, { step: "over", romeOpen: cards(rome), displays: displays.map(cards), ...more }, options);

test("6.7 the rulebook's example: 24 and 22 points, Rome ahead in Senator, Fleet and Army only", () => {
  const rome = "senator 2 fleet 4 army 3 religion 1 wealth 1 land 2 intrigue 1";
  const one = "fleet 3 army 1 religion 2 wealth 2 land 3";
  const other = "army 3 intrigue 3 land 1 religion 1 wealth 1";
  const state = table(rome, [one, other], { conspiratus: 1, aurei: [2, 6] });
  const sheet = score(state);
  expect(sheet.players).toStrictEqual([
    { categories: 10, stronger: 9, fleets: 3, armies: 2, conspiratus: 0, wealth: 0, total: 24, riches: 2 },
    { categories: 10, stronger: 3, fleets: 1, armies: 3, conspiratus: 1, wealth: 4, total: 22, riches: 6 },
  ]);
  expect(sheet.categories).toStrictEqual([
    { category: "land", rome: 2, players: [3, 1], romeAhead: false },
    { category: "intrigue", rome: 1, players: [0, 3], romeAhead: false },
    { category: "wealth", rome: 1, players: [2, 1], romeAhead: false },
    { category: "fleet", rome: 5, players: [3, 1], romeAhead: true },
    { category: "army", rome: 4, players: [2, 3], romeAhead: true },
    { category: "religion", rome: 1, players: [2, 1], romeAhead: false },
    { category: "senator", rome: 2, players: [0, 0], romeAhead: true },
  ]);
  expect(sheet).toMatchObject({ romeWins: false, winners: [0] });
  expect(pax.outcome(state)).toStrictEqual({
    winner: "players",
    winners: [0],
    points: [24, 22],
    romeAhead: ["fleet", "army", "senator"],
  });
});

test("6.1 Rome's face-down cards join its display", () => {
  const state = table("land 1", ["land 2", ""], { romeHidden: ["land:1:1", "land:2:2", "army:1:1"] });
  expect(score(state).categories[0]).toStrictEqual({ category: "land", rome: 4, players: [2, 0], romeAhead: true });
});

test.each([
  [2, [1, 0], true],
  [2, [2, 0], true],
  [2, [2, 2], true],
  [2, [3, 0], false],
  [2, [0, 3], false],
  // Every single player, not all together.
  [2, [2, 2, 2], true],
  [0, [0, 0], true],
  [0, [1, 0], false],
])("6.2 Rome with %i symbols against %j is ahead: %s", (rome, players, ahead) => {
  const state = table(
    `wealth ${rome}`,
    players.map((count) => `wealth ${count}`),
  );
  expect(score(state).categories[2]).toStrictEqual({ category: "wealth", rome, players, romeAhead: ahead });
});

const SEVEN = ["land", "intrigue", "wealth", "fleet", "army", "religion", "senator"];

test.each([
  [false, 3, false],
  [false, 4, true],
  [true, 4, false],
  [true, 5, true],
])("6.3, 9.1 Nocturnus %s: Rome ahead in %i categories wins: %s", (nocturnus, ahead, wins) => {
  const all = CATEGORIES.slice(0, nocturnus ? 10 : 7);
  const own = all
    .slice(ahead)
    .map((category) => `${category} 1`)
    .join(" ");
  const state = table("", [own, ""], { conspiratus: 0 }, { nocturnus });
  expect(outcomeOf(state)).toMatchObject({ winner: wins ? "rome" : "players", romeAhead: all.slice(0, ahead) });
});

test.each([
  [1, [1]],
  [0, [0]],
  [NOBODY, []],
])("6.3 when Rome wins and seat %i holds primus conspiratus, %j win", (conspiratus, winners) => {
  const displays = [0, 1].map((seat) => (seat === conspiratus ? "intrigue 1" : "land 1"));
  expect(outcomeOf(table("land 1 intrigue 1", displays, { conspiratus }))).toMatchObject({ winner: "rome", winners });
});

test.each([
  [0, 0, 0, 0],
  [2, 2, 2, 2],
  [3, 0, 3, 1],
  [0, 3, 1, 3],
  [5, 0, 5, 1],
  [6, 0, 6, 2],
  [3, 3, 4, 4],
  // Bonuses do not breed: 2 + 1 bonus fleets give no army.
  [2, 3, 3, 3],
  [5, 4, 6, 5],
])("6.4 %i fleets and %i armies count %i and %i", (fleets, armies, allFleets, allArmies) => {
  const own = [1, 2, 3, fleets, armies, 6, 7, 8, 9, 10];
  expect(withBonus(own)).toStrictEqual([1, 2, 3, allFleets, allArmies, 6, 7, 8, 9, 10]);
  expect(own[3]).toBe(fleets);
  expect([bonusIn(own, FLEET), bonusIn(own, ARMY), bonusIn(own, LAND)]).toStrictEqual([
    allFleets - fleets,
    allArmies - armies,
    0,
  ]);
  const state = table(`fleet ${fleets} army ${armies}`, [`land 9 fleet ${fleets} army ${armies}`, ""]);
  const { categories } = score(state);
  // Rome gets them too.
  expect(categories[3]).toMatchObject({ rome: allFleets, players: [allFleets, 0] });
  expect(categories[4]).toMatchObject({ rome: allArmies, players: [allArmies, 0] });
});

test("6.5 a bonus symbol alone makes no category, but points and strength", () => {
  const state = table("", ["land 3 army 3", ""], { aurei: [0, 1] });
  expect(score(state).players).toStrictEqual([
    { categories: 4, stronger: 9, fleets: 1, armies: 3, conspiratus: 0, wealth: 0, total: 17, riches: 0 },
    { categories: 0, stronger: 0, fleets: 0, armies: 0, conspiratus: 0, wealth: 4, total: 4, riches: 1 },
  ]);
});

test("6.5 two symbols on one card are one category and two fleets", () => {
  const state = table("", ["", ""], { displays: [["land:2:3", "fleet:2:4"], []], aurei: [0, 9] });
  expect(score(state).players[0]).toMatchObject({ categories: 4, stronger: 6, fleets: 2, armies: 0, total: 12 });
});

test.each([
  ["more", "wealth 1", 3],
  ["as many", "wealth 2", 0],
  ["fewer", "wealth 3", 0],
])("6.5 3 points for every category in which Rome has fewer symbols: %s", (_, rome, points) => {
  expect(score(table(rome, ["wealth 2", ""])).players[0]!.stronger).toBe(points);
});

test("6.5 1 point for primus conspiratus", () => {
  const { players } = score(table("", ["intrigue 1", "intrigue 1"], { conspiratus: 1 }));
  expect(players.map(({ conspiratus, total }) => [conspiratus, total])).toStrictEqual([
    [0, 9],
    [1, 10],
  ]);
});

test.each([
  ["aurei", [3, 2, 1], [[], [], []], [4, 0, 0]],
  ["a card in hand counts 1", [3, 2, 1], [[], ["army:2:4", "land:1:1"], []], [0, 4, 0]],
  ["all tied players get the 4", [3, 2, 1], [[], ["army:2:4"], ["land:1:1", "land:1:1"]], [4, 4, 4]],
])("6.5 4 points for the largest sum of aurei and cards in hand: %s", (_, aurei, hands, wealth) => {
  const sheet = score(table("", ["", "", ""], { aurei, hands }));
  expect(sheet.players.map((player) => player.wealth)).toStrictEqual(wealth);
  expect(sheet.players.map(({ riches }) => riches)).toStrictEqual(aurei.map((sum, seat) => sum + hands[seat]!.length));
});

const FIVE = "land 1 intrigue 1 wealth 1 religion 1 senator 1";

test.each([
  ["the most points", [FIVE, `${FIVE} army 1`], [1, 1], [1]],
  ["a tie is shared", [FIVE, FIVE], [1, 1], [0, 1]],
  ["a tie of two among three", [FIVE, "", FIVE], [1, 0, 1], [0, 2]],
  ["money can decide", [FIVE, FIVE], [2, 1], [0]],
])("6.6 most points win: %s", (_, displays, aurei, winners) => {
  expect(outcomeOf(table("", displays, { aurei }))).toMatchObject({ winner: "players", winners });
});

/** All categories, stronger than Rome in so many of them. */
function campaign(solo: number, stronger: number, nocturnus: boolean, lacking = 0) {
  const all = CATEGORIES.slice(0, nocturnus ? 10 : 7);
  const own = all.slice(lacking).map((category) => `${category} 1`);
  const rome = all.slice(stronger).map((category) => `${category} 1`);
  return table(rome.join(" "), [own.join(" ")], {}, { solo, nocturnus });
}

test.each([
  [1, 3, false],
  [2, 4, false],
  [3, 5, false],
  [4, 6, false],
  [5, 7, false],
  [1, 6, true],
  [2, 7, true],
  [3, 8, true],
  [4, 9, true],
  [5, 10, true],
])("8.4, 9.5 game %i of the campaign is won with %i categories, Nocturnus %s", (solo, goal, nocturnus) => {
  expect(outcomeOf(campaign(solo, goal, nocturnus))).toMatchObject({ winner: "player", winners: [0] });
  expect(outcomeOf(campaign(solo, goal - 1, nocturnus))).toMatchObject({ winner: "rome", winners: [] });
});

test.each([false, true])("8.4 all categories must be in the display, Nocturnus %s", (nocturnus) => {
  const state = campaign(1, nocturnus ? 10 : 7, nocturnus, 1);
  expect(score(state).players[0]!.stronger).toBe(nocturnus ? 27 : 18);
  expect(outcomeOf(state)).toMatchObject({ winner: "rome", winners: [] });
});

test("8.4 a bonus makes stronger, but no category", () => {
  const own = "land 3 intrigue 1 wealth 1 fleet 3 religion 1 senator 1";
  const rome = "land 9 intrigue 9 wealth 9 fleet 2 religion 9";
  // Stronger in Fleet, Senator and, by the bonus, in Army; but without an Army card.
  expect(outcomeOf(table(rome, [own], {}, { solo: 1 }))).toMatchObject({ winner: "rome", winners: [] });
  const withArmy = `${own} army 1`;
  expect(outcomeOf(table(`${rome} army 1`, [withArmy], {}, { solo: 1 }))).toMatchObject({ winner: "player" });
  expect(outcomeOf(table(`${rome} army 2`, [withArmy], {}, { solo: 1 }))).toMatchObject({ winner: "rome" });
});

test.each([
  ["laid", 5, false, "rome"],
  ["won", 5, false, "player"],
  ["won", 4, false, "rome"],
  ["won", 5, true, "rome"],
] as const)(
  "8.4, option fifthGame %s, game %i, Nocturnus %s: without an Army card %s wins",
  (fifthGame, solo, nocturnus, winner) => {
    const night = nocturnus ? " militia 1 scout 1 adversary 1" : "";
    const own = `land 3 intrigue 1 wealth 1 fleet 3 religion 1 senator 1${night}`;
    expect(outcomeOf(table("", [own], {}, { solo, nocturnus, fifthGame }))).toMatchObject({ winner });
  },
);

test("8.4 alone Rome does not win by being ahead, nor the holder of primus conspiratus with it", () => {
  // Rome is level in four categories.
  const state = campaign(1, 3, false);
  expect(score(state).categories.filter(({ romeAhead }) => romeAhead)).toHaveLength(4);
  expect(outcomeOf(state).winner).toBe("player");
  expect(outcomeOf(table("", [""], { conspiratus: 0 }, { solo: 1 }))).toMatchObject({ winner: "rome", winners: [] });
});

test("9.1 with Nocturnus all ten categories are compared, without only seven", () => {
  const names = (nocturnus: boolean) => score(table("", ["", ""], {}, { nocturnus })).categories.map((c) => c.category);
  expect(names(false)).toStrictEqual(SEVEN);
  expect(names(true)).toStrictEqual([...CATEGORIES]);
});

const result = { winner: "players", winners: [2, 0], points: [24, 22, 24], rome: { ahead: ["army", "land"] } };

test("a result is read, whatever the order of winners and categories", () => {
  const outcome = { winner: "players", winners: [0, 2], points: [24, 22, 24], romeAhead: ["land", "army"] } as const;
  expect(readOutcome(result)).toStrictEqual({ ok: true, value: outcome });
  expect(readOutcome(writeOutcome(outcome))).toStrictEqual({ ok: true, value: outcome });
  expect(writeOutcome(outcome)).toStrictEqual({
    winner: "players",
    winners: [0, 2],
    points: [24, 22, 24],
    rome: { ahead: ["land", "army"] },
  });
});

test.each(["players", "player", "rome"])("%s can win", (winner) => {
  expect(readOutcome({ ...result, winner })).toMatchObject({ ok: true, value: { winner } });
});

test.each([
  ["result", null, "null"],
  ["result", [], "[]"],
  ["winner", { ...result, winner: "nobody" }, '"nobody"'],
  ["winners", { ...result, winners: 0 }, "0"],
  ["winners", { ...result, winners: [0, -1] }, "[0,-1]"],
  ["winners", { ...result, winners: [0.5] }, "[0.5]"],
  ["points", { ...result, points: null }, "null"],
  ["points", { ...result, points: [1, "2"] }, '[1,"2"]'],
  ["rome.ahead", { ...result, rome: { ahead: "land" } }, '"land"'],
  ["rome.ahead", { ...result, rome: { ahead: ["gold"] } }, '["gold"]'],
  ["rome.ahead", { ...result, rome: { ahead: ["land", "land"] } }, '["land","land"]'],
])("6.3 a result whose %s cannot be is refused", (field, json, found) => {
  const error = { key: "result.field", params: { field, found } };
  expect(readOutcome(json)).toStrictEqual({ ok: false, error });
});

test.each([
  ["result", undefined],
  ["winner", { ...result, winner: undefined }],
  ["rome.ahead", { ...result, rome: null }],
  ["rome.ahead", { ...result, rome: {} }],
])("6.3 a result without %s is refused", (field, json) => {
  expect(readOutcome(json)).toStrictEqual({ ok: false, error: { key: "field.missing", params: { field } } });
});
