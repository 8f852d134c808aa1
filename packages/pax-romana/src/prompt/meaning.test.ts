import { expect, test } from "vitest";
import { worldOf } from "../config.ts";
import { GARR, LG, NONE, ROME } from "../data/index.ts";
import { paxRomana } from "../game.ts";
import { at, battle, begin, intercepted, owner, setOut } from "../rules/battle/testing.ts";
import { fleetMoveOf, seaOf } from "../rules/naval/testing.ts";
import { ALONE } from "../state/force.ts";
import type { State } from "../state/state.ts";
import { position, powerOf, type Given } from "../testing/position.ts";
import type { Spoken } from "../testing/spoken.ts";
import { promptOf, type Option, type Prompt } from "./prompt.ts";

const promptAt = (state: State, power = ROME): Prompt => promptOf(paxRomana.view(state, power), power)!;

/** The one answer with these parts. */
function answerOf({ options }: Prompt, parts: Spoken): Option {
  const found = options.find(({ action }) =>
    Object.entries(parts).every(([field, value]) => (action as Record<string, unknown>)[field] === value),
  );
  if (!found) throw new Error(`no ${JSON.stringify(parts)}`);
  return found;
}

/** Rome is on the march at Roma. */
function marching(pieces: Given["pieces"], more: Given = {}): State {
  const state = position("V", { ...more, pieces: { "rome roma": { LG: 4 }, ...pieces } });
  begin(state, { proc: "landMove", force: setOut(state, "rome", "roma", "roma", 3) }, []);
  return state;
}

test("9.21, 10.1, 4.3: a step tells its MP, the attack among them, who is fought and who may pay first", () => {
  const given = { treasury: { carthage: 3, greece: 0 }, bribery: true } as const;
  const state = marching({ "carthage capua": { HI: 2 }, "greece arretium": { GARR: 1 } }, given);
  const prompt = promptAt(state);
  expect(prompt).toMatchObject({ key: "land.step", rule: "9.21", by: "way", power: ROME, at: at(state, "roma") });
  const capua = at(state, "capua");
  expect(answerOf(prompt, { type: "step", node: capua })).toMatchObject({
    refusal: null,
    at: capua,
    cost: { mp: 2, attack: 1 },
    leads: [
      { to: "bribe", power: powerOf("carthage") },
      { to: "battle", at: capua, kind: "attack", against: [owner("carthage")], power: powerOf("carthage") },
    ],
    care: "dice",
  });
  expect(answerOf(prompt, { type: "step", node: at(state, "arretium") })).toMatchObject({
    cost: { mp: 2, attack: 1 },
    leads: [{ to: "sweep", against: [owner("greece")] }],
  });
  expect(answerOf(prompt, { type: "step", node: at(state, "pisae") })).toEqual({
    action: { type: "step", node: at(state, "pisae") },
    refusal: null,
    at: at(state, "pisae"),
    cost: { mp: 1 },
  });
});

test("8.23, 9.21: leaders alone who pick up units are told what the end of their doubled march costs", () => {
  const state = position("V", { pieces: { "rome capua": { LG: 2 } }, leaders: { "rome-2": "roma" } });
  const force = setOut(state, "rome", "roma", "capua", 10);
  Object.assign(state.forces[force]!, { used: 2, flags: ALONE });
  begin(state, { proc: "landMove", force }, []);
  // Of 12 MP 10 are left: of 6, 4 would be.
  expect(answerOf(promptAt(state), { type: "pickUp" }).cost).toEqual({ mp: 7, alone: 6 });
});

test("7.34, 7.41: walls lead to a siege; those that nobody can hold fall", () => {
  const state = marching({ "carthage capua": { city: 5 }, "carthage arretium": { town: 1 } });
  const prompt = promptAt(state);
  const [capua, arretium] = [at(state, "capua"), at(state, "arretium")];
  expect(answerOf(prompt, { node: capua }).leads).toEqual([
    { to: "battle", at: capua, kind: "walls", against: [owner("carthage")], power: powerOf("carthage") },
  ]);
  expect(answerOf(prompt, { node: arretium }).leads).toEqual([
    { to: "capture", at: arretium, from: owner("carthage") },
  ]);
});

test("10.31, 10.32: whoever may intercept a march is told with his dice, as he will be told himself", () => {
  const pieces = { "carthage ravenna": { HI: 2 }, "rome arretium": { LG: 2 } };
  const state = position("V", { pieces, leaders: { "carthage-2": "ravenna" } });
  begin(state, { proc: "landMove", force: setOut(state, "rome", "arretium", "arretium", 4) }, []);
  const [lead] = answerOf(promptAt(state), { node: at(state, "ariminum") }).leads!;
  const { tactical } = worldOf(state.config).data.leaders;
  const rating = tactical[state.leaders.indexOf(at(state, "ravenna"))]!;
  expect(lead).toMatchObject({
    to: "interception",
    power: powerOf("carthage"),
    from: at(state, "ravenna"),
    leader: NONE,
  });
  const force = 0;
  Object.assign(state.forces[force]!, { node: at(state, "ariminum") });
  begin(state, intercepted(force), []);
  const own = answerOf(promptAt(state, powerOf("carthage")), { type: "intercept" });
  expect(own.roll).toMatchObject({ of: "interception", dice: 2, added: [{ by: "leader", n: rating }] });
  expect((lead as { roll: unknown }).roll).toEqual(own.roll);
});

test("9.21, 9.22, 11.32: what a force on the march cannot do is there, with its reason", () => {
  const state = marching({ "carthage capua": { HI: 2 } });
  state.forces[0]!.mp = 1;
  const prompt = promptAt(state);
  expect(answerOf(prompt, { node: at(state, "capua") })).toEqual({
    action: { type: "step", node: at(state, "capua") },
    refusal: { key: "step.noReserve", params: { mp: 1, need: 2 }, rule: "9.21" },
  });
  expect(answerOf(prompt, { type: "embark" }).refusal).toMatchObject({ rule: "11.32" });
});

test("6.27, 6.24: an order tells its price, and one more than can be paid why not", () => {
  const state = position("V", { treasury: { rome: 5 }, settled: true });
  const raise = [
    { type: "order", kind: "raise" },
    { type: "orderProvince" },
    { type: "orderUnit", unit: LG },
    { type: "orderAt" },
  ];
  begin(state, { proc: "recruitment", power: ROME }, [], [{ type: "recruit", kind: "land" }, ...raise]);
  const prompt = promptAt(state);
  expect(prompt).toMatchObject({ by: "plan", part: "n", about: { purse: { talents: 5, draft: { unit: LG } } } });
  expect(prompt.options.map(({ cost, refusal }) => cost?.talents ?? refusal?.key)).toEqual([
    2,
    4,
    "order.tooFewTalents",
  ]);
});

test("10.41, 10.45: whoever may withdraw knows what it costs at Home, and what the die brings", () => {
  const state = position("V", {
    pieces: { "carthage roma": { HI: 9 }, "rome capua": { LG: 2 } },
    stability: { rome: 3 },
  });
  begin(state, battle(state, setOut(state, "carthage", "roma", "capua"), ["rome"]), []);
  expect(answerOf(promptAt(state), { type: "withdraw" })).toMatchObject({
    cost: { stability: 1 },
    roll: { of: "withdrawal", faces: [1, 2, 3, 4, 5, 6] },
  });
});

test("12.14: what one unit becomes, and what gives it up for good", () => {
  const state = position("V", { pieces: { "rome roma": { LG: 1, GARR: 1 } } });
  begin(state, { proc: "minorMove", power: ROME }, [], [{ type: "at" }]);
  const prompt = promptAt(state);
  expect(answerOf(prompt, { type: "breakDownUnit", unit: LG })).toMatchObject({ refusal: null, care: "gone" });
  expect(answerOf(prompt, { type: "breakDownUnit", unit: GARR }).refusal).toMatchObject({
    key: "minor.cannotBreakDown",
  });
  expect(answerOf(prompt, { type: "moveUnit", unit: LG }).roll).toMatchObject({ faces: [1, 2, 3, 4, 5, 6] });
});

test("11.16: what a fleet does that is stopped or let pass", () => {
  const sea = seaOf({ pieces: { "rome lilybaeum": { GS: 1, GARR: 1 }, "carthage panormus": { HI: 1 } } });
  sea.force("rome", "lilybaeum", { GS: 1 });
  sea.begin(fleetMoveOf(0)).take("sail panormus");
  const { options } = promptAt(sea.state, powerOf("carthage"));
  expect(options.map(({ action, leads }) => [action.type, leads])).toEqual([
    ["letPass", [{ to: "sailsOn", at: sea.node("panormus") }]],
    ["stopFleet", [{ to: "halted", at: sea.node("panormus") }]],
  ]);
});

test("3.44: what is given up with a marker", () => {
  const state = position("V", { treasury: { rome: 5 } });
  begin(state, { proc: "activation", power: ROME, drawn: false }, []);
  expect(answerOf(promptAt(state), { type: "lapse" }).leads).toEqual([{ to: "unused" }]);
  expect(answerOf(promptAt(state), { type: "callMeeting" }).leads).toEqual([{ to: "meeting" }]);
});

test("11.31, 11.35: setting ashore lies where the fleet lies: the map shows it there", () => {
  const sea = seaOf({ pieces: { "rome lilybaeum": { LG: 2, GARR: 1 }, "rome panormus": { GARR: 1 } } });
  sea.force("rome", "lilybaeum", { LG: 2 }, { mp: 6, aboard: true });
  sea.begin(fleetMoveOf(0)).take("sail panormus");
  expect(answerOf(promptAt(sea.state), { type: "debark" })).toMatchObject({ refusal: null, at: sea.node("panormus") });
});
