/** Properties: what the ways promise is what the machine then allows and charges. */
import { ChanceError, legalActions, noChance } from "@ara/kernel";
import { expect, test } from "vitest";
import type { Action } from "../action.ts";
import type { Node } from "../data/index.ts";
import { paxRomana } from "../game.ts";
import { watchGames } from "../prompt/testing.ts";
import { questionOf } from "../question.ts";
import { cloneState, type State } from "../state/state.ts";
import { waysNow } from "./index.ts";
import type { Goal } from "./reach.ts";

type Step = Action<"step" | "sail">;
const isStep = (action: Action): action is Step => action.type === "step" || action.type === "sail";

/** The state after a step if nobody is asked and no die falls, "over" if the Move ended with it; else undefined. */
function quietly(before: State, seat: number, action: Step): State | "over" | undefined {
  const state = cloneState(before);
  let hasEnded = false;
  try {
    paxRomana.apply(state, seat, action, noChance, (event) => {
      hasEnded ||= event.type === "moveEnded" && event.node === action.node;
    });
  } catch (error) {
    if (!(error instanceof ChanceError)) throw error;
    // Dice that fall when the Move has ended are others'.
    if (!hasEnded && state.forces.some((force) => force !== null)) return undefined;
    return "over";
  }
  return hasEnded ? "over" : state;
}

/** The slow, obvious search: every way is tried with the machine itself; Movement Points left by place. */
function tried(state: State, seat: number, mp: (state: State) => number): Map<Node, number> {
  const key = questionOf(state)!.key;
  const open = new Map<Node, number>();
  const waiting = [state];
  for (let from = waiting.shift(); from; from = waiting.shift())
    for (const action of legalActions(paxRomana, from, seat).filter(isStep)) {
      const next = quietly(from, seat, action);
      if (!next || (next !== "over" && questionOf(next)?.key !== key)) continue;
      const left = next === "over" ? 0 : mp(next);
      if (left <= (open.get(action.node) ?? -2)) continue;
      open.set(action.node, left);
      if (next !== "over") waiting.push(next);
    }
  return open;
}

/** A way that only leads on, by land or by sea, and one on which nobody is asked. */
const isPlain = ({ way }: Goal): boolean => way.every(({ by }) => by !== "embark" && by !== "debark");
const isQuiet = (goal: Goal): boolean => isPlain(goal) && goal.way.every(({ leads }) => leads.length === 0);

test("9.21, 11.11: after the die, the Spaces in reach and their cost are those that the machine allows and charges", () => {
  let looked = 0;
  let places = 0;
  watchGames("ways", 2, 700, (state, seat, chance) => {
    const key = questionOf(state)?.key;
    if ((key !== "land.step" && key !== "sea.sail") || chance.below(4) > 0) return;
    // 13.4: where an invasion ends, its own questions come at once.
    if (state.frames.some(({ proc }) => proc === "invasion")) return;
    const reach = waysNow(paxRomana.view(state, seat), seat);
    expect(reach, key).toBeDefined();
    const { goals, from } = reach!;
    const index = state.forces.findIndex((force) => force?.node === from);
    const mp = reach!.mp[0] ?? -1;
    const open = tried(state, seat, ({ forces }) => forces[index]?.mp ?? 0);
    open.delete(from);
    const found = new Map(goals.map((goal) => [goal.node, goal]));
    looked++;
    for (const goal of goals.filter(isQuiet)) {
      places++;
      expect(open.get(goal.node), `${goal.node} from ${from}`).toBeGreaterThanOrEqual(mp < 0 ? -1 : mp - goal.cost);
    }
    for (const [node, left] of open) {
      const goal = found.get(node);
      expect(goal, `${node} from ${from}`).toBeDefined();
      if (goal!.how === "sure" && isPlain(goal!) && mp >= 0) expect(goal!.cost).toBeLessThanOrEqual(mp - left);
    }
  });
  expect(looked).toBeGreaterThan(40);
  expect(places).toBeGreaterThan(200);
});
