import { FastChance, legalActions, type Language } from "@ara/kernel";
import { expect, test } from "vitest";
import type { Action } from "../action.ts";
import { config, worldOf } from "../config.ts";
import {
  CARTHAGE,
  countsOf,
  FRESH,
  GREECE,
  HI,
  NONE,
  ROME,
  SOLDIER_OF_FORTUNE,
  UNITS,
  type Power,
} from "../data/index.ts";
import type { AnyCall } from "../engine/procedure.ts";
import { paxRomana } from "../game.ts";
import type { About } from "../prompt/index.ts";
import { SCENES } from "../prompt/testing.ts";
import { battle, begin, intercepted, owner, setOut } from "../rules/battle/testing.ts";
import { advanced, hold, playedBy } from "../rules/cards/testing.ts";
import { pauseOf } from "../rules/cards/windows.ts";
import { draws } from "../rules/chance-events/testing.ts";
import { bribeOf } from "../rules/diplomacy/bribe.ts";
import type { HostileAct } from "../rules/frames.ts";
import { machine } from "../rules/index.ts";
import { chooseFrom, UNIT_ORDER } from "../rules/movement/choose-units.ts";
import { addForce, emptyForce } from "../state/force.ts";
import type { State } from "../state/state.ts";
import { nodeIn, position, putPieces, type Pieces } from "../testing/position.ts";
import { aboutSaid, actionSaid, questionSaid } from "../testing/said.ts";
import { sayAboutIn } from "./about.ts";
import { askedPower, paxRomanaTexts } from "./index.ts";

const chance = new FastChance("about");

/** Rome at the beginning of scenario II, after answers by their labels. */
function answered(...labels: readonly string[]): State {
  const table = config("II");
  const state = paxRomana.setup(table, paxRomana.deal(table, chance));
  for (const label of labels) {
    const action = optionsOf(state).find((option) => actionSaid("en", state, 0, option) === label);
    if (!action) throw new Error(`no ${label} in ${labelsOf(state).join(", ")}`);
    paxRomana.apply(state, 0, action, chance);
  }
  return state;
}

const optionsOf = (state: State): Action[] => legalActions(paxRomana, state, 0);
const labelsOf = (state: State): string[] => optionsOf(state).map((option) => actionSaid("en", state, 0, option));
const questionAt = (state: State): string[] => {
  const { about, text } = questionSaid("en", state, askedPower(state, 0)!);
  return [...about, text];
};

test("6.21, 6.27: an order tells what it names, what it must name next, and what it costs", () => {
  const begun = ["Pay 1 Talent", "Recruitment", "Troops", "Raise troops"];
  expect(questionAt(answered(...begun))).toEqual([
    "This order: Raise troops.",
    "In the treasury: 10 Talents.",
    "In which province?",
  ]);
  const placed = answered(...begun, "Italia", "Legion", "Roma");
  expect(questionAt(placed)).toEqual([
    "This order: Raise troops: Italia, legion, Roma.",
    "In the treasury: 10 Talents.",
    "How many?",
  ]);
  expect(labelsOf(placed).slice(0, 2)).toEqual(["1 legion (2 Talents)", "2 legions (4 Talents)"]);
  expect(questionAt(answered(...begun, "Italia", "Legion", "Roma", "2 legions (4 Talents)"))).toEqual([
    "In the treasury: 6 Talents.",
    "What is recruited?",
  ]);
});

test("9.12: a force that is put together has no Movement Points yet, and may be empty", () => {
  const state = answered("Pay 1 Talent", "Expansion", "Major Move", "At Arretium");
  expect(questionAt(state)).toEqual([
    "The force of Rome at Arretium: still empty.",
    "To choose from: 2 legions.",
    "Which units move?",
  ]);
});

test("9.11: of what is chosen sort by sort, everybody sees what was chosen so far", () => {
  const table = config("VII");
  const state = paxRomana.setup(table, paxRomana.deal(table, chance));
  const pool = UNITS.map((unit) => ({ HI: 3, LI: 1 })[unit as string] ?? 0);
  const frame = machine.begin(chooseFrom(0, "units.move", "9.11", pool, true), state);
  const about = (taken: readonly number[]): string[] => aboutSaid(state, Object.assign(frame, { taken }), 0);
  expect(about([])).toEqual(["To choose from: 3 heavy infantry, 1 light infantry."]);
  const upTo = UNIT_ORDER.slice(0, UNIT_ORDER.indexOf(HI) + 1).map((unit) => (unit === HI ? 2 : 0));
  expect(about(upTo)).toContain("Chosen so far: 2 heavy infantry.");
});

test("12.44: where units of several owners may move together, the question says whose it is about", () => {
  const table = config("I");
  const state = paxRomana.setup(table, paxRomana.deal(table, chance));
  const pool = UNITS.map((unit) => (unit === "LI" ? 1 : 0));
  const owners = [2, SOLDIER_OF_FORTUNE];
  state.frames.push({
    proc: "chooseForce",
    step: "units",
    owners,
    fleets: [2],
    fleet: false,
    at: 2,
    force: -1,
  } as never);
  const frame = machine.begin(chooseFrom(2, "units.move", "9.11", pool, true), state);
  const about = aboutSaid(state, frame, 2);
  expect(about).toEqual(["To choose from the units of the Soldier of Fortune: 1 light infantry."]);
});

test("12.43: of an army that is no power's own the question says who moves it", () => {
  const force = (of: number): About => ({
    force: {
      owner: of,
      power: CARTHAGE,
      node: 2,
      isAboard: false,
      mp: 3,
      whose: [of],
      units: [UNITS.map(() => 1)],
      leaders: [],
    },
  });
  const said = (language: Language, of: number): string =>
    sayAboutIn(paxRomanaTexts[language], config("II"), force(of))[0]!;
  expect(said("en", SOLDIER_OF_FORTUNE)).toMatch(/^The force of the Soldier of Fortune \(moved by Carthage\) at /);
  expect(said("de", SOLDIER_OF_FORTUNE)).toContain("(es zieht Karthago)");
  expect(said("nl", SOLDIER_OF_FORTUNE)).toContain("(verplaatst door Carthago)");
  expect(said("en", CARTHAGE)).toMatch(/^The force of Carthage at /);
});

test("10.52: what was named already is no longer to be lost", () => {
  const state = position("V", {});
  const lines = [{ absorbs: 1 }, { absorbs: 3 }];
  const frame = { proc: "losses", step: "lose", need: 9, lines, taken: [2] } as never;
  expect(aboutSaid(state, frame, 0)).toEqual(["Still to lose: 7."]);
});

test("7.12, 10.32: what is built tells its price, an interception what the dice must bring", () => {
  const built = position("V", {});
  const construction: AnyCall = { proc: "construction", power: 0, noTown: [] };
  built.frames.push(machine.begin(construction, built));
  const build = (kind: "town" | "city" | "repair"): string => actionSaid("en", built, 0, { type: "build", kind });
  expect((["town", "city", "repair"] as const).map(build)).toEqual([
    "A Town (2 Talents and a garrison)",
    "A City (3 Talents and a heavy unit)",
    "Repairs to the walls (1 Talent for each)",
  ]);
  const near = position("V", {
    pieces: { "rome roma": { LG: 4, city: 5 }, "carthage utica": { HI: 2 } },
    leaders: { "rome-4": "roma" },
  });
  setOut(near, "carthage", "utica", "capua", 3);
  near.frames.push(Object.assign(machine.begin(intercepted(0), near), { step: "attempt" }));
  const from = nodeIn(worldOf(near.config).map, "roma");
  const said = actionSaid("en", near, 0, { type: "intercept", node: from, owner: 0 });
  expect(said).toBe("Intercept from Roma (of Rome; 7 or more on two dice)");
});

test("11.33, 10.55: whoever lands knows whether he must storm the shore; whoever may throw again, what the dice show and may show", () => {
  const state = position("V", {
    pieces: { "rome roma": { LG: 2 }, "mamertines messana": { HI: 1 } },
    leaders: { "rome-4": "roma" },
  });
  const force = setOut(state, "rome", "roma", "messana", 5);
  const leader = worldOf(state.config).data.leaders.ids.indexOf("rome-4");
  const voyage: AnyCall = { proc: "fleetMove", force };
  state.frames.push(Object.assign(machine.begin(voyage, state), { step: "stopped" }));
  expect(actionSaid("en", state, 0, { type: "debark" })).toBe("Storm ashore (2 MP)");
  state.forces[force]!.node = nodeIn(worldOf(state.config).map, "croton");
  expect(actionSaid("en", state, 0, { type: "debark" })).toBe("Go ashore (1 MP)");
  Object.assign(state.frames.at(-1)!, { added: 2, drawn: false });
  state.forces[force]!.leaders = [];
  expect(actionSaid("en", state, 0, { type: "goOn" })).toBe("Sail on (5 or less on two dice)");
  state.forces[force]!.leaders = [leader];
  expect(actionSaid("en", state, 0, { type: "goOn" })).toBe("Sail on (6 or less on two dice)");
  expect(actionSaid("en", state, 0, { type: "sail", node: 0 })).toMatch(/ \(1 MP\)$/);
  state.frames.push(machine.begin(battle(state, force, ["mamertines"]), state), {
    proc: "reroll",
    step: "larger",
    larger: "attacker",
    powers: [0, 1],
    leaders: [leader, -1],
    dice: [4, 5],
  } as never);
  expect(actionSaid("en", state, 0, { type: "reroll", yes: true })).toBe("Try it (6 or less on two dice)");
  expect(aboutSaid(state, state.frames.at(-1)!, 0)).toContain("Dice: 4 of the attacker, 5 of the defender.");
});

test("10.1: in a battle everybody sees what defends", () => {
  const state = position("V", { pieces: { "rome capua": { LG: 2 }, "carthage panormus": { HI: 1, town: 2 } } });
  const side = { force: -1 };
  const call = battle(state, setOut(state, "rome", "capua", "panormus"), ["carthage"]);
  state.forces = [];
  const fought = {
    ...call,
    attacker: { ...side, power: 0, owners: [0] },
    defender: { ...side, power: 1, owners: [1] },
  };
  state.frames.push(machine.begin(fought, state));
  const frame = state.frames.at(-1)!;
  const about = (step: string): string[] =>
    aboutSaid(state, Object.assign(frame, { step, dice: [5, 4], net: 3, used: 1 }), 1);
  const dice = "Dice: 5 of the attacker, 4 of the defender (the other side loses ten per cent for each); shifts left: ";
  expect(about("raise")).toContain(`${dice}3.`);
  expect(about("lower")).toContain(`${dice}2.`);
  expect(about("begin")).toEqual([
    "Battle at Panormus: Rome attacks Carthage.",
    "In defence: 1 heavy infantry, Town (2).",
  ]);
});

test("8.24, 10.33: whoever leads the defence is named, and interceptors who attack the mover", () => {
  const state = position("V", {
    pieces: { "rome capua": { LG: 2 }, "greece tarentum": { LI: 1 } },
    leaders: { "rome-4": "capua", "greece-2": "capua" },
  });
  const capua = nodeIn(worldOf(state.config).map, "capua");
  const forceOf = (power: Power, units: Pieces): number => {
    const rows = [{ owner: power, mark: FRESH, counts: [...countsOf(units)] }];
    return addForce(state, { ...emptyForce(power, capua), rows, mp: 5 });
  };
  const [mover, body] = [forceOf(2, { HI: 3 }), forceOf(0, { LG: 1 })];
  state.frames.push({ proc: "march", step: "move", force: mover } as never);
  const side = { force: -1 };
  const about = (attacker: object, defender: object): string[] => {
    const call = { ...battle(state, mover, ["rome"]), attacker, defender };
    state.frames.splice(1, 1, machine.begin(call, state));
    return aboutSaid(state, state.frames.at(-1)!, 2);
  };
  expect(
    about({ ...side, force: mover, power: 2, owners: [2] }, { ...side, power: 0, owners: [0] }).slice(0, 2),
  ).toEqual(["Battle at Capua: Greece attacks Rome.", "In defence: 2 legions, leader 4 of Rome (2-4)."]);
  expect(
    about({ ...side, force: body, power: 0, owners: [0] }, { ...side, force: mover, power: 2, owners: [2] }),
  ).toEqual([
    "Battle at Capua: Rome attacks Greece.",
    "In attack: 1 legion.",
    "In defence: 3 heavy infantry.",
    "The force of Greece at Capua: 3 heavy infantry; 5 MP.",
  ]);
});

test("4.3: whoever may offer Talents is told what is about to happen, and where", () => {
  const state = position("V", { treasury: { greece: 3 } });
  const node = nodeIn(worldOf(state.config).map, "capua");
  const about = (act: HostileAct): string => {
    const frame = machine.begin(bribeOf(0, 2, act, node), state);
    state.frames.splice(0, 1, frame);
    return aboutSaid(state, frame, 2)[0]!;
  };
  expect(about("attack")).toBe("Rome is about to attack at Capua.");
  expect(about("destruction")).toBe("Rome is about to destroy the works at Capua.");
});

test("10.41: whoever withdraws reads who goes, with which MP, not an empty defence", () => {
  const state = position("V", { pieces: { "rome roma": { LG: 4 }, "greece capua": { HI: 2 } } });
  const force = setOut(state, "rome", "roma", "capua");
  begin(state, battle(state, force, ["greece"]), [5], [{ type: "withdraw" }, { type: "all" }]);
  const { about, key } = questionSaid("en", state, owner("greece"));
  expect(key).toBe("withdrawal.go");
  expect(about).toEqual([
    "Battle at Capua: Rome attacks Greece.",
    "In attack: 4 legions.",
    "The force of Greece at Capua: 2 heavy infantry; 5 MP.",
  ]);
});

test("4.3: whoever is offered Talents reads how many, and for what", () => {
  const state = position("V", { treasury: { carthage: 5 }, bribery: true });
  const offer = { type: "offer", kind: "wish", n: 3, text: "" };
  begin(state, bribeOf(0, 1, "attack", 0), [], [offer]);
  (state.frames.at(-1) as { wish?: string }).wish = "Spare Utica";
  expect(questionSaid("en", state, 0).about).toContain("Offered: 3 Talents, for “Spare Utica”.");
  expect(questionSaid("de", state, 0).about).toContain("Geboten: 3 Talente, für „Spare Utica“.");
});

test("3.1: whoever places the set-up reads which unit is next", () => {
  const state = position("I", { leaders: { "soldier-of-fortune": "corcyra" } });
  const left = UNITS.map((name) => (name === "LI" ? 1 : 0));
  const frame = { proc: "placement", step: "where", power: 0, territory: 0, left } as never;
  expect(aboutSaid(state, frame, 0)).toContain("Asked for: light infantry.");
});

test("16.1, 12.71: a question of an event names it, whom it strikes, how many rise and why one decides", () => {
  const state = position("V");
  state.order = [0, 1, 2, 3];
  draws(state, "greece", "slaveRevolt");
  expect(questionSaid("en", state, 3).about).toEqual([
    "An event has struck: Slave Revolt.",
    "The slaves of Greece rise: 2 barbarian infantry.",
    "They are placed by the next power in play order that is not allied to the victim.",
  ]);
});

test("9.41, 9.44: with one's last marker of the turn one is told which fleets and armies its end will cost", () => {
  const state = answered("Pay 1 Talent", "Expansion");
  putPieces(state, "rome lilybaeum", { GS: 2 });
  putPieces(state, "rome tolosa", { LG: 1 });
  const warned = (): string[] => questionAt(state).filter((line) => line.includes("last marker"));
  expect(warned()).toEqual([]);
  state.cup[0] = 0;
  expect(warned()).toEqual([
    "Your last marker of the turn: fleets outside a friendly port are lost when it ends (Lilybaeum).",
    "Your last marker of the turn: armies without a line suffer attrition when it ends (Tolosa).",
  ]);
});

test("17.15: a question about a card says who plays it, against whom, and what it does; a pause says that it is one", () => {
  const spied = hold(hold(advanced(), "carthage", "ambush"), "greece", "cunctator");
  begin(spied, playedBy(spied, "rome", "spies"), [], [{ type: "choosePower", power: CARTHAGE }]);
  expect(questionSaid("en", spied, CARTHAGE).about).toEqual([
    "Rome plays Spies against Carthage: Its player sees the hand of another power.",
  ]);
  const paused = hold(advanced(), "carthage", "ambush");
  paused.advanced!.passed[CARTHAGE] = NONE;
  begin(paused, pauseOf(paused, ROME), []);
  expect(questionSaid("en", paused, CARTHAGE).about).toEqual(["Now: a pause between Moves."]);
});

test("11.21, R496: who says whose squadrons go down reads whose lie there, how many go, and of whom he is asked", () => {
  const state = SCENES["sea.storm"]!();
  expect(questionSaid("en", state, GREECE).about).toEqual([
    "The force of Greece at Mare Ionium: 2 galley squadrons of Greece, 1 galley squadron of the Soldier of Fortune.",
    "To go down now: 1 galley squadron. First those of the Soldier of Fortune (1); what they do not bear falls on the others (2).",
  ]);
  const labels = legalActions(paxRomana, state, GREECE).map((option) => actionSaid("en", state, GREECE, option));
  expect(labels).toEqual(["0 squadrons of the Soldier of Fortune", "1 squadron of the Soldier of Fortune"]);
});

test("12.47, R494: who names a Dictator reads who has left for him, and what it means to name nobody", () => {
  const state = SCENES["dictator.who"]!();
  expect(questionSaid("en", state, ROME).about).toContain("Gone back to the pool: leader 4 of Rome (2-4).");
  expect(actionSaid("en", state, ROME, { type: "decline" })).toBe(
    "Nobody: no Dictator comes, and whoever has left stays away",
  );
});
