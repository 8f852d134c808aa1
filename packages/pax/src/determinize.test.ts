import { FastChance } from "@ara/kernel";
import { expect, test } from "vitest";
import { config } from "./config.ts";
import { determinize } from "./determinize.ts";
import { pax } from "./game.ts";
import { invariants } from "./invariants.ts";
import { isAsked } from "./senate.ts";
import { eager, testGame } from "./testing.ts";
import { view } from "./view.ts";

const tables = [
  config(1, { solo: 4 }),
  config(2),
  config(3, { nocturnus: true, memory: "open" }),
  config(5, { nocturnus: true }),
  config(8, { memory: "open" }),
];

test.each(tables)("10.3 a resampled state looks the same to its viewer and breaks no rule: %j", (c) => {
  const chance = new FastChance(7);
  for (const state of testGame(c, 11, eager)) {
    for (const viewer of [0, c.players - 1, "spectator"] as const) {
      const seen = view(state, viewer);
      const guess = determinize(seen, chance);
      expect(JSON.stringify(view(guess, viewer))).toBe(JSON.stringify(seen));
      expect(invariants.filter((invariant) => !invariant.holds(guess)).map(({ name }) => name)).toStrictEqual([]);
      const actions: number[] = [];
      for (const seat of pax.toAct(guess)) pax.legal(guess, seat, actions);
      expect(actions.length > 0).toBe(guess.step !== "over");
    }
  }
});

test("10.3 what a viewer cannot know is dealt anew, what he knows is not", () => {
  const state = testGame(config(3), 2).next().value!;
  const seen = view(state, state.decider);
  const guesses = [1, 2, 3, 4].map((seed) => determinize(seen, new FastChance(seed)));
  expect(new Set(guesses.map(({ rome }) => rome.hidden.join())).size).toBeGreaterThan(1);
  expect(new Set(guesses.map(({ setAside }) => setAside.join())).size).toBeGreaterThan(1);
  for (const guess of guesses) expect(guess.drawn).toStrictEqual(state.drawn);
});

test("a resampled state can be played on without touching the view it came from", () => {
  for (const state of testGame(config(3, { memory: "open" }), 6, eager)) {
    const seen = view(state, 1);
    const before = JSON.stringify(seen);
    const { players, legions, rome, playedThisTurn, places } = determinize(seen, new FastChance(5));
    for (const cards of [players[1]!.hand, players[0]!.display, legions[0]!, rome.open, playedThisTurn]) cards.push(0);
    places.hand++;
    expect(JSON.stringify(seen)).toBe(before);
  }
});

test("2.4, 2.5 at set-up purses hold 5 aurei and hands one card or none", () => {
  for (const state of testGame(config(4, { startPlayer: 1 }), 3)) {
    if (state.step !== "setup") break;
    const guess = determinize(view(state, "spectator"), new FastChance(1));
    expect(guess.players.map(({ aurei }) => aurei)).toStrictEqual([5, 5, 5, 5]);
    expect(guess.players.map(({ hand }) => hand.length)).toStrictEqual(state.players.map(({ hand }) => hand.length));
  }
});

test("2.7 with open memory hands and purses have the size that is shown", () => {
  for (const state of testGame(config(3, { memory: "open" }), 4)) {
    const guess = determinize(view(state, 1), new FastChance(2));
    expect(guess.players.map(({ aurei }) => aurei)).toStrictEqual(state.players.map(({ aurei }) => aurei));
    expect(guess.players.map(({ hand }) => hand.length)).toStrictEqual(state.players.map(({ hand }) => hand.length));
  }
});

test("2.7 with strict memory purses are guessed from 0 to 8", () => {
  const chance = new FastChance(3);
  const guessed = new Set<number>();
  for (const state of testGame(config(3), 4)) {
    if (state.step === "setup" || state.step === "over") continue;
    const { players } = determinize(view(state, 1), chance);
    guessed.add(players[0]!.aurei).add(players[2]!.aurei);
  }
  expect([...guessed].toSorted((a, b) => a - b)).toStrictEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test("7.5, 9.4 whoever has to decide in a session or owes tribute can", () => {
  const steps = new Set<string>();
  for (let seed = 1; seed <= 6; seed++) {
    for (const state of testGame(config(5, { nocturnus: true }), seed, eager)) {
      if (state.step !== "senate" && state.step !== "tribute") continue;
      steps.add(state.step);
      const guess = determinize(view(state, "spectator"), new FastChance(seed));
      const player = guess.players[guess.decider]!;
      expect(state.step === "senate" ? isAsked(guess, player) : player.hand.length > 0).toBe(true);
    }
  }
  expect([...steps].toSorted()).toStrictEqual(["senate", "tribute"]);
});
