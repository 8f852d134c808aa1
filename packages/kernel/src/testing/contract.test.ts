import { describe, expect, test } from "vitest";
import { legalActions, type Game, type Seat, type Tell } from "../game.ts";
import { canonical } from "../json.ts";
import { refuse } from "../refusal.ts";
import { err, ok } from "../result.ts";
import { checkPlaythrough, type PlaythroughOptions } from "./contract.ts";
import { micatio, type Micatio } from "./micatio.ts";

const CONFIG = { points: 3 };
const SEEDS = Array.from({ length: 20 }, (_, i) => `seed ${i}`);

type Broken = Partial<Game<Micatio>>;
type State = Micatio["state"];
const json = (fields: Partial<Game<Micatio>["json"]>): Broken => ({ json: { ...micatio.json, ...fields } });

/** The first breach found in any of some games. */
function breachIn(broken: Broken, options: PlaythroughOptions<Micatio> = {}): string {
  const game = { ...micatio, ...broken };
  for (const seed of SEEDS) {
    try {
      checkPlaythrough(game, CONFIG, seed, { limit: 500, ...options });
    } catch (error) {
      return error instanceof Error ? error.message : "";
    }
  }
  return "";
}

describe("a game that keeps the contract", () => {
  test.each<PlaythroughOptions<Micatio>>([
    {},
    { views: "all", records: false },
    { views: "some", records: true },
    { views: "none", records: false },
  ])("passes with %j", (options) => {
    expect(breachIn({}, options)).toBe("");
  });

  test("comes back as a finished match", () => {
    const match = checkPlaythrough(micatio, CONFIG, "alea");
    expect(match.over).toBe(true);
    expect(match.length).toBeGreaterThan(0);
  });

  test("plays the same game from the same seed, however closely it is watched", () => {
    const records = [{}, { views: "some", records: false }, { views: "none" }] as const;
    const played = records.map((options) => canonical(checkPlaythrough(micatio, CONFIG, "alea", options).record()));
    expect(new Set(played).size).toBe(1);
    expect(canonical(checkPlaythrough(micatio, CONFIG, "iacta").record())).not.toBe(played[0]);
  });

  test("can be played in a style of one's own", () => {
    const { events } = checkPlaythrough(micatio, { points: 1 }, "alea", { choose: (legal) => legal[2]! });
    const [opened] = events.filter(({ type }) => type === "opened");
    // Three fingers and the sum of six, of both.
    expect(opened).toEqual({ type: "opened", hands: [0, 1].map(() => ({ fingers: 3, sum: 6 })) });
  });

  test("meets ties, so that recorded chance is checked", () => {
    const matches = SEEDS.map((seed) => checkPlaythrough(micatio, CONFIG, seed, { views: "none", records: false }));
    expect(matches.some(({ events }) => events.some(({ type }) => type === "rolled"))).toBe(true);
  });
});

/** Not in the state, and therefore not allowed to matter. */
let calls = 0;

const OUTCOME: Micatio["outcome"] = { winner: 0, points: [3, 0] };
const newGame = (): State => micatio.setup(CONFIG, { even: 0 });
const firstLegal = (state: State, seat: Seat): Micatio["action"] => legalActions(micatio, state, seat)[0]!;
const isDue = (state: State, seat: Seat): boolean => micatio.toAct(state).includes(seat);

/** An `apply` that does something more. */
const applyAnd = (more: (state: State, tell?: Tell<Micatio>) => void): Broken => ({
  apply(state, seat, action, chance, tell) {
    micatio.apply(state, seat, action, chance, tell);
    more(state, tell);
  },
});

/** Marks guesses, which neither a view nor an invariant tells. */
const GUESSED: Broken = {
  determinize: (view, chance) => Object.assign(micatio.determinize(view, chance), { guessed: true }),
};

/** Ways to break the contract, and what is said about each. */
const BREACHES: readonly (readonly [string, Broken, string])[] = [
  ["an invariant fails", { invariants: [{ name: "1 = 2", holds: () => false }] }, 'invariant "1 = 2" does not hold'],
  ["a seat to act has no legal action", { legal: () => {} }, "is to act, but has no legal action"],
  [
    "a legal action is refused",
    { check: (state, seat, action) => micatio.check(state, seat, action) ?? refuse("micatio.mood") },
    'is offered {"fingers":1,"type":"show"}, but it is refused: {"key":"micatio.mood","params":{}}',
  ],
  [
    "a seat not to act has legal actions",
    { legal: (state, seat, into) => micatio.legal(isDue(state, seat) ? state : newGame(), seat, into) },
    "is not to act, but has legal actions",
  ],
  [
    "a seat not to act is not refused",
    { check: (state, seat, action) => (isDue(state, seat) ? micatio.check(state, seat, action) : undefined) },
    "is not refused",
  ],
  ["the end has no outcome", { outcome: () => undefined }, "there is an outcome while a seat is to act, or none"],
  ["an outcome comes early", { outcome: ({ points }) => ({ winner: 0, points }) }, "there is an outcome while"],
  ["nobody ever wins", applyAnd((state) => state.points.fill(0)), "the game is not over"],

  ["a clone shares a list", { clone: (state) => ({ ...state }) }, "on a clone changes the original"],
  ["a clone forgets", { clone: (state) => ({ ...micatio.clone(state), points: [0, 0] }) }, "in a clone"],
  ["a clone grows", { clone: (state) => ({ ...micatio.clone(state), goal: state.goal + 1 }) }, "a clone"],
  [
    "looking changes the state",
    { view: (state, viewer) => micatio.view(Object.assign(state, { looks: calls++ }), viewer) },
    "the state was only looked at, and changed",
  ],
  [
    "an action depends on something beside the state",
    applyAnd((state) => Object.assign(state, { calls: calls++ })),
    "leads elsewhere on a clone",
  ],
  [
    "an event depends on something beside the state",
    applyAnd((_state, tell) => tell?.({ type: "rolled", die: calls++ })),
    "causes other events on a clone",
  ],
  [
    "a state does not survive being written down",
    { setup: (config, deal) => ({ ...micatio.setup(config, deal), since: new Map([[1, 2]]) }) as State },
    "written down and read again",
  ],
  [
    "an event is a piece of the state",
    applyAnd(({ hands }, tell) => tell?.({ type: "opened", hands })),
    "stands elsewhere",
  ],

  [
    "a view depends on something beside the state",
    {
      view: (state) => ({ ...micatio.view(state, 0), hands: state.hands.map((hand) => ({ ...hand, salt: calls++ })) }),
    },
    "sees something else in a clone",
  ],
  [
    "a guess is seen to be one",
    { determinize: (view, chance) => ({ ...micatio.determinize(view, chance), even: 1 - view.even }) },
    "the view is another one",
  ],
  [
    "a guess breaks an invariant",
    {
      determinize: (view, chance) => ({
        ...micatio.determinize(view, chance),
        hands: view.hands.map(({ fingers, sum }) => ({
          fingers: fingers === "hidden" ? 1 : fingers,
          sum: sum === "hidden" ? 10 : sum,
        })),
      }),
    },
    'invariant "2 nobody called an impossible sum" does not hold',
  ],
  [
    "a guess is a dead end",
    {
      ...GUESSED,
      legal: (state, seat, into) => ("guessed" in state ? undefined : micatio.legal(state, seat, into)),
    },
    "in a state guessed for viewer 0: seat 0 is to act, but has no legal action",
  ],
  [
    "a guess is over",
    { toAct: (state) => ("guessed" in state ? [] : micatio.toAct(state)), ...GUESSED },
    "the game is over in one of both only",
  ],
  [
    "a guess shares a list with its view",
    { determinize: (view, chance) => Object.assign(micatio.determinize(view, chance), { points: view.points }) },
    "playing on changed the view it was guessed from",
  ],
  [
    "a refusal tells what is hidden",
    {
      check(state, seat, action) {
        const refused = micatio.check(state, seat, action);
        return refused && { ...refused, params: { other: state.hands[1 - seat]?.fingers ?? 0 } };
      },
    },
    "gets another answer",
  ],

  [
    "an action is written as a word",
    json({ writeAction: (_state, _seat, { type }) => type }),
    "not written as an object",
  ],
  ["an action cannot be read", json({ readAction: () => err(refuse("micatio.action")) }), "cannot be read again"],
  [
    "an action is read as another",
    json({ readAction: (state, seat) => ok(firstLegal(state, seat)) }),
    "is read as another action",
  ],
  ["a config is written as a number", json({ writeConfig: ({ points }) => points }), "the record cannot be read again"],
  ["a config cannot be read", json({ readConfig: () => err(refuse("micatio.config")) }), "the record does not verify"],
  ["a deal is read as another", json({ readDeal: () => ok({ even: 0 }) }), "the record does not verify"],
  ["an outcome is read as another", json({ readOutcome: () => ok(OUTCOME) }), "the record does not verify"],
];

describe("a game that breaks the contract", () => {
  test.each(BREACHES)("is found out when %s", (_name, broken, message) => {
    expect(breachIn(broken)).toContain(message);
  });

  test("is named with the seed and the moment", () => {
    const message = breachIn({ invariants: [{ name: "round one", holds: ({ hands }) => hands[0]!.sum === null }] });
    expect(message).toMatch(/^micatio, seed "seed \d+", after \d+ actions: invariant "round one" does not hold$/);
  });

  test("gets the error it threw itself with the seed and the moment", () => {
    const message = breachIn(
      applyAnd(() => {
        throw new TypeError("a bug");
      }),
      { views: "none" },
    );
    expect(message).toBe('micatio, seed "seed 0", after 0 actions: a bug');
  });
});
