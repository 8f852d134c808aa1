/** 12.55: the ships of Pontus, which are nobody else's. */
import { describe, expect, test } from "vitest";
import { CARTHAGE, FRESH, GS, LI, NONE, PONTUS, ROME } from "../../data/index.ts";
import { addArmy, pontus } from "../../state/armies.ts";
import { advancedOf } from "../../state/cards.ts";
import { FLAGS, setFlag } from "../../state/flags.ts";
import { addForce, addToForce, emptyForce } from "../../state/force.ts";
import type { State } from "../../state/state.ts";
import type { Given } from "../../testing/position.ts";
import { answerFirst, asked, at, battle, begin, goOn, setOut, standing, told } from "../battle/testing.ts";
import { firstRoutes, partyOf } from "../battle/ways.ts";
import { advanced } from "../cards/testing.ts";
import { permit } from "../diplomacy/pacts.ts";
import { machine } from "../index.ts";
import { mutiniesOf } from "../barbarians/mutinies.ts";
import { freshGalleys } from "../movement/movers.ts";
import { helpAgainstPirates } from "../naval/pirate-fight.ts";
import { seaEntryOf } from "../naval/testing.ts";
import { hasEnemyFleet, whoseLeave } from "../naval/waters.ts";

/** Pontus is Rome's to move. */
function risen(pieces: Given["pieces"]): State {
  const state = advanced({ pieces: { ...pieces }, treasury: { rome: 0, carthage: 0 } });
  advancedOf(state).pontusPlayer = ROME;
  addArmy(state, pontus(ROME));
  return state;
}

/** Pontine squadrons sail into a node, with some light infantry aboard. */
function sailing(state: State, hulls: number, to = "trapezus", cargo = 0): number {
  const force = addForce(state, { ...emptyForce(ROME, at(state, to), true), mp: cargo > 0 ? 6 : -1 });
  addToForce(state, state.forces[force]!, PONTUS, FRESH, GS, hulls);
  addToForce(state, state.forces[force]!, PONTUS, FRESH, LI, cargo);
  return force;
}

describe("12.55, 11.4: a Pontine fleet that moves", () => {
  const fought = (hulls: number, dice: readonly number[], cargo = 0) => {
    const state = risen({ "carthage trapezus": { GS: 2 }, "pontus sinope": { LI: 1 } });
    setFlag(state, ROME, FLAGS.galleyTechnology);
    const force = sailing(state, hulls, "trapezus", cargo);
    return { state, ...begin(state, { proc: "navalBattle", force, enemy: CARTHAGE }, dice) };
  };

  test("R492, 17.2 Galley Tech: has nothing of what its player has invented, against pirates neither", () => {
    const { state, events, handed } = fought(2, [3, 3]);
    expect(told({ events, handed }, "navalBattle")[0]).toMatchObject({ battlePoints: [4, 4], result: "draw" });
    expect(helpAgainstPirates(state, state.forces[0]!, at(state, "trapezus")).ships).toBe(4);
  });

  test("11.44, 12.55: loses squadrons like any other, and what is left flees to a port of Pontus", () => {
    const { state, events, handed } = fought(2, [1, 2, 2]);
    expect(told({ events, handed }, "sunk")).toMatchObject([{ owner: PONTUS }]);
    expect(state.forces[0]).toMatchObject({ node: at(state, "sinope"), rows: [{ owner: PONTUS }] });
    expect(state.forces[0]!.rows[0]!.counts[GS]).toBe(1);
  });

  test("11.21, 12.55: loses them in a storm", () => {
    const state = risen({ "pontus sinope": { LI: 1 } });
    const force = sailing(state, 2, "ds_euxinus");
    const storm = begin(state, seaEntryOf(force, "enter", at(state, "sinope")), [5, 1]);
    expect(told(storm, "sunk")).toMatchObject([{ owner: PONTUS, rule: "11.21" }]);
    expect(state.forces[force]!.rows[0]!.counts[GS]).toBe(1);
  });

  test("11.46, 12.55: its last squadron goes down with all aboard", () => {
    const { state, events, handed } = fought(1, [1, 1, 2], 2);
    expect(told({ events, handed }, "sunk").map(({ owner }) => owner)).toEqual([PONTUS, PONTUS]);
    expect(state.forces).toEqual([]);
  });
});

test("4.2, 11.16, 12.55: what is allowed its player does not let it pass: whose port it is, is asked", () => {
  const state = risen({ "pontus sinope": { LI: 1 }, "carthage trapezus": { GARR: 1 } });
  permit(state, CARTHAGE, ROME, "sea");
  const played = begin(state, seaEntryOf(sailing(state, 1), "enter", at(state, "sinope")), []);
  expect([asked(state), machine.who(state)]).toEqual(["passage.ask", [CARTHAGE]]);
  answerFirst(state, { type: "letPass" }, played);
  expect(told(played, "passageGiven")).toMatchObject([{ from: CARTHAGE, to: PONTUS }]);
});

test("4.2, 11.34, 12.55: nor does it count on it for a landing", () => {
  const state = risen({ "carthage trapezus": { GS: 1 } });
  permit(state, CARTHAGE, ROME, "sea");
  const isMet = (force: number): boolean => hasEnemyFleet(state, state.forces[force]!, at(state, "trapezus"));
  const own = addForce(state, emptyForce(ROME, at(state, "sinope"), true));
  expect([isMet(own), isMet(sailing(state, 1, "sinope"))]).toEqual([false, true]);
});

test("4.2, 11.42, 12.55: nor does it let it withdraw to where fleets of others lie", () => {
  const state = risen({ "pontus sinope": { GS: 1 }, "carthage trapezus": { GS: 1 } });
  permit(state, CARTHAGE, ROME, "sea");
  const leave = (fleet: number): number => whoseLeave(state, fleet, at(state, "trapezus"));
  expect([leave(ROME), leave(PONTUS)]).toEqual([NONE, CARTHAGE]);
});

describe("10.95, 12.55: a Pontine army that flees by sea", () => {
  const FLEE = { type: "retreat", yes: true };

  /** Carthage comes from one Space to another, and wins; Pontus stands, where it might have withdrawn. */
  const beaten = (from: string, to: string, pieces: Given["pieces"], answers = [{ type: "stand" }]): State => {
    const state = risen({ [`pontus ${to}`]: { LI: 9 }, [`carthage ${from}`]: { HI: 9 }, ...pieces });
    const force = setOut(state, "carthage", from, to);
    begin(state, battle(state, force, ["pontus"]), [3, 1], answers);
    return state;
  };

  test("12.55, R352: goes in its own squadrons, and to a port of its own", () => {
    const state = beaten("amasia", "sinope", { "pontus sinope": { LI: 9, GS: 1 }, "pontus amastris": { LI: 1 } });
    goOn(state, { n: 0 }, FLEE, { type: "bySea" });
    expect(standing(state, "pontus", "amastris", "GS")).toBe(1);
    expect(standing(state, "pontus", "amastris", "LI")).toBeGreaterThan(1);
  });

  test("12.55: not in its player's squadrons, nor to a port of his", () => {
    const lent = beaten("amasia", "sinope", { "rome sinope": { GS: 1 }, "pontus amastris": { LI: 1 } });
    goOn(lent, { n: 0 }, FLEE, { type: "bySea" });
    expect([standing(lent, "rome", "sinope", "GS"), standing(lent, "pontus", "amastris", "LI") > 1]).toEqual([1, true]);
    const abroad = beaten("placentia", "genua", { "pontus genua": { LI: 9, GS: 1 } }, []);
    goOn(abroad, { n: 0 }, FLEE, { type: "bySea" });
    expect([standing(abroad, "pontus", "genua", "GS"), standing(abroad, "pontus", "pisae", "GS")]).toEqual([1, 0]);
  });

  test("12.55, 10.94, R188: nor by land into a Space of its player, though nobody is there", () => {
    const state = risen({ "pontus genua": { LI: 9 } });
    const isOpen = (): boolean => {
      const genua = at(state, "genua");
      const army = partyOf(state, genua, { power: ROME, force: NONE, owners: [PONTUS] });
      return firstRoutes(state, army, genua, at(state, "placentia")).some(({ to }) => to === at(state, "pisae"));
    };
    expect(isOpen()).toBe(false);
    advancedOf(state).pontusPlayer = CARTHAGE;
    expect(isOpen()).toBe(true);
  });
});

describe("16.2 Naval Mutiny, 12.55, R493: a Pontine fleet that mutinies", () => {
  const named = (pieces: Given["pieces"]) => {
    const state = risen(pieces);
    state.powers[ROME]!.treasury = 5;
    const rising = begin(state, { proc: "rebellion", step: "whose", power: CARTHAGE, whose: NONE } as never, []);
    return { state, rising, sail: () => freshGalleys(state, at(state, "sinope"), PONTUS) };
  };

  test("is named like any other, stays, and is paid by the Pontus Player from his own treasury", () => {
    const { state, rising, sail } = named({ "pontus sinope": { GS: 2 } });
    expect(told(rising, "fleetMutinied")).toMatchObject([{ fleet: PONTUS, node: at(state, "sinope") }]);
    expect([sail(), mutiniesOf(state, ROME), mutiniesOf(state, CARTHAGE)]).toEqual([0, [at(state, "sinope")], []]);
    begin(state, { proc: "mutinyPay", power: ROME }, [], [{ type: "payMutiny" }]);
    expect([sail(), state.powers[ROME]!.treasury, state.mutinies]).toEqual([2, 3, []]);
  });

  test("is a fleet by itself: in one port its player's own rises first, and without it", () => {
    const { state, rising, sail } = named({ "pontus sinope": { GS: 2 }, "rome sinope": { GS: 1 } });
    expect(told(rising, "fleetMutinied")).toMatchObject([{ fleet: ROME }]);
    expect([sail(), freshGalleys(state, at(state, "sinope"), ROME)]).toEqual([2, 0]);
    begin(state, { proc: "mutinyPay", power: ROME }, [], [{ type: "payMutiny" }]);
    expect(state.powers[ROME]!.treasury).toBe(4);
  });
});
