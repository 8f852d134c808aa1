import { data, GAMES, isPlayed, paxRomana } from "@ara/pax-romana";
import { beforeAll, expect, test } from "vitest";
import type { Choices } from "./choices.ts";

// The client reads its settings when it is loaded.
let choices: typeof import("./choices.ts");
beforeAll(async () => (choices = await import("./choices.ts")));

const called = (powers: readonly number[]): string => powers.join("+");
const usual = (): Choices => choices.begin(new URLSearchParams());

test("as it is offered first: scenario II, the owner is Rome, against Steady", () => {
  const first = usual();
  expect(choices.seatsOf(first, "Livia", called)).toEqual([
    { name: "Livia", bot: null },
    { name: "1", bot: "steady" },
  ]);
  expect(choices.configOf(first)).toMatchObject({ scenario: "II", seats: [[0], [1]] });
});

test("1.2: every scenario that is played in some game is offered, in those games alone", () => {
  const played = data.scenarios.filter((one) => GAMES.some((game) => isPlayed(one, game)));
  expect(choices.PLAYED).toEqual(played.map(({ id }) => id));
  for (const { id } of played)
    expect(choices.gamesOf({ scenario: id })).toEqual(
      GAMES.filter((game) =>
        isPlayed(
          played.find((one) => one.id === id)!,
          game,
        ),
      ),
    );
  expect(choices.gamesOf({ scenario: "II" })).toEqual(["standard"]);
  expect(choices.gamesOf({ scenario: "VII" })).toEqual(["standard", "advanced"]);
});

test("3.82, R375: the Advanced Game has formats of its own, and any number of turns", () => {
  const five = choices.withScenario({ ...usual(), game: "advanced", format: "basic2" }, "V");
  expect(choices.configOf(five)).toMatchObject({ game: "advanced", format: "advanced5" });
  const three = { ...five, format: choices.OWN_TURNS, turns: 3 };
  expect(choices.configOf(three)).toMatchObject({ game: "advanced", format: "advanced5", measures: { turns: 3 } });
  // A scenario without cards is played without, and what was chosen comes back with one that has them.
  expect(choices.configOf(choices.withScenario(three, "II"))).toMatchObject({ game: "standard" });
  expect(choices.optionsFor(five)).toContain("noLegionaryCavalry");
  expect(choices.optionsFor(five)).not.toContain("legionaryCavalry");
});

test("whatever is chosen is a table the rules accept, also one power for each of several people", () => {
  for (const scenario of choices.PLAYED)
    for (const game of choices.gamesOf({ scenario }))
      for (const format of choices.formatsOf(game)) {
        const options = ["rerolls", "soldierRange", "noLegionaryCavalry"] as const;
        const chosen = choices.withScenario({ ...usual(), game, format, options }, scenario);
        const config = choices.configOf(chosen);
        expect(paxRomana.json.readConfig(paxRomana.json.writeConfig(config))).toMatchObject({ ok: true });
        expect(choices.obstacle(choices.seatsOf(chosen, "", called))).toBeNull();
      }
});

test("powers of one owner share a seat; nobody but bots, or two of one name, is no table", () => {
  const two = choices.sit(choices.withScenario(usual(), "V"), 2, "me");
  expect(choices.sharesOf(two)).toEqual([[0, 2], [1], [3]]);
  const bots = choices.sit(usual(), 0, "random");
  expect(choices.obstacle(choices.seatsOf(bots, "", called))).toEqual({ type: "nobody" });
  const same = choices.rename(choices.sit(usual(), 1, "person"), 1, "livia");
  expect(choices.obstacle(choices.seatsOf(same, "Livia", called))).toEqual({ type: "sameName", name: "livia" });
});

test("what is stored and makes no sense is forgotten", () => {
  expect(
    choices.readChoices({ scenario: "IX", format: 3, options: ["x", "rerolls"], sitters: ["me"], names: 1 }),
  ).toEqual({ ...usual(), options: ["rerolls"] });
});

test("online, whoever makes the table plays the powers he chose, though another seat comes first", () => {
  const first = choices.withScenario(usual(), "I");
  const [greece, rome] = choices
    .sharesOf({ ...first, sitters: first.sitters.map(() => "person") })
    .map(([one]) => one!);
  const sitters = first.sitters.map((_, power) => (power === rome ? "me" : "person"));
  expect(greece).not.toBe(rome);
  expect(choices.ownSeat({ ...first, sitters })).toBe(1);
  expect(choices.ownSeat({ ...first, sitters: first.sitters.map(() => "person") })).toBe(-1);
});
