import { FastChance, legalActions } from "@ara/kernel";
import { actionCard, actionType, config, determinize, pax, readCard, type Action, type State } from "@ara/pax";
import { testTable } from "@ara/pax/testing";
import { describe, expect, test, vi } from "vitest";
import { anchorSearch } from "./anchor.ts";
import { Centurio } from "./centurio.ts";
import { netFor, policyFor } from "./nets.ts";
import { plainSearch } from "./plain.ts";
import { foreseen, opinions, search, Tries, type SearchOptions } from "./search.ts";
import { weights } from "./weights.ts";

const brain = new Centurio(weights);
const TO_THE_END: SearchOptions = { width: 8, trust: 0.4 };
const CUT: SearchOptions = { ...TO_THE_END, cut: true };
const MENDED: SearchOptions = { ...CUT, mend: { from: 0, every: 2, share: 0.5, doubt: 10 } };

/** The first table of a game by the rule-based player at which there is so much to choose from. */
function position(choices: number, seed = "search", table = config(2)): State {
  const chance = new FastChance(seed);
  const state = pax.setup(table, pax.deal(table, chance));
  while (state.round < 3 || legalActions(pax, state, state.decider).length < choices)
    pax.apply(state, state.decider, brain.choose(state, legalActions(pax, state, state.decider)), chance);
  return state;
}

const legalIn = (state: State): Action[] => legalActions(pax, state, state.decider);

describe.each([
  ["to the end", TO_THE_END],
  ["until a net judges", CUT],
  ["until a net judges that is mended", MENDED],
])("a search %s", (_, options) => {
  test("keeps its playouts, gives most to the best, and drops the worse half round by round", () => {
    const state = position(8);
    const chance = new FastChance("race");
    const guess = (): State => determinize(pax.view(state, state.decider), chance);
    const found = search(guess, legalIn(state), brain, options, { iterations: 120 }, chance);
    const visits = found.map((one) => one.visits);
    expect(found).toHaveLength(8);
    const sum = visits.reduce((total, n) => total + n, 0);
    expect(sum).toBeGreaterThanOrEqual(120);
    expect(sum).toBeLessThan(120 + 8);
    // Each round all that are left are tried equally often.
    expect(visits).toEqual(visits.toSorted((a, b) => b - a));
    if (options === TO_THE_END) expect(visits.filter((n) => n === visits.at(-1))).toHaveLength(4);
    expect(visits[0]).toBeGreaterThan(3 * visits.at(-1)!);
    expect(visits.slice(0, 4).reduce((total, n) => total + n, 0)).toBeGreaterThan(80);
  });

  test("takes the card that wins when the last turn is played", () => {
    // The deck is empty, everybody else is done, and there is money for one card: with the Wealth Rome is ahead in three
    // categories only, and its five points are more than the four for the richest.
    const state = testTable(2, {
      step: "play",
      active: 1,
      startPlayer: 0,
      aurei: [6, 0],
      hands: [[], ["wealth:2:4", "senator:1:1"]],
      displays: [
        ["land:2:4", "army:2:4", "senator:2:2"],
        ["land:2:4", "army:2:4", "senator:2:2"],
      ],
      romeOpen: ["wealth:1:1"],
    });
    const chance = new FastChance("last");
    const [best] = search(() => pax.clone(state), legalIn(state), brain, options, { iterations: 40 }, chance);
    expect(actionType(best!.action)).toBe("play");
    expect(actionCard(best!.action)).toBe(readCard("wealth:2:4"));
  });
});

/** One action under two names, and others. */
function twins(options: SearchOptions): ReturnType<typeof search> {
  const state = position(4);
  const view = pax.view(state, state.decider);
  const chance = new FastChance("same luck");
  const [one] = legalIn(state);
  return search(() => determinize(view, chance), [one!, one!], brain, options, { iterations: 40 }, chance);
}

test("every action meets the same luck: the same action twice comes out the same", () => {
  const [one, other] = twins(TO_THE_END);
  expect(one!.visits).toBe(other!.visits);
  expect(one!.win).toBe(other!.win);
});

test("two actions that come to the same are one: no time is spent to choose between them", () => {
  const [one, other] = twins(CUT);
  expect(other!.visits).toBe(4);
  expect(one!.visits).toBe(36);
});

describe("who plays a guess on", () => {
  /** How many decisions of 60 tries the rule-based player is asked for. */
  function asked(state: State, options: SearchOptions): number {
    let decisions = 0;
    const counting = new Centurio(weights);
    const choose = counting.choose.bind(counting);
    counting.choose = (guess, legal) => {
      decisions++;
      return choose(guess, legal);
    };
    search(() => pax.clone(state), legalIn(state), counting, options, { iterations: 60 }, new FastChance("spare"));
    return decisions;
  }
  const crowd = position(6, "crowd", config(5));

  test("five at a table, the rule-based player: a net spares playouts, and the same time brings several times as many tries", () => {
    const short = asked(crowd, CUT);
    const long = asked(crowd, TO_THE_END);
    expect(short).toBeLessThan(long / 2);
    const mended = asked(crowd, MENDED);
    expect(mended).toBeGreaterThan(short);
    expect(mended).toBeLessThan(long);
  });

  test("five at a table, so many tries are played to their end, and none where there is no time for it", () => {
    const every = (n: number, from = 0): number =>
      asked(crowd, { ...MENDED, mend: { ...MENDED.mend!, every: n, from } });
    expect(every(1)).toBeGreaterThan(every(2));
    expect(every(2)).toBeGreaterThan(every(4));
    expect(every(1, 1000)).toBe(asked(crowd, CUT));
  });

  test.each([2, 3, 4])("%i at a table, the policy that was learnt, and nothing is played to its end", (players) => {
    const table = position(4, "policy", config(players));
    const spy = vi.spyOn(policyFor(table.config)!, "choose");
    const asksPolicy = (options: SearchOptions): number => {
      spy.mockClear();
      expect(asked(table, options)).toBe(0);
      return spy.mock.calls.length;
    };
    const decisions = asksPolicy(CUT);
    expect(decisions).toBeGreaterThan(60);
    expect(decisions).toBeLessThan(600);
    expect(asksPolicy(MENDED)).toBe(decisions);
    spy.mockRestore();
    expect(asked(table, TO_THE_END)).toBeGreaterThan(600);
  });
});

describe("who looks far", () => {
  const FAR = { from: 2, to: 5, trust: 0.1 };
  /** How often the policy decides, and the net judges, in 40 tries. */
  function work(table: State, options: SearchOptions): { decisions: number; judgements: number } {
    const spies = [vi.spyOn(policyFor(table.config)!, "choose"), vi.spyOn(netFor(table.config), "judge")];
    search(() => pax.clone(table), legalIn(table), brain, options, { iterations: 40 }, new FastChance("far"));
    const [decisions, judgements] = spies.map((spy) => spy.mock.calls.length);
    for (const spy of spies) spy.mockRestore();
    return { decisions: decisions!, judgements: judgements! };
  }

  test.each([2, 3, 4])(
    "of %i at a table, plays on and asks the net at the beginning of each turn it looks at",
    (players) => {
      const table = position(4, "far", config(players));
      const near = work(table, CUT);
      const far = work(table, { ...CUT, far: FAR });
      expect(far.judgements).toBe(4 * near.judgements);
      expect(far.decisions).toBeGreaterThan(3 * near.decisions);
      expect(work(table, { ...CUT, far: { ...FAR, to: 2 } })).toEqual({
        judgements: near.judgements,
        decisions: expect.toSatisfy((n: number) => n > near.decisions && n < far.decisions),
      });
    },
  );

  test("does so where a policy was learnt, and nowhere else", () => {
    const crowd = position(4, "far", config(5));
    const found = (options: SearchOptions): ReturnType<typeof search> =>
      search(() => pax.clone(crowd), legalIn(crowd), brain, options, { iterations: 40 }, new FastChance("far"));
    expect(found({ ...CUT, far: FAR })).toEqual(found(CUT));
  });

  test("goes by the mean of what the net says, a game that ends before that included", () => {
    const table = position(4, "far");
    const said = vi.spyOn(netFor(table.config), "judge");
    said.mockImplementation((state, _seat, into) => {
      into.win = into.lead = (state.round * state.players.length + state.taken) % 2;
    });
    const action = legalIn(table)[0]!;
    const win = (far: typeof FAR): number =>
      search(() => pax.clone(table), [action], brain, { ...CUT, far }, { iterations: 1 }, new FastChance("far"))[0]!
        .win;
    const [one, other] = [2, 3].map((turn) => win({ ...FAR, from: turn, to: turn }));
    expect(one! + other!).toBe(1);
    expect(win(FAR)).toBe(0.5);
    expect(win({ ...FAR, to: 3 })).toBe(0.5);
    said.mockImplementation((_state, _seat, into) => {
      into.win = into.lead = 2;
    });
    // So many turns no game has: what it came to counts for all those that never began.
    const end = win({ ...FAR, from: 1000, to: 1003 });
    const turns = Array.from({ length: 100 }, (_, i) => win({ ...FAR, from: i, to: i })).filter((w) => w === 2).length;
    expect([0, 0.5, 1]).toContain(end);
    expect(win({ ...FAR, from: turns - 1, to: turns + 2 })).toBeCloseTo((2 + 3 * end) / 4, 6);
    said.mockRestore();
  });

  test("trusts what the policy says beforehand less", () => {
    const firsts = ["a", "b", "c", "d", "e", "f"].map((seed) => {
      const table = position(5, seed);
      const first = (trust: number): Action =>
        search(
          () => pax.clone(table),
          legalIn(table),
          brain,
          { ...CUT, far: { ...FAR, trust } },
          { iterations: 40 },
          new FastChance(seed),
        )[0]!.action;
      expect(first(1000)).toBe(foreseen(table, legalIn(table), brain)[0]!.action);
      return first(0) === first(1000);
    });
    expect(firsts).toContain(false);
  });
});

describe("which actions look good beforehand", () => {
  /** In order, without what is taken for a blunder. */
  const orderOf = (tries: readonly Tries[]): Action[] =>
    tries.filter(({ prior }) => prior > -1).map((one) => one.action);
  const byPolicy = (state: State): Action[] => {
    const policy = policyFor(state.config)!;
    policy.look(state);
    const worths = new Map(legalIn(state).map((action) => [action, policy.worth(state, action)]));
    return legalIn(state).toSorted((a, b) => worths.get(b)! - worths.get(a)!);
  };

  test("is said by the policy up to four players, by the rule-based player at larger tables", () => {
    let differ = 0;
    for (const seed of ["a", "b", "c", "d"]) {
      const state = position(5, seed);
      const seen = orderOf(foreseen(state, legalIn(state), brain));
      expect(seen).toEqual(byPolicy(state).slice(0, seen.length));
      if (seen[0] !== opinions(state, legalIn(state), brain)[0]!.action) differ++;
      const crowd = position(5, seed, config(6));
      expect(foreseen(crowd, legalIn(crowd), brain)).toEqual(opinions(crowd, legalIn(crowd), brain));
    }
    expect(differ).toBeGreaterThan(0);
  });

  test("8.5 and by the rule-based player where a set-up is one step that the policy learnt as two", () => {
    const table = config(1, { solo: 5 });
    const state = pax.setup(table, pax.deal(table, new FastChance("plays")));
    expect(state.drawn.length).toBeGreaterThan(2);
    expect(foreseen(state, legalIn(state), brain)).toEqual(opinions(state, legalIn(state), brain));
  });

  test("the best has 0, what is taken for a blunder -1, and all others lie between", () => {
    const priors = foreseen(position(8), legalIn(position(8)), brain).map(({ prior }) => prior);
    expect(priors[0]).toBe(0);
    expect(priors).toEqual(priors.toSorted((a, b) => b - a));
    expect(priors.at(-1)).toBeGreaterThanOrEqual(-1);
    expect(priors[1]).toBeLessThan(0);
  });
});

describe("what became of an action", () => {
  const judged = { win: 0.3, lead: 0.3 };
  const came = { win: 0.8, lead: 0.8 };
  const tried = (n: number): Tries => {
    const tries = new Tries(1, 0);
    for (let i = 0; i < n; i++) {
      tries.add(judged);
      tries.mend(judged, came);
    }
    return tries;
  };

  test("is what the net said, mended by half of what is known of its mistakes", () => {
    expect(tried(5).worth(CUT)).toBeCloseTo(0.3, 6);
    expect(tried(10).worth(MENDED)).toBeCloseTo(0.3 + 0.5 * 0.5 * (10 / 20), 6);
    expect(tried(100_000).worth(MENDED)).toBeCloseTo(0.3 + 0.5 * 0.5, 3);
  });

  test("holds against the opinion beforehand the better the more it was tried", () => {
    const doubted = new Tries(1, -1);
    expect(doubted.worth(CUT)).toBe(-1);
    doubted.add(judged);
    expect(doubted.worth(CUT)).toBeCloseTo(0.3 - 0.4, 6);
    for (let i = 1; i < 100; i++) doubted.add(judged);
    expect(doubted.worth(CUT)).toBeCloseTo(0.3 - 0.04, 6);
  });
});

/** A group that decides the game is bought: the last turn, and money for one of two. */
const LAST_BUY = testTable(2, {
  step: "buy",
  active: 1,
  startPlayer: 0,
  aurei: [0, 4],
  displays: [
    ["land:2:4", "army:2:4", "intrigue:1:1"],
    ["land:2:4", "army:2:4"],
  ],
  legions: [["wealth:2:4"], ["senator:1:4", "army:1:1"], []],
});

test.each([
  ["anchor", anchorSearch],
  ["plain", (sample, legal, _brain, budget, chance) => plainSearch(sample, legal, budget, chance)],
] satisfies [string, typeof anchorSearch][])("%s chooses among what is legal, and repeats itself", (_, seek) => {
  const choose = (seed: string): Action =>
    seek(() => pax.clone(LAST_BUY), legalIn(LAST_BUY), brain, { iterations: 60 }, new FastChance(seed));
  expect(legalIn(LAST_BUY)).toContain(choose("a"));
  expect(choose("a")).toBe(choose("a"));
});

test("the anchor uses a guess several times, and a budget by the clock is kept", () => {
  const state = position(5);
  let guesses = 0;
  const sample = (): State => {
    guesses++;
    return pax.clone(state);
  };
  anchorSearch(sample, legalIn(state), brain, { iterations: 40 }, new FastChance("uses"));
  expect(guesses).toBe(10);
  let asked = 0;
  anchorSearch(sample, legalIn(state), brain, { milliseconds: 30, now: () => asked++ }, new FastChance("clock"));
  expect(asked).toBeLessThan(40);
});

test("the anchor goes by the opinion of the rule-based player where it has tried nothing, plain search does not", () => {
  const state = position(6, "priors");
  const [best] = opinions(state, legalIn(state), brain);
  const first = (seek: typeof anchorSearch): Set<Action> =>
    new Set(
      Array.from({ length: 20 }, (_, i) =>
        seek(() => pax.clone(state), legalIn(state), brain, { iterations: 1 }, new FastChance(`${i}`)),
      ),
    );
  expect(first(anchorSearch)).toEqual(new Set([best!.action]));
  expect(
    first((sample, legal, _brain, budget, chance) => plainSearch(sample, legal, budget, chance)).size,
  ).toBeGreaterThan(2);
});
