/** Properties: a plan that is carried out gets where it promised, for what it promised. */
import { Chance, legalActions } from "@ara/kernel";
import { expect, test } from "vitest";
import type { Action, Parts } from "../action.ts";
import { worldOf } from "../config.ts";
import type { Event } from "../event.ts";
import { paxRomana } from "../game.ts";
import { promptOf } from "../prompt/index.ts";
import { watchGames } from "../prompt/testing.ts";
import { questionOf } from "../question.ts";
import { cloneState, type State } from "../state/state.ts";
import { seenState } from "../overview.ts";
import { waysOf, type Goal, type Stack } from "../ways/index.ts";
import { stackIn } from "../ways/muster.ts";
import { Errand, intentOf, placeIn, type Intent } from "./index.ts";

/** The die of 9.12, then always the lowest face: fair weather, and fleets go on. */
class Lucky extends Chance {
  #first: number;

  constructor(face: number) {
    super();
    this.#first = face - 1;
  }

  below(n: number): number {
    const drawn = n === 6 ? this.#first : 0;
    if (n === 6) this.#first = 0;
    return drawn;
  }
}

/** What others answer who let it pass, and what the mover does who has nothing else in mind. */
const MEEK: readonly string[] = ["pass", "letPass", "noOffer", "proceed", "goOn", "debark", "stand", "finish"];

function meekly(state: State, seat: number): Action {
  const legal = legalActions(paxRomana, state, seat);
  const no = legal.find((action) => (action as Parts).yes === (action.type === "toll"));
  return MEEK.map((verb) => legal.find(({ type }) => type === verb)).find(Boolean) ?? no ?? legal[0]!;
}

interface Carried {
  readonly events: readonly Event[];
  readonly intent: Intent;
  /** Movement Points left and those that should be, at every question of the way. */
  readonly left: readonly (readonly [number, number])[];
}

/** Carries an intent out as far as it goes. */
function carryOut(before: State, seat: number, intent: Intent, face: number, mp: number): Carried {
  const state = cloneState(before);
  const errand = new Errand(intent);
  const chance = new Lucky(face);
  const events: Event[] = [];
  const left: [number, number][] = [];
  for (let n = 0; n < 150 && !events.some(({ type: e }) => e === "moveEnded"); n++) {
    const asked = paxRomana.toAct(state)[0]!;
    const view = paxRomana.view(state, asked);
    const prompt = promptOf(view, asked)!;
    const next = asked === seat ? errand.next(prompt, view) : "ask";
    if (next === null) break;
    if (prompt.key === "land.step" && asked === seat) {
      const { way, done } = errand.intent;
      left.push([prompt.about.force!.mp, way.slice(0, done).reduce((sum, leg) => sum - leg.mp, mp)]);
    }
    const action = next === "ask" ? meekly(state, asked) : next;
    paxRomana.apply(state, asked, action, chance, (event) => events.push(event));
    if (next !== "ask") errand.given(action);
  }
  return { events, intent: errand.intent, left };
}

/** Fights and losses are dice that nobody plans. */
const isPeaceful = ({ way }: Goal): boolean =>
  way.every(({ leads }) =>
    leads.every(({ to }) => to === "interception" || to === "weather" || to === "bribe" || to === "stop"),
  );

function stacksOf(state: State, seat: number): Stack[] {
  const power = questionOf(state)!.who[0]!;
  const seen = seenState(paxRomana.view(state, seat));
  const found: Stack[] = [];
  for (let node = 0; node < worldOf(state.config).map.nodes; node++)
    for (const kind of ["army", "fleet"] as const) {
      const stack = stackIn(seen, power, node, { kind });
      if (stack) found.push(stack);
    }
  return found;
}

test("9.11, 9.12: a plan answers all that its Move asks, gets there with the face it named, and pays what it said", () => {
  let [plans, bySea] = [0, 0];
  watchGames("plans", 2, 800, (state, seat, chance) => {
    if (questionOf(state)?.key !== "expansion.choose" || chance.below(3) > 0) return;
    if (!legalActions(paxRomana, state, seat).some((one) => one.type === "major" && one.kind === "own")) return;
    const stacks = stacksOf(state, seat);
    if (stacks.length === 0) return;
    const stack = chance.pick(stacks);
    const reach = waysOf(paxRomana.view(state, seat), stack);
    const goals = reach.goals.filter((goal) => goal.rests && isPeaceful(goal));
    if (goals.length === 0) return;
    const goal = chance.pick(goals);
    const mp = reach.mp[goal.face - 1] ?? -1;
    const { events, intent, left } = carryOut(state, seat, intentOf(stack, goal), goal.face, mp);
    const told = JSON.stringify({ stack, goal, left, events: events.slice(-6) });
    expect(intent.done, told).toBe(goal.way.length);
    expect(placeIn(intent)).toBe(goal.node);
    const ended = events.find(({ type: e }) => e === "moveEnded");
    expect((ended as { node?: number } | undefined)?.node, told).toBe(goal.node);
    for (const [had, promised] of left) expect(had, told).toBe(promised);
    plans++;
    if (goal.way.some(({ by }) => by === "sail")) bySea++;
  });
  expect(plans).toBeGreaterThan(25);
  expect(bySea).toBeGreaterThan(5);
});
