import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { LAND_POINT, MOVED } from "../../data/index.ts";
import { emptyForce } from "../../state/force.ts";
import { position, powerOf, putPieces } from "../../testing/position.ts";
import { permit } from "../diplomacy/pacts.ts";
import { answerFirst, asked, at, battle, begin, intercepted, optionsNow, setOut, standing, told } from "./testing.ts";
import { firstRoutes, partyOf } from "./ways.ts";

/** Carthage marches from Genua to Pisae and beats Rome. */
function pisae(punic: object, romans: object, more: Parameters<typeof position>[1] = {}, mp = 5) {
  const pieces = { "carthage genua": punic, "rome pisae": romans, ...more.pieces };
  const state = position("V", { treasury: { rome: 0, carthage: 0 }, ...more, pieces });
  const force = setOut(state, "carthage", "genua", "pisae", mp);
  return { state, force, frame: battle(state, force, ["rome"]) };
}

/** Goes on with first answers, and these where they fit, until a question is reached. */
function until(state: ReturnType<typeof position>, prompt: string, preferred = {}) {
  for (let i = 0; i < 100 && state.frames.length > 0 && asked(state) !== prompt; i++) answerFirst(state, preferred);
}

const STAND = [{ type: "stand" }];

test("10.91: a losing defender may retreat, and loses ten per cent less; the result stands", () => {
  const lost = (yes: boolean) => {
    const { state, frame } = pisae({ HI: 3 }, { LI: 9 });
    begin(state, frame, [3, 1], STAND);
    until(state, "battle.retreat");
    answerFirst(state, { type: "retreat", yes });
    if (!yes) answerFirst(state, { type: "force", yes: false });
    while (state.frames.length > 0) answerFirst(state);
    expect(state.handed).toMatchObject({ winner: "attacker", holds: yes });
    return (
      9 -
      state.table.keys.reduce((sum, key, i) => ((key >> 3) % 32 === 0 ? sum + state.table.counts[i * 16 + 4]! : sum), 0)
    );
  };
  expect([lost(true), lost(false)]).toEqual([2, 3]);
});

test("10.92: the winning attacker may force it for one MP; not without MP", () => {
  const { state, force, frame } = pisae({ HI: 3 }, { LI: 9 });
  begin(state, frame, [3, 1], STAND);
  until(state, "battle.retreat");
  answerFirst(state, { type: "retreat", yes: false });
  expect(asked(state)).toBe("battle.force");
  answerFirst(state, { type: "force", yes: true });
  while (state.frames.length > 0) answerFirst(state);
  expect(state.forces[force]).toMatchObject({ mp: 4, node: at(state, "pisae") });
  expect(standing(state, "rome", "pisae", "LI")).toBe(0);
  const poor = pisae({ HI: 3 }, { LI: 9 }, {}, 0);
  begin(poor.state, poor.frame, [3, 1], STAND);
  until(poor.state, "battle.retreat");
  answerFirst(poor.state, { type: "retreat", yes: false });
  expect(asked(poor.state)).not.toBe("battle.force");
});

test("10.92: nobody forces an army of tribes", () => {
  const state = position("V", { pieces: { "carthage genua": { HI: 9 }, "tribes pisae": { TI: 8 } } });
  const force = setOut(state, "carthage", "genua", "pisae");
  begin(state, battle(state, force, ["tribes"]), [3, 1]);
  while (state.frames.length > 0) {
    expect(["battle.force", "battle.retreat"]).not.toContain(asked(state));
    answerFirst(state);
  }
});

test("10.93: a losing attacker does not retreat, and an interceptor has no MP to force anybody", () => {
  const { state, force, frame } = pisae({ HI: 3 }, { LI: 9 });
  begin(state, frame, [1, 4], STAND);
  while (state.frames.length > 0) {
    expect(asked(state)).not.toBe("battle.retreat");
    answerFirst(state);
  }
  expect(state.forces[force]!.node).toBe(at(state, "genua"));
  const caught = pisae({ HI: 3 }, {}, { pieces: { "rome roma": { LG: 3 } } });
  begin(caught.state, intercepted(caught.force), [6, 6, 6, 1], [{ type: "intercept" }, { type: "all" }]);
  until(caught.state, "battle.retreat");
  answerFirst(caught.state, { type: "retreat", yes: false });
  expect(asked(caught.state)).not.toBe("battle.force");
});

test("10.94: one Space, or two if the second is not next to the battle; never by the attacker's entry (R71)", () => {
  const { state, frame } = pisae({ HI: 3 }, { LI: 9 });
  begin(state, frame, [3, 1], STAND);
  until(state, "retreat.first", { type: "retreat", yes: true });
  expect(optionsNow(state).map(({ node }) => node)).toEqual([at(state, "roma"), at(state, "arretium")]);
  answerFirst(state, { node: at(state, "roma") });
  expect(asked(state)).toBe("retreat.second");
  expect(optionsNow(state).map(({ node }) => node)).toEqual([undefined, at(state, "capua"), at(state, "corfinium")]);
});

test("10.94: not into foreign units, garrisons or works; forced without a way it is lost", () => {
  const shut = { pieces: { "greece roma": { GARR: 1 }, "east arretium": { town: 1 } } };
  const { state, frame } = pisae({ HI: 3 }, { LI: 9 }, { ...shut, leaders: { "rome-9": "pisae" } });
  begin(state, frame, [3, 1], STAND);
  until(state, "battle.force");
  answerFirst(state, { type: "force", yes: true });
  while (state.frames.length > 0) answerFirst(state);
  expect(standing(state, "rome", "pisae", "LI")).toBe(0);
  expect(state.leaders[8]).toBeLessThan(0);
});

test("10.94, 10.97, 5.12, R423, R159: nor into a Space that another attacker came from, and may have to go back to", () => {
  const { state, frame } = pisae({ HI: 3 }, { LI: 9 });
  const ways = (): string[] => {
    const beaten = emptyForce(powerOf("rome"), at(state, "pisae"));
    return firstRoutes(state, beaten, frame.space, frame.entry).map(({ to }) => worldOf(state.config).map.ids[to]!);
  };
  expect(ways()).toContain("arretium");
  putPieces(state, "carthage arretium", { LI: 1 });
  const other = setOut(state, "carthage", "arretium", "parma");
  expect(ways()).not.toContain("arretium");
  // R159: over a point, to the last Space before it.
  const { map } = worldOf(state.config);
  state.forces[other]!.from = map.kind.indexOf(LAND_POINT);
  expect(ways()).not.toContain("arretium");
  state.forces[other]!.power = powerOf("rome");
  state.forces[other]!.rows[0]!.owner = powerOf("rome");
  expect(ways()).toContain("arretium");
});

test("10.94, 5.12, R424: nor among enemies of those who retreat, whoever decides for them", () => {
  // Greeks alone are left in Pisae, and Rome, whose legions have gone before, leads them: its garrison is no place for them.
  const ways = (isFriend: boolean): string[] => {
    const state = position("V", {
      pieces: { "carthage genua": { HI: 3 }, "greece pisae": { LI: 9 }, "rome arretium": { LI: 1 } },
    });
    if (isFriend) permit(state, powerOf("rome"), powerOf("greece"), "stack");
    const force = setOut(state, "carthage", "genua", "pisae");
    const { space, entry } = battle(state, force, ["greece"]);
    const side = { power: powerOf("rome"), force: -1, owners: [powerOf("greece")], leader: -1 };
    const whole = partyOf(state, space, side);
    return firstRoutes(state, whole, space, entry).map(({ to }) => worldOf(state.config).map.ids[to]!);
  };
  expect([ways(false), ways(true)]).toEqual([["roma"], ["roma", "arretium"]]);
});

test("10.94: all units go together, garrisons and leaders too", () => {
  const { state, frame } = pisae({ HI: 3 }, { LI: 9, GARR: 2, CAV: 1 }, { leaders: { "rome-9": "pisae" } });
  begin(state, frame, [5, 1], STAND);
  until(state, "retreat.first", { type: "retreat", yes: true });
  answerFirst(state, { node: at(state, "roma") });
  until(state, "", { type: "stop" });
  expect(standing(state, "rome", "roma", "GARR")).toBe(2);
  expect(standing(state, "rome", "pisae", "LI")).toBe(0);
  expect(state.leaders[8]).toBe(at(state, "roma"));
});

test("10.95: by sea to a friendly port one sea edge away without enemies, with the squadrons of this port (R157)", () => {
  const { state, frame } = pisae({ HI: 3 }, { LI: 9, GS: 1 }, { pieces: { "rome aleria": { town: 2 } } });
  begin(state, frame, [3, 1], STAND);
  until(state, "retreat.way", { type: "retreat", yes: true });
  expect(optionsNow(state).map((one) => one.type)).toEqual(["byLand", "bySea"]);
  const played = { events: [], handed: {} };
  answerFirst(state, { type: "bySea" }, played);
  while (state.frames.length > 0) answerFirst(state, {}, played);
  expect(told(played, "retreated")).toMatchObject([{ to: at(state, "aleria"), rule: "10.95" }]);
  expect(standing(state, "rome", "aleria", "GS")).toBe(1);
  expect(standing(state, "rome", "aleria", "LI")).toBe(7);
  const blocked = pisae(
    { HI: 3 },
    { LI: 9, GS: 1 },
    { pieces: { "rome aleria": { town: 2 }, "carthage aleria": { GS: 1 } } },
  );
  begin(blocked.state, blocked.frame, [3, 1], STAND);
  until(blocked.state, "battle.retreat");
  answerFirst(blocked.state, { type: "retreat", yes: true });
  until(blocked.state, "retreat.first", { type: "bySea" });
  expect(asked(blocked.state)).toBe("retreat.first");
});

test("10.96: cavalry that counted may stop a retreat: Superiority on 1, Supremacy on 1 to 3; full losses then", () => {
  for (const [cavalry, die, stopped] of [
    [2, 3, true],
    [2, 4, false],
    [1, 1, true],
    [1, 2, false],
  ] as const) {
    const { state, frame } = pisae({ HI: 3, CAV: cavalry }, { LI: 9 });
    const played = begin(
      state,
      frame,
      [3, 1, die],
      [...STAND, { n: 0 }, { n: 0 }, { type: "retreat", yes: true }, { type: "prevent", yes: true }],
    );
    expect(told(played, "retreatPrevented")[0]).toMatchObject({ die, success: stopped });
    while (state.frames.length > 0) answerFirst(state, { node: at(state, "roma") });
    // 30 % of 9 BP are 3, 20 % are 2.
    expect(standing(state, "rome", stopped ? "pisae" : "roma", "LI")).toBe(stopped ? 6 : 7);
  }
});

test("10.96: others may intercept a retreat, and it ends there (R158); the force just fought may not", () => {
  const { state, frame } = pisae({ HI: 3 }, { LI: 9 }, { pieces: { "carthage capua": { HI: 1 } } });
  begin(state, frame, [3, 1], STAND);
  until(state, "retreat.first", { type: "retreat", yes: true });
  answerFirst(state, { node: at(state, "roma") });
  expect(asked(state)).toBe("interception.attempt");
  expect(optionsNow(state).map(({ node }) => node)).toEqual([at(state, "capua"), undefined]);
  answerFirst(state, { type: "pass" });
  expect(asked(state)).toBe("retreat.second");
  // Dice: the battle, then an interception that succeeds, and a Draw.
  const caught = pisae({ HI: 3 }, { LI: 9 }, { pieces: { "carthage capua": { HI: 1 } } });
  const flee = [...STAND, { type: "retreat", yes: true }, { node: at(state, "roma") }];
  begin(caught.state, caught.frame, [3, 1, 6, 6, 2, 2], [...flee, { type: "intercept" }]);
  while (caught.state.frames.length > 0) {
    expect(asked(caught.state)).not.toBe("retreat.second");
    answerFirst(caught.state, { n: 0 });
  }
});

test("10.96: by sea even a defender who used his walls may retreat (R69)", () => {
  const sea = { pieces: { "rome aleria": { town: 2 } } };
  const { state, frame } = pisae({ HI: 9 }, { LI: 9, GS: 1, town: 2 }, sea);
  begin(state, frame, [3, 1], [...STAND, { type: "useWalls", yes: true }]);
  until(state, "battle.retreat");
  expect(asked(state)).toBe("battle.retreat");
  answerFirst(state, { type: "retreat", yes: true });
  while (state.frames.length > 0) answerFirst(state);
  expect(standing(state, "rome", "aleria", "GS")).toBe(1);
  const land = pisae({ HI: 9 }, { LI: 9, town: 2 }, sea);
  begin(land.state, land.frame, [3, 1], [...STAND, { type: "useWalls", yes: true }]);
  until(land.state, "battle.retreat");
  expect(asked(land.state)).toBeUndefined();
});

test("10.96: points used in a retreat cost a BP each: two over the Syrtes (R70)", () => {
  const state = position("V", { pieces: { "carthage oea": { HI: 9 }, "east leptis_magna": { LI: 9 } } });
  const force = setOut(state, "carthage", "oea", "leptis_magna");
  begin(state, battle(state, force, ["east"]), [4, 1], STAND);
  until(state, "battle.retreat", { n: 0 });
  answerFirst(state, { type: "retreat", yes: true });
  while (state.frames.length > 0) answerFirst(state);
  // 30 % of 9 BP are 3, and two for the points.
  expect(standing(state, "east", "berenice", "LI")).toBe(4);
});

test("10.94: a pass counts as a point and takes its attrition too (R155)", () => {
  const state = position("V", {
    pieces: {
      "carthage genua": { HI: 9 },
      "rome taurinorum": { LI: 9 },
      "greece mediolanum": { HI: 1 },
      "greece placentia": { HI: 1 },
    },
  });
  const force = setOut(state, "carthage", "genua", "taurinorum");
  begin(state, battle(state, force, ["rome"]), [4, 1], STAND);
  until(state, "battle.retreat", { n: 0 });
  answerFirst(state, { type: "retreat", yes: true });
  while (state.frames.length > 0) answerFirst(state);
  expect(standing(state, "rome", "valentia", "LI")).toBeLessThan(5);
  expect(standing(state, "rome", "valentia", "LI")).toBeGreaterThan(0);
});

test("12.32: militia that a retreat would take out of Home are eliminated (R156)", () => {
  const state = position("V", { pieces: { "carthage verona": { HI: 9 }, "rome aquileia": { LI: 9, MIL: 2 } } });
  const force = setOut(state, "carthage", "verona", "aquileia");
  begin(state, battle(state, force, ["rome"]), [3, 1], STAND);
  until(state, "battle.retreat", { n: 0 });
  answerFirst(state, { type: "retreat", yes: true });
  until(state, "retreat.first", { type: "loseUnits", n: 0 });
  answerFirst(state, { node: at(state, "coricum") });
  until(state, "", { type: "levy", yes: false });
  expect(standing(state, "rome", "coricum", "LI")).toBeGreaterThan(0);
  expect(standing(state, "rome", "coricum", "MIL") + standing(state, "rome", "aquileia", "MIL")).toBe(0);
});

test("10.94: own units beside an intercepted force retreat with it, and stand again; the force goes on (R62)", () => {
  const { state, force } = pisae({ HI: 3 }, {}, { pieces: { "carthage pisae": { LI: 2 }, "rome roma": { LG: 4 } } });
  const played = begin(state, intercepted(force), [6, 6, 4, 1], [{ type: "intercept" }, { type: "all" }]);
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([16, 11]);
  until(state, "battle.retreat", { n: 0 });
  answerFirst(state, { type: "retreat", yes: true });
  until(state, "", { type: "stop" });
  expect(state.handed).toMatchObject({ how: "moved" });
  const moving = state.forces[force]!;
  expect(moving.node).not.toBe(at(state, "pisae"));
  expect(moving.rows.every(({ mark }) => mark === MOVED)).toBe(true);
  expect(standing(state, "carthage", "pisae", "LI")).toBe(0);
  expect(standing(state, "rome", "pisae", "LG") + standing(state, "rome", "pisae", "lg")).toBeGreaterThan(0);
});

test("7.23: a retreat does not enter enemy or neutral Towns and Cities, however weak", () => {
  const { state, frame } = pisae({ HI: 3 }, { LI: 9 }, { pieces: { "independent roma": { town: 1 } } });
  begin(state, frame, [3, 1], STAND);
  until(state, "battle.retreat");
  answerFirst(state, { type: "retreat", yes: true });
  until(state, "");
  expect(standing(state, "rome", "roma", "LI")).toBe(0);
  expect(standing(state, "rome", "arretium", "LI")).toBeGreaterThan(0);
});

test("10.2: losses come before the retreat, and leaders are checked after it (R154)", () => {
  const { state, frame } = pisae({ HI: 3 }, { LI: 9 }, { leaders: { "carthage-4": "genua" } });
  const flee = [
    ...STAND,
    { n: 0 },
    { n: 0 },
    { type: "retreat", yes: true },
    { node: at(state, "roma") },
    { type: "stop" },
  ];
  const played = begin(state, frame, [3, 1, 3, 4], flee);
  const order = ["losses", "retreated", "leaderChecked"];
  expect(played.events.map(({ type: e }) => e).filter((e) => order.includes(e))).toEqual(order);
});
