import { canonical, decisionOf, FastChance, legalActions, Match, type Decision } from "@ara/kernel";
import { config, pax, PEEK, DRAW, type Action, type Pax, type State } from "@ara/pax";
import { describe, expect, test, vi } from "vitest";
import { advise } from "./advise.ts";
import { Luck } from "./estimate.ts";
import { differences, measured } from "./interval.ts";
import { Plan } from "./plan.ts";
import { isConfirmed, screen, weigh } from "./weigh.ts";

const seatsOf = (players: number): string[] => Array.from({ length: players }, (_, seat) => `${seat}`);

/** Decisions of random games with a choice, some of each. */
function decisions(
  games: number,
  each: number,
  playersIn = (game: number): number => 2 + (game % 3),
): { readonly decision: Decision<Pax>; readonly played: Action }[] {
  const found: { decision: Decision<Pax>; played: Action }[] = [];
  for (let game = 0; game < games; game++) {
    const players = playersIn(game);
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

  test("every move is tried 48 times; the best four at most are measured, and none that was far behind", () => {
    let dropped = 0;
    for (const { decision, opinion } of all) {
      const tried = screen(decision);
      expect(new Set(tried.map(({ action }) => action))).toEqual(new Set(decision.legal));
      for (const { own } of tried) expect(own).toHaveLength(48);
      const best = tried.slice(0, 4);
      const isFar = (own: readonly number[]): boolean => measured(differences(best[0]!.own, own), 2.7).low > 0;
      const near = best.filter((move, i) => i === 0 || !isFar(move.own)).map(({ action }) => action);
      expect(new Set(opinion.moves.map(({ action }) => action))).toEqual(new Set(near));
      dropped += tried.length - near.length;
    }
    expect(dropped).toBeGreaterThan(0);
  });

  test("of many good moves four are measured", () => {
    const many = decisions(4, 8).find(({ decision }) => {
      const [best, ...others] = screen(decision);
      return others[3] && measured(differences(best!.own, others[3].own), 2.7).low <= 0;
    });
    expect(weigh(many!.decision).moves).toHaveLength(4);
  });

  test("it is played to the end until the doubt is small, 200 to 400 times, and 200 times at a table of five", () => {
    for (const { opinion } of all) {
      const { win, moves, chances } = opinion;
      expect(chances.playouts).toBeLessThanOrEqual(400);
      if (chances.playouts === 400) continue;
      expect(win.high - win.low).toBeLessThanOrEqual(0.1);
      for (const { cost } of moves) expect(cost.high - cost.low).toBeLessThanOrEqual(0.04);
    }
    expect(all.some(({ opinion }) => opinion.chances.playouts > 200)).toBe(true);
    const [crowd] = decisions(1, 1, () => 5);
    expect(weigh(crowd!.decision).chances.playouts).toBe(200);
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

test("what is chosen by some luck is reported with other luck, and confirmed with a third", () => {
  const { decision } = decisions(1, 4).at(-1)!;
  const written = (guess: State): string => canonical(guess);
  /** The luck that this part of it goes by: the first guess that a plan is asked to learn from, or to follow. */
  function luckOf(part: "learn" | "follow", run: () => unknown): string {
    const spy = vi.spyOn(Plan.prototype, part);
    run();
    const first = written(spy.mock.calls[0]![0]);
    spy.mockRestore();
    return first;
  }
  const [better, worse] = decision.legal as [Action, Action];
  const used = [
    luckOf("learn", () => screen(decision)),
    luckOf("follow", () => weigh(decision)),
    luckOf("follow", () => isConfirmed(decision, better, worse)),
  ];
  expect(used).toEqual(
    (["choose", "report", "confirm"] as const).map((use) => written(new Luck(decision, use).guess(0))),
  );
  expect(new Set(used).size).toBe(3);
});

test("only what is worse with other luck, too, is confirmed", () => {
  const sure = decisions(6, 3).flatMap(({ decision }) => {
    const tried = screen(decision);
    const [best, worst] = [tried[0]!, tried.at(-1)!];
    return measured(differences(best.own, worst.own), 6).low > 0 ? [{ decision, best, worst }] : [];
  });
  expect(sure.length).toBeGreaterThan(0);
  const { decision, best, worst } = sure[0]!;
  expect(isConfirmed(decision, best.action!, worst.action!)).toBe(true);
  expect(isConfirmed(decision, worst.action!, best.action!)).toBe(false);
  expect(isConfirmed(decision, best.action!, best.action!)).toBe(false);
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
