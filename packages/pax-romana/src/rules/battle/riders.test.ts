import { describe, expect, test } from "vitest";
import { EL, FRESH, LG, MOVED } from "../../data/index.ts";
import { addArmy, soldier } from "../../state/armies.ts";
import { addForce, emptyForce } from "../../state/force.ts";
import { emptyRow, type State } from "../../state/state.ts";
import { addUnits, countIn, keyOf } from "../../state/table.ts";
import { position, putPieces, type Given, type Pieces } from "../../testing/position.ts";
import { STACK } from "../control/relation.ts";
import { machine } from "../index.ts";
import { muster, onlyWallsAreLeft, residentsOf } from "./interceptors.ts";
import {
  answerFirst,
  asked,
  at,
  battle,
  begin,
  intercepted,
  optionsNow,
  owner,
  setOut,
  standing,
  told,
} from "./testing.ts";

/** Carthage marches from Genua to Pisae; Rome has a City next to it. */
function pisae(more: Given = {}, punic: Pieces = { HI: 4, LI: 2 }) {
  const pieces = { "rome roma": { LG: 2, city: 5 }, "carthage genua": punic, ...more.pieces };
  const state = position("V", { treasury: { rome: 0, carthage: 0 }, ...more, pieces });
  return { state, force: setOut(state, "carthage", "genua", "pisae") };
}

const RIDE = [{ do: "intercept" }, { do: "all" }];

describe("10.67: elephants die", () => {
  const dead = (dice: readonly number[], attack: Pieces, defence: Pieces): number[] => {
    const state = position("V", { pieces: { "carthage thapsus": attack, "rome zama": defence } });
    const force = setOut(state, "carthage", "thapsus", "zama");
    const played = begin(state, battle(state, force, ["rome"]), dice, [{ do: "stand" }, { do: "commit", n: 2 }]);
    const lost = told(played, "eliminated").filter(({ rule }) => rule === "10.67");
    const moving = state.forces[force]!.rows[0]!.counts[EL]!;
    return [moving, standing(state, "rome", "zama", "EL"), ...lost.map(({ units }) => units[EL]!)];
  };

  test("10.67: those that march, and those that stand", () => {
    expect(dead([3, 2], { HI: 3, EL: 3 }, { HI: 3 })).toEqual([2, 0, 1]);
    expect(dead([3, 2], { HI: 3 }, { HI: 3, EL: 3 })).toEqual([0, 2, 1]);
    expect(dead([5, 3], { HI: 3 }, { HI: 9, EL: 2 })).toEqual([0, 0, 2]);
    expect(dead([2, 2], { HI: 3 }, { HI: 3, EL: 2 })).toEqual([0, 2]);
  });
});

describe("10.31: who rides", () => {
  test("10.31, 10.32: the leader of the army may stay, and does not help then", () => {
    const added = (yes: boolean): number => {
      const { state, force } = pisae({ leaders: { "rome-3": "roma" } });
      const played = begin(state, intercepted(force), [1, 1], [...RIDE, { do: "leader", yes }]);
      return told(played, "interceptionRolled")[0]!.added;
    };
    expect([added(false), added(true)]).toEqual([3, 5]);
  });

  test("4.3: the mover may pay not to be intercepted; who is paid may do it all the same", () => {
    const paid = (then: string): unknown[] => {
      const more: Given = { treasury: { rome: 0, carthage: 5 }, bribery: true };
      const { state, force } = pisae(more);
      const played = begin(state, intercepted(force), [1, 1], RIDE);
      expect(machine.who(state)).toEqual([owner("carthage")]);
      for (const wanted of ["offer", "accept", then]) answerFirst(state, { do: wanted }, played);
      return [told(played, "interceptionRolled").length, state.powers[owner("rome")]!.treasury];
    };
    expect([paid("desist"), paid("proceed")]).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  test("12.32: militia ride out only inside their Home", () => {
    const home = pisae({ pieces: { "rome roma": { MIL: 2 } } });
    begin(home.state, intercepted(home.force), []);
    expect(optionsNow(home.state).map(({ do: verb }) => verb)).toEqual(["intercept", "pass"]);
    const state = position("V", { pieces: { "rome albintimilium": { MIL: 2 }, "carthage nemausus": { HI: 2 } } });
    begin(state, intercepted(setOut(state, "carthage", "nemausus", "massilia")), []);
    expect(asked(state)).toBeUndefined();
  });

  test("12.44, R170: nor do the units of his player ride to where the Soldier of Fortune stands", () => {
    const pieces = { "sof pella": { HI: 4 }, "greece larissa": { HI: 1 }, "rome scupi": { LG: 2 } };
    const riders = (keeper: number): unknown[] => {
      const state = position("V", { pieces });
      addArmy(state, soldier(keeper));
      begin(state, intercepted(setOut(state, "rome", "scupi", "pella")), []);
      return optionsNow(state).map(({ owner: whose }) => whose);
    };
    expect(riders(owner("greece"))).toEqual([]);
  });

  test("10.31, R193: fresh and spent units ride together, and no more of them than were named", () => {
    const state = position("V", { pieces: { "rome roma": { LG: 2 } } });
    const key = (mark: number): number => keyOf(at(state, "roma"), owner("rome"), mark);
    addUnits(state, key(MOVED), LG, 2);
    const index = addForce(state, emptyForce(owner("rome"), at(state, "roma")));
    const three = emptyRow();
    three[LG] = 3;
    muster(state, index, owner("rome"), three);
    expect(state.forces[index]!.rows.map(({ mark, counts }) => [mark, counts[LG]])).toEqual([
      [FRESH, 2],
      [MOVED, 1],
    ]);
    expect([countIn(state, key(FRESH), LG), countIn(state, key(MOVED), LG)]).toEqual([0, 1]);
  });
});

describe("10.36: who else is there", () => {
  const capua = (pieces: NonNullable<Given["pieces"]>): { state: State; force: State["forces"][number] & object } => {
    const state = position("V", { pieces: { "rome roma": { LG: 1 }, ...pieces } });
    return { state, force: state.forces[setOut(state, "rome", "roma", "capua")]! };
  };

  test("10.34, 10.36: own units, neutrals and powers that allow it fight beside an interceptor", () => {
    const { state, force } = capua({
      "carthage capua": { LI: 1 },
      "greece capua": { LI: 1 },
      "east capua": { LI: 1 },
      "rebels capua": { BI: 1 },
      "tribes capua": { GARR: 1 },
      "rome capua": { LI: 1 },
    });
    state.pacts[owner("greece") * 4 + owner("carthage")] = STACK;
    const names = residentsOf(state, force, at(state, "capua"), owner("carthage"));
    expect(names).toEqual([owner("carthage"), owner("greece"), owner("rebels")]);
  });

  test("7.31, R259: only hostile walls are left where nobody stands but the neutrals who built them", () => {
    const left = (pieces: NonNullable<Given["pieces"]>): boolean => {
      const { state, force } = capua(pieces);
      const space = at(state, "capua");
      const residents = residentsOf(state, force, space, owner("carthage"));
      return onlyWallsAreLeft(state, force, { space, residents });
    };
    expect(left({ "independent capua": { LI: 1, town: 2 } })).toBe(true);
    expect(left({ "carthage capua": { town: 2 } })).toBe(true);
    expect(left({ "carthage capua": { LI: 1, town: 2 } })).toBe(false);
    expect(left({ "independent capua": { town: 2 }, "rebels capua": { BI: 1 } })).toBe(false);
    expect(left({ "rome capua": { town: 2 } })).toBe(false);
    expect(left({})).toBe(false);
  });

  test("10.36, 12.11: beside own units the interceptor stays, and no garrison but the enemy's is lost", () => {
    const { state, force } = pisae({}, { LI: 1 });
    putPieces(state, "rome pisae", { LI: 1, GARR: 1 });
    putPieces(state, "carthage pisae", { GARR: 1 });
    begin(state, intercepted(force), [6, 6, 6, 1], RIDE);
    while (state.frames.length > 0) answerFirst(state, { do: "raise", n: 4 });
    expect([standing(state, "rome", "pisae", "LG") > 0, standing(state, "rome", "roma", "LG")]).toEqual([true, 0]);
    expect([standing(state, "rome", "pisae", "GARR"), standing(state, "carthage", "pisae", "GARR")]).toEqual([1, 0]);
  });

  test.each(["amphibious", "debark"] as const)(
    "10.36, R144: a landing (%s) that is beaten off goes aboard again",
    (entry) => {
      const { state, force } = pisae({}, { HI: 6 });
      putPieces(state, "rome pisae", { LI: 1 });
      begin(state, intercepted(force, entry), [6, 6, 3, 3], RIDE);
      while (state.frames.length > 0) answerFirst(state, { n: 0 });
      expect(state.handed).toMatchObject({ how: "back" });
      expect(state.forces[force]).toMatchObject({ aboard: true, node: at(state, "pisae") });
    },
  );
});

test("10.71: the higher bid of the defender is his shift", () => {
  const state = position("V", {
    pieces: { "rome roma": { LG: 4 }, "carthage capua": { HI: 3, city: 5 } },
    treasury: { rome: 3, carthage: 3 },
  });
  const force = setOut(state, "rome", "roma", "capua");
  const bids = [
    { do: "bid", n: 1 },
    { do: "bid", n: 2 },
  ];
  const answers = [{ do: "stand" }, { do: "useWalls", yes: true }, ...bids];
  const played = begin(state, battle(state, force, ["carthage"]), [3, 3], answers);
  expect(told(played, "shiftsCounted")[0]!.list).toContainEqual({ side: "defender", cause: "siege", n: 1 });
});
