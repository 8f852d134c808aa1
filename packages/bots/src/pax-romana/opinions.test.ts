import {
  config,
  emptyRow,
  HI,
  LI,
  MIL,
  OBJECTIVES,
  paxRomana,
  ROME,
  worldOf,
  type Action,
  type Frames,
  type Unit,
  type View,
} from "@ara/pax-romana";
import { expect, test } from "vitest";
import { diplomacyQuestions } from "./diplomacy.ts";
import { movementQuestions } from "./movement.ts";
import { Outlook } from "./outlook.ts";
import { provinceWorth } from "./stakes.ts";
import { opening } from "./testing.ts";
import { fieldOfUnit } from "./troops.ts";

const lookAt = (view: View): Outlook => {
  const outlook = new Outlook();
  outlook.look(view, ROME);
  return outlook;
};

test("15.4: a province that an own objective asks for is worth more, and most the last one that is missing", () => {
  const state = opening(config("V", { format: "basicPlus" }), "aims");
  const { provinceOf, provincesOf, territoryNumbers } = worldOf(state.config).map;
  const worth = (objective: string[]): number => {
    state.objectives.hands[ROME] = objective.map((name) => OBJECTIVES.indexOf(name as (typeof OBJECTIVES)[number]));
    return provinceWorth(lookAt(paxRomana.view(state, 0)), provinceOf.get("tarraconensis")!);
  };
  expect(worth(["C"])).toBeGreaterThan(worth([]) + 0.5);
  expect(worth(["B"])).toBe(worth([]));
  const far = worth(["C"]) - worth([]);
  for (const province of provincesOf[territoryNumbers.get("hispania")!]!)
    if (province !== provinceOf.get("tarraconensis")) state.control[province] = ROME;
  expect(worth(["C"]) - worth([])).toBeGreaterThan(2 * far);
});

test("4.1: an offer is taken if it brings more than it costs; words count for nothing", () => {
  const state = opening(config("V"), "deal");
  const term = { n: 0, node: -1, text: "", turns: 1 };
  const talents = (giver: number, n: number): Frames["deal"]["terms"][number] => ({
    ...term,
    kind: "talents",
    giver,
    n,
  });
  const accepts = (...terms: Frames["deal"]["terms"]): boolean => {
    const frame = { proc: "deal" as const, step: "answer", power: 1, partner: ROME, terms, giver: 1, showing: [] };
    const view: View = { ...paxRomana.view(state, 0), frames: [frame] };
    const worth = (action: Action): number => diplomacyQuestions["deal.answer"]!(view, action, lookAt(view));
    return worth({ type: "accept" }) > worth({ type: "decline" });
  };
  const passage = { ...term, kind: "pass", giver: ROME } as const;
  expect(accepts(talents(1, 1))).toBe(true);
  expect(accepts(talents(ROME, 1))).toBe(false);
  expect(accepts(talents(ROME, 1), { ...term, kind: "promise", giver: 1, text: "peace" })).toBe(false);
  expect(accepts(talents(1, 1), passage)).toBe(false);
  expect(accepts(talents(1, 4), passage)).toBe(true);
  // 3.44: nor does it buy what it has no use for, or spend what the markers need.
  const all = (["pass", "stack", "join", "sea", "loc"] as const).map((kind) => ({ ...term, kind, giver: 1, turns: 0 }));
  expect(accepts(talents(ROME, 3), ...all)).toBe(false);
  expect(accepts(talents(ROME, 2), ...all)).toBe(true);
  state.powers[ROME]!.treasury = 4;
  expect(accepts(talents(ROME, 2), ...all)).toBe(false);
});

test("4.3: Talents are offered for a City that would fall while there are some to spare, and for nothing else", () => {
  const state = opening(config("V"), "bribe");
  const { map } = worldOf(state.config);
  const roma = map.nodeOf.get("roma")!;
  const offers = (node: number, treasury: number, strength: number): number => {
    state.powers[ROME]!.treasury = treasury;
    const view = paxRomana.view(state, 0);
    const counts = emptyRow();
    counts[HI] = strength;
    const force = { power: 1, rows: [{ owner: 1, mark: 0, counts }], leaders: [], node, aboard: false } as never;
    const threat = { proc: "bribe" as const, step: "offer", actor: 1, victim: ROME, act: "attack", node };
    const threatened: View = { ...view, forces: [force], frames: [threat] };
    const outlook = lookAt(threatened);
    const worth = (n: number): number => {
      const action: Action = n === 0 ? { type: "noOffer" } : { type: "offer", n, kind: "desist" };
      return diplomacyQuestions["bribe.offer"]!(threatened, action, outlook);
    };
    return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].reduce((best, n) => (worth(n) > worth(best) ? n : best), 0);
  };
  expect(offers(roma, 30, 30)).toBe(6);
  expect(offers(roma, 30, 1)).toBe(0);
  expect(offers(roma, 4, 30)).toBe(0);
  expect(offers(map.nodeOf.get("massilia")!, 30, 30)).toBe(0);
});

test("4.3: a bribe is taken where it outweighs the prize", () => {
  const state = opening(config("V"), "bribe");
  const view = paxRomana.view(state, 0);
  const accepts = (act: string, id: string, n: number): boolean => {
    const node = worldOf(state.config).map.nodeOf.get(id)!;
    const frame = { proc: "bribe" as const, step: "answer", actor: ROME, victim: 1, act, node, n };
    const offered: View = { ...view, frames: [frame] };
    const worth = (action: Action): number => diplomacyQuestions["bribe.answer"]!(offered, action, lookAt(offered));
    return worth({ type: "accept" }) > worth({ type: "decline" });
  };
  expect([accepts("interception", "massilia", 2), accepts("interception", "massilia", 3)]).toEqual([false, true]);
  expect([accepts("attack", "massilia", 2), accepts("attack", "massilia", 10)]).toEqual([false, true]);
  expect(accepts("attack", "carthago", 10)).toBe(false);
});

test("12.32: militia, which never sails, sees nothing to gain overseas", () => {
  const outlook = lookAt(paxRomana.view(opening(config("V"), "militia"), 0));
  const worths = (unit: Unit): number => fieldOfUnit(outlook, unit).ashore.reduce((sum, worth) => sum + worth, 0);
  expect(worths(MIL)).toBeLessThan(worths(LI));
});

test("3.44: a marker is paid for if anything can be done with it, and lapses otherwise", () => {
  const state = opening(config("V"), "idle");
  state.powers[ROME]!.treasury = 1;
  const lapses = (view: View): boolean => {
    const worth = (action: Action): number => movementQuestions["activation.pay"]!(view, action, lookAt(view));
    return worth({ type: "lapse" }) > worth({ type: "pay" });
  };
  const view = paxRomana.view(state, 0);
  expect(lapses(view)).toBe(false);
  expect(lapses({ ...view, table: { keys: [], counts: [] } })).toBe(true);
});
