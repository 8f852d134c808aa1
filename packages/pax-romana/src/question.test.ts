import { FastChance, legalActions, type Viewer } from "@ara/kernel";
import { describe, expect, test } from "vitest";
import { config } from "./config.ts";
import type { AnyCall } from "./engine/procedure.ts";
import { paxRomana } from "./game.ts";
import { askedPower, questionKeys, questionOf } from "./question.ts";
import { talkOf } from "./rules/diplomacy/deal.ts";
import { machine } from "./rules/index.ts";
import type { State } from "./state/state.ts";
import { eager } from "./testing/eager.ts";

test("a question is named once: no two have the same key", () => {
  const keys = questionKeys();
  expect(keys.length).toBeGreaterThan(90);
  expect(new Set(keys).size).toBe(keys.length);
});

/** Everybody sees the question as the state knows it. */
function expectSeen(state: State): void {
  const open = questionOf(state)!;
  const viewers: readonly Viewer[] = ["spectator", ...state.config.seats.keys()];
  for (const viewer of viewers) {
    const seen = paxRomana.view(state, viewer);
    // 4.1, R247: of a proposal others see who makes it, not what is being named.
    if (open.frame.proc === "deal") expect(questionOf(seen)?.who).toEqual(open.who);
    else expect(questionOf(seen)).toEqual(open);
    for (const seat of state.config.seats.keys()) expect(askedPower(seen, seat)).toBe(askedPower(state, seat));
  }
}

describe("2.15: everybody sees which question is open and who is asked", () => {
  const options = ["secretAlliances", "rerolls"] as const;

  test.each(["II", "V"] as const)("2.15: in a whole game of scenario %s", (scenario) => {
    const of = config(scenario, { format: "ultraBasic", options });
    const met = new Set<string>();
    const chance = new FastChance(`open ${scenario}`);
    const state = paxRomana.setup(of, paxRomana.deal(of, chance));
    for (let [seat] = paxRomana.toAct(state); seat !== undefined; [seat] = paxRomana.toAct(state)) {
      const { key } = questionOf(state)!;
      if (!met.has(key) || state.powers.some(({ slate }) => slate !== null)) expectSeen(state);
      met.add(key);
      paxRomana.apply(state, seat, eager(state, legalActions(paxRomana, state, seat), chance), chance);
    }
  });

  test.each<readonly [string, number, AnyCall]>([
    ["maintenance.plan", 3, { proc: "maintenance" }],
    ["objective.discard", 4, { proc: "removal" }],
    ["leaders.place", 4, { proc: "leaderSelection" }],
    ["manpower.plan", 4, { proc: "manpower" }],
    ["siege.bid", 2, { proc: "siegeBid", attacker: 0, defender: 3 }],
    ["objective.claim", 4, { proc: "victoryPhase" }],
    ["deal.terms", 1, talkOf(0, 3)],
  ])("2.15: %s, which is secret, asked of %i, from the first answer to the last", (key, asked, call) => {
    const of = config("V", { format: "ultraBasic", options });
    const chance = new FastChance(`secret ${key}`);
    const state = paxRomana.setup(of, paxRomana.deal(of, chance));
    for (const power of state.powers) power.treasury = 30;
    state.objectives.hands = state.powers.map((_, power) => [2 * power, 2 * power + 1]);
    state.frames = [...state.frames.slice(0, -1), machine.begin(call, state)];
    machine.run(state, chance, undefined);
    expect(questionOf(state)).toMatchObject({ key, who: { length: asked } });
    const answered = new Set<number>();
    for (let n = 0; n < 200 && questionOf(state)?.key === key; n++) {
      expectSeen(state);
      const seat = chance.pick(paxRomana.toAct(state));
      answered.add(seat);
      paxRomana.apply(state, seat, chance.pick(legalActions(paxRomana, state, seat)), chance);
    }
    expect(answered.size).toBe(asked);
  });
});

test("16.2, 17.2, 13.3: a question of the Standard Game's events is asked by the rule of cards where these are played", () => {
  const asking = (game: "standard" | "advanced", call: AnyCall): string => {
    const of = config("V", { game });
    const state = paxRomana.setup(of, paxRomana.deal(of, new FastChance("rules")));
    state.frames = [machine.begin(call, state)];
    return questionOf(state)!.rule;
  };
  const march = { proc: "majorMove", power: 0, mover: "own" } as const;
  expect(asking("standard", { ...march, step: "again" } as AnyCall)).toBe("16.2");
  expect(asking("advanced", { ...march, step: "again" } as AnyCall)).toBe("17.2");
  const fleet = { proc: "rebellion", power: 0, step: "fleet", whose: 1 } as unknown as AnyCall;
  expect([asking("standard", fleet), asking("advanced", fleet)]).toEqual(["16.2", "13.3"]);
});
