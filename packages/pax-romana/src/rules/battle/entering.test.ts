import { expect, test } from "vitest";
import { SOLDIER_LEADER } from "../../data/index.ts";
import { OVER_STRAIT } from "../../state/force.ts";
import { position } from "../../testing/position.ts";
import {
  answerFirst,
  asked,
  at,
  begin,
  entering,
  intercepted,
  optionsNow,
  owner,
  play,
  setOut,
  standing,
  told,
} from "./testing.ts";

/** In what order things happen to a force that enters a Space, and who may try what. */

/** Carthage enters Pisae from Genua; Rome stands in Roma. */
function pisae(more: Parameters<typeof position>[1] = {}) {
  const pieces = { "rome roma": { LG: 2 }, "carthage genua": { HI: 4 }, ...more.pieces };
  const state = position("V", { treasury: { rome: 0, carthage: 0 }, ...more, pieces });
  return { state, force: setOut(state, "carthage", "genua", "pisae") };
}

test("10.2: a tribe is turned over before anybody intercepts (R143)", () => {
  const state = position("V", {
    pieces: { "rome narbo": { LG: 2 }, "carthage valentia": { HI: 4 } },
    tribes: { nemausus: 3 },
  });
  const force = setOut(state, "carthage", "valentia", "nemausus");
  const played = begin(state, entering(force, 1), [], []);
  expect(told(played, "tribeRevealed")).toHaveLength(1);
  expect(asked(state)).toBe("interception.attempt");
});

test("10.2: interceptions come before a lone leader flees and a lone garrison is lost (R143)", () => {
  const leader = pisae({ leaders: { "rome-3": "pisae" } });
  begin(leader.state, entering(leader.force, 0), [], []);
  expect(asked(leader.state)).toBe("interception.attempt");
  answerFirst(leader.state, { do: "pass" });
  expect(asked(leader.state)).toBe("leader.flee");
  const garrison = pisae({ pieces: { "rome pisae": { GARR: 1 } } });
  const played = begin(garrison.state, entering(garrison.force, 1), [], []);
  expect(asked(garrison.state)).toBe("interception.attempt");
  expect(standing(garrison.state, "rome", "pisae", "GARR")).toBe(1);
  answerFirst(garrison.state, { do: "pass" }, played);
  expect(told(played, "garrisonLost")).toHaveLength(1);
});

test("10.2: interceptions come before the attack and its withdrawal, and the MP is spent last (R143)", () => {
  const { state, force } = pisae({ pieces: { "rome pisae": { LG: 1 } } });
  begin(state, entering(force, 1), [], []);
  expect(asked(state)).toBe("interception.attempt");
  expect(state.forces[force]!.mp).toBe(5);
  answerFirst(state, { do: "pass" });
  expect(asked(state)).toBe("withdrawal.ask");
  expect(state.forces[force]!.mp).toBe(4);
});

test("10.31, 12.44: the Soldier of Fortune's army is a friendly one: his player's leader rides to it, and he to theirs", () => {
  const riders = (army: "greece" | "sof", leader: string) => {
    const state = position("V", {
      pieces: { [`${army} pella`]: { HI: 4 }, "rome scupi": { LG: 2 } },
      leaders: { [leader]: "larissa" },
    });
    begin(state, intercepted(setOut(state, "rome", "scupi", "pella")), [], []);
    return optionsNow(state).flatMap((one) => (one.do === "intercept" ? [one.leader] : []));
  };
  expect(riders("greece", "greece-2")).toEqual([21]);
  expect(riders("sof", "greece-2")).toEqual([21]);
  expect(riders("greece", "soldier-of-fortune")).toEqual([SOLDIER_LEADER]);
  expect(riders("greece", "rome-2")).toEqual([]);
});

test("12.44, R170: in scenario I Pyrrhus and the Greeks attack together", () => {
  const state = position("I", {
    pieces: { "sof tarentum": { HI: 4 }, "greece venusia": { LI: 2 }, "rome capua": { LG: 2 } },
  });
  begin(state, intercepted(setOut(state, "rome", "capua", "venusia")), [], []);
  expect(optionsNow(state).flatMap((one) => (one.do === "intercept" ? [one.owner] : []))).toEqual([owner("sof")]);
});

test("12.44, 8.24: his player's leader leads the Soldier of Fortune's army where it is attacked, and is lost with it", () => {
  const state = position("V", {
    pieces: { "sof pella": { HI: 1 }, "rome scupi": { LG: 9 } },
    leaders: { "greece-2": "pella" },
  });
  const force = setOut(state, "rome", "scupi", "pella");
  const played = begin(state, entering(force, 1), [6, 1], [{ do: "stand" }, { do: "raise", n: 4 }]);
  expect(told(played, "leads")).toMatchObject([{ side: "defender", leader: 21 }]);
  while (state.frames.length > 0) answerFirst(state, {}, played);
  expect(standing(state, "sof", "pella", "HI")).toBe(0);
  expect(state.leaders[21]).toBeLessThan(0);
});

test("10.31: several forces intercept one entry, and their battles are fought one after the other", () => {
  const { state, force } = pisae({ pieces: { "rome arretium": { LG: 1 } } });
  const first = [{ do: "intercept", node: at(state, "arretium") }];
  const played = begin(state, entering(force, 0), [6, 6, 1, 1], first);
  while (asked(state) !== "interception.attempt") answerFirst(state, { n: 0 }, played);
  expect(standing(state, "rome", "arretium", "LG") + standing(state, "rome", "arretium", "lg")).toBe(1);
  expect(optionsNow(state).map(({ node }) => node)).toEqual([at(state, "roma"), undefined]);
  answerFirst(state, { do: "intercept" }, played);
  expect(told(played, "battleEnded")).toHaveLength(1);
  expect(asked(state)).toBe("units.how");
});

test("10.31, 12.32: militia do not ride out of their Home", () => {
  const riders = (greeks: object) => {
    const state = position("V", { pieces: { "greece pella": greeks, "rome sirmium": { LG: 2 } } });
    const force = setOut(state, "rome", "sirmium", "scupi");
    begin(state, intercepted(force), [6, 6, 3, 3], []);
    if (asked(state) !== "interception.attempt") return undefined;
    const played = begin(state, intercepted(force), [6, 6, 3, 3], [{ do: "intercept" }]);
    return told(played, "battleRolled")[0]!.battlePoints[0];
  };
  expect(riders({ MIL: 2 })).toBeUndefined();
  expect(riders({ MIL: 2, LI: 1 })).toBe(1);
});

test("10.31, R242: a leader who has ridden out alone in vain does not try again, but the army of his Space may", () => {
  const { state, force } = pisae({ pieces: { "rome pisae": { LI: 1 } }, leaders: { "rome-3": "roma" } });
  begin(state, intercepted(force), [], []);
  expect(optionsNow(state).filter((one) => one.do === "intercept")).toHaveLength(2);
  const alone = [{ do: "intercept", leader: 2 }, { do: "intercept" }, { do: "all" }];
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
  const one = [{ do: "intercept" }, { do: "some" }, { do: "takeUnits", n: 1 }, { do: "takeUnits", n: 0 }];
  begin(state, intercepted(force), [1, 1, 1, 1], [...one, { do: "leader", yes: true }]);
  expect(optionsNow(state).map(({ do: verb }) => verb)).toEqual(["intercept", "pass"]);
  // One legion and the light infantry are left, and the leader has tried.
  const rest = play(
    state,
    intercepted(force),
    [1, 1, 1, 1],
    [...one, { do: "leader", yes: true }, { do: "intercept" }, { do: "all" }],
  );
  expect(told(rest, "interceptionRolled").map(({ added }) => added)).toEqual([2, 0]);
  expect(rest.handed).toMatchObject({ how: "held" });
});

test("10.31, R142: whoever rode out and came home has tried, those who stayed have not", () => {
  const { state, force } = pisae({ pieces: { "rome roma": { LG: 3 } } });
  const two = [{ do: "intercept" }, { do: "some" }, { do: "takeUnits", n: 2 }];
  const played = begin(state, intercepted(force), [6, 6, 3, 3], two);
  while (asked(state) !== "interception.attempt") answerFirst(state, { n: 0 }, played);
  // The one that is left goes without being asked how many; its dice are any.
  answerFirst(state, { do: "intercept" }, played);
  expect(told(played, "interceptionRolled")).toHaveLength(2);
  while (state.frames.length > 0) {
    expect(asked(state)).not.toBe("interception.attempt");
    answerFirst(state, { n: 0 });
  }
});

test("10.31, R275: who crosses a strait is not intercepted from beside, and nobody intercepts across one", () => {
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
    return begin(state, intercepted(force), [6, 6, 3, 3], [{ do: "intercept" }, { do: "all" }]);
  };
  for (const neutral of ["tribes", "rebels", "slavesGreece"] as const)
    expect(told(battleOf(neutral)!, "battleRolled")[0]!.battlePoints).toEqual([8 + 3, 12]);
  expect(battleOf("slavesRome")).toBeUndefined();
});

test("10.31: whenever somebody enters, anew: an army that regrouped and comes again may be intercepted again (10.97)", () => {
  const { state, force } = pisae();
  for (let entry = 0; entry < 2; entry++) {
    Object.assign(state.forces[force]!, { node: at(state, "pisae"), from: at(state, "genua") });
    const played = begin(state, entering(force, 0), [6, 6, 2, 2], [{ do: "intercept" }, { do: "all" }]);
    expect(told(played, "interceptionRolled")).toHaveLength(1);
    while (state.frames.length > 0) answerFirst(state, { n: 0 });
  }
});

test("10.36: even victorious, an interceptor does not stay in a neutral's Space", () => {
  const state = position("V", {
    pieces: { "mamertines messana": { LI: 1 }, "carthage panormus": { HI: 9 }, "rome syracusae": { LG: 2 } },
  });
  const force = setOut(state, "rome", "syracusae", "messana");
  begin(state, intercepted(force), [6, 6, 6, 1], [{ do: "intercept" }, { do: "all" }]);
  while (state.frames.length > 0) answerFirst(state, asked(state) === "battle.retreat" ? { yes: true } : {});
  expect(state.handed).toMatchObject({ how: "moved" });
  expect(state.forces[force]!.node).not.toBe(at(state, "messana"));
  expect(standing(state, "carthage", "messana", "HI")).toBe(0);
  expect(standing(state, "carthage", "panormus", "HI")).toBeGreaterThan(7);
  expect(standing(state, "mamertines", "messana", "LI")).toBe(1);
});

test("10.34: put back by residents, who landed is aboard again, and nobody stays on a point without MP (R144, R159)", () => {
  const drawn = (entry: "march" | "debark", from: string, mp: number) => {
    const state = position("V", {
      pieces: { "rome actium": { LG: 3 }, "greece larissa": { LI: 1 }, "greece pella": { HI: 3 } },
    });
    const force = setOut(state, "rome", "actium", "larissa", mp);
    state.forces[force]!.from = at(state, from);
    begin(state, intercepted(force, entry), [6, 6, 1, 1], [{ do: "intercept" }, { do: "all" }]);
    while (state.frames.length > 0) answerFirst(state, { n: 0 });
    expect(state.handed).toMatchObject({ how: "back" });
    return state.forces[force]!;
  };
  const state = position("V");
  expect(drawn("march", "ltp_pindus", 1).node).toBe(at(state, "ltp_pindus"));
  expect(drawn("march", "ltp_pindus", 0).node).toBe(at(state, "actium"));
  expect(drawn("debark", "actium", 1)).toMatchObject({ aboard: true, node: at(state, "larissa") });
});
