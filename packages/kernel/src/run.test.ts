import { describe, expect, test } from "vitest";
import { FastChance } from "./fast.ts";
import { legalActions } from "./game.ts";
import { Match } from "./match.ts";
import { decisionOf, IllegalChoice, playout, randomPlayer, run, type Decision, type Player } from "./run.ts";
import { micatio, type Micatio } from "./testing/micatio.ts";
import { act, call, show, testMatch } from "./testing/table.ts";
import { verify } from "./verify.ts";

/** Always shows three fingers and takes the other to do so too. */
const stubborn: Player<Micatio> = {
  choose: ({ legal }) => (legal[0]!.type === "show" ? show(3) : call(6)),
};

/** Thinks for a while. */
const slow = (player: Player<Micatio>): Player<Micatio> => ({
  async choose(decision) {
    await Promise.resolve();
    return await player.choose(decision);
  },
});

describe("run", () => {
  test.each([
    ["players that answer at once", [stubborn, stubborn]],
    ["players that take their time", [slow(stubborn), slow(stubborn)]],
    ["one of each", [randomPlayer<Micatio>(new FastChance(1)), slow(randomPlayer<Micatio>(new FastChance(2)))]],
  ])("plays a match to its end with %s", async (_name, players) => {
    const match = testMatch();
    await run(match, players);
    expect(match.over).toBe(true);
    expect(verify(micatio, match.record())).toMatchObject({ ok: true, value: { finished: true, seed: "verified" } });
  });

  test("plays the same match whether players answer at once or later", async () => {
    const [atOnce, later] = [testMatch(), testMatch()];
    const random = (seat: number): Player<Micatio> => randomPlayer(new FastChance(`seat ${seat}`));
    await run(atOnce, [random(0), random(1)]);
    await run(later, [slow(random(0)), slow(random(1))]);
    expect(later.record()).toEqual(atOnce.record());
  });

  test("goes on from where a match stands", async () => {
    const match = testMatch();
    act(match, 0, show(1));
    await run(match, [stubborn, stubborn].map(slow).with(0, randomPlayer(new FastChance(3))));
    expect(match.record().entries[0]!.action).toEqual(show(1));
    expect(match.over).toBe(true);
  });

  test("asks nobody when the match is over", async () => {
    const match = testMatch(1);
    await run(match, [stubborn, stubborn]);
    const { length } = match;
    await run(match, []);
    expect(match.length).toBe(length);
  });

  test("puts to each player his own view and legal actions", async () => {
    const asked: Decision<Micatio>[] = [];
    const watching: Player<Micatio> = {
      choose(decision) {
        asked.push({ ...decision });
        return stubborn.choose(decision);
      },
    };
    await run(testMatch(1), [watching, watching]);
    expect(asked[0]).toMatchObject({ seat: 0, legal: [1, 2, 3, 4, 5].map(show) });
    // Both are asked at the same time: first for their fingers, then for their call.
    const [first, second] = asked.filter(({ seat }) => seat === 1);
    expect(first!.view.hands[0]).toEqual({ fingers: null, sum: null });
    expect(second!.view.hands[0]).toEqual({ fingers: "hidden", sum: null });
  });

  test("throws at an illegal choice, with seat, refusal and rule, and the match stands", async () => {
    const match = testMatch();
    const cheat: Player<Micatio> = { choose: () => show(6) };
    await expect(run(match, [cheat, stubborn])).rejects.toThrow(new IllegalChoice("seat 0: micatio.fingers (1)"));
    expect(match.length).toBe(0);
  });

  test("passes on what a player throws", async () => {
    const absent: Player<Micatio> = { choose: () => Promise.reject(new Error("gone to the baths")) };
    await expect(run(testMatch(), [absent, stubborn])).rejects.toThrow("gone to the baths");
  });
});

test("a decision builds its view only when asked", () => {
  let built = 0;
  const counting: typeof micatio = {
    ...micatio,
    view(state, viewer) {
      built++;
      return micatio.view(state, viewer);
    },
  };
  const match = new Match(counting, testMatch().config, { seats: ["Livia", "Gaius"], seed: "alea" });
  const decision = decisionOf(match, 1);
  expect(decision.legal).toEqual(legalActions(micatio, match.state, 1));
  expect(built).toBe(0);
  expect(decision.view).toEqual(micatio.view(match.state, 1));
  expect(built).toBe(1);
  expect(decision.log).toEqual(match.log(1));
});

describe("a playout", () => {
  test("plays to the end and counts decisions", () => {
    const { state } = testMatch();
    const decisions = playout(micatio, state, new FastChance("playout"));
    expect(micatio.outcome(state)).toBeDefined();
    // Two decisions of each player in every round.
    expect(decisions).toBeGreaterThanOrEqual(12);
    expect(decisions % 4).toBe(0);
  });

  test("repeats itself with the same chance", () => {
    const [one, other] = [testMatch().state, testMatch().state];
    expect(playout(micatio, one, new FastChance(7))).toBe(playout(micatio, other, new FastChance(7)));
    expect(one).toEqual(other);
  });

  test("has nothing to do when the game is over", () => {
    const { state } = testMatch();
    playout(micatio, state, new FastChance(1));
    expect(playout(micatio, state, new FastChance(2))).toBe(0);
  });

  // The list of legal actions is filled again and again: what an earlier, longer one held must not be taken.
  test("takes none but the actions that are legal now", () => {
    const timid: typeof micatio = {
      ...micatio,
      legal(state, seat, into) {
        const actions = legalActions(micatio, state, seat);
        for (const action of actions.slice(0, actions[0]!.type === "show" ? 5 : 1)) into.push(action);
      },
      apply(state, seat, action, chance) {
        expect(legalActions(timid, state, seat)).toContain(action);
        micatio.apply(state, seat, action, chance);
      },
    };
    expect(playout(timid, testMatch().state, new FastChance("timid"))).toBeGreaterThan(12);
  });
});
