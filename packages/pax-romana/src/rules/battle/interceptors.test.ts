import { expect, test, describe } from "vitest";
import { SOLDIER_LEADER, FRESH, LG, MOVED } from "../../data/index.ts";
import { addArmy, soldier } from "../../state/armies.ts";
import { OVER_STRAIT, addForce, emptyForce } from "../../state/force.ts";
import { emptyRow, type State } from "../../state/state.ts";
import { addUnits, countIn, keyOf } from "../../state/table.ts";
import { position, type Given, putPieces, type Pieces } from "../../testing/position.ts";
import { STACK } from "../control/relation.ts";
import { machine } from "../index.ts";
import { candidatesOf, gatherInto, onlyWallsAreLeft, residentsOf } from "./interceptors.ts";
import {
  answerFirst,
  asked,
  at,
  begin,
  defendedPisae,
  entering,
  intercepted,
  optionsNow,
  owner,
  play,
  setOut,
  standing,
  told,
} from "./testing.ts";

const RIDE = [{ type: "intercept" }, { type: "all" }] as const;

test("10.33, R62, R231: garrisons or leaders that are intercepted among own land units fight beside them", () => {
  const state = position("V", {
    pieces: { "rome roma": { LG: 3, city: 5 }, "carthage genua": { GARR: 1 }, "carthage pisae": { HI: 2 } },
  });
  const played = begin(state, intercepted(setOut(state, "carthage", "genua", "pisae")), [6, 6], RIDE);
  expect(told(played, "battleOpened")[0]).toMatchObject({ kind: "interception", defender: owner("carthage") });
});

/** Carthage enters Pisae from Genua; Rome stands in Roma. */
function pisae(more: Given = {}) {
  const pieces = { "rome roma": { LG: 2 }, "carthage genua": { HI: 4 }, ...more.pieces };
  const state = position("V", { treasury: { rome: 0, carthage: 0 }, ...more, pieces });
  return { state, force: setOut(state, "carthage", "genua", "pisae") };
}

test("10.31, 12.44: the Soldier of Fortune's army is a friendly one: his player's leader rides to it, and he to theirs", () => {
  const riders = (army: "greece" | "sof", leader: string) => {
    const state = position("V", {
      pieces: { [`${army} pella`]: { HI: 4 }, "rome scupi": { LG: 2 } },
      leaders: { [leader]: "larissa" },
    });
    begin(state, intercepted(setOut(state, "rome", "scupi", "pella")), [], []);
    return optionsNow(state).flatMap((one) => (one.type === "intercept" ? [one.leader] : []));
  };
  expect(riders("greece", "greece-2")).toEqual([21]);
  expect(riders("sof", "greece-2")).toEqual([21]);
  expect(riders("greece", "soldier-of-fortune")).toEqual([SOLDIER_LEADER]);
  expect(riders("greece", "rome-2")).toEqual([]);
});

test("10.31, 10.97, R484: nobody rides to a Space that an enemy has left only for a battle, and may have to go back to", () => {
  const rides = (mover: "greece" | "rome"): boolean => {
    const { state, force } = pisae({ pieces: { [`${mover} parma`]: { HI: 2 } } });
    // In the midst of a battle for Arretium, for which somebody has left Pisae, Carthage comes there.
    const first = setOut(state, mover, "parma", "arretium");
    state.forces[first]!.from = at(state, "pisae");
    state.frames.push({ ...entering(first, 0, "march"), step: "fought" });
    return candidatesOf(state, state.forces[force]!, at(state, "pisae"), owner("rome"), {
      barred: [],
      tried: { keys: [], rows: [], leaders: [] },
    }).some(({ from }) => from === at(state, "roma"));
  };
  expect([rides("greece"), rides("rome")]).toEqual([false, true]);
});

test("10.31, 12.32: militia do not ride out of their Home", () => {
  const riders = (greeks: object) => {
    const state = position("V", { pieces: { "greece pella": greeks, "rome sirmium": { LG: 2 } } });
    const force = setOut(state, "rome", "sirmium", "scupi");
    begin(state, intercepted(force), [6, 6, 3, 3], []);
    if (asked(state) !== "interception.attempt") return undefined;
    const played = begin(state, intercepted(force), [6, 6, 3, 3], [{ type: "intercept" }]);
    return told(played, "battleRolled")[0]!.battlePoints[0];
  };
  expect(riders({ MIL: 2 })).toBeUndefined();
  expect(riders({ MIL: 2, LI: 1 })).toBe(1);
});

test("10.31, R242: a leader who has ridden out alone in vain does not try again, but the army of his Space may", () => {
  const { state, force } = pisae({ pieces: { "rome pisae": { LI: 1 } }, leaders: { "rome-3": "roma" } });
  begin(state, intercepted(force), [], []);
  expect(optionsNow(state).filter((one) => one.type === "intercept")).toHaveLength(2);
  const alone = [{ type: "intercept", leader: 2 }, { type: "intercept" }, { type: "all" }];
  const played = play(state, intercepted(force), [1, 1, 1, 2], alone);
  // The army goes without him: nobody asks for him, and his rating is not added.
  expect(told(played, "interceptionRolled").map(({ added, success }) => [added, success])).toEqual([
    [2, false],
    [0, false],
  ]);
  expect(played.handed).toMatchObject({ how: "held" });
});

test("10.31, R142: each unit and each leader of a Space tries once against an entry, together or apart", () => {
  const { state, force } = pisae({ pieces: { "rome roma": { LG: 2, LI: 1 } }, leaders: { "rome-3": "roma" } });
  const one = [{ type: "intercept" }, { type: "some" }, { type: "takeUnits", n: 1 }, { type: "takeUnits", n: 0 }];
  begin(state, intercepted(force), [1, 1, 1, 1], [...one, { type: "leader", yes: true }]);
  expect(optionsNow(state).map(({ type: verb }) => verb)).toEqual(["intercept", "pass"]);
  // One legion and the light infantry are left, and the leader has tried.
  const rest = play(
    state,
    intercepted(force),
    [1, 1, 1, 1],
    [...one, { type: "leader", yes: true }, { type: "intercept" }, { type: "all" }],
  );
  expect(told(rest, "interceptionRolled").map(({ added }) => added)).toEqual([2, 0]);
  expect(rest.handed).toMatchObject({ how: "held" });
});

test("10.31, R142: whoever rode out and came home has tried, those who stayed have not", () => {
  const { state, force } = pisae({ pieces: { "rome roma": { LG: 3 } } });
  const two = [{ type: "intercept" }, { type: "some" }, { type: "takeUnits", n: 2 }];
  const played = begin(state, intercepted(force), [6, 6, 3, 3], two);
  while (asked(state) !== "interception.attempt") answerFirst(state, { n: 0 }, played);
  // The one that is left goes without being asked how many; its dice are any.
  answerFirst(state, { type: "intercept" }, played);
  expect(told(played, "interceptionRolled")).toHaveLength(2);
  while (state.frames.length > 0) {
    expect(asked(state)).not.toBe("interception.attempt");
    answerFirst(state, { n: 0 });
  }
});

test("10.31, R275: whoever crosses a strait is not intercepted from beside, and nobody intercepts across one", () => {
  const asks = (from: string, guard: string) => {
    const state = position("V", { pieces: { [`rome ${from}`]: { LG: 2 }, [`carthage ${guard}`]: { HI: 2 } } });
    const force = setOut(state, "rome", from, "messana");
    if (from === "rhegium") state.forces[force]!.flags |= OVER_STRAIT;
    begin(state, entering(force, 0), [], []);
    return asked(state) === "interception.attempt";
  };
  expect(asks("syracusae", "panormus")).toBe(true);
  expect(asks("rhegium", "panormus")).toBe(false);
  expect(asks("syracusae", "rhegium")).toBe(false);
});

test("10.36, R277: tribes, barbarians and slaves are a neutral force to an interceptor, but nobody joins his own slaves", () => {
  const battleOf = (resident: "tribes" | "rebels" | "slavesRome" | "slavesGreece") => {
    const { state, force } = pisae({ pieces: { [`${resident} pisae`]: { BI: 3 } } });
    begin(state, entering(force, 1), [3, 3], []);
    if (asked(state) !== "interception.attempt") return undefined;
    return begin(state, intercepted(force), [6, 6, 3, 3], [{ type: "intercept" }, { type: "all" }]);
  };
  for (const neutral of ["tribes", "rebels", "slavesGreece"] as const)
    expect(told(battleOf(neutral)!, "battleRolled")[0]!.battlePoints).toEqual([8 + 3, 12]);
  expect(battleOf("slavesRome")).toBeUndefined();
});

/** Carthage marches from Genua to Pisae; Rome has a City next to it. */
function pisaeBesideRome(more: Given = {}, punic: Pieces = { HI: 4, LI: 2 }) {
  const pieces = { "rome roma": { LG: 2, city: 5 }, "carthage genua": punic, ...more.pieces };
  const state = position("V", { treasury: { rome: 0, carthage: 0 }, ...more, pieces });
  return { state, force: setOut(state, "carthage", "genua", "pisae") };
}

describe("10.31: who rides", () => {
  test("10.31, 10.32: the leader of the army may stay, and does not help then", () => {
    const added = (yes: boolean): number => {
      const { state, force } = pisaeBesideRome({ leaders: { "rome-3": "roma" } });
      const played = begin(state, intercepted(force), [1, 1], [...RIDE, { type: "leader", yes }]);
      return told(played, "interceptionRolled")[0]!.added;
    };
    expect([added(false), added(true)]).toEqual([3, 5]);
  });

  test("4.3: the mover may pay not to be intercepted; whoever is paid may do it all the same", () => {
    const paid = (then: string): unknown[] => {
      const more: Given = { treasury: { rome: 0, carthage: 5 }, bribery: true };
      const { state, force } = pisaeBesideRome(more);
      const played = begin(state, intercepted(force), [1, 1], RIDE);
      expect(machine.who(state)).toEqual([owner("carthage")]);
      for (const wanted of ["offer", "accept", then]) answerFirst(state, { type: wanted }, played);
      return [told(played, "interceptionRolled").length, state.powers[owner("rome")]!.treasury];
    };
    expect([paid("desist"), paid("proceed")]).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  test("12.32: militia ride out only inside their Home", () => {
    const home = pisaeBesideRome({ pieces: { "rome roma": { MIL: 2 } } });
    begin(home.state, intercepted(home.force), []);
    expect(optionsNow(home.state).map(({ type: verb }) => verb)).toEqual(["intercept", "pass"]);
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
    gatherInto(state, index, owner("rome"), three);
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
    const { state, force } = pisaeBesideRome({}, { LI: 1 });
    putPieces(state, "rome pisae", { LI: 1, GARR: 1 });
    putPieces(state, "carthage pisae", { GARR: 1 });
    begin(state, intercepted(force), [6, 6, 6, 1], RIDE);
    while (state.frames.length > 0) answerFirst(state, { type: "raise", n: 4 });
    expect([standing(state, "rome", "pisae", "LG") > 0, standing(state, "rome", "roma", "LG")]).toEqual([true, 0]);
    expect([standing(state, "rome", "pisae", "GARR"), standing(state, "carthage", "pisae", "GARR")]).toEqual([1, 0]);
  });

  test.each(["amphibious", "debark"] as const)(
    "10.36, R144: a landing (%s) that is beaten off goes aboard again",
    (entry) => {
      const { state, force } = pisaeBesideRome({}, { HI: 6 });
      putPieces(state, "rome pisae", { LI: 1 });
      begin(state, intercepted(force, entry), [6, 6, 3, 3], RIDE);
      while (state.frames.length > 0) answerFirst(state, { n: 0 });
      expect(state.handed).toMatchObject({ how: "back" });
      expect(state.forces[force]).toMatchObject({ aboard: true, node: at(state, "pisae") });
    },
  );
});

const UNSHIFTED = { n: 0 };
const FLEE = { type: "retreat", yes: true };

test("10.45: those who stood in the Space and fought beside the interceptor do not intercept the withdrawal", () => {
  const state = position("V", {
    pieces: { "rome saldae": { CAV: 2 }, "carthage cirta": { LI: 2 }, "carthage thevestis": { HI: 2 } },
  });
  const force = setOut(state, "rome", "saldae", "cirta");
  const ride = [{ type: "intercept" }, { type: "all" }];
  begin(state, intercepted(force), [6, 6, 3], ride);
  expect(asked(state)).toBe("withdrawal.go");
  answerFirst(state, { type: "step", node: at(state, "hippo_regius") });
  expect(asked(state)).toBe("withdrawal.go");
});

test("10.96: nor do they intercept the retreat of those they have beaten", () => {
  const { state, force } = defendedPisae({ LI: 9 }, { pieces: { "rome roma": { LG: 9 } } });
  begin(state, intercepted(force), [6, 6, 4, 1], [{ type: "intercept" }, { type: "all" }]);
  for (let i = 0; i < 20 && asked(state) !== "retreat.first"; i++)
    answerFirst(state, asked(state) === "battle.retreat" ? FLEE : UNSHIFTED);
  answerFirst(state, { node: at(state, "genua") });
  expect(state.forces[force]!.node).toBe(at(state, "genua"));
  expect(asked(state)).toBe("retreat.second");
});
