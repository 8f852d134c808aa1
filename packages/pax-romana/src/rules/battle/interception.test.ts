import { expect, test } from "vitest";
import { CITY, FRESH, GREECE, HORDE_0, LG, LG_REDUCED, MOVED, ROME, TOWN, type Works } from "../../data/index.ts";
import { addArmy, horde, soldier } from "../../state/armies.ts";
import { addRow, keyOf, rowOf } from "../../state/table.ts";
import { setWorks } from "../../state/works.ts";
import { position, putPieces } from "../../testing/position.ts";
import { STACK } from "../control/relation.ts";
import { machine } from "../index.ts";
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

const ROMANS = { "rome roma": { LG: 2, city: 5 }, "carthage genua": { HI: 4, LI: 2 } } as const;

/** A 2-5 leader in the City of Rome; Carthage enters Pisae. */
function pisae(more: Parameters<typeof position>[1] = {}) {
  const state = position("V", { leaders: { "rome-3": "roma" }, ...more, pieces: { ...ROMANS, ...more.pieces } });
  return { state, force: setOut(state, "carthage", "genua", "pisae") };
}

test("10.32: from a City 3, from a Town 1, into an own City 1 more (R63)", () => {
  const addedBy = (from: Works | undefined, into: Works) => {
    const { state, force } = pisae({ leaders: {} });
    const rome = owner("rome");
    setWorks(state, at(state, "roma"), from === undefined ? undefined : { owner: rome, works: from, walls: 2 });
    setWorks(state, at(state, "pisae"), { owner: rome, works: into, walls: 2 });
    return told(
      begin(state, intercepted(force), [1, 1], [{ type: "intercept" }, { type: "all" }]),
      "interceptionRolled",
    )[0]!.added;
  };
  expect([addedBy(CITY, TOWN), addedBy(TOWN, TOWN), addedBy(undefined, TOWN), addedBy(TOWN, CITY)]).toEqual([
    3, 1, 0, 2,
  ]);
});

test("10.31: neither garrisons nor elephants alone intercept (R61), and nobody over a strait", () => {
  const { state, force } = pisae({ pieces: { "rome roma": { GARR: 2, city: 5 } } });
  expect(play(state, intercepted(force), []).handed).toMatchObject({ how: "held" });
  const strait = position("V", { pieces: { "rome rhegium": { LG: 2 }, "carthage panormus": { HI: 2 } } });
  const crossing = setOut(strait, "carthage", "panormus", "messana");
  expect(play(strait, intercepted(crossing), []).handed).toMatchObject({ how: "held" });
});

test("10.31: several forces try one after the other, powers in order of play, each Space once (R60, R142)", () => {
  const { state, force } = pisae({ pieces: { "rome arretium": { LG: 1 } } });
  const played = begin(
    state,
    intercepted(force),
    [1, 1, 1, 2],
    [
      { type: "intercept", node: at(state, "arretium") },
      { type: "intercept", node: at(state, "roma") },
      { type: "all" },
      { type: "leader", yes: false },
    ],
  );
  expect(told(played, "interceptionRolled").map(({ from }) => from)).toEqual([
    at(state, "arretium"),
    at(state, "roma"),
  ]);
  expect(state.handed).toMatchObject({ how: "held" });
});

test("10.33: whoever was intercepted may not withdraw; the interceptor is the attacker", () => {
  const { state, force } = pisae();
  const played = begin(
    state,
    intercepted(force),
    [6, 6],
    [{ type: "intercept" }, { type: "all" }, { type: "leader", yes: true }],
  );
  expect(told(played, "battleOpened")[0]).toMatchObject({ kind: "interception", attacker: owner("rome") });
  expect(told(played, "battleRolled")).toHaveLength(1);
});

test("10.34: units already there join the attack", () => {
  const { state, force } = pisae({ pieces: { "rome pisae": { LI: 3 } }, leaders: {} });
  const played = begin(state, intercepted(force), [6, 6], [{ type: "intercept" }, { type: "all" }]);
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([11, 14]);
});

test("10.34, 5.12: allies that let the interceptor stand with them join his attack, and take their share of the losses", () => {
  const { state, force } = pisae({ pieces: { "greece pisae": { LI: 3 } }, leaders: {} });
  state.pacts[owner("greece") * 4 + owner("rome")] = STACK;
  const played = begin(state, intercepted(force), [6, 6, 2, 6], [{ type: "intercept" }, { type: "all" }]);
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([11, 14]);
  while (state.frames.length > 0) answerFirst(state, { n: 0 }, played);
  expect(told(played, "losses").map(({ owner: whose }) => whose)).toContain(owner("greece"));
});

test("10.35: those who stay in the walls do not fight with the interceptor, but are attacked next, free (R12)", () => {
  const { state, force } = pisae({ pieces: { "rome pisae": { LI: 2, town: 2 } }, leaders: {} });
  const played = begin(
    state,
    intercepted(force),
    [6, 6, 1, 6],
    [{ type: "intercept" }, { type: "all" }, { type: "some" }, { type: "raise", n: 0 }, { type: "lower", n: 0 }],
  );
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([9, 14]);
  while (state.frames.length > 0) answerFirst(state);
  expect(state.handed).toMatchObject({ how: "held", free: true });
  expect(standing(state, "rome", "pisae", "LI")).toBeGreaterThanOrEqual(1);
  expect(standing(state, "rome", "roma", "LG") + standing(state, "rome", "roma", "lg")).toBeGreaterThan(0);
});

test("10.35, R271: those inside are committed: attacked at once, they neither withdraw nor leave the walls", () => {
  const { state, force } = pisae({
    pieces: { "rome pisae": { LI: 2, town: 2 }, "rome arretium": { LI: 1 } },
    treasury: { rome: 0, carthage: 0 },
    leaders: {},
  });
  const ride = [{ type: "intercept", node: at(state, "roma") }, { type: "all" }, { type: "all" }];
  const unshifted = [
    { type: "raise", n: 0 },
    { type: "lower", n: 0 },
  ];
  const played = begin(state, entering(force, 1), [6, 6, 1, 6, 3, 3], [...ride, ...unshifted]);
  while (told(played, "battleRolled").length < 2) {
    // Nobody else intercepts in between, and nobody is asked whether he goes or uses the walls.
    expect(["interception.attempt", "withdrawal.ask", "battle.walls"]).not.toContain(asked(state));
    answerFirst(state, { n: 0 }, played);
  }
  expect(told(played, "wallsUsed")).toHaveLength(1);
  expect(told(played, "battleRolled")[1]!.battlePoints[1]).toBe(4);
  expect(state.forces[force]!.mp).toBe(5);
});

test("7.31, R271: walls whose rescuers were beaten are attacked at once and for no MP, with nobody inside too", () => {
  const { state, force } = pisae({
    pieces: { "rome pisae": { town: 2 }, "rome arretium": { LI: 1 } },
    treasury: { rome: 0, carthage: 0 },
    leaders: {},
  });
  const ride = [{ type: "intercept", node: at(state, "roma") }, { type: "all" }];
  const played = begin(state, entering(force, 1), [6, 6, 1, 6, 3, 3], ride);
  while (told(played, "battleRolled").length < 2) {
    expect(asked(state)).not.toBe("interception.attempt");
    answerFirst(state, { n: 0 }, played);
  }
  expect(told(played, "battleOpened").map(({ kind }) => kind)).toEqual(["interception", "walls"]);
  expect(state.forces[force]!.mp).toBe(5);
});

test("10.36: a neutral and an interceptor are one side with the neutral's walls; the interceptor goes home (R66)", () => {
  const state = position("V", {
    pieces: {
      "mamertines messana": { HI: 1, LI: 1, town: 2 },
      "carthage panormus": { HI: 6 },
      "rome syracusae": { LG: 2 },
    },
    treasury: { rome: 0, carthage: 0 },
  });
  const force = setOut(state, "rome", "syracusae", "messana");
  const played = begin(state, intercepted(force), [6, 6], [{ type: "intercept" }, { type: "all" }]);
  expect(told(played, "wallsUsed")).toHaveLength(1);
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([18 + 4 + 2, 8]);
  while (state.frames.length > 0) answerFirst(state);
  expect(standing(state, "carthage", "messana", "HI")).toBe(0);
  expect(standing(state, "carthage", "panormus", "HI")).toBeGreaterThan(0);
});

test("10.37: whoever loses the battle in which he was intercepted loses an MP", () => {
  const { state, force } = pisae({ leaders: {} });
  begin(state, intercepted(force), [6, 6, 6, 1], [{ type: "intercept" }, { type: "all" }]);
  while (state.frames.length > 0) answerFirst(state, { type: "retreat", yes: false });
  expect(state.forces[force]!.mp).toBe(4);
});

test("10.39: whoever has just landed may use his own walls when he is intercepted", () => {
  const own = { "carthage pisae": { town: 2 } };
  for (const [entry, question] of [
    ["debark", "battle.walls"],
    ["march", "battle.raise"],
  ] as const) {
    const { state, force } = pisae({ pieces: own, leaders: {} });
    begin(state, intercepted(force, entry), [6, 6, 3, 3], [{ type: "intercept" }, { type: "all" }]);
    expect(asked(state)).toBe(question);
  }
});

test("10.38: a force aboard is not intercepted before it debarks", () => {
  const { state, force } = pisae();
  state.forces[force]!.aboard = true;
  expect(play(state, intercepted(force), []).handed).toMatchObject({ how: "held" });
});

test("7.31, 10.39, R408: residents of a City say whether they keep to its walls; only whoever arrives must fight outside", () => {
  for (const [yes, points] of [
    [true, [8, 14]],
    [false, [8, 17]],
  ] as const) {
    const { state, force } = pisae({ pieces: { "carthage pisae": { HI: 1, city: 5 } }, leaders: {} });
    const ride = [{ type: "intercept" }, { type: "all" }];
    begin(state, intercepted(force), [6, 6, 3, 3], ride);
    expect(asked(state)).toBe("interception.shelter");
    expect(machine.who(state)).toEqual([owner("carthage")]);
    const played = begin(state, intercepted(force), [6, 6, 6, 1], [...ride, { type: "useWalls", yes }]);
    expect(told(played, "battleRolled")[0]!.battlePoints).toEqual(points);
    expect(told(played, "wallsUsed")).toEqual([]);
    while (state.frames.length > 0) answerFirst(state, asked(state) === "battle.retreat" ? { yes: true } : { n: 0 });
    // R231: the interceptor does not stay before the walls.
    expect(standing(state, "rome", "pisae", "LG") + standing(state, "rome", "pisae", "lg")).toBe(0);
    if (yes) expect(standing(state, "carthage", "pisae", "HI")).toBe(1);
  }
});

test.each([
  ["in the open", {}, undefined, [18, 19]],
  ["before the Town of its mover, who fights", { town: 2 }, false, [18, 19]],
  ["before the Town of its mover, who stays inside", { town: 2 }, true, [18, 3]],
] as const)(
  "10.51, R62, R138, R408: a horde that is intercepted among units of its mover, %s",
  (_, works, yes, points) => {
    const state = position("V", {
      pieces: { "horde0 genua": { BI: 3 }, "rome pisae": { LG: 4, ...works }, "carthage arretium": { HI: 6 } },
    });
    addArmy(state, horde(HORDE_0, "westGauls", ROME, 0));
    const force = setOut(state, "horde0", "genua", "pisae");
    state.forces[force]!.power = ROME;
    const played = begin(state, entering(force, 0), [6, 6, 3, 3], [{ type: "intercept" }, { type: "all" }]);
    if (yes !== undefined) {
      expect([asked(state), machine.who(state)]).toEqual(["interception.shelter", [ROME]]);
      answerFirst(state, { yes }, played);
    }
    expect(told(played, "battleRolled")[0]!.battlePoints).toEqual(points);
  },
);

test("13.24, R138: its mover's own army attacks a horde: intercepted there, it does not fight beside it", () => {
  const state = position("V", {
    pieces: { "rome genua": { LG: 1 }, "horde0 pisae": { BI: 3 }, "carthage arretium": { HI: 6 } },
  });
  addArmy(state, horde(HORDE_0, "westGauls", ROME, 0));
  const force = setOut(state, "rome", "genua", "pisae");
  const played = begin(state, entering(force, 1), [6, 6, 3, 3], [{ type: "intercept" }, { type: "all" }]);
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([21, 4]);
});

test("7.37, 12.73, R408: slaves in a Town never leave its walls for others that join them", () => {
  const state = position("V", {
    pieces: {
      "rome roma": { LG: 2 },
      "slavesRome arretium": { BI: 3 },
      "slavesRome pisae": { BI: 2 },
      "rome pisae": { town: 2 },
    },
  });
  const force = setOut(state, "slavesRome", "arretium", "pisae");
  const played = begin(state, intercepted(force), [6, 6, 3, 3], [{ type: "intercept" }, { type: "all" }]);
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([8, 3]);
});

test("10.31: garrisons stay where they are when the army beside them rides out (R61)", () => {
  const { state, force } = pisae({ leaders: {}, pieces: { "rome roma": { LG: 3, GARR: 2, city: 5 } } });
  begin(state, intercepted(force), [6, 6], [{ type: "intercept" }, { type: "all" }]);
  expect(standing(state, "rome", "roma", "GARR")).toBe(2);
  expect(standing(state, "rome", "roma", "LG")).toBe(0);
});

test("10.36: where two powers decide for one side, the need is divided by BP, what is left over to the interceptor (R147)", () => {
  const state = position("V", {
    pieces: {
      "mamertines messana": { LI: 5 },
      "carthage panormus": { LI: 6 },
      "rome syracusae": { LG: 3 },
    },
  });
  // The first other power decides for the Mamertines: Greece, not Carthage.
  state.order = [2, 0, 1, 3];
  const force = setOut(state, "rome", "syracusae", "messana");
  const played = begin(state, intercepted(force), [6, 6, 1, 4], [{ type: "intercept" }, { type: "all" }]);
  expect(told(played, "battleJudged")[0]).toMatchObject({ pips: [4, 1] });
  // 40 % of 11 BP are 4: six parts of eleven and the remainder, and five parts of eleven.
  expect(told(played, "losses").map(({ owner: whose, units }) => [whose, units[4]])).toEqual([
    [owner("carthage"), 3],
    [owner("mamertines"), 1],
  ]);
});

test("10.31: the Soldier of Fortune tries for himself, but not where his player's units would have to join (R170)", () => {
  const state = position("V", {
    pieces: { "sof thessalonica": { HI: 4 }, "greece larissa": { HI: 1 }, "rome scupi": { LG: 2 } },
  });
  state.armies.push(soldier(GREECE));
  const force = setOut(state, "rome", "scupi", "pella");
  begin(state, intercepted(force), []);
  expect(optionsNow(state).map(({ owner: whose }) => whose)).toEqual([owner("greece"), owner("sof"), undefined]);
  putPieces(state, "greece pella", { HI: 1 });
  begin(state, intercepted(force), []);
  expect(optionsNow(state).map(({ owner: whose }) => whose)).toEqual([owner("greece"), undefined]);
});

test("10.94: an intercepted mover may retreat, but not into the interceptor's own Space (R64, R65)", () => {
  const { state, force } = pisae({ leaders: {} });
  begin(state, intercepted(force), [6, 6, 6, 1], [{ type: "intercept" }, { type: "all" }]);
  while (asked(state) !== "retreat.first" && state.frames.length > 0)
    answerFirst(state, { type: "retreat", yes: true });
  const places = optionsNow(state).map(({ node }) => node);
  expect(places).toContain(at(state, "genua"));
  expect(places).not.toContain(at(state, "roma"));
});

test("10.31: interception is no Move: it needs no fresh units and spends none; nobody intercepts it (R141, R193)", () => {
  const { state, force } = pisae({ leaders: {}, pieces: { "carthage arretium": { HI: 1 } } });
  const army = rowOf(state, keyOf(at(state, "roma"), owner("rome"), FRESH));
  addRow(state, keyOf(at(state, "roma"), owner("rome"), FRESH), army, -1);
  addRow(state, keyOf(at(state, "roma"), owner("rome"), MOVED), army);
  begin(state, intercepted(force), [6, 6, 3, 3], [{ type: "intercept" }, { type: "all" }]);
  while (state.frames.length > 0) {
    expect(asked(state)).not.toBe("interception.attempt");
    answerFirst(state, { n: 0 });
  }
  const row = rowOf(state, keyOf(at(state, "roma"), owner("rome"), MOVED));
  expect(row[LG]! + row[LG_REDUCED]!).toBeGreaterThan(0);
  expect(rowOf(state, keyOf(at(state, "roma"), owner("rome"), FRESH)).every((n) => n === 0)).toBe(true);
});
