import {
  config,
  emptyRow,
  GARR,
  LG,
  nodeOfKey,
  ownerOfKey,
  paxRomana,
  questionOf,
  ROME,
  ROW,
  worldOf,
  type Action,
  type Node,
  type State,
} from "@ara/pax-romana";
import { describe, expect, test } from "vitest";
import { rowAt, strengthOf } from "./board.ts";
import { eventQuestions } from "./events.ts";
import { Outlook } from "./outlook.ts";
import { Steady } from "./steady.ts";
import { decisionIn } from "./table.ts";
import { opening, play, withStacks } from "./testing.ts";
import { bodyOf, fieldFor, stayBehind } from "./troops.ts";
import { startingWeights, type Weights } from "./weights.ts";

const nodeAt = (state: State, id: string): Node => worldOf(state.config).map.nodeOf.get(id)!;

/** What Rome thinks of a position. */
function roman(state: State, weights: Partial<Weights> = {}): Outlook {
  const outlook = new Outlook({ ...startingWeights, ...weights });
  outlook.look(paxRomana.view(state, 0), ROME);
  return outlook;
}

/** Roman legions on the map. */
const legions = ({ table }: State): number =>
  table.keys.reduce((sum, key, i) => (ownerOfKey(key) === ROME ? sum + table.counts[i * ROW + LG]! : sum), 0);

describe("the steady player", () => {
  test("leaves a guard in its capital while an army is near, and goes out with nearly all where none is", () => {
    const guard = (enemies: number): number => {
      const state = withStacks(opening(config("II"), "guard"), {
        "rome roma": { LG: 6 },
        "carthage aleria": enemies === 0 ? { GARR: 1 } : { HI: enemies, GARR: 1 },
      });
      const outlook = new Outlook();
      outlook.look(paxRomana.view(state, 0), ROME);
      const roma = worldOf(state.config).map.nodeOf.get("roma")!;
      const army = rowAt(state, roma, (owner) => owner === ROME);
      return strengthOf(state, stayBehind(outlook, roma, army));
    };
    expect(guard(0)).toBeLessThanOrEqual(4);
    expect(guard(12)).toBeGreaterThanOrEqual(12);
  });

  test("9.44: brings an army ashore that waits at sea, before it does anything else", () => {
    const start = withStacks(opening(config("II"), "ashore"), { "rome ntp_etruria": { LG: 3 } });
    const { spaces } = worldOf(start.config).map;
    let ended = false;
    const after = play(start, "ashore", {
      onEvent: (event) => void (ended ||= event.type === "activationEnded"),
      isEnough: () => ended,
    });
    expect(after.table.keys.filter((key) => nodeOfKey(key) >= spaces)).toEqual([]);
  });

  test("3.44: of five Talents it spends one at the most before the markers are drawn", () => {
    const isPlanning = (state: State): boolean => questionOf(state)?.key === "manpower.plan";
    const state = play(opening(config("V"), "poor"), "poor", { isEnough: isPlanning });
    for (const power of state.powers) power.treasury = 5;
    const outlook = new Outlook();
    outlook.look(paxRomana.view(state, 0), ROME);
    expect(outlook.reserve).toBeGreaterThanOrEqual(4);
    const after = play(state, "poor", { isEnough: ({ phase }) => phase === "F" });
    for (const { treasury } of after.powers) expect(treasury).toBeGreaterThanOrEqual(4);
  });

  test("1.4: does not leave its capital empty where more can come than its walls count", () => {
    const state = withStacks(opening(config("V"), "empty"), { "rome roma": { LG: 3 }, "carthage aleria": { HI: 2 } });
    const stays = (guard: number): number => {
      const outlook = roman(state, { guard });
      const roma = nodeAt(state, "roma");
      return strengthOf(
        state,
        stayBehind(
          outlook,
          roma,
          rowAt(state, roma, (owner) => owner === ROME),
        ),
      );
    };
    expect(stays(startingWeights.guard)).toBeGreaterThan(0);
    expect(stays(0)).toBe(0);
  });

  test("12.7: slaves that have risen in its lands are worth an army; those of others are their affair", () => {
    const risen = (owner: string): State =>
      withStacks(opening(config("V"), "slaves"), { [`${owner} arretium`]: { LI: 2 }, "rome arretium": {} });
    const gain = (owner: string, slaves: number): number => {
      const state = risen(owner);
      return roman(state, { slaves }).gain(nodeAt(state, "arretium"));
    };
    const { slaves } = startingWeights;
    expect(gain("slavesRome", slaves)).toBeCloseTo(gain("slavesRome", 0) + slaves);
    expect(gain("slavesEast", slaves)).toBe(gain("slavesEast", 0));
  });

  test("12.43: the Soldier of Fortune comes next to the enemy, rather than to a capital that is safe or to the end of the land", () => {
    const state = withStacks(opening(config("V"), "soldier"), { "carthage capua": { HI: 3 } });
    const worth = (id: string): number => {
      const action = { type: "choose", node: nodeAt(state, id) } as Action<"choose">;
      return eventQuestions["soldier.place"]!(paxRomana.view(state, 0), action, roman(state));
    };
    expect(worth("venusia")).toBeGreaterThan(worth("roma"));
    expect(worth("roma")).toBeGreaterThan(worth("placentia"));
  });

  test("6.26: Rome turns Talents into legions: with twenty-four it raises four and more", () => {
    const planning = play(opening(config("V"), "legions"), "legions", {
      isEnough: (state) => questionOf(state)?.key === "manpower.plan",
    });
    planning.powers[ROME]!.treasury = 24;
    const before = legions(planning);
    const after = play(planning, "legions", { isEnough: ({ phase }) => phase === "F" });
    expect(legions(after) - before).toBeGreaterThanOrEqual(4);
  });

  test("5.21: who can hold more than half of a province with tribes in it sees the whole of it", () => {
    const state = opening(config("V"), "majority");
    const worth = (garrisons: number, majority: number): number => {
      const outlook = roman(state, { majority });
      const row = emptyRow();
      [row[LG], row[GARR]] = [1, garrisons];
      return fieldFor(outlook, bodyOf(outlook, row, [])).prize(nodeAt(state, "veldidena"));
    };
    const { majority } = startingWeights;
    // Raetia: three of four Spaces, where a tribe has one.
    expect(worth(2, majority)).toBe(worth(2, 0));
    expect(worth(3, majority)).toBeGreaterThan(2 * worth(3, 0));
  });

  test("3.51: a unit that takes a province goes before walls are built, one that gains little after them", () => {
    const first = (alone: number): Set<string> => {
      const found = new Set<string>();
      play(opening(config("V"), "alone"), "alone", {
        isEnough(state) {
          const [seat] = paxRomana.toAct(state);
          if (questionOf(state)?.key !== "expansion.choose" || seat === undefined) return false;
          const weighed = new Steady({ seed: "alone", weights: { ...startingWeights, alone } }).weigh(
            decisionIn(state, seat),
          );
          if (weighed.some(({ action, worth }) => action.type === "construct" && worth > 0))
            found.add(weighed.toSorted((a, b) => b.worth - a.worth)[0]!.action.type);
          return found.has("minor") || state.turn > 2;
        },
      });
      return found;
    };
    expect([...first(startingWeights.alone)]).toContain("minor");
    expect([...first(Infinity)]).not.toContain("minor");
  });

  test("3.51: an enemy near the capital is no reason to recruit instead of moving", () => {
    const state = play(opening(config("V"), "near"), "near", {
      isEnough: (now) => questionOf(now)?.key === "activation.operation" && paxRomana.toAct(now)[0] === ROME,
    });
    const near = withStacks(state, { "carthage capua": { HI: 9 }, "rome roma": { LG: 1 } });
    near.powers[ROME]!.treasury = 9;
    const { action } = new Steady({ seed: "near" })
      .weigh(decisionIn(near, ROME))
      .toSorted((a, b) => b.worth - a.worth)[0]!;
    expect(action).toMatchObject({ type: "operation", kind: "expansion" });
  });
});
