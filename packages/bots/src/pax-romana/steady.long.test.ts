import { config, OPTIONS, questionKeys, type Action, type Config } from "@ara/pax-romana";
import { describe, expect, test } from "vitest";
import { opinions } from "./steady.ts";
import { opening, play } from "./testing.ts";

/** The share of games that one seat wins against chance, each seat in turn. */
function shareAgainstChance(of: Config, games: number): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const own = game % of.seats.length;
    const end = play(opening(of, `chance ${game}`), `chance ${game}`, { isChance: (seat) => seat !== own });
    const { winners } = end.over!;
    if (winners.includes(of.seats[own]![0]!)) won += 1 / winners.length;
  }
  return won / games;
}

function actionsOf(of: Config, seed: string): Action[] {
  const actions: Action[] = [];
  play(opening(of, seed), seed, { onAction: (action) => actions.push(action) });
  return actions;
}

describe("the steady player", () => {
  test("has an opinion about every question of the game", () => {
    expect(opinions().toSorted()).toEqual(questionKeys().toSorted());
  });

  test.each(["I", "II", "III", "V", "VII"] as const)("plays scenario %s to its end", (id) => {
    expect(play(opening(config(id), "complete"), "complete").over).not.toBeNull();
  });

  test("plays with events, objectives and optional rules", () => {
    const of = config("VII", { format: "ultraBasic", options: OPTIONS });
    expect(play(opening(of, "options"), "options", { isChance: (seat) => seat < 2 }).over).not.toBeNull();
  });

  // Far below what it does, so that this fails for a broken player and not for bad luck.
  test.each(["II", "V"] as const)("beats chance in scenario %s", (id) => {
    expect(shareAgainstChance(config(id), 4)).toBeGreaterThan(0.7);
  });

  test("plays the same game for the same seed", () => {
    expect(actionsOf(config("VII"), "again")).toEqual(actionsOf(config("VII"), "again"));
  });

  test("decides for every power of a seat that has several", () => {
    const seats = [
      [0, 2],
      [1, 3],
    ];
    expect(play(opening(config("VII", { seats }), "two"), "two").over).not.toBeNull();
  });
});
