import { describe, expect, test } from "vitest";
import type { Action } from "../action.ts";
import { GARR, LG, ROME, type Node } from "../data/index.ts";
import { worldOf } from "../config.ts";
import { paxRomana } from "../game.ts";
import { promptOf, type Prompt } from "../prompt/index.ts";
import { at, begin } from "../rules/battle/testing.ts";
import { expansionOf } from "../rules/sequence/operations.ts";
import type { State } from "../state/state.ts";
import { position } from "../testing/position.ts";
import { sumAt } from "../state/table.ts";
import { stackAt, waysOf, type Goal, type Stack } from "../ways/index.ts";
import { dearer, Errand, follow, gainsOn, garrisonPrice, intentOf, onlyAnswer, tollsOn, type Intent } from "./index.ts";

/** Rome in an Expansion, with pieces of a test. */
function rome(pieces: Parameters<typeof position>[1]): State {
  const state = position("V", pieces);
  begin(state, expansionOf(ROME), []);
  return state;
}

const seatOf = (state: State): number => state.config.seats.findIndex((powers) => powers.includes(ROME));
const viewOf = (state: State): ReturnType<typeof paxRomana.view> => paxRomana.view(state, seatOf(state));
const prompt = (state: State): Prompt => promptOf(viewOf(state), seatOf(state))!;

function planned(
  state: State,
  from: string,
  to: string,
  more: Parameters<typeof intentOf>[2] = {},
  of?: Stack,
): Intent {
  const stack = of ?? stackAt(viewOf(state), ROME, at(state, from), { kind: "army" })!;
  const goal = waysOf(viewOf(state), stack).goals.find(({ node }) => node === at(state, to))!;
  return intentOf(stack, goal, more);
}

const occupying = (state: State, intent: Intent): Intent => ({
  ...intent,
  occupy: gainsOn(viewOf(state), intent.stack, intent.way),
});

/** Gives what a plan says until it says nothing more; every answer, as its verb. */
function carry(state: State, intent: Intent, die: number): { verbs: string[]; errand: Errand } {
  const errand = new Errand(intent);
  const verbs: string[] = [];
  for (let n = 0; n < 40; n++) {
    const next = errand.next(prompt(state), viewOf(state));
    if (next === null || next === "ask") break;
    paxRomana.apply(state, seatOf(state), next, { ...fixed(die) } as never);
    errand.given(next);
    verbs.push(next.type);
  }
  return { verbs, errand };
}

const fixed = (die: number): { die: () => number; below: () => number } => ({ die: () => die, below: () => die - 1 });
const places = (state: State): Set<Node> => new Set(state.table.keys.map((key) => Math.floor(key / 256)));
const named = (state: State, action: Action | null): unknown =>
  action && "node" in action ? worldOf(state.config).map.ids[action.node] : action;

describe("an intent", () => {
  test("9.11: answers which Move, where, who, and every step, and then stops", () => {
    const state = rome({ pieces: { "rome capua": { LG: 2, GARR: 1 } } });
    const { verbs } = carry(state, planned(state, "capua", "venusia"), 4);
    expect(verbs.slice(0, 2)).toEqual(["major", "at"]);
    expect(verbs).not.toContain("drop");
    expect(verbs.slice(-2)).toEqual(["step", "stop"]);
    expect(places(state)).toContain(at(state, "venusia"));
    // The garrison stays at Capua.
    expect(places(state)).toContain(at(state, "capua"));
  });

  test("9.12: gives no step where the die was too low for all of them", () => {
    const state = rome({ pieces: { "rome capua": { LG: 2 } } });
    const { verbs } = carry(state, planned(state, "capua", "croton"), 1);
    expect(verbs).not.toContain("step");
    expect(prompt(state).key).toBe("land.step");
  });

  test("5.11: leaves the cheapest unit in each Space on the way that is not ours, if it is to occupy", () => {
    const pieces = { "rome coricum": { LG: 2, LI: 2 } };
    const passing = rome({ pieces });
    carry(passing, planned(passing, "coricum", "lissa"), 6);
    const state = rome({ pieces });
    const { verbs } = carry(state, occupying(state, planned(state, "coricum", "lissa")), 6);
    const dropped = verbs.filter((verb) => verb === "drop").length;
    expect(dropped).toBeGreaterThan(0);
    expect(places(state).size).toBe(places(passing).size + dropped);
    expect(places(state)).toContain(at(state, "lissa"));
  });

  test("12.14: one unit becomes garrisons on the way, one of them stays and the others come along", () => {
    const pieces = { "rome coricum": { LG: 3 } };
    const state = rome({ pieces });
    const stack = stackAt(viewOf(state), ROME, at(state, "coricum"), { kind: "army" })!;
    const reach = waysOf(viewOf(state), stack);
    const goal = reach.goals.find(({ node }) => node === at(state, "lissa"))!;
    const [node] = gainsOn(viewOf(state), stack, goal.way);
    const price = garrisonPrice(viewOf(state));
    const dear = dearer(reach, goal, price)!;
    expect([dear.cost, dear.need]).toEqual([goal.cost + price, goal.need + price]);
    const intent = intentOf(stack, dear, { garrison: [node!], price });
    const { verbs } = carry(state, intent, 6);
    expect(verbs.filter((verb) => ["breakDown", "pickUp", "drop"].includes(verb))).toEqual(["breakDown", "pickUp"]);
    expect(sumAt(state, node!, ROME)[GARR]).toBe(1);
    expect(sumAt(state, at(state, "lissa"), ROME)).toMatchObject({ [LG]: stack.units[0]!.counts[LG]! - 1, [GARR]: 2 });
    // With too low a die it does not set out.
    const low = rome({ pieces });
    const least = { ...intent, need: reach.mp[0]! + 1 };
    expect(carry(low, least, 1).verbs).not.toContain("step");
  });

  test("12.14: never breaks down a unit unless that was said", () => {
    const state = rome({ pieces: { "rome coricum": { LG: 3 } } });
    const { verbs } = carry(state, occupying(state, planned(state, "coricum", "lissa")), 6);
    expect(verbs).not.toContain("breakDown");
  });

  test("9.12: what is spent on the way makes a goal dearer, less likely, and at last too far", () => {
    const goal = { cost: 3, need: 3, face: 1, how: "sure", chance: 1 } as Goal;
    const mp = [3, 4, 5, 6, 7, 8];
    expect(dearer({ mp }, goal, 2)).toMatchObject({ cost: 5, need: 5, face: 3, how: "possible", chance: 4 / 6 });
    const risky = { ...goal, need: 4, face: 2, how: "chance", chance: 0.5 } as Goal;
    expect(dearer({ mp }, risky, 2)).toMatchObject({ need: 6, face: 4, how: "chance", chance: (0.5 * 3) / 5 });
    expect(dearer({ mp: [5] }, goal, 2)).toMatchObject({ need: 5, face: 1, how: "sure", chance: 1 });
    expect(dearer({ mp: [4] }, goal, 2)).toBeNull();
    expect(dearer({ mp }, goal, 6)).toBeNull();
  });

  test("11.34, 11.36: what had to be kept for a shore that lies behind is needed no more", () => {
    const state = rome({ pieces: { "rome capua": { LG: 2 } } });
    const intent = planned(state, "capua", "croton");
    const kept = { ...intent, need: intent.need + 2 };
    const errand = new Errand(intent);
    // With the Movement Points for the way and no more it does not set out, and once it is on its way goes on.
    const cost = intent.way.reduce((sum, { mp }) => sum + mp, 0);
    for (let n = 0; n < 20 && prompt(state).key !== "land.step"; n++) {
      const next = errand.next(prompt(state), viewOf(state)) as Action;
      paxRomana.apply(state, seatOf(state), next, fixed(cost) as never);
      errand.given(next);
    }
    expect([prompt(state).about.force!.mp, intent.way.length > 1]).toEqual([cost, true]);
    expect(follow(kept, prompt(state), viewOf(state))).toBeNull();
    paxRomana.apply(state, seatOf(state), follow(intent, prompt(state), viewOf(state))!, fixed(cost) as never);
    const next = { type: "step", node: intent.way[1]!.node };
    expect(follow({ ...kept, done: 1 }, prompt(state), viewOf(state))).toEqual(next);
    // Of those that are to come there must be enough.
    const far = { ...kept, way: [...kept.way, { ...kept.way.at(-1)!, mp: 1 }], done: 1 };
    expect(follow(far, prompt(state), viewOf(state))).toBeNull();
  });

  test("goes on from its goal if it is not to end there", () => {
    const state = rome({ pieces: { "rome capua": { LG: 2 } } });
    const { verbs } = carry(state, planned(state, "capua", "venusia", { ends: false }), 5);
    expect(verbs.at(-1)).toBe("step");
    expect(prompt(state).key).toBe("land.step");
  });

  test("ends where the force is not where it was to be, or has lost units", () => {
    const state = rome({ pieces: { "rome capua": { LG: 3 } } });
    const intent = planned(state, "capua", "croton");
    const errand = new Errand(intent);
    for (let n = 0; n < 20 && prompt(state).key !== "land.step"; n++) {
      const next = errand.next(prompt(state), viewOf(state)) as Action;
      paxRomana.apply(state, seatOf(state), next, fixed(6) as never);
      errand.given(next);
    }
    const first = follow(errand.intent, prompt(state), viewOf(state));
    expect(named(state, first)).toBe(worldOf(state.config).map.ids[intent.way[0]!.node]);
    expect(follow({ ...errand.intent, done: 1 }, prompt(state), viewOf(state))).toBeNull();
    const more = {
      ...intent.stack,
      units: intent.stack.units.map((row) => ({ ...row, counts: row.counts.map((n) => n + 1) })),
    };
    expect(follow({ ...errand.intent, stack: more }, prompt(state), viewOf(state))).toBeNull();
  });

  test("of another power answers nothing", () => {
    const state = rome({ pieces: { "rome capua": { LG: 2 } } });
    const intent = planned(state, "capua", "venusia");
    expect(follow({ ...intent, stack: { ...intent.stack, power: 1 } }, prompt(state), viewOf(state))).toBeNull();
  });
});

test("a single legal answer needs no tap, unless it gives something up", () => {
  const state = rome({ pieces: { "rome capua": { LG: 2 } } });
  const { options, ...rest } = prompt(state);
  const done = options.find(({ action }) => action.type === "done")!;
  expect(onlyAnswer({ ...rest, options })).toBeNull();
  expect(onlyAnswer({ ...rest, options: [done] })).toEqual({ type: "done" });
  expect(onlyAnswer({ ...rest, options: [{ ...done, care: "gone" }] })).toBeNull();
});

test("12.51: a toll that was agreed with the plan is paid where it is asked for, any other is asked about", () => {
  const state = rome({ pieces: { "rome roma": { LG: 1 } } });
  const view = viewOf(state);
  const [rhodus, other] = [at(state, "rhodus"), at(state, "roma")];
  const toll = { to: "toll", at: rhodus, talents: 1 } as const;
  const way = [{ node: rhodus, by: "sail", mp: 0, attack: 0, leads: [toll], chance: 1 } as const];
  expect(tollsOn(way)).toEqual([toll]);
  const stack: Stack = { power: ROME, node: other, units: [], leaders: [] };
  const options = [true, false].map((yes) => ({ action: { type: "toll", yes } as const, refusal: null }));
  const asked: Prompt = { ...prompt(state), power: ROME, key: "sea.toll", options };
  const sailed = (tolls: readonly Node[]): Intent => ({ ...intentOf(stack, { way, need: 0 }, { tolls }), done: 1 });
  expect(follow(sailed([rhodus]), asked, view)).toEqual({ type: "toll", yes: true });
  expect(follow(sailed([]), asked, view)).toBeNull();
  expect(follow(sailed([other]), asked, view)).toBeNull();
  // Whoever cannot pay any more is asked.
  const poor = { ...asked, options: options.slice(1) };
  expect(follow(sailed([rhodus]), poor, view)).toBeNull();
});
