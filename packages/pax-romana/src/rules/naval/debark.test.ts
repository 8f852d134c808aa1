import { describe, expect, test } from "vitest";
import { SAIL_PAID, MUST_LAND } from "../../state/force.ts";
import { worksAt } from "../../state/works.ts";
import { position, putPieces, type Given, powerOf } from "../../testing/position.ts";
import {
  answerFirst,
  asked,
  at,
  begin,
  entering,
  optionsNow,
  owner,
  setOut,
  standing,
  told,
  type Played,
} from "../battle/testing.ts";
import { PASS, STACK } from "../control/relation.ts";
import { machine } from "../index.ts";
import { debarkCost, debarkRefusal, sailRefusal } from "./courses.ts";
import { debarkOf, fleetMoveOf, type Sea, seaOf } from "./testing.ts";
import { shoreOf } from "./waters.ts";

/** When an army that comes by sea is ashore, and what depends on it. */

/** An army of Rome from Lilybaeum, aboard in Panormus with so many MP. */
function offPanormus(pieces: NonNullable<Given["pieces"]>, more: Given = {}, mp = 5) {
  const state = position("V", {
    treasury: { rome: 0, carthage: 0 },
    settled: true,
    ...more,
    pieces: { "rome lilybaeum": { LG: 6 }, ...pieces },
  });
  const force = setOut(state, "rome", "lilybaeum", "panormus", mp);
  state.forces[force]!.aboard = true;
  return { state, force };
}

/** Carthage, aboard in Rhegium, which Rome holds at home. */
function offRhegium(roman: NonNullable<Given["pieces"]>) {
  const pieces = { "carthage messana": { HI: 8 }, ...roman };
  const state = position("V", { pieces, treasury: { rome: 0, carthage: 0 }, settled: true });
  const force = setOut(state, "carthage", "messana", "rhegium");
  state.forces[force]!.aboard = true;
  return { state, force };
}

/** Goes on until a question comes, or to the end. */
function until(state: Parameters<typeof asked>[0], question: string, played: Played, retreats = true): void {
  while (state.frames.length > 0 && asked(state) !== question)
    answerFirst(state, asked(state) === "battle.retreat" ? { yes: retreats } : { n: 4 }, played);
}

describe("10.38: whoever has landed can be intercepted", () => {
  const GUARD = { "carthage agrigentum": { HI: 4 } };

  test("10.38, 11.33, R405: nobody intercepts an attack from the sea before its battle, and everybody near when it is won", () => {
    const { state, force } = offPanormus({ ...GUARD, "carthage panormus": { LI: 1 } });
    const played = begin(state, debarkOf(force), [6, 1]);
    expect(asked(state)).toBe("withdrawal.ask");
    answerFirst(state, { type: "stand" }, played);
    until(state, "interception.attempt", played);
    expect(state.forces[force]).toMatchObject({ aboard: false, node: at(state, "panormus") });
    expect(optionsNow(state)).toContainEqual({
      type: "intercept",
      node: at(state, "agrigentum"),
      owner: owner("carthage"),
    });
    expect(machine.who(state)).toEqual([owner("carthage")]);
  });

  test("10.42, 10.38: so is one before whom everybody withdrew", () => {
    const { state, force } = offPanormus({ ...GUARD, "carthage panormus": { LI: 1 } });
    const played = begin(state, debarkOf(force), [6], [{ type: "withdraw" }]);
    until(state, "interception.attempt", played);
    expect(state.forces[force]!.aboard).toBe(false);
    expect(asked(state)).toBe("interception.attempt");
  });

  test("10.38, 12.11, R91, R405: a lone garrison is gone, and a weak Town taken, before anybody intercepts", () => {
    for (const held of [{ GARR: 1 }, { town: 1 }]) {
      const { state, force } = offPanormus({ ...GUARD, "carthage panormus": held });
      begin(state, debarkOf(force), [], "town" in held ? [{ type: "sack", yes: false }] : []);
      expect(asked(state)).toBe("interception.attempt");
      expect(standing(state, "carthage", "panormus", "GARR")).toBe(0);
      expect(worksAt(state, at(state, "panormus"))?.owner).toBe("town" in held ? owner("rome") : undefined);
    }
  });

  test("7.31, 10.39, R405: intercepted in a Town that it has taken from the sea, it may use its walls", () => {
    const { state, force } = offPanormus({ ...GUARD, "carthage panormus": { town: 1 } });
    const taken = [{ type: "sack", yes: false }, { type: "intercept" }, { type: "all" }];
    const played = begin(state, debarkOf(force), [6, 6, 3, 3], taken);
    expect([asked(state), machine.who(state)]).toEqual(["battle.walls", [owner("rome")]]);
    answerFirst(state, { yes: true }, played);
    expect(told(played, "wallsUsed")).toMatchObject([{ walls: 1 }]);
  });

  test("7.31, 10.38, R405: the walls an army left are stormed at once; interceptions come when they have fallen", () => {
    const { state, force } = offPanormus({ ...GUARD, "carthage panormus": { LI: 1, town: 2 } });
    const played = begin(state, debarkOf(force), [6, 1], [{ type: "stand" }, { type: "useWalls", yes: false }]);
    until(state, "interception.attempt", played);
    expect(told(played, "battleOpened").map(({ kind }) => kind)).toEqual(["amphibious", "walls"]);
    expect(worksAt(state, at(state, "panormus"))!.owner).toBe(owner("rome"));
  });

  test("10.38, 11.38: intercepted after a won landing it defends without shifts against it, and may have to retreat", () => {
    const { state, force } = offPanormus({ "carthage agrigentum": { HI: 12 }, "carthage panormus": { LI: 1 } });
    const battle = [
      { type: "stand" },
      { type: "raise", n: 0 },
      { type: "lower", n: 1 },
      { type: "retreat", yes: false },
      { type: "force", yes: false },
    ];
    const ride = [{ type: "intercept" }, { type: "all" }];
    const played = begin(state, debarkOf(force), [6, 1, 6, 6, 6, 1], [...battle, ...ride]);
    expect(told(played, "battleOpened").map(({ kind }) => kind)).toEqual(["amphibious", "interception"]);
    expect(told(played, "shiftsCounted")[1]!.list).toEqual([{ side: "attacker", cause: "odds", n: 1 }]);
    until(state, "", played);
    expect(state.handed).toMatchObject({ how: "ashore" });
    expect(state.forces[force]!.aboard).toBe(false);
    expect(state.forces[force]!.node).not.toBe(at(state, "panormus"));
    expect(standing(state, "carthage", "panormus", "HI")).toBeGreaterThan(0);
  });

  test("10.38: one that is beaten off is aboard, and nobody intercepts it", () => {
    const { state, force } = offPanormus({ ...GUARD, "carthage panormus": { HI: 9 } });
    const played = begin(state, debarkOf(force), [1, 6], [{ type: "stand" }]);
    until(state, "interception.attempt", played);
    expect(state.handed).toMatchObject({ how: "back" });
    expect(state.forces[force]!.aboard).toBe(true);
  });
});

describe("12.33: militia", () => {
  const HOME = { "rome rhegium": { LG: 2 } };

  test("12.33, 11.33: no militia is raised under the army that has won its landing", () => {
    const { state, force } = offRhegium(HOME);
    const played = begin(state, debarkOf(force), [6, 1], [{ type: "stand" }]);
    until(state, "militia", played);
    answerFirst(state, { yes: true }, played);
    expect(asked(state)).toBe("militia.place");
    const places = optionsNow(state).map(({ node }) => node);
    expect(places).toContain(at(state, "roma"));
    expect(places).not.toContain(at(state, "rhegium"));
  });

  test("12.33: where he does not stay, they may come", () => {
    const { state, force } = offRhegium(HOME);
    const played = begin(state, debarkOf(force), [6, 1], [{ type: "stand" }]);
    while (asked(state) !== "militia")
      answerFirst(state, asked(state) === "battle.raise" ? { n: 0 } : { yes: false }, played);
    answerFirst(state, { yes: true }, played);
    expect(optionsNow(state).map(({ node }) => node)).toContain(at(state, "rhegium"));
  });
});

test("5.11, 14.21, 11.33: a Space won from the sea passes to the victor in one instant: its Home power does not get it back", () => {
  const state = position("V", {
    pieces: { "greece paestum": { HI: 8 }, "carthage roma": { LI: 1 } },
    settled: true,
  });
  const force = setOut(state, "greece", "paestum", "roma");
  state.forces[force]!.aboard = true;
  const played = begin(state, debarkOf(force), [6, 1], [{ type: "stand" }]);
  until(state, "", played);
  expect(state.handed).toMatchObject({ how: "ashore" });
  expect(played.events.map(({ type: e }) => e)).not.toContain("capitalRetaken");
  expect(told(played, "stability").filter(({ power }) => power === owner("rome"))).toEqual([]);
});

test("10.39, 10.95, R409: whoever retreats by sea into a port with walls of his own may use them when he is intercepted there", () => {
  const state = position("V", {
    pieces: {
      "rome syracusae": { LG: 6 },
      "rome agrigentum": { LG: 1 },
      "carthage messana": { HI: 4, GS: 1 },
      "carthage panormus": { town: 2 },
    },
    treasury: { rome: 0, carthage: 0 },
  });
  const force = setOut(state, "rome", "syracusae", "messana");
  const fight = [{ type: "stand" }, { type: "raise", n: 0 }, { type: "lower", n: 0 }];
  const flee = [{ type: "retreat", yes: true }];
  const played = begin(state, entering(force, 1), [6, 3, 6, 6], [...fight, ...flee]);
  while (asked(state) !== "interception.attempt") answerFirst(state, { type: "bySea" }, played);
  begin(state, { ...state.frames.at(-1)!, step: "begin" }, [6, 6, 3, 3], [{ type: "intercept" }]);
  expect(asked(state)).toBe("battle.walls");
  expect(machine.who(state)).toEqual([owner("carthage")]);
});

test("12.33, 11.33: nor while those driven off are intercepted on their retreat, and lose again", () => {
  const state = position("V", {
    pieces: { "carthage messana": { HI: 8 }, "rome rhegium": { LG: 4 }, "greece tarentum": { HI: 30, CAV: 5 } },
    treasury: { rome: 0, carthage: 0, greece: 0 },
    settled: true,
  });
  const force = setOut(state, "carthage", "messana", "rhegium");
  state.forces[force]!.aboard = true;
  const fight = [{ type: "stand" }, { type: "raise", n: 0 }, { type: "lower", n: 1 }];
  const flee = [
    { type: "retreat", yes: true },
    { type: "retreatTo", node: at(state, "croton") },
  ];
  const ride = [{ type: "intercept" }, { type: "all" }];
  const played = begin(state, debarkOf(force), [6, 1, 6, 6, 6, 1], [...fight, ...flee, ...ride]);
  until(state, "militia", played);
  // The landing itself is not over: it is the battle in Croton that calls for them.
  expect(told(played, "battleEnded")).toEqual([]);
  answerFirst(state, { yes: true }, played);
  expect(optionsNow(state).map(({ node }) => node)).not.toContain(at(state, "rhegium"));
});

test("10.38, 11.32, R218: units dropped together fight their interceptor, and the ships sail on", () => {
  const state = position("V", {
    pieces: { "rome roma": { LG: 4 }, "carthage croton": { HI: 6 } },
    treasury: { rome: 0, carthage: 0 },
    settled: true,
  });
  const force = setOut(state, "rome", "roma", "paestum", 6);
  Object.assign(state.forces[force]!, { aboard: true, flags: SAIL_PAID });
  putPieces(state, "rome paestum", { GARR: 1 });
  putPieces(state, "carthage capua", { HI: 6 });
  const drops = [{ type: "dropUnit" }, { type: "dropUnit" }, { type: "sail", node: at(state, "rhegium") }];
  const ride = [{ type: "intercept", node: at(state, "capua") }, { type: "all" }];
  const played = begin(state, fleetMoveOf(force), [6, 6, 6, 1], [...drops, ...ride]);
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([18, 8]);
  until(state, "sea.sail", played);
  expect(state.forces[force]).toMatchObject({ aboard: true, node: at(state, "rhegium") });
  expect(state.forces.filter((one) => one !== null)).toHaveLength(1);
  expect(standing(state, "carthage", "paestum", "HI")).toBeGreaterThan(0);
});

const [rome, carthage] = [powerOf("rome"), powerOf("carthage")];

describe("11.3: coming ashore", () => {
  const ashore = (given: Given, mp: number, units: Parameters<Sea["force"]>[2] = { LG: 1 }): Sea => {
    const sea = seaOf({ ...given, pieces: { "rome lilybaeum": { LG: 1, GARR: 2 }, ...given.pieces } });
    sea.force("rome", "lilybaeum", units, { mp, aboard: true, flags: SAIL_PAID });
    return sea;
  };
  const why = (sea: Sea, port: string): string | undefined =>
    debarkRefusal(sea.state, sea.state.forces[0]!, sea.node(port))?.rule;

  test("5.12, 11.31: nobody lands where he may only pass, with an army or without", () => {
    const closed = ashore({ pieces: { "carthage panormus": { HI: 1 } } }, 6);
    closed.state.pacts[carthage * 4 + rome] = PASS;
    expect([shoreOf(closed.state, rome, closed.node("panormus")), why(closed, "panormus")]).toEqual(["closed", "5.12"]);
    closed.state.pacts[carthage * 4 + rome] = STACK;
    expect([shoreOf(closed.state, rome, closed.node("panormus")), why(closed, "panormus")]).toEqual([
      "shared",
      undefined,
    ]);
    const garrison = ashore({ pieces: { "carthage panormus": { HI: 1 } } }, 6, { GARR: 1 });
    garrison.state.pacts[carthage * 4 + rome] = PASS;
    const { state } = garrison;
    expect(sailRefusal(state, state.forces[0]!, garrison.node("panormus"), [])?.rule).toBe("5.12");
  });

  test("11.31, 11.33, 11.34: what a landing needs: 1 MP, 1 more to attack, 2 more in reserve against an army", () => {
    const needs = (pieces: NonNullable<Given["pieces"]>): (string | undefined)[] =>
      [0, 1, 2, 3, 4].map((mp) => why(ashore({ pieces }, mp), "panormus"));
    expect(needs({})).toEqual(["11.31", undefined, undefined, undefined, undefined]);
    expect(needs({ "carthage panormus": { GARR: 1 } })).toEqual(["11.33", "11.33", undefined, undefined, undefined]);
    expect(needs({ "carthage panormus": { HI: 1 } })).toEqual(["11.34", "11.34", "11.34", "11.34", undefined]);
  });

  test("11.34, R164: whoever must land pays what he has left, and no more than 1 MP", () => {
    const costs = [0, 1, 5].map((mp) => {
      const sea = ashore({}, mp);
      sea.state.forces[0]!.flags |= MUST_LAND;
      return debarkCost(sea.state, sea.state.forces[0]!);
    });
    expect(costs).toEqual([0, 1, 1]);
  });

  test("11.31: without an MP no army sets sail, but a fleet needs none", () => {
    const sea = seaOf({ pieces: { "rome roma": { LG: 1, GS: 1 } } });
    const army = sea.force("rome", "roma", { LG: 1 }, { mp: 0, aboard: true });
    const fleet = sea.force("rome", "roma", { GS: 1 });
    const rule = (force: number): string | undefined =>
      sailRefusal(sea.state, sea.state.forces[force]!, sea.node("ntp_etruria"), [])?.rule;
    expect([rule(army), rule(fleet)]).toEqual(["11.31", undefined]);
  });

  test("11.32: garrisons without squadrons are gone where they cannot land", () => {
    const sea = seaOf({ pieces: { "rome lilybaeum": { GARR: 2 }, "carthage panormus": { HI: 1 } } });
    const army = sea.force("rome", "lilybaeum", { GARR: 1 }, { mp: 6, aboard: true });
    sea.begin(fleetMoveOf(army)).take("sail panormus").take("stopFleet", 6, 6);
    expect([sea.handed, sea.state.forces[army] ?? null]).toEqual([{ how: "gone" }, null]);
  });
});
