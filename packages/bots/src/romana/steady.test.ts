import { FastChance, legalActions, type Decision } from "@ara/kernel";
import {
  config,
  data,
  OPTIONS,
  paxRomana,
  questionKeys,
  type Action,
  type Config,
  type PaxRomana,
  type State,
} from "@ara/pax-romana";
import { describe, expect, test } from "vitest";
import { prospect } from "./odds.ts";
import { opinions, Steady } from "./steady.ts";

interface Played {
  readonly state: State;
  readonly actions: readonly Action[];
}

/** Plays a game with `steady` in some seats and chance in the others. */
function play(of: Config, seed: string, isSteady: (seat: number) => boolean): Played {
  const chance = new FastChance(seed);
  const players = of.seats.map((_, seat) => new Steady({ seed: `${seed}/${seat}` }));
  const state = paxRomana.setup(of, paxRomana.deal(of, chance));
  const actions: Action[] = [];
  for (let [seat] = paxRomana.toAct(state); seat !== undefined; [seat] = paxRomana.toAct(state)) {
    const legal = legalActions(paxRomana, state, seat);
    const view = paxRomana.view(state, seat);
    const decision: Decision<PaxRomana> = { seat, legal, view, log: [] };
    const action = isSteady(seat) ? players[seat]!.choose(decision) : chance.pick(legal);
    expect(paxRomana.check(state, seat, action)).toBeUndefined();
    paxRomana.apply(state, seat, action, chance);
    actions.push(action);
  }
  return { state, actions };
}

const all = (): boolean => true;

/** The share of games that one seat wins against chance, each seat in turn. */
function shareAgainstChance(of: Config, games: number): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const own = game % of.seats.length;
    const { winners } = play(of, `chance ${game}`, (seat) => seat === own).state.over!;
    if (winners.includes(of.seats[own]![0]!)) won += 1 / winners.length;
  }
  return won / games;
}

describe("the steady player", () => {
  test("has an opinion about every question of the game", () => {
    expect(opinions().toSorted()).toEqual(questionKeys().toSorted());
  });

  test.each(["I", "II", "III", "V", "VII"] as const)("plays scenario %s to its end", (id) => {
    expect(play(config(id), "complete", all).state.over).not.toBeNull();
  });

  test("plays with events, objectives and optional rules", () => {
    const of = config("VII", { format: "ultraBasic", options: OPTIONS });
    expect(play(of, "options", (seat) => seat > 1).state.over).not.toBeNull();
  });

  // Far below what it does, so that this fails for a broken player and not for bad luck.
  test.each(["II", "V"] as const)("beats chance in scenario %s", (id) => {
    expect(shareAgainstChance(config(id), 4)).toBeGreaterThan(0.7);
  });

  test("plays the same game for the same seed", () => {
    expect(play(config("VII"), "again", all).actions).toEqual(play(config("VII"), "again", all).actions);
  });

  test("decides for every power of a seat that has several", () => {
    const { state } = play(
      config("VII", {
        seats: [
          [0, 2],
          [1, 3],
        ],
      }),
      "two",
      all,
    );
    expect(state.over).not.toBeNull();
  });
});

test("10.51: a battle is better with more Battle Points, tactics and cavalry, and worse on bad ground", () => {
  const army = { strength: 8, tactics: 1, cavalry: 1 };
  const win = (own: typeof army, against: number): number => prospect(data.charts, own, army, against).win;
  const even = win(army, 0);
  expect(win({ ...army, strength: 16 }, 0)).toBeGreaterThan(even);
  expect(win({ ...army, tactics: 3 }, 0)).toBeGreaterThan(even);
  expect(win({ ...army, cavalry: 3 }, 0)).toBeGreaterThan(even);
  expect(win(army, 2)).toBeLessThan(even);
});
