import { data, paxRomana } from "@ara/pax-romana";
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

test("every scenario of the Standard Game is offered", () => {
  expect(data.scenarios.filter(({ forms }) => forms.standard).map(({ id }) => id)).toEqual(choices.PLAYED);
});

test("whatever is chosen is a table the rules accept, also one power for each of several people", () => {
  for (const scenario of choices.PLAYED)
    for (const format of choices.FORMATS) {
      const chosen = choices.withScenario({ ...usual(), format, options: ["rerolls", "soldierRange"] }, scenario);
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
