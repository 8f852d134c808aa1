import { decisionOf, FastChance, legalActions, Match } from "@ara/kernel";
import { config, paxRomana, promptOf, worldOf, type Action, type State } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { reasonOf } from "./reasons.ts";
import { Steady } from "./steady.ts";

/** The reasons `steady` gives along a game of scenario I. */
function reasonsAlong(steps: number): ReturnType<typeof reasonOf>[] {
  const table = config("I");
  const match = new Match(paxRomana, table, { seats: ["Livia", "Hanno"], seed: "reasons" });
  const bot = new Steady({ seed: "reasons" });
  return Array.from({ length: steps }, () => {
    const seat = paxRomana.toAct(match.state)[0];
    if (seat === undefined) return null;
    const decision = decisionOf(match, seat);
    const action = bot.choose(decision);
    const reason = reasonOf(decision.view, seat, action);
    expect(reason, promptOf(decision.view, seat)?.key).not.toBeNull();
    match.act(seat, action);
    return reason;
  });
}

test("every answer of a game has a reason, most of them a particular one, and facts that are numbers", () => {
  const reasons = reasonsAlong(60).filter((reason) => reason !== null);
  expect(reasons.length).toBeGreaterThan(40);
  expect(reasons.filter(({ principle }) => principle === "best").length).toBeLessThan(reasons.length / 5);
  expect(reasons.some(({ facts }) => facts.length > 0)).toBe(true);
  for (const { facts } of reasons)
    for (const { type: _, ...numbers } of facts)
      expect(Object.values(numbers).every((n) => Number.isInteger(n) && n >= 0)).toBe(true);
});

/** An army of the Advanced Game before a Space with a tribe: some random game that gets there. */
function beforeTribe(): { state: State; step: Action<"step"> } {
  const table = config("V", { game: "advanced" });
  const { map } = worldOf(table);
  for (let game = 0; game < 99; game++) {
    const chance = new FastChance(`tribe ${game}`);
    const state = paxRomana.setup(table, paxRomana.deal(table, chance));
    for (let n = 0; n < 200; n++) {
      const seat = paxRomana.toAct(state)[0]!;
      const legal = legalActions(paxRomana, state, seat);
      const step = legal.find(
        (action) => action.type === "step" && state.tribes[map.tribalSpaces.indexOf(action.node)]! > 0,
      );
      if (step) return { state, step: step as Action<"step"> };
      paxRomana.apply(state, seat, chance.pick(legal), chance);
    }
  }
  throw new Error("nobody comes to a tribe");
}

test("13.11, R316: of a tribe a reason says what everybody knows, in a whole number, whatever its seat has seen by a card", () => {
  const { state, step } = beforeTribe();
  const seat = paxRomana.toAct(state)[0]!;
  const met = worldOf(state.config).map.tribalSpaces.indexOf(step.node);
  const seen = state.tribes.findIndex((there, tribal) => there > 0 && tribal !== met);
  state.advanced!.tribeSeen[seen] = 1 << state.config.seats[seat]![0]!;
  const said = (strength: number): unknown => {
    const there = paxRomana.clone(state);
    const from = there.tribePool.indexOf(strength);
    [there.tribes[seen], there.tribePool[from]] = [there.tribePool[from]!, there.tribes[seen]!];
    return reasonOf(paxRomana.view(there, seat), seat, step);
  };
  const [weakest, strongest] = [Math.min(...state.tribePool), Math.max(...state.tribePool)];
  expect(weakest).toBeLessThan(strongest);
  const other: unknown = expect.toSatisfy(Number.isInteger);
  expect(said(weakest)).toMatchObject({ facts: [{ type: "strength", other, node: step.node }] });
  expect(said(strongest)).toEqual(said(weakest));
});
