import { decisionOf, FastChance, legalActions, Match, type Decision } from "@ara/kernel";
import { config, pax, PEEK, DRAW, type Action, type Pax } from "@ara/pax";
import { describe, expect, test } from "vitest";
import { advise } from "./advise.ts";
import { differences, measured } from "./interval.ts";
import { screen, weigh } from "./weigh.ts";

const seatsOf = (players: number): string[] => Array.from({ length: players }, (_, seat) => `${seat}`);

/** Decisions of random games with a choice, some of each. */
function decisions(games: number, each: number): { readonly decision: Decision<Pax>; readonly played: Action }[] {
  const found: { decision: Decision<Pax>; played: Action }[] = [];
  for (let game = 0; game < games; game++) {
    const players = 2 + (game % 3);
    const chance = new FastChance(`weigh/${game}`);
    const match = new Match(pax, config(players), { seats: seatsOf(players), seed: `weigh/${game}` });
    while (!match.over) {
      const { seat, legal, view, log } = decisionOf(match, match.state.decider);
      const played = chance.pick(legal);
      if (legal.length > 1 && chance.below(40) < each) found.push({ decision: { seat, legal, view, log }, played });
      match.act(seat, played);
    }
  }
  return found;
}

describe("of any decision", () => {
  const all = decisions(3, 1).map(({ decision, played }) => ({ decision, played, opinion: weigh(decision, played) }));

  test("there are some to look at", () => expect(all.length).toBeGreaterThan(3));

  test("the list is sorted, and the advised move is the highest", () => {
    for (const { decision, opinion } of all) {
      const wins = opinion.moves.map(({ chances }) => chances.win[decision.seat]!);
      expect(wins).toEqual(wins.toSorted((a, b) => b - a));
      expect(opinion.chances).toEqual(opinion.moves[0]!.chances);
    }
  });

  test("a cost is the best chance less the played one's, and never above the chance one had", () => {
    for (const { decision, opinion } of all) {
      for (const { cost, chances } of [...opinion.moves, opinion.played!]) {
        const had = opinion.chances.win[decision.seat]!;
        expect(cost.mean).toBeCloseTo(Math.max(0, had - chances.win[decision.seat]!), 10);
        expect(cost.low).toBeGreaterThanOrEqual(0);
        expect(cost.low).toBeLessThanOrEqual(cost.mean);
        expect(cost.mean).toBeLessThanOrEqual(cost.high);
        expect(cost.high).toBeLessThanOrEqual(had);
      }
    }
  });

  test("chances are shares, and whoever wins with Rome wins", () => {
    for (const { opinion } of all) {
      const { rome, win, withRome, playouts } = opinion.chances;
      expect(playouts).toBeGreaterThanOrEqual(200);
      expect(win.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1.000001);
      expect(withRome.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(rome + 1e-6);
      for (const [seat, share] of withRome.entries()) expect(share).toBeLessThanOrEqual(win[seat]! + 1e-9);
    }
  });

  test("what was asked about besides changes no other number", () => {
    for (const { decision, opinion } of all.slice(0, 2)) {
      expect({ ...weigh(decision), played: null }).toEqual({ ...opinion, played: null });
    }
  });

  test("all moves meet the same luck: one that does the same as another wins the same games", () => {
    for (const { decision } of all.slice(0, 6)) {
      const [tally] = screen({ ...decision, legal: [decision.legal[0]!, decision.legal[0]!] });
      const [other] = screen(decision).filter(({ action }) => action === decision.legal[0]);
      expect(tally!.own).toEqual(other!.own);
    }
  });
});

test("the same position gives the same chance, whoever asks and in whatever order its moves are named", () => {
  const { decision } = decisions(1, 4).at(-1)!;
  const again = JSON.parse(JSON.stringify(decision)) as Decision<Pax>;
  expect(advise(again)).toEqual(advise(decision));
  expect(advise({ ...again, legal: again.legal.toReversed() })).toEqual(advise(decision));
  // Of two who know the same, one may be called a spectator.
  const watching = { ...decision, legal: [] };
  expect(weigh({ ...watching, view: { ...decision.view, viewer: "spectator", own: null } })).toEqual(weigh(watching));
});

test("what is hidden from a seat moves none of its numbers", () => {
  const match = new Match(pax, config(3), { seats: seatsOf(3), seed: "hidden" });
  const chance = new FastChance("hidden");
  for (let i = 0; i < 30; i++)
    match.act(match.state.decider, chance.pick(legalActions(pax, match.state, match.state.decider)));
  const seat = match.state.decider;
  const { legal, view, log } = decisionOf(match, seat);
  const other = pax.determinize(view, new FastChance("another"));
  const looksAlike = { seat, legal: legalActions(pax, other, seat), view: pax.view(other, seat), log };
  expect(looksAlike.view.players[seat]).toEqual(view.players[seat]);
  expect(weigh(looksAlike)).toEqual(weigh({ seat, legal, view, log }));
});

test("without a choice the chances are those of the position, and there is nothing to weigh", () => {
  const match = new Match(pax, config(2), { seats: seatsOf(2), seed: "none" });
  while (match.state.step !== "turn")
    match.act(match.state.decider, legalActions(pax, match.state, match.state.decider)[0]!);
  const { seat, legal, view, log } = decisionOf(match, match.state.decider);
  expect(new Set(legal)).toEqual(new Set([DRAW, PEEK]));
  const forced = weigh({ seat, legal: [DRAW], view, log });
  expect(forced.moves).toEqual([]);
  expect(forced.played).toBeNull();
  // The rule-based player draws as well: with the same luck that is the same game.
  const drawn = weigh({ seat, legal, view, log }, DRAW).played!;
  if (forced.chances.playouts === drawn.chances.playouts) expect(forced.chances).toEqual(drawn.chances);
  expect(advise({ seat, legal: [DRAW], view, log }).best).toMatchObject({ action: DRAW, reason: { key: "only" } });
  expect(advise({ seat: 1 - seat, legal: [], view: pax.view(match.state, 1 - seat), log: [] }).best).toBeNull();
});

test("an interval holds the truth about as often as it says, and is never without width", () => {
  const chance = new FastChance("interval");
  let held = 0;
  for (let i = 0; i < 500; i++) {
    const { low, high } = measured(Array.from({ length: 200 }, () => (chance.below(10) < 3 ? 1 : 0)));
    if (low <= 0.3 && 0.3 <= high) held++;
  }
  expect(held / 500).toBeGreaterThan(0.92);
  expect(held / 500).toBeLessThan(0.99);
  const { low, high } = measured(differences([1, 1, 0], [1, 1, 0]));
  expect(high - low).toBeGreaterThan(0);
});
