/** Property: what is listed before one builds is just what the machine then offers, for the same price. */
import { FastChance, legalActions } from "@ara/kernel";
import { expect, test } from "vitest";
import type { Action } from "../action.ts";
import { paxRomana } from "../game.ts";
import { promptOf } from "../prompt/index.ts";
import { watchGames } from "../prompt/testing.ts";
import { questionOf } from "../question.ts";
import { cloneState, type State } from "../state/state.ts";
import { buildingOf, sitesIn } from "./index.ts";

/** Legal answers of one verb: at a table that talks other things can be said at any time. */
const legalOf = (state: State, seat: number, verb: Action["type"]): Action[] =>
  legalActions(paxRomana, state, seat).filter(({ type }) => type === verb);

const after = (state: State, seat: number, ...actions: readonly Action[]): State => {
  const next = cloneState(state);
  for (const action of actions) paxRomana.apply(next, seat, action, new FastChance("building"));
  return next;
};

test("7.11, 7.12, 7.46: every project in every place is listed with its price, and nothing else", () => {
  let seen = 0;
  watchGames("building", 2, 800, (state, seat) => {
    if (questionOf(state)?.key !== "expansion.choose") return;
    const view = paxRomana.view(state, seat);
    const sites = sitesIn(promptOf(view, seat)!, view);
    if (legalOf(state, seat, "construct").length === 0) return expect(sites).toEqual([]);
    const begun = after(state, seat, { type: "construct" });
    const offered = legalOf(begun, seat, "build").flatMap((what) => {
      const where = after(begun, seat, what);
      return legalOf(where, seat, "at").map((place) => ({ what, place, where }));
    });
    expect(sites.map((site) => buildingOf(site).slice(1))).toEqual(offered.map(({ what, place }) => [what, place]));
    sites.forEach(({ cost }, i) => {
      const { where, place } = offered[i]!;
      const asked = promptOf(paxRomana.view(where, seat), seat)!;
      const option = asked.options.find(({ action }) => JSON.stringify(action) === JSON.stringify(place));
      expect(option?.cost?.talents).toBe(cost);
    });
    seen += sites.length;
  });
  expect(seen).toBeGreaterThan(20);
});
