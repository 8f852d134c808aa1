import { expect, test } from "vitest";
import { FRESH, GS, LG, MOVED, WITHDRAWN } from "../../data/index.ts";
import { placeOf } from "../../state/keys.ts";
import { addUnits, countIn, keyOf } from "../../state/table.ts";
import { position, putPieces } from "../../testing/position.ts";
import { STACK } from "../control/relation.ts";
import {
  answerFirst,
  asked,
  at,
  battle,
  begin,
  entering,
  intercepted,
  optionsNow,
  owner,
  setOut,
  standing,
  told,
} from "./testing.ts";
import { canLeave, seaPorts, secondSpaces } from "./ways.ts";

/** How beaten and fleeing armies leave: by sea, over points, out of mountains. */

type Given = NonNullable<Parameters<typeof position>[1]>;

/** Carthage marches from Genua to Pisae, where Rome stands. */
function pisae(romans: object, more: Given = {}) {
  const pieces = { "carthage genua": { HI: 9 }, "rome pisae": romans, ...more.pieces };
  const state = position("V", { treasury: { rome: 0, carthage: 0 }, ...more, pieces });
  const force = setOut(state, "carthage", "genua", "pisae");
  return { state, force, frame: battle(state, force, ["rome"]) };
}

/** Goes on with the preferred answers, where they are possible, else with the first. */
function goOn(state: ReturnType<typeof position>, ...preferred: object[]): void {
  for (let i = 0; i < 100 && state.frames.length > 0; i++) {
    const options = optionsNow(state);
    const fits = (wanted: object): boolean =>
      options.some((one) => Object.entries(wanted).every(([key, value]) => one[key as keyof typeof one] === value));
    answerFirst(state, preferred.find(fits) ?? {});
  }
}

const UNSHIFTED = { n: 0 };
const FLEE = { do: "retreat", yes: true };
const NO_LEVY = { do: "levy", yes: false };

test("10.95: no retreat or withdrawal by sea to the port the attacker came from (R241)", () => {
  // Genua and Aleria are one sea edge from Pisae; both are Rome's, but Carthage has just come from Genua.
  const { state, frame } = pisae(
    { LI: 9, GS: 1 },
    { pieces: { "rome aleria": { town: 2 }, "rome roma": { GARR: 1 } } },
  );
  begin(state, frame, [3], [{ do: "withdraw" }, { do: "all" }]);
  expect(optionsNow(state).flatMap((one) => (one.do === "sail" ? [one.node] : []))).toEqual([at(state, "aleria")]);
  const beaten = pisae({ LI: 9, GS: 1 }, { pieces: { "rome aleria": { town: 2 } } });
  begin(beaten.state, beaten.frame, [3, 1], [{ do: "stand" }]);
  goOn(beaten.state, UNSHIFTED, FLEE, { do: "bySea" }, NO_LEVY);
  expect(standing(beaten.state, "rome", "aleria", "GS")).toBe(1);
  const elsewhere = pisae({ LI: 9, GS: 1 }).state;
  const force = elsewhere.forces[0]!;
  const romans = { ...force, power: 0, rows: [] };
  force.from = at(elsewhere, "roma");
  expect(seaPorts(elsewhere, romans, at(elsewhere, "pisae"), at(elsewhere, "roma"))).toEqual([at(elsewhere, "genua")]);
});

test("10.95, R274: the squadron must be the retreating player's own; an ally's carries nobody", () => {
  const ports = (fleet: "rome" | "greece") => {
    const { state } = pisae(
      { LI: 9 },
      { pieces: { "rome aleria": { town: 2 }, [`${fleet} pisae`]: { LI: 9, GS: 1 } } },
    );
    state.pacts[owner("greece") * 4 + owner("rome")] = STACK;
    const romans = { ...state.forces[0]!, power: owner("rome"), rows: [] };
    return seaPorts(state, romans, at(state, "pisae"), at(state, "genua"));
  };
  expect(ports("rome")).toHaveLength(1);
  expect(ports("greece")).toEqual([]);
});

test("10.95, 16.2: a fleet that has mutinied carries nobody away", () => {
  const { state, frame } = pisae({ LI: 9, GS: 2 }, { pieces: { "rome aleria": { town: 2 } } });
  state.mutinies.push(placeOf(at(state, "pisae"), owner("rome")));
  begin(state, frame, [3, 1], [{ do: "stand" }]);
  goOn(state, UNSHIFTED, FLEE, { do: "bySea" }, NO_LEVY);
  expect(standing(state, "rome", "pisae", "GS")).toBe(2);
  expect(standing(state, "rome", "aleria", "LI")).toBe(0);
});

test("10.95, 12.44, R274: the Soldier of Fortune takes one squadron of his player along", () => {
  const state = position("V", {
    pieces: {
      "sof pisae": { HI: 4 },
      "rome pisae": { GS: 3 },
      "rome aleria": { town: 2 },
      "carthage genua": { HI: 9 },
    },
    treasury: { rome: 0, carthage: 0 },
  });
  state.armies[0]!.keeper = owner("rome");
  const force = setOut(state, "carthage", "genua", "pisae");
  begin(state, battle(state, force, ["sof"]), [3, 1], [{ do: "stand" }]);
  goOn(state, UNSHIFTED, FLEE, { do: "bySea" }, NO_LEVY);
  expect(standing(state, "sof", "aleria", "HI")).toBeGreaterThan(0);
  expect([standing(state, "rome", "aleria", "GS"), standing(state, "rome", "pisae", "GS")]).toEqual([1, 2]);
});

test("10.95, 11.42, R387: who withdraws by sea takes all his squadrons along; the army has withdrawn, they have not", () => {
  const { state, frame } = pisae({ LG: 1, GS: 2 }, { pieces: { "rome aleria": { town: 2 } } });
  begin(state, frame, [4], [{ do: "withdraw" }, { do: "sail" }]);
  goOn(state, { do: "stop" });
  const aleria = (mark: number, unit: number): number =>
    countIn(state, keyOf(at(state, "aleria"), owner("rome"), mark), unit);
  expect([aleria(FRESH, GS), aleria(WITHDRAWN, LG)]).toEqual([2, 1]);
});

test("10.95, 11.18, R464: beaten squadrons still carry an army's withdrawal, and stay beaten", () => {
  const { state, frame } = pisae({ LG: 1 }, { pieces: { "rome aleria": { town: 2 } } });
  const beaten = WITHDRAWN | MOVED;
  addUnits(state, keyOf(at(state, "pisae"), owner("rome"), beaten), GS, 2);
  begin(state, frame, [4], [{ do: "withdraw" }, { do: "sail" }]);
  goOn(state, { do: "stop" });
  expect(countIn(state, keyOf(at(state, "aleria"), owner("rome"), beaten), GS)).toBe(2);
});

test("12.32: militia go over points that are Home (R133, R156), and never by sea", () => {
  const state = position("V", { pieces: { "rome pella": { LG: 4 }, "greece larissa": { LI: 6, MIL: 2 } } });
  const force = setOut(state, "rome", "pella", "larissa");
  begin(state, battle(state, force, ["greece"]), [3, 1], [{ do: "stand" }]);
  goOn(state, UNSHIFTED, FLEE, { do: "retreatTo", node: at(state, "actium") }, NO_LEVY);
  expect(standing(state, "greece", "actium", "LI")).toBeGreaterThan(0);
  expect(standing(state, "greece", "actium", "MIL")).toBe(2);
  const sea = pisae({ LI: 9, MIL: 2, GS: 1 }, { pieces: { "rome albintimilium": { town: 2 } } });
  Object.assign(sea.state.forces[sea.force]!, { from: at(sea.state, "arretium") });
  begin(sea.state, battle(sea.state, sea.force, ["rome"]), [3, 1], [{ do: "stand" }]);
  goOn(sea.state, UNSHIFTED, FLEE, { do: "bySea" }, NO_LEVY);
  expect(standing(sea.state, "rome", "genua", "LI")).toBeGreaterThan(0);
  expect(standing(sea.state, "rome", "genua", "MIL") + standing(sea.state, "rome", "pisae", "MIL")).toBe(0);
});

test("10.94: the second Space of a retreat is reached by a direct edge only, not over points (R246)", () => {
  const state = position("V", { pieces: { "rome athenae": { LG: 4 }, "greece thebae": { LI: 9 } } });
  const force = setOut(state, "rome", "athenae", "thebae");
  begin(state, battle(state, force, ["greece"]), [3, 1], [{ do: "stand" }]);
  while (asked(state) !== "retreat.first") answerFirst(state, FLEE);
  answerFirst(state, { node: at(state, "larissa") });
  expect(asked(state)).toBe("retreat.second");
  const further = optionsNow(state).map(({ node }) => node);
  expect(further).toContain(at(state, "pella"));
  expect(further).not.toContain(at(state, "actium"));
  expect(further).not.toContain(at(state, "ltp_pindus"));
});

test("10.44: a withdrawing force that a battle leaves stuck beside a garrison is eliminated (R243)", () => {
  const { state, force } = pisae(
    { LG: 1 },
    { pieces: { "carthage arretium": { GARR: 1 }, "carthage ariminum": { HI: 3 }, "rebels roma": { BI: 1 } } },
  );
  // A die of 3: two MP to pass the garrison, one to go on; the battle there is lost, and with it the last MP.
  const away = [{ do: "withdraw" }, { do: "step", node: at(state, "arretium") }, { do: "intercept" }, { do: "all" }];
  const played = begin(state, entering(force, 1), [3, 6, 6, 3, 1], away);
  expect(told(played, "battleOpened")[1]).toMatchObject({ kind: "interception", space: at(state, "arretium") });
  while (state.frames.length > 0)
    answerFirst(state, asked(state) === "battle.retreat" ? { yes: false } : UNSHIFTED, played);
  expect(told(played, "eliminated")).toMatchObject([{ owner: owner("rome"), rule: "10.44" }]);
  expect(standing(state, "carthage", "arretium", "GARR")).toBe(1);
});

test("10.33: cavalry alone that is intercepted in a Mountain Fortress withdraws all the same (10.63, R4)", () => {
  const state = position("V", { pieces: { "carthage saldae": { CAV: 2 }, "rome thevestis": { LG: 2 } } });
  const force = setOut(state, "carthage", "saldae", "cirta");
  const played = begin(state, intercepted(force), [6, 6, 3], [{ do: "intercept" }, { do: "all" }]);
  expect(told(played, "withdrawalRolled")).toMatchObject([{ power: owner("carthage"), die: 3 }]);
  goOn(state, { do: "stop" });
  expect(state.handed).toMatchObject({ how: "moved" });
  expect(state.forces[force]!.node).not.toBe(at(state, "cirta"));
  expect(state.forces[force]!.mp).toBe(5);
});

test("10.63: own cavalry that stands beside it in the mountains goes too", () => {
  const state = position("V", {
    pieces: { "carthage saldae": { CAV: 2 }, "carthage cirta": { CAV: 1 }, "rome thevestis": { LG: 2 } },
  });
  const force = setOut(state, "carthage", "saldae", "cirta");
  const played = begin(state, intercepted(force), [6, 6, 3], [{ do: "intercept" }, { do: "all" }]);
  while (state.frames.length > 0) answerFirst(state, { do: "stop" }, played);
  expect(told(played, "withdrawalRolled")).toHaveLength(2);
  expect(standing(state, "carthage", "cirta", "CAV")).toBe(0);
  expect(standing(state, "rome", "cirta", "LG")).toBe(2);
});

test("10.97: if a leader's death then takes the MP off a point, the force goes to the last Space (R159)", () => {
  for (const [dice, node] of [
    [[1, 3, 3, 4], "ltp_pindus"],
    [[1, 3, 1, 1], "actium"],
  ] as const) {
    const state = position("V", {
      pieces: { "rome actium": { LG: 2 }, "greece larissa": { HI: 4 } },
      leaders: { "rome-9": "actium" },
    });
    const force = setOut(state, "rome", "actium", "larissa", 2);
    state.forces[force]!.from = at(state, "ltp_pindus");
    begin(state, battle(state, force, ["greece"]), dice, [{ do: "stand" }]);
    goOn(state, UNSHIFTED);
    expect(state.forces[force]!.node).toBe(at(state, node));
  }
});

test("10.45: those who stood in the Space and fought beside the interceptor do not intercept the withdrawal", () => {
  const state = position("V", {
    pieces: { "rome saldae": { CAV: 2 }, "carthage cirta": { LI: 2 }, "carthage thevestis": { HI: 2 } },
  });
  const force = setOut(state, "rome", "saldae", "cirta");
  const ride = [{ do: "intercept" }, { do: "all" }];
  begin(state, intercepted(force), [6, 6, 3], ride);
  expect(asked(state)).toBe("withdrawal.go");
  answerFirst(state, { do: "step", node: at(state, "hippo_regius") });
  expect(asked(state)).toBe("withdrawal.go");
});

test("10.96: nor do they intercept the retreat of whom they have beaten", () => {
  const { state, force } = pisae({ LI: 9 }, { pieces: { "rome roma": { LG: 9 } } });
  begin(state, intercepted(force), [6, 6, 4, 1], [{ do: "intercept" }, { do: "all" }]);
  for (let i = 0; i < 20 && asked(state) !== "retreat.first"; i++)
    answerFirst(state, asked(state) === "battle.retreat" ? FLEE : UNSHIFTED);
  answerFirst(state, { node: at(state, "genua") });
  expect(state.forces[force]!.node).toBe(at(state, "genua"));
  expect(asked(state)).toBe("retreat.second");
});

test("10.94: the second Space is not the one the attacker came from either, were it ever so far", () => {
  const { state, force } = pisae({ LI: 1 });
  const romans = { ...state.forces[force]!, power: owner("rome"), rows: [] };
  const [first, space, far] = ["roma", "pisae", "capua"].map((id) => at(state, id)) as [number, number, number];
  expect(secondSpaces(state, romans, first, space, at(state, "genua"))).toContain(far);
  expect(secondSpaces(state, romans, first, space, far)).not.toContain(far);
});

test("10.97, R159: to leave a point into a Space that must be attacked takes the MP of the attack too", () => {
  const state = position("V", { pieces: { "rome actium": { LG: 2 }, "greece larissa": { HI: 1 } } });
  const moving = state.forces[setOut(state, "rome", "actium", "larissa", 1)]!;
  const point = at(state, "ltp_pindus");
  expect(canLeave(state, moving, point)).toBe(true);
  putPieces(state, "greece actium", { HI: 1 });
  expect(canLeave(state, moving, point)).toBe(false);
  expect(canLeave(state, { ...moving, mp: 2 }, point)).toBe(true);
});
