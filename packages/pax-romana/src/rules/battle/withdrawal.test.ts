import { expect, test } from "vitest";
import { LI, MOVED, WITHDRAWN, FRESH, GREECE, GS, LG, ROME } from "../../data/index.ts";
import { addUnits, countIn, keyOf } from "../../state/table.ts";
import { position } from "../../testing/position.ts";
import { STACK } from "../control/relation.ts";
import { permit } from "../diplomacy/pacts.ts";
import { closeWithdrawals } from "../movement/marks.ts";
import {
  answerFirst,
  asked,
  at,
  battle,
  begin,
  defendedPisae,
  entering,
  goOn,
  intercepted,
  optionsNow,
  owner,
  setOut,
  standing,
  told,
} from "./testing.ts";

/** Carthage marches from Genua to Pisae, where Rome stands. */
function pisae(punic: object, romans: object, more: Parameters<typeof position>[1] = {}, mp = 5) {
  const pieces = { "carthage genua": punic, "rome pisae": romans, ...more.pieces };
  const state = position("V", { treasury: { rome: 0, carthage: 0 }, stability: { rome: 3 }, ...more, pieces });
  const force = setOut(state, "carthage", "genua", "pisae", mp);
  return { state, force, frame: battle(state, force, ["carthage"]) };
}

/** One unit goes without further questions. */
const GO = [{ type: "withdraw" }];

const steps = (state: Parameters<typeof optionsNow>[0]) =>
  optionsNow(state).flatMap((one) => (one.type === "step" ? [one.node] : []));

test("10.41: the defender may leave by the MP of a die, and must use at least one of them", () => {
  const { state, force } = pisae({ HI: 4 }, { LG: 1 });
  begin(state, battle(state, force, ["rome"]), [2], GO);
  expect(asked(state)).toBe("withdrawal.go");
  expect(optionsNow(state).every((one) => one.type === "step")).toBe(true);
  answerFirst(state, { type: "step", node: at(state, "roma") });
  expect(optionsNow(state).some((one) => one.type === "stop")).toBe(true);
});

test("10.42: when all have left, the attacker has paid for the terrain only", () => {
  const { state, force } = pisae({ HI: 4 }, { LG: 1 });
  begin(state, entering(force, 1), [1], [...GO, { type: "step", node: at(state, "roma") }, { type: "stop" }]);
  expect(state.handed).toMatchObject({ how: "held" });
  expect(state.forces[force]!.mp).toBe(5);
  expect(standing(state, "rome", "roma", "LG")).toBe(1);
});

test("10.42: walls left behind are attacked with the MP that was kept (R146)", () => {
  const { state, force } = pisae({ HI: 4 }, { LG: 1, town: 2 });
  const played = begin(
    state,
    entering(force, 1),
    [1, 3, 3],
    [...GO, { type: "step", node: at(state, "roma") }, { type: "stop" }],
  );
  expect(told(played, "battleOpened").map(({ kind }) => kind)).toEqual(["attack", "walls"]);
});

test("10.43: cavalry hinders by 1 or 3; a die of 0 or less is no withdrawal and costs nothing (R67)", () => {
  const { state, force } = pisae({ HI: 4, CAV: 2 }, { LG: 1 });
  const played = begin(state, battle(state, force, ["rome"]), [3, 3, 3], [...GO, { type: "hinder", yes: true }]);
  expect(told(played, "withdrawalRolled")[0]).toMatchObject({ die: 3, hindered: -3 });
  expect(told(played, "withdrew")).toEqual([]);
  expect(state.powers[0]!.stability).toBe(3);
  expect(standing(state, "rome", "pisae", "LG")).toBe(1);
  const light = pisae({ HI: 4, CAV: 1 }, { LG: 1 });
  const less = begin(
    light.state,
    battle(light.state, light.force, ["rome"]),
    [3],
    [...GO, { type: "hinder", yes: true }],
  );
  expect(told(less, "withdrawalRolled")[0]!.hindered).toBe(-1);
});

test("10.43: no hindering in mountains or landings", () => {
  const { state, force } = pisae({ HI: 4, CAV: 2 }, { LG: 1 });
  const played = begin(state, battle(state, force, ["rome"], "amphibious"), [3], GO);
  expect(told(played, "withdrawalRolled")[0]!.hindered).toBe(0);
  const mountain = position("V", { pieces: { "carthage saldae": { HI: 2, CAV: 2 }, "rome cirta": { LG: 1 } } });
  const up = setOut(mountain, "carthage", "saldae", "cirta");
  const rolled = begin(mountain, battle(mountain, up, ["rome"]), [3], GO);
  expect(told(rolled, "withdrawalRolled")[0]!.hindered).toBe(0);
});

test("10.44: never by the attacker's road, nor into foreign units, tribes or works (7.23)", () => {
  const { state, force } = pisae({ HI: 4 }, { LG: 1 }, { pieces: { "greece arretium": { town: 2 } } });
  begin(state, battle(state, force, ["rome"]), [6], GO);
  expect(steps(state)).toEqual([at(state, "roma")]);
  const held = pisae({ HI: 4 }, { LG: 1 }, { pieces: { "carthage arretium": { LI: 1 } } });
  begin(held.state, battle(held.state, held.force, ["rome"]), [6], GO);
  expect(steps(held.state)).toEqual([at(held.state, "roma")]);
});

test("10.44: a lone garrison is passed for one MP more and left alone; nobody stops there (R68, R148)", () => {
  const { state, force } = pisae({ HI: 4 }, { LG: 1 }, { pieces: { "carthage arretium": { GARR: 1 } } });
  begin(state, battle(state, force, ["rome"]), [2], GO);
  expect(steps(state)).toEqual([at(state, "roma")]);
  const far = pisae({ HI: 4 }, { LG: 1 }, { pieces: { "carthage arretium": { GARR: 1 } } });
  begin(
    far.state,
    battle(far.state, far.force, ["rome"]),
    [3],
    [...GO, { type: "step", node: at(far.state, "arretium") }],
  );
  expect(optionsNow(far.state).some((one) => one.type === "stop")).toBe(false);
  expect(standing(far.state, "carthage", "arretium", "GARR")).toBe(1);
  expect(optionsNow(far.state).length).toBeGreaterThan(0);
});

test("10.45: some may stay behind and fight", () => {
  const { state, force } = pisae({ HI: 4 }, { LG: 2 });
  const some = [{ type: "withdraw" }, { type: "some" }];
  const played = begin(
    state,
    battle(state, force, ["rome"]),
    [1, 3, 3],
    [...some, { type: "step", node: at(state, "roma") }, { type: "stop" }],
  );
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([12, 4]);
});

test("10.45: once in a Move for each unit", () => {
  const { state, force } = pisae({ HI: 4 }, { LG: 1 });
  begin(
    state,
    battle(state, force, ["rome"]),
    [1],
    [...GO, { type: "step", node: at(state, "roma") }, { type: "stop" }],
  );
  expect(countIn(state, keyOf(at(state, "roma"), 0, WITHDRAWN), 0)).toBe(1);
  Object.assign(state.forces[force]!, { node: at(state, "roma"), from: at(state, "pisae") });
  begin(state, battle(state, force, ["rome"]), [3, 3]);
  expect(asked(state)).not.toBe("withdrawal.ask");
  while (state.frames.length > 0) answerFirst(state);
  closeWithdrawals(state);
  Object.assign(state.forces[force]!, { node: at(state, "roma"), from: at(state, "pisae") });
  if (standing(state, "rome", "roma", "LG") + standing(state, "rome", "roma", "lg") > 0) {
    begin(state, battle(state, force, ["rome"]), []);
    expect(asked(state)).toBe("withdrawal.ask");
  }
});

test("10.45: leaving a Space of one's own Home costs one Stability, elsewhere nothing", () => {
  const { state, force } = pisae({ HI: 4 }, { LG: 1 });
  const fled = begin(
    state,
    battle(state, force, ["rome"]),
    [1],
    [...GO, { type: "step", node: at(state, "roma") }, { type: "stop" }],
  );
  expect(told(fled, "stability").filter(({ rule }) => rule === "10.45")).toMatchObject([{ power: 0, change: -1 }]);
  const abroad = position("V", {
    pieces: { "carthage thapsus": { HI: 2 }, "rome zama": { LG: 1 } },
    stability: { rome: 3 },
  });
  const attack = setOut(abroad, "carthage", "thapsus", "zama");
  const way = [...GO, { type: "step", node: at(abroad, "carthago") }, { type: "stop" }];
  const left = begin(abroad, battle(abroad, attack, ["rome"]), [1], way);
  expect(told(left, "withdrew")).toHaveLength(1);
  expect(told(left, "stability").filter(({ rule }) => rule === "10.45")).toEqual([]);
});

test("10.45: scenario I knows no Stability to lose", () => {
  const state = position("I", { pieces: { "greece tarentum": { HI: 2 }, "rome venusia": { LG: 1 } } });
  const force = setOut(state, "greece", "tarentum", "venusia");
  const fled = begin(
    state,
    battle(state, force, ["rome"]),
    [1],
    [...GO, { type: "step", node: at(state, "capua") }, { type: "stop" }],
  );
  expect(told(fled, "withdrew")).toHaveLength(1);
  expect(told(fled, "stability")).toEqual([]);
});

test("10.45: units are dropped off free and picked up for an MP", () => {
  const { state, force } = pisae({ HI: 4 }, { LG: 2 }, { pieces: { "rome roma": { LI: 2 } } });
  begin(
    state,
    battle(state, force, ["rome"]),
    [3],
    [...GO, { type: "all" }, { type: "step", node: at(state, "roma") }, { type: "takeAlong" }, { type: "all" }],
  );
  expect(standing(state, "rome", "roma", "LI")).toBe(0);
  // Of three MP one was for the step and one for the pick-up.
  expect(state.forces.at(-1)!.mp).toBe(1);
  answerFirst(state, { type: "leaveBehind" });
  // Who says so leaves somebody: otherwise the same question could come for ever.
  expect(optionsNow(state).map(({ type: verb }) => verb)).toEqual(["all", "some"]);
  answerFirst(state, { type: "all" });
  expect(countIn(state, keyOf(at(state, "roma"), 0, WITHDRAWN), LI)).toBe(2);
});

test("10.45, R457: whoever takes along those who made the others there his guests, and cannot go on, stays with all", () => {
  const guests = { pieces: { "rome roma": { LI: 2 }, "greece roma": { LI: 1 } } };
  const { state, force } = pisae({ HI: 4 }, { LG: 2 }, guests);
  permit(state, ROME, GREECE, "stack");
  const away = [...GO, { type: "all" }, { type: "step", node: at(state, "roma") }];
  const fled = begin(state, battle(state, force, ["rome"]), [2], [...away, { type: "takeAlong" }, { type: "all" }]);
  expect(told(fled, "withdrew")).toMatchObject([{ to: at(state, "roma") }]);
  expect([standing(state, "rome", "roma", "LG"), standing(state, "rome", "roma", "LI")]).toEqual([2, 2]);
});

test("10.45: others may intercept, but not the force that caused it", () => {
  const { state, force } = pisae({ HI: 4 }, { LG: 1 }, { pieces: { "carthage capua": { HI: 2 } } });
  begin(state, battle(state, force, ["rome"]), [3], [...GO, { type: "step", node: at(state, "roma") }]);
  expect(asked(state)).toBe("interception.attempt");
  expect(optionsNow(state).flatMap(({ node }) => (node === undefined ? [] : [node]))).toEqual([at(state, "capua")]);
});

test("10.45: a withdrawal that was intercepted and retreated ends there", () => {
  const { state, force } = pisae({ HI: 4 }, { LI: 4 }, { pieces: { "carthage capua": { HI: 9 } } });
  const away = [{ type: "withdraw" }, { type: "all" }, { type: "step", node: at(state, "roma") }];
  begin(state, battle(state, force, ["rome"]), [6, 6, 6, 2, 1], [...away, { type: "intercept" }, { type: "all" }]);
  for (let i = 0; i < 20 && asked(state) !== "retreat.first"; i++)
    answerFirst(state, asked(state) === "battle.retreat" ? { yes: true } : { n: 0 });
  answerFirst(state, { node: at(state, "arretium") });
  while (state.frames.length > 0) {
    expect(asked(state)).not.toBe("withdrawal.go");
    answerFirst(state, { type: "stop" });
  }
  expect(standing(state, "rome", "arretium", "LI")).toBeGreaterThan(0);
});

test("10.45: by sea for three MP, to a friendly port one sea edge away, with squadrons of the port (10.95)", () => {
  const sea = { pieces: { "rome aleria": { town: 2 } } };
  const { state, force } = pisae({ HI: 4, CAV: 2 }, { LG: 1, GS: 1 }, sea);
  begin(state, battle(state, force, ["rome"]), [3], [...GO, { type: "hinder", yes: true }]);
  expect(optionsNow(state)).toEqual([{ type: "sail", node: at(state, "aleria") }]);
  answerFirst(state);
  answerFirst(state, { type: "stop" });
  expect(standing(state, "rome", "aleria", "LG") + standing(state, "rome", "aleria", "GS")).toBe(2);
  const slow = pisae({ HI: 4 }, { LG: 1, GS: 1 }, sea);
  begin(slow.state, battle(slow.state, slow.force, ["rome"]), [2], GO);
  expect(optionsNow(slow.state).some((one) => one.type === "sail")).toBe(false);
});

test("10.41, 10.45: each of several defenders withdraws with his own units or stands, and cavalry is counted against all", () => {
  const state = position("V", {
    pieces: { "greece roma": { HI: 6, CAV: 2 }, "carthage capua": { LI: 1, CAV: 1 }, "rome capua": { LG: 1, CAV: 1 } },
  });
  state.pacts[owner("carthage") * 4 + owner("rome")] = STACK;
  const force = setOut(state, "greece", "roma", "capua");
  // Two against two: nobody is hindered. Rome goes to Corfinium, and Carthage stands.
  const away = [
    { type: "withdraw" },
    { type: "all" },
    { type: "step", node: at(state, "corfinium") },
    { type: "stop" },
  ];
  const played = begin(state, entering(force, 1), [3, 3, 3], [...away, { type: "stand" }]);
  expect(told(played, "withdrew")).toMatchObject([{ power: owner("rome") }]);
  expect(standing(state, "rome", "corfinium", "LG")).toBe(1);
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([20, 2]);
});

const UNSHIFTED = { n: 0 };

test("10.95, 11.42, R387: whoever withdraws by sea takes all his squadrons along; the army has withdrawn, they have not", () => {
  const { state, frame } = defendedPisae({ LG: 1, GS: 2 }, { pieces: { "rome aleria": { town: 2 } } });
  begin(state, frame, [4], [{ type: "withdraw" }, { type: "sail" }]);
  goOn(state, { type: "stop" });
  const aleria = (mark: number, unit: number): number =>
    countIn(state, keyOf(at(state, "aleria"), owner("rome"), mark), unit);
  expect([aleria(FRESH, GS), aleria(WITHDRAWN, LG)]).toEqual([2, 1]);
});

test("10.44: a withdrawing force that a battle leaves stuck beside a garrison is eliminated (R243)", () => {
  const { state, force } = defendedPisae(
    { LG: 1 },
    { pieces: { "carthage arretium": { GARR: 1 }, "carthage ariminum": { HI: 3 }, "rebels roma": { BI: 1 } } },
  );
  // A die of 3: two MP to pass the garrison, one to go on; the battle there is lost, and with it the last MP.
  const away = [
    { type: "withdraw" },
    { type: "step", node: at(state, "arretium") },
    { type: "intercept" },
    { type: "all" },
  ];
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
  const played = begin(state, intercepted(force), [6, 6, 3], [{ type: "intercept" }, { type: "all" }]);
  expect(told(played, "withdrawalRolled")).toMatchObject([{ power: owner("carthage"), die: 3 }]);
  goOn(state, { type: "stop" });
  expect(state.handed).toMatchObject({ how: "moved" });
  expect(state.forces[force]!.node).not.toBe(at(state, "cirta"));
  expect(state.forces[force]!.mp).toBe(5);
});

test("10.63: own cavalry that stands beside it in the mountains goes too", () => {
  const state = position("V", {
    pieces: { "carthage saldae": { CAV: 2 }, "carthage cirta": { CAV: 1 }, "rome thevestis": { LG: 2 } },
  });
  const force = setOut(state, "carthage", "saldae", "cirta");
  const played = begin(state, intercepted(force), [6, 6, 3], [{ type: "intercept" }, { type: "all" }]);
  while (state.frames.length > 0) answerFirst(state, { type: "stop" }, played);
  expect(told(played, "withdrawalRolled")).toHaveLength(2);
  expect(standing(state, "carthage", "cirta", "CAV")).toBe(0);
  expect(standing(state, "rome", "cirta", "LG")).toBe(2);
});

test("10.95, 11.18, R464: beaten squadrons still carry an army's withdrawal, and stay beaten", () => {
  const { state, frame } = defendedPisae({ LG: 1 }, { pieces: { "rome aleria": { town: 2 } } });
  const beaten = WITHDRAWN | MOVED;
  addUnits(state, keyOf(at(state, "pisae"), owner("rome"), beaten), GS, 2);
  begin(state, frame, [4], [{ type: "withdraw" }, { type: "sail" }]);
  goOn(state, { type: "stop" });
  expect(countIn(state, keyOf(at(state, "aleria"), owner("rome"), beaten), GS)).toBe(2);
});
