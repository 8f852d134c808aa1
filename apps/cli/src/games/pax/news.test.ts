import { stripVTControlCharacters } from "node:util";
import { FastChance, LANGUAGES, type Language, type Viewer } from "@ara/kernel";
import { config, pax, seen, type Event } from "@ara/pax";
import { act, testTable } from "@ara/pax/testing";
import { expect, test } from "vitest";
import { newsOf } from "./news.ts";

const told = (events: readonly Event[], viewer: Viewer, language: Language = "en"): string[] =>
  newsOf(
    events.map((event) => seen(event, viewer)),
    ["Ada", "Ben"],
    language,
  ).map((line) => stripVTControlCharacters(line).replaceAll("\u00A0", " "));

function turn(): Event[] {
  const state = testTable(2, {
    deck: ["land:1:1", "fleet:1:2", "religion:1:1", "army:1:1"],
    hands: [["land:1:2"]],
    legions: [["wealth:1:1"], ["senator:1:1"]],
  });
  return act(
    state,
    { type: "draw" },
    { type: "place", card: "land:1:1", to: "hand" },
    { type: "place", card: "fleet:1:2", to: "legion", legion: 2 },
    { type: "place", card: "religion:1:1", to: "deck" },
    { type: "buy", legion: 1 },
    { type: "play", card: "land:1:1" },
    { type: "play", card: "land:1:2" },
    { type: "end" },
  );
}

test("a turn is one line: what everybody could see of it", () => {
  expect(told(turn(), 1)).toStrictEqual([
    "Ada: feeds II with Fleet ● 2; buys I for 1; plays Land ● 1, Land ● 2; income 2",
  ]);
});

test("one's own turn tells what one drew", () => {
  expect(told(turn(), 0)[0]).toBe(
    "Ada: draws Land ● 1; takes Land ● 1; draws Fleet ● 2; feeds II with Fleet ● 2; draws Religion ● 1; " +
      "slips Religion ● 1 under the deck; buys I for 1; plays Land ● 1, Land ● 2; income 2",
  );
});

test.each(LANGUAGES)("%s: whole games with and without Nocturnus leave no event without words", (language) => {
  for (const players of [1, 2, 6]) {
    const c = config(players, { nocturnus: players !== 2 });
    const events: Event[] = [];
    const chance = new FastChance(players);
    const state = pax.setup(c, pax.deal(c, chance), (event) => events.push(event));
    for (let seats = pax.toAct(state); seats.length > 0; seats = pax.toAct(state)) {
      const legal: number[] = [];
      pax.legal(state, seats[0]!, legal);
      pax.apply(state, seats[0]!, chance.pick(legal), chance, (event) => events.push(event));
    }
    const names = ["Ada", "Ben", "Cleo", "Dora", "Ezra", "Flo"];
    const lines = newsOf(
      events.map((event) => seen(event, 0)),
      names,
      language,
    );
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) expect(line).not.toMatch(/undefined|null|NaN|: ;|; ;|: $/);
  }
});
