import { expect, test } from "vitest";
import { worldOf } from "../config.ts";
import {
  CARTHAGE,
  data,
  FRESH,
  GREECE,
  GS,
  HORDE_0,
  LG,
  LI,
  MOVED,
  NONE,
  POWERS,
  ROME,
  SOLDIER_LEADER,
  UNITS,
  type CardName,
  type Power,
  type UnitName,
} from "../data/index.ts";
import { addArmy, horde, pergamum, pontus, slavesOf, soldier } from "../state/armies.ts";
import { addForce, addToForce, beside, emptyForce, standDown } from "../state/force.ts";
import { cardOf, UNTILS } from "../state/cards.ts";
import { advanced, hold } from "../rules/cards/testing.ts";
import { keyOf, placeOf } from "../state/keys.ts";
import { IN_BOX, IN_FORCE, putLeader } from "../state/leaders.ts";
import { pairOf } from "../state/pairs.ts";
import type { Frame } from "../engine/frame.ts";
import type { ProcName } from "../rules/frames.ts";
import type { State } from "../state/state.ts";
import { addUnits, countIn } from "../state/table.ts";
import { setControl } from "../rules/stability/settle.ts";
import { begin } from "../rules/battle/testing.ts";
import { majorMoveOf } from "../rules/movement/major-move.ts";
import { permit } from "../rules/diplomacy/pacts.ts";
import { nodeIn, position, putPieces } from "../testing/position.ts";
import { invariants } from "./index.ts";

const node = (state: State, id: string): number => nodeIn(worldOf(state.config).map, id);
const leader = (id: string): number => data.leaders.leaderOf.get(id)!;

/** Armies at Home, a fleet, a leader; and what a test does to them. Control is settled, unless the test is about it. */
function after(happens: (state: State) => void, isSettled = true): State {
  const state = position("V", {
    pieces: { "rome roma": { LG: 2, EL: 1, GS: 1 }, "carthage utica": { HI: 1 }, "greece pella": { city: 5 } },
    leaders: { "rome-3": "roma" },
    settled: true,
  });
  happens(state);
  if (isSettled) setControl(state);
  return state;
}

const broken = (happens: (state: State) => void, isSettled = true): string[] => {
  const state = after(happens, isSettled);
  return invariants.flatMap((rule) => (rule.holds(state) ? [] : [rule.name.split(":")[0]!]));
};

const put =
  (where: string, pieces: Parameters<typeof putPieces>[2]) =>
  (state: State): void =>
    putPieces(state, where, pieces);

/** A force of a power with units of a sort, on the march in a node. */
const march =
  (id: string, owner: number, unit: UnitName, proc: ProcName = "majorMove") =>
  (state: State): void => {
    const force = emptyForce(ROME, node(state, id));
    addForce(state, force);
    addToForce(state, force, owner, FRESH, UNITS.indexOf(unit), 1);
    state.frames.push({ proc, step: "begin" });
  };

const all =
  (...steps: readonly ((state: State) => void)[]) =>
  (state: State): void =>
    steps.forEach((step) => step(state));

test("3.2: nothing is wrong with an ordinary position, nor with a march", () => {
  expect(broken(() => undefined)).toEqual([]);
  expect(broken(march("capua", ROME, "LI"))).toEqual([]);
});

test("5.12: enemies do not share a Space, standing or on the march, with units, garrisons, works or a tribe", () => {
  for (const pieces of [{ LI: 1 }, { GARR: 1 }, { town: 2 }])
    expect(broken(put("carthage roma", pieces))).toEqual(["5.12"]);
  expect(broken(put("sof roma", { HI: 1 }))).toEqual(["5.12"]);
  expect(broken(put("slavesRome roma", { BI: 1 }))).toEqual(["5.12"]);
  expect(broken(march("utica", ROME, "LI"))).toEqual(["5.12"]);
  const tribe = (state: State): void => {
    state.tribes[worldOf(state.config).map.tribal[node(state, "gergovia")]!] = 2;
  };
  expect(broken(all(tribe, put("rome gergovia", { LI: 1 })))).toEqual(["5.12"]);
});

test("5.12, 4.1, 12.44, 12.73, 13.42, R232: those who may share a Space do", () => {
  const pact = (state: State): void => permit(state, CARTHAGE, ROME, "stack");
  expect(broken(all(pact, put("carthage roma", { LI: 1 })))).toEqual([]);
  expect(broken(put("carthage roma", { GS: 2 }))).toEqual([]);
  expect(broken(all((state) => void (state.armies = [soldier(ROME)]), put("sof roma", { HI: 1 })))).toEqual([]);
  const slaves = (state: State): void => addArmy(state, slavesOf(GREECE, node(state, "pella")));
  expect(broken(all(slaves, put("slavesGreece pella", { BI: 1 }), put("slavesRome pella", { BI: 1 })))).toEqual([]);
  const germans = (keeper: Power) => (state: State) => addArmy(state, horde(HORDE_0, "germans", keeper, 0));
  expect(broken(all(germans(ROME), put("horde0 roma", { BI: 1 })))).toEqual([]);
  expect(broken(all(germans(CARTHAGE), put("horde0 roma", { BI: 1 })))).toEqual(["5.12"]);
  expect(broken(all(germans(CARTHAGE), march("roma", HORDE_0, "BI")))).toEqual([]);
  expect(broken(all(put("independent narbo", { town: 2 }), put("horde0 narbo", { BI: 1 })))).toEqual([]);
});

test("5.12, 10.2: a Space where somebody arrives or fights is contested, and no other", () => {
  const fight = (id: string) => (state: State) =>
    void state.frames.push({ proc: "landBattle", step: "begin", space: node(state, id) } as State["frames"][number]);
  expect(broken(all(put("carthage roma", { LI: 1 }), fight("roma")), false)).toEqual([]);
  expect(broken(all(put("carthage roma", { LI: 1 }), fight("capua")), false)).toEqual(["5.12"]);
});

test("5.12, 8.43, 9.21: no leader is among land units of enemies, unless his fleet is there", () => {
  const caught = (state: State): void => putLeader(state, leader("rome-3"), node(state, "utica"));
  expect(broken(caught)).toEqual(["5.12"]);
  expect(broken(all(caught, put("rome utica", { GS: 1 })))).toEqual([]);
  expect(broken(all(caught, (state) => permit(state, CARTHAGE, ROME, "pass")))).toEqual([]);
  expect(broken((state) => putLeader(state, leader("carthage-3"), node(state, "pella")))).toEqual([]);
});

test("5.2: control that does not follow from the pieces, or was not settled, is told", () => {
  expect(broken(put("rome narbo", { LI: 1 }), false)).toEqual(["5.2"]);
  expect(broken((state) => void (state.control[0] = NONE), false)).toEqual(["5.2"]);
  expect(broken((state) => void (state.capitals = 0), false)).toEqual(["5.2"]);
});

test.each<[string, string, (state: State) => void]>([
  ["2.13", "galleys inland", put("rome capua", { GS: 1 })],
  ["2.13", "a stack on a point", (state) => addUnits(state, keyOf(node(state, "ltp_tritonis"), ROME, FRESH), LG, 1)],
  ["6.25", "Greek legions", put("greece pella", { LG: 1 })],
  ["6.25", "garrisons of the Soldier of Fortune", put("sof narbo", { GARR: 1 })],
  ["7.33", "walls below their least", put("rome capua", { city: 1 })],
  ["7.33", "a Town in the mountains", put("rome mazaca", { town: 2 })],
  ["10.68", "elephants alone", put("rome capua", { EL: 1 })],
  ["10.86", "two reduced legions", put("rome capua", { lg: 2 })],
  ["12.32", "militia abroad", put("rome narbo", { MIL: 1 })],
  ["12.61", "pirates inland", (state) => void state.pirates.push(node(state, "cirta"))],
  ["13.4", "a mutiny noted twice", (state) => void state.mutinies.push(placeOf(1, ROME), placeOf(1, ROME))],
  ["3.42", "a marker twice in the row", (state) => void state.row.push(...state.order, ...state.order)],
  ["4.1", "a pact with oneself", (state) => void (state.pacts[pairOf(ROME, ROME)] = 1)],
  ["8.1", "a leader in a force that is not there", (state) => void (state.leaders[leader("rome-3")] = IN_FORCE)],
  ["8.3", "a plain leader in the box", (state) => void (state.leaders[leader("rome-3")] = IN_BOX)],
  ["8.23", "a leader on a pass", (state) => putLeader(state, leader("rome-3"), node(state, "ltp_tritonis"))],
  [
    "12.4, 13.4",
    "the Soldier of Fortune whom nobody uses",
    (state) => {
      state.armies = [];
      putLeader(state, SOLDIER_LEADER, node(state, "capua"));
    },
  ],
])("%s: %s", (rule, _, happens) => {
  expect(broken(happens)).toEqual([rule]);
});

test("3.51: nobody is on the march while nobody moves", () => {
  expect(broken(all(march("capua", ROME, "LI", "manpower")))).toEqual(["3.51"]);
  expect(broken(all(march("capua", ROME, "LI"), (state) => void state.forces.push(null)))).toEqual(["3.51"]);
});

test("10.94: units go beside a force on the march only while it retreats, and stand again with what they had done", () => {
  const along = (state: State): void => {
    addToForce(state, state.forces[0]!, ROME, beside(MOVED), UNITS.indexOf("LI"), 2);
  };
  const retreats = (state: State): void => void state.frames.push({ proc: "retreat", step: "begin" });
  expect(broken(all(march("capua", ROME, "LI"), along))).toEqual(["10.94"]);
  expect(broken(all(march("capua", ROME, "LI"), along, retreats))).toEqual([]);
  const state = after(all(march("capua", ROME, "LI"), along));
  standDown(state, 0);
  expect(countIn(state, keyOf(node(state, "capua"), ROME, MOVED), UNITS.indexOf("LI"))).toBe(2);
});

test("8.44, R286: the leader of a horde does not march on without units of it", () => {
  const alone = (state: State): void => {
    addArmy(state, horde(HORDE_0, "westGauls", CARTHAGE, 0));
    const force = emptyForce(CARTHAGE, node(state, "narbo"));
    force.leaders = [leader("horde-0")];
    addForce(state, force);
    state.frames.push({ proc: "invasion", step: "begin" });
  };
  expect(broken(alone)).toEqual(["12.4, 13.4"]);
  const together = (state: State): void => addToForce(state, state.forces[0]!, HORDE_0, FRESH, UNITS.indexOf("BI"), 2);
  expect(broken(all(alone, together))).toEqual([]);
});

test("no stack is empty, or out of order", () => {
  const stacks = "stacks are sorted, and none is empty or owes units";
  expect(broken((state) => void (state.table.counts[GS] = -1))).toContain(stacks);
  expect(broken((state) => void (state.table.keys = state.table.keys.toReversed()), false)).toContain(stacks);
});

const ALLIES = "12.51, 12.54, 12.55";

const chooses = (state: State, power: Power): void => {
  const frame: Frame & { power: Power } = { proc: "handLimit", step: "discard", power };
  state.frames.push(frame);
};

const brokenWithCards = (happens: (state: State) => void): string[] => {
  const state = hold(advanced({ pieces: { "rome roma": { LG: 2 } } }), "rome", "ambush", "spies");
  happens(state);
  return invariants.flatMap((rule) => (rule.holds(state) ? [] : [rule.name.split(":")[0]!]));
};

test.each<[string, string[], (state: State) => void]>([
  ["a card is lost", ["17.1"], (state) => void state.cards!.deck.pop()],
  ["a card is there twice", ["17.1"], (state) => void state.cards!.deck.push(state.cards!.deck.at(-1)!)],
  ["a deck out of order", ["17.1"], (state) => void state.cards!.deck.push(state.cards!.deck.shift()!)],
  ["a card that is played at once in a hand", ["17.1"], (state) => swap(state, "disease")],
  ["four cards at rest", ["17.14"], (state) => void hold(state, "rome", "traitor", "cunctator")],
  [
    "four cards while another chooses",
    ["17.14"],
    (state) => {
      hold(state, "rome", "traitor", "cunctator");
      chooses(state, CARTHAGE);
    },
  ],
  [
    "five cards while their owner chooses",
    ["17.14"],
    (state) => {
      hold(state, "rome", "traitor", "cunctator", "corvus");
      chooses(state, ROME);
    },
  ],
  [
    "Pergamum is the ally of two",
    [ALLIES, "13.4"],
    (state) => {
      state.advanced!.pergamumAlly = ROME;
      addArmy(state, pergamum(ROME));
      addArmy(state, pergamum(CARTHAGE));
    },
  ],
  ["Pergamum has an ally, and no army knows it", [ALLIES], (state) => void (state.advanced!.pergamumAlly = ROME)],
  [
    "Pergamum moves for somebody else",
    [ALLIES],
    (state) => {
      state.advanced!.pergamumAlly = ROME;
      addArmy(state, pergamum(CARTHAGE));
    },
  ],
  ["Pontus moves for somebody, and nobody plays it", [ALLIES], (state) => addArmy(state, pontus(ROME))],
  ["the ally of Rhodes is no power", [ALLIES], (state) => void (state.advanced!.rhodesAlly = POWERS.length)],
  [
    "a card that others have seen is not there",
    ["R326"],
    (state) => void (state.cards!.known[pairOf(ROME, CARTHAGE)] = [0]),
  ],
  ["an own card is known", ["R326"], (state) => void (state.cards!.known[pairOf(ROME, ROME)] = [cardOf("ambush")])],
  ["no counter lies where somebody has looked", ["R316"], (state) => void (state.advanced!.tribeSeen[0] = 1)],
  ["a marker of Pontus that nobody moves", ["12.55"], (state) => void (state.advanced!.pontusMarkers = 1)],
  [
    "a player of Pontus who does not play",
    ["12.51, 12.54, 12.55", "12.55"],
    (state) => void (state.advanced!.pontusPlayer = 7),
  ],
  ["a pass until nobody knows when", ["17.15"], (state) => void (state.advanced!.passed[ROME] = UNTILS.length)],
  ["a pass of nobody", ["17.15"], (state) => void (state.advanced!.silent = 1 << POWERS.length)],
  ["a Civil War of nobody", ["17.15"], (state) => void (state.advanced!.civilWar = -1)],
  ["fewer powers than there are", ["17.15"], (state) => void state.advanced!.free.pop()],
  ["no cards in the Advanced Game", ["17.1"], (state) => void delete state.cards],
])("17.1, 17.14: an invariant of cards is broken: %s", (_, names, happens) => {
  expect(brokenWithCards(() => undefined)).toEqual([]);
  expect(brokenWithCards(happens)).toEqual(names);
});

test("1.1: cards in the Standard Game break an invariant", () => {
  expect(broken((state) => void (state.cards = advanced().cards!))).toEqual(["17.1"]);
});

/** A card of the deck changes places with one in Rome's hand. */
function swap(state: State, name: CardName): void {
  const { deck, hands } = state.cards!;
  const [held] = hands[ROME]!.splice(0, 1);
  hands[ROME]!.push(...deck.splice(deck.indexOf(cardOf(name)), 1));
  hands[ROME]!.sort((a, b) => a - b);
  deck.push(held!);
  deck.sort((a, b) => a - b);
}

test("5.12: ships lie with land forces of others, but whoever is ashore with them does not", () => {
  const state = position("V", { pieces: { "mamertines messana": { HI: 1 } }, settled: true });
  const index = addForce(state, emptyForce(CARTHAGE, node(state, "messana")));
  addToForce(state, state.forces[index]!, CARTHAGE, FRESH, GS, 2);
  state.touched = [0, 0];
  const isBroken = (): boolean => invariants.some((rule) => rule.name.startsWith("5.12: no en") && !rule.holds(state));
  expect(isBroken()).toBe(false);
  addToForce(state, state.forces[index]!, CARTHAGE, FRESH, LI, 1);
  expect(isBroken()).toBe(true);
});

test("5.11, 5.12, R378: a fleet that is put together in a port of others, with a leader, breaks no invariant", () => {
  const pieces = { "mamertines messana": { HI: 1, LI: 1 }, "carthage messana": { GS: 2 } };
  const state = position("V", { pieces, leaders: { "carthage-2": "messana" }, settled: true });
  const at = node(state, "messana");
  begin(state, majorMoveOf(CARTHAGE, "own"), [], [{ type: "at", node: at }, { type: "fleet" }, { type: "some" }]);
  expect(invariants.filter((rule) => !rule.holds(state)).map(({ name }) => name)).toEqual([]);
});
